import DaybookCore
import Journal

extension Export {
    /// The body's member of the document; none where nothing was ever said of it.
    static func body(_ state: State) -> [JSONMember] {
        var members: [JSONMember] = []
        let profile = Self.members(of: state.body.profile)
        if state.body.profile != Profile(id: Profile.only) {
            members.append(JSONMember("profile", .object(profile)))
        }
        let measurements = BodyMeasure.allCases.flatMap { state.measurements(of: $0) }
        members += list("measurements", measurements.map { .object([id($0.id)] + Self.members(of: $0)) })
        members += list("exercises", state.ownExercises.map { .object([id($0.id)] + Self.members(of: $0)) })
        members += list("workouts", state.livingWorkouts.map { workout($0, state) })
        return members.isEmpty ? [] : [JSONMember("body", .object(members))]
    }

    private static func workout(_ workout: Workout, _ state: State) -> JSONValue {
        let sets = state.sets(of: workout.id).map {
            JSONValue.object([id($0.id)] + Self.members(of: $0, without: "workout"))
        }
        return .object([id(workout.id)] + Self.members(of: workout) + list("sets", sets))
    }

    /// A member with these elements; none where there are none.
    private static func list(_ name: String, _ elements: [JSONValue]) -> [JSONMember] {
        elements.isEmpty ? [] : [JSONMember(name, .array(elements))]
    }
}
