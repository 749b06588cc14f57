import CivilTime
import Journal

/// The living transactions in order, and their sums by account. A page shows few of many thousands, so this is brought up
/// to date with each change instead of going through all of them for each page.
struct TransactionIndex: Sendable {
    /// A transaction's place: by day, then by time of entry, then by id.
    struct Entry: Sendable {
        let day: Day
        fileprivate let at: Int64
        /// The index of the transaction in its table.
        let row: Int
    }

    /// The earliest first.
    private(set) var entries: [Entry] = []
    private var sums: [RecordID: AccountBalance] = [:]

    init(_ rows: Rows<Transaction>) {
        entries.reserveCapacity(rows.count)
        for (row, transaction) in rows.enumerated() {
            guard let entry = Entry(row, transaction) else { continue }
            entries.append(entry)
            count(transaction, times: 1)
        }
        entries.sort { $0.isBefore($1, in: rows) }
    }

    /// The entries of some days, in order.
    func entries(on days: ClosedRange<Day>) -> ArraySlice<Entry> {
        let start = days.lowerBound == .first ? 0 : entries.partitioningIndex { days.lowerBound <= $0.day }
        let end = days.upperBound == .last ? entries.count : entries.partitioningIndex { days.upperBound < $0.day }
        return entries[start..<max(start, end)]
    }

    /// What the transactions from and to an account add to its balance.
    func sum(of account: RecordID) -> AccountBalance { sums[account] ?? AccountBalance() }

    /// Adds a transaction that is new or was changed.
    mutating func add(_ id: RecordID, of transactions: Table<Transaction>) {
        let rows = transactions.rows
        guard let row = transactions.index(of: id), let entry = Entry(row, rows[row]) else { return }
        count(rows[row], times: 1)
        entries.insert(entry, at: position(of: entry, in: rows))
    }

    /// Removes a transaction that is about to change.
    mutating func remove(_ id: RecordID, from transactions: Table<Transaction>) {
        let rows = transactions.rows
        guard let row = transactions.index(of: id), let entry = Entry(row, rows[row]) else { return }
        count(rows[row], times: -1)
        entries.remove(at: position(of: entry, in: rows))
    }

    private func position(of entry: Entry, in rows: Rows<Transaction>) -> Int {
        entries.partitioningIndex { !$0.isBefore(entry, in: rows) }
    }

    private mutating func count(_ transaction: Transaction, times sign: Int64) {
        func add(_ effect: Int64, _ account: RecordID?) {
            guard let account else { return }
            sums[account, default: AccountBalance()].add(sign &* effect, transaction.status)
        }
        add(transaction.effect, transaction.account)
        if transaction.kind == .transfer { add(transaction.arrival, transaction.toAccount) }
    }
}

extension TransactionIndex.Entry {
    /// Nil if the transaction is deleted or incomplete.
    fileprivate init?(_ row: Int, _ transaction: Transaction) {
        guard transaction.isAlive, let day = transaction.day else { return nil }
        self.init(day: day, at: transaction.at ?? .min, row: row)
    }

    fileprivate func isBefore(_ other: Self, in rows: Rows<Transaction>) -> Bool {
        if day != other.day { return day < other.day }
        if at != other.at { return at < other.at }
        return row != other.row && rows[row].id < rows[other.row].id
    }
}
