import DaybookCore
import Journal
import JournalStore
import Words

// All other commands log the automatic transactions that are due before they run, so that all say the same.

extension UndoLatest { var logsWhatIsDue: Bool { false } }
extension RedoLatest { var logsWhatIsDue: Bool { false } }
extension ShowHistory { var logsWhatIsDue: Bool { false } }
extension BackUp { var logsWhatIsDue: Bool { false } }
extension RestoreBackup { var logsWhatIsDue: Bool { false } }
extension EraseDeleted { var logsWhatIsDue: Bool { false } }
extension FillDemo { var logsWhatIsDue: Bool { false } }
// It runs unattended, each minute.
extension ShowReminders { var logsWhatIsDue: Bool { false } }
extension ImportFile { var logsWhatIsDue: Bool { !dryRun } }
extension FillEnvelopes { var logsWhatIsDue: Bool { !dryRun } }
// The first one that is due is what they pay or skip.
extension PayBill { var logsWhatIsDue: Bool { false } }
extension SkipBill { var logsWhatIsDue: Bool { false } }
// The latest transaction would be another then.
extension EditTransaction { var logsWhatIsDue: Bool { false } }
extension SplitTransaction { var logsWhatIsDue: Bool { false } }
extension CategoriseTransactions { var logsWhatIsDue: Bool { false } }
extension ClearTransactions { var logsWhatIsDue: Bool { false } }
extension UnclearTransactions { var logsWhatIsDue: Bool { false } }
extension UnlockTransaction { var logsWhatIsDue: Bool { false } }
extension DeleteTransaction { var logsWhatIsDue: Bool { false } }
extension AttachFile { var logsWhatIsDue: Bool { false } }
extension ListAttachments { var logsWhatIsDue: Bool { false } }

extension Session {
    /// Logs the automatic transactions that are due. Returns the sentence that says so; nil if there were none.
    ///
    /// - Parameter onlyReading: Whether that is for a command that only reads, which no failure to save keeps from its answer.
    func logWhatIsDue(onlyReading: Bool) throws -> String? {
        // Most journals have none: look before writing.
        let isAnyDue = try read { state in
            try !state.recurringTransactions.rows.isEmpty
                && !decide(.postDue(through: state.today(now)), in: state).changes.isEmpty
        }
        guard isAnyDue else { return nil }
        let batches: [Batch]
        do {
            batches = try write { try decide(.postDue(through: $0.today(now)), in: $0) }
        } catch StoreFailure.unwritable {
            return nil // a read-only folder is shown as it is
        } catch is StoreFailure where onlyReading {
            return nil // what is there is shown as it is, and the next command logs them
        }
        let posted = Set(batches.flatMap(\.changes).filter { $0.table == Transaction.table }.map(\.record))
        return posted.isEmpty ? nil : words.posted(posted.count)
    }

    /// The same for a command whose output is data, which the sentence is not to be in: it goes to standard error.
    func logWhatIsDueBesideOutput() throws {
        guard let posted = try logWhatIsDue(onlyReading: true) else { return }
        StandardError.write(posted.sanitizedForTerminal + "\n")
    }
}
