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
    /// The day for which it was opened; nil for today.
    private let day: Day?
    private let today: Day
    private var pastDay: Day? { day.flatMap { $0 < today ? $0 : nil } }

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
        today = context.today
        let day = Self.day(context).flatMap { $0 == context.today ? nil : $0 }
        self.day = day
        bar = QuickAddBar(
            back: .tasks(.quick(on: Self.chosenDay(context), back: back.url)), id: id ?? context.newIDs()(), day: day,
            line: line,
            understood: line.isEmpty
                ? Self.dayChip(read, context)
                : read.chips(context, needsEnergy: needsEnergy, isExplained: reason != nil),
            reason: reason, isInvalid: reason != nil && !needsEnergy, isFocused: !needsEnergy,
            purpose: Self.purpose(settings, context.words))
        title = context.words.add
    }

    func view(_ words: Words) -> HTML {
        """
        <section class="sheet">
        <header><div><h1>\(title)</h1></div>\
        <a class="round" href="\(back.url)" aria-label="\(words.close)" data-close>\(Icon.close.svg)</a></header>
        \(bar.view(words))
        \(if: !settings.hides(.tasks), "<p class=\"hint\">\(words.quickAddExample)</p>")
        <ul class="kinds">\(kinds(words))</ul>
        </section>
        """
    }
}

extension QuickAddPage {
    /// The purpose of the field for a person who keeps no tasks.
    private static func purpose(_ settings: Settings, _ words: Words) -> (label: String, example: String)? {
        guard settings.hides(.tasks) else { return nil }
        let examples: [(part: JournalPart, line: String)] = [
            (.moods, words.typedMoodExample), (.weight, words.typedWeightExample), (.notes, words.typedNoteExample),
        ]
        return (words.logWithALine, examples.first { !settings.hides($0.part) }?.line ?? words.logWithALine)
    }

    /// The forms of each kind of record, without those of parts that are off.
    private func kinds(_ words: Words) -> [HTML] {
        let all: [(part: JournalPart, icon: Icon, name: String, route: PageRoute)] = [
            (.moods, .smile, words.moods, .log(.mood(of: nil), on: day, back: back.url)),
            (.weight, .scale, words.weight, .log(.weight, on: day, back: back.url)),
            (.meals, .meal, words.meal, .meals(.day(pastDay))),
            (
                .workouts, .training, words.workout,
                pastDay.map { .workouts(.log(on: $0)) } ?? .log(.workout, back: back.url)
            ),
            (.money, .money, words.expense, .log(.money(.expense), on: day, back: back.url)),
            (.tasks, .tasks, words.task, .tasks(.add(due: day.flatMap { $0 > today ? $0 : nil }, back: back.url))),
            (.habits, .habits, words.habit, .habits(.add)),
            (.goals, .goal, words.goal, .goals(.add)),
            (.notes, .note, words.note, .log(.note, on: day, back: back.url)),
        ]
        return all.filter { !settings.hides($0.part) }.map { kind in
            "<li><a href=\"\(kind.route.url)\(if: kind.part == .meals, "#line")\"\(attribute: "data-sheet", if: kind.route.isSheet)>\(kind.icon.svg)<span>\(kind.name)</span></a></li>"
        }
    }

    /// The page to return to.
    private static func back(_ context: RequestContext) -> PageRoute { opener(context) ?? .today(nil) }

    /// The page it was opened on, from the form or the query; never this page itself.
    private static func opener(_ context: RequestContext) -> PageRoute? {
        let given = context.back ?? context.request.query["back"].flatMap { PageRoute(url: $0) }
        guard case .tasks(.quick(_, _, let back)) = given else { return given }
        guard let beyond = PageRoute(url: back) else { return nil }
        if case .tasks(.quick) = beyond { return nil }
        return beyond
    }

    /// The day for which it was opened, or whose page it was opened on; nil for none.
    static func day(_ context: RequestContext) -> Day? {
        chosenDay(context) ?? opener(context)?.day(today: context.today)
    }

    /// The day for which it was opened, before anything is typed.
    private static func dayChip(_ line: TaskLine, _ context: RequestContext) -> HTML {
        chosenDay(context) == nil ? .empty : line.impliedDay(context.words, today: context.today)
    }

    /// The day for which it was opened, from the query, or from the form or page that leads back to it.
    static func chosenDay(_ context: RequestContext) -> Day? {
        if let day = context.request.query["day"].flatMap({ Day($0) }) { return day }
        let given = context.back ?? context.request.query["back"].flatMap { PageRoute(url: $0) }
        guard case .tasks(.quick(_, let day, _)) = given else { return nil }
        return day
    }
}

extension RequestContext {
    /// Adds what a typed line says, a task or a record of another part of life, with the id from the form.
    func quickAdd() -> Outcome {
        let line = request.form["line"] ?? ""
        var id = formID()
        let read = TaskLine(line, of: self)
        if let entry = read.entry {
            do throws(QuickEntryRefusal) {
                var decision = try entry.decide(
                    in: state, words, now: now, id: id, energies: read.energies(self), newID: newIDs())
                if let part = read.partThatIsOff { decision = decision.joined(by: switchingOn(part)) }
                return commit(decision, of: record(decision, of: entry, id), then: back ?? .today(nil))
            } catch {
                var needsEnergy = false
                if case .unknownFood = error { needsEnergy = true }
                return refused(
                    QuickAddPage(
                        self, line: line, reason: error.reason(in: words), needsEnergy: needsEnergy, id: id))
            }
        }
        if read.isRefusedLimit {
            return refused(QuickAddPage(self, line: line, reason: words.limitsAreOfADay, id: id))
        }
        if read.isOfHiddenPart, let part = read.partThatIsOff, !PlainText.line(line).isEmpty {
            return refused(QuickAddPage(self, line: line, reason: words.reason(needing: part), id: id))
        }
        // A page opened by going back still has the id of the task added from it. Another line there is a new task. So
        // is the same line after the task was deleted, because its record still has related records.
        let made = state.task(id)
        if (made ?? state.tasks[id]) != nil, made?.title != PlainText.line(read.draft.title) { id = newIDs()() }
        do throws(TaskRefusal) {
            var decision = try TaskCommand.add(read.draft, id: id).decide(in: state, now: now, newID: newIDs())
            if let part = read.partThatIsOff, state.settings.hides(.tasks) {
                decision = decision.joined(by: switchingOn(part))
            }
            return commit(decision, of: id, then: back ?? .today(nil), anchor: "task-\(id.hex)")
        } catch {
            return refused(QuickAddPage(self, line: line, reason: words.reason(error), id: id))
        }
    }

    /// Switches on a part of life that is off.
    private func switchingOn(_ part: JournalPart) -> Decision {
        var settings = state.settings
        settings.setHidden(false, part)
        return Decision(JournalAction.changeSettings, settings.changes(from: state.settings))
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

extension Words {
    /// The reason that a line for a part that is off is not saved.
    fileprivate func reason(needing part: JournalPart) -> String {
        part == .tasks ? wouldBeTask : partOfLineIsOff(name(of: part))
    }
}
