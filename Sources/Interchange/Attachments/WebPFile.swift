/// The chunks of a WebP file (RFC 9649).
enum WebPFile {
    /// Chunks that the picture is drawn by.
    private static let kept = ["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"].map { Array($0.utf8) }
    /// Flags of VP8X: the file has Exif data, or XMP.
    private static let exifFlag: UInt8 = 8
    private static let xmpFlag: UInt8 = 4

    /// The picture with its colour profile, its animation and its orientation, without other metadata. Nil if the chunks
    /// cannot be followed to the end.
    static func cleaned(_ bytes: [UInt8]) -> CleanPhoto? {
        guard let size = bytes.littleEndian(4, at: 4), size + 8 <= Int64(bytes.count) else { return nil }
        let fileEnd = Int(size) + 8
        var photo = CleanPhoto(content: Array(bytes[..<12]), width: 0, height: 0)
        photo.content.reserveCapacity(bytes.count)
        var orientation = ExifOrientation.upright
        var flagsPlace: Int?
        var position = 12
        while position < fileEnd {
            guard let length = bytes.littleEndian(4, at: position + 4) else { return nil }
            let start = position + 8
            let end = Int64(start) + length
            // A chunk of odd length is followed by a zero, which some programs leave out at the end.
            guard end <= Int64(fileEnd) else { return nil }
            let type = Array(bytes[position..<position + 4])
            if bytes.hasText("EXIF", at: position) {
                orientation = ExifOrientation(tiff: tiff(Array(bytes[start..<Int(end)])))
            }
            if kept.contains(type) {
                if bytes.hasText("VP8X", at: position), length >= 10 { flagsPlace = photo.content.count + 8 }
                if photo.width == 0, let pixels = self.size(bytes, position, start, Int(end)) {
                    (photo.width, photo.height) = pixels
                }
                photo.content += bytes[position..<Int(end)]
                if length & 1 == 1 { photo.content.append(0) }
            }
            position = Int(end) + Int(length & 1)
        }
        guard photo.width > 0 else { return nil }
        if let flagsPlace {
            photo.content[flagsPlace] &= ~(exifFlag | xmpFlag)
            if orientation != .upright {
                photo.content[flagsPlace] |= exifFlag
                photo.content += Array("EXIF".utf8) + [UInt8(orientation.tiff.count), 0, 0, 0] + orientation.tiff
            }
        }
        let written = photo.content.count - 8
        for index in 0..<4 { photo.content[4 + index] = UInt8(written >> (8 * index) & 255) }
        return photo
    }

    /// The TIFF file of an Exif chunk, before which some programs write what a JPEG file has there.
    private static func tiff(_ bytes: [UInt8]) -> [UInt8] {
        bytes.hasText("Exif\0\0", at: 0) ? Array(bytes.dropFirst(6)) : bytes
    }

    /// The size in pixels that a chunk tells; nil if it tells none.
    private static func size(_ bytes: [UInt8], _ chunk: Int, _ start: Int, _ end: Int) -> (Int64, Int64)? {
        guard end - start >= 10 else { return nil }
        if bytes.hasText("VP8X", at: chunk) {
            guard let width = bytes.littleEndian(3, at: start + 4), let height = bytes.littleEndian(3, at: start + 7)
            else { return nil }
            return (width + 1, height + 1)
        }
        if bytes.hasText("VP8L", at: chunk), bytes[start] == 0x2F {
            guard let bits = bytes.littleEndian(4, at: start + 1) else { return nil }
            return ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
        }
        if bytes.hasText("VP8 ", at: chunk), bytes[start + 3] == 0x9D, bytes[start + 4] == 1, bytes[start + 5] == 0x2A {
            guard let width = bytes.littleEndian(2, at: start + 6), let height = bytes.littleEndian(2, at: start + 8)
            else { return nil }
            return (width & 0x3FFF, height & 0x3FFF)
        }
        return nil
    }
}
