import Money

/// Collects the statements and problems of a file while it is read.
struct BankCollector {
    private(set) var statements: [BankStatement] = []
    private(set) var problems: [BankProblem] = []
    private(set) var warnings = WarningCounter()
    private var entryCount = 0

    /// Begins a statement, which gets the entries from now on.
    mutating func begin(_ statement: BankStatement) throws(BankFileError) {
        try count()
        statements.append(statement)
    }

    /// Adds an entry to the last statement.
    mutating func add(_ entry: BankEntry) throws(BankFileError) {
        if statements.isEmpty { try begin(BankStatement()) }
        try add(entry, to: statements.count - 1)
    }

    mutating func add(_ entry: BankEntry, to index: Int) throws(BankFileError) {
        try count()
        statements[index].entries.append(entry)
    }

    mutating func add(_ problem: BankProblem) throws(BankFileError) {
        try count()
        problems.append(problem)
    }

    mutating func add(
        _ reason: BankProblem.Reason, _ field: String, _ text: ArraySlice<UInt8>, line: Int
    ) throws(BankFileError) {
        try add(BankProblem(line: line, field: field, text: BankText.excerpt(text), reason: reason))
    }

    /// Counts something that is not imported as written.
    mutating func warn(_ kind: ImportWarning.Kind, line: Int) { warnings.add(kind, line: line) }

    /// Takes a row that only states a balance: the one before all entries if it says so and is the first.
    mutating func addBalance(_ kind: BalanceRow.Kind, _ amount: Int64?, line: Int) {
        warn(.balanceRows, line: line)
        guard kind == .opening, let amount else { return }
        update { if $0.openingBalance == nil { $0.openingBalance = amount } }
    }

    /// Changes the last statement.
    mutating func update(_ change: (inout BankStatement) -> Void) {
        guard !statements.isEmpty else { return }
        change(&statements[statements.count - 1])
    }

    mutating func update(_ index: Int, _ change: (inout BankStatement) -> Void) { change(&statements[index]) }

    private mutating func count() throws(BankFileError) {
        entryCount += 1
        guard entryCount <= BankFile.maximumEntries else { throw .tooManyEntries }
    }
}
