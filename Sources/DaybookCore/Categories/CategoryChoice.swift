import Journal

/// The category chosen for a habit or task: none, an existing one, or one by name, created if new.
public enum CategoryChoice: Hashable, Sendable {
    case none
    case existing(RecordID)
    case named(String)

    /// Creates the choice for a typed name.
    public init(typed name: String?) {
        let name = PlainText.line(name ?? "")
        self = name.isEmpty ? .none : .named(name)
    }

    /// Whether a category is the chosen one.
    func isMet(by category: RecordID?, in state: State) -> Bool {
        let id = state.category(category)?.id
        switch self {
        case .none: return id == nil
        case .existing(let chosen): return id == chosen
        case .named(let name): return id != nil && id == state.category(named: PlainText.line(name))?.id
        }
    }

    /// Sets a record's category and returns the changes that create it if it is new. A refusal is thrown as the
    /// feature's own.
    func apply<Failure: Error>(
        to category: inout RecordID?, in state: State, _ newID: () -> RecordID,
        or failure: (CategoryRefusal) -> Failure
    ) throws(Failure) -> [Change] {
        do throws(CategoryRefusal) {
            let (id, changes) = try decide(in: state, newID)
            category = id
            return changes
        } catch {
            throw failure(error)
        }
    }

    /// The chosen category's id, with the changes that create it if it is new.
    func decide(in state: State, _ newID: () -> RecordID) throws(CategoryRefusal) -> (RecordID?, [Change]) {
        switch self {
        case .none:
            return (nil, [])
        case .existing(let id):
            guard state.category(id) != nil else { throw .noSuchCategory }
            return (id, [])
        case .named(let name):
            if let category = state.category(named: PlainText.line(name)) { return (category.id, []) }
            var category = Category(id: newID())
            category.name = name
            category.color = state.leastUsedColor
            return (category.id, try CategoryCommand.add(category).decide(in: state, newID: newID).changes)
        }
    }
}
