import CivilTime
import DaybookCore
import Interchange
import Words

/// The figures of a part of life by time, weekday, category or the like: rows of a name, a bar and a value under a heading.
struct Breakdown {
    /// A row of a breakdown.
    struct Row {
        let name: String
        /// Nil for none.
        let value: Double?
        let text: String
        var note = ""
        var weight = Style.Weight.good
        /// Its members in JSON.
        let json: [JSONMember]
    }

    let title: String
    /// The names of the quantity and of the grouping in JSON: "workouts", "month".
    let of: String
    let by: String
    var rows: [Row]
    /// The values of an empty and of a full bar; nil for none and the greatest value of the rows.
    var range: ClosedRange<Double>?
    /// Whether its values have bars: those of a quantity that is never near zero would all look alike.
    var hasBars = true
    /// A sentence below the rows: their average, the lowest and the highest.
    var sentence: String?

    /// The most rows of a ranking that the terminal lists; JSON has all.
    static let mostRanked = 12

    /// Headings and rows of breakdowns, each after an empty line, with their columns aligned.
    static func lines(of breakdowns: [Breakdown], _ style: Style) -> [String] {
        let tables = breakdowns.map { $0.columns }
        let widths = Columns.widths(of: tables)
        return zip(breakdowns, tables).flatMap { breakdown, table in
            ["", style(.faint, breakdown.title)] + table.lines(style, indent: 2, widths: widths)
                + (breakdown.sentence.map { [style(.faint, "  \($0)")] } ?? [])
        }
    }

    private var columns: Columns {
        let highest = rows.compactMap { $0.value }.max() ?? 0
        let range = self.range ?? 0...max(highest, 0)
        let length = range.upperBound - range.lowerBound
        var columns = Columns()
        for row in rows {
            let share = row.value.flatMap { length > 0 ? ($0 - range.lowerBound) / length : nil }
            columns.append([
                Columns.Cell(row.name.cut(to: 32)),
                Columns.Cell(hasBars ? share.map { Bar.row($0) } ?? "" : "", row.weight),
                Columns.Cell(row.text, .strong, isNumber: true), Columns.Cell(row.note, .faint),
            ])
        }
        return columns
    }

    var json: JSONValue {
        ["of": .string(of), "by": .string(by), "rows": .array(rows.map { .object($0.json) })]
    }

    /// The first rows of a ranking; all of rows by time or weekday.
    func cut() -> Breakdown {
        if ["day", "week", "month", "year", "weekday"].contains(by) { return self }
        var shown = self
        shown.rows = Array(rows.prefix(Self.mostRanked))
        return shown
    }
}
