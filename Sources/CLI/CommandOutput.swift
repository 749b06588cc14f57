import Interchange
import Words

/// The output of a command, as text and as JSON.
struct CommandOutput {
    let lines: [String]
    let json: () -> JSONValue
    /// The exit status: 0, or 1 if the command reports a problem.
    var status: Int32 = 0

    init(_ lines: [String], json: @autoclosure @escaping () -> JSONValue) {
        self.lines = lines
        self.json = json
    }

    init(_ line: String, json: @autoclosure @escaping () -> JSONValue) {
        self.init([line], json: json())
    }

    /// The same output after another line, if not nil. JSON stays as it is.
    func preceded(by line: String?) -> CommandOutput {
        guard let line else { return self }
        var output = CommandOutput([line] + lines, json: json())
        output.status = status
        return output
    }

    /// The same output before other lines. JSON stays as it is.
    func followed(by more: [String]) -> CommandOutput {
        if more.isEmpty { return self }
        var output = CommandOutput(lines + more, json: json())
        output.status = status
        return output
    }

    /// - Parameter problem: A problem of the journal, which an object in JSON has as a member.
    func print(asJSON: Bool, problem: String? = nil, _ words: Words) throws {
        if asJSON {
            var json = json()
            if let problem, case .object(let members) = json {
                json = .object(members + [JSONMember("journalProblem", .string(problem))])
            }
            try printOutput(json, words)
        } else {
            try printOutput(lines.map { $0 + "\n" }.joined(), words)
        }
    }
}
