import DaybookCore
import Journal
import JournalStore
import Words

/// A command before which the automatic transactions that are due are logged. Not one that means the latest transaction,
/// which would be another then.
protocol PostsDueTransactions {}

extension ShowToday: PostsDueTransactions {}
extension Spend: PostsDueTransactions {}
extension Earn: PostsDueTransactions {}
extension MoveMoney: PostsDueTransactions {}
extension ListAccounts: PostsDueTransactions {}
extension ReconcileAccount: PostsDueTransactions {}
extension ShowMoney: PostsDueTransactions {}
extension ShowRegister: PostsDueTransactions {}
extension ReportMoney: PostsDueTransactions {}
extension ListBills: PostsDueTransactions {}
extension AddBill: PostsDueTransactions {}
extension EditBill: PostsDueTransactions {}
extension PayBill: PostsDueTransactions {}
extension SkipBill: PostsDueTransactions {}
extension EndBill: PostsDueTransactions {}
extension SuggestBills: PostsDueTransactions {}

extension Session {
    /// Logs the automatic transactions that are due before a command that shows or changes money. Returns the sentence
    /// that says so; nil if there were none.
    func postDueTransactions(before command: some JournalCommand) throws -> String? {
        guard command is any PostsDueTransactions else { return nil }
        // Most journals have none: look before writing.
        let isAnyDue = try read { try !decide(.postDue(through: $0.today(now)), in: $0).changes.isEmpty }
        guard isAnyDue else { return nil }
        let batches: [Batch]
        do {
            batches = try write { try decide(.postDue(through: $0.today(now)), in: $0) }
        } catch StoreFailure.unwritable {
            return nil // a read-only folder is shown as it is
        } catch StoreFailure.damaged where command.onlyReads {
            return nil // what is left is shown as it is
        } catch StoreFailure.busy where command.onlyReads {
            return nil // the next command logs them
        }
        let posted = Set(batches.flatMap(\.changes).filter { $0.table == Transaction.table }.map(\.record))
        return posted.isEmpty ? nil : words.posted(posted.count)
    }
}
