import ArgumentParser
import DaybookCore
import Interchange
import JournalStore
import Words

struct EraseDeleted: JournalCommand {
    static let configuration = CommandConfiguration(
        commandName: "erase", abstract: "Erase deleted records for good, here and on all devices.",
        discussion: """
            Without --yes, only lists what would be erased. Erasing cannot be undone. Earlier backups and exports \
            still hold the erased data.
            """)

    @Flag(help: "Erase it.")
    var yes = false

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let words = session.words
        var plan = try session.read { ErasePlan($0) }
        if yes {
            var before: Set<String> = []
            try session.save { state in
                plan = ErasePlan(state)
                before = state.attachedDigests
                return plan.decision
            }
            let kept = try session.read { $0.attachedDigests }
            session.attachmentFiles.remove(before.subtracting(kept), keeping: kept, olderThan: 3600)
        }
        let unnamed =
            plan.count - plan.habits.count - plan.categories.count - plan.goals.count
            - plan.tasks.count - plan.pets.count - plan.moodCount - plan.noteCount
        var lines = (plan.habits + plan.categories + plan.goals + plan.tasks + plan.pets)
            .sorted { Words.isOrderedBefore($0, $1) }
        if plan.moodCount > 0 { lines.append(words.moodCount(plan.moodCount)) }
        if plan.noteCount > 0 { lines.append(words.notes(plan.noteCount)) }
        if unnamed > 0 { lines.append(words.namelessRecords(unnamed)) }
        if plan.entryCount > 0 { lines.append(words.entries(plan.entryCount)) }
        lines.append(plan.count == 0 ? words.nothingToErase : yes ? words.erased : words.eraseNeedsYes)
        return CommandOutput(
            lines,
            json: [
                "erased": .bool(yes && plan.count > 0), "habits": .array(plan.habits.map { .string($0) }),
                "categories": .array(plan.categories.map { .string($0) }),
                "goals": .array(plan.goals.map { .string($0) }), "tasks": .array(plan.tasks.map { .string($0) }),
                "pets": .array(plan.pets.map { .string($0) }), "moods": .count(plan.moodCount),
                "notes": .count(plan.noteCount),
                "entries": .count(plan.entryCount),
                "others": .count(unnamed),
            ])
    }
}
