/// The line icons: 24 px, strokes of 1.8 px with round ends, in the colour of the text around them.
///
/// They are decoration: what an icon means is said by the words or the label beside it.
public enum Icon: CaseIterable, Hashable, Sendable {
    // Places.
    case today, habits, tasks, goal, review, more, archive, settings, search, calendar
    case body, training, meal, scale, money, heart, smile, tag, globe, device, watch
    // Actions.
    case add, minus, edit, check, skip, note, undo, redo, trash, restore, importIn, exportOut, drag, close
    case back, forward, chevronDown, dots
    // States.
    case flame, clock, bell, sun, moon, cloudDone, cloudOff, warning, info

    /// The drawing, 24 px.
    public var svg: HTML { svg(named: "icon") }

    /// The drawing at the size of the text beside it.
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
