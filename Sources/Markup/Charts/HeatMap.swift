/// A calendar heat map: one column per week, one row per weekday.
///
/// Cells keep their size (11 px or more) at any width. A map of many weeks scrolls sideways in its container, starting
/// at the newest week, while the weekday names stay in place.
public struct HeatMap: Sendable {
    /// The content of a cell.
    public enum Level: Hashable, Sendable {
        /// Nothing was due, or nothing is known.
        case none
        /// Skipped, or away; drawn hatched.
        case skipped
        /// The amount done, 0…4; clamped.
        case level(Int)
    }

    /// The cell of a day.
    public struct Cell: Hashable, Sendable {
        public var level: Level
        /// The day as text: "20 November".
        public var label: String
        /// The value as text: "5 of 8".
        public var text: String
        /// Whether it is today. Today's cell is outlined.
        public var isToday: Bool

        /// Creates a cell.
        public init(level: Level, label: String, text: String, isToday: Bool = false) {
            self.level = level
            self.label = label
            self.text = text
            self.isToday = isToday
        }
    }

    /// A month's name above the week in which the month begins.
    public struct MonthLabel: Hashable, Sendable {
        /// The index of the week.
        public var week: Int
        /// The name: "Nov".
        public var text: String

        /// Creates a label.
        public init(week: Int, text: String) {
            self.week = week
            self.text = text
        }
    }

    /// The texts at the ends of the legend.
    public struct Scale: Hashable, Sendable {
        /// The text before the palest cell: "Less".
        public var less: String
        /// The text after the strongest cell: "More".
        public var more: String
        /// The text after a hatched cell, "Away"; empty if the legend has none.
        public var skipped: String

        /// Creates the texts.
        public init(less: String, more: String, skipped: String = "") {
            self.less = less
            self.more = more
            self.skipped = skipped
        }
    }

    /// The weeks, oldest first, each with its days from top to bottom; nil leaves a space empty.
    public var weeks: [[Cell?]]
    /// The names of the rows; an empty one leaves its row unlabelled.
    public var weekdays: [String]
    /// The months' names, in order.
    public var months: [MonthLabel]
    /// The texts of the legend, if it is shown.
    public var scale: Scale?
    /// The text alternative for screen readers.
    public var accessibilityLabel: String
    /// The palette's CSS class, such as `tint-sky`.
    public var tint: String
    /// The texts of the map's data table, if it has one.
    public var table: ChartTable?
    /// The width and height of a cell in pixels, at least 11.
    public var cellSize: Int

    /// Creates a heat map.
    public init(
        weeks: [[Cell?]], weekdays: [String], months: [MonthLabel] = [], scale: Scale? = nil,
        accessibilityLabel: String,
        tint: String = "", table: ChartTable? = nil, cellSize: Int = 12
    ) {
        self.weeks = weeks
        self.weekdays = weekdays
        self.months = months
        self.scale = scale
        self.accessibilityLabel = accessibilityLabel
        self.tint = tint
        self.table = table
        self.cellSize = cellSize
    }
}
