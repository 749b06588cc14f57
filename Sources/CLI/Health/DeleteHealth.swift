import ArgumentParser
import CivilTime
import DaybookCore
import Journal
import Words

struct DeleteHealth: JournalCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Delete the health data of a range of days, and the workouts recorded then.",
        discussion: "This can be undone. A later import restores the days' numbers.")

    @Option(help: ArgumentHelp("The first day.", valueName: "day"))
    var from: String?

    @Option(help: ArgumentHelp("The last day (default: the first one).", valueName: "day"))
    var to: String?

    @Flag(help: "Delete all health data.")
    var all = false

    @Option(help: ArgumentHelp("Delete one recorded workout, by its id from health show --json.", valueName: "id"))
    var workout: String?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        guard [all, from != nil, workout != nil].count(where: { $0 }) == 1, from != nil || to == nil else {
            throw InvalidRequest(session.words.healthDaysMissing)
        }
        var dayCount = 0
        var workoutCount = 0
        try session.save { state in
            if let workout {
                guard let id = RecordID(hex: workout) else { throw HealthRefusal.noSuchWorkout }
                workoutCount = 1
                return try HealthCommand.deleteWorkout(id).decide(in: state)
            }
            let first = try from.map { try session.day($0, in: state) } ?? .first
            let last = try to.map { try session.day($0, in: state) } ?? (all ? .last : first)
            guard first <= last else { throw HealthRefusal.lastDayBeforeFirst }
            dayCount = state.healthDays(first...last).count
            workoutCount = state.healthWorkouts(first...last).count
            return try HealthCommand.delete(first...last).decide(in: state)
        }
        return CommandOutput(
            session.words.deleted(healthDays: dayCount, workouts: workoutCount),
            json: ["days": .count(dayCount), "workouts": .count(workoutCount)])
    }
}
