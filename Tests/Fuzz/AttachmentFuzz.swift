import DaybookCore
import Interchange

/// A file that is taken is taken again without a change, and has its type. An encrypted file is read or is damaged, whatever
/// its bytes.
enum AttachmentFuzz: FuzzTarget {
    static func check(_ bytes: [UInt8]) {
        let mask = [UInt8](repeating: 0, count: 8)
        let opened = EncryptedFile.decode(bytes, mask: { _ in mask }) { sealed, _ in Array(sealed.dropLast(16)) }
        if let opened { precondition(bytes.count > opened.count) }
        guard let file = try? AttachmentFile(bytes) else { return }
        precondition(file.type.isPhoto || file.content == bytes)
        guard let again = try? AttachmentFile(file.content) else { fatalError("a clean file is refused") }
        precondition(again.type == file.type && again.content == file.content, "cleaning twice is not cleaning once")
        precondition(again.width == file.width && again.height == file.height)
    }

    static let seeds: [[UInt8]] = [
        [0xFF, 0xD8, 0xFF, 0xE1, 0, 34] + Array("Exif\0\0II*\0".utf8) + [
            8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0,
        ]
            + [
                0, 0, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0, 2, 0, 3, 1, 1, 0x11, 0, 0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 1,
                0xFF,
                0xD9,
            ],
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, 1, 0, 0, 0, 1]
            + [8, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1] + Array("tEXta".utf8) + [0, 0, 0, 0, 0, 0, 0, 0]
            + Array("IEND".utf8) + [0, 0, 0, 0],
        Array("RIFF".utf8) + [40, 0, 0, 0] + Array("WEBPVP8X".utf8) + [10, 0, 0, 0, 12, 0, 0, 0, 1, 0, 0, 1, 0, 0]
            + Array("EXIF".utf8) + [1, 0, 0, 0, 1, 0],
        [0, 0, 0, 20] + Array("ftypheic".utf8) + [0, 0, 0, 0] + Array("heic".utf8) + [0, 0, 0, 75] + Array("meta".utf8)
            + [0, 0, 0, 0, 0, 0, 0, 35] + Array("iinf".utf8) + [0, 0, 0, 0, 0, 1, 0, 0, 0, 21] + Array("infe".utf8)
            + [2, 0, 0, 0, 0, 1, 0, 0] + Array("Exif".utf8) + [0, 0, 0, 0, 28] + Array("iloc".utf8)
            + [0, 0, 0, 0, 0x44, 0, 0, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0, 60, 0, 0],
        Array("%PDF-1.7".utf8),
        Array("DBATTAC".utf8) + [1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1] + [UInt8](repeating: 0, count: 36),
    ]
}
