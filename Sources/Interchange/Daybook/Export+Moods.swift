import DaybookCore
import Journal

extension Export {
    /// All moods in order, and the dismissed suggestions; empty sections are omitted.
    static func moods(_ state: State, _ times: RecordTimes?) -> [JSONMember] {
        let moods = state.allMoodEntries.map { mood($0, state, times) }
        let dismissed = state.dismissedAdvice.rows.filter { $0.isAlive }.map { $0.id }.sorted()
            .map { JSONValue.string($0.hex) }
        return [("moods", moods), ("dismissedAdvice", dismissed)].filter { !$0.1.isEmpty }
            .map { JSONMember($0.0, .array($0.1)) }
    }

    private static func mood(_ entry: MoodEntry, _ state: State, _ times: RecordTimes?) -> JSONValue {
        var members = [id(entry.id)] + members(of: entry, times: times)
        let feelings = state.feelings(of: entry.id).map { JSONValue.string($0.rawValue) }
        if !feelings.isEmpty { members.append(JSONMember("feelings", .array(feelings))) }
        let tags = state.moodTags(of: entry.id).map { JSONValue.string($0) }
        if !tags.isEmpty { members.append(JSONMember("tags", .array(tags))) }
        return .object(members)
    }
}
