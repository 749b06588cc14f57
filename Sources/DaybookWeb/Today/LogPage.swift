import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// A sheet to log a mood or a weight, or to start a workout, with a link to the page that can do more.
struct LogPage: PageView {
    let title: String
    private let form: HTML
    private let details: PageRoute
    private let back: PageRoute

    var section: Section? { nil }
    var layout: PageLayout { .sheet }

    private static let maximumRoutines = 4

    /// Nil if there is no such pet.
    init?(_ context: RequestContext, _ kind: LogKind, back: PageRoute?) {
        let back = back ?? .today(nil)
        let words = context.words
        let newID = context.newIDs()
        self.back = back
        switch kind {
        case .mood(let owner):
            let pet = owner.flatMap { id in context.state.activeSubjects.first { $0.id == id } }
            guard owner == nil || pet != nil else { return nil }
            title = pet?.name ?? words.logMood
            form = MoodButtons(of: owner, id: newID(), back: back).view(words)
            details = .moods(.home(of: owner))
        case .weight:
            title = words.weighIn
            form = Self.weight(context, id: newID(), back: back)
            details = .body(.measure(.weight))
        case .workout:
            title = words.startWorkout
            form = Self.start(context, newID)
            details = .workouts(.home)
        }
    }

    func view(_ words: Words) -> HTML {
        """
        <section class="sheet">
        <header><div><h1><bdi>\(title)</bdi></h1></div>\
        <a class="round" href="\(back.url)" aria-label="\(words.close)" data-close>\(Icon.close.svg)</a></header>
        \(form)
        <p><a class="button plain" href="\(details.url)">\(words.logInDetail)</a></p>
        </section>
        """
    }

    private static func weight(_ context: RequestContext, id: RecordID, back: PageRoute) -> HTML {
        let (words, units) = (context.words, context.state.profile.units)
        return """
            <form class="adding" method="post" action="\(BodyActionRoute.log(.weight).url)" novalidate><input type="hidden" name="id" value="\(id.hex)">\
            <input type="hidden" name="back" value="\(back.url)"><div class="field"><label for="log-weight">\(words.weight), \(words.unit(of: .weight, units))</label>\
            <input id="log-weight" type="text" name="value" inputmode="decimal" autocomplete="off" required autofocus></div>\
            <button class="button primary">\(words.save)</button></form>
            """
    }

    /// Buttons to start a routine, the least recently done first, or a workout without one.
    private static func start(_ context: RequestContext, _ newID: () -> RecordID) -> HTML {
        let (state, words) = (context.state, context.words)
        let lastDays = state.lastDaysOfRoutines
        let routines = state.livingRoutines.sorted {
            (lastDays[$0.id] ?? .first, $0.name) < (lastDays[$1.id] ?? .first, $1.name)
        }.prefix(maximumRoutines)
        func form(_ routine: RecordID?, _ name: String) -> HTML {
            let chosen = routine.map { "<input type=\"hidden\" name=\"routine\" value=\"\($0.hex)\">" as HTML }
            return """
                <form method="post" action="\(WorkoutActionRoute.start.url)" target="_self"><input type="hidden" name="id" value="\(newID().hex)">\(chosen)\
                <button class="button wide">\(Icon.training.small)<bdi>\(name)</bdi></button></form>
                """
        }
        let named = routines.map { form($0.id, words.startNamed($0.name)) }
        return "<div class=\"stack\">\(named)\(form(nil, words.startEmptyWorkout))</div>"
    }
}
