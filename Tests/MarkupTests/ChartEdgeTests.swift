import Testing

@testable import Markup

/// Every chart with extreme input: nothing, one value, zeros, NaN, and far too many values.
struct ChartEdgeTests {
    private static let cases: [[Double?]] = [
        [], [nil], [0.5], [nil, 0.5, nil], [0, 0, 0], [1, 1], [.nan, .infinity, -.infinity, 1e300, -1e300],
        [-5, 99], [0.2, .nan, 0.4], (0..<3650).map { Double($0 % 97) / 97 },
        (0..<3650).map { $0 % 3 == 0 ? nil : Double($0 % 97) / 97 },
    ]

    private static func points(_ values: [Double?]) -> [ChartPoint] {
        values.enumerated().map { ChartPoint(label: "<\($0)>", value: $1, text: "\"") }
    }

    private static func charts(_ values: [Double?]) -> [HTML] {
        let points = points(values)
        let rows = points.prefix(40)
        let table = ChartTable(
            summary: "<", labelHeading: "&", valueHeadings: ["'"], menu: "\"<",
            download: ChartTable.Download(label: "<", url: "\""))
        let scale = LineChart.Scale(lowest: "<0", middle: "&", highest: ">")
        let numbers = values.compactMap { $0 }
        let range = ChartRange(lowest: numbers.min() ?? 0, highest: numbers.max() ?? 1)
        let target = ChartTarget(value: values.last.flatMap { $0 } ?? .nan, text: "<")
        let level = HeatMap.Level.level(values.count - 3)
        let cell = HeatMap.Cell(level: level, label: "<", text: ">", isToday: true)
        return [
            LineChart(points: points, scale: scale, accessibilityLabel: "\"<", emptyText: "<", tint: "\"", table: table)
                .svg,
            LineChart(points: points, range: range, scale: scale, accessibilityLabel: "\"<", height: -3).svg,
            BarChart(points: points, accessibilityLabel: "\"<", emptyText: "<", tint: "\"", table: table).svg,
            BarChart(points: points, highest: 0, accessibilityLabel: "\"<", height: -3).svg,
            BarChart(points: points, accessibilityLabel: "", target: target).svg,
            LineChart(points: points, range: range, scale: scale, accessibilityLabel: "", style: .dots, target: target)
                .svg,
            YearPixels(
                pixels: points.indices.prefix(365).map {
                    .init(month: $0 % 14, day: $0 % 33, level: $0 % 7, point: points[$0])
                }, levels: (1...5).map { .init(name: "<\($0)", tint: "\"") }, lengths: [31, 28, -1, 99],
                months: ["<", "&", "'", "\""], accessibilityLabel: "\"<", table: table
            ).svg,
            BarRows(rows: rows.map { .init($0, tint: "\"", link: "\"<") }, accessibilityLabel: "\"<", tint: "\"").svg,
            HeatMap(
                weeks: values.prefix(40).map { [$0 == nil ? nil : cell] }, weekdays: ["<"], accessibilityLabel: "\"<",
                table: table
            ).svg,
            StreakBars(
                rows: values.prefix(40).map { .init(days: Int(clampingTo: $0), length: "<", start: "&", end: "'") },
                accessibilityLabel: "\"<"
            ).svg,
            ProgressRing(
                fraction: (values.last ?? nil) ?? 0, label: "<", accessibilityLabel: "\"<", tint: "\"", size: -1
            ).svg,
            Sparkline(values: values, accessibilityLabel: "\"<", tint: "\"", width: 0, height: 0).svg,
        ]
    }

    @Test func everyChartOfEveryCaseIsWellFormed() {
        for values in Self.cases {
            for (number, chart) in Self.charts(values).enumerated() {
                #expect(unbalanced(chart) == nil, "chart \(number) of \(values.prefix(5))")
            }
        }
    }

    @Test func noChartContainsNaNOrInfinity() {
        for values in Self.cases {
            for chart in Self.charts(values) {
                for word in ["\"nan", "nan%", " nan", "\"inf", "inf%", "e+", "height=\"-", "width=\"-", " r=\"-"] {
                    #expect(!contains(chart, word), "\(word) for \(values.prefix(5))")
                }
            }
        }
    }

    @Test func noChartHasInlineStylesOrColours() {
        for chart in Self.charts([0.1, 0.9, nil, 0.4]) + Icon.allCases.map(\.svg) {
            for word in ["style=", "<style", "=\"#", "rgb", " id="] {
                #expect(!contains(chart, word), "\(word)")
            }
        }
    }

    @Test func tenYearsOfDaysAreThinnedToVisiblePoints() {
        for values in Self.cases.suffix(2) {
            let points = Self.points(values)
            let scale = LineChart.Scale(lowest: "", middle: "", highest: "")
            let table = ChartTable(summary: "", labelHeading: "", valueHeadings: [""])
            #expect(LineChart(points: points, scale: scale, accessibilityLabel: "").svg.bytes.count < 40_000)
            #expect(
                LineChart(points: points, scale: scale, accessibilityLabel: "", table: table).svg.bytes.count < 80_000)
        }
    }
}

extension Int {
    fileprivate init(clampingTo value: Double?) {
        self = value.map { $0 > -1e6 && $0 < 1e6 ? Int($0) : 0 } ?? 0
    }
}

/// Whether the markup contains an ASCII word, case-sensitive.
private func contains(_ html: HTML, _ word: String) -> Bool {
    let (bytes, word) = (html.bytes, Array(word.utf8))
    return bytes.indices.contains { bytes[$0] == word[0] && bytes[$0...].starts(with: word) }
}

/// The first unbalanced tag; nil if all are balanced and every attribute is quoted.
func unbalanced(_ html: HTML) -> String? {
    var open: [ArraySlice<UInt8>] = []
    var rest = html.bytes[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
        guard let end = rest[start...].firstIndex(of: UInt8(ascii: ">")) else {
            return String(decoding: rest[start...], as: UTF8.self)
        }
        let tag = rest[(start + 1)..<end]
        rest = rest[(end + 1)...]
        let quotes = tag.count { $0 == UInt8(ascii: "\"") }
        let name = tag.drop { $0 == UInt8(ascii: "/") }.prefix { $0 != UInt8(ascii: " ") }
        let isEnd = tag.first == UInt8(ascii: "/")
        let isBroken = tag.contains(UInt8(ascii: "<")) || quotes % 2 == 1 || isEnd && open.popLast() != name
        if isBroken { return String(decoding: tag, as: UTF8.self) }
        if !isEnd && tag.last != UInt8(ascii: "/") { open.append(name) }
    }
    return open.last.map { String(decoding: $0, as: UTF8.self) }
}
