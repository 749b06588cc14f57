/// Decodes UTF-8 text.
enum UTF8Text {
    /// The bytes without a UTF-8 byte order mark.
    static func content(of bytes: ArraySlice<UInt8>) throws(ImportFailure) -> ArraySlice<UInt8> {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
            || bytes.starts(with: [0, 0, 0xFE, 0xFF])
        {
            throw .unsupportedEncoding
        }
        return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
    }

    /// Decodes UTF-8; nil if the bytes are invalid or contain a zero.
    static func string(_ bytes: ArraySlice<UInt8>) -> String? {
        if bytes.contains(0) { return nil }
        return String(validating: bytes, as: UTF8.self)
    }
}
