import CivilTime
import DaybookCore
import Journal

extension Export {
    /// The body member of the document; none if there are no body records.
    static func body(_ state: State) -> [JSONMember] {
        var members: [JSONMember] = []
        let profile = Self.members(of: state.profile)
        if state.profile != Profile(id: Profile.only) {
            members.append(JSONMember("profile", .object(profile)))
        }
        let measurements = BodyMeasure.allCases.flatMap { state.measurements(of: $0) }
        members += list("measurements", measurements.map { .object([id($0.id)] + Self.members(of: $0)) })
        members += list("exercises", state.ownExercises.map { .object([id($0.id)] + Self.members(of: $0)) })
        members += list("routines", state.livingRoutines.map { routine($0, state) })
        members += list("workouts", state.livingWorkouts.map { workout($0, state) })
        members += list("foods", state.ownFoods.map { .object([id($0.id)] + Self.members(of: $0)) })
        let meals = state.meals.rows.filter { $0.isAlive }
            .sorted { ($0.day ?? .first, $0.at ?? .min, $0.id) < ($1.day ?? .first, $1.at ?? .min, $1.id) }
        members += list("meals", meals.map { meal($0, state) })
        return members.isEmpty ? [] : [JSONMember("body", .object(members))]
    }

    private static func routine(_ routine: Routine, _ state: State) -> JSONValue {
        let exercises = state.exercises(of: routine.id).map {
            JSONValue.object([id($0.id)] + Self.members(of: $0, without: "routine"))
        }
        return .object([id(routine.id)] + Self.members(of: routine) + list("exercises", exercises))
    }

    private static func workout(_ workout: Workout, _ state: State) -> JSONValue {
        let sets = state.sets(of: workout.id).map {
            JSONValue.object([id($0.id)] + Self.members(of: $0, without: "workout"))
        }
        return .object([id(workout.id)] + Self.members(of: workout) + list("sets", sets))
    }

    private static func meal(_ meal: Meal, _ state: State) -> JSONValue {
        let items = state.items(of: meal.id).map {
            JSONValue.object([id($0.id)] + Self.members(of: $0, without: "meal"))
        }
        return .object([id(meal.id)] + Self.members(of: meal) + list("items", items))
    }

    /// A member with an array; none if the array is empty.
    private static func list(_ name: String, _ elements: [JSONValue]) -> [JSONMember] {
        elements.isEmpty ? [] : [JSONMember(name, .array(elements))]
    }
}
