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
    /// The moods of the day, of the person and of pets.
    private let moods: [MoodEntry]
    private var state: State { context.state }
    private var words: Words { context.words }
    private var isToday: Bool { day == context.today }

    /// The number of days after the last workout, meal or weigh-in during which Today asks for the next.
    private static let memory = 30

    init(_ context: RequestContext, day: Day) {
        self.context = context
        self.day = day
        moods = context.state.moodEntries.rows.filter { $0.day == day && $0.isAlive }
    }

    /// Whether the part is on and the person uses it. Days to come only show what was logged.
    private func isAsked(_ part: JournalPart, _ isUsed: @autoclosure () -> Bool) -> Bool {
        day <= context.today && !state.settings.hides(part) && (state.settings.isWelcomed || isUsed())
    }

    private func isOn(_ part: JournalPart) -> Bool { !state.settings.hides(part) }

    private func latestMood(of owner: RecordID?) -> MoodEntry? {
        moods.filter { $0.subject == owner }.max { ($0.at, $0.id) < ($1.at, $1.id) }
    }

    /// A sheet that logs for the day.
    private func sheet(_ kind: LogKind) -> PageRoute { .log(kind, back: isToday ? "" : PageRoute.today(day).url) }

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
            return day <= context.today || latest != nil
                ? moodChip(latest, pet.name, PetIcon.small(pet), of: pet.id) : nil
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
            link: isToday ? .log(.mood(of: owner)) : sheet(latest.map { .moodEntry($0.id) } ?? .mood(of: owner)))
    }

    /// The number of the day's notes.
    func notes() -> LogStrip.Chip? {
        guard isOn(.notes) else { return nil }
        let count = state.notes(on: day).count
        guard count > 0 || isAsked(.notes, state.hasNotes) else { return nil }
        return LogStrip.Chip(
            name: count == 0 ? words.note : words.notes, icon: Icon.note.svg,
            value: count == 0 ? nil : words.number(count), tint: count == 0 ? nil : "tint-iris",
            link: isToday || count == 0 ? sheet(.note) : .notes(.list(NoteFilter(), upTo: day)))
    }

    func weight() -> LogStrip.Chip? {
        guard isOn(.weight) else { return nil }
        let first = context.today.advanced(by: -Self.memory)
        let weights = state.measurements.rows.filter { row in
            row.measure == .weight && row.isAlive && row.day.map { $0 == day || $0 >= first } ?? false
        }
        let latest = weights.filter { $0.day == day }.max { ($0.at ?? .min, $0.id) < ($1.at ?? .min, $1.id) }
        guard latest != nil || isAsked(.weight, !weights.isEmpty) else { return nil }
        let units = state.profile.units
        return LogStrip.Chip(
            name: words.weight, icon: Icon.scale.svg, value: latest?.value.map { words.measured($0, .weight, units) },
            tint: latest == nil ? nil : "tint-teal",
            link: isToday || latest == nil ? sheet(.weight) : .body(.measure(.weight)))
    }

    func meals() -> LogStrip.Chip? {
        guard isOn(.meals) else { return nil }
        let first = context.today.advanced(by: -Self.memory)
        let energy = state.hasMeals(from: day, to: day) ? state.nutrition(on: day).kilocalories : nil
        guard energy != nil || isAsked(.meals, state.hasMeals(from: first, to: context.today)) else { return nil }
        return LogStrip.Chip(
            name: words.meal, icon: Icon.meal.svg, value: energy.map { words.energy($0) },
            tint: energy == nil ? nil : "tint-amber", link: .meals(.day(isToday ? nil : day)))
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
            link: done?.link ?? (isToday ? .log(.workout) : .workouts(.log(on: day))))
    }

    /// The spending of the day, in the currency that is used most.
    func money() -> LogStrip.Chip? {
        guard isOn(.money) else { return nil }
        let spent = CategoryTotals(of: day...day, in: state).sums(.expense)
        let usual = words.currency(in: state)
        let sum = spent.first { $0.currency == usual } ?? spent.first
        guard sum != nil || isAsked(.money, state.hasAccounts) else { return nil }
        return LogStrip.Chip(
            name: words.expense, icon: Icon.money.svg, value: sum.map { words.amount($0.amount, $0.currency) },
            tint: sum == nil ? nil : "tint-stone", link: sheet(.money(.expense)))
    }

    /// A chip with a measurement of a watch, if there is any.
    func health() -> LogStrip.Chip? {
        guard isOn(.health), let data = state.healthDay(day) else { return nil }
        let parts = HealthSummary(data, state.profile.units).parts(words)
        guard let first = parts.first else { return nil }
        return LogStrip.Chip(
            name: words.health, icon: Icon.watch.svg, value: first, tint: "tint-sky", link: .health(.day(day)))
    }
}
