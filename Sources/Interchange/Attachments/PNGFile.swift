/// The chunks of a PNG file (PNG, third edition).
enum PNGFile {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Chunks that the picture is drawn by.
    private static let kept = [
        "IHDR", "PLTE", "IDAT", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "cICP", "mDCV", "cLLI", "sBIT", "bKGD",
        "sPLT", "pHYs", "acTL", "fcTL", "fdAT",
    ].map { Array($0.utf8) }

    /// The picture with its colours, its animation and its orientation, without texts, times and other metadata. Nil if the
    /// chunks cannot be followed to the end.
    static func cleaned(_ bytes: [UInt8]) -> CleanPhoto? {
        guard bytes.hasText("IHDR", at: 12), let width = bytes.bigEndian(4, at: 16),
            let height = bytes.bigEndian(4, at: 20), bytes.bigEndian(4, at: 8) == 13, width > 0,
            height > 0
        else { return nil }
        var photo = CleanPhoto(content: signature, width: width, height: height)
        photo.content.reserveCapacity(bytes.count)
        var orientation = ExifOrientation.upright
        var exifPlace = signature.count
        var position = signature.count
        while let length = bytes.bigEndian(4, at: position) {
            let end = Int64(position) + 12 + length
            guard end <= Int64(bytes.count) else { return nil }
            let type = Array(bytes[position + 4..<position + 8])
            if bytes.hasText("eXIf", at: position + 4) {
                orientation = ExifOrientation(tiff: Array(bytes[position + 8..<Int(end) - 4]))
            }
            if kept.contains(type) { photo.content += bytes[position..<Int(end)] }
            if position == signature.count { exifPlace = photo.content.count }
            position = Int(end)
            guard type == Array("IEND".utf8) else { continue }
            photo.content += chunk("IEND", [])
            if orientation != .upright {
                photo.content.insert(contentsOf: chunk("eXIf", orientation.tiff), at: exifPlace)
            }
            return photo
        }
        return nil
    }

    /// A chunk of fewer than 256 bytes.
    private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
        let checked = Array(type.utf8) + content
        let sum = CRC32.of(checked[...])
        return [0, 0, 0, UInt8(content.count)] + checked
            + [UInt8(sum >> 24), UInt8(sum >> 16 & 255), UInt8(sum >> 8 & 255), UInt8(sum & 255)]
    }
}
