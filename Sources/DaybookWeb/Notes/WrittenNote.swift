import CivilTime
import DaybookCore
import Journal
import Phrasing
import Words

/// A text written on a day: a note, or the note of a habit's day or of a workout.
struct WrittenNote: Sendable {
    let id: RecordID
    let kind: NoteKind
    let day: Day
    let time: TimeOfDay?
    let text: String
    /// The habit or workout it was written about; nil for a note of its own.
    let subject: String?
    let route: PageRoute

    private init(
        _ id: RecordID, _ kind: NoteKind, _ day: Day, _ time: TimeOfDay?, _ text: String, subject: String?,
        _ route: PageRoute
    ) {
        (self.id, self.kind, self.day, self.time, self.text) = (id, kind, day, time, text)
        self.subject = subject
        self.route = route
    }

    /// Nil if the note has no day.
    init?(_ note: Note) {
        guard let day = note.day else { return nil }
        self.init(note.id, .note, day, note.time, note.text, subject: nil, .notes(.note(note.id)))
    }

    /// The notes, and those of habits' days and of workouts, of the parts that are switched on: newest first, within a day those
    /// with a time before the others.
    static func all(_ context: RequestContext) -> [WrittenNote] {
        let (state, words) = (context.state, context.words)
        var all = state.livingNotes.reversed().compactMap { WrittenNote($0) }
        if !state.settings.hides(.workouts) {
            for workout in state.livingWorkouts.reversed() where !workout.note.isEmpty {
                guard let day = workout.day else { continue }
                all.append(
                    WrittenNote(
                        workout.id, .workout, day, nil, workout.note, subject: words.name(workout, in: state),
                        .workouts(.workout(workout.id))))
            }
        }
        if !state.settings.hides(.habits) {
            for entry in state.entries.rows where !entry.note.isEmpty {
                guard let id = entry.habit, let day = entry.day, let habit = state.habit(id) else { continue }
                all.append(
                    WrittenNote(entry.id, .habit, day, nil, entry.note, subject: habit.title, .habits(.entry(id, day))))
            }
        }
        // Stable: notes of one day keep this order.
        return all.enumerated().sorted { ($1.element.day, $0.offset) < ($0.element.day, $1.offset) }.map { $0.element }
    }

    /// Whether its text, or the name of what it is about, contains what is searched for.
    func matches(_ query: SearchQuery) -> Bool {
        query.isFound(in: text) || subject.map { query.isFound(in: $0) } ?? false
    }
}
