/// A chart's menu, with the values as a table and as a file.
public struct ChartTable: Hashable, Sendable {
    /// A row of the table.
    public struct Row: Hashable, Sendable {
        /// The label: "20 November".
        public var label: String
        /// The values as texts, one for each heading.
        public var values: [String]

        /// Creates a row.
        public init(label: String, values: [String]) {
            self.label = label
            self.values = values
        }
    }

    /// A link to the values as a file.
    public struct Download: Hashable, Sendable {
        /// The text of the link: "Download CSV".
        public var label: String
        /// The URL of the file.
        public var url: String
        /// The name of the file, also where no server can tell it; nil for that of the URL.
        public var file: String?

        /// Creates a link.
        public init(label: String, url: String, file: String? = nil) {
            self.label = label
            self.url = url
            self.file = file
        }

        /// The link itself.
        public var link: HTML {
            let name: HTML = file.map { " download=\"\($0)\"" } ?? " download"
            return "<a href=\"\(url)\"\(name)>\(label)</a>"
        }
    }

    /// The label that opens the table: "As a table".
    public var summary: String
    /// The heading of the label column: "Day".
    public var labelHeading: String
    /// The headings of the value columns: "Rate".
    public var valueHeadings: [String]
    /// The rows; nil for those of the chart's points.
    public var rows: [Row]?
    /// The accessible name of the menu: "Options: Steps".
    public var menu: String
    /// The link to a file, if there is one.
    public var download: Download?

    /// The maximum number of rows. A longer series is sampled evenly, always including the last value.
    public static let rowLimit = 366

    /// The elements of a longer series that the table shows, in their order.
    public static func sample<Element>(_ elements: [Element]) -> [Element] {
        let step = max(1, (elements.count + rowLimit - 1) / rowLimit)
        return stride(from: (elements.count - 1) % step, to: elements.count, by: step).map { elements[$0] }
    }

    /// Creates a menu.
    public init(
        summary: String, labelHeading: String, valueHeadings: [String], rows: [Row]? = nil, menu: String = "",
        download: Download? = nil
    ) {
        self.summary = summary
        self.labelHeading = labelHeading
        self.valueHeadings = valueHeadings
        self.rows = rows
        self.menu = menu
        self.download = download
    }

    /// The closed menu; empty if there are no values.
    func html(_ points: [ChartPoint]) -> HTML {
        let rows = self.rows ?? points.map { Row(label: $0.label, values: [$0.text]) }
        guard !rows.isEmpty else { return .empty }
        return Self.menu(
            menu.isEmpty ? summary : menu,
            """
            \(download?.link)<details class="chart-table"><summary>\(summary)</summary>\(table(rows))</details>
            """)
    }

    /// The closed menu of values that the page shows as a table anyway.
    public static func menu(_ label: String, _ download: Download) -> HTML { menu(label, download.link) }

    private static func menu(_ label: String, _ options: HTML) -> HTML {
        """
        <details class="chart-menu"><summary aria-label="\(label)">\
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12h.01M12 12h.01M19 12h.01"/></svg></summary>\
        <div class="chart-options">\(options)</div></details>
        """
    }

    private func table(_ rows: [Row]) -> HTML {
        let cells = Self.sample(rows).map { row -> HTML in
            let values = row.values.map { "<td>\($0)</td>" as HTML }
            return "<tr><th scope=\"row\">\(row.label)</th>\(values)</tr>"
        }
        let headings = valueHeadings.map { "<th scope=\"col\">\($0)</th>" as HTML }
        return """
            <table><thead><tr><th scope="col">\(labelHeading)</th>\(headings)</tr></thead><tbody>\(cells)</tbody></table>
            """
    }
}
