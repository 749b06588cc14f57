/// Rows with aligned columns.
struct Columns {
    /// One cell of a row.
    struct Cell {
        var text: String
        var weight = Style.Weight.plain
        var isNumber = false

        init(_ text: String, _ weight: Style.Weight = .plain, isNumber: Bool = false) {
            self.text = text
            self.weight = weight
            self.isNumber = isNumber
        }
    }

    private var rows: [[Cell]] = []

    mutating func append(_ row: [Cell]) { rows.append(row) }

    /// The rows as lines, with two spaces between columns. Columns are aligned with those of `others` too.
    func lines(_ style: Style, indent: Int = 0, besides others: [Columns] = []) -> [String] {
        let all = others.isEmpty ? rows : others.flatMap { $0.rows }
        let count = all.map { $0.count }.max() ?? 0
        let widths = (0..<count).map { column in
            all.map { column < $0.count ? $0[column].text.displayWidth : 0 }.max() ?? 0
        }
        return rows.map { row in
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
            return line
        }
    }
}
