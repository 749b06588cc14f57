import ArgumentParser
import CivilTime
import DaybookCore
import Interchange
import Journal
import Money
import Phrasing
import Words

/// The `money` commands.
struct MoneyCommands: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "money",
        abstract: "See and change transactions, and what they come to.",
        subcommands: [
            ShowMoney.self, ShowRegister.self, ListUncategorised.self, ReportMoney.self, ShowNetWorth.self,
            ForecastMoney.self, ExchangeRateCommands.self, MoneyCategoryCommands.self, PayeeRuleCommands.self,
            CategoriseTransactions.self, EditTransaction.self, SplitTransaction.self, ClearTransactions.self,
            UnclearTransactions.self, UnlockTransaction.self, DeleteTransaction.self, AttachFile.self,
            ListAttachments.self,
        ],
        defaultSubcommand: ShowMoney.self)
}

struct CategoriseTransactions: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "categorise", abstract: "Give transactions a category.",
        discussion: """
            daybook money categorise groceries 479 485
            daybook money categorise none latest
            daybook money categorise eating latest --refund
            """, aliases: ["categorize"])

    @Argument(help: "A category or the start of its name; none takes it away.")
    var category: String

    @Argument(help: ArgumentHelp("Their numbers in daybook money register, or latest.", valueName: "transaction"))
    var transactions: [String]

    @Flag(help: "The money came back: income of a category of spending is a refund.")
    var refund = false

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        do {
            return try session.change(
                transactions, saying: { changed, _ in session.words.categorySet(of: changed.count) }
            ) { state, ids in
                let isNone = category.lowercased() == "none"
                let chosen = isNone ? nil : try session.moneyCategory(category, .expense, in: state).id
                return .categorise(ids, chosen, refund ? .refunds : .ask)
            }
        } catch let refusal as MoneyRefusal {
            guard case .refundsNotSaid = refusal else { throw refusal }
            throw InvalidRequest("\(session.words.reason(refusal)) \(session.words.refundOption)")
        }
    }
}

struct ClearTransactions: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "clear", abstract: "Tick off the transactions that the bank's statement shows.")

    @Argument(help: ArgumentHelp("Their numbers in daybook money register, or latest.", valueName: "transaction"))
    var transactions: [String]

    @Option(help: "Only on the statement of this account; a transfer is on two.")
    var account: String?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput { try session.setCleared(true, transactions, account) }
}

struct UnclearTransactions: ChangingCommand {
    static let configuration = CommandConfiguration(commandName: "unclear", abstract: "Remove ticks.")

    @Argument(help: ArgumentHelp("Their numbers in daybook money register, or latest.", valueName: "transaction"))
    var transactions: [String]

    @Option(help: "Only on the statement of this account; a transfer is on two.")
    var account: String?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput { try session.setCleared(false, transactions, account) }
}

struct UnlockTransaction: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "unlock", abstract: "Unlock a reconciled transaction, so that it can be changed.")

    @Argument(help: "Its number in daybook money register, its id, or latest.")
    var transaction: String

    @Option(help: "Only on the statement of this account; a transfer is on two.")
    var account: String?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        try session.change([transaction], saying: { _, _ in session.words.transactionUnlocked }) { state, ids in
            .unlock(ids[0], on: try account.map { try session.account($0, in: state).id })
        }
    }
}

struct DeleteTransaction: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Delete a transaction.", aliases: ["rm"])

    @Argument(help: "Its number in daybook money register, its id, or latest.")
    var transaction: String

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        var before: JSONValue = nil
        try session.save { state in
            let transaction = try session.transaction(transaction, in: state)
            before = session.json(transaction, in: state)
            return try session.decide(.deleteTransaction(transaction.id), in: state)
        }
        return CommandOutput(session.words.transactionDeleted, json: before)
    }
}

extension Session {
    fileprivate func setCleared(
        _ isCleared: Bool, _ typed: [String], _ account: String?
    ) throws -> CommandOutput {
        try change(typed, saying: { words.ticked(isCleared, $0, in: $1) }) { state, ids in
            .setCleared(ids, isCleared, on: try account.map { try self.account($0, in: state).id })
        }
    }

    /// Changes transactions and reports on them.
    ///
    /// - Parameters:
    ///   - typed: Their numbers, ids, or "latest".
    ///   - sentence: The message for the changed transactions.
    fileprivate func change(
        _ typed: [String], saying sentence: ([Transaction], State) -> String,
        by command: (State, [RecordID]) throws -> MoneyCommand
    ) throws -> CommandOutput {
        var ids: [RecordID] = []
        var changedIDs: Set<RecordID> = []
        let isChanged = try save { state in
            ids = try typed.map { try transaction($0, in: state).id }
            let decision = try decide(try command(state, ids), in: state)
            changedIDs = Set(decision.changes.map { $0.record })
            return decision
        }
        return try read { state in
            var seen: Set<RecordID> = []
            let changed = ids.filter { changedIDs.contains($0) && seen.insert($0).inserted }
                .compactMap { state.transaction($0) }
            return CommandOutput(
                report(sentence(changed, state), changed: isChanged),
                json: .array(ids.compactMap { state.transaction($0) }.map { json($0, in: state) }))
        }
    }
}
