import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The figure of each part of life for a period, beside that of the period before.
struct ReviewFigures: Sendable {
    let cards: [Card]
    /// The figures that differ most from those before.
    let changes: [FigureChange]
    /// Nil for those of a day.
    private let span: ReviewSpan?

    /// The figure of a part.
    struct Card: Sendable {
        let name: String
        let value: String
        /// The same figure of the period before; nil if there is none.
        let before: String?
        let route: PageRoute
        /// Whether one may not want to show it to others.
        var isPrivate = false
    }

    init(_ context: RequestContext, of span: ReviewSpan) {
        self.init(context, span.days, before: span.before, span)
    }

    init(_ context: RequestContext, on day: Day) {
        self.init(context, day...day, before: day.neighbor(-1).map { $0...$0 }, nil)
    }

    private init(
        _ context: RequestContext, _ days: ClosedRange<Day>, before: ClosedRange<Day>?, _ span: ReviewSpan?
    ) {
        self.span = span
        let (state, words) = (context.state, context.words)
        var changes: [FigureChange] = []
        let maker = ReviewFigureMaker(context: context)
        let ledger = context.game?.ledger
        let parts: [(JournalPart, [ReviewFigureMaker.Figure])] = [
            (.tasks, [maker.tasks]), (.goals, [maker.goals]), (.moods, [maker.mood]),
            (.workouts, [maker.workouts]), (.meals, [maker.energy]), (.weight, [maker.weight]),
            (.health, [maker.steps, maker.sleep]), (.money, [maker.spent, maker.earned]),
        ]
        let ofParts = parts.filter { !state.settings.hides($0.0) }.flatMap { part, figures in
            figures.compactMap { figure -> Card? in
                guard let made = figure(days) else { return nil }
                let earlier = before.flatMap { figure($0)?.value }
                if let earlier, let change = FigureChange(made.figure, made.value, before: earlier) {
                    changes.append(change)
                }
                return Card(
                    name: words.name(made.figure), value: words.text(made.value, of: made.figure, in: state),
                    before: earlier.map { words.text($0, of: made.figure, in: state) }, route: made.route,
                    isPrivate: part == .weight || part == .money)
            }
        }
        let isComparable = before.map { state.isRecorded(throughout: $0) } ?? false
        self.changes = isComparable ? FigureChange.mostProminent(changes) : []
        guard let ledger, let points = Self.points(ledger, days, before: before, context.today, context.words) else {
            cards = ofParts
            return
        }
        cards = ofParts + [points]
    }

    /// The points of the days, with the level at their end; nil if there are none.
    private static func points(
        _ ledger: PointLedger, _ days: ClosedRange<Day>, before: ClosedRange<Day>?, _ today: Day, _ words: Words
    ) -> Card? {
        let points = ledger.points(in: days)
        guard points > 0 else { return nil }
        let earlier = before.map { ledger.points(in: $0) }.flatMap { $0 > 0 ? words.number($0) : nil }
        return Card(
            name: words.pointsAtLevel(ledger.level(on: days.upperBound).number), value: words.number(points),
            before: earlier, route: .compare(ComparisonQuery(.points, on: days, today: today)))
    }

    func view(_ words: Words) -> HTML {
        guard !cards.isEmpty else { return .empty }
        let rows = cards.map { card -> HTML in
            let before: HTML? = card.before.map { value in
                let text = span.map { words.earlier(value.unbroken, than: $0) } ?? words.dayBefore(value.unbroken)
                return "<small>\(text)</small>"
            }
            return """
                <li><a class="card" href="\(card.route.url)"><span>\(card.name)</span><b class="number">\(card.value)</b>\(before)</a></li>

                """
        }
        return "<ul class=\"review-figures\">\(rows)</ul>\n"
    }
}

/// Computes the figure of each part over a range of days; nil where nothing was logged.
struct ReviewFigureMaker {
    typealias Figure = (ClosedRange<Day>) -> Made?

    /// A figure that something was logged for.
    struct Made {
        let figure: ReviewFigure
        let value: ReviewValue
        let route: PageRoute
    }

    let context: RequestContext

    func tasks(_ days: ClosedRange<Day>) -> Made? {
        let filter = TaskFilter(status: .completed, closed: days.lowerBound > .first ? days : nil)
        return figure(.tasks, days, .tasks(.list(filter)))
    }

    func goals(_ days: ClosedRange<Day>) -> Made? {
        figure(.goals, days, .goals(days.lowerBound > .first ? .reached(days) : .list))
    }

    func mood(_ days: ClosedRange<Day>) -> Made? {
        figure(.mood, days, moods(days))
    }

    func workouts(_ days: ClosedRange<Day>) -> Made? {
        figure(.workouts, days, compare(.workouts, days))
    }

    func energy(_ days: ClosedRange<Day>) -> Made? {
        figure(.energy, days, compare(.energy, days))
    }

    func weight(_ days: ClosedRange<Day>) -> Made? {
        figure(.weight, days, .body(.measure(.weight, bodyRange(days), until: until(days))))
    }

    /// Spending in the currency that is used most.
    func spent(_ days: ClosedRange<Day>) -> Made? {
        figure(.spent, days, moneyReport(days))
    }

    /// Income in that currency.
    func earned(_ days: ClosedRange<Day>) -> Made? {
        figure(.earned, days, moneyReport(days))
    }

    func steps(_ days: ClosedRange<Day>) -> Made? {
        figure(.steps, days, compare(.health(.steps), days))
    }

    func sleep(_ days: ClosedRange<Day>) -> Made? {
        figure(.sleep, days, compare(.sleep, days))
    }

    /// The last day in a URL; nil for today.
    private func until(_ days: ClosedRange<Day>) -> Day? { days.upperBound == context.today ? nil : days.upperBound }

    private func length(_ days: ClosedRange<Day>) -> Int { days.upperBound.days(since: days.lowerBound) + 1 }

    private func bodyRange(_ days: ClosedRange<Day>) -> BodyRange {
        days.lowerBound == .first ? .all : length(days) > 31 ? .year : .month
    }

    private func compare(_ source: SeriesSource, _ days: ClosedRange<Day>) -> PageRoute {
        .compare(ComparisonQuery(source, on: days, today: context.today))
    }

    private func moods(_ days: ClosedRange<Day>) -> PageRoute {
        guard days.lowerBound > .first else { return .moods(.charts(of: nil, year: nil)) }
        var filter = MoodFilter()
        filter.owner = .person
        (filter.from, filter.to) = (days.lowerBound, days.upperBound)
        return .moods(.list(filter))
    }

    private func moneyReport(_ days: ClosedRange<Day>) -> PageRoute {
        .money(.report(.categories(days.lowerBound == .first ? .all : .days(days))))
    }

    private func figure(
        _ figure: ReviewFigure, _ days: ClosedRange<Day>, _ route: PageRoute
    ) -> Made? {
        let (state, words) = (context.state, context.words)
        let usual = words.currency(in: state)
        return state.value(of: figure, in: days, today: context.today, usually: usual).map {
            Made(figure: figure, value: $0, route: route)
        }
    }
}
