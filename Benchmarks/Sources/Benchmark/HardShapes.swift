import CivilTime
import DaybookCore
import DaybookWeb
import Interchange
import Journal

/// Journals of a few thousand records in the shapes that cost the most: tasks nested in chains, stars and circles, tasks
/// that repeat daily for more than a century, and automatic bills that nobody looked at for a year.
enum HardShapes {
    private static let nested: UInt64 = 20_000
    private static let repeated: UInt64 = 2_000
    private static let billed: UInt64 = 500

    /// The rows of all shapes, each list, month, board and export of them.
    static func measure() throws -> [String] {
        let shapes: [(String, State)] = [
            ("a chain of \(nested) tasks", tasks(nested) { $0 < nested ? $0 + 1 : nil }),
            ("a star of \(nested) tasks", tasks(nested) { $0 > 1 ? 1 : nil }),
            ("a circle of \(nested) tasks", tasks(nested) { $0 < nested ? $0 + 1 : 1 }),
            ("\(repeated) tasks daily since 1900", tasks(repeated, daily: true) { _ in nil }),
        ]
        return shapes.flatMap { name, state in pagesOfTasks(name, state) + exports(name, state) } + (try bills())
    }

    private static func id(_ number: UInt64) -> RecordID { RecordID(Identifier(high: 0, low: number)) }

    private static func tasks(
        _ count: UInt64, daily: Bool = false, under parent: (UInt64) -> UInt64?
    ) -> State {
        var state = State()
        for number in 1...count {
            var changes = [
                Change("tasks", id(number), "life", .integer(1)),
                Change("tasks", id(number), "title", .text("Task \(number)")),
            ]
            if let parent = parent(number) {
                changes.append(Change("tasks", id(number), "parent", .bytes(id(parent).bytes)))
            }
            if daily, let due = Day("1900-01-01") {
                changes.append(Change("tasks", id(number), "dueDay", .integer(Int64(due.number))))
                changes.append(Change("tasks", id(number), "repetition", .text("FREQ=DAILY")))
            }
            state.merge(changes, stamp: Stamp(time: number, device: DeviceID(1)))
        }
        return state
    }

    private static func pagesOfTasks(_ name: String, _ state: State) -> [String] {
        let routes: [(String, PageRoute)] = [
            ("Today", .today(nil)), ("tasks", .tasks(.list(TaskFilter()))), ("Upcoming", .tasks(.upcoming(nil))),
            ("board", .tasks(.board)), ("month", .tasks(.month(nil))), ("a task", .tasks(.one(id(nested / 20)))),
        ]
        return Main.rows(of: routes.map { ("\(name): \($0)", $1) }, state)
    }

    private static func exports(_ name: String, _ state: State) -> [String] {
        let today = TenYears.lastDay
        func row(_ kind: String, _ bytes: () -> [UInt8]) -> String {
            Measure.time("\(name): \(kind)", budget: "") {
                precondition(!bytes().isEmpty, "nothing is exported")
            }.row
        }
        return [
            row("export as JSON") { Export.json(state, on: today, withTimes: true) },
            row("export as CSV") { Export.tables(state, on: today) },
            row("export as iCalendar") {
                ICalendarWriter.bytes(
                    of: ExportedTasks.tasks(of: state, today: today), stamp: TenYears.now.utc,
                    ImportContext { _ in 60 })
            },
            row("export as todo.txt") { TodoTxtWriter.bytes(of: ExportedTasks.lines(of: state, today: today)) },
        ]
    }

    /// Five hundred daily bills, a year behind, and what is logged of them at the first look.
    private static func bills() throws -> [String] {
        let name = "\(billed) bills, a year behind"
        var state = State()
        var time: UInt64 = 0
        func merge(_ changes: [Change]) {
            time += 1
            state.merge(changes, stamp: Stamp(time: time, device: DeviceID(1)))
        }
        var number = billed
        func decided(_ command: MoneyCommand) throws -> [Change] {
            try command.decide(in: state, now: TenYears.now) {
                number += 1
                return id(number)
            }.changes
        }
        var account = Account(id: id(1_000_000))
        (account.title, account.currencyCode, account.kind) = ("Bank", "EUR", .bank)
        merge(try decided(.addAccount(account)))
        for number in 1...billed {
            var bill = RecurringTransaction(id: id(number))
            (bill.account, bill.amount, bill.payee) = (account.id, 100, "Bill \(number)")
            (bill.start, bill.repetition, bill.isAutomatic) = (TenYears.lastDay.advanced(by: -365), "FREQ=DAILY", true)
            merge(try decided(.addRecurring(bill)))
        }
        let open = Main.rows(of: [("\(name): bills before they are logged", .money(.bills))], state)
        let due = MoneyCommand.postDue(through: TenYears.lastDay)
        let logging = try Measure.time("\(name): what is due is logged", budget: "", runs: 3) {
            var copy = state
            copy.merge(try decided(due), stamp: Stamp(time: 1 << 30, device: DeviceID(1)))
        }.row
        merge(try decided(due))
        let routes: [(String, PageRoute)] = [
            ("Today", .today(nil)), ("money", .money(.overview)), ("bills", .money(.bills)),
            ("transactions", .money(.register(TransactionFilter(), upTo: nil))), ("budgets", .money(.budgets(nil))),
            ("categories", .money(.report(.categories(nil)))), ("forecast", .money(.report(.forecast(nil)))),
            ("calendar of money", .money(.report(.calendar(nil)))), ("review of a year", .review(.year)),
        ]
        return open + [logging] + Main.rows(of: routes.map { ("\(name): \($0)", $1) }, state)
            + [
                Measure.time("\(name): export as JSON", budget: "") {
                    precondition(!Export.json(state, on: TenYears.lastDay, withTimes: true).isEmpty)
                }.row
            ]
    }
}
