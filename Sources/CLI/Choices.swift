import DaybookCore
import Words

extension Words {
    /// Parses a choice by name. Throws an error that lists all choices.
    func choice<Choice: RawRepresentable<String> & CaseIterable>(_ typed: String) throws -> Choice {
        guard let choice = Choice(rawValue: typed.lowercased()) ?? Choice(rawValue: typed) else {
            throw refused(typed, among: Choice.allCases.map(\.rawValue))
        }
        return choice
    }

    /// A refusal that lists all choices and suggests the most similar one.
    func refused(_ typed: String, among choices: [String]) -> InvalidRequest {
        let list = filterUnknown(typed, choices: choices)
        guard let nearest = Words.nearest(to: typed, in: choices) else { return InvalidRequest(list) }
        return InvalidRequest("\(list).\(didYouMean(nearest))")
    }

    /// The name of a colour as it is stored; nil for none. Throws an error that lists all colours.
    func paletteName(_ typed: String?) throws -> String? {
        guard let typed else { return nil }
        let line = PlainText.line(typed).lowercased()
        // A colour in hexadecimal digits becomes the most similar one.
        if line.isEmpty || line.hasPrefix("#") && Palette(nearestTo: line) != nil { return line }
        let match = Palette.allCases.first {
            [$0.rawValue, color($0.rawValue) ?? ""].contains { PlainText.isSame($0, line) }
        }
        guard let match else { throw InvalidRequest("\(colorUnknown(line)): \(choices(Palette.self))") }
        return match.rawValue
    }
}

/// All choices as a list: "lose, keep, gain".
func choices<Choice: CaseIterable & RawRepresentable<String>>(_ type: Choice.Type) -> String {
    type.allCases.map { $0.rawValue }.joined(separator: ", ")
}
