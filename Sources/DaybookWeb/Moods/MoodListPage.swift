import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The entries that match a filter, by day, latest first.
struct MoodListPage: PageView {
    let filter: MoodFilter
    let days: [MoodDay]
    /// The number of entries beyond those shown.
    let beyond: Int
    let count: Int
    let pets: [Subject]
    let tags: [String]
    let hasAny: Bool
    let today: Day
    let title: String

    /// The number of entries on a page, to which the rest of the earliest day is added.
    private static let most = 60

    var section: Section? { .moods }
    var layout: PageLayout { .plain }

    init(_ context: RequestContext, _ filter: MoodFilter) {
        let state = context.state
        self.filter = filter
        let all: [MoodEntry] =
            switch filter.owner {
            case .everyone: state.allMoodEntries
            case .person: state.moodEntries(of: nil)
            case .pet(let id): state.moodEntries(of: id)
            }
        let found = filter.matching(all, in: state, context.words)
        count = found.count
        var first = max(0, found.count - Self.most)
        while first > 0, found[first - 1].day == found[first].day { first -= 1 }
        beyond = first
        days = MoodDay.all(of: Array(found[first...]), in: state)
        pets = state.livingSubjects
        tags = state.moodTagCounts.map { $0.name }
        hasAny = !all.isEmpty || filter.owner != .everyone
        today = context.today
        title = context.words.title(context.words.moods, context.words.moodList)
    }

    func view(_ words: Words) -> HTML {
        let list: HTML = "\(days.map { $0.view(words, today: today, back: .moods(.list(filter))) })"
        let nothing: HTML = """
            <section class="empty">\(MoodFace.okay.svg)<h2>\(words.noMoodFound)</h2><p>\(words.noMoodFoundHint)</p>\
            <a class="button" href="\(MoodPageRoute.list(MoodFilter()).url)">\(words.clearFilter)</a></section>
            """
        let none: HTML = """
            <section class="empty">\(MoodFace.good.svg)<h2>\(words.noMoodsYet)</h2><p>\(words.noMoodsYetHint)</p>\
            <a class="button primary" href="\(MoodPageRoute.home(of: nil).url)">\(words.logMoodButton)</a></section>
            """
        return """
            <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
            \(MoodTabs(current: .list, owner: filter.pet).view(words))
            \(if: hasAny, filterControls(words))
            \(days.isEmpty ? (hasAny ? nothing : none) : list)\(if: beyond > 0, earlier(words))
            """
    }

    /// The link to the entries of the days before.
    private func earlier(_ words: Words) -> HTML {
        var next = filter
        next.to = days.last?.day.neighbor(-1)
        return """
            <p class="submit after"><a class="button wide" href="\(MoodPageRoute.list(next).url)">\(words.earlierActions)</a></p>
            """
    }

    /// The filter, as a form that works without scripts.
    private func filterControls(_ words: Words) -> HTML {
        let controls = FormControls(words: words, refusal: nil)
        let any = (value: "", label: words.anyOfThem)
        let owner =
            [(value: "", label: words.everyone), (value: MoodFilter.person, label: words.me)]
            + pets.map { (value: $0.id.hex, label: $0.name) }
        let moods = (Mood.ofPerson.reversed() + (pets.isEmpty ? [] : Mood.ofPet))
            .map { (value: $0.rawValue, label: words.mood($0)) }
        let labels = tags.map { (value: $0, label: "#" + $0) }
        return """
            <form class="search" role="search" action="\(MoodPageRoute.list(MoodFilter()).url)">\(Icon.search.svg)\
            <input id="search" type="search" name="search" value="\(filter.search)" placeholder="\(words.searchMoods)" \
            aria-label="\(words.search)" autocomplete="off">\(hidden)</form>
            \(SearchCount.view(filter.search.isEmpty ? nil : count, words))
            <details class="fold narrowing"\(attribute: "open", if: isFiltered)>\
            <summary>\(Icon.filter.svg)\(words.filter) <span class="count">\(words.moodEntries(count))</span></summary>
            <form class="form" action="\(MoodPageRoute.list(MoodFilter()).url)"><div class="fields">\
            \(if: !pets.isEmpty, controls.select("whose", words.whoseMood, owner, chosen: filter.code))\
            \(controls.select("mood", words.mood, [any] + moods, chosen: filter.mood?.rawValue ?? ""))\
            \(if: !labels.isEmpty, controls.select("tag", words.activities, [any] + labels, chosen: filter.tag))\
            \(controls.textField("from", words.fromDay, filter.from?.text ?? "", type: "date"))\
            \(controls.textField("to", words.toDay, filter.to?.text ?? "", type: "date"))</div>\
            \(if: !filter.search.isEmpty, "<input type=\"hidden\" name=\"search\" value=\"\(filter.search)\">")
            <div class="submit"><button class="button primary">\(words.show)</button>\
            <a class="button" href="\(MoodPageRoute.list(MoodFilter()).url)">\(words.clearFilter)</a></div></form></details>

            """
    }

    private var hidden: [HTML] {
        filter.query.fields.filter { $0.name != "search" }.map {
            "<input type=\"hidden\" name=\"\($0.name)\" value=\"\($0.value)\">" as HTML
        }
    }

    private var isFiltered: Bool {
        var other = filter
        other.search = ""
        return other != MoodFilter()
    }
}

extension MoodFilter {
    /// The matching entries, in the given order. A search finds notes, tags, moods and feelings.
    public func matching(_ entries: [MoodEntry], in state: State, _ words: Words) -> [MoodEntry] {
        let query = SearchQuery(PlainText.line(search))
        let moods = Set(Mood.allCases.filter { query.isFound(in: words.mood($0)) })
        let feelings = Set(Feeling.allCases.filter { query.isFound(in: words.feeling($0)) })
        func isFound(_ entry: MoodEntry) -> Bool {
            query.isFound(in: entry.note) || entry.mood.map { moods.contains($0) } ?? false
                || state.moodTags(of: entry.id).contains { query.isFound(in: $0) }
                || !feelings.isEmpty && !feelings.isDisjoint(with: state.feelings(of: entry.id))
        }
        let key = MoodTag.name(typed: tag).lowercased()
        return entries.filter { entry in
            guard let day = entry.day, mood == nil || entry.mood == mood, from.map({ $0 <= day }) ?? true,
                to.map({ day <= $0 }) ?? true
            else { return false }
            if !query.isEmpty, !isFound(entry) { return false }
            return key.isEmpty || state.moodTags(of: entry.id).contains { MoodTag.name(typed: $0).lowercased() == key }
        }
    }
}
