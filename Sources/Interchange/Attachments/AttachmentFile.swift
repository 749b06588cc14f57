import DaybookCore

/// A chosen file that can be attached: its type, and its content without metadata.
public struct AttachmentFile: Hashable, Sendable {
    public let type: AttachmentType
    /// The content to store. A photo has no location, camera, times or texts.
    public let content: [UInt8]
    /// Pixels of a photo as stored, before it is turned; nil if unknown.
    public let width: Int64?
    public let height: Int64?

    /// Checks a file by its content; its name says nothing. Throws if it is empty, too large or of another type, and if it
    /// is a photo of too many pixels or whose structure cannot be followed.
    public init(_ bytes: [UInt8]) throws(AttachmentRefusal) {
        guard !bytes.isEmpty else { throw .noFile }
        guard bytes.count <= Int(AttachmentLimits.count) else { throw .tooLarge(maximum: AttachmentLimits.count) }
        guard let type = AttachmentType(contentOf: bytes) else { throw .unknownType }
        self.type = type
        let photo: CleanPhoto?
        switch type {
        case .jpeg: photo = JPEGFile.cleaned(bytes)
        case .png: photo = PNGFile.cleaned(bytes)
        case .webP: photo = WebPFile.cleaned(bytes)
        case .heic: photo = HEICFile.cleaned(bytes)
        case .pdf: photo = CleanPhoto(content: bytes, width: 0, height: 0)
        }
        guard let photo else { throw .damaged(type) }
        let maximum = AttachmentLimits.megapixels * 1_000_000
        guard photo.width <= maximum, photo.height <= maximum / max(1, photo.width) else {
            throw .tooManyPixels(millions: AttachmentLimits.megapixels)
        }
        content = photo.content
        width = 1...AttachmentLimits.pixels ~= photo.width ? photo.width : nil
        height = 1...AttachmentLimits.pixels ~= photo.height ? photo.height : nil
    }
}

/// A photo without metadata, and its size in pixels; 0 if unknown.
struct CleanPhoto {
    var content: [UInt8]
    var width: Int64
    var height: Int64
}

extension AttachmentType {
    /// The type that the first bytes of a file tell; nil for any other.
    init?(contentOf bytes: [UInt8]) {
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if bytes.starts(with: PNGFile.signature) {
            self = .png
        } else if bytes.hasText("RIFF", at: 0), bytes.hasText("WEBP", at: 8) {
            self = .webP
        } else if HEICFile.isKnown(bytes) {
            self = .heic
        } else if bytes.hasText("%PDF-", at: 0) {
            self = .pdf
        } else {
            return nil
        }
    }
}

extension [UInt8] {
    /// Whether ASCII text is at an index.
    func hasText(_ text: StaticString, at index: Int) -> Bool {
        text.withUTF8Buffer { index >= 0 && index + $0.count <= count && self[index...].starts(with: $0) }
    }

    /// The big-endian number of `length` bytes, at most 7, at an index; nil beyond the end.
    func bigEndian(_ length: Int, at index: Int) -> Int64? {
        guard index >= 0, length <= count - index else { return nil }
        return self[index..<index + length].reduce(0) { $0 << 8 | Int64($1) }
    }

    /// The little-endian number of `length` bytes, at most 7, at an index; nil beyond the end.
    func littleEndian(_ length: Int, at index: Int) -> Int64? {
        guard index >= 0, length <= count - index else { return nil }
        return self[index..<index + length].reversed().reduce(0) { $0 << 8 | Int64($1) }
    }
}
