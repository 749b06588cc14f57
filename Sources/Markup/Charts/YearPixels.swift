/// A year in pixels: one column per month, one square per day, in the colour of its level.
///
/// For people who cannot tell colours apart, each square has the mouth of a face, from a frown to a smile, and the legend
/// names it. All days of one level share two paths.
public struct YearPixels: Sendable {
    /// A day with a level.
    public struct Pixel: Hashable, Sendable {
        /// 1…12.
        public var month: Int
        /// 1…31.
        public var day: Int
        /// 1…`levels`.
        public var level: Int
        /// The day and its level as texts, for the table.
        public var point: ChartPoint

        /// Creates a day.
        public init(month: Int, day: Int, level: Int, point: ChartPoint) {
            self.month = month
            self.day = day
            self.level = level
            self.point = point
        }
    }

    /// A level of the days.
    public struct Level: Hashable, Sendable {
        /// The name in the legend: "Good".
        public var name: String
        /// The palette's CSS class.
        public var tint: String

        /// Creates a level.
        public init(name: String, tint: String) {
            self.name = name
            self.tint = tint
        }
    }

    /// The days with a level, in order.
    public var pixels: [Pixel]
    /// The levels, worst first.
    public var levels: [Level]
    /// The number of days in each month.
    public var lengths: [Int]
    /// The abbreviated names of the months.
    public var months: [String]
    /// The text alternative for screen readers.
    public var accessibilityLabel: String
    /// The chart's menu.
    public var table: ChartTable

    /// Creates a chart.
    public init(
        pixels: [Pixel], levels: [Level], lengths: [Int], months: [String], accessibilityLabel: String,
        table: ChartTable
    ) {
        self.pixels = pixels
        self.levels = levels
        self.lengths = lengths
        self.months = months
        self.accessibilityLabel = accessibilityLabel
        self.table = table
    }

    private static let side = 18
    /// The distance from one square to the next.
    private static let pitch = 21
    /// Space for the day numbers on the left and the month names above.
    private static let (left, top) = (26, 20)

    /// The figure with the drawing, legend and menu.
    public var svg: HTML {
        let columns = Swift.min(lengths.count, months.count)
        let width = Self.left + columns * Self.pitch
        let height = Self.top + 31 * Self.pitch
        let names = (0..<columns).map { column -> HTML in
            "<text class=\"tick\" x=\"\(Self.left + column * Self.pitch + Self.side / 2)\" y=\"12\" font-size=\"12\" text-anchor=\"middle\">\(months[column])</text>"
        }
        let days = [1, 5, 10, 15, 20, 25, 30].map { day -> HTML in
            "<text class=\"tick\" x=\"\(Self.left - 8)\" y=\"\(Self.top + (day - 1) * Self.pitch + 13)\" font-size=\"12\" text-anchor=\"end\">\(day)</text>"
        }
        return ChartFigure(kind: "pixels", tint: "", table: table.html(pixels.map { $0.point })).html(
            """
            <div class="pixels-scroll"><svg width="\(width)" height="\(height)" role="img" aria-label="\(accessibilityLabel)">\(names)\(days)\
            <path class="track" d="\(track)"/>\(levels.indices.map { layer($0 + 1) })</svg></div>\(legend)
            """)
    }

    private var legend: HTML {
        let items = levels.enumerated().map { index, level -> HTML in
            """
            <li><svg width="18" height="18" aria-hidden="true"><path class="pixel \(level.tint)" d="\(Self.square(0, 0))"/>\
            <path class="mouth" d="\(mouth(0, 0, index + 1))"/></svg><span>\(level.name)</span></li>
            """
        }
        return "<ul class=\"legend\">\(items)</ul>"
    }

    private var track: String {
        var path = ""
        for (column, length) in lengths.enumerated() {
            for row in 0..<Swift.max(0, Swift.min(length, 31)) { path += Self.square(Self.x(column), Self.y(row)) }
        }
        return path
    }

    private func layer(_ level: Int) -> HTML {
        var (squares, mouths) = ("", "")
        for pixel in pixels where pixel.level == level && (1...12).contains(pixel.month) && (1...31).contains(pixel.day)
        {
            let (x, y) = (Self.x(pixel.month - 1), Self.y(pixel.day - 1))
            squares += Self.square(x, y)
            mouths += mouth(x, y, level)
        }
        if squares.isEmpty { return .empty }
        return """
            <path class="pixel \(levels[level - 1].tint)" d="\(squares)"/><path class="mouth" d="\(mouths)"/>
            """
    }

    private static func x(_ column: Int) -> Int { left + column * pitch }
    private static func y(_ row: Int) -> Int { top + row * pitch }

    /// A square, without the 2 px on each side that its stroke with round joins adds.
    private static func square(_ x: Int, _ y: Int) -> String {
        let edge = side - 4
        return "M\(x + 2) \(y + 2)h\(edge)v\(edge)h-\(edge)z"
    }

    /// The mouth in a square: bent down for the lowest level, flat in the middle, bent up for the highest.
    private func mouth(_ x: Int, _ y: Int, _ level: Int) -> String {
        let bend = (2 * level - levels.count - 1) * 2
        return "M\(x + 5) \(y + 9 - bend / 4)q4 \(bend) 8 0"
    }
}
