/// An element of XML with everything in it.
struct XMLElement {
    let name: String
    /// The line of its start tag, from 1.
    let line: Int
    private let attributes: ArraySlice<UInt8>
    /// Its own text, with entities decoded.
    private(set) var text: ArraySlice<UInt8> = []
    private(set) var children: [XMLElement] = []

    /// Reads the rest of an element whose start tag was the last token.
    init(_ tag: MarkupReader.Tag, _ reader: inout MarkupReader) throws(MarkupReader.Failure) {
        name = tag.name
        line = tag.line
        attributes = tag.attributes
        while let token = try reader.next() {
            switch token {
            case .open(let tag): children.append(try XMLElement(tag, &reader))
            case .close: return
            case .text(let piece): if text.isEmpty { text = piece } else { text += piece }
            }
        }
    }

    /// The first child with a name.
    subscript(name: String) -> XMLElement? { children.first { $0.name == name } }

    /// The first element at a path of names below this one.
    func at(_ path: String...) -> XMLElement? {
        var element = self
        for name in path {
            guard let next = element[name] else { return nil }
            element = next
        }
        return element
    }

    /// All children with a name.
    func all(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }

    /// The value of an attribute as written; nil if there is none.
    func attribute(_ name: String) -> ArraySlice<UInt8>? {
        var rest = attributes
        while let equals = rest.firstIndex(of: 0x3D) {
            let key = BankText.trimmed(rest[..<equals])
            let value = rest[(equals + 1)...].drop { $0 <= 0x20 }
            guard let quote = value.first, quote == 0x22 || quote == 0x27,
                let end = value.dropFirst().firstIndex(of: quote)
            else { return nil }
            if key.elementsEqual(name.utf8) { return value[(value.startIndex + 1)..<end] }
            rest = value[(end + 1)...]
        }
        return nil
    }
}
