import CivilTime
import DaybookCore
import Phrasing
import Words

/// The log of a day besides tasks, habits and moods, as the quick log of Today shows it: notes, the weight, meals, workouts and spending.
struct DayLog {
    private let day: Day
    private let today: Day
    private let session: Session
    private let state: State

    init(on day: Day, today: Day, in state: State, _ session: Session) {
        (self.day, self.today, self.session, self.state) = (day, today, session, state)
    }

    /// The text output: one line, or none if nothing was logged.
    var lines: [String] {
        let values = values
        if values.isEmpty { return [] }
        return ["\(session.style(.strong, session.words.loggedThatDay))  \(values.joined(separator: " · "))"]
    }

    private var values: [String] {
        let words = session.words
        let notes = state.settings.hides(.notes) ? 0 : state.notes(on: day).count
        let figures = [ReviewFigure.weight, .energy, .workouts, .spent].compactMap { figure -> String? in
            if state.settings.hides(figure.part) { return nil }
            let text =
                figure == .weight
                ? state.weight(on: day).map { words.measured($0, .weight, state.profile.units) }
                : words.text(of: figure, in: day...day, today: today, state)
            return text.map { "\(name(of: figure)) \($0)" }
        }
        return (notes > 0 ? [words.notes(notes)] : []) + figures
    }

    /// The name of a figure of one day.
    private func name(of figure: ReviewFigure) -> String {
        let words = session.words
        return switch figure {
        case .weight: words.weight
        case .energy: words.meals
        default: words.name(figure)
        }
    }
}
