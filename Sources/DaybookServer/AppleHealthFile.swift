import CZlib
import Foundation
import Interchange

/// A file that holds Apple Health's export: the zip that a phone makes, in any language, the XML in it, or the folder that
/// a Mac unpacks it to by itself.
///
/// It is read in pieces and unpacked on the way, so that neither is ever whole in memory or on the disk. People's exports
/// have up to some 20 GB of XML, packed 10 to 40 times smaller; what is larger than `longest`, or beyond its first 64 MB
/// unpacks to more than 200 times what it was, is no export but made to fill a disk, and is refused.
public final class AppleHealthFile {
    /// How many bytes the XML may have.
    public static let longest: Int64 = 64 << 30
    /// How often larger the XML may be than what it was packed to, beyond the first bytes.
    static let highestRatio: Int64 = 200
    static let unboundedBytes: Int64 = 64 << 20

    private let file: Int32
    private let size: Int64
    private var input = [UInt8](repeating: 0, count: 256 << 10)

    /// What of a zip's file was unpacked.
    private struct Unpacked {
        var size: Int64 = 0
        var packedSize: Int64 = 0
        var checksum: UInt = 0
        var problem: HealthProblem.Kind?
    }

    /// Opens a file; nil where it cannot be opened.
    public init?(_ path: String) {
        file = open(Self.plainExport(in: path) ?? path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        var status = stat()
        size = fstat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG ? Int64(status.st_size) : 0
    }

    deinit { if file >= 0 { close(file) } }

    /// What the export in it says; nil if it holds none. Throws what is wrong where nothing can be read.
    public func export(order: [String] = AppleHealth.usualOrder) throws(ImportFailure) -> HealthExport? {
        guard let start = bytes(at: 0, Int(min(size, 4096))) else { return nil }
        if AppleHealth.isExport(start) { return try plainExport(order) }
        guard start.starts(with: [80, 75, 3, 4]) else { return nil }
        let entries: [ZipDirectory.Entry]
        do throws(ImportFailure) {
            entries = try ZipDirectory(size: size) { bytes(at: $0, $1) }.entries
        } catch {
            return try exportWithoutDirectory(order)
        }
        for entry in entries where Self.canBeExport(entry) {
            let content = try ZipDirectory.content(of: entry) { bytes(at: $0, $1) }
            if isExport(entry, at: content) { return try export(in: entry, at: content, order, []) }
        }
        return nil
    }

    /// The path of the XML in a folder; nil where there is none, or for no folder.
    private static func plainExport(in folder: String) -> String? {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return nil }
        return names.sorted().lazy.filter { $0.lowercased().hasSuffix(".xml") && !ZipDirectory.isLitter($0) }
            .map { folder + "/" + $0 }
            .first { path in
                guard let file = FileHandle(forReadingAtPath: path) else { return false }
                return AppleHealth.isExport((try? file.read(upToCount: 4096)) ?? Data())
            }
    }

    private static func canBeExport(_ entry: ZipDirectory.Entry) -> Bool {
        entry.path.lowercased().hasSuffix(".xml") && !ZipDirectory.isLitter(entry.path) && !entry.isEncrypted
            && (entry.method == 0 || entry.method == 8)
    }

    private func plainExport(_ order: [String]) throws(ImportFailure) -> HealthExport {
        guard size <= Self.longest else { throw .tooLarge }
        var reader = AppleHealth(order: order)
        var offset: Int64 = 0
        while let count = fill(at: offset, input.count) {
            input.withUnsafeBytes { reader.read(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
            offset += Int64(count)
        }
        return try reader.finish()
    }

    /// Goes from file to file by their own headers, for an archive whose end is missing.
    private func exportWithoutDirectory(_ order: [String]) throws(ImportFailure) -> HealthExport? {
        var offset: Int64 = 0
        while let (entry, content) = ZipDirectory.own(at: offset, read: { bytes(at: $0, $1) }) {
            if Self.canBeExport(entry), isExport(entry, at: content) {
                return try export(in: entry, at: content, order, [.brokenZip])
            }
            var packed = entry.packedSize
            if packed == nil, entry.method == 8 {
                // Its packed bytes tell where they end, and a record of 16 or 24 bytes, or 12 or 20 without its mark, follows.
                let unpacked = try unpack(entry, at: content) { _ in }
                if unpacked.problem == nil {
                    packed = unpacked.packedSize + lengthOfDescriptor(content + unpacked.packedSize)
                }
            }
            guard let packed, packed < size else { break }
            offset = content + packed
        }
        throw .badArchive(path: "", .truncated)
    }

    private func lengthOfDescriptor(_ offset: Int64) -> Int64 {
        for length: Int64 in [16, 24, 12, 20] {
            if let next = bytes(at: offset + length, 4), next.starts(with: [80, 75]), next[2] < 8 { return length }
        }
        return 16
    }

    private func isExport(_ entry: ZipDirectory.Entry, at content: Int64) -> Bool {
        var start: [UInt8] = []
        struct Enough: Error {}
        _ = try? unpackOrStop(entry, at: content) { bytes in
            start += bytes.prefix(4096)
            throw Enough()
        }
        return AppleHealth.isExport(start)
    }

    private func export(
        in entry: ZipDirectory.Entry, at content: Int64, _ order: [String], _ problems: [HealthProblem.Kind]
    ) throws(ImportFailure) -> HealthExport {
        if let size = entry.size, size > Self.longest { throw .tooLarge }
        var reader = AppleHealth(order: order)
        let unpacked = try unpack(entry, at: content) { reader.read($0) }
        for problem in problems { reader.report(problem, at: size) }
        if let problem = unpacked.problem {
            // Where the zip is cut off is a place in the zip; where its bytes are damaged, one in the XML.
            if !problems.contains(problem) { reader.report(problem, at: problem == .brokenZip ? size : unpacked.size) }
        } else if let checksum = entry.checksum, UInt(checksum) != unpacked.checksum || entry.size != unpacked.size {
            reader.report(.damaged, at: unpacked.size)
        }
        return try reader.finish()
    }

    private func unpack(
        _ entry: ZipDirectory.Entry, at content: Int64, give: (UnsafeRawBufferPointer) -> Void
    ) throws(ImportFailure) -> Unpacked {
        do { return try unpackOrStop(entry, at: content, give: give) } catch let error as ImportFailure {
            throw error
        } catch {
            throw .badArchive(path: entry.path, .damaged)
        }
    }

    private func unpackOrStop(
        _ entry: ZipDirectory.Entry, at content: Int64, give: (UnsafeRawBufferPointer) throws -> Void
    ) throws -> Unpacked {
        var unpacked = Unpacked()
        guard var stream = InflateStream() else { throw ImportFailure.tooLarge }
        let end = entry.packedSize.map { min(content + $0, size) } ?? size
        var offset = content
        while let count = fill(at: offset, Int(min(Int64(input.count), end - offset))) {
            offset += Int64(count)
            unpacked.packedSize += Int64(count)
            func giveOn(_ bytes: UnsafeRawBufferPointer) throws {
                unpacked.size += Int64(bytes.count)
                guard unpacked.size <= Self.longest,
                    unpacked.size <= max(Self.unboundedBytes, unpacked.packedSize * Self.highestRatio)
                else { throw ImportFailure.tooLarge }
                unpacked.checksum = crc32(
                    unpacked.checksum, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt32(bytes.count))
                try give(bytes)
            }
            let progress = try input.withUnsafeBytes { input -> InflateStream.Progress in
                let packed = UnsafeRawBufferPointer(rebasing: input[..<count])
                if entry.method == 8 { return try stream.take(packed, give: giveOn) }
                try giveOn(packed)
                return offset == end && end - content == entry.packedSize ? .isWhole(rest: 0) : .goesOn
            }
            switch progress {
            case .goesOn: continue
            case .isWhole(let rest): unpacked.packedSize -= Int64(rest)
            case .isDamaged: unpacked.problem = .damaged
            }
            return unpacked
        }
        unpacked.problem = .brokenZip
        return unpacked
    }

    /// Reads into `input`, as many bytes as there are; nil where there are none.
    private func fill(at offset: Int64, _ count: Int) -> Int? {
        while count > 0 {
            let read = input.withUnsafeMutableBytes { pread(file, $0.baseAddress, count, off_t(offset)) }
            if read < 0, errno == EINTR { continue }
            return read > 0 ? read : nil
        }
        return nil
    }

    /// Exactly so many bytes; nil where they are not there.
    private func bytes(at offset: Int64, _ count: Int) -> [UInt8]? {
        guard offset >= 0, count >= 0, offset <= size, Int64(count) <= size - offset else { return nil }
        var read = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while read < count {
                let more = pread(file, buffer.baseAddress! + read, count - read, off_t(offset) + off_t(read))
                if more < 0, errno == EINTR { continue }
                guard more > 0 else { break }
                read += more
            }
            filled = read
        }
        return read == count ? bytes : nil
    }
}
