import Words

/// Rows with aligned columns.
struct Columns {
    /// One cell of a row.
    struct Cell {
        var text: String
        var weight = Style.Weight.plain
        var isNumber = false

        init(_ text: String, _ weight: Style.Weight = .plain, isNumber: Bool = false) {
            self.text = text.onOneLine
            self.weight = weight
            self.isNumber = isNumber
        }
    }

    private var rows: [[Cell]] = []

    mutating func append(_ row: [Cell]) { rows.append(row) }

    /// The fewest columns that a last cell is wrapped to.
    private static let leastWidth = 20

    /// The widths with which the columns of some tables are aligned.
    static func widths(of tables: [Columns]) -> [Int] {
        var widths: [Int] = []
        for row in tables.lazy.flatMap({ $0.rows }) {
            while widths.count < row.count { widths.append(0) }
            for (column, cell) in row.enumerated() { widths[column] = max(widths[column], cell.text.displayWidth) }
        }
        return widths
    }

    /// The rows as lines, with two spaces between columns.
    ///
    /// - Parameters:
    ///   - shared: The widths of the columns, where they are aligned with those of other tables.
    ///   - width: The width to which the cells of the last column are wrapped; nil to leave them on one line.
    func lines(_ style: Style, indent: Int = 0, widths shared: [Int]? = nil, width total: Int? = nil) -> [String] {
        let widths = shared ?? Self.widths(of: [self])
        let count = widths.count
        let start = widths.dropLast().reduce(indent) { $1 > 0 ? $0 + $1 + 2 : $0 }
        return rows.flatMap { row -> [String] in
            var row = row
            var further: [String] = []
            if let total, row.count == count, let last = row.last {
                let pieces = last.text.wrapped(to: max(Self.leastWidth, total - start))
                row[count - 1].text = pieces[0]
                further = pieces.dropFirst().map { String(repeating: " ", count: start) + style(last.weight, $0) }
            }
            var line = ""
            var spaces = indent
            for (cell, width) in zip(row, widths) {
                let gap = max(0, width - cell.text.displayWidth)
                if !cell.text.isEmpty {
                    line += String(repeating: " ", count: spaces + (cell.isNumber ? gap : 0))
                    line += style(cell.weight, cell.text)
                    spaces = cell.isNumber ? 0 : gap
                } else {
                    spaces += gap
                }
                if width > 0 { spaces += 2 }
            }
            return [line] + further
        }
    }
}
