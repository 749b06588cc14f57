import ArgumentParser
import DaybookCore
import DaybookServer
import Interchange
import Journal
import JournalStore
import Words

struct EraseDeleted: JournalCommand {
    static let configuration = CommandConfiguration(
        commandName: "erase", abstract: "Erase deleted records for good, here and on all devices.",
        discussion: """
            Without --yes, only lists what would be erased. Erasing cannot be undone. The daily backups are erased from, \
            too; files of daybook backup and exports still hold the erased data.
            """)

    @Flag(help: "Erase it.")
    var yes = false

    @Flag(help: "Also delete the files of attachments that belong to no entry.")
    var looseFiles = false

    @OptionGroup var global: GlobalOptions

    var onlyReads: Bool { !yes }

    func run(in session: Session) throws -> CommandOutput {
        let words = session.words
        try global.expectNoUnfinishedRepair(words)
        var plan = try session.journal.read { ErasePlan($0.state, after: $0.erasures) }
        // An earlier command may have been killed before it did that.
        var kept = try session.journal.eraseFromBackups()
        var files: [String] = []
        if yes {
            try session.journal.expectNothingToRepair()
            var former = try session.journal.undoneDigests()
            let attachmentFiles = try session.attachmentFiles
            try session.journal.write(at: session.now.milliseconds) { replica in
                plan = ErasePlan(replica.state, after: replica.erasures)
                former.formUnion(replica.state.attachedDigests)
                try attachmentFiles.noteErasing(former.subtracting(replica.state.livingDigests))
                let decision = plan.decision
                return Draft(name: decision.name, id: Randomness.identifier(), changes: decision.changes)
            }
            kept = try session.journal.eraseFromBackups()
            files = try session.journal.withAttachedDigests {
                attachmentFiles.removeUnnamed(keeping: $0, former: former, removesLoose: looseFiles)
            }
        }
        let named = try session.journal.undoneDigests().union(session.read { $0.attachedDigests })
        let looseCount = try session.attachmentFiles.looseCount(besides: named)
        let unfinishedCount = try yes ? 0 : session.attachmentFiles.unfinishedErasureCount(besides: named)
        let unnamed =
            plan.count - plan.habits.count - plan.categories.count - plan.goals.count
            - plan.tasks.count - plan.pets.count - plan.moodCount - plan.noteCount
        var lines = (plan.habits + plan.categories + plan.goals + plan.tasks + plan.pets)
            .sorted { Words.isOrderedBefore($0, $1) }
        if plan.moodCount > 0 { lines.append(words.moodCount(plan.moodCount)) }
        if plan.noteCount > 0 { lines.append(words.notes(plan.noteCount)) }
        if unnamed > 0 { lines.append(words.namelessRecords(unnamed)) }
        if plan.entryCount > 0 { lines.append(words.entries(plan.entryCount)) }
        if plan.keptCount > 0 { lines.append(words.erasedLater(plan.keptCount)) }
        if plan.count > 0 || plan.keptCount == 0 {
            lines.append(plan.count == 0 ? words.nothingToErase : yes ? words.erased : words.eraseNeedsYes)
        }
        if unfinishedCount > 0 { lines.append(words.eraseUnfinished(files: unfinishedCount)) }
        let damaged = try session.journal.damagedFolder
        if plan.count > 0 || yes, let damaged { lines.append(words.eraseLeavesDamaged(in: damaged)) }
        let copies = try session.journal.foreignCopies + session.attachmentFiles.foreignCopies
        if plan.count > 0 { lines += copies.map { words.eraseLeavesCopy($0) } }
        lines += kept.map { words.eraseLeavesBackup($0) }
        lines += files.map { words.eraseLeavesFile($0) }
        if looseCount > 0 { lines.append(words.looseFiles(looseCount)) }
        var output = CommandOutput(
            lines,
            json: [
                "erased": .bool(yes && plan.count > 0), "habits": .array(plan.habits.map { .string($0) }),
                "categories": .array(plan.categories.map { .string($0) }),
                "goals": .array(plan.goals.map { .string($0) }), "tasks": .array(plan.tasks.map { .string($0) }),
                "pets": .array(plan.pets.map { .string($0) }), "moods": .count(plan.moodCount),
                "notes": .count(plan.noteCount),
                "entries": .count(plan.entryCount),
                "others": .count(unnamed), "kept": .count(plan.keptCount),
                "damagedFolder": damaged.map { .string($0) } ?? .null,
                "copiesLeft": .array(copies.map { .string($0) }),
                "backupsLeft": .array((kept + files).map { .string($0) }),
                "looseFiles": .count(looseCount), "unfinishedFiles": .count(unfinishedCount),
            ])
        if !kept.isEmpty || !files.isEmpty { output.status = 1 }
        return output
    }
}
