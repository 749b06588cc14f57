import Journal

/// A transaction stands for rows of banks' files: for one that made it, for one that it was taken for, or, being a transfer, for one of
/// each account.
extension Transaction {
    /// A row of a bank's file that a transaction has.
    struct BankRow {
        /// The account whose file it is in.
        let account: RecordID
        /// The account on which the transaction has it.
        let side: RecordID
        /// The id of the row's own record, which every device that imports it makes.
        let id: RecordID
        /// Whether the transaction stands for the row: as its own record, or as one that still is what it was taken for.
        let isStoodFor: Bool
        /// Whether it was taken for the row, but a device that did not know of that gave it another amount or account.
        let isLost: Bool
        /// Whether it is the row's own record, which the person kept apart from one like it.
        let isKeptApart: Bool
    }

    /// Whether it was taken for a row that is not its own, or kept apart from one that might have been.
    var hasTakenRow: Bool { has(.sourceAmount) || has(.arrivalSourceAmount) }

    /// Whether a file made it, rather than the person.
    var isImported: Bool { id.isOfImportedTransaction }

    /// Its rows. One taken for a row by an earlier version, which deleted the row's own record, neither stands for it nor lost it.
    var bankRows: [BankRow] { [sourceRow, arrivalRow].compactMap { $0 } }

    private var sourceRow: BankRow? {
        guard has(.source), let account, let sourceHome else { return nil }
        return row(source, of: sourceHome, sourceAmount, on: account)
    }

    /// The account whose file has the row `source`. A later import of the row makes its own record anew, with what that was joined to.
    private var sourceHome: RecordID? {
        guard let home = sourceAccount, let account else { return account }
        return id == Self.id(ofImported: source, on: account) ? account : home
    }

    private var arrivalRow: BankRow? {
        guard kind == .transfer, has(.arrivalSource), let toAccount else { return nil }
        return row(arrivalSource, of: toAccount, arrivalSourceAmount, on: toAccount)
    }

    private func row(_ source: String, of account: RecordID, _ amount: Int64?, on side: RecordID) -> BankRow {
        let own = Self.id(ofImported: source, on: account)
        let isUnchanged = amount.map { $0 == effect(on: account) }
        return BankRow(
            account: account, side: side, id: own, isStoodFor: id == own || isUnchanged ?? false,
            isLost: id != own && isUnchanged == false, isKeptApart: id == own && isUnchanged == true)
    }

    /// Identifies it in the files of an account; empty if it was never taken for a row of one, or if a device that did not know of
    /// that made something else of it.
    public func sourceStoodFor(on other: RecordID) -> String {
        let moved = sourceHome
        let (text, amount) = moved == other ? (source, sourceAmount) : (source(on: other), arrivalSourceAmount)
        if text.isEmpty { return "" }
        if moved != other, account == other { return sourceRow?.isLost ?? false ? "" : text }
        if id == Self.id(ofImported: text, on: other) { return text }
        return amount.map { $0 == effect(on: other) } ?? true ? text : ""
    }

    /// Takes it for a row of a file of one of its accounts.
    public mutating func stand(for row: String, on other: RecordID) {
        if account == other {
            (source, sourceAmount, sourceAccount) = (row, effect, other)
        } else {
            (arrivalSource, arrivalSourceAmount) = (row, arrival)
        }
    }

    /// Makes it an entry of its own, which is taken for no row of an account's file.
    mutating func leaveRow(on other: RecordID) {
        if account == other {
            (source, sourceAmount, sourceAccount) = ("", nil, nil)
        } else {
            (arrivalSource, arrivalSourceAmount) = ("", nil)
        }
    }

    /// After an edit by a person who saw for which rows it stood, it stands for the same ones. It leaves those that it lost.
    mutating func keepRows(of old: Transaction) {
        if has(.sourceAmount), let row = old.sourceRow, row.id != id || row.isKeptApart {
            sourceAccount = row.account
            sourceAmount = effect(on: row.account)
            if row.isLost { (source, sourceAmount, sourceAccount) = ("", nil, nil) }
        }
        if has(.arrivalSourceAmount), let row = old.arrivalRow, row.id != id || row.isKeptApart {
            arrivalSourceAmount = effect(on: row.account)
            if row.isLost { (arrivalSource, arrivalSourceAmount) = ("", nil) }
        }
    }

    /// Whether it stands for all that another one, which a file made, does, so that only one of them counts. A transfer is only
    /// replaced by one between the same accounts: otherwise the other account would lose its side.
    func covers(_ other: Transaction) -> Bool {
        let rows = other.bankRows
        guard other.isImported, !rows.contains(where: { $0.isKeptApart }) else { return false }
        if other.kind == .transfer {
            guard kind == .transfer, account == other.account, toAccount == other.toAccount else { return false }
        }
        let own = Set(bankRows.filter { $0.isStoodFor }.map { $0.id })
        return rows.contains { $0.isStoodFor } && rows.allSatisfy { own.contains($0.id) }
    }
}
