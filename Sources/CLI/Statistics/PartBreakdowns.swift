import CivilTime
import DaybookCore
import Money
import Phrasing
import Words

/// The breakdowns of a part of life over some days, by the numbers that its pages and comparisons have.
struct PartBreakdowns {
    let session: Session
    let state: State
    let days: ClosedRange<Day>
    let today: Day
    /// Whether the days are those of all time.
    let isAll: Bool
    /// The length of the rows by time; nil for days.
    let step: StatisticsInterval?
    let spans: [ClosedRange<Day>]

    init(of days: ClosedRange<Day>, isAll: Bool, in state: State, _ session: Session) {
        (self.session, self.state, self.days, self.isAll) = (session, state, days, isAll)
        today = state.today(session.now)
        let count = days.upperBound.days(since: days.lowerBound) + 1
        step = count <= 14 ? nil : count <= 92 ? .week : count <= 800 ? .month : .year
        spans = StatisticsInterval.spans(of: days, by: step, state.settings.firstWeekday)
    }

    var words: Words { session.words }
    var currency: Currency { words.currency(in: state) }
    var isImperial: Bool { state.profile.units == .imperial }

    func of(_ part: JournalPart) -> [Breakdown] {
        switch part {
        case .habits: []
        case .tasks: [series(.tasksDone), weekdays(.tasksDone), taskCategories].compactMap { $0 }
        case .goals: [goals].compactMap { $0 }
        case .notes: [notes].compactMap { $0 }
        case .moods: moods
        case .workouts: workouts
        case .meals: meals
        case .weight: weight
        case .health: health
        case .money: money
        }
    }
}
