import ArgumentParser
import CivilTime
import DaybookCore
import Journal
import Words

struct DeleteHealth: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Delete the health data of a range of days, and the workouts recorded then.",
        discussion: """
            Without --to, the data of one day. This can be undone. A later import restores the days' numbers.
            """)

    @OptionGroup var range: DayRangeOptions

    @Flag(help: "Delete all health data.")
    var all = false

    @Option(help: ArgumentHelp("Delete one recorded workout, by its id from health show --json.", valueName: "id"))
    var workout: String?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let isDated = range.from != nil
        guard [all, isDated, workout != nil].count(where: { $0 }) == 1, isDated || range.to == nil else {
            throw InvalidRequest(session.words.healthDaysMissing)
        }
        var dayCount = 0
        var workoutCount = 0
        try session.save { state in
            if let workout {
                guard let id = RecordID(hex: workout) else {
                    throw InvalidRequest(
                        session.words.workoutUnknown(workout, nearest: nil)
                            + session.words.listed(by: "daybook health show --json", unless: nil))
                }
                workoutCount = 1
                return try HealthCommand.deleteWorkout(id).decide(in: state)
            }
            let days = try range.days(in: session, state, last: { $0 ?? .last })
            dayCount = state.healthDays(days).count
            workoutCount = state.healthWorkouts(days).count
            return try HealthCommand.delete(days).decide(in: state)
        }
        return CommandOutput(
            session.words.deleted(healthDays: dayCount, workouts: workoutCount),
            json: ["days": .count(dayCount), "workouts": .count(workoutCount)])
    }
}
