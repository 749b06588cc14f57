/// The segments of a JPEG file (ITU-T T.81, annex B).
enum JPEGFile {
    private static let exif = Array("Exif\0\0".utf8)
    /// Bytes of a JFIF segment before the size of its thumbnail.
    private static let headOfJFIF = 12

    /// The picture with its colour profile and its orientation, without all other metadata and without anything behind its
    /// end, where phones put further pictures and films. Nil if the segments cannot be followed or the picture was cut off: the
    /// lower part of a receipt would be gray.
    static func cleaned(_ bytes: [UInt8]) -> CleanPhoto? {
        var photo = CleanPhoto(content: [0xFF, 0xD8], width: 0, height: 0)
        photo.content.reserveCapacity(bytes.count)
        var orientation = ExifOrientation.upright
        var exifPlace = 2
        var hasScan = false
        var hasEnd = false
        var position = 2
        while position < bytes.count {
            guard bytes[position] == 0xFF else { return nil }
            // Any number of 0xFF may be before a marker.
            while position < bytes.count, bytes[position] == 0xFF { position += 1 }
            guard position < bytes.count else { return nil }
            hasEnd = bytes[position] == 0xD9
            if hasEnd { break }
            let marker = bytes[position]
            guard let length = bytes.bigEndian(2, at: position + 1), length >= 2 else { return nil }
            let start = position + 3
            let end = position + 1 + Int(length)
            guard end <= bytes.count else { return nil }
            let content = bytes[start..<end]
            if marker == 0xE1, content.starts(with: exif), orientation == .upright {
                orientation = ExifOrientation(tiff: Array(content.dropFirst(exif.count)))
            }
            if marker == 0xE0, content.count >= headOfJFIF, content.starts(with: Array("JFIF\0".utf8)) {
                let isFirst = photo.content.count == 2
                photo.content += [0xFF, marker, 0, UInt8(headOfJFIF + 4)] + content.prefix(headOfJFIF) + [0, 0]
                if isFirst { exifPlace = photo.content.count }
            } else if isKept(marker, content) {
                photo.content += [0xFF, marker]
                photo.content += bytes[position + 1..<end]
            }
            if isFrame(marker), let height = bytes.bigEndian(2, at: start + 1), content.count >= 6 {
                (photo.width, photo.height) = (bytes.bigEndian(2, at: start + 3) ?? 0, height)
            }
            position = end
            if marker == 0xDA {
                hasScan = true
                position = endOfScan(bytes, from: end)
                photo.content += bytes[end..<position]
            }
        }
        guard hasScan, hasEnd, photo.width > 0 else { return nil }
        photo.content += [0xFF, 0xD9]
        if orientation != .upright {
            let data = exif + orientation.tiff
            photo.content.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(data.count + 2)] + data, at: exifPlace)
        }
        return photo
    }

    /// Whether a segment belongs to the picture: tables, frames and scans, the colour profile and what says how colours are
    /// coded. JFIF's own is written without its thumbnail.
    private static func isKept(_ marker: UInt8, _ content: ArraySlice<UInt8>) -> Bool {
        switch marker {
        case 0xC0...0xCF, 0xDA...0xDF: true
        case 0xE2: content.starts(with: Array("ICC_PROFILE\0".utf8))
        case 0xEE: content.starts(with: Array("Adobe".utf8))
        default: false
        }
    }

    /// Whether a marker starts a frame, whose header has the size in pixels.
    private static func isFrame(_ marker: UInt8) -> Bool {
        0xC0...0xCF ~= marker && ![0xC4, 0xC8, 0xCC].contains(marker)
    }

    /// The index of the next marker that is not part of a scan's data, or of the end.
    private static func endOfScan(_ bytes: [UInt8], from start: Int) -> Int {
        var position = start
        while position + 1 < bytes.count {
            if bytes[position] == 0xFF {
                let next = bytes[position + 1]
                if next != 0, next != 0xFF, !(0xD0...0xD7 ~= next) { return position }
            }
            position += 1
        }
        return bytes.count
    }
}
