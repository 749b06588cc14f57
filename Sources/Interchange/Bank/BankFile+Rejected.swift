extension BankFile {
    /// The rows of a CSV file that have problems, below the names of its columns, to be corrected and imported on their
    /// own: UTF-8. Nil for other formats, whose records cannot stand alone.
    ///
    /// - Parameter bytes: The file.
    public func rows(with problems: [BankProblem], in bytes: [UInt8]) -> [UInt8]? {
        guard let mapping, !problems.isEmpty else { return nil }
        let lines = Set(problems.map { $0.line })
        let text = BankText(bytes, encoding).bytes
        var reader = CSVReader(text, separator: mapping.delimiter.byte)
        var spans: [CSVReader.Span] = []
        var rows: [UInt8] = []
        while true {
            let start = reader.position
            var line: Int?
            do throws(ImportFailure) {
                line = try reader.next(into: &spans)
            } catch {
                guard case .badLine(_, let first, .strayQuote) = error else { return rows }
                reader.skipLine()
                line = first
            }
            guard let line else { return rows }
            guard line == mapping.headerLine || lines.contains(line) else { continue }
            let row = text[start..<reader.position]
            rows += row.drop { $0 == 10 || $0 == 13 }
            while let last = rows.last, last == 10 || last == 13 { rows.removeLast() }
            rows += [13, 10]
        }
    }
}
