/// Which field of a row has which name, from the first row of a file.
struct CSVHeader {
    private let names: [String]

    init(_ row: CSVReader.Row?) {
        names = (row?.fields ?? []).map(Self.plain)
    }

    /// Names are the same regardless of case, of spaces and of what is neither letter nor digit: "Archived?".
    private static func plain(_ name: String) -> String {
        String(decoding: name.lowercased().utf8.filter { $0 >= 128 || $0 >= 97 && $0 <= 122 || $0 >= 48 && $0 <= 57 }, as: UTF8.self)
    }

    /// Whether all of these names are among its own.
    func has(_ names: String...) -> Bool {
        names.allSatisfy { self.names.contains(Self.plain($0)) }
    }

    /// The field of a row under the first of these names that there is; nil where the row has none.
    func field(_ names: String..., in row: CSVReader.Row) -> String? {
        for name in names {
            if let place = self.names.firstIndex(of: Self.plain(name)), place < row.fields.count {
                return row.fields[place]
            }
        }
        return nil
    }
}
