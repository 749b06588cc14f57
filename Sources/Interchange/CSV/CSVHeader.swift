/// Maps column names to indices, from the first row of a file.
struct CSVHeader {
    /// Indices by name, both as written and normalized.
    private var indices: [String: Int] = [:]

    init(_ row: CSVReader.Row?) {
        for (index, name) in (row?.fields ?? []).enumerated() {
            for name in [name, Self.plain(name)] where indices[name] == nil { indices[name] = index }
        }
    }

    /// Normalizes a name: "Archived?" without case and anything but letters and digits.
    private static func plain(_ name: String) -> String {
        let letters = name.lowercased().utf8.filter { $0 >= 128 || $0 >= 97 && $0 <= 122 || $0 >= 48 && $0 <= 57 }
        return String(decoding: letters, as: UTF8.self)
    }

    private func index(of name: String) -> Int? { indices[name] ?? indices[Self.plain(name)] }

    /// Returns whether all of these columns exist.
    func has(_ names: String...) -> Bool {
        names.allSatisfy { index(of: $0) != nil }
    }

    /// The field of a row under the first of these names that exists; nil if the row has none.
    func field(_ names: String..., in row: CSVReader.Row) -> String? {
        for name in names {
            if let index = index(of: name), index < row.fields.count { return row.fields[index] }
        }
        return nil
    }
}
