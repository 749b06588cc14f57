import CivilTime
import Journal

/// The tables of tasks, with the places of what belongs to each.
public struct TaskTables: Sendable {
    public private(set) var items = Table<TaskItem>()
    public private(set) var tags = Table<TaskTag>()
    public private(set) var blockers = Table<TaskBlocker>()
    public private(set) var sessions = Table<TaskSession>()
    public private(set) var links = Table<TaskLink>()
    public private(set) var reminders = Table<TaskReminder>()

    /// Where in its table is what was ever written to belong to a task; what it belongs to by now is to be asked there.
    private(set) var children = OwnerIndex()
    private(set) var occurrences = OwnerIndex()
    private(set) var tagsOf = OwnerIndex()
    private(set) var blockersOf = OwnerIndex()
    private(set) var blockedBy = OwnerIndex()
    private(set) var sessionsOf = OwnerIndex()
    private(set) var linksOf = OwnerIndex()
    private(set) var remindersOf = OwnerIndex()
    /// The sessions that were ever written without an end.
    private(set) var runningPlaces: Set<Int> = []

    init() {}

    /// Whether anything was ever written to be a part of a task or, for a time of a repeated one, of that.
    public func hasParts(_ id: RecordID) -> Bool {
        children.has(id) || TaskItem.occurrence(id).map { children.has($0.series) } ?? false
    }

    /// Takes a change in; false for a change of another table.
    @_optimize(speed)
    mutating func merge(_ change: Change, _ stamp: Stamp) -> Bool {
        switch change.table {
        case TaskItem.table:
            if items.merge(change, stamp: stamp) { indexItem(items.rows.count - 1) }
            if change.field == "parent", let place = items.place(of: change.record) { indexParent(place) }
        case TaskTag.table: if tags.merge(change, stamp: stamp) { indexTag(tags.rows.count - 1) }
        case TaskBlocker.table: if blockers.merge(change, stamp: stamp) { indexBlocker(blockers.rows.count - 1) }
        case TaskSession.table:
            sessions.merge(change, stamp: stamp)
            if let place = sessions.place(of: change.record) { indexSession(place) }
        case TaskLink.table:
            links.merge(change, stamp: stamp)
            if let place = links.place(of: change.record) { linksOf.insert(place, of: links.rows[place].task) }
        case TaskReminder.table:
            reminders.merge(change, stamp: stamp)
            if let place = reminders.place(of: change.record) {
                remindersOf.insert(place, of: reminders.rows[place].task)
            }
        default: return false
        }
        return true
    }

    private mutating func indexItem(_ place: Int) {
        if let series = TaskItem.occurrence(items.rows[place].id)?.series { occurrences.insert(place, of: series) }
    }

    private mutating func indexParent(_ place: Int) { children.insert(place, of: items.rows[place].parent) }

    private mutating func indexTag(_ place: Int) { tagsOf.insert(place, of: tags.rows[place].task) }

    private mutating func indexBlocker(_ place: Int) {
        blockersOf.insert(place, of: blockers.rows[place].task)
        blockedBy.insert(place, of: blockers.rows[place].blocker)
    }

    private mutating func indexSession(_ place: Int) {
        sessionsOf.insert(place, of: sessions.rows[place].task)
        if sessions.rows[place].isRunning { runningPlaces.insert(place) } else { runningPlaces.remove(place) }
    }

    /// When what a change writes to was last written; nil for a change of another table.
    mutating func stamp(of change: Change) -> Stamp? {
        switch change.table {
        case TaskItem.table: items.stamp(of: change)
        case TaskTag.table: tags.stamp(of: change)
        case TaskBlocker.table: blockers.stamp(of: change)
        case TaskSession.table: sessions.stamp(of: change)
        case TaskLink.table: links.stamp(of: change)
        case TaskReminder.table: reminders.stamp(of: change)
        default: nil
        }
    }
}

extension TaskTables {
    func write(to writer: inout ByteWriter) {
        items.write(to: &writer)
        tags.write(to: &writer)
        blockers.write(to: &writer)
        sessions.write(to: &writer)
        links.write(to: &writer)
        reminders.write(to: &writer)
    }

    init(from reader: inout ByteReader) throws(DecodingFailure) {
        items = try Table(from: &reader)
        tags = try Table(from: &reader)
        blockers = try Table(from: &reader)
        sessions = try Table(from: &reader)
        links = try Table(from: &reader)
        reminders = try Table(from: &reader)
        for place in items.rows.indices {
            indexItem(place)
            indexParent(place)
        }
        for place in tags.rows.indices { indexTag(place) }
        for place in blockers.rows.indices { indexBlocker(place) }
        for place in sessions.rows.indices { indexSession(place) }
        for place in links.rows.indices { linksOf.insert(place, of: links.rows[place].task) }
        for place in reminders.rows.indices { remindersOf.insert(place, of: reminders.rows[place].task) }
    }

    static var layout: String {
        [
            Table<TaskItem>.layout, Table<TaskTag>.layout, Table<TaskBlocker>.layout, Table<TaskSession>.layout,
            Table<TaskLink>.layout, Table<TaskReminder>.layout,
        ].joined(separator: "\n")
    }
}

/// The places in a table of what belongs to each record of another, each once.
struct OwnerIndex: Sendable {
    private var places: [RecordID: [Int]] = [:]

    @_optimize(speed)
    mutating func insert(_ place: Int, of owner: RecordID?) {
        guard let owner else { return }
        Self.insert(place, into: &places[owner, default: []])
    }

    /// Mostly at the end, as a new record comes last.
    private static func insert(_ place: Int, into places: inout [Int]) {
        guard let last = places.last, last >= place else {
            places.append(place)
            return
        }
        var (lower, upper) = (0, places.count)
        while lower < upper {
            let middle = (lower + upper) / 2
            if places[middle] < place { lower = middle + 1 } else { upper = middle }
        }
        if places[lower] != place { places.insert(place, at: lower) }
    }

    /// In rising order.
    func of(_ owner: RecordID) -> [Int] { places[owner] ?? [] }

    @_optimize(speed)
    func has(_ owner: RecordID) -> Bool { !places.isEmpty && places[owner] != nil }
}
