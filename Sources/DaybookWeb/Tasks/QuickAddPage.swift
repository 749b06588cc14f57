import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The page to add a task with a line of text, with links to the other forms.
struct QuickAddPage: PageView {
    let bar: QuickAddBar
    /// The page to return to. Adding something returns to this page, for the next.
    let back: PageRoute
    let settings: Settings
    let title: String
    /// The earlier day whose page it was opened on.
    private let pastDay: Day?

    var section: Section? { nil }
    var layout: PageLayout { .sheet }

    /// Creates the page with a line typed so far and its recognized parts.
    ///
    /// - Parameter needsEnergy: whether it was refused because the energy of a food is missing.
    init(
        _ context: RequestContext, line: String, reason: String? = nil, needsEnergy: Bool = false, id: RecordID? = nil
    ) {
        let read = TaskLine(line, of: context)
        let back = Self.back(context)
        self.back = back
        settings = context.state.settings
        bar = QuickAddBar(
            back: .tasks(.quick(back: back.url)), id: id ?? context.newIDs()(), line: line,
            understood: line.isEmpty ? .empty : read.chips(context, isRefused: needsEnergy),
            reason: reason, isInvalid: reason != nil && !needsEnergy, isFocused: !needsEnergy)
        title = context.words.add
        pastDay = Self.opener(context)?.pastDay(today: context.today)
    }

    func view(_ words: Words) -> HTML {
        """
        <section class="sheet">
        <header><div><h1>\(title)</h1></div>\
        <a class="round" href="\(back.url)" aria-label="\(words.close)" data-close>\(Icon.close.svg)</a></header>
        \(bar.view(words))
        <p class="hint">\(words.quickAddExample)</p>
        <ul class="kinds">\(kinds(words))</ul>
        </section>
        """
    }
}

extension QuickAddPage {
    /// The forms of each kind of record, without those of parts that are off.
    private func kinds(_ words: Words) -> [HTML] {
        let all: [(part: JournalPart, icon: Icon, name: String, route: PageRoute)] = [
            (.moods, .smile, words.moods, .log(.mood(of: nil), back: back.url)),
            (.weight, .scale, words.weight, .log(.weight, back: back.url)),
            (.meals, .meal, words.meal, .meals(.day(pastDay))),
            (
                .workouts, .training, words.workout,
                pastDay.map { .workouts(.log(on: $0)) } ?? .log(.workout, back: back.url)
            ),
            (.money, .money, words.expense, .log(.money(.expense), back: back.url)),
            (.tasks, .tasks, words.task, .tasks(.add)),
            (.habits, .habits, words.habit, .habits(.add)),
            (.goals, .goal, words.goal, .goals(.add)),
            (.notes, .note, words.note, .log(.note, back: back.url)),
        ]
        return all.filter { !settings.hides($0.part) }.map { kind in
            "<li><a href=\"\(kind.route.url)\"\(attribute: "data-sheet", if: kind.route.isSheet)>\(kind.icon.svg)<span>\(kind.name)</span></a></li>"
        }
    }

    /// The page to return to.
    private static func back(_ context: RequestContext) -> PageRoute { opener(context) ?? .today(nil) }

    /// The page it was opened on, from the form or the query; never this page itself.
    private static func opener(_ context: RequestContext) -> PageRoute? {
        let given = context.back ?? context.request.query["back"].flatMap { PageRoute(url: $0) }
        guard case .tasks(.quick(_, let back)) = given else { return given }
        guard let beyond = PageRoute(url: back) else { return nil }
        if case .tasks(.quick) = beyond { return nil }
        return beyond
    }

    /// The day whose page it was opened on; nil if that is not the page of a day.
    static func day(_ context: RequestContext) -> Day? { opener(context)?.day(today: context.today) }
}

extension RequestContext {
    /// Adds what a typed line says, a task or a record of another part of life, with the id from the form.
    func quickAdd() -> Outcome {
        let line = request.form["line"] ?? ""
        var id = formID()
        let read = TaskLine(line, of: self)
        if let entry = read.entry {
            do throws(QuickEntryRefusal) {
                let decision = try entry.decide(
                    in: state, words, now: now, id: id, energies: read.energies(self), newID: newIDs())
                return commit(decision, of: record(decision, of: entry, id), then: back ?? .today(nil))
            } catch {
                var needsEnergy = false
                if case .unknownFood = error { needsEnergy = true }
                return refused(
                    QuickAddPage(
                        self, line: line, reason: error.reason(in: words), needsEnergy: needsEnergy, id: id))
            }
        }
        // A page opened by going back still has the id of the task added from it. Another line there is a new task. So
        // is the same line after the task was deleted, because its record still has related records.
        let made = state.task(id)
        if (made ?? state.tasks[id]) != nil, made?.title != PlainText.line(read.draft.title) { id = newIDs()() }
        do throws(TaskRefusal) {
            let decision = try TaskCommand.add(read.draft, id: id).decide(in: state, now: now, newID: newIDs())
            return commit(decision, of: id, then: back ?? .today(nil), anchor: "task-\(id.hex)")
        } catch {
            return refused(QuickAddPage(self, line: line, reason: words.reason(error), id: id))
        }
    }

    /// The record that the message about a typed line names.
    private func record(_ decision: Decision, of entry: QuickEntry, _ id: RecordID) -> RecordID {
        switch entry {
        case .mark(let mark): state.activeHabits.first { $0.title == mark.habit }?.id ?? id
        // It can add foods too.
        case .meal: id
        default: decision.added ?? id
        }
    }
}
