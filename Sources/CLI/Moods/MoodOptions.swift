import ArgumentParser
import CivilTime
import DaybookCore
import Phrasing
import Words

/// What an entry says beside its mood, as far as it is said.
struct MoodOptions: ParsableArguments {
    @Option(help: "What happened.")
    var note: String?

    @Option(help: "A tag. Can be given several times.")
    var tag: [String] = []

    @Option(help: "A feeling beside your own mood. Can be given several times.")
    var feeling: [String] = []

    @Option(help: ArgumentHelp("When it was: 21:30, or 2026-11-20T21:30.", valueName: "moment"))
    var at: String?
}

extension MoodOptions {
    /// Changes what is said of an entry; tags and feelings come beside those there are.
    func apply(to draft: inout MoodDraft, in session: Session) throws {
        if let note { draft.note = note }
        draft.tags += tag
        draft.feelings += try feeling.map { try session.feeling($0) }
        if let at { draft.moment = try session.moodMoment(at, day: draft.moment?.day) }
    }
}

extension Session {
    /// The mood that was typed in English or in the person's language.
    func mood(_ typed: String, isOfPet: Bool) throws -> Mood {
        let typed = PlainText.line(typed)
        if let mood = words.mood(typed: typed, isOfPet: isOfPet) { return mood }
        if let other = words.mood(typed: typed, isOfPet: !isOfPet) { throw MoodRefusal.moodOfAnother(other) }
        throw MoodRefusal.unknownMood(typed)
    }

    func feeling(_ typed: String) throws -> Feeling {
        let typed = PlainText.line(typed)
        guard let feeling = words.feeling(typed: typed) else { throw MoodRefusal.unknownFeeling(typed) }
        return feeling
    }

    /// The moment that was typed, such as "2026-11-20T21:30", or "21:30" on a day or, without one, when it was last.
    fileprivate func moodMoment(_ typed: String, day: Day?) throws -> DateTime {
        if let time = TimeOfDay(typed) ?? TimeOfDay("0" + typed) {
            if let day { return DateTime(day, at: time) }
            let today = now.calendarDay
            return DateTime(time.minutes > now.time.minutes ? today.advanced(by: -1) : today, at: time)
        }
        guard let moment = DateTime(typed) else { throw MoodRefusal.noSuchMoment(typed) }
        return moment
    }

    /// Carries out a command on moods.
    func decide(_ command: MoodCommand, in state: State) throws -> Decision {
        try command.decide(in: state, now: now)
    }
}
