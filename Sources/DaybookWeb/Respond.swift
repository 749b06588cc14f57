import CivilTime
import DaybookCore
import Journal
import Phrasing
import Words

/// Handles a request in a State. This is the whole app, as a pure function; the host stores the commit before it sends
/// the response.
///
/// When it returns `needs`, the host fetches that data and calls again with it in `fetched`.
public func respond(
    to request: Request, in state: State, now: Now, fetched: Fetched? = nil, tools: FileTools = FileTools()
) -> Outcome {
    let chosen = Language(rawValue: state.settings.language)
    let words = Words(chosen ?? Language.preferred(from: request.languages))
    let route = Route(path: request.path, query: request.query)
    let context = RequestContext(
        request: request, route: route ?? .home, state: state, now: now, words: words, fetched: fetched, tools: tools)
    guard let route else { return .answer(context.notFound(), nil) }
    switch request.method {
    case .get: return context.show(route)
    case .post: return context.act(route)
    }
}

extension RequestContext {
    func show(_ route: Route) -> Outcome {
        switch route {
        case .home: .answer(.see(Route.today(nil).url), nil)
        case .today(let day): page(TodayPage(self, day: day ?? today))
        case .habits(let filter): page(HabitsPage(self, filter: filter))
        case .addHabit: page(HabitFormPage(adding: self))
        case .habit(let id, let month): found(HabitPage(self, id: id, month: month))
        case .editHabit(let id): found(HabitFormPage(editing: id, self))
        case .entry(let id, let day): found(EntryPage(self, habit: id, day: day))
        case .tasks(let route): show(route)
        case .archive: page(ArchivePage(self))
        case .statistics(let period): page(StatisticsPage(self, period: period))
        case .categories: page(CategoriesPage(self))
        case .addCategory: page(CategoryFormPage(adding: self))
        case .category(let id): found(CategoryFormPage(editing: id, self))
        case .settings: page(SettingsPage(self))
        case .erase: page(ErasePage(self))
        case .safety(let reason): page(SafetyPage(reason: reason, words: words))
        case .data: page(DataPage(self))
        case .export(let format): .answer(export(format), nil)
        case .more: page(MorePage(self))
        case .goals(let route): show(route)
        case .moods(let route): show(route)
        case .workouts(let route): show(route)
        case .body(let route): show(route)
        case .meals(let route): show(route)
        case .health(let route): show(route)
        case .archiveHabit(let id), .restoreHabit(let id), .deleteHabit(let id), .moveHabit(let id):
            // POST-only URLs, reached by going back or reloading: redirect to a page.
            .answer(.see(Route.habit(id, month: nil).url), nil)
        case .deleteCategory: .answer(.see(Route.categories.url), nil)
        case .startAnew: .answer(.see(Route.settings.url), nil)
        case .previewImport, .applyImport: .answer(.see(Route.data.url), nil)
        case .undo: .answer(.see(Route.today(nil).url), nil)
        }
    }

    func act(_ route: Route) -> Outcome {
        switch route {
        case .addHabit: addHabit()
        case .editHabit(let id): editHabit(id)
        case .archiveHabit(let id): change(.archive(id), saying: .habitArchived, of: id, else: .habits(HabitFilter()))
        case .restoreHabit(let id): change(.restore(id), saying: .habitRestored, of: id, else: .archive)
        case .deleteHabit(let id): change(.delete(id), saying: .habitDeleted, of: id, else: .archive)
        case .moveHabit(let id): moveHabit(id)
        case .entry(let id, let day): markEntry(id, day)
        case .tasks(let route): act(route)
        case .addCategory: addCategory()
        case .category(let id): editCategory(id)
        case .deleteCategory(let id): deleteCategory(id)
        case .settings: changeSettings()
        case .erase: eraseDeleted()
        case .startAnew: .answer(.see(Route.settings.url), nil)
        case .previewImport: previewImport()
        case .applyImport: applyImport()
        case .undo(let action): undo(action)
        case .goals(let route): act(route)
        case .moods(let route): act(route)
        case .workouts(let route): act(route)
        case .body(let route): act(route)
        case .meals(let route): act(route)
        case .health(let route): act(route)
        // Only pages.
        case .home, .today, .habits, .habit, .archive, .statistics, .categories, .safety, .data, .export,
            .more:
            .answer(notFound(), nil)
        }
    }

    func page(_ page: some PageView) -> Outcome { answer(document(page), status: 200) }

    func found(_ page: (some PageView)?) -> Outcome {
        guard let page else { return .answer(notFound(), nil) }
        return self.page(page)
    }

    /// Shows a form again with status 422, with the refusal beside its field and the values as typed.
    func refused(_ page: some PageView) -> Outcome { answer(document(page), status: 422) }

    /// Separate from the generic functions, so that it is not specialized for every page type.
    @inline(never)
    private func answer(_ document: HTML, status: Int) -> Outcome { .answer(.page(document, status: status), nil) }

    @inline(never)
    func notFound() -> Response {
        .page(document(NotFoundPage(words: words)), status: 404)
    }

    /// Commits a decision and redirects to a page with a message that offers to undo it.
    func keep(
        _ decision: Decision, saying message: FlashMessage?, of record: RecordID? = nil, then route: Route,
        anchor: String = "",
        undoes: ActionID? = nil
    ) -> Outcome {
        let changed = !decision.changes.isEmpty
        var location = route.url
        if let message {
            var query = FormFields([("said", message.rawValue)])
            if let record { query.append("of", record.hex) }
            if changed { query.append("undo", action.hex) }
            location += (location.utf8.contains(UInt8(ascii: "?")) ? "&" : "?") + query.urlEncoded
        }
        if !anchor.isEmpty { location += "#" + anchor }
        return .answer(.see(location), changed ? Commit(decision, action: action, undoes: undoes) : nil)
    }

    /// Runs a habit command without a form. A refusal is shown as a message.
    func change(_ command: HabitCommand, saying message: FlashMessage, of habit: RecordID, else route: Route) -> Outcome
    {
        do throws(HabitRefusal) {
            let decision = try command.decide(in: state, now: now, newID: newIDs())
            return keep(decision, saying: message, of: habit, then: back ?? route)
        } catch {
            return refused(ReasonPage(words: words, reason: words.reason(error)))
        }
    }
}
