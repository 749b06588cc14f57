import Words

extension Words {
    /// The choice of the body that a name is, or which there are.
    func choice<Choice: RawRepresentable<String> & CaseIterable>(_ typed: String) throws -> Choice {
        guard let choice = Choice(rawValue: typed) else {
            throw Refused(filterUnknown(typed, choices: Choice.allCases.map(\.rawValue)))
        }
        return choice
    }
}
