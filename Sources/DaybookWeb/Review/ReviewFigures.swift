import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The figure of each part of life for a period, beside that of the period before.
struct ReviewFigures: Sendable {
    let cards: [Card]
    /// The number of days of the period.
    private let dayCount: Int

    /// The figure of a part.
    struct Card: Sendable {
        let name: String
        let value: String
        /// The same figure of the period before; nil if there is none.
        let before: String?
        let route: PageRoute
    }

    init(_ context: RequestContext, _ days: ClosedRange<Day>, before: ClosedRange<Day>?) {
        dayCount = days.upperBound.days(since: days.lowerBound) + 1
        let maker = ReviewFigureMaker(context: context)
        let parts: [(JournalPart, [ReviewFigureMaker.Figure])] = [
            (.tasks, [maker.tasks]), (.goals, [maker.goals]), (.moods, [maker.mood]),
            (.workouts, [maker.workouts]), (.meals, [maker.energy]), (.weight, [maker.weight]),
            (.health, [maker.steps, maker.sleep]), (.money, [maker.spent, maker.earned]),
        ]
        cards = parts.filter { !context.state.settings.hides($0.0) }.flatMap { $0.1 }.compactMap { figure in
            guard let (name, value, route) = figure(days) else { return nil }
            return Card(name: name, value: value, before: before.flatMap { figure($0)?.value }, route: route)
        }
    }

    func view(_ words: Words) -> HTML {
        guard !cards.isEmpty else { return .empty }
        let rows = cards.map { card -> HTML in
            let before: HTML? = card.before.map { "<small>\(words.theTimeBefore($0, days: dayCount))</small>" }
            return """
                <li><a class="card" href="\(card.route.url)"><span>\(card.name)</span><b class="number">\(card.value)</b>\(before)</a></li>

                """
        }
        return "<ul class=\"review-figures\">\(rows)</ul>\n"
    }
}

/// Computes the figure of each part over a range of days; nil where nothing was logged.
struct ReviewFigureMaker {
    typealias Figure = (ClosedRange<Day>) -> (name: String, value: String, route: PageRoute)?

    let context: RequestContext
    private var state: State { context.state }
    private var words: Words { context.words }

    func tasks(_ days: ClosedRange<Day>) -> (name: String, value: String, route: PageRoute)? {
        let count = state.tasks.rows.count { task in
            task.status == .completed && (task.isAlive || task.isOccurrence)
                && task.closedOn.map { days.contains($0) } ?? false
        }
        guard count > 0 else { return nil }
        return (words.tasksCompleted, words.number(count), .tasks(.list(TaskFilter(status: .completed))))
    }

    func goals(_ days: ClosedRange<Day>) -> (name: String, value: String, route: PageRoute)? {
        let count = state.livingGoals.count { $0.reachedOn.map { days.contains($0) } ?? false }
        guard count > 0 else { return nil }
        return (words.goalsReached, words.number(count), .goals(.list))
    }

    func mood(_ days: ClosedRange<Day>) -> (name: String, value: String, route: PageRoute)? {
        let entries = state.moodEntries.rows.filter { entry in
            entry.isAlive && entry.subject == nil && entry.day.map { days.contains($0) } ?? false
        }.sorted { ($0.at, $0.id) < ($1.at, $1.id) }
        let means = MoodStatistics(entries).days.map { $0.mean }
        guard !means.isEmpty else { return nil }
        let mean = means.reduce(0, +) / Double(means.count)
        return (
            words.averageMood, words.number(mean + 3, maximumFractionDigits: 1), .moods(.charts(of: nil, year: nil))
        )
    }

    func workouts(_ days: ClosedRange<Day>) -> (name: String, value: String, route: PageRoute)? {
        let count =
            state.livingWorkouts(days).count { !$0.isRunning } + state.recordedWorkouts(days).count
        guard count > 0 else { return nil }
        return (words.workouts, words.number(count), .workouts(.history(nil)))
    }

    func energy(_ days: ClosedRange<Day>) -> (name: String, value: String, route: PageRoute)? {
        let eaten = state.energyEaten(from: days.lowerBound, to: days.upperBound)
        let whole = eaten.filter { $0.day != context.today } // today's meals are not all eaten yet
        let counted = whole.isEmpty ? eaten : whole
        guard !counted.isEmpty else { return nil }
        let mean = counted.map { $0.kilocalories }.reduce(0, +) / Double(counted.count)
        return (words.energyADay, words.energy(mean), .meals(.statistics(.week)))
    }

    func weight(_ days: ClosedRange<Day>) -> (name: String, value: String, route: PageRoute)? {
        let trend = state.weightTrend.points.filter { days.contains($0.day) }
        guard let last = trend.last else { return nil }
        return (
            words.weight, words.measured(last.trend, .weight, state.profile.units), .body(.measure(.weight))
        )
    }

    /// Spending in the currency that is used most.
    func spent(_ days: ClosedRange<Day>) -> (name: String, value: String, route: PageRoute)? {
        money(days, words.spent) { $0.spent }
    }

    /// Income in that currency.
    func earned(_ days: ClosedRange<Day>) -> (name: String, value: String, route: PageRoute)? {
        money(days, words.earned) { $0.earned }
    }

    private func money(
        _ days: ClosedRange<Day>, _ name: String, _ amount: (CashFlow.Amounts) -> Int64
    ) -> (name: String, value: String, route: PageRoute)? {
        let flow = CashFlow(of: days, in: state)
        let usual = words.currency(in: state)
        let used = flow.currencies.filter { amount(flow.sum(in: $0)) != 0 }
        guard let currency = used.first(where: { $0 == usual }) ?? used.first else { return nil }
        let period: ReportPeriod = days.lowerBound == .first ? .all : .days(days)
        return (name, words.amount(amount(flow.sum(in: currency)), currency), .money(.report(.categories(period))))
    }

    func steps(_ days: ClosedRange<Day>) -> (name: String, value: String, route: PageRoute)? {
        mean(days, words.capitalized(words.stepsADay), { $0[.steps] }, { words.number($0, maximumFractionDigits: 0) })
    }

    func sleep(_ days: ClosedRange<Day>) -> (name: String, value: String, route: PageRoute)? {
        mean(
            days, words.capitalized(words.sleepANight), { $0.asleepMinutes },
            { words.reading($0, of: .sleepCore, state.profile.units) })
    }

    private func mean(
        _ days: ClosedRange<Day>, _ name: String, _ number: (HealthDay) -> Double?, _ text: (Double) -> String
    ) -> (name: String, value: String, route: PageRoute)? {
        let numbers = state.healthDays(days).compactMap(number)
        guard !numbers.isEmpty else { return nil }
        return (name, text(numbers.reduce(0, +) / Double(numbers.count)), .health(.overview(.month)))
    }
}
