import DaybookCore
import Markup
import Words

extension Feeling {
    /// The SVG icon of the feeling.
    var icon: HTML {
        switch self {
        case .grateful: Icon.heart.svg
        case .relaxed: MoodFace.calm.ofPerson
        case .excited: MoodFace.great.ofPerson
        case .proud: Icon.star.svg
        case .hopeful: Icon.sun.svg
        case .loved: MoodFace.affectionate.ofPerson
        case .focused: Icon.goal.svg
        case .curious: Icon.search.svg
        case .anxious: MoodFace.anxious.ofPerson
        case .stressed: Icon.flame.svg
        case .overwhelmed: MoodFace.unwell.ofPerson
        case .angry: MoodFace.irritable.ofPerson
        case .sad: MoodFace.sad.ofPerson
        case .lonely: MoodFace.bad.ofPerson
        case .tired: MoodFace.tired.ofPerson
        case .bored: MoodFace.okay.ofPerson
        }
    }
}

extension CommonActivity {
    /// The icon of the activity.
    var icon: Icon {
        switch code {
        case "Work": .calendar
        case "Family": .today
        case "Friends", "Guests": .smile
        case "Sport": .training
        case "Walk": .sun
        case "Reading": .journal
        case "Chores": .tasks
        case "Rest": .moon
        case "Play": .star
        case "Training": .goal
        case "Treat": .meal
        case "Trip": .globe
        case "Grooming": .heart
        case "Vet": .body
        default: .tag
        }
    }

    /// The icon of an activity that a person named.
    static func icon(of tag: String) -> Icon {
        (ofPeople + ofPets).first { $0.isCalled(tag) }?.icon ?? .tag
    }
}
