import Foundation

/// A kind of damage to the bytes of a file.
public enum Damage: String, CaseIterable, Sendable {
    case bits, bitOfPageHeader, bitOfFileHeader, bytes, overwrittenPage, zeroedPage, overwrittenBetweenPages, cutOff,
        cutOffPages, swappedPages, repeatedPage, null

    public static let pageSize = 4096

    /// Damages a file. Returns where the content of pages is that have moved.
    public func apply(to bytes: inout [UInt8], _ random: inout SeededRandomness) -> [Int: Int] {
        let pageCount = max(1, bytes.count / Self.pageSize)
        let page = random.number(0...pageCount - 1)
        let start = page * Self.pageSize
        func overwrite(_ start: Int, _ count: Int, zero: Bool = false) {
            for index in start..<min(start + count, bytes.count) {
                bytes[index] = zero ? 0 : UInt8(random.number(0...255))
            }
        }
        func flip(_ index: Int) { bytes[min(index, bytes.count - 1)] ^= 1 << UInt8(random.number(0...7)) }
        switch self {
        case .bits: for _ in 1...random.one(of: [1, 1, 2, 5]) { flip(random.number(0...bytes.count - 1)) }
        case .bitOfPageHeader: flip(start + random.number(0...60))
        case .bitOfFileHeader: flip(random.number(0...99))
        case .bytes: overwrite(random.number(0...bytes.count - 1), random.one(of: [1, 2, 8, 64, 300]))
        case .overwrittenPage: overwrite(start, Self.pageSize)
        case .zeroedPage: overwrite(start, Self.pageSize, zero: true)
        case .overwrittenBetweenPages: overwrite(random.number(0...bytes.count - 1), Self.pageSize)
        case .cutOff: bytes.removeLast(random.number(1...bytes.count - 1))
        case .cutOffPages: bytes.removeLast(min(bytes.count - 1, Self.pageSize * random.number(1...3)))
        case .null:
            if let column = Self.column(in: bytes, start, isFirst: page == 0, &random) { bytes[column] = 0 }
        case .swappedPages, .repeatedPage:
            let other = random.number(0...pageCount - 1)
            guard page != other, (max(page, other) + 1) * Self.pageSize <= bytes.count else { return [:] }
            let content = Array(bytes[start..<start + Self.pageSize])
            let otherStart = other * Self.pageSize
            if self == .swappedPages {
                bytes[start..<start + Self.pageSize] = bytes[otherStart..<otherStart + Self.pageSize]
            }
            bytes.replaceSubrange(otherStart..<otherStart + Self.pageSize, with: content)
            return self == .swappedPages ? [page: other, other: page] : [:]
        }
        return [:]
    }

    /// The index of the byte that says of what type and length a column of a row on a page is; nil if the page has no rows. With 0 there,
    /// the column is NULL (https://www.sqlite.org/fileformat2.html, chapter 2.1).
    private static func column(
        in bytes: [UInt8], _ start: Int, isFirst: Bool, _ random: inout SeededRandomness
    ) -> Int? {
        let header = isFirst ? start + 100 : start
        guard start + pageSize <= bytes.count, [0x0D, 0x0A].contains(bytes[header]) else { return nil }
        let count = Int(bytes[header + 3]) << 8 | Int(bytes[header + 4])
        guard 1...1000 ~= count else { return nil }
        let pointer = header + 8 + random.number(0...count - 1) * 2
        var index = start + (Int(bytes[pointer]) << 8 | Int(bytes[pointer + 1]))
        let end = start + pageSize
        // The length of the row and, in a table, its number stand before the columns' types.
        for _ in 0..<(bytes[header] == 0x0D ? 2 : 1) {
            while index < end, bytes[index] >= 0x80 { index += 1 }
            index += 1
        }
        guard index < end, 2...20 ~= bytes[index], index + Int(bytes[index]) <= end else { return nil }
        let types = (index + 1..<index + Int(bytes[index])).filter { bytes[$0] != 0 }
        return types.isEmpty ? nil : random.one(of: types)
    }
}

/// The place of an envelope's bytes in a sound file, found by comparing bytes, without anything of the program's.
public struct EnvelopePlace: Sendable {
    private var parts: [Range<Int>] = []
    private let envelope: [UInt8]

    /// Nil if the file has not all of the envelope.
    public init?(_ envelope: [UInt8], in file: [UInt8]) {
        self.envelope = envelope
        guard let first = Data(file).range(of: Data(envelope.prefix(80)))?.lowerBound else { return nil }
        var (start, done) = (first, 0)
        while true {
            var count = 0
            let pageEnd = (start / Damage.pageSize + 1) * Damage.pageSize
            while done + count < envelope.count, start + count < pageEnd, file[start + count] == envelope[done + count]
            {
                count += 1
            }
            parts.append(start..<start + count)
            done += count
            if done == envelope.count { return }
            // The rest begins after the four bytes with which a further page begins. A few bytes can be equal by chance.
            let pages = stride(from: 4, to: file.count, by: Damage.pageSize)
            var next: Int?
            for shorter in 0..<4 where next == nil && shorter < count {
                let rest = envelope[(done - shorter)...].prefix(24)
                next = pages.first { file[$0...].starts(with: rest) }
                if next != nil {
                    done -= shorter
                    parts[parts.count - 1] = start..<start + count - shorter
                }
            }
            guard let next else { return nil }
            start = next
        }
    }

    /// Whether a damaged file still has all bytes of the envelope, at their places or on pages that have moved.
    public func isWhole(in file: [UInt8], moved: [Int: Int] = [:]) -> Bool {
        var done = 0
        for part in parts {
            let page = part.lowerBound / Damage.pageSize
            let start = part.lowerBound + ((moved[page] ?? page) - page) * Damage.pageSize
            guard start + part.count <= file.count,
                file[start..<start + part.count].elementsEqual(envelope[done..<done + part.count])
            else { return false }
            done += part.count
        }
        return true
    }
}
