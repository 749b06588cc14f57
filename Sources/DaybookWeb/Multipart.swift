/// A posted form with files, `multipart/form-data` (RFC 7578).
public struct Multipart: Hashable, Sendable {
    /// A file of the form.
    public struct File: Hashable, Sendable {
        /// The name of the form field.
        public var field: String
        /// The file name given by the browser, without folders.
        public var name: String
        public var bytes: [UInt8]
    }

    public private(set) var fields = FormFields()
    /// The chosen files; a field left empty has none.
    public private(set) var files: [File] = []

    /// Limits on the number of parts and on the length of headers and values; larger bodies are refused.
    private static let maximumParts = 200
    private static let longestHeader = 8192
    private static let longestValue = 1 << 20

    /// Parses a body with the boundary of its content type; nil if it is not such a form, damaged or cut off.
    public init?(_ body: [UInt8], contentType: String) {
        guard let boundary = Self.boundary(of: contentType) else { return nil }
        let delimiter = Array("\r\n--".utf8) + boundary
        // The first delimiter may be at the very beginning, without a line break before it.
        var position: Int
        if body.starts(with: delimiter.dropFirst(2)) {
            position = delimiter.count - 2
        } else if let found = Self.find(delimiter, in: body, from: 0, to: body.count) {
            position = found + delimiter.count
        } else {
            return nil
        }
        for _ in 0...Self.maximumParts {
            if Self.has("--", in: body, at: position) { return }
            while position < body.count, body[position] == 32 || body[position] == 9 { position += 1 }
            guard Self.has("\r\n", in: body, at: position) else { return nil }
            let end = min(body.count, position + Self.longestHeader)
            guard let headerEnd = Self.find(Array("\r\n\r\n".utf8), in: body, from: position, to: end),
                let next = Self.find(delimiter, in: body, from: headerEnd + 2, to: body.count)
            else { return nil }
            let content = body[min(headerEnd + 4, next)..<next]
            guard addPart(content, header: body[position..<headerEnd]) else { return nil }
            position = next + delimiter.count
        }
        return nil
    }

    private mutating func addPart(_ content: ArraySlice<UInt8>, header: ArraySlice<UInt8>) -> Bool {
        let lines = header.split { $0 == 13 || $0 == 10 }
        let disposition = lines.first {
            String(decoding: $0.prefix(20), as: UTF8.self).lowercased() == "content-disposition:"
        }
        guard let disposition, let name = Self.parameter("name", of: disposition) else { return false }
        if let fileName = Self.parameter("filename", of: disposition) {
            if !fileName.isEmpty || !content.isEmpty {
                files.append(File(field: name, name: Self.withoutFolders(fileName), bytes: Array(content)))
            }
            return true
        }
        guard content.count <= Self.longestValue else { return false }
        fields.append(name, String(decoding: content, as: UTF8.self))
        return true
    }

    /// The boundary of a content type, 1 to 70 characters.
    private static func boundary(of contentType: String) -> [UInt8]? {
        let bytes = Array(contentType.utf8)[...]
        let kind = bytes.prefix { $0 != UInt8(ascii: ";") && $0 != 32 }
        guard String(decoding: kind, as: UTF8.self).lowercased() == "multipart/form-data",
            let boundary = parameter("boundary", of: bytes), (1...70).contains(boundary.utf8.count)
        else { return nil }
        return Array(boundary.utf8)
    }

    /// A parameter of a header, quoted or not. Browsers escape quotation marks and line breaks in it as "%22", "%0D"
    /// and "%0A", but not backslashes.
    private static func parameter(_ name: String, of header: ArraySlice<UInt8>) -> String? {
        var rest = header[...]
        while let semicolon = rest.firstIndex(of: UInt8(ascii: ";")) {
            rest = rest[(semicolon + 1)...].drop { $0 == 32 || $0 == 9 }
            guard let equals = rest.firstIndex(of: UInt8(ascii: "=")) else { return nil }
            let found = String(decoding: rest[..<equals], as: UTF8.self).lowercased()
            rest = rest[(equals + 1)...]
            var value: ArraySlice<UInt8>
            if rest.first == UInt8(ascii: "\"") {
                rest = rest.dropFirst()
                guard let end = rest.firstIndex(of: UInt8(ascii: "\"")) else { return nil }
                value = rest[..<end]
                rest = rest[(end + 1)...]
            } else {
                value = rest.prefix { $0 != UInt8(ascii: ";") }
                rest = rest.dropFirst(value.count)
                while value.last == 32 || value.last == 9 { value = value.dropLast() }
            }
            if found == name { return unescaped(value) }
        }
        return nil
    }

    private static func unescaped(_ value: ArraySlice<UInt8>) -> String {
        var bytes: [UInt8] = []
        var position = value.startIndex
        let escapes: [([UInt8], UInt8)] = [(Array("%22".utf8), 34), (Array("%0D".utf8), 13), (Array("%0A".utf8), 10)]
        while position < value.endIndex {
            if let (escape, byte) = escapes.first(where: { value[position...].starts(with: $0.0) }) {
                bytes.append(byte)
                position += escape.count
            } else {
                bytes.append(value[position])
                position += 1
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func withoutFolders(_ name: String) -> String {
        let last = name.utf8.split { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }.last
        return last.map { String(decoding: Array($0), as: UTF8.self) } ?? ""
    }

    private static func has(_ text: StaticString, in bytes: [UInt8], at position: Int) -> Bool {
        text.withUTF8Buffer { position <= bytes.count && bytes[position...].starts(with: $0) }
    }

    /// The first index of a byte sequence that ends before `end`.
    private static func find(_ query: [UInt8], in bytes: [UInt8], from start: Int, to end: Int) -> Int? {
        let last = end - query.count
        guard start <= last, let first = query.first else { return nil }
        return bytes.withUnsafeBufferPointer { buffer in
            var position = start
            while position <= last {
                if buffer[position] == first {
                    var length = 1
                    while length < query.count, buffer[position + length] == query[length] { length += 1 }
                    if length == query.count { return position }
                }
                position += 1
            }
            return nil
        }
    }
}
