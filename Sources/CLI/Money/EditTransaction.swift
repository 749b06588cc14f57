import ArgumentParser
import CivilTime
import DaybookCore
import Interchange
import Journal
import Money
import Phrasing
import Words

struct EditTransaction: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Change a transaction; options you leave out keep their values.",
        discussion: """
            daybook money edit latest --amount 12.50 --on yesterday
            daybook money edit 479 --payee Lidl --category groceries
            daybook money edit latest --amount 200 --received 850

            What arrives of a transfer between currencies follows its new amount, unless --received says it: by your latest \
            rate up to its day, or else in the same proportion.
            """)

    @Argument(help: "Its number in daybook money register, its id, or latest.")
    var transaction: String

    @Option(help: "The amount, or a calculation.")
    var amount: String?

    @Option(help: ArgumentHelp("What arrives, if the currencies differ.", valueName: "amount"))
    var received: String?

    @Option(help: "The payee; empty for none.")
    var payee: String?

    @Option(help: "The category, or the start of it; none takes it away.")
    var category: String?

    @Option(help: "The account.")
    var account: String?

    @Option(help: ArgumentHelp("The day.", valueName: "day"))
    var on: String?

    @Option(help: "A note; empty for none.")
    var note: String?

    @Option(help: ArgumentHelp("Tags, separated by spaces.", valueName: "words"))
    var tags: String?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        try session.edit(transaction) { transaction, state in
            if let account {
                let target = try session.account(account, in: state)
                try session.expectAmount(amount, movingFrom: transaction.account, to: target, in: state)
                transaction.account = target.id
            }
            let currency = state.account(transaction.account)?.currency ?? .euro
            let before = transaction.amount
            if let amount { transaction.amount = try session.amount(amount, in: currency) }
            let target = transaction.kind == .transfer ? state.account(transaction.toAccount) : nil
            if let received {
                guard let target, target.currency != currency else {
                    throw InvalidRequest(session.words.receivedOnlyBetweenCurrencies)
                }
                transaction.received = try session.amount(received, in: target.currency)
            } else if transaction.amount != before, let target, target.currency != currency {
                transaction.received = nil
            }
            if let payee { transaction.payee = payee }
            if let category {
                transaction.category = try session.category(category, for: transaction.kind, in: state)
            }
            if let on { transaction.day = try session.day(on, in: state) }
            if let note { transaction.note = note }
            if let tags { transaction.tags = tags }
            return nil
        }
    }
}

struct SplitTransaction: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "split", abstract: "Split a transaction over categories.",
        discussion: """
            daybook money split latest groceries=12.50 household
            daybook money split latest none

            The part without an amount takes the rest. none puts the parts together again.
            """)

    @Argument(help: "Its number in daybook money register, its id, or latest.")
    var transaction: String

    @Argument(help: ArgumentHelp("A category with its amount: groceries=12.50.", valueName: "part"))
    var parts: [String]

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        try session.edit(transaction) { transaction, state in
            if parts.count == 1, parts[0].lowercased() == "none" { return [] }
            let currency = state.account(transaction.account)?.currency ?? .euro
            var splits: [TransactionSplit] = []
            var (rest, open) = (transaction.amount, Int?.none)
            for part in parts {
                var split = TransactionSplit(id: Randomness.recordID())
                let mark = part.lastIndex(of: "=")
                let category = mark.map { String(part[..<$0]) } ?? part
                split.category = try session.category(category, for: transaction.kind, in: state)
                if let mark {
                    split.amount = try session.amount(String(part[part.index(after: mark)...]), in: currency)
                    rest = AmountSum.difference(rest, split.amount)
                } else {
                    guard open == nil else { throw MoneyRefusal.splitMissingAmount }
                    open = splits.count
                }
                splits.append(split)
            }
            if let open { splits[open].amount = rest }
            return splits
        }
    }
}

extension Session {
    /// Throws if an amount would go to an account of another currency as it is.
    func expectAmount(_ amount: String?, movingFrom old: RecordID?, to account: Account, in state: State) throws {
        guard amount == nil, let old = state.account(old), old.currency != account.currency else { return }
        throw InvalidRequest(words.amountNeeded(in: account.currency.code, of: account.title))
    }

    /// The category that was typed; nil for "none".
    fileprivate func category(_ typed: String, for kind: TransactionKind, in state: State) throws -> RecordID? {
        typed.lowercased() == "none" ? nil : try moneyCategory(typed, kind.categoryKind, in: state).id
    }

    /// Changes a transaction and reports on it.
    ///
    /// - Parameter change: Returns its new parts; nil to keep those it has.
    fileprivate func edit(
        _ typed: String, _ change: (inout Transaction, State) throws -> [TransactionSplit]?
    ) throws -> CommandOutput {
        var (id, before): (RecordID?, Transaction?)
        let isChanged = try save { state in
            var edited = try transaction(typed, in: state)
            (id, before) = (edited.id, edited)
            let splits = try change(&edited, state)
            return try decide(.editTransaction(edited, splits: splits), in: state)
        }
        return try read { state in
            guard let id, let edited = state.transaction(id) else { throw MoneyRefusal.noSuchTransaction }
            var lines = [report(words.transactionSaved, changed: isChanged)]
            if edited.amount != before?.amount || edited.received != before?.received,
                let arrival = words.arrival(of: edited, in: state, today: state.today(now))
            {
                lines.append(style(.faint, arrival))
            }
            return CommandOutput(lines, json: jsonWithRate(edited, in: state))
        }
    }
}
