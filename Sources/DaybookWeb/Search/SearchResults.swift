import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// Everything in the journal that matches a text, by kind; within a kind the best matches first, then the newest.
struct SearchResults: Sendable {
    /// The hits of one kind.
    struct Group: Sendable {
        let title: String
        let hits: [Hit]
        /// The number of further matches.
        let beyond: Int
        /// The page that lists them all, if there is one.
        let all: PageRoute?
        let best: SearchQuery.Match

        /// This group with the hits of another one of its kind below its own.
        func followed(by other: Group?) -> Group {
            guard let other else { return self }
            return Group(title: title, hits: hits + other.hits, beyond: beyond + other.beyond, all: all, best: best)
        }
    }

    /// One match.
    struct Hit: Sendable {
        let icon: HTML
        var text: String
        var detail: String
        let url: String
        /// The action that it performs instead of leading to its page.
        var action: Action?
        /// Whether its page is a sheet.
        var isSheet = false
    }

    /// A form that a hit posts.
    struct Action: Sendable {
        let url: String
        let fields: [(name: String, value: String)]
    }

    private(set) var groups: [Group]
    /// Whether nothing was found as typed, only what is spelled alike.
    private(set) var isSimilar = false

    var count: Int { groups.reduce(0) { $0 + $1.hits.count + $1.beyond } }

    init(groups: [Group]) { self.groups = groups }

    static let maximumHits = 6
    private static let longestText = 100

    /// The text that is searched for: one line, of limited length.
    static func cleaned(_ typed: String) -> String {
        String(PlainText.line(String(typed.prefix(1000))).prefix(longestText))
    }

    init(for text: String, _ context: RequestContext) {
        groups = Self.groups(JournalSearch(for: text, context))
        // A found page is opened sooner than something is changed, unless the line can mean nothing else.
        let actions = SearchActions(for: text, context)
        let (line, offers) = (actions.typedLine(), actions.offers())
        if let line {
            groups.insert(line.followed(by: offers), at: 0)
        } else if let offers {
            groups.insert(offers, at: min(1, groups.count))
        }
        guard groups.isEmpty else { return }
        groups = Self.groups(JournalSearch(for: text, context, findsSimilar: true))
        isSimilar = !groups.isEmpty
    }

    private static func groups(_ search: JournalSearch) -> [Group] {
        let found: [Group?] = [
            search.days(), search.places(), search.tasks(), search.habits(), search.goals(), search.moods(),
            search.pets(),
            search.notes(), search.eaten(), search.foods(), search.exercises(), search.workouts(),
            search.accounts(), search.moneyCategories(), search.transactions(),
        ]
        // Stable: kinds with equally good matches keep their order.
        return found.compactMap { $0 }.enumerated()
            .sorted { ($1.element.best, $0.offset) < ($0.element.best, $1.offset) }
            .map { $0.element }
    }

    /// Collects the matches of one kind.
    struct Collector {
        private var hits: [(match: SearchQuery.Match, recency: Int64, order: Int, make: () -> Hit)] = []
        let query: SearchQuery

        init(_ query: SearchQuery) { self.query = query }

        /// Adds a candidate if any of its texts matches; the first text that does decides how well.
        ///
        /// - Parameters:
        ///   - recency: newer is greater.
        ///   - isCertain: whether it is found whatever its texts are, because its day is searched for.
        mutating func add(
            _ texts: [String], recency: Int64 = 0, isCertain: Bool = false, _ make: @escaping () -> Hit
        ) {
            var best: SearchQuery.Match? = isCertain ? .word : nil
            for text in texts {
                guard let match = query.match(in: text) else { continue }
                best = best.map { max($0, match) } ?? match
            }
            if let best { add(best, recency: recency, make) }
        }

        /// Adds a match.
        mutating func add(_ match: SearchQuery.Match, recency: Int64 = 0, _ make: @escaping () -> Hit) {
            hits.append((match, recency, hits.count, make))
        }

        func group(_ title: String, all: PageRoute? = nil) -> Group? {
            let sorted = hits.sorted { ($1.match, $1.recency, $0.order) < ($0.match, $0.recency, $1.order) }
            guard let best = sorted.first?.match else { return nil }
            return Group(
                title: title, hits: sorted.prefix(maximumHits).map { $0.make() },
                beyond: max(0, sorted.count - maximumHits), all: query.findsSimilar ? nil : all, best: best)
        }
    }
}
