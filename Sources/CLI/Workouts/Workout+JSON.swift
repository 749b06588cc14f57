import CivilTime
import DaybookCore
import DaybookWeb
import Interchange

extension Session {
    /// A workout with its sets and computed values, in metric units.
    func json(_ workout: Workout, in state: State) -> JSONValue {
        let energy = state.energy(of: workout, state.weightTrend)
        let sets = state.sets(of: workout.id).map { set -> JSONValue in
            [
                "id": .string(set.id.hex), "exercise": .text(state.exercise(of: set).map { words.name($0) }),
                "kind": .string(set.kind.rawValue), "repetitions": integer(set.repetitions), "load": .amount(set.load),
                "reserve": integer(set.repsInReserve), "seconds": integer(set.seconds), "metres": .amount(set.metres),
            ]
        }
        return [
            "id": .string(workout.id.hex), "title": .string(words.name(workout, in: state)),
            "type": .text(state.type(of: workout)?.rawValue), "day": .text(workout.day?.text),
            "time": .text(workout.time?.text), "minutes": integer(workout.minutes),
            "energy": .amount(energy?.kilocalories), "energyEstimated": .bool(energy?.isEstimate ?? false),
            "exercises": .count(state.exerciseCount(of: workout)), "note": .string(workout.note), "sets": .array(sets),
        ]
    }

    func json(_ totals: WorkoutTotals) -> JSONValue {
        [
            "first": .string(totals.first.text), "last": .string(totals.last.text), "count": .count(totals.count),
            "minutes": .integer(totals.minutes), "energy": .number(totals.kilocalories),
            "energyEstimated": .bool(totals.hasEstimates), "volume": .number(totals.volume),
            "metres": .number(totals.metres),
        ]
    }

    func json(_ records: ExerciseRecords, in state: State) -> JSONValue {
        func best(_ best: ExerciseRecords.Best?) -> JSONValue {
            guard let best else { return nil }
            return ["value": .number(best.value), "day": .string(best.day.text), "set": .string(best.set.hex)]
        }
        let exercise = state.exercise(records.exercise) ?? state.exercises[records.exercise]
        return [
            "exercise": .text(exercise.map { words.name($0) }), "sets": .count(records.setCount),
            "oneRepMax": best(records.oneRepMax), "heaviest": best(records.heaviest), "bestSet": best(records.bestSet),
            "mostRepetitions": best(records.mostRepeated), "longest": best(records.longest),
            "farthest": best(records.farthest), "fastest": best(records.fastest),
        ]
    }

    func json(_ exercise: Exercise) -> JSONValue {
        [
            "id": .string(exercise.id.hex), "name": .string(words.name(exercise)), "code": .text(exercise.code),
            "muscle": .string(exercise.muscle.rawValue), "equipment": .string(exercise.equipment.rawValue),
            "type": .string(exercise.type.rawValue), "metabolicEquivalent": .amount(exercise.type.metabolicEquivalent),
        ]
    }

    private func integer(_ number: Int64?) -> JSONValue { number.map { .integer($0) } ?? nil }
}
