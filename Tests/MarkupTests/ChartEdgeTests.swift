import Testing

@testable import Markup

/// Every chart with what it should bear: nothing, one value, zeros, what is not a number, and far too much.
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
        let table = ChartTable(summary: "<", labelHeading: "&", valueHeading: "'")
        let scale = LineChart.Scale(lowest: "<0", middle: "&", highest: ">")
        let range = ChartRange(covering: values.compactMap { $0 }, fromZero: false)
        let level = HeatMap.Level.level(values.count - 3)
        let cell = HeatMap.Cell(level: level, label: "<", text: ">", isToday: true)
        return [
            LineChart(points: points, scale: scale, sentence: "\"<", nothing: "<", tint: "\"", table: table).svg,
            LineChart(points: points, range: range, scale: scale, sentence: "\"<", height: -3).svg,
            BarChart(points: points, sentence: "\"<", nothing: "<", tint: "\"", table: table).svg,
            BarChart(points: points, highest: 0, sentence: "\"<", height: -3).svg,
            BarRows(rows: points.map { .init($0, tint: "\"", link: "\"<") }, sentence: "\"<", tint: "\"").svg,
            HeatMap(weeks: values.map { [$0 == nil ? nil : cell] }, weekdays: ["<"], sentence: "\"<", table: table).svg,
            StreakBars(
                rows: values.map { .init(days: Int(clampingTo: $0), length: "<", start: "&", end: "'") },
                sentence: "\"<"
            ).svg,
            ProgressRing(fraction: (values.last ?? nil) ?? 0, label: "<", sentence: "\"<", tint: "\"", size: -1).svg,
            Sparkline(values: values, sentence: "\"<", tint: "\"", width: 0, height: 0).svg,
        ]
    }

    @Test func everyChartOfEveryCaseIsWellFormed() {
        for values in Self.cases {
            for (number, chart) in Self.charts(values).enumerated() {
                #expect(unbalanced(chart) == nil, "chart \(number) of \(values.prefix(5))")
            }
        }
    }

    @Test func noChartPrintsANumberThatIsNone() {
        for values in Self.cases {
            for chart in Self.charts(values) {
                let text = chart.text
                #expect(!text.contains("nan") && !text.contains("inf") && !text.contains("e+"))
                #expect(!text.contains("height=\"-") && !text.contains("width=\"-") && !text.contains("r=\"-"))
            }
        }
    }

    @Test func noChartHasAStyleOrAColourOfItsOwn() {
        for chart in Self.charts([0.1, 0.9, nil, 0.4]) + Icon.allCases.map(\.svg) {
            let text = chart.text
            #expect(!text.contains("style=") && !text.contains("<style") && !text.contains("#") && !text.contains("rgb"))
            #expect(!text.contains(" id="))
        }
    }

    @Test func tenYearsOfDaysAreThinnedToWhatCanBeSeen() {
        for values in Self.cases.suffix(2) {
            let points = Self.points(values)
            let scale = LineChart.Scale(lowest: "", middle: "", highest: "")
            let table = ChartTable(summary: "", labelHeading: "", valueHeading: "")
            #expect(LineChart(points: points, scale: scale, sentence: "").svg.bytes.count < 40_000)
            #expect(LineChart(points: points, scale: scale, sentence: "", table: table).svg.bytes.count < 80_000)
        }
    }
}

extension Int {
    fileprivate init(clampingTo value: Double?) {
        guard let value, value > -1e6, value < 1e6 else { self = 0; return }
        self = Int(value)
    }
}

/// The first tag that closes nothing or is never closed; nil when all is in order and every attribute is quoted.
func unbalanced(_ html: HTML) -> String? {
    var open: [Substring] = []
    var rest = html.text[...]
    while let start = rest.firstIndex(of: "<") {
        guard let end = rest[start...].firstIndex(of: ">") else { return String(rest[start...]) }
        let tag = rest[rest.index(after: start)..<end]
        rest = rest[rest.index(after: end)...]
        if tag.contains("<") || tag.filter({ $0 == "\"" }).count % 2 == 1 { return String(tag) }
        if tag.hasSuffix("/") { continue }
        let name = tag.drop { $0 == "/" }.prefix { $0 != " " }
        if !tag.hasPrefix("/") { open.append(name) } else if open.popLast() != name { return String(tag) }
    }
    return open.last.map(String.init)
}
