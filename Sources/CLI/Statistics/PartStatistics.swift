import CivilTime
import DaybookCore
import Interchange
import Phrasing
import Words

/// The figures of a part of life over a period up to today, as the reviews have them, beside those of the days before, and their
/// breakdowns, as its pages have them.
struct PartStatistics {
    private let part: JournalPart
    private let period: Period
    private let days: ClosedRange<Day>
    private let before: ClosedRange<Day>?
    private let session: Session
    private let state: State

    init(of part: JournalPart, over period: Period, in state: State, _ session: Session) {
        let today = state.today(session.now)
        (self.part, self.period, self.session, self.state) = (part, period, session, state)
        guard let count = period.dayCount else {
            days = (state.firstRecordedDay.map { min($0, today) } ?? today)...today
            before = nil
            return
        }
        let first = today.advanced(by: 1 - count)
        days = first...today
        before = first.neighbor(-1).map { $0.advanced(by: 1 - count)...$0 }
    }

    /// The parts that have figures.
    static let parts = JournalPart.allCases.filter { part in ReviewFigure.allCases.contains { $0.part == part } }

    private var breakdowns: [Breakdown] {
        state.settings.hides(part) ? [] : PartBreakdowns(of: days, isAll: period == .all, in: state, session).of(part)
    }

    private var figures: [ReviewFigure] { ReviewFigure.allCases.filter { $0.part == part } }

    private func values(of figure: ReviewFigure) -> [ComparedValue] {
        let currency = session.words.currency(in: state)
        return state.values(
            of: figure, in: days, before: before, today: state.today(session.now), usually: currency)
    }

    var lines: [String] {
        let (words, style) = (session.words, session.style)
        let heading =
            style(.strong, words.lastDays(of: period))
            + style(.faint, "  \(words.range(days.lowerBound, days.upperBound))")
        var columns = Columns()
        var isEmpty = true
        for figure in figures {
            for item in values(of: figure) {
                isEmpty = false
                let count = days.upperBound.days(since: days.lowerBound) + 1
                let range = before.map { words.range($0.lowerBound, $0.upperBound) } ?? ""
                let note = item.before.map { words.daysBefore(count, range, words.text($0, of: figure, in: state)) }
                columns.append([
                    Columns.Cell(words.name(figure)),
                    Columns.Cell(words.text(item, of: figure, in: state), .strong, isNumber: true),
                    Columns.Cell(note ?? "", .faint),
                ])
            }
        }
        let breakdowns = breakdowns.map { $0.by == "goal" ? $0 : $0.cut() }
        if isEmpty, breakdowns.isEmpty { return [heading, words.noStatisticsYet] }
        return [heading] + (isEmpty ? [] : [""] + columns.lines(style)) + Breakdown.lines(of: breakdowns, style)
    }

    var json: JSONValue {
        var members = [
            JSONMember("part", .string(part.rawValue)), JSONMember("period", .string(period.code)),
            JSONMember("from", .string(days.lowerBound.text)), JSONMember("to", .string(days.upperBound.text)),
        ]
        for figure in figures {
            members.append(JSONMember(figure.rawValue, session.json(values(of: figure))))
        }
        return .object(members + [JSONMember("breakdowns", .array(breakdowns.map { $0.json }))])
    }
}

extension Session {
    /// The values of a figure: the first, and those in other currencies, if there are any.
    func json(_ values: [ComparedValue]) -> JSONValue {
        var members = members(values.first)
        if values.count > 1 {
            let others = values.dropFirst().map { JSONValue.object(self.members($0)) }
            members.append(JSONMember("otherCurrencies", .array(others)))
        }
        return .object(members)
    }

    private func members(_ item: ComparedValue?) -> [JSONMember] {
        [
            JSONMember("value", json(item?.value)), JSONMember("throughYesterday", json(item?.throughYesterday)),
            JSONMember("before", json(item?.before)),
            JSONMember("currency", (item?.value.currency).map { .string($0.code) } ?? .null),
            JSONMember("isSoFar", .bool(item?.isSoFar ?? false)),
        ]
    }

    /// Null if nothing was logged.
    private func json(_ value: ReviewValue?) -> JSONValue {
        switch value {
        case nil: nil
        case .number(let number)?: .number(number)
        case .money(let amount, let currency)?: json(amount, currency)
        }
    }
}
