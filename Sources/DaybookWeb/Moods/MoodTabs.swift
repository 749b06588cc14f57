import CivilTime
import DaybookCore
import Journal
import Markup
import Words

/// The tabs of the moods section.
struct MoodTabs: Sendable {
    enum View: CaseIterable, Sendable {
        case write, list, charts, pets
    }

    let current: View
    /// The subject that the other tabs continue with.
    let owner: RecordID?

    func view(_ words: Words) -> HTML {
        let links = View.allCases.map { view in
            "<a href=\"\(route(view).url)\"\(attribute: "aria-current", view == current ? "page" : nil)>\(name(view, words))</a>"
                as HTML
        }
        return "<nav class=\"filters views\" aria-label=\"\(words.moodViews)\">\(links)</nav>"
    }

    private func route(_ view: View) -> MoodPageRoute {
        switch view {
        case .write: .home(of: owner)
        case .list: .list(MoodFilter(of: owner))
        case .charts: .charts(of: owner, year: nil)
        case .pets: .pets
        }
    }

    private func name(_ view: View, _ words: Words) -> String {
        switch view {
        case .write: words.writeMood
        case .list: words.moodList
        case .charts: words.moodCharts
        case .pets: words.pets
        }
    }
}

/// A switch between the person and their pets.
struct SubjectSwitch: Sendable {
    let pets: [Subject]
    let current: RecordID?
    var marks: AdviceMark?

    /// - Parameter route: the link of each choice.
    func view(_ words: Words, _ route: (RecordID?) -> MoodPageRoute) -> HTML {
        guard !pets.isEmpty else { return .empty }
        func link(_ id: RecordID?, _ icon: HTML, _ name: HTML) -> HTML {
            "<a class=\"chip\" href=\"\(route(id).url)\"\(attribute: "aria-current", id == current ? "true" : nil)>\(icon)\(name)</a>"
        }
        let mine = link(nil, Icon.smile.small, "\(words.me)")
        return """
            <nav class="whose" aria-label="\(words.whoseMood)">\(mine)\(pets.map { link($0.id, PetIcon.small($0), "<bdi>\($0.name)</bdi>\(marks?.view($0.id, words))") })</nav>
            """
    }
}
