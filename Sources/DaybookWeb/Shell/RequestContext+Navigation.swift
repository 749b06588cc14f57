import DaybookCore
import Markup
import Words

/// The navigation of every page: the side bar of a desktop, and the tab bar and top bar of a phone.
extension RequestContext {
    /// The sections of the side bar, without the parts that the person switched off.
    var sections: [Section] {
        let settings = state.settings
        return Section.allCases.filter { section in section.part.map { !settings.hides($0) } ?? true }
    }

    func sideBar(_ current: Section?) -> HTML {
        let entries = sections.map { section -> HTML in
            let isBelow = Tab(section) == .journal && section != .journal
            return "<li\(attribute: "class", isBelow ? "below" : nil)>\(link(section, current))</li>"
        }
        return """
            <nav class="side" aria-label="\(words.mainNavigation)">
            <a class="brand" href="\(PageRoute.today(nil).url)"><img src="/assets/\(request.assets)/icons/icon.svg" alt="" width="28" height="28">\(words.appName)</a>
            <a class="button primary" href="\(adding.url)" data-sheet>\(Icon.add.svg)\(words.add)</a>
            <ul><li><a href="\(PageRoute.search("").url)" data-search\(attribute: "aria-current", isSearch ? "page" : nil)>\(Icon.search.svg)\(words.search)</a></li>\(entries)</ul>
            \(status)
            </nav>

            """
    }

    private func link(_ section: Section, _ current: Section?) -> HTML {
        """
        <a href="\(section.route.url)"\(attribute: "aria-current", section == current ? "page" : nil)>\(section.icon.svg)\(section.name(words))</a>
        """
    }

    func tabBar(_ current: Section?) -> HTML {
        let currentTab = current.flatMap { Tab($0) }
        let all = sections
        func tab(_ tab: Tab) -> HTML {
            guard let first = tab.sections.first(where: { all.contains($0) }) else { return "<span></span>" }
            let isCurrent = tab == currentTab ? (first.route == route ? "page" : "true") : nil
            return """
                <a href="\(first.route.url)"\(attribute: "aria-current", isCurrent)>\(tab.icon.svg)<span>\(tab.name(words))</span></a>
                """
        }
        return """
            <nav class="tabs" aria-label="\(words.mainNavigation)">
            \(tab(.today))\(tab(.plan))
            <a class="add" href="\(adding.url)" aria-label="\(words.add)" data-sheet>\(Icon.add.svg)</a>
            \(tab(.journal))\(tab(.review))
            </nav>
            """
    }

    /// The first line of a page on a phone: at a tab's first pages the switch between them, search and settings; below
    /// them the way back to the tab, unless the page leads back itself.
    func topBar(_ current: Section?) -> HTML {
        let places: HTML = """
            <div class="places"><a href="\(PageRoute.search("").url)" data-search aria-label="\(words.search)"\(attribute: "aria-current", isSearch ? "page" : nil)>\(Icon.search.svg)</a>\
            <a href="\(SettingsPageRoute.settings.url)" aria-label="\(words.settings)"\(attribute: "aria-current", current == .settings ? "page" : nil)>\(Icon.settings.svg)</a></div>
            """
        let tab = current.flatMap { Tab($0) }
        var start: HTML = status
        if tab == .plan, let current, current.route == route || isPlan {
            let switches = Tab.plan.sections.filter { sections.contains($0) }.map { section in
                "<a href=\"\(section.route.url)\"\(attribute: "aria-current", section == current ? "page" : nil)>\(section.name(words))</a>"
                    as HTML
            }
            start = "<nav class=\"segments\" aria-label=\"\(words.plan)\">\(switches)</nav>"
        } else if let current, tab == .plan {
            start = wayBack(to: current)
        } else if let current, tab == .journal, current != .journal {
            start = wayBack(to: isFirstPage(of: current) ? .journal : current)
        } else if current == .review, case .game = route {
            start = wayBack(to: .review)
        } else if current == .settings, route != Section.settings.route {
            start = wayBack(to: .settings)
        }
        return "<div class=\"top\">\(start)\(places)</div>\n"
    }

    /// Whether it is the page that the section's link leads to, whichever meal of today it has chosen.
    private func isFirstPage(of section: Section) -> Bool {
        if case .meals(.day(nil, of: _)) = route { return section == .meals }
        return section.route == route
    }

    private func wayBack(to section: Section) -> HTML {
        "<a class=\"way-back\" href=\"\(section.route.url)\">\(Icon.back.small)<span>\(section.name(words))</span></a>"
    }

    private var isSearch: Bool {
        if case .search = route { return true }
        return false
    }

    /// Whether the page is one of the lists of tasks, habits or goals.
    private var isPlan: Bool {
        switch route {
        case .tasks(.list), .tasks(.upcoming), .tasks(.board), .tasks(.month), .habits(.list), .goals(.list),
            .goals(.reached):
            true
        default: false
        }
    }

    /// The link to add something. It returns to the current page.
    private var adding: PageRoute {
        let url = request.method == .get ? route.url : ""
        return .tasks(.quick(back: url.isEmpty || url.utf8.count > 200 ? PageRoute.today(nil).url : url))
    }
}
