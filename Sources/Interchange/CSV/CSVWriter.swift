/// Writes a text of comma-separated values (RFC 4180). What it is given stands in it unchanged.
struct CSVWriter {
    private(set) var bytes: [UInt8] = []

    /// Adds a row, ended by CR LF.
    mutating func row(_ fields: [String]) {
        for (number, field) in fields.enumerated() {
            if number > 0 { bytes.append(44) }
            // A row of one empty field would else be an empty line, which readers pass over.
            let needsQuotes =
                field.utf8.contains { $0 == 34 || $0 == 44 || $0 == 59 || $0 == 9 || $0 == 10 || $0 == 13 }
                || fields.count == 1 && field.isEmpty || field.utf8.first == 32 || field.utf8.last == 32
            guard needsQuotes else {
                bytes.append(contentsOf: field.utf8)
                continue
            }
            bytes.append(34)
            for byte in field.utf8 {
                if byte == 34 { bytes.append(34) }
                bytes.append(byte)
            }
            bytes.append(34)
        }
        bytes.append(13)
        bytes.append(10)
    }
}
