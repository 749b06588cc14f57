import CivilTime
import DaybookCore
import Interchange
import Journal
import Markup
import Words

/// The preview of an import.
struct ImportPage: PageView {
    let title: String
    let fileName: String
    let formatName: String
    let plan: ImportPlan
    /// The tasks; nil if the file has none.
    let tasks: PlannedTasks?
    /// The moods; nil if the file has none.
    let moods: PlannedMoods?
    /// The workouts; nil if the file has none.
    let workouts: PlannedWorkouts?
    /// The health data; nil if the file has none.
    let health: HealthPreview?
    /// The rows that cannot be read.
    let rejected: RejectedRows
    /// The handle under which the host keeps the file.
    let handle: String
    /// Whether the import can earn points.
    let hasGame: Bool

    /// The maximum number of listed habits; further ones are summarized.
    private static let maximumRows = 100

    var section: Section? { .settings }
    var layout: PageLayout { .narrow }

    init(_ context: RequestContext, upload: Upload, file: ImportedFile, plan: ImportPlan) {
        title = context.words.preview
        fileName = upload.fileName
        formatName = file.format.name
        handle = upload.handle.hex
        rejected = file.rejected
        hasGame = !context.state.settings.isGameOff
        self.plan = plan
        moods = file.moods.map { PlannedMoods(plan: plan, moods: $0) }
        workouts =
            file.workouts.isEmpty ? nil : PlannedWorkouts(plan: plan, workouts: file.workouts, today: context.today)
        health = file.health.map {
            HealthPreview(
                plan: plan.health, export: $0, handle: upload.handle.hex,
                isRearranged: context.request.form["rearranged"] == "1")
        }
        let warnings = file.tasks?.warnings
        tasks =
            plan.tasks.isEmpty && warnings == nil
            ? nil : PlannedTasks(plan: plan, warnings: warnings ?? [], today: context.today)
    }

    func view(_ words: Words) -> HTML {
        """
        <header class="bar"><div class="heading"><h1>\(words.preview)</h1></div></header>
        <p class="lead"><bdi>\(fileName)</bdi> · \(words.recognised(formatName))</p>
        \(if: !plan.habits.isEmpty, figures(words))\(notices(words))\
        \(rejected.isEmpty ? .empty : RejectedRowsView(rejected: rejected, handle: handle, words).view(words))\
        \(if: !plan.habits.isEmpty, habits(words))\(tasks?.view(words))\(moods?.view(words))\(workouts?.view(words))\(health?.view(words))\(isNothing ? nothing(words) : form(words))\
        \(health?.details(words))
        """
    }

    /// Whether the file is a health export without any readable record.
    private var isUnreadable: Bool { health.map { $0.export.importedCount == 0 } ?? false }

    private var isNothing: Bool {
        plan.changes.isEmpty && plan.settings != .kept
            && plan.deletedHabitCount + plan.deletedTaskCount + plan.deletedGoalCount == 0
            && plan.deletedMoodCount + plan.deletedSubjectCount + plan.health.deletedWorkoutCount
                + plan.deletedNoteCount + plan.deletedBodyCount + plan.deletedWorkoutCount
                + plan.deletedTransactionCount + plan.deletedOtherCount == 0
    }

    private func figures(_ words: Words) -> HTML {
        let hasEntries = plan.newEntryCount + plan.existingEntryCount + plan.keptEntryCount > 0
        let entries: HTML = """
            <div class="stat"><dt>\(words.newEntries)</dt><dd>\(words.number(plan.newEntryCount))</dd></div>
            """
        return """
            <dl class="figures"><div class="stat"><dt>\(words.newHabits)</dt><dd>\(words.number(plan.newHabitCount))</dd></div>\
            \(if: hasEntries, entries)\
            <div class="stat"><dt>\(words.hereAlready)</dt><dd>\(words.number(plan.existingHabitCount + plan.deletedHabitCount))</dd></div></dl>

            """
    }

    private func habits(_ words: Words) -> HTML {
        """
        <section class="group"><h2>\(words.habits) <span class="count">\(words.number(plan.habits.count))</span></h2>
        <ul class="list">\(plan.habits.prefix(Self.maximumRows).map { row($0, words) })</ul>\(rest(words))</section>

        """
    }

    private func notices(_ words: Words) -> HTML {
        let renamed = plan.habits.filter { $0.titleChange == .taken }
        var notices = HTML.empty
        if !renamed.isEmpty { notices += notice(words.renamedTitles(renamed.count)) }
        for account in plan.renamedAccounts.prefix(Self.maximumRows) {
            notices += notice(words.importedAs(account.titleInFile, account.title))
        }
        if plan.keptEntryCount > 0 { notices += notice(words.keptEntries(plan.keptEntryCount)) }
        if plan.newBodyCount > 0 {
            notices += notice(words.willBeImported(words.bodyRecords(plan.newBodyCount)), "good")
        }
        if plan.newGoalCount > 0 { notices += notice(words.willBeImported(goals: plan.newGoalCount), "good") }
        if plan.newTaskCount > 0 && !plan.habits.isEmpty {
            notices += notice(words.willBeImported(tasks: plan.newTaskCount), "good")
        }
        if moods == nil && plan.newMoodCount + plan.newSubjectCount > 0 {
            notices += notice(words.willBeImported(moods: plan.newMoodCount, pets: plan.newSubjectCount), "good")
        }
        if plan.newNoteCount > 0 { notices += notice(words.willBeImported(words.notes(plan.newNoteCount)), "good") }
        notices += moneyAndHealth(words)
        if plan.newRateCount > 0 {
            notices += notice(words.willBeImported(words.exchangeRates(plan.newRateCount)), "good")
        }
        if plan.existingRateCount > 0 {
            notices += notice(words.alreadyHere(words.exchangeRates(plan.existingRateCount)), "accent")
        }
        if plan.omittedRateCount > 0 { notices += notice(words.exchangeRatesLeftOut(plan.omittedRateCount), "accent") }
        if plan.settings == .imported {
            notices += notice(words.willBeImported(words.importedSettings), "good")
        } else if plan.settings == .kept {
            notices += notice(words.settingsStay, "accent")
        }
        if plan.movedTaskCount > 0 { notices += notice(words.tasksMovedUp(plan.movedTaskCount)) }
        if plan.movedDueCount > 0 { notices += notice(words.dueDaysMoved(plan.movedDueCount)) }
        if plan.notedRepetitionCount > 0 { notices += notice(words.repeatsKeptInNotes(plan.notedRepetitionCount)) }
        if plan.omittedPartCount > 0 { notices += notice(words.partsOfTasksLeftOut(plan.omittedPartCount)) }
        if plan.cutTextCount > 0 { notices += notice(words.cutTexts(plan.cutTextCount)) }
        if plan.futureCount > 0 { notices += notice(words.futureLeftOut(plan.futureCount)) }
        if plan.omittedCount > 0 { notices += notice(words.numbersLeftOut(plan.omittedCount)) }
        if plan.roundedCount > 0 { notices += notice(words.numbersRounded(plan.roundedCount)) }
        if plan.supersetCount > 0 { notices += notice(words.supersetsLeftOut(plan.supersetCount)) }
        return notices
    }

    private func moneyAndHealth(_ words: Words) -> HTML {
        let days = plan.health.newDayCount + plan.health.changedDayCount
        let workouts = plan.health.newWorkoutCount + plan.health.changedWorkoutCount
        var records: [String] = []
        if plan.newAccountCount > 0 { records.append(words.accounts(plan.newAccountCount)) }
        if plan.newTransactionCount > 0 { records.append(words.transactions(plan.newTransactionCount)) }
        // The preview of health data has its own numbers.
        if health == nil, days + workouts > 0 { records.append(words.daysAndWorkouts(days, workouts)) }
        if plan.newOtherCount > 0 { records.append(words.otherRecords(plan.newOtherCount)) }
        return records.reduce(into: .empty) { $0 += notice(words.willBeImported($1), "good") }
    }

    private func notice(_ text: String, _ style: String = "warn") -> HTML {
        "<div class=\"notice \(style) after\">\(Icon.info.svg)<p>\(text)</p></div>"
    }

    private func row(_ habit: PlannedHabit, _ words: Words) -> HTML {
        let hasNothingNew = habit.importStatus == .existing && habit.newEntryCount == 0
        let details = [hasNothingNew ? "" : words.entries(habit.newEntryCount), titleNote(habit, words)]
            .filter { !$0.isEmpty }
        let (style, importStatus): (String, String) =
            switch habit.importStatus {
            case .new: habit.titleChange == .none ? ("good", words.newOne) : ("warn", words.renamedOne)
            case .existing: ("", words.hereAlready)
            case .deleted: ("accent", words.deletedOne)
            case .restored: ("good", words.restoreIt)
            }
        return """
            <li><div class="line">\(HabitIcon.view("", title: habit.title))<span><strong><bdi>\(habit.title)</bdi></strong>\
            <small>\(details.joined(separator: " · "))</small></span><span class="chip \(style)">\(importStatus)</span></div></li>
            """
    }

    private func titleNote(_ habit: PlannedHabit, _ words: Words) -> String {
        switch habit.titleChange {
        case .none: ""
        case .lengthened: words.titleLengthened(habit.titleInFile, habit.title)
        case .taken, .cut: words.inTheFile(String(habit.titleInFile.prefix(80)))
        }
    }

    private func rest(_ words: Words) -> HTML? {
        let count = plan.habits.count - Self.maximumRows
        return count > 0 ? "<p class=\"quiet\">+ \(words.habits(count))</p>" : nil
    }

    private func nothing(_ words: Words) -> HTML {
        """
        <div class="notice \(isUnreadable ? "warn" : "good") after">\((isUnreadable ? Icon.warning : .check).svg)<p>\(isUnreadable ? words.nothingReadable : words.nothingNew)</p></div>
        <p class="submit after"><a class="button primary" href="\(DataPageRoute.data.url)">\(words.back)</a></p>
        """
    }

    /// The offer to restore records that were deleted here; nil if there are none.
    private func offered(_ words: Words) -> String? {
        var sentences: [String] = []
        if plan.deletedHabitCount > 0 { sentences.append(words.restoreDeleted(plan.deletedHabitCount)) }
        if plan.deletedGoalCount > 0 { sentences.append(words.restoreDeleted(goals: plan.deletedGoalCount)) }
        if plan.deletedTaskCount > 0 { sentences.append(words.restoreDeleted(tasks: plan.deletedTaskCount)) }
        if plan.deletedMoodCount + plan.deletedSubjectCount > 0 {
            sentences.append(
                words.restoreDeleted(moods: plan.deletedMoodCount, pets: plan.deletedSubjectCount))
        }
        if plan.deletedNoteCount > 0 { sentences.append(words.restoreDeleted(notes: plan.deletedNoteCount)) }
        if plan.deletedBodyCount + plan.deletedWorkoutCount > 0 {
            sentences.append(
                words.restoreDeleted(bodyRecords: plan.deletedBodyCount + plan.deletedWorkoutCount))
        }
        if plan.deletedTransactionCount > 0 {
            sentences.append(words.restoreDeleted(transactions: plan.deletedTransactionCount))
        }
        if plan.deletedOtherCount > 0 { sentences.append(words.restoreDeleted(others: plan.deletedOtherCount)) }
        if plan.health.deletedWorkoutCount > 0 {
            sentences.append(words.restoreDeleted(workouts: plan.health.deletedWorkoutCount))
        }
        if plan.archivedCount > 0 { sentences.append(words.restoredToArchive(plan.archivedCount)) }
        return sentences.isEmpty ? nil : sentences.joined(separator: " · ")
    }

    /// The label of the button, with the number of records if they are of one kind.
    private func buttonLabel(_ words: Words) -> String {
        if let health { return health.export.isComplete ? words.importButton : words.importReadablePart }
        let habits = plan.newHabitCount
        let others =
            plan.newGoalCount + plan.newBodyCount + plan.newSubjectCount + plan.newNoteCount + plan.newAccountCount
            + plan.newTransactionCount + plan.newRateCount + plan.newOtherCount + plan.health.newDayCount
            + plan.health.newWorkoutCount + (plan.settings == .imported ? 1 : 0)
        let counts = [habits + plan.newEntryCount, plan.newTaskCount, plan.newMoodCount, plan.newWorkoutCount]
        guard others == 0, counts.count(where: { $0 > 0 }) == 1 else { return words.importButton }
        if counts[0] > 0 { return words.importButton(words.habitsAndEntries(habits, plan.newEntryCount)) }
        if counts[1] > 0 { return words.importButton(words.tasks(counts[1])) }
        if counts[2] > 0 { return words.importButton(words.moodCount(counts[2])) }
        return words.importButton(words.workouts(counts[3]))
    }

    private func form(_ words: Words) -> HTML {
        var offer: HTML?
        if let sentence = offered(words) {
            offer = """
                <label class="choice"><input type="checkbox" name="bringBack" value="1"> \(sentence)</label>
                """
        }
        let settings: HTML = """
            <label class="choice"><input type="checkbox" name="settings" value="1"> \(words.useItsSettings)</label>
            """
        let buttons: HTML = """
            <input type="hidden" name="upload" value="\(handle)">\(health?.fields)\(offer)\(if: plan.settings == .kept, settings)\(if: hasGame, PointsChoice.view(words))\
            <button class="button primary">\(buttonLabel(words))</button>\
            <a class="button" href="\(DataPageRoute.data.url)">\(words.cancel)</a>
            """
        guard let choices = moods?.choices(words) else {
            return """
                <form class="submit after" method="post" action="\(DataActionRoute.applyImport.url)">\(buttons)</form>
                """
        }
        return """
            <form class="stack after" method="post" action="\(DataActionRoute.applyImport.url)">\(choices)\
            <div class="submit">\(buttons)</div></form>
            """
    }
}
