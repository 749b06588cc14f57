import CivilTime
import DaybookCore
import DaybookWeb
import Foundation
import Journal
import JournalStore

/// Measures and prints a table; `swift run -c release Benchmark [--program PATH]`.
@main struct Main {
    static func main() throws {
        let years = try TenYears()
        print("| what | budget | median | lowest | highest | 99th percentile |")
        print("| --- | --- | --- | --- | --- | --- |")
        let million = Folding.batches(changes: 1_000_000)
        print(try Measure.time("fold a million changes", budget: "250 ms", runs: 5) { try Folding.fold(million) }.row)
        for row in pages(years.replica.state) { print(row) }
        try Disk.measure(years)
    }

    /// Every page from warm State.
    static func pages(_ state: State) -> [String] {
        let habit = state.activeHabits[0].id
        let routes: [(String, Route)] = [
            ("Today", .today(nil)), ("a past day", .today(TenYears.lastDay.advanced(by: -400))),
            ("habits", .habits(HabitFilter())), ("a habit", .habit(habit, month: nil)),
            ("a habit's form", .editHabit(habit)), ("a day's sheet", .entry(habit, TenYears.lastDay)),
            ("archive", .archive), ("statistics, month", .statistics(.month)),
            ("statistics, year", .statistics(.year)), ("statistics, all", .statistics(.all)),
            ("categories", .categories), ("settings", .settings), ("import and export", .data),
        ]
        return routes.map { name, route in
            let parts = route.url.split(separator: "?", maxSplits: 1)
            let query = FormFields(urlEncoded: parts.count > 1 ? Array(parts[1].utf8) : [])
            let request = Request(path: route.path, query: query, random: Identifier(high: 1, low: 1))
            return Measure.time("page: \(name)", budget: "5 ms") {
                guard case .answer(let response, _) = respond(to: request, in: state, now: TenYears.now),
                    response.status == 200
                else { preconditionFailure("no page at \(route.url)") }
            }.row
        }
    }
}
