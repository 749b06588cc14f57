import Journal

/// The category chosen for a habit or task: none, an existing one, or one by name, created if new.
public enum CategoryChoice: Hashable, Sendable {
    case none
    case existing(RecordID)
    case named(String)

    /// Returns the category's id, with the changes that create it if it is new.
    func decide(in state: State, _ newID: () -> RecordID) throws(CategoryRefusal) -> (RecordID?, [Change]) {
        switch self {
        case .none:
            return (nil, [])
        case .existing(let id):
            guard state.category(id) != nil else { throw .noSuchCategory }
            return (id, [])
        case .named(let name):
            if let known = state.category(named: PlainText.line(name)) { return (known.id, []) }
            let id = newID()
            let draft = CategoryDraft(name: name, color: state.leastUsedColor)
            return (id, try CategoryCommand.add(draft, id: id).decide(in: state).changes)
        }
    }
}
