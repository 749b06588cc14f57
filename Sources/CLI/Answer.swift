import Interchange

/// What a command has to say, for people and for programs.
struct Answer {
    let lines: [String]
    let json: () -> JSONValue
    /// What the program ends with: 0, or 1 where the answer is that something is broken.
    var status: Int32 = 0

    init(_ lines: [String], json: @autoclosure @escaping () -> JSONValue) {
        self.lines = lines
        self.json = json
    }

    init(_ line: String, json: @autoclosure @escaping () -> JSONValue) {
        self.init([line], json: json())
    }

    /// As it is printed.
    func text(asJSON: Bool) -> String {
        asJSON ? json().indentedText : lines.map { $0.shown + "\n" }.joined()
    }
}
