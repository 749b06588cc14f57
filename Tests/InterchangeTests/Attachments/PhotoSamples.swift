/// Files put together byte by byte, with a secret in every place where programs keep metadata.
enum PhotoSamples {
    static let secret = Array("52.2297N 21.0122E".utf8)

    static func big(_ number: Int, _ length: Int) -> [UInt8] {
        (0..<length).reversed().map { UInt8(number >> (8 * $0) & 255) }
    }

    static func little(_ number: Int, _ length: Int) -> [UInt8] { big(number, length).reversed() }

    /// Exif data of a camera: the orientation and, behind a pointer, the place.
    static func tiff(orientation: UInt8, isLittle: Bool = true) -> [UInt8] {
        let number = isLittle ? little : big
        let head = Array((isLittle ? "II" : "MM").utf8) + number(42, 2) + number(8, 4) + number(2, 2)
        let held = number(0x0112, 2) + number(3, 2) + number(1, 4) + number(Int(orientation), 2) + [0, 0]
        let place = number(0x8825, 2) + number(4, 2) + number(1, 4) + number(38, 4)
        return head + held + place + number(0, 4) + secret
    }

    static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
        [0xFF, marker] + big(content.count + 2, 2) + content
    }

    /// A JPEG of 300 × 200 pixels with a thumbnail of six and two scans, and another picture behind its end.
    static func jpeg(orientation: UInt8 = 6) -> [UInt8] {
        let frame = segment(0xC2, [8] + big(200, 2) + big(300, 2) + [1, 1, 0x11, 0])
        let scan = segment(0xDA, [1, 1, 0, 0, 63, 0]) + [1, 2, 0xFF, 0, 3, 0xFF, 0xD0, 4]
        let thumbnail = [6, 1] + secret + [0]
        let head: [UInt8] = [0xFF, 0xD8] + segment(0xE0, Array("JFIF\0".utf8) + [1, 2, 0, 0, 1, 0, 1] + thumbnail)
        let metadata =
            segment(0xE1, Array("Exif\0\0".utf8) + tiff(orientation: orientation))
            + segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0".utf8) + secret)
            + segment(0xE2, Array("MPF\0".utf8) + secret) + segment(0xED, Array("Photoshop 3.0\0".utf8) + secret)
            + segment(0xFE, secret)
        let tables =
            segment(0xE2, Array("ICC_PROFILE\0".utf8) + [1, 1, 7]) + segment(0xDB, [UInt8](repeating: 1, count: 65))
            + segment(0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 1])
        return head + metadata + tables + frame + scan + segment(0xC4, [0, 1]) + scan + [0xFF, 0xD9] + secret
    }

    static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
        big(content.count, 4) + Array(type.utf8) + content + [0, 0, 0, 0]
    }

    static func png(_ width: Int = 300, _ height: Int = 200, orientation: UInt8 = 8) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", big(width, 4) + big(height, 4) + [8, 2, 0, 0, 0]) + chunk("tEXt", secret)
            + chunk("eXIf", tiff(orientation: orientation, isLittle: false)) + chunk("iCCP", [1, 2])
            + chunk("IDAT", [1, 2, 3]) + chunk("iTXt", secret) + chunk("zTXt", secret) + chunk("tIME", secret)
            + chunk("prVt", secret) + chunk("IEND", []) + secret
    }

    static func riffChunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
        Array(type.utf8) + little(content.count, 4) + content + (content.count & 1 == 1 ? [0] : [])
    }

    static func webP(orientation: UInt8 = 3) -> [UInt8] {
        let chunks =
            riffChunk("VP8X", [0x2C, 0, 0, 0] + little(299, 3) + little(199, 3)) + riffChunk("ICCP", [1, 2, 3])
            + riffChunk("VP8 ", [0, 0, 0, 0x9D, 1, 0x2A] + little(300, 2) + little(200, 2) + [9])
            + riffChunk("EXIF", tiff(orientation: orientation)) + riffChunk("XMP ", secret)
            + riffChunk("GPS ", secret)
        return Array("RIFF".utf8) + little(chunks.count + 4, 4) + Array("WEBP".utf8) + chunks + secret
    }

    static func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
        big(content.count + 8, 4) + Array(type.utf8) + content
    }

    /// A HEIC file whose Exif data are in `mdat`, whose XMP is in `idat`, with texts and times among the properties of its
    /// items, named items, and a film behind the picture.
    static func heic(method: Int = 1) -> [UInt8] {
        let exif = [0, 0, 0, 0] + tiff(orientation: 6)
        let picture: [UInt8] = [10, 20, 30, 40]
        func info(_ id: Int, _ type: String) -> [UInt8] {
            box("infe", [2, 0, 0, 0] + big(id, 2) + [0, 0] + Array(type.utf8) + secret + [0])
        }
        func location(_ id: Int, _ method: Int, _ start: Int, _ length: Int) -> [UInt8] {
            big(id, 2) + big(method, 2) + [0, 0] + big(1, 2) + big(start, 4) + big(length, 4)
        }
        func meta(_ start: Int) -> [UInt8] {
            let items = box("iinf", [0, 0, 0, 0, 0, 3] + info(1, "hvc1") + info(2, "Exif") + info(3, "mime"))
            let places = box(
                "iloc",
                [1, 0, 0, 0, 0x44, 0, 0, 3] + location(1, 0, start, picture.count)
                    + location(2, 0, start + picture.count, exif.count) + location(3, method, 0, secret.count))
            let size = box("ispe", [0, 0, 0, 0] + big(300, 4) + big(200, 4))
            let texts = ["udes", "altt", "crtt", "mdft", "uuid"].reduce([]) { $0 + box($1, [0, 0, 0, 0] + secret) }
            let properties =
                box("ipco", texts + size + box("irot", [1])) + box("ipma", [0, 0, 0, 0]) + box("uuid", secret)
            let handler =
                [UInt8](repeating: 0, count: 8) + Array("pict".utf8) + [UInt8](repeating: 0, count: 12) + secret
            return box(
                "meta",
                [0, 0, 0, 0] + box("hdlr", handler + [0]) + items + places + box("iprp", properties)
                    + box("idat", secret) + box("uuid", secret))
        }
        let head = box("ftyp", Array("mif1".utf8) + [0, 0, 0, 0] + Array("mif1heic".utf8))
        let start = head.count + meta(0).count + 8
        return head + meta(start) + box("mdat", picture + exif) + box("mpvd", secret) + box("free", secret)
    }

    /// A HEIC file with two lists of items, of which a program may read either.
    static func ambiguousHEIC() -> [UInt8] {
        let file = heic()
        guard let meta = file.firstRange(of: Array("meta".utf8)) else { return [] }
        let start = meta.lowerBound - 4
        let end = start + file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
        return file + file[start..<end]
    }

    static let pdf = Array("%PDF-1.7\n%%EOF\n".utf8)

    static var all: [[UInt8]] { [jpeg(), png(), webP(), heic(), pdf] }
}
