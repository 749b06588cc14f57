import CivilTime
import DaybookCore
import Interchange
import Money
import Phrasing
import Words

/// The bills and the income to come that a day's report names: of today also what is overdue.
struct DayBills {
    private let bills: [RecurringOccurrence]
    private let day: Day
    private let session: Session
    private let state: State

    init(on day: Day, today: Day, in state: State, _ session: Session) {
        self.day = day
        self.session = session
        self.state = state
        if day < today || state.settings.hides(.money) {
            bills = []
        } else {
            bills = day == today ? state.billsDue(through: day) : state.upcomingBills(in: day...day)
        }
    }

    private func currency(_ bill: RecurringOccurrence) -> Currency {
        state.account(bill.rule.account)?.currency ?? .euro
    }

    private func amount(_ bill: RecurringOccurrence) -> Int64 {
        bill.rule.kind == .income ? bill.rule.amount : -bill.rule.amount
    }

    /// The text output; empty if there are no bills.
    var lines: [String] {
        guard !bills.isEmpty else { return [] }
        let words = session.words
        var columns = Columns()
        for bill in bills {
            columns.append([
                Columns.Cell(words.title(bill.rule, in: state)),
                Columns.Cell(words.amount(amount(bill), currency(bill), isSigned: true)),
                Columns.Cell(bill.day < day ? words.occurrenceDue(words.near(bill.day, to: day)) : "", .faint),
            ])
        }
        return [session.style(.strong, words.bills)] + columns.lines(session.style, indent: 2)
    }

    /// The JSON output.
    var json: JSONValue {
        .array(
            bills.map { bill in
                [
                    "id": .string(bill.rule.id.hex), "title": .string(session.words.title(bill.rule, in: state)),
                    "day": .string(bill.day.text), "amount": session.json(amount(bill), currency(bill)),
                    "currency": .string(currency(bill).code),
                ]
            })
    }
}
