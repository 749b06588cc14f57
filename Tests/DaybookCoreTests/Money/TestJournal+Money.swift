import CivilTime
import DaybookCore
import Journal
import Money

extension TestJournal {
    /// Runs a command; new records get the ids from `10_000`, `10_001` … of this call.
    @discardableResult
    mutating func spend(_ command: MoneyCommand) throws(MoneyRefusal) -> Decision {
        let decision = try decision(on: command)
        write(decision)
        return decision
    }

    /// The decision of a command, without applying it.
    func decision(on command: MoneyCommand) throws(MoneyRefusal) -> Decision {
        var next = UInt64(now.milliseconds)
        return try command.decide(in: state, now: now) {
            next += 1
            return Self.id(next << 20)
        }
    }

    func refusal(of command: MoneyCommand) -> MoneyRefusal? {
        do throws(MoneyRefusal) {
            _ = try decision(on: command)
            return nil
        } catch {
            return error
        }
    }

    /// Adds an account under an id.
    @discardableResult
    mutating func open(
        _ title: String, id: UInt64, _ currency: String = "EUR", opening: Int64 = 0
    ) throws(MoneyRefusal) -> Account {
        var account = Account(id: Self.id(id))
        (account.title, account.currencyCode, account.opening) = (title, currency, opening)
        try spend(.addAccount(account))
        return state.account(account.id) ?? account
    }

    func balance(_ id: UInt64, on day: Day? = nil) -> Int64? {
        state.account(Self.id(id)).map { state.balance(of: $0, on: day).total }
    }
}

extension Transaction {
    /// An expense, or another kind, of an account.
    init(id: UInt64, _ amount: Int64, of account: UInt64, on day: String? = nil, kind: TransactionKind = .expense) {
        self.init(id: TestJournal.id(id))
        (self.kind, self.amount, self.account) = (kind, amount, TestJournal.id(account))
        self.day = day.flatMap { Day($0) }
    }

    /// A transfer between two accounts.
    init(id: UInt64, _ amount: Int64, from: UInt64, to: UInt64, received: Int64? = nil, on day: String? = nil) {
        self.init(id: id, amount, of: from, on: day, kind: .transfer)
        (toAccount, self.received) = (TestJournal.id(to), received)
    }
}

extension TransactionSplit {
    init(_ amount: Int64, _ category: RecordID? = nil) {
        self.init(id: TestJournal.id(0))
        (self.amount, self.category) = (amount, category)
    }
}
