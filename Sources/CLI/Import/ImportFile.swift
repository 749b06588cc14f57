import ArgumentParser
import CivilTime
import DaybookCore
import DaybookServer
import Foundation
import Interchange
import Journal
import JournalStore
import Phrasing
import Words

struct ImportFile: JournalCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract:
            "Import habits, tasks, moods, workouts, health data or money from another app, a bank or a Daybook export.",
        discussion: """
            daybook import Loop.db --dry-run
            daybook import statement.csv --account Bank

            Reads backups (.db) and exports (zip or folder) of Loop Habit Tracker, HabitBull's CSV, tasks of \
            Todoist, TickTick, Taskwarrior, calendars (.ics) and todo.txt, moods of Daylio (CSV or its backup), workouts \
            of Strong and Hevy (.csv), the export of Apple Health, statements of banks (CSV, OFX, QFX, QIF, CAMT, MT940), \
            and what daybook export writes, whatever the file's name. Importing twice changes nothing; one undo reverts an import.
            """)

    @Argument(help: ArgumentHelp("The file or folder; - reads standard input.", valueName: "file"))
    var path: String

    @Flag(help: "Only show what would be imported.")
    var dryRun = false

    @Flag(help: "Also restore what was deleted here.")
    var bringBack = false

    @Flag(help: "Use the settings of a Daybook export, too; a journal in use keeps its own by default.")
    var settings = false

    @Option(
        help: ArgumentHelp(
            "The level of one of Daylio's custom moods: Meh-ish=bad. Can be given several times.",
            valueName: "name=mood"))
    var mood: [String] = []

    @Option(
        help: ArgumentHelp(
            "For Apple Health: words in the names of sources, in order of precedence (default: Watch,Phone).",
            valueName: "words"))
    var sources: String?

    @Option(
        help: ArgumentHelp(
            "Save what cannot be read to this file, to correct and import it.", valueName: "file"))
    var rejected: String?

    @Flag(help: "Replace the file of --rejected if it exists.")
    var force = false

    @Flag(help: "For Apple Health: import the readable part of a damaged export.")
    var partial = false

    @Flag(help: "Count what is imported for points; by default, it earns none.")
    var earnPoints = false

    @OptionGroup var bank: BankOptions

    @OptionGroup var global: GlobalOptions

    var onlyReads: Bool { dryRun }

    func run(in session: Session) throws -> CommandOutput {
        if let rejected { try session.refuseAmongJournals(rejected) }
        if let bytes = try bankFile(session.words) {
            return try BankFileImport(
                bytes: bytes, options: bank, dryRun: dryRun, restoresDeleted: bringBack, earns: earnPoints,
                rejected: rejected, replaces: force
            ).run(in: session)
        }
        let order = sources.map { $0.split(separator: ",").map { PlainText.line(String($0)) } }
        let usual = try session.read { $0.settings.healthSources } + AppleHealth.defaultOrder
        if let health = try AppleHealthFile(path)?.export(order: order ?? usual) {
            return try HealthImport(
                export: health, order: order, dryRun: dryRun, restoresDeleted: bringBack, earns: earnPoints,
                allowsPartial: partial
            ).run(in: session)
        }
        let today = try session.read { $0.today(session.now) }
        var context = ImportContext(words: session.words, today: today) { Clock.offset(at: $0) }
        context.zoneOffset = { Clock.offset(of: $0, at: $1) }
        context.isImperial = try session.read { $0.profile.units == .imperial }
        let file = try ImportedFile(reading: path, session.words, context)
        if let health = file.health {
            return try HealthImport(
                export: health, order: order, dryRun: dryRun, restoresDeleted: bringBack, earns: earnPoints,
                allowsPartial: partial
            ).run(in: session)
        }
        if let rejected, !force, file.rejected.canBeSaved, access(rejected, F_OK) == 0 {
            throw InvalidRequest(session.words.fileNotReplaced(rejected))
        }
        let levels = try session.levels(mood, of: file)
        let rejectedLines = try saveRejectedRows(of: file, today, session.words)
        var made: ImportPlan?
        func plan(_ state: State) -> ImportPlan {
            let plan = file.plan(
                into: state, today: state.today(session.now), restoresDeleted: bringBack,
                replacesSettings: settings, levels: levels,
                libraryExercise: { session.words.libraryExercise(named: $0)?.id }, makeID: Randomness.recordID)
            made = plan
            return plan
        }
        if dryRun {
            _ = try session.read(plan)
        } else {
            try session.save { session.importing(plan($0).changes, in: $0, earns: earnPoints) }
        }
        guard let made else { return CommandOutput([], json: nil) }
        var lines = made.lines(of: file, levels, isDone: !dryRun, session)
        if bringBack, made.archivedCount > 0 { lines.append(session.words.restoredToArchive(made.archivedCount)) }
        let points = try session.pointLines(earns: earnPoints, isImported: !dryRun && !made.changes.isEmpty)
        return CommandOutput(
            lines + points + rejectedLines,
            json: made.json(of: file, isDone: !dryRun, session.words))
    }

    /// The bytes of a bank's file; nil for another file or a folder.
    private func bankFile(_ words: Words) throws -> [UInt8]? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            status.st_size <= BankFile.maximumSize
        else {
            return nil
        }
        let bytes = try ImportedFile.bytes(of: path, words)
        return bank.isUsed || BankFile.recognises(bytes) ? bytes : nil
    }

    /// The maximum number of rejected rows to list; further ones are summarized.
    private static let maximumRows = 20

    /// Saves the rows that cannot be read, if asked to. Returns the lines that list them.
    private func saveRejectedRows(of file: ImportedFile, _ today: Day, _ words: Words) throws -> [String] {
        let rows = file.rejected.rows
        guard !rows.isEmpty else { return [] }
        var lines = [words.rejectedRows(rows.count, file.rejected.kind)]
        lines += rows.prefix(Self.maximumRows).map { "  " + words.reason($0) }
        if rows.count > Self.maximumRows { lines.append("  " + words.andMoreRows(rows.count - Self.maximumRows)) }
        guard file.rejected.canBeSaved else { return lines + [words.hint(file.rejected)] }
        guard let rejected else { return lines + [words.saveRejectedRowsHint] }
        let bytes = file.rejected.saved(from: rejected, on: today).bytes
        try OutputFile.write(bytes, to: rejected, replacing: force, words)
        return lines + [words.rejectedRowsSaved(rows.count, file.rejected.kind, rejected)]
    }
}

extension Session {
    /// The decision that imports what a plan changes.
    ///
    /// - Parameter earns: Whether it earns points.
    func importing(_ changes: [Change], in state: State, earns: Bool) -> Decision {
        Decision.importing(changes, id: Randomness.recordID(), on: state.today(now), earns: earns)
    }

    /// The line that says that what was imported earns no points; none if it does, or the game is off.
    func pointLines(earns: Bool, isImported: Bool) throws -> [String] {
        guard isImported, !earns, try !read({ $0.settings.isGameOff }) else { return [] }
        return [words.importEarnsNoPoints("--earn-points")]
    }
}

extension ImportPlan {
    /// The lines that report the import, or preview it.
    fileprivate func lines(
        of file: ImportedFile, _ levels: [String: Mood], isDone: Bool, _ session: Session
    ) -> [String] {
        let words = session.words
        var lines = [words.recognised(file.format.name)]
        if let moods = file.moods { return lines + moodLines(moods, levels, isDone: isDone, words) }
        if let tasks = file.tasks { return lines + taskLines(tasks, isDone: isDone, words) }
        if changes.isEmpty {
            lines.append(words.nothingNew)
        } else {
            lines += words.newRecords(of: self).map { isDone ? words.imported($0) : words.willBeImported($0) }
            if existingRateCount > 0 { lines.append(words.alreadyHere(words.exchangeRates(existingRateCount))) }
            if existingHabitCount + existingEntryCount > 0 {
                lines.append(words.alreadyHere(habits: existingHabitCount, entries: existingEntryCount))
            }
            if existingTaskCount > 0 { lines.append(words.alreadyHere(tasks: existingTaskCount)) }
            if existingMoodCount > 0 { lines.append(words.alreadyHere(moods: existingMoodCount)) }
            if existingNoteCount > 0 { lines.append(words.alreadyHere(words.notes(existingNoteCount))) }
            if existingTransactionCount > 0 {
                lines.append(words.alreadyHere(words.transactions(existingTransactionCount)))
            }
            if existingBodyCount > 0 { lines.append(words.alreadyHere(words.bodyRecords(existingBodyCount))) }
            if existingWorkoutCount > 0 { lines.append(words.alreadyHere(words.workouts(existingWorkoutCount))) }
            if health.existingDayCount + health.existingWorkoutCount > 0 {
                lines.append(
                    words.alreadyHere(healthDays: health.existingDayCount, workouts: health.existingWorkoutCount))
            }
            if !newExercises.isEmpty { lines.append(words.newExercises(newExercises)) }
        }
        if settings == .kept { lines.append(words.settingsStay(unless: "--settings")) }
        if omittedRateCount > 0 { lines.append(words.exchangeRatesLeftOut(omittedRateCount)) }
        if deletedRateCount > 0 { lines.append(words.staysDeleted(words.exchangeRates(deletedRateCount))) }
        if deletedNoteCount > 0 { lines.append(words.staysDeleted(words.notes(deletedNoteCount))) }
        if deletedTransactionCount > 0 {
            lines.append(words.staysDeleted(words.transactions(deletedTransactionCount)))
        }
        if deletedOtherCount > 0 { lines.append(words.staysDeleted(words.otherRecords(deletedOtherCount))) }
        if deletedBodyCount > 0 { lines.append(words.staysDeleted(words.bodyRecords(deletedBodyCount))) }
        if deletedWorkoutCount > 0 { lines.append(words.staysDeleted(words.workouts(deletedWorkoutCount))) }
        if health.deletedWorkoutCount > 0 { lines.append(words.deletedHere(workouts: health.deletedWorkoutCount)) }
        for account in renamedAccounts { lines.append(words.importedAs(account.titleInFile, account.title)) }
        for habit in habits {
            if habit.importStatus == .deleted {
                lines.append(words.deletedHere(habit.title))
            } else if habit.importStatus != .existing {
                switch habit.titleChange {
                case .none: break
                case .taken: lines.append(words.importedAs(habit.titleInFile, habit.title))
                case .lengthened: lines.append(words.titleLengthened(habit.titleInFile, habit.title))
                case .cut: lines.append(words.titleCut(habit.title))
                }
            }
        }
        if cutTextCount > 0 { lines.append(words.cutTexts(cutTextCount)) }
        if futureCount > 0 { lines.append(words.futureLeftOut(futureCount)) }
        if omittedCount > 0 { lines.append(words.numbersLeftOut(omittedCount)) }
        if roundedCount > 0 { lines.append(words.numbersRounded(roundedCount)) }
        if supersetCount > 0 { lines.append(words.supersetsLeftOut(supersetCount)) }
        return lines + deletedTaskLines(words) + deletedMoodLines(words)
    }

    private func deletedTaskLines(_ words: Words) -> [String] {
        tasks.filter { $0.importStatus == .deleted }.map { words.deletedHere($0.title) }
    }

    private func deletedMoodLines(_ words: Words) -> [String] {
        deletedMoodCount + deletedSubjectCount == 0
            ? [] : [words.deletedHere(moods: deletedMoodCount, pets: deletedSubjectCount)]
    }

    private func taskLines(_ tasks: ImportedTasks, isDone: Bool, _ words: Words) -> [String] {
        var lines: [String] = []
        if changes.isEmpty {
            lines.append(words.nothingNew)
        } else {
            lines.append(isDone ? words.imported(tasks: newTaskCount) : words.willBeImported(tasks: newTaskCount))
        }
        if existingTaskCount > 0 { lines.append(words.alreadyHere(tasks: existingTaskCount)) }
        if movedTaskCount > 0 { lines.append(words.tasksMovedUp(movedTaskCount)) }
        if movedDueCount > 0 { lines.append(words.dueDaysMoved(movedDueCount)) }
        if notedRepetitionCount > 0 { lines.append(words.repeatsKeptInNotes(notedRepetitionCount)) }
        if omittedPartCount > 0 { lines.append(words.partsOfTasksLeftOut(omittedPartCount)) }
        if cutTextCount > 0 { lines.append(words.cutTexts(cutTextCount)) }
        return lines + deletedTaskLines(words) + tasks.warnings.map { words.sentence($0) }
    }

    /// The same as JSON.
    fileprivate func json(of file: ImportedFile, isDone: Bool, _ words: Words) -> JSONValue {
        [
            "format": .string(file.format.name),
            "dryRun": .bool(!isDone),
            "changed": .bool(isDone && !changes.isEmpty),
            "newHabits": .count(newHabitCount),
            "knownHabits": .count(existingHabitCount),
            "deletedHabits": .count(deletedHabitCount),
            "broughtBackHabits": .count(restoredHabitCount),
            "newEntries": .count(newEntryCount),
            "knownEntries": .count(existingEntryCount),
            "keptEntries": .count(keptEntryCount),
            "newGoals": .count(newGoalCount),
            "deletedGoals": .count(deletedGoalCount),
            "newBodyRecords": .count(newBodyCount + newWorkoutCount),
            "knownBodyRecords": .count(existingBodyCount + existingWorkoutCount),
            "deletedBodyRecords": .count(deletedBodyCount + deletedWorkoutCount),
            "future": .count(futureCount),
            "leftOut": .count(omittedCount),
            "rounded": .count(roundedCount),
            "supersetsLeftOut": .count(supersetCount),
            "movedUp": .count(movedTaskCount),
            "movedDue": .count(movedDueCount),
            "repeatsInNotes": .count(notedRepetitionCount),
            "partsLeftOut": .count(omittedPartCount),
            "newExercises": .array(newExercises.map { .string($0) }),
            "newCategories": .array(newCategories.map { .string($0) }),
            "habits": .array(habits.map { $0.json }),
            "newTasks": .count(newTaskCount),
            "knownTasks": .count(existingTaskCount),
            "deletedTasks": .count(deletedTaskCount),
            "tasks": .array(tasks.map { $0.json }),
            "newPets": .count(newSubjectCount),
            "deletedPets": .count(deletedSubjectCount),
            "newMoods": .count(newMoodCount),
            "knownMoods": .count(existingMoodCount),
            "deletedMoods": .count(deletedMoodCount),
            "newNotes": .count(newNoteCount),
            "knownNotes": .count(existingNoteCount),
            "deletedNotes": .count(deletedNoteCount),
            "newAccounts": .count(newAccountCount),
            "renamedAccounts": .array(
                renamedAccounts.map { ["titleInFile": .string($0.titleInFile), "title": .string($0.title)] }),
            "newTransactions": .count(newTransactionCount),
            "knownTransactions": .count(existingTransactionCount),
            "deletedTransactions": .count(deletedTransactionCount),
            "newHealthDays": .count(health.newDayCount),
            "changedHealthDays": .count(health.changedDayCount),
            "knownHealthDays": .count(health.existingDayCount),
            "newHealthWorkouts": .count(health.newWorkoutCount),
            "changedHealthWorkouts": .count(health.changedWorkoutCount),
            "knownHealthWorkouts": .count(health.existingWorkoutCount),
            "deletedHealthWorkouts": .count(health.deletedWorkoutCount),
            "settings": .text(settings.code),
            "newOthers": .count(newOtherCount),
            "deletedOthers": .count(deletedOtherCount),
            "newRates": .count(newRateCount),
            "knownRates": .count(existingRateCount),
            "leftOutRates": .count(omittedRateCount),
            "rejected": .array(file.rejected.rows.map { $0.json(words) }),
        ]
    }
}

extension RejectedRows.Row {
    fileprivate func json(_ words: Words) -> JSONValue {
        [
            "file": .string(file), "line": isRecord ? nil : .count(line),
            "record": isRecord && line > 0 ? .count(line) : nil,
            "reason": .string(words.reason(self)),
        ]
    }
}

extension PlannedHabit {
    fileprivate var json: JSONValue {
        [
            "id": .string(id.hex),
            "title": .string(title),
            "titleInFile": .string(titleInFile),
            "standing": .string(importStatus.code),
            "newEntries": .count(newEntryCount),
            "knownEntries": .count(existingEntryCount),
            "keptEntries": .count(keptEntryCount),
        ]
    }
}

extension PlannedTask {
    fileprivate var json: JSONValue {
        ["id": .string(id.hex), "title": .string(title), "standing": .string(importStatus.code)]
    }
}

extension ImportedSettings {
    fileprivate var code: String? {
        switch self {
        case .none: nil
        case .kept: "kept"
        case .imported: "imported"
        }
    }
}

extension ImportStatus {
    fileprivate var code: String {
        switch self {
        case .new: "new"
        case .existing: "known"
        case .deleted: "deleted"
        case .restored: "broughtBack"
        }
    }
}
