import CivilTime
import Journal

/// The tables of food.
public struct MealTables: Sendable {
    public private(set) var foods = Table<Food>()
    public private(set) var items = Table<Meal>()
    public private(set) var parts = Table<MealItem>()

    /// Where in its table is what was ever written to belong to a meal; what it belongs to by now is to be asked there.
    private(set) var partsOf = OwnerIndex()

    init() {}

    /// Takes a change in; false for a change of another table.
    mutating func merge(_ change: Change, _ stamp: Stamp) -> Bool {
        switch change.table {
        case Food.table: foods.merge(change, stamp: stamp)
        case Meal.table: items.merge(change, stamp: stamp)
        case MealItem.table:
            parts.merge(change, stamp: stamp)
            if let place = parts.place(of: change.record) { partsOf.insert(place, of: parts.rows[place].meal) }
        default: return false
        }
        return true
    }

    /// When what a change writes to was last written; nil for a change of another table.
    mutating func stamp(of change: Change) -> Stamp? {
        switch change.table {
        case Food.table: foods.stamp(of: change)
        case Meal.table: items.stamp(of: change)
        case MealItem.table: parts.stamp(of: change)
        default: nil
        }
    }
}

extension MealTables {
    func write(to writer: inout ByteWriter) {
        foods.write(to: &writer)
        items.write(to: &writer)
        parts.write(to: &writer)
    }

    init(from reader: inout ByteReader) throws(DecodingFailure) {
        foods = try Table(from: &reader)
        items = try Table(from: &reader)
        parts = try Table(from: &reader)
        for place in parts.rows.indices { partsOf.insert(place, of: parts.rows[place].meal) }
    }

    static var layout: String {
        [Table<Food>.layout, Table<Meal>.layout, Table<MealItem>.layout].joined(separator: "\n")
    }
}
