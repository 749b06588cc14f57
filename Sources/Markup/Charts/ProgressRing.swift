/// A progress ring with text inside.
///
/// It has a fixed size in pixels. Its circle has a path length of 100, so that the arc needs no π.
public struct ProgressRing: Sendable {
    /// The filled share, 0…1; clamped, and 0 for NaN.
    public var fraction: Double
    /// The text inside: "5/8".
    public var label: String
    /// The text alternative. Empty if the text beside the ring says the same.
    public var accessibilityLabel: String
    /// The palette's CSS class, such as `tint-sky`.
    public var tint: String
    /// The width and height in pixels, at least 16.
    public var size: Int

    /// Creates a ring.
    public init(
        fraction: Double, label: String = "", accessibilityLabel: String = "", tint: String = "", size: Int = 64
    ) {
        self.fraction = fraction
        self.label = label
        self.accessibilityLabel = accessibilityLabel
        self.tint = tint
        self.size = size
    }

    /// The drawing as SVG.
    public var svg: HTML {
        let size = Swift.max(self.size, 16)
        let middle = Double(size) / 2
        let thickness = Swift.max(2.5, Double(size) / 8.5)
        let circle: HTML = """
            cx="\(fixed: middle)" cy="\(fixed: middle)" r="\(fixed: middle - thickness / 2)" fill="none" \
            stroke-width="\(fixed: thickness)"
            """
        return """
            <svg class="ring\(if: !tint.isEmpty, " \(tint)")" width="\(size)" height="\(size)" \
            viewBox="0 0 \(size) \(size)"\(attribute: "role", accessibilityLabel.isEmpty ? nil : "img")\
            \(attribute: "aria-label", accessibilityLabel.isEmpty ? nil : accessibilityLabel)\
            \(attribute: "aria-hidden", accessibilityLabel.isEmpty ? "true" : nil)>\
            <circle class="track" \(circle)/>\(arc(circle, middle))\(words(middle))</svg>
            """
    }

    /// An empty ring has no arc, as its round ends would show as a dot.
    private func arc(_ circle: HTML, _ middle: Double) -> HTML {
        let filled = ChartRange.fraction.share(of: fraction)
        guard filled > 0 else { return .empty }
        return """
            <circle class="arc" \(circle) pathLength="100" stroke-dasharray="\(fixed: filled * 100) 100" \
            transform="rotate(-90 \(fixed: middle) \(fixed: middle))"/>
            """
    }

    private func words(_ middle: Double) -> HTML {
        guard !label.isEmpty else { return .empty }
        return """
            <text class="ring-label" x="50%" y="50%" text-anchor="middle" dominant-baseline="central" \
            font-size="\(fontSize)">\(label)</text>
            """
    }

    /// The largest font size of the type scale at which the text fits.
    private var fontSize: Int {
        let room = Swift.min(size / label.unicodeScalars.count, size * 10 / 36)
        return [34, 28, 20, 16, 14, 13, 12].first { $0 <= room } ?? 11
    }
}
