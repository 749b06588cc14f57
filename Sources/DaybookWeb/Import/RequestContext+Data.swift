import CivilTime
import DaybookCore
import Interchange
import Journal
import Phrasing

extension RequestContext {
    /// Returns the page for a data route.
    func show(_ route: DataPageRoute) -> Outcome {
        switch route {
        case .data: page(DataPage(self))
        case .export(let format): .response(export(format), nil)
        }
    }

    /// Handles a POST request to a data route.
    func act(_ route: DataActionRoute) -> Outcome {
        switch route {
        case .previewImport: previewImport()
        case .applyImport: applyImport()
        case .saveRejectedRows: saveRejectedRows()
        }
    }

    /// Handles a POST request of an import that belongs to another part.
    func act(_ step: ImportStep) -> Outcome {
        switch step {
        case .preview: previewImport()
        case .apply: applyImport()
        case .saveRejectedRows: saveRejectedRows()
        }
    }

    /// The page to choose another file on, that of money for its forms, with the reason why the last one was refused.
    func refusedFile(_ reason: String) -> Outcome {
        if case .money = route { return refused(BankImportPage(self, reason: reason)) }
        return refused(DataPage(self, reason: reason))
    }

    private func refusedFile(_ failure: ImportFailure) -> Outcome { refusedFile(words.reason(failure)) }

    /// Shows the preview of a posted file.
    func previewImport() -> Outcome {
        guard let upload = request.upload else { return refusedFile(.empty) }
        if isBankFile(upload) {
            if case .money = route { return previewBankFile(upload) }
            return .response(.redirect(to: MoneyPageRoute.importFile(upload: upload.handle).url), nil)
        }
        do throws(ImportFailure) {
            return page(try preview(upload, try read(upload)))
        } catch {
            return refusedFile(error)
        }
    }

    private func preview(_ upload: Upload, _ file: ImportedFile) throws(ImportFailure) -> ImportPage {
        let plan = file.plan(
            into: state, today: today, libraryExercise: { words.libraryExercise(named: $0)?.id }, makeID: newIDs())
        return ImportPage(self, upload: upload, file: file, plan: plan)
    }

    /// Imports the previewed file as one action.
    func applyImport() -> Outcome {
        guard let upload = request.upload else { return refusedFile(.empty) }
        if isBankFile(upload) { return importBankFile(upload) }
        do throws(ImportFailure) {
            let bringsBack = request.form["bringBack"] == "1"
            let file = try read(upload)
            // A damaged export is imported only on explicit request.
            if let health = file.health, !health.isComplete, request.form["partial"] != "1" {
                return refused(try preview(upload, file))
            }
            let plan = file.plan(
                into: state, today: today, restoresDeleted: bringsBack,
                replacesSettings: request.form["settings"] == "1", levels: levels(of: file),
                libraryExercise: { words.libraryExercise(named: $0)?.id }, makeID: newIDs())
            var changes = plan.changes
            if request.form["rearranged"] == "1", let health = file.health {
                changes += state.remembering(healthSources: health.sources)
            }
            let decision = Decision.importing(
                changes, id: newImportID, on: today, earns: request.form["earns"] == "1")
            return commit(
                decision, saying: changes.isEmpty ? .notice(.nothingImported) : .done(decision.action),
                then: page(of: file, plan))
        } catch {
            return refusedFile(error)
        }
    }

    /// The id of the import's note, which differs from those of `newIDs`.
    var newImportID: RecordID {
        RecordID(Identifier(high: action.high ^ .max, low: ~action.low))
    }

    /// The rejected rows of the previewed file as a download.
    func saveRejectedRows() -> Outcome {
        guard let upload = request.upload else { return refusedFile(.empty) }
        if isBankFile(upload) { return saveRejectedRows(ofBank: upload) }
        do throws(ImportFailure) {
            let read = try read(upload)
            guard read.rejected.canBeSaved else { return show(route) }
            let file = read.rejected.saved(from: upload.fileName, on: today)
            let type =
                switch read.format {
                case .iCalendar: "text/calendar; charset=utf-8"
                case .taskwarrior, .daylioBackup: "application/json"
                case .todoTxt: "text/plain; charset=utf-8"
                default: file.name.hasSuffix(".zip") ? "application/zip" : "text/csv; charset=utf-8"
                }
            return .response(Response(contentType: type, fileName: file.name, body: file.bytes), nil)
        } catch {
            return refusedFile(error)
        }
    }

    /// The page that shows the imported data.
    private func page(of file: ImportedFile, _ plan: ImportPlan) -> PageRoute {
        switch file.content {
        case .habits: .habits(.list(HabitFilter()))
        case .journal: page(of: plan)
        case .tasks: .tasks(.list(TaskFilter()))
        case .moods: .moods(.list(MoodFilter()))
        case .workouts: .workouts(.history(nil))
        case .health: .health(.overview(.month))
        case .rates: .money(.rates(upTo: nil))
        }
    }

    /// The page of the first part of life of which a Daybook export added something; Today if it added nothing.
    private func page(of plan: ImportPlan) -> PageRoute {
        func adds(_ tables: String...) -> Bool { tables.contains { plan.counts[$0]?.new ?? 0 > 0 } }
        if plan.newHabitCount + plan.restoredHabitCount + plan.newEntryCount > 0 {
            return .habits(.list(HabitFilter()))
        }
        if plan.newTaskCount > 0 { return .tasks(.list(TaskFilter())) }
        if adds(Goal.table) { return .goals(.list) }
        if adds(MoodEntry.table, Subject.table) { return .moods(.list(MoodFilter())) }
        if adds(Note.table) { return .notes(.list(NoteFilter())) }
        if adds(Account.table, Transaction.table) { return .money(.overview) }
        if adds(CurrencyRate.table) { return .money(.rates(upTo: nil)) }
        if adds(Workout.table, Routine.table, Exercise.table) { return .workouts(.history(nil)) }
        if adds(Meal.table, Food.table) { return .meals(.day(nil)) }
        if adds(BodyMeasurement.table) { return .body(.measure(.weight)) }
        if plan.health.newDayCount + plan.health.newWorkoutCount > 0 { return .health(.overview(.month)) }
        return .today(nil)
    }

    private func read(_ upload: Upload) throws(ImportFailure) -> ImportedFile {
        if let read = tools.readHealth, let health = read(upload.bytes, healthOrder) {
            return ImportedFile(health: try health.get())
        }
        guard ImportFormat.detect(upload.bytes) == .loopDatabase else {
            return try ImportedFile(
                upload.bytes, name: upload.fileName, inflate: tools.inflate ?? { _, _ in nil }, importContext)
        }
        guard let readDatabase = tools.readDatabase else { throw .needsDatabaseReader }
        guard let tables = readDatabase(upload.bytes) else {
            throw .badDatabase(table: "", row: 0, .unreadable)
        }
        return try ImportedFile(database: tables)
    }

    /// The priority of sources: that of the form, with the chosen source first; without one, the last that the person
    /// chose.
    private var healthOrder: [String] {
        let order = request.form.all("order").filter { !$0.isEmpty }
        guard !order.isEmpty else { return state.settings.healthSources + AppleHealth.defaultOrder }
        return Array(order.prefix(HealthPreview.maximumSources))
    }

    /// The clock and language for parsing files.
    private var importContext: ImportContext {
        var context = ImportContext(
            words: words, today: today, offset: tools.offset ?? { [now] _ in now.offsetMinutes })
        if let zoneOffset = tools.zoneOffset { context.zoneOffset = zoneOffset }
        context.isImperial = state.profile.units == .imperial
        context.healthOrder = healthOrder
        return context
    }

    /// The journal as a download.
    func export(_ format: ExportFormat) -> Response {
        switch format {
        case .json:
            Response(
                contentType: "application/json", fileName: "daybook-\(today.text).json",
                body: Export.json(
                    state, on: today, withTimes: true, lastSynced: request.lastSynced,
                    incomplete: ExportGaps(request).text(words)))
        case .csv:
            Response(
                contentType: "application/zip", fileName: "daybook-\(today.text).zip",
                body: Export.tables(state, on: today))
        case .calendar:
            Response(
                contentType: "text/calendar; charset=utf-8", fileName: "daybook-\(today.text).ics",
                body: ICalendarWriter.bytes(
                    of: ExportedTasks.tasks(of: state, today: today), stamp: now.utc, importContext))
        case .todoTxt:
            Response(
                contentType: "text/plain; charset=utf-8", fileName: "todo-\(today.text).txt",
                body: TodoTxtWriter.bytes(of: ExportedTasks.lines(of: state, today: today)))
        case .transactions:
            Response(
                contentType: "text/csv; charset=utf-8", fileName: "transactions-\(today.text).csv",
                body: Export.byteOrderMark + Export.transactions(state, on: today, words.moneyTitles))
        case .hledger:
            Response(
                contentType: "text/plain; charset=utf-8", fileName: "daybook-\(today.text).journal",
                body: Export.hledger(state, on: today, words.moneyTitles))
        case .beancount:
            Response(
                contentType: "text/plain; charset=utf-8", fileName: "daybook-\(today.text).beancount",
                body: Export.beancount(state, on: today, words.moneyTitles))
        }
    }
}
