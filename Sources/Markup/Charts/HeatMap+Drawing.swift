extension HeatMap {
    /// The figure with weekday names, cells, scale and table.
    public var svg: HTML {
        let rows = weeks.flatMap { $0 }.compactMap { $0 }.map { ChartPoint(label: $0.label, value: nil, text: $0.text) }
        let isWiderThanPhone = width > 230
        return ChartFigure(kind: "heat-map", tint: tint, table: table?.html(rows) ?? .empty).html(
            """
            <div class="heat">\(dayNames)<div class="heat-scroll"\(attribute: "tabindex", isWiderThanPhone ? 0 : nil)>\
            <svg class="heat-cells" direction="ltr" width="\(width)" height="\(height)" role="img" \
            aria-label="\(accessibilityLabel)">\(monthNames)\(columns)</svg></div></div>\(scaleRow)
            """)
    }

    private var side: Int { Swift.max(cellSize, 11) }
    /// The distance from one cell to the next.
    private var pitch: Int { side + (side >= 20 ? 4 : 3) }
    private var corner: Int { side >= 20 ? 6 : 3 }
    /// Space above the cells. A cell's outline extends 1 px beyond it.
    private var top: Int { months.isEmpty ? 1 : 19 }
    private var rowCount: Int { Swift.max(weekdays.count, weeks.map { $0.count }.max() ?? 0) }
    private var height: Int { top + rowCount * pitch }
    /// The last month's name may extend beyond its week.
    private var width: Int {
        let cells = Swift.max(weeks.count, 1) * pitch
        let names = shownMonths.map { $0.week * pitch + Self.room(for: $0.text) }.max() ?? 0
        return 1 + Swift.max(cells, names)
    }

    private var dayNames: HTML {
        guard weekdays.contains(where: { !$0.isEmpty }) else { return .empty }
        let names = weekdays.indices.map { row -> HTML in
            let y = top + row * pitch + side / 2 + 4
            let text: HTML = "<text class=\"tick\" y=\"\(y)\" font-size=\"12\">\(weekdays[row])</text>"
            return "\(if: !weekdays[row].isEmpty, text)"
        }
        let room = weekdays.map(Self.room).max() ?? 0
        return """
            <svg class="heat-days" width="\(room)" height="\(height)" overflow="visible" aria-hidden="true">\
            \(names)</svg>
            """
    }

    private var monthNames: HTML {
        shownMonths.map { month -> HTML in
            "<text class=\"tick\" x=\"\(1 + month.week * pitch)\" y=\"11\" font-size=\"12\">\(month.text)</text>"
        }.joined()
    }

    /// The months whose names fit before the next one. If a name does not fit, the earlier one is dropped.
    private var shownMonths: [MonthLabel] {
        var shown: [MonthLabel] = []
        for month in months where weeks.indices.contains(month.week) {
            if let last = shown.last, (month.week - last.week) * pitch < Self.room(for: last.text) {
                shown.removeLast()
            }
            shown.append(month)
        }
        return shown
    }

    /// The width in pixels reserved for a 12 px text.
    private static func room(for word: String) -> Int {
        word.unicodeScalars.count * 8 + 2
    }

    private var columns: HTML {
        weeks.indices.map { week -> HTML in
            let cells = weeks[week].indices.map { row -> HTML in
                weeks[week][row].map { drawing(of: $0, y: top + row * pitch) } ?? .empty
            }
            return "<g transform=\"translate(\(1 + week * pitch))\">\(cells)</g>"
        }.joined()
    }

    private func drawing(of cell: Cell, y: Int) -> HTML {
        let box = box(cell.level, isToday: cell.isToday, y: y)
        return "<g>\(box)<title>\(cell.label): \(cell.text)</title></g>"
    }

    /// The square of a cell. An outline is inset by half its width.
    private func box(_ level: Level, isToday: Bool, y: Int) -> HTML {
        let kind: HTML =
            switch level {
            case .none: "none"
            case .skipped: "skipped"
            case .level(let number): "level-\(Swift.min(Swift.max(number, 0), 4))"
            }
        let isOutlined = level == .none || isToday
        let inset = isOutlined ? 0.5 : 0
        let side = Double(side)
        return """
            <rect class="cell \(kind)\(if: isToday, " today")" y="\(fixed: Double(y) + inset)" width="\(fixed: side - 2 * inset)" height="\(fixed: side - 2 * inset)" \
            rx="\(corner)"/>\(if: level == .skipped, hatch(y: y, side: self.side))
            """
    }

    /// Two diagonal strokes across a cell.
    private func hatch(y: Int, side: Int) -> HTML {
        let side = Double(side)
        return """
            <path class="hatch" d="M\(fixed: side * 0.2) \(fixed: Double(y) + side * 0.55)l\(fixed: side * 0.35) \
            \(fixed: -side * 0.35)M\(fixed: side * 0.45) \(fixed: Double(y) + side * 0.8)l\(fixed: side * 0.35) \
            \(fixed: -side * 0.35)"/>
            """
    }

    /// The legend, from the palest to the strongest cell.
    private var scaleRow: HTML {
        guard let scale else { return .empty }
        let cells = (0...4).map { level -> HTML in
            "<rect class=\"cell level-\(level)\" x=\"\(level * 15)\" width=\"12\" height=\"12\" rx=\"3\"/>"
        }
        let skipped: HTML = """
            <svg width="12" height="12"><rect class="cell skipped" width="12" height="12" rx="3"/>\(hatch(y: 0, side: 12))</svg><span>\(scale.skipped)</span>
            """
        return """
            <div class="heat-scale" aria-hidden="true"><span>\(scale.less)</span>\
            <svg width="72" height="12">\(cells)</svg><span>\(scale.more)</span>\(if: !scale.skipped.isEmpty, skipped)</div>
            """
    }
}
