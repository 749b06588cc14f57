/// The meaning of a column in a bank's CSV file. The raw values are letters in the text of a mapping, which is stored:
/// they never change.
public enum CSVRole: String, CaseIterable, Hashable, Sendable {
    case ignored = "-"
    /// The day of an entry.
    case date = "d"
    /// The day from which interest is paid, taken if there is no other day.
    case valueDate = "v"
    /// The one who was paid, or the other side.
    case payee = "p"
    /// The one who paid: the other side of received money. Without it, that is the payee.
    case payer = "q"
    /// Text about the entry. Several columns are joined.
    case note = "n"
    case category = "c"
    case amount = "a"
    /// Spent amounts, if they have a column of their own.
    case debit = "o"
    /// Received amounts, if they have a column of their own.
    case credit = "i"
    /// A word that tells whether the amount was spent.
    case indicator = "s"
    /// A fee on top of the amount.
    case fee = "f"
    /// The currency of the amount.
    case currency = "u"
    /// The account itself: a file with several is several statements.
    case account = "k"
    /// The account on the other side.
    case otherAccount = "x"
    /// The bank's identifier of the entry.
    case bankID = "r"
    /// The number of a check.
    case number = "h"
    /// The balance after the entry.
    case balance = "b"
    /// Tags, separated by commas.
    case tags = "t"
    /// Whether the entry is cleared: yes or no.
    case cleared = "l"
    /// Whether the bank has booked, not yet booked, or declined it.
    case status = "z"

    /// Whether several columns can have the role.
    public var canRepeat: Bool {
        switch self {
        case .ignored, .payee, .note: true
        case .date, .valueDate, .payer, .category, .amount, .debit, .credit, .indicator, .fee, .currency, .account,
            .otherAccount, .bankID, .number, .balance, .tags, .cleared, .status:
            false
        }
    }
}
