/// Days as coloured cells: a column per week, a row per weekday.
///
/// Cells keep their size (11 px or more) at any width. A map of many weeks scrolls sideways inside its own container,
/// beginning at the newest week, while the weekdays' names stand still beside it.
public struct HeatMap: Sendable {
    /// What a cell shows.
    public enum Level: Hashable, Sendable {
        /// Nothing was due, or there is nothing to know.
        case none
        /// It was skipped: hatched.
        case skipped
        /// How much was done, 0…4; what is beyond is put on the edge.
        case level(Int)
    }

    /// A day.
    public struct Cell: Hashable, Sendable {
        /// What the cell shows.
        public var level: Level
        /// The day in words: "20 November".
        public var label: String
        /// What happened, in words: "5 of 8".
        public var text: String
        /// Whether it is today, which is outlined.
        public var isToday: Bool

        /// A day and its words.
        public init(level: Level, label: String, text: String, isToday: Bool = false) {
            self.level = level
            self.label = label
            self.text = text
            self.isToday = isToday
        }
    }

    /// A month's name over the week in which it begins.
    public struct MonthLabel: Hashable, Sendable {
        /// The position of the week.
        public var week: Int
        /// The name: "Nov".
        public var text: String

        /// A month's name.
        public init(week: Int, text: String) {
            self.week = week
            self.text = text
        }
    }

    /// The words at the ends of the scale.
    public struct Scale: Hashable, Sendable {
        /// The word before the palest cell: "Less".
        public var less: String
        /// The word after the strongest cell: "More".
        public var more: String

        /// The words of the scale.
        public init(less: String, more: String) {
            self.less = less
            self.more = more
        }
    }

    /// The weeks from the oldest on, each with its days from top to bottom; nil leaves a place empty.
    public var weeks: [[Cell?]]
    /// The names beside the rows; an empty one leaves its row without.
    public var weekdays: [String]
    /// The months' names, in order.
    public var months: [MonthLabel]
    /// The words of the scale, if it is shown.
    public var scale: Scale?
    /// The sentence read out instead of the picture.
    public var sentence: String
    /// The palette's class: `tint-sky`.
    public var tint: String
    /// The words of the table behind the map, if there is one.
    public var table: ChartTable?
    /// The width and height of a cell in pixels, at least 11.
    public var cellSize: Int

    /// A heat map.
    public init(
        weeks: [[Cell?]], weekdays: [String], months: [MonthLabel] = [], scale: Scale? = nil, sentence: String,
        tint: String = "", table: ChartTable? = nil, cellSize: Int = 12
    ) {
        self.weeks = weeks
        self.weekdays = weekdays
        self.months = months
        self.scale = scale
        self.sentence = sentence
        self.tint = tint
        self.table = table
        self.cellSize = cellSize
    }
}
