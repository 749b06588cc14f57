/// Covered time as disjoint runs in order, none adjacent to another.
///
/// Most runs are appended in order and extend the last one. Others are sorted on demand by `settle`.
struct HealthCoverage {
    /// A half-open range of seconds since 1970.
    struct Run {
        var start: UInt32
        var end: UInt32
    }

    private(set) var runs: [Run] = []
    private var isInOrder = true

    @inline(__always)
    mutating func append(_ start: UInt32, _ end: UInt32) {
        guard start < end else { return }
        let last = runs.count &- 1
        if last >= 0 {
            if start >= runs[last].start, start <= runs[last].end {
                if end > runs[last].end { runs[last].end = end }
                return
            }
            if start < runs[last].start { isInOrder = false }
        }
        runs.append(Run(start: start, end: end))
    }

    /// Sorts the runs and merges those that touch or are at most `gap` seconds apart.
    mutating func settle(joining gap: UInt32 = 0) {
        if !isInOrder { runs.sort { $0.start < $1.start } }
        guard !isInOrder || gap > 0 else { return }
        isInOrder = true
        var mergedCount = 0
        for index in runs.indices.dropFirst() {
            let run = runs[index]
            if run.start <= runs[mergedCount].end || run.start - runs[mergedCount].end <= gap {
                runs[mergedCount].end = max(runs[mergedCount].end, run.end)
            } else {
                mergedCount += 1
                runs[mergedCount] = run
            }
        }
        if !runs.isEmpty { runs.removeLast(runs.count - mergedCount - 1) }
    }

    /// Adds the runs of another coverage.
    mutating func formUnion(_ other: HealthCoverage) {
        guard !other.runs.isEmpty else { return }
        runs += other.runs
        isInOrder = false
        settle()
    }

    /// The number of covered seconds in a range. The search starts at `index`, which is advanced past the runs that end
    /// before `start`; later calls must not start earlier. The coverage must be settled.
    @inline(__always)
    func seconds(from start: UInt32, to end: UInt32, index: inout Int) -> UInt32 {
        while index < runs.count, runs[index].end <= start { index &+= 1 }
        var covered: UInt32 = 0
        var next = index
        while next < runs.count, runs[next].start < end {
            covered &+= min(end, runs[next].end) &- max(start, runs[next].start)
            next &+= 1
        }
        return covered
    }
}
