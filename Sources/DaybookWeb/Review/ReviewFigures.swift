import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The figure of each part of life for a period, beside that of the period before.
struct ReviewFigures: Sendable {
    let cards: [Card]
    /// The figures that differ most from those before; none of a day.
    let changes: [FigureChange]
    /// Nil for those of a day.
    private let span: ReviewSpan?

    /// The figure of a part.
    struct Card: Sendable {
        let name: String
        let value: String
        /// The figure of the days that are over, if today is one of the days.
        let throughYesterday: String?
        /// The same figure of the period before; nil if there is none.
        let before: String?
        let route: PageRoute
        /// Whether one may not want to show it to others.
        var isPrivate = false
    }

    init(_ context: RequestContext, of span: ReviewSpan) {
        self.init(context, span.days, before: span.finishedBefore, span)
    }

    /// A day under way is compared with no full one.
    init(_ context: RequestContext, on day: Day) {
        self.init(context, day...day, before: day < context.today ? day.neighbor(-1).map { $0...$0 } : nil, nil)
    }

    private init(
        _ context: RequestContext, _ days: ClosedRange<Day>, before: ClosedRange<Day>?, _ span: ReviewSpan?
    ) {
        self.span = span
        let (state, words) = (context.state, context.words)
        let ledger = context.game?.ledger
        let usual = words.currency(in: state)
        // The review of a day lists its notes.
        let shown = ReviewFigure.allCases.filter { !state.settings.hides($0.part) && (span != nil || $0 != .notes) }
        func values(of figure: ReviewFigure) -> [ComparedValue] {
            if let span { return state.values(of: figure, in: span, today: context.today, usually: usual) }
            // A day on which there was nothing of a part lost nothing against the day before.
            return state.values(of: figure, in: days, before: before, today: context.today, usually: usual)
                .filter { !$0.value.isZero }
        }
        let ofParts = shown.flatMap { figure in
            values(of: figure).map { item in
                Card(
                    name: span == nil ? words.nameOfDay(figure) : words.name(figure),
                    value: span == nil
                        ? words.text(item.value, of: figure, in: state) : words.text(item, of: figure, in: state),
                    throughYesterday: item.throughYesterday.map { words.text($0, of: figure, in: state) },
                    before: item.before.map { words.text($0, of: figure, in: state) },
                    route: ReviewFigureRoute(of: days, today: context.today).route(of: figure),
                    isPrivate: figure.part == .weight || figure.part == .money)
            }
        }
        changes = span.map { state.changes(of: $0, today: context.today, usually: usual) } ?? []
        guard let ledger, let points = Self.points(ledger, days, before: before, span, context) else {
            cards = ofParts
            return
        }
        cards = ofParts + [points]
    }

    /// The points of the days, with the level at their end; nil if there are none.
    private static func points(
        _ ledger: PointLedger, _ days: ClosedRange<Day>, before: ClosedRange<Day>?, _ span: ReviewSpan?,
        _ context: RequestContext
    ) -> Card? {
        let (today, words) = (context.today, context.words)
        let points = ledger.points(in: days)
        if points == 0, span == nil { return nil }
        let earlier = before.map { ledger.points(in: $0) }.flatMap { $0 > 0 ? words.number($0) : nil }
        guard points > 0 || earlier != nil else { return nil }
        return Card(
            name: words.pointsAtLevel(ledger.level(on: days.upperBound).number), value: words.number(points),
            throughYesterday: span.flatMap { $0.isUnderWay ? $0.finishedDays : nil }
                .map { words.number(ledger.points(in: $0)) },
            before: earlier, route: .compare(ComparisonQuery(.points, on: days, today: today)))
    }

    func view(_ words: Words) -> HTML {
        guard !cards.isEmpty else { return .empty }
        let rows = cards.map { card -> HTML in
            let before: HTML? = card.before.map { value in
                let text =
                    span.map { span in
                        words.earlier(
                            value.unbroken, than: span, shown: card.value.unbroken,
                            throughYesterday: card.throughYesterday?.unbroken)
                    } ?? words.dayBefore(value.unbroken)
                return "<small>\(text)</small>"
            }
            return """
                <li><a class="card" href="\(card.route.url)"><span>\(card.name)</span><b class="number">\(card.value)</b>\(before)</a></li>

                """
        }
        return "<ul class=\"review-figures\">\(rows)</ul>\n"
    }
}

/// The page that tells more of a figure over some days.
struct ReviewFigureRoute {
    private let days: ClosedRange<Day>
    private let today: Day

    init(of days: ClosedRange<Day>, today: Day) {
        (self.days, self.today) = (days, today)
    }

    func route(of figure: ReviewFigure) -> PageRoute {
        switch figure {
        case .tasks:
            .tasks(.list(TaskFilter(status: .completed, closed: isAll ? nil : days)))
        case .goals: .goals(isAll ? .list : .reached(days))
        case .mood: moods
        case .workouts: compare(.workouts)
        case .energy: compare(.energy)
        case .weight: .body(.measure(.weight, bodyRange, until: days.upperBound == today ? nil : days.upperBound))
        case .steps: compare(.health(.steps))
        case .sleep: compare(.sleep)
        case .notes: .notes(.list(NoteFilter(), upTo: days.upperBound == today ? nil : days.upperBound))
        case .spent, .earned: .money(.report(.categories(isAll ? .all : .days(days))))
        }
    }

    /// Whether the days are all since the beginning.
    private var isAll: Bool { days.lowerBound == .first }

    private var bodyRange: BodyRange {
        isAll ? .all : days.upperBound.days(since: days.lowerBound) + 1 > 31 ? .year : .month
    }

    private var moods: PageRoute {
        guard !isAll else { return .moods(.charts(of: nil, year: nil)) }
        var filter = MoodFilter()
        filter.owner = .person
        (filter.from, filter.to) = (days.lowerBound, days.upperBound)
        return .moods(.list(filter))
    }

    private func compare(_ source: SeriesSource) -> PageRoute {
        .compare(ComparisonQuery(source, on: days, today: today))
    }
}
