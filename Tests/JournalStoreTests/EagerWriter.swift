import JournalStore
import Notebook

/// A process that has a journal open and writes to it in the middle of a repair, whenever that asks for a random number. It waits for
/// nobody.
final class EagerWriter {
    /// The lines that were stored, as far as the process knows.
    private(set) var acknowledged: [Int] = []
    /// Whether the repair kept it out.
    private(set) var wasBusy = false
    private let store: SQLiteJournal<Notebook>
    private var number = 100

    init(_ folder: Folder) throws {
        store = try SQLiteJournal(folder: folder.path, keyFolder: folder.keyFolder, busyTimeout: 0) {
            .random(in: 1 ... .max)
        }
    }

    /// Writes a line. Returns a random number.
    func write() -> UInt64 {
        number += 1
        do {
            try store.write(number, "while it is repaired")
            acknowledged.append(number)
        } catch {
            if error as? StoreFailure == .busy { wasBusy = true }
        }
        return .random(in: 1 ... .max)
    }
}
