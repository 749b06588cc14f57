import ArgumentParser
import CivilTime
import DaybookCore
import Phrasing
import Words

/// Options that set an entry's fields other than the mood.
struct MoodOptions: ParsableArguments {
    @Option(help: "A note on what happened.")
    var note: String?

    @Option(help: "A tag. Can be given several times.")
    var tag: [String] = []

    @Option(help: "A feeling to log with the mood. Can be given several times.")
    var feeling: [String] = []

    @Option(help: ArgumentHelp("The time: 21:30, or yesterday 21:30.", valueName: "moment"))
    var at: String?
}

extension MoodOptions {
    /// Applies the options that were given. Tags and feelings are added to existing ones.
    ///
    /// - Parameter day: The day of a time without one; nil for the most recent such time.
    func apply(
        to entry: inout MoodEntry, _ details: inout MoodDetails, day: Day? = nil, in session: Session, _ state: State
    ) throws {
        if let note { entry.note = note }
        details.tags += tag
        details.feelings += try feeling.map { try session.feeling($0) }
        if let at { details.moment = try session.moodMoment(at, day: day, in: state) }
    }
}

extension Session {
    /// Parses a mood in English or the person's language.
    func mood(_ typed: String, isOfPet: Bool) throws -> Mood {
        let typed = PlainText.line(typed)
        if let mood = words.mood(typed: typed, isOfPet: isOfPet) { return mood }
        let known = (isOfPet ? Mood.ofPet : Mood.ofPerson).map { words.mood($0) }
        if let other = words.mood(typed: typed, isOfPet: !isOfPet) {
            throw InvalidRequest(words.moodOfAnother(words.mood(other)) + words.chooseMood(known))
        }
        throw InvalidRequest(words.moodUnknown(typed, known: known))
    }

    func feeling(_ typed: String) throws -> Feeling {
        let typed = PlainText.line(typed)
        guard let feeling = words.feeling(typed: typed) else { throw MoodRefusal.unknownFeeling(typed) }
        return feeling
    }

    /// Parses a moment such as "2026-11-20T21:30" or "yesterday 21:30", or a time on a day. Without a day it is today's; after
    /// midnight, while the person's day lasts, that of the evening before.
    fileprivate func moodMoment(_ typed: String, day: Day?, in state: State) throws -> DateTime {
        if let time = words.parseTime(typed) {
            let isOfEvening = time.minutes > now.time.minutes && state.today(now) < now.calendarDay
            return DateTime(day ?? (isOfEvening ? state.today(now) : now.calendarDay), at: time)
        }
        guard let moment = moment(typed, in: state) else { throw MoodRefusal.invalidTime(typed) }
        return moment
    }

    /// Runs a mood command.
    func decide(_ command: MoodCommand, in state: State) throws -> Decision {
        try command.decide(in: state, now: now)
    }
}
