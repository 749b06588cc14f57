import DaybookCore

/// Accumulates sleep by stage.
///
/// **Nights.** Sleep of all sources with gaps of less than three hours is one night. It counts for the day on which it
/// ends.
///
/// **Overlaps.** Every moment counts for at most one stage: that of the source with the highest priority; within a
/// source, a known stage (including awake) before unspecified sleep, and otherwise the one that began first. Time in
/// bed, which encloses all stages, is counted separately, as the union of all sources.
///
/// **Memory.** Twelve bytes per record are kept until all have been read. Only beyond a million records, twenty years
/// of nights, are the records so far counted; later records of the same night are then added.
struct HealthNights {
    /// The gap in seconds that ends a night.
    static let gap: Int64 = 3 * 3600
    /// The maximum number of buffered intervals (12 MB).
    static let room = 1 << 20

    private struct Interval {
        var start: UInt32
        var end: UInt32
        var offset: Int16
        var source: UInt8
        var stage: UInt8
    }

    private struct Night {
        var start: UInt32
        var end: HealthTimestamp
    }

    private static let stages: [HealthMeasure] = [
        .inBed, .sleepUnspecified, .sleepAwake, .sleepCore, .sleepDeep, .sleepRem,
    ]
    private let marks: [(mark: UInt64, stage: UInt8)]
    private let indices = Self.stages.map { stage in HealthMeasure.allCases.firstIndex(of: stage) ?? 0 }
    private var intervals: [Interval] = []

    init() {
        let values: [(String, UInt8)] = [
            ("InBed", 0), ("Asleep", 1), ("AsleepUnspecified", 1), ("Awake", 2), ("AsleepCore", 3), ("AsleepDeep", 4),
            ("AsleepREM", 5),
        ]
        marks = values.map { (HealthBytes.mark("HKCategoryValueSleepAnalysis" + $0.0), $0.1) }
    }

    /// The stage of a record's value; nil for an unknown value.
    func stage(_ mark: UInt64) -> UInt8? { marks.first { $0.mark == mark }?.stage }

    mutating func add(
        _ stage: UInt8, _ start: HealthTimestamp, _ end: HealthTimestamp, of source: Int, _ sources: HealthSources,
        _ figures: inout HealthAggregates
    ) {
        intervals.append(
            Interval(
                start: UInt32(truncatingIfNeeded: start.seconds), end: UInt32(truncatingIfNeeded: end.seconds),
                offset: Int16(truncatingIfNeeded: end.offset), source: UInt8(truncatingIfNeeded: source), stage: stage))
        if intervals.count >= Self.room { settle(sources, &figures) }
    }

    /// Counts the buffered nights and releases them.
    mutating func settle(_ sources: HealthSources, _ figures: inout HealthAggregates) {
        intervals.sort { $0.start < $1.start }
        let nights = nights()
        count(nights, intervals.filter { $0.stage == 0 }, after: HealthCoverage(), &figures)
        var covered = HealthCoverage()
        for source in sources.order {
            let own = intervals.filter { $0.stage > 0 && Int($0.source) == source }
            if own.isEmpty { continue }
            let counted = count(nights, own.filter { $0.stage > 1 }, after: covered, &figures)
            covered.formUnion(counted)
            let unknown = count(nights, own.filter { $0.stage == 1 }, after: covered, &figures)
            covered.formUnion(unknown)
        }
        intervals = []
    }

    private func nights() -> [Night] {
        var nights: [Night] = []
        for interval in intervals {
            let end = HealthTimestamp(seconds: Int64(interval.end), offset: Int64(interval.offset))
            if let last = nights.indices.last, Int64(interval.start) < nights[last].end.seconds + Self.gap {
                if end.seconds > nights[last].end.seconds { nights[last].end = end }
            } else {
                nights.append(Night(start: interval.start, end: end))
            }
        }
        return nights
    }

    /// Counts ordered intervals wherever `covered` does not cover them. Returns their own coverage.
    @discardableResult
    private func count(
        _ nights: [Night], _ intervals: [Interval], after covered: HealthCoverage, _ figures: inout HealthAggregates
    ) -> HealthCoverage {
        var own = HealthCoverage()
        var night = 0
        var index = 0
        var counted: UInt32 = 0
        for interval in intervals {
            while night + 1 < nights.count, nights[night + 1].start <= interval.start { night += 1 }
            let start = max(interval.start, counted)
            guard start < interval.end else { continue }
            counted = interval.end
            own.append(start, interval.end)
            let seconds = interval.end - start - covered.seconds(from: start, to: interval.end, index: &index)
            if seconds > 0 {
                figures.add(
                    Double(seconds) / 60, to: indices[Int(interval.stage)], on: nights[night].end.dayNumber)
            }
        }
        return own
    }
}
