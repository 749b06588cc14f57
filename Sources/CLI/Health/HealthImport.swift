import CivilTime
import DaybookCore
import Interchange
import Phrasing
import Words

/// Imports an Apple Health export.
struct HealthImport {
    let export: HealthExport
    /// The order of sources given by the person, to be saved; nil if none.
    let order: [String]?
    let dryRun: Bool
    let restoresDeleted: Bool
    /// Whether the imported records earn points.
    let earns: Bool
    /// Whether to import the readable part of a damaged export.
    let allowsPartial: Bool

    /// The maximum number of unsupported record types to list.
    private static let maximumIgnoredTypes = 12

    /// Whether to import rather than only preview.
    private var isDone: Bool { !dryRun && (export.isComplete || allowsPartial) }

    func run(in session: Session) throws -> CommandOutput {
        var made: ImportPlan?
        func plan(_ state: State) -> ImportPlan {
            let plan = ImportPlan(
                days: export.days, workouts: export.workouts, isComplete: export.isComplete, into: state,
                restoresDeleted: restoresDeleted)
            made = plan
            return plan
        }
        if isDone {
            try session.save { state in
                session.importing(
                    plan(state).changes + (order.map { state.remembering(healthSources: $0) } ?? []), in: state,
                    earns: earns)
            }
        } else {
            _ = try session.read(plan)
        }
        guard let made else { return CommandOutput([], json: nil) }
        let workouts = made.health.newWorkoutCount + made.health.changedWorkoutCount
        let points = try session.pointLines(earns: earns, isImported: isDone && workouts > 0)
        var output = CommandOutput(lines(made, session) + points, json: json(made))
        if !isDone, !dryRun { output.status = 1 }
        return output
    }

    private func lines(_ plan: ImportPlan, _ session: Session) -> [String] {
        let words = session.words
        let health = plan.health
        var lines = [words.recognised("Apple Health"), words.healthRead(export.importedCount, sources: export.sources)]
        let days = health.newDayCount + health.changedDayCount
        let workouts = health.newWorkoutCount + health.changedWorkoutCount
        if plan.changes.isEmpty {
            lines.append(export.importedCount == 0 ? words.nothingReadable : words.nothingNew)
        } else {
            lines.append(
                isDone
                    ? words.imported(healthDays: days, workouts: workouts)
                    : words.willBeImported(healthDays: days, workouts: workouts))
            if health.existingDayCount + health.existingWorkoutCount > 0 {
                lines.append(
                    words.alreadyHere(healthDays: health.existingDayCount, workouts: health.existingWorkoutCount))
            }
        }
        if health.deletedWorkoutCount > 0 { lines.append(words.deletedHere(workouts: health.deletedWorkoutCount)) }
        if !export.ignored.isEmpty {
            let named = export.ignored.prefix(Self.maximumIgnoredTypes).map { (name: $0.name, count: $0.count) }
            lines.append(words.healthOthers(named, more: export.ignored.count - named.count))
        }
        for problem in export.problems {
            lines.append(
                session.style(
                    .bad,
                    words.healthProblem(
                        words.name(problem.kind), count: problem.count, offsets: problem.offsets)))
        }
        if !export.isComplete, !allowsPartial { lines.append(words.healthPartial) }
        return lines
    }

    private func json(_ plan: ImportPlan) -> JSONValue {
        func typeCounts(_ typeCounts: [HealthExport.TypeCount]) -> JSONValue {
            .array(typeCounts.map { ["type": .string($0.name), "count": .integer($0.count)] })
        }
        return [
            "format": "Apple Health",
            "dryRun": .bool(!isDone),
            "changed": .bool(isDone && !plan.changes.isEmpty),
            "whole": .bool(export.isComplete),
            "bytes": .integer(export.byteCount),
            "newDays": .count(plan.health.newDayCount),
            "changedDays": .count(plan.health.changedDayCount),
            "knownDays": .count(plan.health.existingDayCount),
            "newWorkouts": .count(plan.health.newWorkoutCount),
            "changedWorkouts": .count(plan.health.changedWorkoutCount),
            "knownWorkouts": .count(plan.health.existingWorkoutCount),
            "deletedWorkouts": .count(plan.health.deletedWorkoutCount),
            "sources": .array(export.sources.map { .string($0) }),
            "kept": typeCounts(export.imported),
            "others": typeCounts(export.ignored),
            "problems": .array(
                export.problems.map { problem in
                    [
                        "kind": .string("\(problem.kind)"), "count": .integer(problem.count),
                        "offsets": .array(problem.offsets.map { .integer($0) }),
                    ]
                }),
        ]
    }
}
