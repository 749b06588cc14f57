/// The figure of a part of life in a review of some days.
public enum ReviewFigure: String, CaseIterable, Hashable, Sendable {
    /// Tasks completed.
    case tasks
    /// Goals reached.
    case goals
    /// The average mood, 1…5.
    case mood
    case workouts
    /// Kilocalories a day with meals.
    case energy
    /// The trend on the last day with one, in kilograms.
    case weight
    /// Steps a day.
    case steps
    /// Minutes asleep a night.
    case sleep
    /// Notes of any kind.
    case notes
    case spent, earned

    /// Whether it is counted or added up, so that nothing is zero.
    var isSum: Bool {
        switch self {
        case .tasks, .goals, .workouts, .notes, .spent, .earned: true
        case .mood, .energy, .weight, .steps, .sleep: false
        }
    }

    public var part: JournalPart {
        switch self {
        case .tasks: .tasks
        case .goals: .goals
        case .mood: .moods
        case .workouts: .workouts
        case .energy: .meals
        case .weight: .weight
        case .steps, .sleep: .health
        case .notes: .notes
        case .spent, .earned: .money
        }
    }
}
