import CivilTime
import Journal

/// The living transactions in order, with what they change, and the balances of accounts. Pages show few of many thousands
/// transactions and sums of the rest, so this is brought up to date with each change instead of reading all for each page.
struct TransactionIndex: Sendable {
    /// A transaction, in order by day, then by time of entry, then by id.
    struct Entry: Sendable {
        let day: Day
        /// The index of the transaction in its table.
        let row: Int32
        fileprivate let at: Int64
        let kind: TransactionKind
        fileprivate let isCleared: Bool
        fileprivate let isArrivalCleared: Bool
        /// Its account, and where a transfer goes, by their numbers in the index; -1 for none.
        let account: Int32
        let toAccount: Int32
        /// Its own category by its number in the index, whatever those of its parts are; -1 for none.
        let category: Int32
        /// Its payee by its number in the index; -1 for none.
        let payee: Int32
        /// Whether it has a note or tags.
        let hasText: Bool
        /// The effect on the balance of either, in minor units of its currency.
        let effect: Int64
        let arrival: Int64

        /// The effect on the balance of an account, by the number of that.
        func effect(on number: Int) -> Int64 {
            (account == number ? effect : 0) + (toAccount == number ? arrival : 0)
        }

        /// Adds it to the balance of an account, by the number of that, or takes it away.
        fileprivate func add(to balance: inout AccountBalance, of number: Int, times sign: Int64) {
            if account == number { balance.add(sign * effect, isCleared: isCleared) }
            if toAccount == number { balance.add(sign * arrival, isCleared: isArrivalCleared) }
        }
    }

    /// The earliest first.
    private(set) var entries: [Entry] = []
    /// All accounts that transactions refer to, by their numbers.
    private(set) var accounts: [RecordID] = []
    /// All payees as written, by their numbers.
    private(set) var payees: [String] = []
    private var numbers: [RecordID: Int] = [:]
    /// All categories of transactions, by their numbers; those of parts may be missing.
    private(set) var categories: [RecordID] = []
    private var categoryNumbers: [RecordID: Int32] = [:]
    private var payeeNumbers: [String: Int] = [:]
    private var sums: [AccountBalance] = []

    init() {}

    init(_ rows: Rows<Transaction>, _ stoodFor: RowsStoodFor) {
        entries.reserveCapacity(rows.count)
        for (row, transaction) in rows.enumerated() {
            guard let entry = entry(row, transaction, stoodFor) else { continue }
            entries.append(entry)
            count(entry, times: 1)
        }
        entries.sort { $0.isBefore($1, in: rows) }
    }

    /// The number of an account; nil if no transaction refers to it.
    func number(of account: RecordID) -> Int? { numbers[account] }

    /// The entries of some days, in order.
    func entries(on days: ClosedRange<Day>) -> ArraySlice<Entry> {
        let start = days.lowerBound == .first ? 0 : entries.partitioningIndex { days.lowerBound <= $0.day }
        let end = days.upperBound == .last ? entries.count : entries.partitioningIndex { days.upperBound < $0.day }
        return entries[start..<max(start, end)]
    }

    /// The sum of the transactions from and to an account, until the end of a day if one is given. Linear in
    /// the number of later transactions.
    func sum(of account: RecordID, through day: Day? = nil) -> AccountBalance {
        guard let number = numbers[account] else { return AccountBalance() }
        var sum = sums[number]
        guard let day else { return sum }
        for entry in entries.reversed() {
            guard day < entry.day else { break }
            entry.add(to: &sum, of: number, times: -1)
        }
        return sum
    }

    /// Adds a transaction that is new or was changed.
    mutating func add(_ id: RecordID, of transactions: Table<Transaction>, _ stoodFor: RowsStoodFor) {
        let rows = transactions.rows
        guard let row = transactions.index(of: id), let entry = entry(row, rows[row], stoodFor) else { return }
        count(entry, times: 1)
        entries.insert(entry, at: position(of: entry, in: rows))
    }

    /// Removes a transaction that is about to change.
    mutating func remove(_ id: RecordID, from transactions: Table<Transaction>, _ stoodFor: RowsStoodFor) {
        let rows = transactions.rows
        guard let row = transactions.index(of: id), let entry = entry(row, rows[row], stoodFor) else { return }
        count(entry, times: -1)
        entries.remove(at: position(of: entry, in: rows))
    }

    private func position(of entry: Entry, in rows: Rows<Transaction>) -> Int {
        entries.partitioningIndex { !$0.isBefore(entry, in: rows) }
    }

    /// Nil if the transaction is deleted, incomplete or replaced.
    private mutating func entry(_ row: Int, _ written: Transaction, _ stoodFor: RowsStoodFor) -> Entry? {
        guard written.isAlive, let day = written.day, !stoodFor.isReplaced(written.id) else { return nil }
        let transaction = stoodFor.shown(written)
        let kind = transaction.kind
        return Entry(
            day: day, row: Int32(row), at: transaction.at ?? .min, kind: kind,
            isCleared: transaction.status != .pending,
            isArrivalCleared: transaction.toAccount.flatMap { transaction.status(on: $0) } ?? .pending != .pending,
            account: addedNumber(of: transaction.account),
            toAccount: kind == .transfer ? addedNumber(of: transaction.toAccount) : -1,
            category: addedNumber(ofCategory: transaction.category), payee: addedNumber(of: transaction.payee),
            hasText: transaction.has(.note) || transaction.has(.tags),
            effect: transaction.effect, arrival: kind == .transfer ? transaction.arrival : 0)
    }

    private mutating func addedNumber(of account: RecordID?) -> Int32 {
        guard let account else { return -1 }
        if let number = numbers[account] { return Int32(number) }
        numbers[account] = accounts.count
        accounts.append(account)
        sums.append(AccountBalance())
        return Int32(accounts.count - 1)
    }

    private mutating func addedNumber(ofCategory category: RecordID?) -> Int32 {
        guard let category else { return -1 }
        if let number = categoryNumbers[category] { return number }
        let number = Int32(categories.count)
        categoryNumbers[category] = number
        categories.append(category)
        return number
    }

    private mutating func addedNumber(of payee: String) -> Int32 {
        guard !payee.isEmpty else { return -1 }
        if let number = payeeNumbers[payee] { return Int32(number) }
        payeeNumbers[payee] = payees.count
        payees.append(payee)
        return Int32(payees.count - 1)
    }

    private mutating func count(_ entry: Entry, times sign: Int64) {
        let (account, target) = (Int(entry.account), Int(entry.toAccount))
        if account >= 0 { entry.add(to: &sums[account], of: account, times: sign) }
        if target >= 0, target != account { entry.add(to: &sums[target], of: target, times: sign) }
    }
}

extension TransactionIndex.Entry {
    fileprivate func isBefore(_ other: Self, in rows: Rows<Transaction>) -> Bool {
        if day != other.day { return day < other.day }
        if at != other.at { return at < other.at }
        return row != other.row && rows[Int(row)].id < rows[Int(other.row)].id
    }
}
