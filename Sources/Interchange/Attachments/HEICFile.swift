/// The boxes of a HEIC file (ISO/IEC 14496-12 and 23008-12). Positions in it are absolute, so metadata are overwritten
/// where they are: all offsets stay right.
struct HEICFile {
    private struct Box {
        /// The index of the four letters of its type.
        let type: Int
        let content: Range<Int>
    }

    private var bytes: [UInt8]
    /// Ids of the items that are not part of the picture: Exif data, XMP and what nobody knows.
    private var metadata: Set<Int64> = []
    /// The content of the box that small items are in.
    private var inlineData = 0..<0
    /// Bytes that were overwritten, which are never more than there are unless the file is made to take long.
    private var erasedCount = 0
    private var width: Int64 = 0
    private var height: Int64 = 0

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Items that the picture is drawn by.
    private static let keptItems = ["hvc1", "hvt1", "lhv1", "hev1", "grid", "iden", "iovl", "tmap"]
        .map { Array($0.utf8) }
    private static let keptBoxes = ["ftyp", "meta", "mdat"].map { Array($0.utf8) }
    private static let keptMetaBoxes = ["hdlr", "pitm", "iinf", "iloc", "iref", "iprp", "idat", "dinf", "grpl"]
        .map { Array($0.utf8) }
    /// Properties that the picture is drawn by. Others are texts, times and what nobody knows.
    private static let keptProperties = [
        "ispe", "pixi", "colr", "hvcC", "lhvC", "irot", "imir", "clap", "pasp", "auxC", "clli", "mdcv", "cclv", "amve",
        "oinf", "tols", "lsel", "a1lx", "rloc", "iscl",
    ].map { Array($0.utf8) }
    private static let keptPropertyBoxes = ["ipco", "ipma"].map { Array($0.utf8) }
    private static let brands = ["heic", "heix", "heim", "heis", "hevc", "hevx"].map { Array($0.utf8) }

    /// Whether a file begins as a HEIC file does.
    static func isKnown(_ bytes: [UInt8]) -> Bool {
        guard bytes.hasText("ftyp", at: 4), let size = bytes.bigEndian(4, at: 0), size >= 16, size <= 1024,
            size <= Int64(bytes.count)
        else { return false }
        let own = stride(from: 8, to: Int(size) - 3, by: 4).map { Array(bytes[$0..<$0 + 4]) }
        return own.contains { brands.contains($0) }
    }

    /// The picture with its colours and its orientation, which are in boxes of their own, and with zeros for all other
    /// metadata. Nil if the boxes cannot be followed.
    static func cleaned(_ bytes: [UInt8]) -> CleanPhoto? {
        var file = HEICFile(bytes)
        guard file.clean() else { return nil }
        return CleanPhoto(content: file.bytes, width: file.width, height: file.height)
    }

    private mutating func clean() -> Bool {
        guard let boxes = boxes(in: 0..<bytes.count), let meta = only("meta", of: boxes), meta.content.count >= 4,
            let parts = self.boxes(in: meta.content.dropFirst(4))
        else { return false }
        guard let items = only("iinf", of: parts), readItems(items.content), let locations = only("iloc", of: parts)
        else { return false }
        inlineData = parts.first { bytes.hasText("idat", at: $0.type) }?.content ?? 0..<0
        guard eraseItems(locations.content) else { return false }
        for box in parts where bytes.hasText("iprp", at: box.type) {
            guard cleanProperties(box.content) else { return false }
        }
        // The name of the program that wrote it.
        for box in parts where bytes.hasText("hdlr", at: box.type) { erase(box.content.dropFirst(24), with: 0) }
        for box in boxes where !Self.keptBoxes.contains(type(of: box)) { blank(box) }
        for box in parts where !Self.keptMetaBoxes.contains(type(of: box)) { blank(box) }
        return true
    }

    /// The box of a type; nil if there is none, or another that nobody would look at.
    private func only(_ type: StaticString, of boxes: [Box]) -> Box? {
        let found = boxes.filter { bytes.hasText(type, at: $0.type) }
        return found.count == 1 ? found[0] : nil
    }

    private func type(of box: Box) -> [UInt8] { Array(bytes[box.type..<box.type + 4]) }

    /// The boxes that fill a range; nil if they do not.
    private func boxes(in range: Range<Int>) -> [Box]? {
        var boxes: [Box] = []
        var position = range.lowerBound
        while position < range.upperBound {
            guard range.upperBound - position >= 8, let size = bytes.bigEndian(4, at: position) else { return nil }
            var (head, length) = (8, size)
            if size == 1 {
                // A length of 64 bits, of which no file here has more than 32.
                guard bytes.bigEndian(4, at: position + 8) == 0, let long = bytes.bigEndian(4, at: position + 12) else {
                    return nil
                }
                (head, length) = (16, long)
            } else if size == 0 {
                length = Int64(range.upperBound - position)
            }
            guard length >= Int64(head), length <= Int64(range.upperBound - position) else { return nil }
            boxes.append(Box(type: position + 4, content: position + head..<position + Int(length)))
            position += Int(length)
        }
        return boxes
    }

    private mutating func blank(_ box: Box) {
        bytes.replaceSubrange(box.type..<box.type + 4, with: Array("free".utf8))
        erase(box.content, with: 0)
    }

    private mutating func erase(_ range: Range<Int>, with byte: UInt8) {
        for index in range { bytes[index] = byte }
    }

    /// Finds the items that are metadata.
    private mutating func readItems(_ content: Range<Int>) -> Bool {
        guard content.count >= 8 else { return false }
        let countLength = bytes[content.lowerBound] == 0 ? 2 : 4
        guard let boxes = boxes(in: content.dropFirst(4 + countLength)) else { return false }
        for box in boxes {
            let start = box.content.lowerBound
            guard bytes.hasText("infe", at: box.type), box.content.count >= 12 else { return false }
            let version = bytes[start]
            guard version == 2 || version == 3 && box.content.count >= 14 else { return false }
            let length = version == 2 ? 2 : 4
            guard let id = bytes.bigEndian(length, at: start + 4) else { return false }
            let type = start + 4 + length + 2
            if !Self.keptItems.contains(Array(bytes[type..<type + 4])) { metadata.insert(id) }
            // Its name and whatever follows.
            erase(type + 4..<box.content.upperBound, with: 0)
        }
        return true
    }

    /// Overwrites the items that are metadata.
    private mutating func eraseItems(_ content: Range<Int>) -> Bool {
        var reader = BoxReader(bytes, content)
        guard let version = reader.number(1), version <= 2, reader.number(3) != nil, let sizes = reader.number(2) else {
            return false
        }
        let (offset, length) = (Int(sizes >> 12 & 15), Int(sizes >> 8 & 15))
        let (base, index) = (Int(sizes >> 4 & 15), version == 0 ? 0 : Int(sizes & 15))
        guard [offset, length, base, index].allSatisfy({ [0, 4, 8].contains($0) }),
            let count = reader.number(version < 2 ? 2 : 4)
        else { return false }
        for _ in 0..<count {
            guard let id = reader.number(version < 2 ? 2 : 4), let method = version == 0 ? 0 : reader.number(2),
                reader.number(2) != nil, let start = reader.number(base), let extents = reader.number(2)
            else { return false }
            for _ in 0..<extents {
                guard reader.number(index) != nil, let from = reader.number(offset), let size = reader.number(length)
                else { return false }
                guard metadata.contains(id) else { continue }
                guard eraseExtent(start + from, size, inline: method & 15) else { return false }
            }
        }
        return true
    }

    private mutating func eraseExtent(_ start: Int64, _ size: Int64, inline method: Int64) -> Bool {
        guard method <= 1, size > 0 else { return false }
        let place = method == 0 ? 0..<bytes.count : inlineData
        guard start + size <= Int64(place.count) else { return false }
        erasedCount += Int(size)
        guard erasedCount <= bytes.count else { return false }
        let first = place.lowerBound + Int(start)
        erase(first..<first + Int(size), with: 0)
        return true
    }

    /// Blanks the properties that the picture is not drawn by. The others keep their numbers, which are their places.
    private mutating func cleanProperties(_ content: Range<Int>) -> Bool {
        guard let boxes = boxes(in: content) else { return false }
        for box in boxes where !Self.keptPropertyBoxes.contains(type(of: box)) { blank(box) }
        for box in boxes where bytes.hasText("ipco", at: box.type) {
            guard let properties = self.boxes(in: box.content) else { return false }
            for property in properties where !Self.keptProperties.contains(type(of: property)) { blank(property) }
            readSize(properties)
        }
        return true
    }

    /// Takes the largest of the pictures' sizes, which is that of the whole.
    private mutating func readSize(_ properties: [Box]) {
        for property in properties where bytes.hasText("ispe", at: property.type) && property.content.count >= 12 {
            let start = property.content.lowerBound + 4
            guard let width = bytes.bigEndian(4, at: start), let height = bytes.bigEndian(4, at: start + 4) else {
                continue
            }
            if width > self.width { (self.width, self.height) = (width, height) }
        }
    }
}

/// Reads big-endian numbers of a box.
private struct BoxReader {
    private let bytes: [UInt8]
    private var position: Int
    private let end: Int

    init(_ bytes: [UInt8], _ range: Range<Int>) {
        self.bytes = bytes
        (position, end) = (range.lowerBound, range.upperBound)
    }

    /// The next number of up to 8 bytes; nil beyond the end, and above 2^48.
    mutating func number(_ length: Int) -> Int64? {
        guard length <= end - position else { return nil }
        if length == 8 {
            guard let high = number(2), high == 0 else { return nil }
            return number(6)
        }
        defer { position += length }
        return bytes.bigEndian(length, at: position)
    }
}
