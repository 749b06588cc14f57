import DaybookCore
import Foundation
import Journal
import JournalStore
import Terminal

extension TestTerminal {
    /// The sealed content of the batch that was written as the n-th.
    func sealedContent(of number: Int) throws -> Data {
        let journal = try SQLiteJournal<State>(folder: data) { .random(in: 1 ... .max) }
        let batch = try journal.missingBatches(for: []).batches[number - 1]
        return Data(try BatchEnvelope(decoding: batch).content)
    }
}
