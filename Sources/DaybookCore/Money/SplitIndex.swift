import Journal

/// The parts of all split transactions, gathered when they are first asked for: to look each transaction up takes longer than to add
/// all of them up. Copies of the state share them.
struct SplitIndex: Sendable {
    private var cache = SharedCache<List>()

    /// The parts by transaction. Linear in the parts and transactions if some changed since it was last asked for.
    func list(of state: State) -> List {
        let count = state.transactions.rows.count
        if let known = cache.value, known.count == count { return known }
        let list = List(state, count)
        cache.store(list)
        return list
    }

    /// Forgets what changes to some columns can affect. Called after each change of the state.
    mutating func forget(_ slots: [ColumnNames.Slot?]) {
        let table = State.TableNumber.transactionSplits.rawValue
        // Copies of the state keep theirs.
        if slots.contains(where: { $0?.table == table }) { cache = SharedCache() }
    }

    /// The parts by the index of their transaction in its table.
    struct List: Sendable {
        private struct Part {
            let amount: Int64
            let category: RecordID?
            /// The index of another part of the same transaction; -1 after the last.
            let next: Int32
        }

        /// The number of transactions, later ones of which may have parts that had none before.
        fileprivate let count: Int
        private var parts: [Part] = []
        /// The index of one part of each transaction, -1 for none; empty if there are no parts at all.
        private var first: [Int32] = []

        fileprivate init(_ state: State, _ count: Int) {
            self.count = count
            let transactions = state.transactions
            for part in state.transactionSplits.rows where part.isAlive {
                guard let row = part.transaction.flatMap({ transactions.index(of: $0) }) else { continue }
                if first.isEmpty { first = [Int32](repeating: -1, count: count) }
                parts.append(Part(amount: part.amount, category: part.category, next: first[row]))
                first[row] = Int32(parts.count - 1)
            }
        }

        /// Calls `body` with the amount and the category of each part of a transaction.
        func forEach(of row: Int32, _ body: (Int64, RecordID?) -> Void) {
            var index = first.isEmpty ? -1 : first[Int(row)]
            while index >= 0 {
                let part = parts[Int(index)]
                body(part.amount, part.category)
                index = part.next
            }
        }
    }
}
