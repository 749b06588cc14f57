/// A bar chart with two bars beside each other in every slot, such as what came and went by month.
///
/// Bars are placed as in `BarChart`. A legend below explains the colours, with a number for each. On a narrow chart of more
/// than six slots every second label is hidden.
public struct PairedBars: Sendable {
    /// A slot of the chart.
    public struct Slot: Hashable, Sendable {
        /// The label of both bars.
        public var label: String
        public var first: Double
        public var second: Double
        /// Whether its period is not over yet. Such bars are drawn hollow.
        public var isPartial: Bool

        /// Creates a slot.
        public init(label: String, first: Double, second: Double, isPartial: Bool = false) {
            self.label = label
            self.first = first
            self.second = second
            self.isPartial = isPartial
        }
    }

    /// The first and the second bars, with the sum of each as text.
    public var parts: (first: StackedBars.Part, second: StackedBars.Part)
    /// The slots in order.
    public var slots: [Slot]
    /// The text alternative for screen readers.
    public var accessibilityLabel: String
    /// The texts of the chart's data table, with its rows.
    public var table: ChartTable?

    /// Creates a chart.
    public init(
        parts: (first: StackedBars.Part, second: StackedBars.Part), slots: [Slot], accessibilityLabel: String,
        table: ChartTable? = nil
    ) {
        self.parts = parts
        self.slots = slots
        self.accessibilityLabel = accessibilityLabel
        self.table = table
    }

    /// The figure with the drawing, legend and table.
    public var svg: HTML {
        let legend = [parts.first, parts.second].map { part in
            """
            <li class="\(part.tint)"><svg width="12" height="12" aria-hidden="true"><rect class="bar" width="12" height="12" rx="3"/></svg>\
            <span>\(part.label)</span> <strong>\(part.text)</strong></li>
            """ as HTML
        }
        return ChartFigure(kind: "bar-chart", tint: "", table: table?.html([]) ?? .empty).html(
            """
            <div class="chart-canvas"><svg class="chart-plot" width="100%" height="\(Self.baseline + 22)" overflow="visible" \
            role="img" aria-label="\(accessibilityLabel)">\(bars)\
            <line class="axis" x2="100%" y1="\(Self.baseline)" y2="\(Self.baseline)"/>\(labels)\(columns)</svg></div>\
            <ul class="legend">\(legend)</ul>
            """)
    }

    private var columns: HTML {
        ChartColumns(count: slots.count, top: Self.top, height: Self.plot, isSlotted: true).html { index in
            slots[index].first == 0 && slots[index].second == 0 ? nil : table?.tooltip(index, of: slots.count)
        }
    }

    private static let top = 8
    private static let plot = 140
    private static var baseline: Int { top + plot }
    private var slotWidth: Double { 1 / Double(Swift.max(slots.count, 1)) }

    private var bars: HTML {
        let highest = slots.flatMap { [drawable($0.first) ?? 0, drawable($0.second) ?? 0] }.max() ?? 0
        guard highest > 0 else { return .empty }
        let width = slotWidth * 0.36
        return slots.enumerated().map { index, slot -> HTML in
            let middle = (Double(index) + 0.5) * slotWidth
            return [(slot.first, middle - width, parts.first), (slot.second, middle, parts.second)].map {
                value, left, part -> HTML in
                guard let value = drawable(value), value > 0 else { return .empty }
                let height = Swift.max(1, value / highest * Double(Self.plot))
                return """
                    <rect class="bar \(part.tint)\(if: slot.isPartial, " partial")" x="\(percent: left)" y="\(fixed: Double(Self.baseline) - height)" \
                    width="\(percent: width)" height="\(fixed: height)"/>
                    """
            }.joined()
        }.joined()
    }

    private var labels: HTML {
        let step = BarChart.labelStep(slots.count)
        return slots.enumerated().map { index, slot -> HTML in
            guard index % step == 0 else { return .empty }
            let isMinor = slots.count > 6 && index / step % 2 == 1
            return """
                <text class="tick\(if: isMinor, " minor")" x="\(percent: (Double(index) + 0.5) * slotWidth)" y="\(Self.baseline + 17)" \
                text-anchor="middle" font-size="12">\(slot.label)</text>
                """
        }.joined()
    }
}
