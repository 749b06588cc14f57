import DaybookCore
import Interchange
import Phrasing
import Words

extension Session {
    /// Parses mood levels given for the names in a file, each as "Meh-ish=bad".
    func levels(_ typed: [String], of file: ImportedFile) throws -> [String: Mood] {
        var levels: [String: Mood] = [:]
        let names = (file.moods?.names ?? []).map(\.name)
        for text in typed {
            guard let sign = text.lastIndex(of: "=") else { throw InvalidRequest(words.invalidLevel(text)) }
            let name = PlainText.line(String(text[..<sign]))
            let nameInFile = names.first { $0 == name } ?? names.first { PlainText.isSame($0, name) }
            if nameInFile == nil, ImportedMoods.hasFixedLevel(name) {
                throw InvalidRequest(words.moodIsFixed(name, known: names))
            }
            guard let nameInFile else { throw InvalidRequest(words.moodNotInFile(name, known: names)) }
            levels[nameInFile] = try mood(String(text[text.index(after: sign)...]), isOfPet: false)
        }
        return levels
    }
}

extension ImportPlan {
    /// The lines that report imported moods, or preview them.
    func moodLines(
        _ moods: ImportedMoods, _ levels: [String: Mood], isDone: Bool, _ words: Words
    ) -> [String] {
        var lines: [String] = []
        if changes.isEmpty {
            if deletedMoodCount == 0 { lines.append(words.nothingNew) }
        } else {
            lines.append(
                isDone
                    ? words.imported(moods: newMoodCount, pets: 0) : words.willBeImported(moods: newMoodCount, pets: 0))
        }
        if existingMoodCount > 0 { lines.append(words.alreadyHere(moods: existingMoodCount)) }
        if deletedMoodCount > 0 { lines.append(words.deletedHere(moods: deletedMoodCount, pets: 0)) }
        if newMoodCount > 0 { lines += ratingLines(moods.names, levels, isDone: isDone, words) }
        if futureCount > 0 { lines.append(words.futureLeftOut(futureCount)) }
        if cutTextCount > 0 { lines.append(words.cutTexts(cutTextCount)) }
        return lines + moods.warnings.map { words.sentence($0) }
    }

    /// The levels assigned to mood names whose level the file does not state.
    private func ratingLines(
        _ names: [UnknownMood], _ levels: [String: Mood], isDone: Bool, _ words: Words
    ) -> [String] {
        var lines = Mood.ofPerson.reversed().compactMap { mood -> String? in
            let matching = names.filter { (levels[$0.name] ?? $0.guess) == mood }.prefix(20).map(\.name)
            return matching.isEmpty ? nil : words.moodTaken(matching, for: words.mood(mood))
        }
        if !isDone, names.contains(where: { levels[$0.name] == nil }) { lines.append(words.moodTakenHint) }
        return lines
    }
}
