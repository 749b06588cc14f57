/// A series of values as runs of adjacent points, thinned to what is visible.
struct SeriesPath {
    /// A value to draw, with its index in the series.
    struct Point: Hashable {
        var index: Int
        var value: Double
    }

    /// Points connected by a line. A gap in the values ends a run.
    private(set) var runs: [[Point]] = []
    /// The number of values, including gaps.
    let count: Int

    /// The last value; nil if there is none.
    var last: Point? { runs.last?.last }

    /// Divides a long series into at most 400 sections and keeps the lowest and highest value of each, in order, and
    /// the first and last of all. No peak is lost, and no screen can show more.
    init(_ values: [Double?]) {
        count = values.count
        let width = Swift.max(1, (values.count + 399) / 400)
        var run: [Point] = []
        var start = 0
        while start < values.count {
            let section = Self.extremes(of: values, in: start..<Swift.min(start + width, values.count))
            if section.isEmpty && !run.isEmpty {
                runs.append(run)
                run = []
            }
            run += section
            start += width
        }
        if !run.isEmpty { runs.append(run) }
    }

    /// The horizontal position of an index as a share of the width (0…1). A single value is in the middle.
    func share(of index: Int) -> Double {
        count < 2 ? 0.5 : Double(index) / Double(count - 1)
    }

    private static func extremes(of values: [Double?], in section: Range<Int>) -> [Point] {
        var lowest: Point?
        var highest: Point?
        for index in section {
            guard let value = values[index].flatMap(drawable) else { continue }
            let point = Point(index: index, value: value)
            if lowest.map({ value < $0.value }) ?? true { lowest = point }
            if highest.map({ value > $0.value }) ?? true { highest = point }
        }
        guard let lowest, let highest else { return [] }
        var points = [lowest]
        if highest.index > lowest.index { points.append(highest) }
        if highest.index < lowest.index { points.insert(highest, at: 0) }
        for end in [0, values.count - 1] where section.contains(end) {
            guard let value = values[end].flatMap(drawable), !points.contains(where: { $0.index == end }) else {
                continue
            }
            points.insert(Point(index: end, value: value), at: end == 0 ? 0 : points.count)
        }
        return points
    }

    /// The line through a run, in a box whose top is the highest value of the range.
    func line(_ run: [Point], in range: ChartRange, width: Double, height: Double) -> HTML {
        let steps = run.enumerated().map { position, point -> HTML in
            let x = share(of: point.index) * width
            let y = height - range.share(of: point.value) * height
            return "\(if: position == 0, "M", else: "L")\(fixed: x) \(fixed: y)"
        }
        return steps.joined()
    }

    /// The area between a run and the foot of the box.
    func area(_ run: [Point], in range: ChartRange, width: Double, height: Double) -> HTML {
        guard let first = run.first, let last = run.last else { return .empty }
        let right = share(of: last.index) * width
        let left = share(of: first.index) * width
        let line = line(run, in: range, width: width, height: height)
        return "\(line)L\(fixed: right) \(fixed: height)L\(fixed: left) \(fixed: height)Z"
    }
}
