import Journal

/// The tables of goals, with the places of what belongs to each.
public struct GoalTables: Sendable {
    public private(set) var items = Table<Goal>()
    public private(set) var milestones = Table<Milestone>()
    public private(set) var progress = Table<GoalProgress>()

    /// Where in its table is what was ever written to belong to a goal; what it belongs to by now is to be asked there.
    private(set) var milestonesOf = OwnedPlaces()
    private(set) var progressOf = OwnedPlaces()

    init() {}

    /// Takes a change in; false for a change of another table.
    mutating func merge(_ change: Change, _ stamp: Stamp) -> Bool {
        switch change.table {
        case Goal.table: Self.merge(change, stamp, &items)
        case Milestone.table:
            Self.merge(change, stamp, &milestones)
            if let place = milestones.place(of: change.record) {
                milestonesOf.insert(place, of: milestones.rows[place].goal)
            }
        case GoalProgress.table:
            Self.merge(change, stamp, &progress)
            if let place = progress.place(of: change.record) { progressOf.insert(place, of: progress.rows[place].goal) }
        default: return false
        }
        return true
    }

    private static func merge<Row>(_ change: Change, _ stamp: Stamp, _ table: inout Table<Row>) {
        guard let field = table.number(ofField: change.field) else { return }
        table.merge(change.record, field: field, value: change.value, stamp: stamp)
    }

    /// When what a change writes to was last written; nil for a change of another table.
    mutating func stamp(of change: Change) -> Stamp? {
        switch change.table {
        case Goal.table: Self.stamp(of: change, in: &items)
        case Milestone.table: Self.stamp(of: change, in: &milestones)
        case GoalProgress.table: Self.stamp(of: change, in: &progress)
        default: nil
        }
    }

    private static func stamp<Row>(of change: Change, in table: inout Table<Row>) -> Stamp {
        guard let field = table.number(ofField: change.field) else { return .never }
        return table.stamp(of: change.record, field: field)
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
