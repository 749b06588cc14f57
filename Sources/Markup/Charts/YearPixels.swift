/// A year in pixels: one column per month, one row per day. Each day is filled to the height and in the colour of its
/// level.
///
/// The height repeats what the colour says, for people who cannot tell colours apart. All days of one level share a
/// path.
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

    /// The days with a level, in order.
    public var pixels: [Pixel]
    /// The palette's CSS class of each level, from 1.
    public var tints: [String]
    /// The number of days in each month.
    public var lengths: [Int]
    /// The abbreviated names of the months.
    public var months: [String]
    /// The text alternative for screen readers.
    public var accessibilityLabel: String
    /// The texts of the data table.
    public var table: ChartTable

    /// Creates a chart.
    public init(
        pixels: [Pixel], tints: [String], lengths: [Int], months: [String], accessibilityLabel: String,
        table: ChartTable
    ) {
        self.pixels = pixels
        self.tints = tints
        self.lengths = lengths
        self.months = months
        self.accessibilityLabel = accessibilityLabel
        self.table = table
    }

    private static let (width, height) = (20, 13)
    /// The distance from one cell to the next.
    private static let (across, down) = (24, 16)
    /// Space for the day numbers on the left and the month names above.
    private static let (left, top) = (24, 20)

    /// The figure with the drawing and the table.
    public var svg: HTML {
        let columns = Swift.min(lengths.count, months.count)
        let width = Self.left + columns * Self.across
        let height = Self.top + 31 * Self.down
        let names = (0..<columns).map { column -> HTML in
            "<text class=\"tick\" x=\"\(Self.left + column * Self.across + Self.width / 2)\" y=\"12\" font-size=\"12\" text-anchor=\"middle\">\(months[column])</text>"
        }
        let days = [1, 5, 10, 15, 20, 25, 30].map { day -> HTML in
            "<text class=\"tick\" x=\"\(Self.left - 6)\" y=\"\(Self.top + (day - 1) * Self.down + 11)\" font-size=\"12\" text-anchor=\"end\">\(day)</text>"
        }
        return ChartFigure(kind: "pixels", tint: "", table: table.html(pixels.map { $0.point })).html(
            """
            <div class="pixels-scroll"><svg width="\(width)" height="\(height)" role="img" aria-label="\(accessibilityLabel)">\(names)\(days)\
            <path class="track" d="\(track)"/>\(tints.indices.map { layer($0 + 1) })</svg></div>
            """)
    }

    private var track: String {
        var path = ""
        for (column, length) in lengths.enumerated() {
            for row in 0..<Swift.max(0, Swift.min(length, 31)) { path += Self.box(column, row, Self.height) }
        }
        return path
    }

    private func layer(_ level: Int) -> HTML {
        var path = ""
        for pixel in pixels where pixel.level == level && (1...12).contains(pixel.month) && (1...31).contains(pixel.day)
        {
            path += Self.box(pixel.month - 1, pixel.day - 1, Self.height * level / tints.count)
        }
        return path.isEmpty ? .empty : "<path class=\"pixel \(tints[level - 1])\" d=\"\(path)\"/>"
    }

    /// A box at the foot of a cell.
    private static func box(_ column: Int, _ row: Int, _ height: Int) -> String {
        let x = left + column * across
        let y = top + row * down + Self.height - height
        return "M\(x) \(y)h\(width)v\(height)h-\(width)z"
    }
}
