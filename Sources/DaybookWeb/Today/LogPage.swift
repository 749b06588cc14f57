import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// A sheet to log a mood, a weight or money, to add a note or to start a workout, with a link to the page that can do more.
struct LogPage: PageView {
    let title: String
    private let form: HTML
    /// The page that can do more; nil if there is none.
    private let details: (name: String, route: PageRoute)?
    private let back: PageRoute
    /// The name of the day that the sheet logs for; nil for today, unless it was opened for a day to come.
    private let dayName: String?

    var section: Section? { nil }
    var layout: PageLayout { .sheet }

    private static let maximumRoutines = 4

    /// Nil if there is no such pet or mood. Nothing can be logged for a day to come, so that the sheet is then for today.
    init?(_ context: RequestContext, _ kind: LogKind, on chosen: Day? = nil, back: PageRoute?) {
        let back = back ?? .today(nil)
        let words = context.words
        let newID = context.newIDs()
        let today = context.today
        let asked = chosen ?? back.pastDay(today: today)
        let day = asked.flatMap { $0 < today ? $0 : nil }
        self.back = back
        dayName = asked.map { words.capitalized(words.near(min($0, today), to: today)) }
        switch kind {
        case .mood(let owner):
            let pet = owner.flatMap { id in context.state.activeSubjects.first { $0.id == id } }
            guard owner == nil || pet != nil else { return nil }
            title = pet?.name ?? words.logMood
            var fields = FormFields()
            fields["day"] = day.map { context.calendarDay(of: $0).text }
            let mood = Self.mood(of: pet, on: day, fields, id: newID(), back: back, context)
            let earlier = Self.moods(of: owner, on: day, back: back, context)
            form = "\(earlier.latest)\(mood)\(earlier.others)"
            details = nil
        case .moodEntry(let id):
            guard let entry = context.state.mood(id), let mood = entry.mood else { return nil }
            title = words.mood(mood)
            form = Self.mood(entry, MoodForm.fields(of: entry, in: context.state, words), back: back, context)
            details = nil
        case .note:
            title = words.addNote
            var fields = FormFields()
            fields["day"] = day?.text
            form = Self.note(NoteFields(fields, refusal: nil, focus: "text", words), id: newID(), back: back)
            details = nil
        case .weight:
            title = words.weighIn
            form = Self.weight(context, on: day, id: newID(), back: back)
            details = (words.allWeighIns, .body(.measure(.weight)))
        case .workout:
            title = words.startWorkout
            form = Self.start(context, newID)
            details = (words.routinesAndHistory, .workouts(.home))
        case .money(let kind):
            title = kind == .transfer ? words.log(kind) : words.newTransaction
            form = MoneyEntrySheet(context, kind, FormFields(), id: newID(), on: day, back: back).view
            details = (words.splitTagsAndMore, .money(.addTransaction(kind)))
        }
    }

    /// The sheet of a transaction that was refused, as it was typed.
    init(
        _ context: RequestContext, refused refusal: FormRefusal, _ kind: TransactionKind, _ typed: FormFields,
        id: RecordID
    ) {
        back = context.back ?? .today(nil)
        dayName = nil // the fields show it
        title = kind == .transfer ? context.words.log(kind) : context.words.newTransaction
        form = MoneyEntrySheet(context, kind, typed, refusal: refusal, id: id, on: nil, back: back).view
        details = (context.words.splitTagsAndMore, .money(.addTransaction(kind)))
    }

    /// The sheet of a mood that was refused, as it was typed. Nil if there is no such pet.
    init?(
        _ context: RequestContext, refused refusal: FormRefusal, moodOf owner: RecordID?, _ typed: FormFields,
        id: RecordID
    ) {
        let pet = context.state.subject(owner)
        guard owner == nil || pet != nil else { return nil }
        back = context.back ?? .today(nil)
        dayName = nil // the fields show it
        title = pet?.name ?? context.words.logMood
        form = Self.mood(of: pet, on: nil, typed, refusal: refusal, id: id, back: back, context)
        details = nil
    }

    /// The sheet of a mood that was changed and refused, as it was typed. Nil if it is gone.
    init?(_ context: RequestContext, refused refusal: FormRefusal, mood id: RecordID, _ typed: FormFields) {
        guard let entry = context.state.mood(id), let mood = entry.mood else { return nil }
        back = context.back ?? .today(nil)
        dayName = nil // the fields show it
        title = context.words.mood(mood)
        form = Self.mood(entry, typed, refusal: refusal, back: back, context)
        details = nil
    }

    /// A sheet with a note that was refused, as it was typed.
    init(refused refusal: FormRefusal, _ typed: FormFields, id: RecordID, back: PageRoute?, _ words: Words) {
        let back = back ?? .today(nil)
        self.back = back
        dayName = nil // the fields show it
        title = words.addNote
        form = Self.note(NoteFields(typed, refusal: refusal, words), id: id, back: back)
        details = nil
    }

    /// Whether the sheet takes a file that its whole form takes, too.
    private var hasReceipt: Bool { if case .money = details?.route { true } else { false } }

    func view(_ words: Words) -> HTML {
        """
        <section class="sheet">
        <header><div><h1><bdi>\(title)</bdi></h1>\(dayName.map { "<p>\($0)</p>" as HTML })</div>\
        <a class="round" href="\(back.url)" aria-label="\(words.close)" data-close>\(Icon.close.svg)</a></header>
        \(form)
        \(details.map { "<p><a class=\"button plain\" href=\"\($0.route.url)\"\(attribute: "data-keeps-file", if: hasReceipt)>\($0.name)</a></p>\n" })</section>
        """
    }

    /// The moods of the day, to be opened. The latest comes before the form, so that its details are not logged as another.
    private static func moods(
        of owner: RecordID?, on day: Day?, back: PageRoute, _ context: RequestContext
    ) -> (latest: HTML, others: HTML) {
        let (words, day) = (context.words, day ?? context.today)
        let entries = context.state.moodEntries.rows.filter {
            $0.day == day && $0.isAlive && $0.subject == owner
        }
        let rows = entries.sorted { ($1.at, $1.id) < ($0.at, $0.id) }.compactMap { MoodRow($0, in: context.state) }
        guard let latest = rows.first else { return (.empty, .empty) }
        func list(_ rows: [MoodRow], _ style: HTML) -> HTML {
            "<ul class=\"list moods\(style)\">\(rows.map { $0.view(words, isWhoseShown: false, back: back, opensSheet: true) })</ul>"
        }
        let details: HTML = """
            <a class="button plain" href="\(PageRoute.log(.moodEntry(latest.entry.id), back: back.url).url)" data-sheet>\(words.addDetails)</a>
            """
        return (
            "<section class=\"latest-mood\">\(list([latest], ""))\(if: latest.isBare, details)</section>\n",
            rows.count > 1 ? list(Array(rows.dropFirst()), " after") : .empty
        )
    }

    /// A face, the activities and the note, which Save stores together.
    private static func mood(
        of pet: Subject?, on day: Day?, _ typed: FormFields, refusal: FormRefusal? = nil, id: RecordID, back: PageRoute,
        _ context: RequestContext
    ) -> HTML {
        let words = context.words
        let fields = MoodFields(typed, isOfPet: pet != nil, context, refusal: refusal)
        let controls = FormControls(words: words, fields: typed, refusal: refusal)
        // A draft belongs to its day.
        let date = context.calendarDay(of: day ?? context.today)
        return """
            <form class="form mood-form" data-day="\(date.text)" data-focus="mood" method="post" action="\(MoodActionRoute.log(of: pet?.id).url)" novalidate>\
            \(controls.newID(id))<input type="hidden" name="back" value="\(back.url)"><input type="hidden" name="sheet" value="1">\(controls.notice)
            \(fields.faces(words, heading: pet.map { words.howIs($0.name) } ?? words.howAreYou, isHeadingShown: false))
            \(fields.rest(words, isOpen: false))
            <div class="submit"><button class="button primary">\(words.save)</button></div></form>
            """
    }

    private static func mood(
        _ entry: MoodEntry, _ typed: FormFields, refusal: FormRefusal? = nil, back: PageRoute, _ context: RequestContext
    ) -> HTML {
        let words = context.words
        let fields = MoodFields(typed, isOfPet: entry.subject != nil, context, refusal: refusal)
        let controls = FormControls(words: words, fields: fields.form, refusal: refusal)
        let hidden: HTML = "<input type=\"hidden\" name=\"back\" value=\"\(back.url)\">"
        return """
            <form class="form mood-form" data-focus="note" method="post" action="\(MoodActionRoute.edit(entry.id).url)" novalidate\(controls.draft)>\
            \(controls.defaultButton)\(controls.seen)\(hidden)<input type="hidden" name="sheet" value="1">\(controls.notice)
            \(fields.faces(words, heading: words.mood, isHeadingShown: false))
            \(fields.rest(words, isOpen: false))
            <div class="submit"><button class="button primary">\(words.save)</button></div></form>
            <form method="post" action="\(MoodActionRoute.delete(entry.id).url)">\(hidden)<button class="button danger wide">\(Icon.trash.svg)\(words.deleteMood)</button></form>
            """
    }

    private static func weight(
        _ context: RequestContext, on day: Day?, id: RecordID, back: PageRoute
    ) -> HTML {
        let (words, units) = (context.words, context.state.profile.units)
        return """
            <form class="adding" data-kept="\((day ?? context.today).text)" method="post" action="\(BodyActionRoute.log(.weight).url)" novalidate><input type="hidden" name="id" value="\(id.hex)">\
            <input type="hidden" name="back" value="\(back.url)">\(FormControls.dayInput(day))<div class="field"><label for="log-weight">\(words.weight), \(words.unit(of: .weight, units))</label>\
            <input id="log-weight" type="text" name="value" inputmode="decimal" autocomplete="off" required autofocus></div>\
            <button class="button primary">\(words.save)</button></form>
            """
    }

    private static func note(_ fields: NoteFields, id: RecordID, back: PageRoute) -> HTML {
        let controls = fields.controls
        return """
            <form class="form" method="post" action="\(NoteActionRoute.add.url)" novalidate\(controls.draft)>\(controls.newID(id))\
            <input type="hidden" name="back" value="\(back.url)">\(controls.notice)
            \(fields.text(rows: 6))
            \(fields.foldedDayAndTime())
            <div class="submit"><button class="button primary">\(controls.words.save)</button></div></form>
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
        let running = state.runningWorkouts.map { workout -> HTML in
            """
            <a class="button primary wide" href="\(WorkoutPageRoute.live(workout.id, LiveView()).url)">\(Icon.training.small)<bdi>\(words.resumeWorkout): \(words.name(workout, in: state))</bdi></a>
            """
        }
        let isOnlyChoice = running.isEmpty && named.isEmpty
        let unnamed = form(nil, isOnlyChoice ? words.startFirstWorkout : words.startEmptyWorkout)
        return "<div class=\"stack\">\(running)\(named)\(unnamed)</div>"
    }
}

extension PageRoute {
    /// The day that the page is about; nil if it is about none.
    func day(today: Day) -> Day? {
        guard case .today(let day, _) = self else { return nil }
        return day ?? today
    }

    /// The day that the page is about, if it is over.
    func pastDay(today: Day) -> Day? { day(today: today).flatMap { $0 < today ? $0 : nil } }
}

extension RequestContext {
    /// The date, at the current time, of a day of the journal, which may last past midnight.
    func calendarDay(of day: Day) -> Day { now.calendarDay.advanced(by: day.days(since: today)) }
}
