/// Faces of moods: line drawings that differ in eyes and mouth, never in colour alone. Those of pets have ears.
///
/// The raw values are those of `Mood`.
public enum MoodFace: String, CaseIterable, Sendable {
    case awful, bad, okay, good, great
    case happy, playful, calm, affectionate, tired, anxious, sad, irritable, unwell

    /// The face as SVG, 24 px.
    public var svg: HTML { svg(head: isOfPet ? Self.petHead : Self.head) }

    /// The face with the head of a person, whose feeling it shows.
    public var ofPerson: HTML { svg(head: Self.head) }

    private func svg(head: StaticString) -> HTML {
        """
        <svg class="icon face" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" \
        stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">\
        <path d="\(head)"/><path d="\(features)"/></svg>
        """
    }

    private var isOfPet: Bool {
        switch self {
        case .awful, .bad, .okay, .good, .great: false
        default: true
        }
    }

    private static let head: StaticString = "M3.2 12a8.8 8.8 0 1 0 17.6 0a8.8 8.8 0 1 0-17.6 0z"
    /// A round head between two hanging ears.
    private static let petHead: StaticString =
        "M4.8 13a7.2 7.2 0 1 0 14.4 0a7.2 7.2 0 1 0-14.4 0zM7.2 7.6C5.6 5 3.4 4.6 2.6 6.2c-1 2 .2 5.6 2.3 7M16.8 7.6c1.6-2.6 3.8-3 4.6-1.4 1 2-.2 5.6-2.3 7"

    /// The eyes and mouth.
    private var features: StaticString {
        switch self {
        case .awful: "M7.2 9.3 10 7.9M16.8 9.3 14 7.9M9 11.2h.01M15 11.2h.01M8 17a4.7 4.7 0 0 1 8 0z"
        case .bad: "M9 9.8h.01M15 9.8h.01M8.4 16.4a5 5 0 0 1 7.2 0"
        case .okay: "M9 9.8h.01M15 9.8h.01M8.4 15.2h7.2"
        case .good: "M9 9.8h.01M15 9.8h.01M8.2 14.2a5 5 0 0 0 7.6 0"
        case .great: "M7.8 10.2a1.4 1.4 0 0 1 2.6 0M13.6 10.2a1.4 1.4 0 0 1 2.6 0M7.4 13.4h9.2a4.6 4.6 0 0 1-9.2 0z"
        case .happy:
            "M7.8 11.6a1.4 1.4 0 0 1 2.6 0M13.6 11.6a1.4 1.4 0 0 1 2.6 0M8.4 15a2.2 2.2 0 0 0 3.6.6 2.2 2.2 0 0 0 3.6-.6"
        case .playful:
            "M7.8 11.4a1.4 1.4 0 0 1 2.6 0M13.6 11.4a1.4 1.4 0 0 1 2.6 0M7.6 14c1.4 1.6 7.4 1.6 8.8 0M10.4 15.2v2a1.6 1.6 0 0 0 3.2 0v-2"
        case .calm: "M7.8 11a1.4 1.4 0 0 0 2.6 0M13.6 11a1.4 1.4 0 0 0 2.6 0M9.8 15.6a3.2 3.2 0 0 0 4.4 0"
        case .affectionate:
            "M9 10.8h.01M15 10.8h.01M12 18l-2.7-2.7a1.6 1.6 0 0 1 2.3-2.3l.4.4.4-.4a1.6 1.6 0 0 1 2.3 2.3z"
        case .tired: "M7.8 11.2h2.6M13.6 11.2h2.6M10.4 16a1.6 1.8 0 1 0 3.2 0a1.6 1.8 0 1 0-3.2 0z"
        case .anxious:
            "M7.7 11a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0zM13.5 11a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0zM7.8 16.6l1.7-1.2 1.7 1.2 1.7-1.2 1.7 1.2 1.7-1.2"
        case .sad: "M9 11h.01M15 11h.01M8.6 13.2v1.6M9.2 17.4a3.6 3.6 0 0 1 5.6 0"
        case .irritable: "M7.4 9.6l3 1.5M16.6 9.6l-3 1.5M9.2 12.6h.01M14.8 12.6h.01M8.6 16.8l2-1 2.8.6 2-1.2"
        case .unwell:
            "M8 10.2l2.2 2.2M10.2 10.2 8 12.4M13.8 10.2l2.2 2.2M16 10.2l-2.2 2.2M9 17.2a3.4 3.4 0 0 1 4.4-1.4l5.4 3.4"
        }
    }
}
