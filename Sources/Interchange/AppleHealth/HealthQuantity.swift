/// What adds up of one measure, with what is needed so that overlapping sources are not added twice.
///
/// **The rule.** Sources stand in an order. A record counts for the share of its time that no source before its own
/// covers: 300 steps from 10:00 to 10:10 by the phone, where the watch covers 10:00 to 10:04, count for 180. What one
/// source says adds up, also where it overlaps itself. A record without length counts unless a source before its own
/// covers that moment. A record over midnight is shared between the days by time.
///
/// **The memory.** The source that comes first of all is counted at once, and only the time it covers is kept, eight bytes
/// for each run of touching records. Of other sources a stretch of sixteen bytes is kept for each record, until all is
/// settled: at the end or when `HealthQuantities` holds too much. What was settled stands, and its time counts as covered
/// by a source before all others. An export has the records of one type together, so that a type is settled whole unless
/// it alone is too large.
struct HealthQuantity {
    /// A record's time within one day, and how much there was in it.
    struct Interval {
        var start: UInt32
        /// Seconds in the upper 20 bits, and below them how many minutes the clock was ahead of UTC, plus 2048.
        private var lengthAndOffset: UInt32
        var amount: Double

        init(start: UInt32, length: UInt32, offset: Int64, amount: Double) {
            self.start = start
            lengthAndOffset = length << 12 | UInt32(truncatingIfNeeded: offset + 2048)
            self.amount = amount
        }

        var length: UInt32 { lengthAndOffset >> 12 }
        var end: UInt32 { start &+ length }
        var day: Int { HealthMoment(seconds: Int64(start), offset: Int64(lengthAndOffset & 0xFFF) - 2048).dayNumber }
    }

    /// What is counted already.
    private(set) var counted = HealthCoverage()
    /// Whether what is counted may be of sources that do not come first.
    private(set) var isSettled = false
    /// What is not counted yet, by the number of its source.
    private var waiting: [[Interval]] = []

    /// How much is kept, in units of eight bytes.
    var size: Int { waiting.reduce(counted.runs.count) { $0 + $1.count * 2 } }

    /// Marks time as counted, of the source that comes first.
    @inline(__always)
    mutating func count(_ start: UInt32, _ end: UInt32) { counted.append(start, end) }

    /// Keeps a stretch until all is settled.
    @inline(__always)
    mutating func wait(_ interval: Interval, of source: Int) {
        while waiting.count <= source { waiting.append([]) }
        waiting[source].append(interval)
    }

    /// Counts what waits, in the order of sources, and lets it go.
    mutating func settle(_ order: [Int], measure: Int, into figures: inout HealthFigures) {
        counted.settle()
        for source in order where source < waiting.count && !waiting[source].isEmpty {
            isSettled = true
            var own = HealthCoverage()
            var intervals = waiting[source]
            waiting[source] = []
            if !intervals.indices.dropFirst().allSatisfy({ intervals[$0 - 1].start <= intervals[$0].start }) {
                intervals.sort { $0.start < $1.start }
            }
            var place = 0
            for interval in intervals {
                let length = interval.length
                if length == 0 {
                    // A second that is covered from before it or from it on.
                    if counted.seconds(from: interval.start, to: interval.start &+ 1, place: &place) > 0 { continue }
                    figures.add(interval.amount, to: measure, on: interval.day)
                    continue
                }
                let covered = counted.seconds(from: interval.start, to: interval.end, place: &place)
                own.append(interval.start, interval.end)
                guard covered < length else { continue }
                let share = covered == 0 ? 1 : Double(length - covered) / Double(length)
                figures.add(interval.amount * share, to: measure, on: interval.day)
            }
            counted.formUnion(own)
        }
        waiting = []
    }

    /// Remembers what is counted more coarsely.
    mutating func coarsen(joining gap: UInt32) { counted.settle(joining: gap) }
}
