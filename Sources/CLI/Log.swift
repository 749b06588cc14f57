import ArgumentParser
import DaybookCore
import Journal
import Phrasing
import Words

/// The `log` command: it stands for the commands that log each kind of thing (see `Arguments`), or adds what a sentence
/// says, as the line on a page does.
struct Log: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "log",
        abstract: "Log a mood, a note, a meal, your weight, a workout, a task or progress toward a goal.",
        usage: "daybook log <kind> <argument>… | <sentence>",
        discussion: """
            daybook log mood good
            daybook log note "Met Ann by the river."
            daybook log meal lunch "oats 60 g"
            daybook log weight 81.4
            daybook log workout Yoga --minutes 30
            daybook log task 'Called the bank' --spent 20m
            daybook log progress Read 7
            daybook log ran 5 km in 27 min
            daybook log 'mood good, walk'
            daybook log 2 eggs and toast
            daybook log slept 7:30
            daybook log habit Swim every monday
            daybook log netflix 12.99 monthly
            """)

    @Argument(
        help: ArgumentHelp(
            "mood, note, meal, weight, workout, task or progress with its arguments, or a sentence.",
            valueName: "kind"))
    var typed: [String]

    @OptionGroup var global: GlobalOptions

    /// The commands that each kind stands for.
    static let commands = [
        "mood": ["mood", "log"], "note": ["note", "add"], "meal": ["meal", "log"], "weight": ["weigh"],
        "workout": ["workout", "log"], "task": ["task", "log"], "progress": ["goal", "progress"],
    ]

    /// The kinds in the order of the help.
    static let kinds = ["mood", "note", "meal", "weight", "workout", "task", "progress"]

    private var sentence: String { typed.joined(separator: " ") }

    /// The entry that the sentence means. An unknown food is taken for a food rather than a task.
    private func entry(_ words: Words, _ state: State, _ session: Session) throws -> QuickEntry {
        let entry = words.quickEntry(sentence, in: state, now: session.now, knowsAllParts: true)
        guard case .task(let line) = entry else { return entry }
        if words.canBeMeal(sentence) {
            return words.quickEntry(sentence, in: state, now: session.now, reading: .meal, knowsAllParts: true)
        }
        guard !line.parts.isEmpty else { throw refusal(words) }
        return entry
    }

    /// The refusal of a sentence that says nothing to log, or of a kind that was mistyped.
    private func refusal(_ words: Words) -> InvalidRequest {
        if Words.nearest(to: typed[0], in: Self.kinds) != nil { return words.refused(typed[0], among: Self.kinds) }
        return InvalidRequest(words.isLongLimit(sentence) ? words.limitsAreOfADay : words.notLogged(sentence))
    }

    func run(in session: Session) throws -> CommandOutput {
        let words = session.words
        var part: JournalPart?
        let batches = try session.write { state in
            let entry = try entry(words, state, session)
            part = entry.part
            do {
                return try entry.decide(
                    in: state, words, now: session.now, id: Randomness.recordID(), newID: Randomness.recordID)
            } catch QuickEntryRefusal.unknownFood(let name) {
                throw session.unknownFood(name)
            }
        }
        return try session.read { state in
            let sentence = words.description(of: batches, in: state, today: state.today(session.now))
            // The first transaction makes an account.
            let added = Set(batches.flatMap(\.changes).filter { $0.table == Account.table }.map(\.record))
            let accounts = state.accounts.rows.filter { added.contains($0.id) }
                .map { words.accountAdded(state.accountTitle($0.id)) }
            let hint = part.map { session.hint(onHidden: $0, in: state) } ?? []
            return CommandOutput(
                batches.isEmpty ? [words.nothingChanged] : [sentence] + accounts + hint,
                json: ["action": .text(batches.first?.action.name), "message": .string(sentence)])
        }
    }
}

extension QuickEntry {
    /// Whether it says what was done or measured, rather than what is planned.
    var isLogged: Bool {
        switch self {
        case .weight, .sleep, .workout, .mood, .note, .meal, .mark: true
        case .money(let money): money.repetition == nil
        case .task, .habit, .goal: false
        }
    }
}

/// The `add` command, which stands for `task add`; see `Arguments`.
struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a task; short for task add.",
        discussion: "daybook add Call the bank tomorrow at 9")

    @OptionGroup var line: TaskLine
    @OptionGroup var options: TaskOptions
    @OptionGroup var global: GlobalOptions

    func run() throws {}
}
