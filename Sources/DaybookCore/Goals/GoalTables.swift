import Journal

/// The tables of goals, with the places of what belongs to each.
public struct GoalTables: Sendable {
    public private(set) var items = Table<Goal>()
    public private(set) var milestones = Table<Milestone>()
    public private(set) var progress = Table<GoalProgress>()

    /// Where in its table is what was ever written to belong to a goal; what it belongs to by now is to be asked there.
    private(set) var milestonesOf = OwnerIndex()
    private(set) var progressOf = OwnerIndex()

    init() {}

    /// Takes a change in; false for a change of another table.
    mutating func merge(_ change: Change, _ stamp: Stamp) -> Bool {
        switch change.table {
        case Goal.table: items.merge(change, stamp: stamp)
        case Milestone.table:
            milestones.merge(change, stamp: stamp)
            if let place = milestones.place(of: change.record) {
                milestonesOf.insert(place, of: milestones.rows[place].goal)
            }
        case GoalProgress.table:
            progress.merge(change, stamp: stamp)
            if let place = progress.place(of: change.record) { progressOf.insert(place, of: progress.rows[place].goal) }
        default: return false
        }
        return true
    }

    /// When what a change writes to was last written; nil for a change of another table.
    mutating func stamp(of change: Change) -> Stamp? {
        switch change.table {
        case Goal.table: items.stamp(of: change)
        case Milestone.table: milestones.stamp(of: change)
        case GoalProgress.table: progress.stamp(of: change)
        default: nil
        }
    }
}

extension GoalTables {
    func write(to writer: inout ByteWriter) {
        items.write(to: &writer)
        milestones.write(to: &writer)
        progress.write(to: &writer)
    }

    init(from reader: inout ByteReader) throws(DecodingFailure) {
        items = try Table(from: &reader)
        milestones = try Table(from: &reader)
        progress = try Table(from: &reader)
        for place in milestones.rows.indices { milestonesOf.insert(place, of: milestones.rows[place].goal) }
        for place in progress.rows.indices { progressOf.insert(place, of: progress.rows[place].goal) }
    }

    static var layout: String {
        [Table<Goal>.layout, Table<Milestone>.layout, Table<GoalProgress>.layout].joined(separator: "\n")
    }
}
