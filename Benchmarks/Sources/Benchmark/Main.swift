import CivilTime
import DaybookCore
import DaybookWeb
import Foundation
import Journal
import JournalStore

/// Measures and prints a table; `swift run -c release Benchmark [fold] [pages] [money-pages] [all-parts] [hard-shapes]
/// [disk]`, all of them unless some are named. With RUNS in the environment, each is measured that many times.
/// `Benchmark journal FOLDER` writes the journal that all of it is about, `Benchmark million FILE` a million changes,
/// `Benchmark tasks FOLDER` ten thousand open tasks and `Benchmark done FOLDER` a thousand of as many.
/// `Benchmark money FOLDER` writes fifty thousand transactions, `Benchmark all FOLDER` ten years of all parts.
/// `Benchmark health-export FILE MEGABYTES` writes an export of Apple Health and `Benchmark health FILE` measures reading it.
@main struct Main {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        if let index = arguments.dropFirst().first {
            switch arguments.first {
            case "journal": return try Disk.write(try TenYears(), in: index)
            case "million": return try Folding.write(Folding.batches(changes: 1_000_000), to: index)
            case "tasks": return try TenThousandTasks(open: 10_000).write(to: index)
            case "done": return try TenThousandTasks(open: 1_000).write(to: index)
            case "money": return try TenYearsOfMoney().write(to: index)
            case "all": return try TenYearsOfAll().write(to: index)
            case "health": return try Health.measure(index)
            case "health-export": return try Health.write(megabytes: Int64(arguments.last ?? "") ?? 200, to: index)
            default: break
            }
        }
        let years = try TenYears()
        func isWanted(_ part: String) -> Bool { arguments.isEmpty || arguments.contains(part) }
        print("| what | budget | median | lowest | highest | 99th percentile |")
        print("| --- | --- | --- | --- | --- | --- |")
        if isWanted("fold") {
            let million = Folding.batches(changes: 1_000_000)
            print(
                try Measure.time("fold a million changes", budget: "250 ms", runs: 5) { try Folding.fold(million) }.row)
        }
        if isWanted("pages") {
            for row in pages(years.state) { print(row) }
            for row in pagesOfTasks(try TenThousandTasks(open: 10_000).state) { print(row) }
            for row in pagesOfBody(try TenYearsOfBody()) { print(row) }
        }
        if isWanted("pages") || isWanted("money-pages") {
            for row in pagesOfMoney(try TenYearsOfMoney()) { print(row) }
        }
        if isWanted("all-parts") {
            for row in try pagesOfAllParts(TenYearsOfAll()) { print(row) }
        }
        if isWanted("hard-shapes") {
            for row in try HardShapes.measure() { print(row) }
        }
        if isWanted("disk") { try Disk.measure(years) }
    }

    /// Every page from warm State.
    static func pages(_ state: State) -> [String] {
        let habit = state.activeHabits[0].id
        var comparison = ComparisonQuery(.habit(habit), .habit(state.activeHabits[1].id))
        comparison.span = .all
        let routes: [(String, PageRoute)] = [
            ("Today", .today(nil)), ("a past day", .today(TenYears.lastDay.advanced(by: -400))),
            ("habits", .habits(.list(HabitFilter()))), ("a habit", .habits(.habit(habit, month: nil))),
            ("a habit's form", .habits(.edit(habit))), ("a day's sheet", .habits(.entry(habit, TenYears.lastDay))),
            ("archive", .habits(.archive)), ("journal", .journal), ("search", .search("re")),
            ("review, month", .review(.month)),
            ("review, year", .review(.year)), ("review, all", .review(.all)),
            ("review, day", .dayReview()), ("the year as a picture", .yearPicture()),
            ("two habits compared, all years", .compare(comparison)),
            ("progress", .game(.progress(before: nil))), ("achievements", .game(.achievements)),
            ("challenges", .game(.challenges)),
            ("categories", .categories(.list)), ("settings", .settings(.settings)), ("import and export", .data(.data)),
        ]
        return rows(of: routes, state)
    }

    /// Every view of tasks, with ten thousand open ones.
    static func pagesOfTasks(_ state: State) -> [String] {
        let task = state.openTasks(today: TenYears.lastDay)[0].id
        var due = TaskFilter()
        due.sort = .due
        var title = TaskFilter()
        title.sort = .title
        var search = TaskFilter()
        search.search = "plumber"
        var tag = TaskFilter()
        tag.tag = "home"
        let routes: [(String, TaskPageRoute)] = [
            ("tasks, the most urgent first", .list(TaskFilter())), ("tasks, due first", .list(due)),
            ("tasks by title", .list(title)), ("tasks, a search", .list(search)), ("tasks of one tag", .list(tag)),
            ("Upcoming", .upcoming(nil)), ("board", .board), ("month of tasks", .month(nil)),
            ("a task", .one(task)), ("a task's form", .edit(task)),
        ]
        return rows(of: [("Today with ten thousand tasks", .today(nil))] + routes.map { ($0, .tasks($1)) }, state)
    }

    /// Every view of moods, training, meals, weight and health, with ten years of each.
    static func pagesOfBody(_ years: TenYearsOfBody) -> [String] {
        let bench = years.state.exerciseRecords[0].exercise
        let day = TenYears.lastDay.advanced(by: -1)
        var comparison = ComparisonQuery(.sleep, .mood(of: nil))
        comparison.span = .all
        let routes: [(String, PageRoute)] = [
            ("Today with ten years of the body", .today(nil)),
            ("sleep and mood compared, all years", .compare(comparison)), ("moods", .moods(.home(of: nil))),
            ("history of moods", .moods(.list(MoodFilter()))), ("a year of moods", .moods(.charts(of: nil, year: nil))),
            ("workouts", .workouts(.home)), ("history of workouts", .workouts(.history(nil))),
            ("figures of workouts", .workouts(.figures(.month))), ("a workout", .workouts(.workout(years.workout))),
            ("a workout going on", .workouts(.live(years.running, LiveView()))), ("exercises", .workouts(.exercises)),
            ("an exercise", .workouts(.exercise(bench))), ("weight", .body(.measure(.weight, .year))),
            ("weight by month", .body(.statistics(.month))), ("meals of a day", .meals(.day(day))),
            ("meals by month", .meals(.statistics(.month))), ("health, a year", .health(.overview(.year))),
            ("a day of health", .health(.day(day))),
        ]
        return rows(of: routes, years.state)
    }

    /// Every view of money, with fifty thousand transactions.
    static func pagesOfMoney(_ years: TenYearsOfMoney) -> [String] {
        let state = years.state
        let (account, groceries) = (state.livingAccounts[0].id, StandardCategory.groceries.id)
        let all = TransactionFilter()
        let routes: [(String, PageRoute)] = [
            ("Today with fifty thousand transactions", .today(nil)), ("journal with them", .journal),
            ("review of a year with them", .review(.year)), ("search for a payee", .search("number 7")),
            ("the sheet of an expense", .log(.money(.expense), back: "/money")),
        ]
        let money: [(String, MoneyPageRoute)] = [
            ("money", .overview), ("transactions", .register(all, upTo: nil)),
            ("transactions of 2018", .register(all, upTo: Day("2018-06-30"))),
            ("transactions of a category", .register(TransactionFilter(category: groceries), upTo: nil)),
            ("an account", .account(account)),
            ("an account's reconciliation", .reconcile(account, through: nil, balance: "")),
            ("bills", .bills), ("budgets", .budgets(nil)), ("categories", .categories),
            ("categories of a month", .report(.categories(nil))),
            ("categories of all years", .report(.categories(.all))),
            ("cash flow", .report(.flow(upTo: nil))), ("net worth", .report(.worth(.all))),
            ("comparison of two months", .report(.comparison(nil))), ("forecast", .report(.forecast(nil))),
            ("calendar of money", .report(.calendar(nil))),
        ]
        return rows(of: routes + money.map { ($0, .money($1)) }, state)
    }

    /// The pages that look at everything, with ten years of all parts, and Today right after a mark.
    static func pagesOfAllParts(_ years: TenYearsOfAll) throws -> [String] {
        let habit = years.state.activeHabits[0].id
        func compared(_ name: String, _ series: SeriesSource) -> (String, PageRoute) {
            var comparison = ComparisonQuery(series, .mood(of: nil))
            comparison.span = .all
            return ("\(name) and mood compared, all years", .compare(comparison))
        }
        let routes: [(String, PageRoute)] = [
            ("Today", .today(nil)), ("journal", .journal), ("review, day", .dayReview()),
            ("review, week", .review(.week)), ("review, month", .review(.month)), ("review, year", .review(.year)),
            ("the year as a picture", .yearPicture()), compared("a habit", .habit(habit)), compared("sleep", .sleep),
            compared("steps", .health(.steps)), compared("energy", .energy), compared("tasks done", .tasksDone),
            compared("training time", .trainingTime), compared("weight", .weight),
            compared("spending", .spending(on: nil)), compared("income", .income), compared("net worth", .netWorth),
            compared("points", .points),
            ("progress", .game(.progress(before: nil))), ("achievements", .game(.achievements)),
            ("challenges", .game(.challenges)),
        ]
        var marked = reopened(years.state)
        var isDone = false
        var time: UInt64 = 1 << 40
        let today = Request(path: PageRoute.today(nil).path, query: FormFields([]), random: Identifier(high: 1, low: 1))
        let mark = Measure.time("a mark, and Today after it, all parts", budget: "5 ms") {
            let day = TenYears.lastDay
            let command: HabitCommand = isDone ? .clear(habit, on: day) : .markDone(habit, on: day)
            time += 1 << 20
            let id = RecordID(Identifier(high: 9, low: time))
            guard let decision = try? command.decide(in: marked, now: TenYears.now, newID: { id }) else {
                preconditionFailure("the habit is not marked")
            }
            isDone.toggle()
            marked.merge(decision.changes, stamp: Stamp(time: time, device: DeviceID(1)))
            _ = respond(to: today, in: marked, now: TenYears.now)
        }.row
        return rows(of: routes.map { ("\($0), all parts", $1) }, years.state) + [mark]
    }

    /// State as a start reads it from a snapshot.
    private static func reopened(_ state: State) -> State {
        var writer = ByteWriter()
        state.write(to: &writer)
        var reader = ByteReader(writer.bytes)
        guard let copy = try? State(from: &reader) else { preconditionFailure("the snapshot is not read") }
        return copy
    }

    /// The rows of pages, each from a state as a start reads it.
    static func rows(of routes: [(String, PageRoute)], _ state: State) -> [String] {
        let state = reopened(state)
        return routes.map { name, route in
            let parts = route.url.split(separator: "?", maxSplits: 1)
            let query = FormFields(urlEncoded: parts.count > 1 ? Array(parts[1].utf8) : [])
            let request = Request(path: route.path, query: query, random: Identifier(high: 1, low: 1))
            return Measure.time("page: \(name)", budget: "5 ms") {
                guard case .response(let response, _) = respond(to: request, in: state, now: TenYears.now),
                    response.status == 200
                else { preconditionFailure("no page at \(route.url)") }
            }.row
        }
    }
}
