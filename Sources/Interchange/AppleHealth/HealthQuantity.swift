/// The sum of a measure, with the data needed to count overlapping sources only once.
///
/// **Rule.** Sources have an order of priority. A record counts for the share of its time that no higher source covers:
/// 300 steps of the phone from 10:00 to 10:10, where the watch covers 10:00 to 10:04, count as 180. Records of one
/// source are summed even if they overlap. A record without duration counts unless a higher source covers its moment. A
/// record that spans midnight is divided between the days by time.
///
/// **Memory.** The source with the highest priority is counted at once, and only its covered time is kept, eight bytes
/// per run of adjacent records. For each record of other sources, an interval of sixteen bytes is kept until all is
/// settled: at the end, or when `HealthQuantities` holds too much. Settled values are final, and their time counts as
/// covered by a source above all others. An export groups the records by type, so a type is settled as a whole unless
/// it is too large on its own.
struct HealthQuantity {
    /// A record's time within one day, and its amount.
    struct Interval {
        var start: UInt32
        /// The length in seconds in the upper 20 bits; below them the clock's offset from UTC in minutes, plus 2048.
        private var lengthAndOffset: UInt32
        var amount: Double

        init(start: UInt32, length: UInt32, offset: Int64, amount: Double) {
            self.start = start
            lengthAndOffset = length << 12 | UInt32(truncatingIfNeeded: offset + 2048)
            self.amount = amount
        }

        var length: UInt32 { lengthAndOffset >> 12 }
        var end: UInt32 { start &+ length }
        var day: Int { HealthTimestamp(seconds: Int64(start), offset: Int64(lengthAndOffset & 0xFFF) - 2048).dayNumber }
    }

    /// The time that is counted already.
    private(set) var counted = HealthCoverage()
    /// Whether counted time may belong to sources other than the first.
    private(set) var isSettled = false
    /// The intervals not counted yet, by source number.
    private var waiting: [[Interval]] = []

    /// The memory used, in units of eight bytes.
    var size: Int { waiting.reduce(counted.runs.count) { $0 + $1.count * 2 } }

    /// Marks time as counted, for the source with the highest priority.
    @inline(__always)
    mutating func count(_ start: UInt32, _ end: UInt32) { counted.append(start, end) }

    /// Buffers an interval until everything is settled.
    @inline(__always)
    mutating func wait(_ interval: Interval, of source: Int) {
        while waiting.count <= source { waiting.append([]) }
        waiting[source].append(interval)
    }

    /// Counts the buffered intervals in source order and releases them.
    mutating func settle(_ order: [Int], measure: Int, into figures: inout HealthAggregates) {
        counted.settle()
        for source in order where source < waiting.count && !waiting[source].isEmpty {
            isSettled = true
            var own = HealthCoverage()
            var intervals = waiting[source]
            waiting[source] = []
            if !intervals.indices.dropFirst().allSatisfy({ intervals[$0 - 1].start <= intervals[$0].start }) {
                intervals.sort { $0.start < $1.start }
            }
            var index = 0
            for interval in intervals {
                let length = interval.length
                if length == 0 {
                    // A moment counts as covered if the second before or after it is.
                    if counted.seconds(from: interval.start, to: interval.start &+ 1, index: &index) > 0 { continue }
                    figures.add(interval.amount, to: measure, on: interval.day)
                    continue
                }
                let covered = counted.seconds(from: interval.start, to: interval.end, index: &index)
                own.append(interval.start, interval.end)
                guard covered < length else { continue }
                let share = covered == 0 ? 1 : Double(length - covered) / Double(length)
                figures.add(interval.amount * share, to: measure, on: interval.day)
            }
            counted.formUnion(own)
        }
        waiting = []
    }

    /// Stores the counted time more coarsely.
    mutating func mergeGaps(joining gap: UInt32) { counted.settle(joining: gap) }
}
