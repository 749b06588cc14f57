import ArgumentParser
import DaybookCore
import Journal
import Words

/// The entry argument, with the global options.
struct MoodArgument: ParsableArguments {
    @Argument(help: "Its number in daybook mood list, or latest.")
    var entry: String

    @OptionGroup var global: GlobalOptions
}

/// A command on one entry.
protocol OneMoodCommand: JournalCommand {
    var choice: MoodArgument { get }
}

extension OneMoodCommand {
    var global: GlobalOptions { choice.global }
}

/// Short numbers of moods in the terminal; see `ShortNumbers`.
struct MoodListNumbers {
    private let numbers: ShortNumbers

    init(_ state: State) { numbers = ShortNumbers(state.allMoodEntries.map(\.id)) }

    func number(of entry: MoodEntry) -> String { numbers.number(of: entry.id) }
}

extension Session {
    /// Finds an entry by number, id or "latest".
    func moodEntry(_ typed: String, in state: State) throws -> MoodEntry {
        let typed = PlainText.line(typed)
        let entries = state.allMoodEntries
        if ["latest", words.latest].contains(where: { PlainText.isSame(typed, $0) }) {
            guard let last = entries.last else { throw InvalidRequest(words.noMoodsWritten) }
            return last
        }
        if typed.utf8.count >= 16, let id = RecordID(hex: typed), let entry = state.mood(id) { return entry }
        let isNumber = typed.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        let found = isNumber ? entries.filter { ShortNumbers.has($0.id, typed) } : []
        if found.count == 1 { return found[0] }
        if found.isEmpty { throw InvalidRequest(words.moodNumberUnknown(typed)) }
        let numbers = MoodListNumbers(state)
        throw InvalidRequest(words.numberAmbiguous(typed, found.prefix(10).map { numbers.number(of: $0) }))
    }

    /// Finds a pet by name, prefix of a name, or id. Nil means the person: "me", or no text.
    func subject(_ typed: String?, in state: State) throws -> Subject? {
        guard let typed, !isMe(typed) else { return nil }
        return try pet(typed, in: state, or: [words.ofMyself])
    }

    /// Whether the text means the person.
    func isMe(_ typed: String) -> Bool {
        ["me", words.ofMyself].contains { PlainText.isSame(PlainText.line(typed), $0) }
    }

    /// Finds a pet by name, prefix of a name, or id. Archived pets are searched last.
    ///
    /// - Parameter others: What else could be named.
    func pet(_ typed: String, in state: State, or others: [String] = []) throws -> Subject {
        if let pet = state.subject(RecordID(hex: typed)) { return pet }
        let living = state.livingSubjects
        for pets in [living.filter { !$0.isArchived }, living.filter { $0.isArchived }] {
            switch Words.match(typed, among: pets.map(\.name)) {
            case .one(let place): return pets[place]
            case .several(let places):
                let areAlike = Set(places.map { Words.fold(pets[$0].name) }).count < places.count
                throw InvalidRequest(
                    words.ambiguous(
                        typed, places.map { pets[$0].name }, ids: areAlike ? places.map { pets[$0].id.hex } : []))
            case .none: break
            }
        }
        throw InvalidRequest.unknown(
            typed, among: others + living.map(\.name), listedBy: "daybook pet list", words
        ) { words.petUnknown($0, nearest: $1) }
    }
}
