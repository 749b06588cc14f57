import DaybookCore
import Interchange
import Phrasing
import Words

extension Session {
    /// Explains what earns points and how many, from the table that they are computed by.
    func pointRules() -> CommandOutput {
        var columns = Columns()
        for rule in PointRules.all {
            columns.append([Columns.Cell(words.points(of: rule), .strong), Columns.Cell(words.text(of: rule))])
        }
        let notes = words.notesOnPoints
        let lines = [style(.strong, words.howPointsAreEarned)] + columns.lines(style, indent: 2) + [""] + notes
        let json: JSONValue = [
            "rules": .array(
                PointRules.all.map { rule in
                    [
                        "text": .string(words.rule(rule.reason)),
                        "points": rule.points.map { .integer($0) } ?? .null,
                        "mostADay": rule.mostADay.map { .integer($0) } ?? .null,
                    ]
                }),
            "notes": .array(notes.map { .string($0) }),
        ]
        return CommandOutput(lines, json: json)
    }
}
