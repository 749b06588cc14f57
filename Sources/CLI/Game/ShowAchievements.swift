import ArgumentParser
import CivilTime
import DaybookCore
import Interchange
import Phrasing
import Words

struct ShowAchievements: ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "achievements", abstract: "Show the achievements you earned, and how far you are with the others.")

    @Flag(help: "Only those you earned.")
    var earned = false

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        try session.readGame { game, state in
            let shown = game.shownAchievements(state.settings)
            let listed = shown.filter { !earned || $0.isEarned }
            return CommandOutput(
                lines(listed, of: shown, game.today, session, leavesImportsOut: state.hasRecordsWithoutPoints),
                json: [
                    "earned": .count(shown.earnedCount), "known": .count(shown.knownCount),
                    "surprises": .count(shown.surpriseCount),
                    "achievements": .array(listed.map { json($0, session.words) }),
                ])
        }
    }

    /// A family with those that are no secret, the earned ones first, and then a line for all of its secrets.
    private func lines(
        _ listed: [AchievementProgress], of shown: [AchievementProgress], _ today: Day, _ session: Session,
        leavesImportsOut: Bool
    ) -> [String] {
        let (words, style) = (session.words, session.style)
        let families = AchievementFamily.allCases.compactMap { family -> (family: AchievementFamily, rows: Columns)? in
            let members = listed.filter { $0.achievement.family == family }
            guard !members.isEmpty else { return nil }
            let known = members.filter { $0.isEarned } + members.filter { !$0.isEarned && !$0.isSecret }
            var rows = known.reduce(into: Columns()) { $0.append(row($1, today, words)) }
            if members.contains(where: { $0.isSecret }) {
                rows.append([Columns.Cell("?", .faint), Columns.Cell(words.secretAchievement, .faint)])
            }
            return (family, rows)
        }
        let widths = Columns.widths(of: families.map(\.rows))
        var lines = [
            style(.strong, words.earned(of: shown))
        ]
        if leavesImportsOut { lines.append(style(.faint, words.countedWithoutImports)) }
        for (family, rows) in families {
            lines += ["", style(.strong, words.name(family))]
            lines += rows.lines(style, indent: 2, widths: widths, width: HelpPage.terminalWidth)
        }
        return lines
    }

    private func row(_ progress: AchievementProgress, _ today: Day, _ words: Words) -> [Columns.Cell] {
        let achievement = progress.achievement
        // Most single steps have no progress to show.
        let share =
            achievement.threshold > 1
            ? words.part(progress.count, of: achievement.threshold)
            : progress.share > 0 ? words.percent((progress.share * 100).rounded(.down) / 100) : ""
        return [
            progress.isEarned ? Columns.Cell("✓", .good) : Columns.Cell("·"),
            Columns.Cell(words.title(achievement), progress.isEarned ? .strong : .plain),
            Columns.Cell(words.earned(achievement.points), progress.isEarned ? .good : .faint, isNumber: true),
            Columns.Cell(progress.earnedOn.map { words.near($0, to: today) } ?? share, .faint),
            Columns.Cell(words.hint(achievement), .faint),
        ]
    }

    private func json(_ progress: AchievementProgress, _ words: Words) -> JSONValue {
        let achievement = progress.achievement
        if progress.isSecret { return ["family": .string(achievement.family.rawValue), "secret": true] }
        return [
            "id": .string(achievement.rawValue), "family": .string(achievement.family.rawValue),
            "title": .string(words.title(achievement)), "hint": .string(words.hint(achievement)),
            "points": .integer(achievement.points), "count": .count(progress.count),
            "threshold": .count(achievement.threshold), "share": .number(progress.share),
            "earnedOn": .text(progress.earnedOn?.text), "secret": false,
        ]
    }
}
