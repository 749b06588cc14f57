import CivilTime
import DaybookCore

/// Accumulates the figures of all days.
struct HealthAggregates {
    private static let stride = HealthMeasure.allCases.count
    /// The row index of each day with any record; −1 for the others.
    private var rows = [Int32](repeating: -1, count: Int(HealthTimestamp.days.upperBound) + 2)
    private var dayNumbers: [Int32] = []
    /// All rows one after another; NaN where there is no value.
    private var numbers: [Double] = []
    /// For means, the number of summed records; for latest values, the second of the record. One per number.
    private var counts: [UInt32] = []

    /// Adds to a sum.
    @inline(__always)
    mutating func add(_ amount: Double, to measure: Int, on day: Int) {
        let index = index(measure, day)
        numbers[index] = numbers[index].isNaN ? amount : numbers[index] + amount
    }

    /// Adds to a mean.
    @inline(__always)
    mutating func addToMean(_ amount: Double, of measure: Int, on day: Int) {
        let index = index(measure, day)
        numbers[index] = counts[index] == 0 ? amount : numbers[index] + amount
        counts[index] &+= 1
    }

    /// Keeps the smaller of two numbers.
    @inline(__always)
    mutating func lower(_ measure: Int, to number: Double, on day: Int) {
        let index = index(measure, day)
        if !(numbers[index] <= number) { numbers[index] = number }
    }

    /// Keeps the larger of two numbers.
    @inline(__always)
    mutating func raise(_ measure: Int, to number: Double, on day: Int) {
        let index = index(measure, day)
        if !(numbers[index] >= number) { numbers[index] = number }
    }

    /// Keeps the later of two numbers; of two at the same moment, the one read last.
    mutating func renew(_ measure: Int, to number: Double, at moment: HealthTimestamp) {
        let index = index(measure, moment.dayNumber)
        guard UInt32(truncatingIfNeeded: moment.seconds) >= counts[index] else { return }
        numbers[index] = number
        counts[index] = UInt32(truncatingIfNeeded: moment.seconds)
    }

    @inline(__always)
    private mutating func index(_ measure: Int, _ day: Int) -> Int {
        let day = min(max(day, 0), rows.count - 1)
        if rows[day] < 0 { begin(day) }
        return Int(rows[day]) &* Self.stride &+ measure
    }

    private mutating func begin(_ day: Int) {
        rows[day] = Int32(dayNumbers.count)
        dayNumbers.append(Int32(day))
        for _ in 0..<Self.stride {
            numbers.append(.nan)
            counts.append(0)
        }
    }

    /// The days in order. Numbers are rounded to a thousandth, so that the order of addition has no effect.
    func days(means: Set<HealthMeasure>) -> [HealthDay] {
        var days: [HealthDay] = []
        for row in dayNumbers.indices.sorted(by: { dayNumbers[$0] < dayNumbers[$1] }) {
            guard let day = Day(number: dayNumbers[row]) else { continue }
            var healthDay = HealthDay(day)
            for (index, measure) in HealthMeasure.allCases.enumerated() {
                let index = row * Self.stride + index
                guard !numbers[index].isNaN else { continue }
                let number = means.contains(measure) ? numbers[index] / Double(counts[index]) : numbers[index]
                healthDay[measure] = (number * 1000).rounded() / 1000
            }
            if !healthDay.isBlank { days.append(healthDay) }
        }
        return days
    }
}
