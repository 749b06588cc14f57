import ArgumentParser
import CivilTime
import DaybookCore
import Interchange
import Words

struct ShowHealth: ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show what a watch or phone measured, day by day.",
        discussion: """
            Without --from and --to, the last seven days with data. The export.zip of Apple Health is read by daybook \
            import.
            """)

    @OptionGroup var range: DayRangeOptions

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        try session.read { state in
            let latest = state.healthDays().last?.day ?? state.today(session.now)
            let range = try range.days(
                in: session, state, last: { max($0 ?? latest, latest) }, first: { $0.advanced(by: -6) })
            let days = state.healthDays(range)
            let workouts = state.healthWorkouts(range)
            return CommandOutput(
                lines(days, workouts, session),
                json: ["days": .array(days.map { $0.json }), "workouts": .array(workouts.map { $0.json })])
        }
    }

    private func lines(_ days: [HealthDay], _ workouts: [HealthWorkout], _ session: Session) -> [String] {
        let words = session.words
        if days.isEmpty, workouts.isEmpty { return [words.noHealthYet] }
        var columns = Columns()
        columns.append(
            [Columns.Cell(words.healthDay, .faint)]
                + [
                    words.healthSteps, words.healthDistance, words.healthActiveEnergy, words.healthExercise,
                    words.healthSleep, words.healthRestingRate, words.healthVariability, words.healthWeight,
                    words.healthWorkouts,
                ].map { Columns.Cell($0, .faint, isNumber: true) })
        for day in Set(days.compactMap { $0.day } + workouts.compactMap { $0.day }).sorted() {
            let healthDay = days.first { $0.day == day } ?? HealthDay(day)
            let count = workouts.reduce(0) { $1.day == day ? $0 + 1 : $0 }
            func number(_ measure: HealthMeasure, by divisor: Double = 1, digits: Int = 0) -> String {
                healthDay[measure].map { words.number($0 / divisor, maximumFractionDigits: digits) } ?? ""
            }
            let figures = [
                number(.steps), number(.distance, by: 1000, digits: 1), number(.activeEnergy), number(.exerciseMinutes),
                healthDay.asleepMinutes.map { words.hoursAndMinutes($0) } ?? "", number(.restingHeartRate),
                number(.heartRateVariability), number(.weight, digits: 1), count > 0 ? words.number(count) : "",
            ]
            columns.append([Columns.Cell(day.text)] + figures.map { Columns.Cell($0, isNumber: true) })
        }
        return columns.lines(session.style)
    }
}

extension HealthDay {
    /// The day with all its values.
    fileprivate var json: JSONValue {
        .object(
            [JSONMember("day", .string(day?.text ?? ""))]
                + HealthMeasure.allCases.compactMap { measure in
                    self[measure].map { JSONMember(measure.rawValue, .number($0)) }
                })
    }
}

extension HealthWorkout {
    fileprivate var json: JSONValue {
        [
            "id": .string(id.hex), "type": .string(type), "day": .string(day?.text ?? ""),
            "start": start.map { .integer($0) } ?? .null, "offset": offset.map { .integer($0) } ?? .null,
            "seconds": .amount(seconds), "energy": .amount(energy), "distance": .amount(distance),
            "source": .string(source),
        ]
    }
}
