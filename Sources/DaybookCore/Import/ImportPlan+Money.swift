extension ImportPlan {
    /// The number of accounts to add, including those whose creation was undone.
    public var newAccountCount: Int { counts[Account.table]?.new ?? 0 }
    /// The number of transactions to add or restore, including those whose creation was undone.
    public var newTransactionCount: Int { counts[Transaction.table]?.new ?? 0 }
    /// The number of transactions that already exist and are left alone.
    public var existingTransactionCount: Int { counts[Transaction.table]?.existing ?? 0 }
    /// The number of transactions the person deleted, which stay deleted.
    public var deletedTransactionCount: Int { counts[Transaction.table]?.deleted ?? 0 }

    /// The number of records to add that are of no kind with a count of its own, such as budgets and challenges.
    public var newOtherCount: Int {
        counts.reduce(0) { Self.countedTables.contains($1.key) ? $0 : $0 + $1.value.new }
    }

    /// The number of records of such kinds and of accounts that the person deleted, which stay deleted.
    public var deletedOtherCount: Int {
        counts.reduce(0) {
            Self.countedTables.contains($1.key) && $1.key != Account.table ? $0 : $0 + $1.value.deleted
        }
    }

    /// The tables whose records are counted by kind.
    private static let countedTables = Set(bodyTables).union([
        Goal.table, Subject.table, MoodEntry.table, Note.table, Account.table, Transaction.table, CurrencyRate.table,
    ])
}
