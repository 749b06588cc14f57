/// Line icons: 24 px, with 1.8 px strokes and round caps, in the colour of the surrounding text.
///
/// They are decorative: the text or label beside an icon says what it means.
public enum Icon: CaseIterable, Hashable, Sendable {
    // Places.
    case today, habits, tasks, goal, journal, review, more, archive, settings, search, calendar
    case body, training, meal, scale, money, heart, smile, tag, globe, device, watch
    // Actions.
    case add, minus, edit, check, skip, note, undo, redo, trash, restore, importIn, exportOut, drag, close, filter
    case attach, key
    case back, forward, chevronDown, dots
    // States.
    case flame, star, clock, bell, sun, moon, cloudDone, cloudOff, warning, info

    /// The icon as SVG, 24 px.
    public var svg: HTML { svg(named: "icon") }

    /// The icon at the size of the surrounding text.
    public var small: HTML { svg(named: "icon small") }

    private func svg(named name: String) -> HTML {
        let dots = dots.map { "<path stroke-width=\"2.4\" d=\"\($0)\"/>" as HTML }
        return """
            <svg class="\(name)" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" \
            stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">\
            <path d="\(lines)"/>\(dots)</svg>
            """
    }
}
