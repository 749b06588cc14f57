import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// Makes the chips of the log strip.
struct LogChips {
    private let context: RequestContext
    private let day: Day
    private let newID: () -> RecordID
    private var state: State { context.state }
    private var words: Words { context.words }
    private var isToday: Bool { day == context.today }
    private var back: PageRoute { .today(isToday ? nil : day) }

    /// The number of days after the last workout, meal or weigh-in during which Today asks for the next.
    private static let memory = 30
    private static let maximumRoutines = 4

    init(_ context: RequestContext, day: Day, newID: @escaping () -> RecordID) {
        self.context = context
        self.day = day
        self.newID = newID
    }

    /// Whether the part is on and the person uses it. Days other than today only show what was logged.
    private func isAsked(_ part: JournalPart, _ isUsed: @autoclosure () -> Bool) -> Bool {
        isToday && !state.settings.hides(part) && (state.settings.isWelcomed || isUsed())
    }

    private func isOn(_ part: JournalPart) -> Bool { !state.settings.hides(part) }

    private func latestMood(of owner: RecordID?) -> MoodEntry? {
        state.moodEntries.rows.filter { $0.day == day && $0.isAlive && $0.subject == owner }
            .max { ($0.at, $0.id) < ($1.at, $1.id) }
    }

    func mood() -> LogStrip.Chip? {
        guard isOn(.moods) else { return nil }
        let latest = latestMood(of: nil)
        let isAsked = isAsked(.moods, state.moodEntries.rows.contains { $0.isAlive && $0.subject == nil })
        guard isAsked || latest != nil else { return nil }
        return moodChip(latest, words.moods, Icon.smile.svg, of: nil)
    }

    func pets() -> [LogStrip.Chip] {
        guard isOn(.moods) else { return [] }
        return state.activeSubjects.compactMap { pet in
            let latest = latestMood(of: pet.id)
            return isToday || latest != nil ? moodChip(latest, pet.name, PetIcon.small(pet), of: pet.id) : nil
        }
    }

    private func moodChip(
        _ latest: MoodEntry?, _ name: String, _ icon: HTML, of owner: RecordID?
    ) -> LogStrip.Chip {
        let mood = latest?.mood
        let face = mood.map { "<span class=\"face-mark\">\($0.face)</span>" as HTML } ?? icon
        let value = mood.map { owner == nil ? words.mood($0) : "\(name): \(words.mood($0))" }
        return LogStrip.Chip(
            name: name, icon: face, value: value, tint: mood?.tint,
            link: .moods(isToday ? .home(of: owner) : latest.map { .entry($0.id) } ?? .home(of: owner)),
            form: isToday ? MoodButtons(of: owner, id: newID(), back: back).view(words) : nil)
    }

    func weight() -> LogStrip.Chip? {
        guard isOn(.weight) else { return nil }
        let first = context.today.advanced(by: -Self.memory)
        let weights = state.measurements.rows.filter { row in
            row.measure == .weight && row.isAlive && row.day.map { $0 == day || isToday && $0 >= first } ?? false
        }
        let latest = weights.filter { $0.day == day }.max { ($0.at ?? .min, $0.id) < ($1.at ?? .min, $1.id) }
        guard latest != nil || isAsked(.weight, !weights.isEmpty) else { return nil }
        let units = state.profile.units
        let form: HTML = """
            <form class="adding" method="post" action="\(BodyActionRoute.log(.weight).url)" novalidate><input type="hidden" name="id" value="\(newID().hex)">\
            <input type="hidden" name="back" value="\(back.url)"><div class="field"><label for="log-weight">\(words.weight), \(words.unit(of: .weight, units))</label>\
            <input id="log-weight" type="text" name="value" inputmode="decimal" autocomplete="off" required></div>\
            <button class="button primary">\(words.save)</button></form>
            """
        return LogStrip.Chip(
            name: words.weight, icon: Icon.scale.svg, value: latest?.value.map { words.measured($0, .weight, units) },
            tint: latest == nil ? nil : "tint-teal", link: .body(.measure(.weight)), form: isToday ? form : nil)
    }

    func meals() -> LogStrip.Chip? {
        guard isOn(.meals) else { return nil }
        let first = context.today.advanced(by: -Self.memory)
        let energy = state.hasMeals(from: day, to: day) ? state.nutrition(on: day).kilocalories : nil
        guard energy != nil || isAsked(.meals, state.hasMeals(from: first, to: day)) else { return nil }
        return LogStrip.Chip(
            name: words.meal, icon: Icon.meal.svg, value: energy.map { words.energy($0) },
            tint: energy == nil ? nil : "tint-amber", link: .meals(.day(isToday ? nil : day)), form: nil)
    }

    func workout() -> LogStrip.Chip? {
        guard isOn(.workouts) else { return nil }
        let done = WorkoutRow.all(context, day...day).first { !$0.isRunning }
        let first = context.today.advanced(by: -Self.memory)
        let isUsed =
            !state.livingRoutines.isEmpty
            || state.workouts.rows.contains { $0.isAlive && $0.day.map { $0 >= first } ?? false }
        guard done != nil || isAsked(.workouts, isUsed) else { return nil }
        return LogStrip.Chip(
            name: words.workout, icon: Icon.training.svg, value: done?.title, tint: done == nil ? nil : "tint-leaf",
            link: done?.link ?? .workouts(.home), form: done == nil && isToday ? start : nil)
    }

    /// Buttons to start a routine, the least recently done first, or a workout without one.
    private var start: HTML {
        let lastDays = state.lastDaysOfRoutines
        let routines = state.livingRoutines.sorted {
            (lastDays[$0.id] ?? .first, $0.name) < (lastDays[$1.id] ?? .first, $1.name)
        }.prefix(Self.maximumRoutines)
        func form(_ routine: RecordID?, _ name: String) -> HTML {
            let chosen = routine.map { "<input type=\"hidden\" name=\"routine\" value=\"\($0.hex)\">" as HTML }
            return """
                <form method="post" action="\(WorkoutActionRoute.start.url)"><input type="hidden" name="id" value="\(newID().hex)">\(chosen)\
                <button class="button wide">\(Icon.training.small)<bdi>\(name)</bdi></button></form>
                """
        }
        return
            "<div class=\"stack\">\(routines.map { form($0.id, words.startNamed($0.name)) })\(form(nil, words.startWorkout))</div>"
    }

    /// What a watch recorded, if anything.
    func health() -> LogStrip.Chip? {
        guard isOn(.health), let data = state.healthDay(day) else { return nil }
        let parts = HealthSummary(data, state.profile.units).parts(words)
        guard let first = parts.first else { return nil }
        return LogStrip.Chip(
            name: words.health, icon: Icon.watch.svg, value: first, tint: "tint-sky", link: .health(.day(day)),
            form: nil)
    }
}

/// A form with a button for each mood, and a note.
struct MoodButtons: Sendable {
    let owner: RecordID?
    let id: RecordID
    let back: PageRoute

    init(of owner: RecordID?, id: RecordID, back: PageRoute) {
        self.owner = owner
        self.id = id
        self.back = back
    }

    func view(_ words: Words) -> HTML {
        let faces = (owner == nil ? Mood.ofPerson : Mood.ofPet).map { mood in
            """
            <button class="\(mood.tint)" name="mood" value="\(mood.rawValue)">\(mood.face)<span>\(words.mood(mood))</span></button>
            """ as HTML
        }
        return """
            <form class="mood-buttons" method="post" action="\(MoodActionRoute.log(of: owner).url)"><input type="hidden" name="id" value="\(id.hex)">\
            <input type="hidden" name="back" value="\(back.url)"><div class="faces\(if: owner != nil, " of-pet")">\(faces)</div>\
            <input type="text" name="note" autocomplete="off" placeholder="\(words.moodNoteHint)" aria-label="\(words.note)"></form>
            """
    }
}
