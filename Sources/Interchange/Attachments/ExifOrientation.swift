/// The way a camera was held, from a photo's Exif data: the one thing of it that is kept, as browsers turn photos by
/// it.
struct ExifOrientation: Equatable {
    /// 1 to 8, as in TIFF 6.0; 1 is upright.
    let number: UInt8

    static let upright = ExifOrientation(number: 1)

    private static let tag: Int64 = 0x0112

    private init(number: UInt8) { self.number = number }

    /// Reads the orientation of Exif data, which are a TIFF file; upright if they are damaged or have none.
    init(tiff bytes: [UInt8]) {
        self = Self.find(in: bytes) ?? .upright
    }

    private static func find(in bytes: [UInt8]) -> ExifOrientation? {
        let isLittle = bytes.hasText("II", at: 0)
        guard isLittle || bytes.hasText("MM", at: 0) else { return nil }
        func number(_ length: Int, at index: Int) -> Int64? {
            isLittle ? bytes.littleEndian(length, at: index) : bytes.bigEndian(length, at: index)
        }
        guard let start = number(4, at: 4), start <= Int64(bytes.count), let count = number(2, at: Int(start)) else {
            return nil
        }
        for index in 0..<Int(count) {
            let entry = Int(start) + 2 + index * 12
            guard let tag = number(2, at: entry) else { return nil }
            guard tag == Self.tag else { continue }
            guard let value = number(2, at: entry + 8), 1...8 ~= value else { return nil }
            return ExifOrientation(number: UInt8(value))
        }
        return nil
    }

    /// Exif data with nothing but this orientation: 26 bytes.
    var tiff: [UInt8] {
        let head: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1]
        let entry: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, number, 0, 0]
        return head + entry + [0, 0, 0, 0]
    }
}
