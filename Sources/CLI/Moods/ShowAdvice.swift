import ArgumentParser
import DaybookCore
import Interchange
import Phrasing
import Words

struct ShowAdvice: ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "advice", abstract: "Show advice from your moods, with the entries it is based on.")

    @Option(help: ArgumentHelp("Only advice about this pet; \"me\" for yourself.", valueName: "pet"))
    var subject: String?

    @OptionGroup var global: GlobalOptions

    /// The maximum number of entries to list for one piece of advice. More are only counted.
    private static let most = 5

    func run(in session: Session) throws -> CommandOutput {
        try session.read { state in
            let advices = try session.advice(on: subject, in: state)
            let numbers = MoodListNumbers(state)
            return CommandOutput(
                lines(advices, session, state, numbers),
                json: ["advice": .array(advices.map { session.json($0, in: state, numbers) })])
        }
    }

    private func lines(
        _ advices: [NumberedAdvice], _ session: Session, _ state: State, _ numbers: MoodListNumbers
    ) -> [String] {
        let words = session.words
        if advices.isEmpty { return [words.noAdvice] }
        let today = state.today(session.now)
        var lines: [String] = []
        for item in advices {
            let entries = item.advice.entries.compactMap { state.mood($0) }
            var columns = Columns()
            for entry in entries.suffix(Self.most).reversed() {
                let day = Columns.Cell(words.near(entry.day ?? today, to: today), .faint)
                columns.append([day] + session.row(entry, in: state, numbers))
            }
            if !lines.isEmpty { lines.append("") }
            lines.append("\(session.style(.strong, "\(item.number)"))  \(item.sentence)")
            lines += columns.lines(session.style, indent: 5)
            let left = entries.count - Self.most
            if left > 0 { lines.append(session.style(.faint, "     + \(words.moodEntries(left))")) }
        }
        return lines + ["", session.style(.faint, words.adviceFoot)]
    }
}

struct DismissAdvice: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "dismiss", abstract: "Dismiss a piece of advice, by its number in daybook mood advice.")

    @Argument(help: "Its number.")
    var number: Int

    @Option(help: ArgumentHelp("As for daybook mood advice.", valueName: "pet"))
    var subject: String?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        var dismissed: (item: NumberedAdvice, json: JSONValue)?
        try session.save { state in
            let advices = try session.advice(on: subject, in: state)
            guard advices.indices.contains(number - 1) else {
                throw InvalidRequest(session.words.adviceUnknown(number, count: advices.count))
            }
            let item = advices[number - 1]
            dismissed = (item, session.json(item, in: state, MoodListNumbers(state)))
            return try session.decide(.dismiss(item.advice.cause), in: state)
        }
        guard let dismissed else { return CommandOutput([], json: nil) }
        return CommandOutput([session.words.adviceDismissed, dismissed.item.sentence], json: dismissed.json)
    }
}

/// Advice with its number in the list.
struct NumberedAdvice {
    let number: Int
    let advice: Advice
    /// The pet it concerns; nil for the person.
    let name: String?
    let sentence: String
}

extension Session {
    /// The advice on the person and then each pet, or on one of them.
    fileprivate func advice(on typed: String?, in state: State) throws -> [NumberedAdvice] {
        let pet = try subject(typed, in: state)
        let pets = typed == nil ? state.activeSubjects : pet.map { [$0] } ?? []
        let today = state.today(now)
        var found: [(advice: Advice, name: String?)] = []
        if pet == nil { found += state.advice(on: nil, today: today).map { ($0, nil) } }
        for pet in pets { found += state.advice(on: pet.id, today: today).map { ($0, pet.name) } }
        return found.enumerated().map { place, item in
            NumberedAdvice(
                number: place + 1, advice: item.advice, name: item.name,
                sentence: words.sentence(of: item.advice, name: item.name))
        }
    }

    fileprivate func json(_ item: NumberedAdvice, in state: State, _ numbers: MoodListNumbers) -> JSONValue {
        [
            "number": .count(item.number),
            "rule": .string("\(item.advice.rule)"),
            "subject": .text(item.name),
            "text": .string(item.sentence),
            "entries": .array(
                item.advice.entries.compactMap { state.mood($0) }.map { json($0, in: state, numbers) }),
        ]
    }
}
