import Words

extension Words {
    /// Parses a choice by name. Throws an error that lists all choices.
    func choice<Choice: RawRepresentable<String> & CaseIterable>(_ typed: String) throws -> Choice {
        guard let choice = Choice(rawValue: typed) else {
            throw InvalidRequest(filterUnknown(typed, choices: Choice.allCases.map(\.rawValue)))
        }
        return choice
    }
}

/// All choices as a list: "lose, keep, gain".
func choices<Choice: CaseIterable & RawRepresentable<String>>(_ type: Choice.Type) -> String {
    type.allCases.map { $0.rawValue }.joined(separator: ", ")
}
