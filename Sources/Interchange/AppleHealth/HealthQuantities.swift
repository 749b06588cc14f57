import DaybookCore

/// The quantities of all summed measures.
struct HealthQuantities {
    /// The memory limit in units of eight bytes: 16 MB, or about a million records of sources other than the first.
    static let room = 2 << 20

    private var quantities = [HealthQuantity](repeating: HealthQuantity(), count: HealthMeasure.allCases.count)
    /// The memory used at the last measurement, and the number of records added since.
    private var size = 0
    private let room: Int

    init(room: Int) { self.room = room }

    /// Adds a record, split by day if it spans midnight. `end` is not before `start`.
    @inline(__always)
    mutating func add(
        _ amount: Double, to measure: Int, _ start: HealthTimestamp, _ end: HealthTimestamp, of source: Int,
        _ sources: HealthSources, _ figures: inout HealthAggregates
    ) {
        let day = start.dayNumber
        let length = end.seconds &- start.seconds
        // In the clock of its start; a record can end in another zone.
        let dayEnd = Int64(day &+ 1) &* 86_400 &- start.offset &* 60
        guard end.seconds > dayEnd else {
            add(amount, measure, start.seconds, length, start.offset, day, source, sources, &figures)
            return
        }
        var from = start.seconds
        var to = dayEnd
        var current = day
        while from < end.seconds {
            let share = Double(to - from) / Double(length)
            add(amount * share, measure, from, to - from, start.offset, current, source, sources, &figures)
            from = to
            to = min(to + 86_400, end.seconds)
            current += 1
        }
    }

    @inline(__always)
    private mutating func add(
        _ amount: Double, _ measure: Int, _ start: Int64, _ length: Int64, _ offset: Int64, _ day: Int, _ source: Int,
        _ sources: HealthSources, _ figures: inout HealthAggregates
    ) {
        let start = UInt32(truncatingIfNeeded: start)
        let length = UInt32(truncatingIfNeeded: length)
        if source == sources.first, !quantities[measure].isSettled {
            figures.add(amount, to: measure, on: day)
            quantities[measure].count(start, start &+ length)
            size &+= 1
        } else {
            quantities[measure].wait(
                HealthQuantity.Interval(start: start, length: length, offset: offset, amount: amount), of: source)
            size &+= 2
        }
        if size > room { makeRoom(but: measure, sources, &figures) }
    }

    /// Settles all measures except the one being read. While more than half of the room is still used, settles that one
    /// too and stores the counted time ever more coarsely.
    private mutating func makeRoom(but measure: Int, _ sources: HealthSources, _ figures: inout HealthAggregates) {
        measureSize()
        guard size > room / 2 else { return }
        for index in quantities.indices where index != measure {
            quantities[index].settle(sources.order, measure: index, into: &figures)
        }
        measureSize()
        var gap: UInt32 = 60
        while size > room / 2, gap < 1 << 30 {
            for index in quantities.indices where index != measure { quantities[index].mergeGaps(joining: gap) }
            if gap >= 3600 {
                quantities[measure].settle(sources.order, measure: measure, into: &figures)
                quantities[measure].mergeGaps(joining: gap / 64)
            }
            measureSize()
            gap *= 4
        }
    }

    private mutating func measureSize() { size = quantities.reduce(0) { $0 + $1.size } }

    /// Counts all waiting records.
    mutating func settle(_ sources: HealthSources, _ figures: inout HealthAggregates) {
        for index in quantities.indices { quantities[index].settle(sources.order, measure: index, into: &figures) }
    }
}
