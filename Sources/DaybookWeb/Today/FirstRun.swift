import DaybookCore
import Journal
import Markup
import Words

/// The first screens of an empty journal: the parts of life to choose from, then something to begin with.
struct FirstRun: Sendable {
    /// Whether the parts have been chosen, so that only the first things to do are offered.
    let isChosen: Bool
    let parts: [JournalPart]
    /// The ids for the suggested habits.
    private let ideas: [RecordID]
    /// The title of the only habit, if there is one.
    private let onlyTitle: String?

    /// Whether there is a habit, so that another one is only suggested, below it.
    var isBegun: Bool { onlyTitle != nil }

    /// Nil once the journal holds something; a first habit of today, with nothing else, is followed by another suggestion.
    init?(_ context: RequestContext, newID: () -> RecordID) {
        let state = context.state
        let hasOthers =
            state.hasTasks || !state.livingGoals.isEmpty || state.hasMoods
            || !state.measurements.rows.isEmpty || !state.meals.rows.isEmpty || !state.workouts.rows.isEmpty
            || !state.healthDayTable.rows.isEmpty || !state.livingRoutines.isEmpty || !state.livingSubjects.isEmpty
            || !state.ownFoods.isEmpty || state.hasNotes || state.hasAccounts
        isChosen = state.settings.isWelcomed
        let habits = state.livingHabits
        let isBeginning = isChosen && habits.count == 1 && habits.allSatisfy { $0.createdOn == context.today }
        guard !hasOthers, habits.isEmpty || isBeginning else { return nil }
        onlyTitle = habits.first?.title
        parts = state.settings.parts
        ideas = [newID(), newID(), newID()]
    }

    func view(_ words: Words) -> HTML { isChosen ? begin(words) : choose(words) }

    private func choose(_ words: Words) -> HTML {
        let usual: Set<JournalPart> = [.tasks, .habits, .moods]
        let choices = JournalPart.allCases.map { part -> HTML in
            """
            <label><input type="checkbox" name="part" value="\(part.rawValue)"\(attribute: "checked", if: usual.contains(part))>\
            \(part.section.icon.svg)<span>\(part.section.name(words))</span></label>
            """
        }
        return """
            <section class="card first-run"><h2>\(words.whatToKeep)</h2><p class="quiet">\(words.whatToKeepHint)</p>
            <form method="post" action="\(SettingsActionRoute.chooseParts.url)"><div class="part-choices">\(choices)</div>\
            <button class="button primary wide">\(words.begin)</button></form>
            <p><a class="button plain wide" href="\(DataPageRoute.data.url)">\(words.importFromAnotherApp)</a></p></section>

            """
    }

    /// The first things to do in the parts that were chosen.
    private func begin(_ words: Words) -> HTML {
        let habits: HTML = """
            <section class="card"><h2>\(isBegun ? words.anotherHabit : words.beginWithAHabit)</h2><div class="ideas">\(ideas.enumerated().map { idea($0.offset, $0.element, words) })</div>\
            <a class="button plain" href="\(HabitPageRoute.add.url)">\(Icon.add.small)\(words.ownHabit)</a></section>

            """
        return "\(if: parts.contains(.habits), habits)"
    }

    /// A suggested habit that is added by one tap.
    private func idea(_ index: Int, _ id: RecordID, _ words: Words) -> HTML {
        let (icon, title, color): (HTML, String, HTML) =
            switch index {
            case 0: ("📖", words.ideaRead, "iris")
            case 1: ("💧", words.ideaDrink, "sky")
            default: ("🚶", words.ideaWalk, "leaf")
            }
        if title == onlyTitle { return .empty }
        return """
            <form method="post" action="\(HabitActionRoute.add.url)"><input type="hidden" name="id" value="\(id.hex)">\
            <input type="hidden" name="title" value="\(title)"><input type="hidden" name="icon" value="\(icon)">\
            <input type="hidden" name="color" value="\(color)"><button class="button"><span aria-hidden="true">\(icon)</span> \(title)</button></form>
            """
    }
}
