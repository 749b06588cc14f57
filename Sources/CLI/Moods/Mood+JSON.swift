import CivilTime
import DaybookCore
import DaybookWeb
import Interchange
import Journal

extension Session {
    /// An entry with its feelings and tags.
    func json(_ entry: MoodEntry, in state: State, _ numbers: MoodListNumbers) -> JSONValue {
        let moment = entry.moment
        return [
            "id": .string(entry.id.hex),
            "number": .string(numbers.number(of: entry)),
            "subject": .text(state.subject(entry.subject)?.name),
            "mood": .text(entry.mood?.rawValue),
            "valence": .integer(Int64(entry.mood?.valence ?? 0)),
            "feelings": .array(state.feelings(of: entry.id).map { .string($0.rawValue) }),
            "tags": .array(state.moodTags(of: entry.id).map { .string($0) }),
            "note": .string(entry.note),
            "at": .string("\(moment.calendarDay.text)T\(moment.time.text)"),
            "day": .text(entry.day?.text),
            "source": .string(entry.source),
        ]
    }

    func json(_ pet: Subject, in state: State) -> JSONValue {
        var members = [JSONMember("id", .string(pet.id.hex))] + pet.editableFields()
        members += [
            JSONMember("archived", .bool(pet.isArchived)),
            JSONMember("createdOn", .text(pet.createdOn?.text)),
            JSONMember("entries", .count(state.moodEntries(of: pet.id).count)),
        ]
        return .object(members)
    }
}
