import ArgumentParser
import CivilTime
import DaybookCore
import Interchange
import Phrasing
import Words

struct ShowBody: ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show your weight, its trend and your energy target.")

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        try session.read { state in CommandOutput(lines(session, state), json: session.json(bodyIn: state)) }
    }

    private func lines(_ session: Session, _ state: State) -> [String] {
        let words = session.words
        let today = state.today(session.now)
        let profile = state.profile
        let trend = state.weightTrend
        var rows: [(String, String)] = []
        if let weight = state.latestValue(of: .weight, on: today) {
            rows.append(row(weight, .weight, words, profile, today))
        }
        if let point = trend.latest(on: today) {
            var figures = [words.measured(point.trend, .weight, profile.units)]
            if let slope = trend.slope(to: today) {
                figures.append(words.weightChange(slope.perWeek, imperial: profile.units == .imperial))
            }
            rows.append((words.weightTrend, figures.joined(separator: " · ")))
        }
        if let mean = trend.sevenDayMean(on: today) {
            rows.append((words.weightSevenDayMean, words.measured(mean, .weight, profile.units)))
        }
        for measure in BodyMeasure.allCases where measure != .weight {
            guard let latest = state.latestValue(of: measure, on: today) else { continue }
            rows.append(row(latest, measure, words, profile, today))
        }
        if let index = state.bodyMassIndex(trend, on: today) {
            rows.append((words.bodyMassIndex, words.number(index, maximumFractionDigits: 1)))
        }
        rows += weightGoal(words, state, trend, today) + energy(words, state, trend, today)
        if rows.isEmpty { return [words.noMeasurementsYet, words.targetUnknown] }
        var columns = Columns()
        for row in rows { columns.append([Columns.Cell(row.0, .faint), Columns.Cell(row.1, .strong)]) }
        var lines = columns.lines(session.style)
        let tooLow = state.isWeightGoalTooLow(trend, on: today) ? ["", words.weightGoalTooLow] : []
        guard let target = state.energyTarget(trend, on: today) else {
            let isMinor = profile.age(on: today).map { $0 < 18 } ?? false
            return lines + ["", isMinor ? words.targetForAdults : words.targetUnknown] + tooLow
        }
        if target.isAtMinimum {
            lines += ["", words.targetRaised]
        } else if target.isBelowBasal {
            lines += ["", words.targetBelowBasal]
        }
        return lines + tooLow
    }

    private func row(
        _ figure: BodyValue, _ measure: BodyMeasure, _ words: Words, _ profile: Profile, _ today: Day
    ) -> (String, String) {
        (
            words.name(measure),
            "\(words.measured(figure.value, measure, profile.units)), \(words.near(figure.day, to: today))"
        )
    }

    private func weightGoal(_ words: Words, _ state: State, _ trend: WeightTrend, _ today: Day) -> [(String, String)] {
        let profile = state.profile
        var figures = profile.goal.map { [words.name($0)] } ?? []
        if let weight = profile.goalWeight { figures.append(words.measured(weight, .weight, profile.units)) }
        if let forecast = state.weightForecast(trend, on: today) {
            figures.append(words.sentence(of: forecast, today: today))
        }
        return figures.isEmpty ? [] : [(words.weightGoal, figures.joined(separator: " · "))]
    }

    private func energy(_ words: Words, _ state: State, _ trend: WeightTrend, _ today: Day) -> [(String, String)] {
        guard let target = state.energyTarget(trend, on: today) else {
            return state.basalMetabolicRate(trend, on: today).map { [(words.basalMetabolicRate, words.energyADay($0))] }
                ?? []
        }
        var rows = target.basal.map { [(words.basalMetabolicRate, words.energyADay($0))] } ?? []
        if let measured = target.measured {
            rows.append((words.energySpentMeasured, words.measuredEnergy(measured.spent, margin: measured.margin)))
        }
        if !target.isMeasured { rows.append((words.energySpent, words.energyADay(target.spent))) }
        return rows + [(words.energyTarget, words.energyADay(target.kilocalories))]
    }
}
