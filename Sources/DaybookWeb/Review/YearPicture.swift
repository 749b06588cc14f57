import CivilTime
import DaybookCore
import Markup
import Phrasing
import Words

/// A year as a picture to keep or to show: a square for each day, the fuller the more of the habits were done, and the
/// figures of the year. An SVG file that needs nothing else: its colours and sizes are in it.
struct YearPicture {
    fileprivate let year: ClosedRange<Day>
    private let daily: DailyRates
    /// The days on which nothing was due, as the person was away.
    private let daysAway: Set<Day>
    /// Describes the squares, for those who cannot see them.
    private let sentence: String
    private let figures: [Figure]
    private let words: Words

    private struct Figure {
        let name: String
        let value: String
        /// Whose it is; empty if it is of no habit.
        var owner = ""
    }

    /// - Parameters:
    ///   - day: A day of the year; nil for today.
    ///   - withPrivate: Whether it has what one may not want to show: money and weight.
    init(_ context: RequestContext, until day: Day?, withPrivate: Bool) {
        let review = ReviewPage(context, period: .year, until: day)
        let words = context.words
        self.words = words
        year = review.span.whole
        daily = review.daily
        daysAway = Set(daily.rates.filter { review.isResting($0) }.map { $0.day })
        let rate = words.completionRate(daily, today: context.today).map { "\(words.completionRate): \($0). " } ?? ""
        sentence =
            rate + "\(words.perfectDays): \(words.number(daily.perfectDays))."
            + (review.daysAway == 0 ? "" : " " + words.daysAway(review.daysAway))
        var figures = review.figures.cards.filter { withPrivate || !$0.isPrivate }
            .map { Figure(name: $0.name, value: $0.value) }
        if daily.isDue {
            figures += [
                Figure(name: words.timesDone, value: words.number(daily.timesDone)),
                Figure(name: words.perfectDays, value: words.number(daily.perfectDays)),
            ]
            if let longest = review.longest {
                figures.append(
                    Figure(
                        name: words.longestStreakOfYear,
                        value: words.streak(longest.streak.length, of: longest.schedule),
                        owner: Self.short(words.owner(of: longest))))
            }
        }
        self.figures = figures
    }

    /// The name of the file of a day's year. A browser that answers without the server takes it from the link.
    static func fileName(of day: Day) -> String { "daybook-\(day.year).svg" }

    /// A title as far as it fits below its figure.
    private static func short(_ title: String) -> String {
        title.count <= 26 ? title : "\(title.prefix(25))…"
    }

    private static let (width, margin, labels, step, cell) = (1080, 60, 84, 28, 24)
    private static let figureColumns = 3
    /// The fills by `DailyRates.Rate.level`.
    private static let levels = ["#eae6dc", "#cfe3d2", "#9cc9a5", "#5fa56e", "#2b7a3e"]
    private static let nothingDue = "#f3f0e8"

    private var months: [Month] { (0..<12).map { year.lowerBound.monthOfYear.advanced(by: $0) } }

    var svg: HTML {
        let top = 190
        let legend = top + months.count * Self.step + 16
        let below = daily.isDue ? legend + Self.step + 76 : top
        let rows = (figures.count + Self.figureColumns - 1) / Self.figureColumns
        let height = below + rows * 110 + Self.margin
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(Self.width)" height="\(height)" viewBox="0 0 \(Self.width) \(height)" \
            font-family="system-ui, -apple-system, Segoe UI, Roboto, sans-serif">\
            <title>Daybook \(String(year.lowerBound.year))</title>\(if: daily.isDue, "<desc>\(sentence)</desc>")\
            <rect width="100%" height="100%" fill="#faf8f3"/>\
            <text x="\(Self.margin)" y="96" font-size="44" font-weight="700" fill="#1d1c1a">\(String(year.lowerBound.year))</text>\
            <text x="\(Self.margin)" y="138" font-size="24" fill="#6d6a63">Daybook</text>\
            \(if: daily.isDue, days(top) + self.legend(legend))\
            \(figures.enumerated().map { view($1, at: $0, below) })</svg>
            """
    }

    private func days(_ top: Int) -> HTML {
        "\(months.enumerated().map { name($1, y: top + $0 * Self.step) })\(daily.rates.map { square($0, top) })"
    }

    private func name(_ month: Month, y: Int) -> HTML {
        """
        <text x="\(Self.margin)" y="\(y + 18)" font-size="18" fill="#6d6a63">\(words.shortMonth(month))</text>
        """
    }

    /// The legend of the squares: the share of the day's habits that were done, and why there is none.
    private func legend(_ y: Int) -> HTML {
        let first = Self.margin + Self.labels
        func text(_ text: String, after count: Int, y: Int) -> HTML {
            """
            <text x="\(first + count * Self.step + 8)" y="\(y + 18)" font-size="18" fill="#6d6a63">\(text)</text>
            """
        }
        let squares = Self.levels.enumerated().map { Self.box(x: first + $0 * Self.step, y: y, $1) }
        let below = y + Self.step
        let away = Self.awayBox(x: first + Self.step * 9, y: below) + text(words.away, after: 10, y: below)
        return """
            \(squares)\(text(words.fromNoneToAllHabits, after: Self.levels.count, y: y))\
            \(Self.box(x: first, y: below, Self.nothingDue))\(text(words.nothingWasDue, after: 1, y: below))\(if: !daysAway.isEmpty, away)
            """
    }

    private func square(_ rate: DailyRates.Rate, _ top: Int) -> HTML {
        let x = Self.margin + Self.labels + (rate.day.dayOfMonth - 1) * Self.step
        let y = top + (rate.day.month - 1) * Self.step
        let isAway = daysAway.contains(rate.day)
        let box =
            isAway
            ? Self.awayBox(x: x, y: y) : Self.box(x: x, y: y, rate.level.map { Self.levels[$0] } ?? Self.nothingDue)
        let text = rate.fraction.map { words.rate($0) } ?? (isAway ? words.away : words.nothingWasDue)
        return "<g><title>\(words.dayAndMonth(rate.day)): \(text)</title>\(box)</g>"
    }

    private static func box(x: Int, y: Int, _ fill: String) -> HTML {
        """
        <rect x="\(x)" y="\(y)" width="\(cell)" height="\(cell)" rx="5" fill="\(fill)"/>
        """
    }

    /// A square with two strokes across it.
    private static func awayBox(x: Int, y: Int) -> HTML {
        """
        \(box(x: x, y: y, nothingDue))<path d="M\(x + 5) \(y + 13)l8 -8M\(x + 11) \(y + 19)l8 -8" fill="none" stroke="#8d897f" \
        stroke-width="2" stroke-linecap="round"/>
        """
    }

    private func view(_ figure: Figure, at index: Int, _ top: Int) -> HTML {
        let column = (Self.width - 2 * Self.margin) / Self.figureColumns
        let x = Self.margin + index % Self.figureColumns * column
        let y = top + index / Self.figureColumns * 110
        let owner: HTML = """
            <text x="\(x)" y="\(y + 96)" font-size="18" fill="#6d6a63">\(figure.owner)</text>
            """
        return """
            <text x="\(x)" y="\(y + 40)" font-size="34" font-weight="700" fill="#1d1c1a">\(figure.value)</text>\
            <text x="\(x)" y="\(y + 72)" font-size="20" fill="#6d6a63">\(figure.name)</text>\(if: !figure.owner.isEmpty, owner)
            """
    }
}

extension RequestContext {
    /// The year as a file.
    func yearPicture(until day: Day?, withPrivate: Bool) -> Outcome {
        let picture = YearPicture(self, until: day, withPrivate: withPrivate)
        let response = Response(
            contentType: "image/svg+xml", fileName: YearPicture.fileName(of: picture.year.lowerBound),
            body: Array(picture.svg.text.utf8))
        return .response(response, nil)
    }
}
