import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

extension Mood {
    /// The SVG face of the mood.
    var face: HTML { MoodFace(rawValue: rawValue)?.svg ?? Icon.smile.svg }

    /// The CSS class for the color of the mood's level.
    var tint: String { Self.tint(ofLevel: valence + 3) }

    /// The CSS class for the color of a level, 1 (worst) to 5.
    static func tint(ofLevel level: Int) -> String {
        let tints = ["tint-rose", "tint-amber", "tint-stone", "tint-teal", "tint-leaf"]
        return tints[min(max(level, 1), 5) - 1]
    }
}

/// Marks pets for which there is a suggestion.
struct AdviceMark: Sendable {
    /// The pets with suggestions.
    let pets: Set<RecordID>

    init(_ context: RequestContext, _ pets: [Subject]) {
        self.pets = Set(pets.map { $0.id }.filter { !context.state.advice(on: $0, today: context.today).isEmpty })
    }

    func view(_ pet: RecordID, _ words: Words) -> HTML? {
        pets.contains(pet)
            ? "<span class=\"advice-mark\">\(Icon.info.small)<span class=\"hidden\">\(words.thereIsAdvice)</span></span>"
            : nil
    }
}

/// The emoji of a pet, or a drawing.
enum PetIcon {
    static func small(_ pet: Subject) -> HTML {
        pet.icon.isEmpty
            ? "<span class=\"pet-face tint-\(pet.color.rawValue)\" aria-hidden=\"true\">\(drawing(pet))</span>"
            : "<span aria-hidden=\"true\">\(pet.icon)</span>"
    }

    static func large(_ pet: Subject) -> HTML {
        "<span class=\"emoji tint-\(pet.color.rawValue)\" aria-hidden=\"true\">\(pet.icon.isEmpty ? drawing(pet) : "\(pet.icon)")</span>"
    }

    /// A dog's face for a dog; the first letter of the name for any other animal.
    private static func drawing(_ pet: Subject) -> HTML {
        pet.species == .dog ? MoodFace.calm.svg : "<b>\(pet.name.prefix(1).uppercased())</b>"
    }
}

/// A mood entry in a list.
struct MoodRow: Sendable {
    let entry: MoodEntry
    let mood: Mood
    let feelings: [Feeling]
    let tags: [String]
    /// The pet's name; empty for the person.
    let name: String
    let hasAttachments: Bool

    init?(_ entry: MoodEntry, in state: State) {
        guard let mood = entry.mood else { return nil }
        self.entry = entry
        self.mood = mood
        feelings = state.feelings(of: entry.id)
        tags = state.moodTags(of: entry.id)
        name = state.subject(entry.subject)?.name ?? ""
        hasAttachments = !state.attachments(of: .mood(entry.id)).isEmpty
    }

    /// Whether it has nothing but its mood.
    var isBare: Bool { feelings.isEmpty && tags.isEmpty && entry.note.isEmpty }

    /// - Parameter back: the page to return to from the entry; nil for the page where moods are logged.
    func view(
        _ words: Words, isJust: Bool = false, isWhoseShown: Bool = true, back: PageRoute? = nil,
        opensSheet: Bool = false
    ) -> HTML {
        let query = back.map { "?" + FormFields([("back", $0.url)]).urlEncoded } ?? ""
        let page = MoodPageRoute.entry(entry.id).url + query
        let link = opensSheet ? PageRoute.log(.moodEntry(entry.id), back: back?.url ?? "").url : page
        var details: [HTML] = ["<span class=\"number\">\(words.time(entry.moment.time))</span>"]
        if isWhoseShown, !name.isEmpty { details.append("<span><bdi>\(name)</bdi></span>") }
        if !entry.source.isEmpty { details.append("<span><bdi>\(entry.source)</bdi></span>") }
        if hasAttachments {
            details.append("<span>\(Icon.attach.small)<span class=\"hidden\">\(words.attachments)</span></span>")
        }
        for feeling in feelings { details.append("<span>\(words.feeling(feeling))</span>") }
        for tag in tags { details.append("<span class=\"tag\">#<bdi>\(tag)</bdi></span>") }
        return """
            <li class="mood \(mood.tint)\(if: isJust, " just")"><a class="line" href="\(link)"\(attribute: "data-sheet", if: opensSheet)>\
            <span class="face-mark">\(mood.face)</span><span><strong>\(words.mood(mood))</strong>\
            <small class="details">\(details)</small>\(if: !entry.note.isEmpty, "<span class=\"said\"><bdi>\(Self.excerpt(entry.note))</bdi></span>")</span></a></li>

            """
    }

    /// The beginning of a note, for a list.
    private static func excerpt(_ note: String) -> String {
        let line = PlainText.line(note)
        return line.count > 200 ? String(line.prefix(199)) + "…" : line
    }
}

/// The entries of a day.
struct MoodDay: Sendable {
    let day: Day
    let rows: [MoodRow]

    /// Groups entries by day, latest first within and between days.
    static func all(of entries: [MoodEntry], in state: State) -> [MoodDay] {
        var days: [Day: [MoodRow]] = [:]
        for entry in entries.reversed() {
            guard let day = entry.day, let row = MoodRow(entry, in: state) else { continue }
            days[day, default: []].append(row)
        }
        return days.sorted { $0.key > $1.key }.map { MoodDay(day: $0.key, rows: $0.value) }
    }

    func view(
        _ words: Words, today: Day, just: RecordID? = nil, isWhoseShown: Bool = true, back: PageRoute? = nil
    ) -> HTML {
        """
        <section class="group"><h2>\(words.capitalized(words.near(day, to: today)))</h2>
        <ul class="list moods">\(rows.map { $0.view(words, isJust: $0.entry.id == just, isWhoseShown: isWhoseShown, back: back) })</ul></section>

        """
    }
}
