import CivilTime
import Money

/// The entries of one account in a bank's file.
public struct BankStatement: Hashable, Sendable {
    /// The account as the file names it: an IBAN, a number or a name; empty if it does not.
    public var account: String
    /// The kind of account, if the file states it.
    public var kind: BankAccountKind?
    /// The currency of the account; nil if the file names none or its entries have several.
    public var currency: Currency?
    public var closingBalance: BankBalance?
    /// The balance before all entries, if the file states it.
    public var openingBalance: Int64?
    /// In the order of the file.
    public var entries: [BankEntry]
    /// How the balances after the entries of a table differ from what those add up to; nil if they do not.
    var tableMismatch: BankTurnover?
    /// Whether it is of Daybook's own table, in which all accounts have titles.
    var isExported = false

    public init(
        account: String = "", kind: BankAccountKind? = nil, currency: Currency? = nil,
        closingBalance: BankBalance? = nil, openingBalance: Int64? = nil, entries: [BankEntry] = []
    ) {
        self.account = account
        self.kind = kind
        self.currency = currency
        self.closingBalance = closingBalance
        self.openingBalance = openingBalance
        self.entries = entries
    }
}

/// The sum of a statement's entries, beside the one that its balances state.
public struct BankTurnover: Hashable, Sendable {
    /// The difference between the balances that the file states.
    public var stated: Int64
    /// The sum of the entries that were read.
    public var read: Int64
    /// The first line whose balance does not follow from the one before; nil if only the sum is known.
    public var line: Int?
}

extension BankStatement {
    /// How the balances of the file differ from what its entries add up to; nil if they do not, or are unknown. Entries that
    /// the bank has not booked are in no balance.
    var mismatch: BankTurnover? {
        if let tableMismatch { return tableMismatch }
        guard let openingBalance, let closingBalance, !isExported else { return nil }
        let read = AmountSum.of(entries.lazy.filter { $0.isCleared != false }.map { $0.amount })
        let stated = closingBalance.amount - openingBalance
        return stated == read ? nil : BankTurnover(stated: stated, read: read)
    }
}

/// A kind of account, as OFX and QIF tell them apart.
public enum BankAccountKind: Hashable, Sendable, CaseIterable {
    /// A current or savings account.
    case bank
    case cash
    case creditCard
    /// Something owned, such as a house.
    case asset
    /// Something owed, such as a loan.
    case liability
    case investment
}

/// The balance of an account at the end of a day.
public struct BankBalance: Hashable, Sendable {
    /// In minor units of the account's currency, at most `AmountExpression.limit` either way.
    public var amount: Int64
    public var day: Day

    public init(amount: Int64, day: Day) {
        self.amount = amount
        self.day = day
    }
}

/// A movement of money on an account.
///
/// Its texts are single lines without control characters, of at most `BankFile.longestText` bytes; missing ones are
/// empty.
public struct BankEntry: Hashable, Sendable {
    /// The day on which it was made or booked, in the bank's own time.
    public var day: Day
    /// In minor units of the currency, or hundredths if it is unknown; negative if spent. At most
    /// `AmountExpression.limit` either way.
    public var amount: Int64
    /// The currency of the entry, or else of its account.
    public var currency: Currency?
    /// The one who was paid, or who paid.
    public var payee: String
    public var note: String
    /// The part of the note that says who was paid or what for, if the file has it apart; empty otherwise.
    public var details = ""
    /// The category as the file names it.
    public var category: String
    /// The bank's identifier: OFX's FITID, or a reference of another format. Banks promise that a FITID is unique in an
    /// account; other references may repeat.
    public var bankID: String
    /// The number of a check.
    public var number: String
    /// The account on the other side: a number, or the name of an own one in QIF.
    public var otherAccount: String
    public var splits: [BankSplit]
    public var tags: [String]
    /// Whether the bank has booked it; nil if the file does not say.
    public var isCleared: Bool?
    /// The first line of the entry in the file, from 1.
    public var line: Int
    /// Fields that only Daybook's own table has.
    public internal(set) var exported: ExportedTransaction?

    public init(
        day: Day, amount: Int64, currency: Currency? = nil, payee: String = "", note: String = "",
        category: String = "", bankID: String = "", number: String = "", otherAccount: String = "",
        splits: [BankSplit] = [], tags: [String] = [], isCleared: Bool? = nil, line: Int
    ) {
        self.day = day
        self.amount = amount
        self.currency = currency
        self.payee = payee
        self.note = note
        self.category = category
        self.bankID = bankID
        self.number = number
        self.otherAccount = otherAccount
        self.splits = splits
        self.tags = tags
        self.isCleared = isCleared
        self.line = line
    }
}

/// A part of an entry with a category of its own. The parts of an entry add up to its amount.
public struct BankSplit: Hashable, Sendable {
    /// In minor units, signed like the amount of the entry.
    public var amount: Int64
    public var category: String
    public var note: String
    /// The own account that the part was transferred to or from; empty if it was not.
    public var otherAccount: String

    public init(amount: Int64, category: String = "", note: String = "", otherAccount: String = "") {
        self.amount = amount
        self.category = category
        self.note = note
        self.otherAccount = otherAccount
    }
}
