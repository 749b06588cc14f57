import CivilTime
import DaybookCore
import Interchange
import Journal
import Markup
import Phrasing
import Words

/// The moods in the preview of an import.
struct PlannedMoods: Sendable {
    let plan: ImportPlan
    let moods: ImportedMoods

    /// The maximum number of names to choose a level for; further ones use the guess.
    static let maximumNames = 50

    func view(_ words: Words) -> HTML {
        """
        <dl class="figures"><div class="stat"><dt>\(words.newMoods)</dt><dd>\(words.number(plan.newMoodCount))</dd></div>\
        <div class="stat"><dt>\(words.hereAlready)</dt><dd>\(words.number(plan.existingMoodCount + plan.deletedMoodCount))</dd></div></dl>
        \(moods.warnings.map { "<div class=\"notice warn after\">\(Icon.info.svg)<p>\(words.sentence($0))</p></div>" as HTML })
        <section class="group"><h2>\(words.moodsOfFile) <span class="count">\(words.number(moods.moods.count)) · \(span(words))</span></h2>
        <ul class="list">\(Mood.ofPerson.reversed().map { row($0, words) })</ul></section>

        """
    }

    /// The range of days.
    private func span(_ words: Words) -> String {
        let days = moods.moods.map { $0.moment.calendarDay }
        guard let first = days.min(), let last = days.max() else { return "" }
        return words.range(first, last)
    }

    /// The number of entries with a mood, and its names in the file.
    private func row(_ mood: Mood, _ words: Words) -> HTML {
        let found = moods.moods.filter { $0.mood == mood }
        if found.isEmpty { return .empty }
        var names: [String] = []
        for name in found.map({ $0.source }) where !name.isEmpty && !names.contains(name) && names.count < 5 {
            names.append(name)
        }
        let note: HTML? = names.isEmpty ? nil : "<small><bdi>\(names.joined(separator: ", "))</bdi></small>"
        return """
            <li><div class="line"><span><strong>\(words.mood(mood))</strong>\(note)</span>\
            <span class="chip">\(words.number(found.count))</span></div></li>
            """
    }

    /// A choice of five levels for each name without a known level; nil if there is none.
    func choices(_ words: Words) -> HTML? {
        guard !moods.names.isEmpty else { return nil }
        let controls = FormControls(words: words, refusal: nil)
        let levels = Mood.ofPerson.reversed().map { (value: $0.rawValue, label: words.mood($0)) }
        let selects = moods.names.prefix(Self.maximumNames).enumerated().map { place, name in
            controls.select(
                Self.field(place), "\(words.quoted(name.name)) · \(words.moodCount(name.count))", levels,
                chosen: name.guess.rawValue)
        }
        return """
            <section class="card form"><h2>\(words.howGoodAreThey)</h2><p class="quiet">\(words.howGoodAreTheyHint)</p>
            \(selects)</section>

            """
    }

    /// The form field of the level for the name at an index.
    static func field(_ place: Int) -> String { "level\(place)" }
}

extension RequestContext {
    /// The levels that the person chose for the file's names.
    func levels(of file: ImportedFile) -> [String: Mood] {
        var levels: [String: Mood] = [:]
        for (place, name) in (file.moods?.names ?? []).prefix(PlannedMoods.maximumNames).enumerated() {
            guard let chosen = request.form[PlannedMoods.field(place)].flatMap({ Mood(rawValue: $0) }), !chosen.isOfPet
            else { continue }
            levels[name.name] = chosen
        }
        return levels
    }
}
