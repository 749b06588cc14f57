import CivilTime
import DaybookCore
import Journal
import Money

extension BankImport {
    /// Plans the import of a file into a journal.
    ///
    /// - Parameters:
    ///   - file: The file, read with the currency of the chosen account.
    ///   - title: The title of a category in the person's language.
    public init(
        _ file: BankFile, into state: State, _ options: Options, now: LocalInstant, title: (MoneyCategory) -> String
    ) throws(BankImportRefusal) {
        var planner = BankImportPlanner(state, options, now: now, title: title)
        try planner.read(file)
        planner.book()
        planner.match()
        planner.fill()
        planner.join()
        planner.categorise()
        planner.write()
        planner.findUnlikelyDays()
        planner.countRepeats()
        planner.countLosses(file.format)
        planner.compareBalances()
        self = planner.plan
        warnings = file.warnings + warnings
        problems = (problems + file.problems).sorted { $0.line < $1.line }
    }
}

/// Builds a `BankImport`.
struct BankImportPlanner {
    var plan = BankImport()
    let state: State
    private let options: BankImport.Options
    let now: LocalInstant
    private var accounts: BankImportAccounts
    private var categories: BankImportCategories
    private var payees: PayeeCategories
    private let rules: PayeeRules
    /// The entries of the planned rows, in the same order.
    private(set) var entries: [BankEntry] = []
    /// The numbers of equal rows so far, by account.
    private var ordinals: [RecordID: OrdinalCounter] = [:]
    /// The transactions imported before, by account and source. Those entered by hand have ids of their own.
    private var imported: [RecordID: [String: RecordID]] = [:]
    /// The statements of the file with their accounts.
    private(set) var statements: [(statement: BankStatement, account: Account)] = []
    /// Whether the file's format marks pending rows, so that all others are booked.
    private var showsPending = false
    /// The accounts of Daybook's own table, by title.
    private var exportedAccounts: [String: Account] = [:]

    init(_ state: State, _ options: BankImport.Options, now: LocalInstant, title: (MoneyCategory) -> String) {
        self.state = state
        self.options = options
        self.now = now
        accounts = BankImportAccounts(state, options, now: now)
        categories = BankImportCategories(state, now: now, title: title)
        payees = PayeeCategories(state)
        rules = PayeeRules(state)
    }

    /// Finds the accounts of a file, and which of its rows were imported before.
    mutating func read(_ file: BankFile) throws(BankImportRefusal) {
        showsPending = file.format == .ofx || file.format == .mt940
        let count = file.statements.reduce(0) { $0 + $1.entries.count }
        plan.rows.reserveCapacity(count)
        entries.reserveCapacity(count)
        let statements = file.statements.filter { !$0.entries.isEmpty || $0.isExported }
        var found: [Account] = []
        for statement in statements {
            let isOnly = statements.count == 1 && !statement.isExported
            let account = try accounts.account(of: statement, isOnly: isOnly, isComplete: file.problems.isEmpty)
            learn(account)
            found.append(account)
            if statement.isExported { exportedAccounts[statement.account] = account }
        }
        self.statements = zip(statements, found).map { ($0, $1) }
        for (statement, account) in self.statements {
            let currency = account.currency
            var counter = ordinals.removeValue(forKey: account.id) ?? OrdinalCounter()
            for entry in statement.entries {
                add(entry, of: statement, to: account, in: currency, &counter)
            }
            ordinals[account.id] = counter
        }
        plan.accounts = accounts.planned
        plan.changes = accounts.changes
        if exportedAccounts.isEmpty { remember(file.mapping) }
    }

    /// Keeps how a table was read with its accounts, for the next one of that bank.
    private mutating func remember(_ mapping: CSVMapping?) {
        guard var mapping else { return }
        // The next table is of an account, whose currency it has.
        mapping.currency = nil
        let text = mapping.text
        for planned in plan.accounts where planned.account.mapping != text {
            plan.changes.append(Change(Account.table, planned.account.id, "mapping", .text(text)))
        }
    }

    private mutating func learn(_ account: Account) {
        guard imported[account.id] == nil else { return }
        var sources: [String: RecordID] = [:]
        func learn(_ transaction: Transaction) {
            let source = transaction.sourceStoodFor(on: account.id)
            guard !source.isEmpty, !transaction.exists || state.standsForRow(transaction, on: account.id) else {
                return
            }
            if let other = sources[source] {
                // Of deleted ones, the record of the row itself was kept behind the other.
                let isOwn = transaction.id == Transaction.id(ofImported: source, on: account.id)
                if state.transaction(other) != nil || isOwn && state.transaction(transaction.id) == nil { return }
            }
            sources[source] = transaction.id
        }
        for transaction in state.transactions.rows(ownedBy: account.id) { learn(transaction) }
        for transfer in state.transactions.rows(ownedBy: account.id, as: 1) { learn(transfer) }
        for transaction in state.transactions.rows where transaction.sourceAccount == account.id { learn(transaction) }
        imported[account.id] = sources
    }

    private mutating func add(
        _ entry: BankEntry, of statement: BankStatement, to account: Account, in currency: Currency,
        _ counter: inout OrdinalCounter
    ) {
        if let exported = entry.exported { return add(entry, exported, to: account) }
        guard entry.amount != 0 else {
            plan.zeroCount += 1
            return
        }
        let stated = entry.currency ?? statement.currency
        guard stated.map({ $0 == currency }) ?? (currency.fractionDigits == 2) else {
            plan.problems.append(BankProblem(line: entry.line, text: stated?.code ?? "", reason: .otherCurrency))
            return
        }
        let key = entry.identityKey
        let ordinal = counter.next(key)
        let source = ImportIdentity(format: "bank", key: key, ordinal: ordinal).text
        let id = Transaction.id(ofImported: source, on: account.id)
        let known = known(id, source, on: account)
        var transaction = known ?? Transaction(id: id)
        var status = PlannedTransaction.Status.new
        if let known, !known.wasUndone {
            status = known.exists ? .existing : (options.restoresDeleted ? .restored : .deleted)
        } else {
            transaction = Transaction(id: id)
            transaction.kind = entry.amount < 0 ? .expense : .income
            transaction.amount = abs(entry.amount)
            (transaction.account, transaction.day, transaction.source) = (account.id, entry.day, source)
        }
        let text = entry.payee.isEmpty ? entry.note : entry.payee
        plan.rows.append(
            PlannedTransaction(
                line: entry.line, day: entry.day, account: account.id, text: text, status: status,
                transaction: transaction))
        entries.append(entry)
    }

    /// The transaction that a row is: that of its id or, if another took it over, that one.
    private func known(_ id: RecordID, _ source: String, on account: Account) -> Transaction? {
        let own = state.transactions[id]
        if let own, own.exists, state.counts(own) { return own }
        let taker = imported[account.id]?[source].flatMap { state.transactions[$0] }
        if let own, own.exists { return taker.flatMap { $0.exists ? $0 : nil } ?? own }
        return taker ?? own
    }

    /// Adds a row of Daybook's own table, which keeps its id.
    private mutating func add(_ entry: BankEntry, _ exported: ExportedTransaction, to account: Account) {
        let target = exportedAccounts[exported.toAccount]
        let currencies = [(entry.currency, account), (exported.receivedCurrency, target ?? account)]
        let isTransfer = exported.kind == .transfer && target != nil
        for (stated, own) in isTransfer ? currencies : [currencies[0]] {
            guard let stated, stated != own.currency else { continue }
            plan.problems.append(BankProblem(line: entry.line, text: stated.code, reason: .otherCurrency))
            return
        }
        let known = state.transactions[exported.id]
        var transaction = known ?? Transaction(id: exported.id)
        var status = PlannedTransaction.Status.new
        if let known, !known.wasUndone {
            status = known.exists ? .existing : (options.restoresDeleted ? .restored : .deleted)
        } else {
            transaction = Transaction(id: exported.id)
            (transaction.kind, transaction.account, transaction.day) = (exported.kind, account.id, entry.day)
            transaction.amount = exported.kind == .income ? entry.amount : -entry.amount
            if isTransfer, let target {
                transaction.toAccount = target.id
                let isSame = target.currency == account.currency && exported.received == transaction.amount
                transaction.received = isSame ? nil : exported.received
            }
        }
        let text = entry.payee.isEmpty ? entry.note : entry.payee
        plan.rows.append(
            PlannedTransaction(
                line: entry.line, day: entry.day, account: account.id, text: text, status: status,
                transaction: transaction))
        entries.append(entry)
    }

    /// Takes booked rows for the pending ones of earlier files that they were.
    mutating func book() {
        let booked = plan.rows.indices.filter { entries[$0].isCleared != false && entries[$0].exported == nil }
        var references: Set<[String]> = []
        for index in booked where !entries[index].bankID.isEmpty { references.insert(reference(index)) }
        var claimed: Set<RecordID> = []
        for index in plan.rows.indices where entries[index].isCleared == false {
            if references.contains(reference(index)) { continue }
            if plan.rows[index].status == .existing { claimed.insert(plan.rows[index].transaction.id) }
        }
        for index in booked where plan.rows[index].status == .existing {
            let isBooked = entries[index].isCleared ?? showsPending
            let known = plan.rows[index].transaction
            if isBooked, known.status(on: plan.rows[index].account) == .pending { book(index, known) }
        }
        var pending = PendingMatches(plan.accounts, except: claimed, in: state)
        guard !pending.isEmpty else { return }
        let rows = booked.filter { plan.rows[$0].status == .new && !options.rowsKeptApart.contains($0) }
        for index in rows {
            guard let known = pending.take(entries[index], withReferenceOn: plan.rows[index].account) else { continue }
            book(index, known)
        }
        for index in rows where plan.rows[index].status == .new {
            guard let known = pending.take(entries[index], likeOn: plan.rows[index].account) else { continue }
            book(index, known)
        }
    }

    private func reference(_ index: Int) -> [String] { [plan.rows[index].account.hex, entries[index].bankID] }

    /// Marks a pending transaction as booked, with the amount that was booked.
    private mutating func book(_ index: Int, _ pending: Transaction) {
        let row = plan.rows[index]
        var booked = pending
        if pending.account == row.account {
            booked.status = .cleared
            if pending.kind == row.transaction.kind, state.splits(of: pending.id).isEmpty {
                booked.amount = row.transaction.amount
            }
        } else {
            booked.arrivalStatus = .cleared
        }
        if row.status == .new {
            booked.stand(for: row.transaction.source, on: row.account)
            plan.rows[index].own = row.transaction
        }
        plan.rows[index].status = .booked
        plan.rows[index].transaction = booked
        plan.changes += booked.changes(from: pending)
    }

    /// Takes rows for transactions that were entered by hand.
    mutating func match() {
        let found = BankMatches(plan.accounts, in: state) { !state.standsForRow($0, on: $1) }
        let new = plan.rows.indices.filter { plan.rows[$0].status == .new && entries[$0].exported == nil }
        let apart = new.filter { options.keepsAllApart || options.rowsKeptApart.contains($0) }
        // Another device may take such a row for the entry that it is kept apart from.
        for index in found.find(for: apart.map { ($0, plan.rows[$0].transaction) }).keys {
            plan.rows[index].transaction.sourceAmount = plan.rows[index].transaction.effect
        }
        let rows = new.filter { !options.keepsAllApart && !options.rowsKeptApart.contains($0) }
        let matches = found.find(for: rows.map { ($0, plan.rows[$0].transaction) })
        for index in rows {
            guard let own = matches[index].flatMap({ state.transaction($0) }) else { continue }
            var matched = own
            let isShown = entries[index].isCleared != false
            matched.stand(for: plan.rows[index].transaction.source, on: plan.rows[index].account)
            if own.account == plan.rows[index].account {
                if own.status == .pending, isShown { matched.status = .cleared }
            } else {
                if own.arrivalStatus == .pending, isShown { matched.arrivalStatus = .cleared }
            }
            plan.rows[index].status = .matched
            plan.rows[index].own = plan.rows[index].transaction
            plan.rows[index].transaction = matched
            plan.changes += matched.changes(from: own)
        }
    }

    /// Gives the new rows their texts and categories, and the records kept behind others their texts.
    mutating func fill() {
        let isNewestFirst = entries.first.map { $0.day > entries[entries.count - 1].day } ?? false
        let cutTextCount = plan.cutTextCount
        for index in plan.rows.indices {
            guard let own = plan.rows[index].own else { continue }
            plan.rows[index].own = fill(own, from: entries[index].withoutCategories, age: age(index, isNewestFirst))
        }
        plan.cutTextCount = cutTextCount // nobody sees these
        for index in plan.rows.indices where plan.rows[index].status == .new {
            plan.rows[index].transaction = fill(
                plan.rows[index].transaction, from: entries[index], age: age(index, isNewestFirst))
        }
    }

    /// Rows of a day keep their order.
    private func age(_ index: Int, _ isNewestFirst: Bool) -> Int64 {
        Int64(isNewestFirst ? index : plan.rows.count - index)
    }

    /// Finds the new rows that may be a side of a transfer, and joins those that the person chose.
    mutating func join() {
        let rows = plan.rows.indices.filter {
            plan.rows[$0].status == .new && plan.rows[$0].transaction.mayBeSide && entries[$0].splits.isEmpty
                && entries[$0].exported == nil
        }
        let days = rows.map { plan.rows[$0].day }
        guard let first = days.min(), let last = days.max() else { return }
        let transfers = BankTransfers(plan.accounts, on: first...last, in: state)
        let found = transfers.find(for: rows.map { ($0, plan.rows[$0].transaction) })
        plan.rowsWithoutOtherSide = found.rowsWithoutSide
        for index in rows {
            guard let other = found.sides[index].flatMap({ state.transaction($0) }) else { continue }
            plan.rows[index].otherSide = other.id
            guard options.joinsAll || options.joinedRows.contains(index) else { continue }
            let transfer = other.joined(with: plan.rows[index].transaction)
            plan.rows[index].status = .joined
            plan.rows[index].own = plan.rows[index].transaction
            plan.rows[index].own?.sourceAmount = nil // it is not kept apart after all
            plan.rows[index].transaction = transfer
            plan.changes += transfer.changes(from: other)
        }
    }

    /// Gives new rows without a category those that the person chose for their payees.
    mutating func categorise() {
        let rows = plan.rows.indices.filter {
            let (row, entry) = (plan.rows[$0], entries[$0])
            return row.status == .new && row.transaction.category == nil && !row.transaction.payee.isEmpty
                && !entry.hasParts && entry.exported == nil
        }
        plan.categorise(rows, as: options.payees, in: state, on: state.today(now))
    }

    /// Adds the new rows, and restores deleted ones.
    mutating func write() {
        // About ten values of each row are written.
        plan.changes.reserveCapacity(plan.changes.count + plan.newCount * 10)
        for index in plan.rows.indices {
            switch plan.rows[index].status {
            case .existing, .deleted: continue
            case .matched, .joined, .booked: plan.rows[index].own?.appendChanges(to: &plan.changes)
            case .restored: plan.changes += plan.rows[index].transaction.restoration
            case .new:
                plan.rows[index].transaction.appendChanges(to: &plan.changes)
                addParts(of: entries[index], to: plan.rows[index].transaction)
            }
        }
        plan.changes += categories.changes
        plan.newCategories = categories.newTitles
    }

    private mutating func fill(_ row: Transaction, from entry: BankEntry, age: Int64) -> Transaction {
        var transaction = row
        transaction.life = (state.transactions[row.id]?.life ?? 0) | 1
        transaction.at = now.milliseconds - age
        transaction.status = entry.isCleared == false ? .pending : .cleared
        (transaction.payee, transaction.note) = texts(of: entry)
        let tags = entry.tags.map { $0.split(separator: " ").joined(separator: "-") }.joined(separator: " ")
        transaction.tags = cut(PlainText.line(tags), MoneyLimits.tags)
        if let exported = entry.exported {
            transaction.status = exported.status
            transaction.note = cut(exported.note, MoneyLimits.note)
            if entry.splits.isEmpty, !entry.category.isEmpty, exported.kind != .transfer {
                transaction.category = categories.category(entry.category, for: exported.kind).id
            }
            return transaction
        }
        let rule = rules.rule(for: transaction.payee)
        if let rule, !rule.payee.isEmpty { transaction.payee = rule.payee }
        guard !entry.hasParts else { return transaction }
        if !entry.category.isEmpty {
            let category = categories.category(entry.category, for: transaction.kind)
            transaction.take(category.id, category.kind)
        } else if let rule, let category = state.moneyCategory(rule.category), transaction.take(category, of: rule) {
            return transaction
        } else if !transaction.payee.isEmpty {
            let known = payees.category(of: transaction.payee, transaction.kind)
            transaction.category = state.moneyCategory(known)?.id
        }
        return transaction
    }

    private mutating func addParts(of entry: BankEntry, to transaction: Transaction) {
        guard entry.hasParts else { return }
        var last = ""
        for (index, split) in entry.splits.enumerated() {
            var part = TransactionSplit(id: TransactionSplit.id(ofImported: index, of: transaction.id))
            part.life = (state.transactionSplits[part.id]?.life ?? 0) | 1
            part.transaction = transaction.id
            part.amount = transaction.kind == .expense ? -split.amount : split.amount
            if !split.category.isEmpty {
                part.category = categories.category(split.category, for: transaction.kind).id
            }
            part.note = cut(PlainText.line(split.note), MoneyLimits.payee)
            last = Position.last(after: last, for: part.id)
            part.position = last
            plan.changes += part.changes
        }
    }
}
