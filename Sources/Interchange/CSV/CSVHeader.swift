/// Which field of a row has which name, from the first row of a file.
struct CSVHeader {
    /// Places by names as they stand there and, beside, in plain form.
    private var places: [String: Int] = [:]

    init(_ row: CSVReader.Row?) {
        for (place, name) in (row?.fields ?? []).enumerated() {
            for name in [name, Self.plain(name)] where places[name] == nil { places[name] = place }
        }
    }

    /// Names are the same regardless of case and of what is neither letter nor digit: "Archived?".
    private static func plain(_ name: String) -> String {
        let kept = name.lowercased().utf8.filter { $0 >= 128 || $0 >= 97 && $0 <= 122 || $0 >= 48 && $0 <= 57 }
        return String(decoding: kept, as: UTF8.self)
    }

    private func place(of name: String) -> Int? { places[name] ?? places[Self.plain(name)] }

    /// Whether all of these names are among its own.
    func has(_ names: String...) -> Bool {
        names.allSatisfy { place(of: $0) != nil }
    }

    /// The field of a row under the first of these names that there is; nil where the row has none.
    func field(_ names: String..., in row: CSVReader.Row) -> String? {
        for name in names {
            if let place = place(of: name), place < row.fields.count { return row.fields[place] }
        }
        return nil
    }
}
