import CivilTime
import DaybookCore
import Words

extension Words {
    /// The name of a figure: "Tasks done".
    public func name(_ figure: ReviewFigure) -> String {
        switch figure {
        case .tasks: tasksCompleted
        case .goals: goalsReached
        case .mood: averageMood
        case .workouts: workouts
        case .energy: energyADay
        case .weight: weightOfTrend
        case .steps: capitalized(stepsADay)
        case .sleep: capitalized(sleepANight)
        case .notes: notes
        case .spent: spent
        case .earned: earned
        }
    }

    /// The name of a figure of a single day, which is no average: "Steps".
    public func nameOfDay(_ figure: ReviewFigure) -> String {
        switch figure {
        case .mood: moodOfScale
        case .energy: energyEaten
        case .steps: capitalized(name(HealthMeasure.steps))
        case .sleep: sleep
        case .tasks, .goals, .workouts, .weight, .notes, .spent, .earned: name(figure)
        }
    }

    /// A figure over some days as text, with all its currencies; nil if nothing was logged.
    public func text(of figure: ReviewFigure, in days: ClosedRange<Day>, today: Day, _ state: State) -> String? {
        let values = state.values(of: figure, in: days, today: today, usually: currency(in: state))
        return values.isEmpty ? nil : values.map { text($0, of: figure, in: state) }.joined(separator: ", ")
    }

    /// A value of a figure as text. That of today alone is "603 kcal so far".
    public func text(_ item: ComparedValue, of figure: ReviewFigure, in state: State) -> String {
        let text = text(item.value, of: figure, in: state)
        return item.isSoFar ? soFar(text) : text
    }

    /// The value of a figure as text: "12", "81.4 kg", "7 h 10 min".
    public func text(_ value: ReviewValue, of figure: ReviewFigure, in state: State) -> String {
        switch value {
        case .money(let minorUnits, let currency): amount(minorUnits, currency)
        case .number(let number):
            switch figure {
            case .tasks, .goals, .workouts, .steps, .notes, .spent, .earned:
                self.number(number, maximumFractionDigits: 0)
            case .mood: self.number(number, maximumFractionDigits: 1)
            case .energy: energy(number)
            case .weight: measured(number, .weight, state.profile.units)
            case .sleep: reading(number, of: .sleepCore, state.profile.units)
            }
        }
    }
}
