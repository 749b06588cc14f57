import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// Makes the Journal's cards from the state.
struct JournalCards {
    private let context: RequestContext
    private var state: State { context.state }
    private var words: Words { context.words }
    private var today: Day { context.today }

    init(_ context: RequestContext) { self.context = context }

    /// The cards of the parts that are on.
    var all: [JournalCard] {
        let makers: [(JournalPart, () -> JournalCard)] = [
            (.notes, { notes }), (.moods, { moods }), (.workouts, { workouts }), (.meals, { meals }),
            (.weight, { weight }), (.health, { health }), (.money, { money }),
        ]
        return makers.filter { !state.settings.hides($0.0) }.map { $0.1() }
    }

    private var notes: JournalCard {
        let all = state.livingNotes
        let latest = all.last
        let month = all.count { $0.day?.monthOfYear == today.monthOfYear }
        let facts = [latest?.day.map { words.near($0, to: today) }, month > 0 ? words.countThisMonth(month) : nil]
        return JournalCard(
            section: .notes, icon: Icon.note.svg,
            value: latest?.beginning(length: Self.noteLength) ?? words.noNotesYet,
            detail: facts.compactMap { $0 }.joined(separator: " · "),
            action: JournalCard.Action(name: words.addNote, route: .log(.note, back: "/journal")))
    }

    /// The maximum number of characters of a note in its card.
    private static let noteLength = 60

    private var moods: JournalCard {
        let latest = latestMood(of: nil)
        let rows = state.activeSubjects.map { pet in
            JournalCard.Row(
                icon: PetIcon.small(pet), name: pet.name, value: latestMood(of: pet.id).map { described($0) } ?? "–",
                route: .moods(.home(of: pet.id)))
        }
        return JournalCard(
            section: .moods,
            icon: latest?.mood.map { "<span class=\"face-mark \($0.tint)\">\($0.face)</span>" } ?? Icon.smile.svg,
            value: latest.flatMap { $0.mood }.map { words.mood($0) } ?? words.nothingLogged,
            detail: latest.map { when($0) } ?? "",
            action: JournalCard.Action(name: words.logMood, route: .log(.mood(of: nil), back: "/journal")), rows: rows)
    }

    private func latestMood(of owner: RecordID?) -> MoodEntry? {
        var latest: MoodEntry?
        for entry in state.moodEntries.rows where entry.isAlive && entry.subject == owner {
            if entry.at >= latest?.at ?? .min { latest = entry }
        }
        return latest
    }

    private func described(_ entry: MoodEntry) -> String {
        "\(entry.mood.map { words.mood($0) } ?? "–") · \(when(entry))"
    }

    private func when(_ entry: MoodEntry) -> String {
        guard let day = entry.day, day != today else { return words.time(entry.moment.time) }
        return words.near(day, to: today)
    }

    private var workouts: JournalCard {
        if let running = state.runningWorkouts.first {
            let row = WorkoutRow(running, context, state.weightTrend)
            return JournalCard(
                section: .workouts, icon: Icon.training.svg, value: row.title, detail: words.inProgress,
                action: JournalCard.Action(name: words.resumeWorkout, route: row.link))
        }
        let latest = WorkoutRow.latest(context, maximum: 1).rows.first
        return JournalCard(
            section: .workouts, icon: Icon.training.svg, value: latest?.title ?? words.nothingLogged,
            detail: latest.map { ([words.near($0.day, to: today)] + $0.facts.prefix(1)).joined(separator: " · ") }
                ?? "",
            action: JournalCard.Action(name: words.startWorkout, route: .log(.workout, back: "/journal")))
    }

    private var meals: JournalCard {
        let eaten = state.nutrition(on: today)
        let target = state.energyTarget(state.weightTrend, on: today)
        let energy = eaten.kilocalories ?? 0
        return JournalCard(
            section: .meals, icon: Icon.meal.svg, value: energy > 0 ? words.energy(energy) : words.nothingLoggedToday,
            detail: energy > 0 ? target.map { words.rest(energy, of: $0.kilocalories) } ?? "" : "",
            action: JournalCard.Action(name: words.logMeal, route: .meals(.day(nil))))
    }

    private var weight: JournalCard {
        let latest = state.figures(of: .weight).last { $0.day <= today }
        let mean = latest == nil ? nil : state.weightTrend.sevenDayMean(on: today)
        let units = state.profile.units
        let facts = [
            latest.map { words.near($0.day, to: today) },
            mean.map {
                words.labelled(words.uncapitalized(words.weightSevenDayMean), words.measured($0, .weight, units))
            },
        ]
        return JournalCard(
            section: .body, icon: Icon.scale.svg,
            value: latest.map { words.measured($0.value, .weight, units) } ?? words.nothingLogged,
            detail: facts.compactMap { $0 }.joined(separator: " · "),
            action: JournalCard.Action(name: words.weighIn, route: .log(.weight, back: "/journal")))
    }

    private var health: JournalCard {
        let latest = state.healthDays().last
        let parts = latest.map { HealthSummary($0, state.profile.units).parts(words) } ?? []
        return JournalCard(
            section: .health, icon: Icon.watch.svg, value: parts.first ?? words.nothingImported,
            detail: (parts.dropFirst() + (latest?.day.map { [words.near($0, to: today)] } ?? [])).joined(
                separator: " · "),
            action: JournalCard.Action(name: words.importVerb, route: .data(.data)))
    }

    private var money: JournalCard {
        let balances = state.totals(of: state.openAccounts, on: today).map { words.amount($0.minorUnits, $0.currency) }
        let spent = CategoryTotals(of: today.monthOfYear.first...today, in: state).sums(.expense)
        let sums = spent.map { words.amount($0.amount, $0.currency) }
        let spentNow = sums.isEmpty ? "" : words.spentThisMonth(sums.joined(separator: " · "))
        return JournalCard(
            section: .money, icon: Icon.money.svg,
            value: balances.isEmpty
                ? state.hasAccounts ? words.allAccountsClosed : words.nothingLogged : balances.joined(separator: " · "),
            detail: leftOfBudget ?? spentNow,
            action: JournalCard.Action(
                name: words.log(.expense), route: .log(.money(.expense), back: "/journal")))
    }

    /// The rest of the only budget of this month; nil if there is none, several, or nothing left.
    private var leftOfBudget: String? {
        let budgets = state.settings.budgeting == .limits ? state.budgetStatuses(on: today, today: today) : []
        let monthly = budgets.filter { $0.budget.period == .month }
        guard let status = monthly.first, monthly.count == 1, !status.isOverspent,
            let category = state.moneyCategory(status.budget.category)
        else { return nil }
        return words.leftThisMonth(words.amount(status.left, status.budget.currency), of: words.title(category))
    }
}
