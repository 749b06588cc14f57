import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

/// The manual order, and the board.
@Suite struct TaskOrderTests {
    /// "Move" with the subtasks "Pack" and "Carry", then "Party" and "Rest".
    private func journey() throws -> (WebSession, ids: [RecordID]) {
        var journey = WebSession()
        let move = try journey.addTask(1, "Move")
        var ids = [move]
        for (number, title) in ["Pack", "Carry"].enumerated() {
            ids.append(try journey.addTask(UInt64(number) + 2, title) { $0.parent = move })
        }
        ids += [try journey.addTask(4, "Party"), try journey.addTask(5, "Rest")]
        return (journey, ids)
    }

    private func rows(_ page: WebSession.Page) -> [(title: String, text: String)] {
        page.main.split(separator: "<strong><bdi>").dropFirst()
            .map { (title: String($0.prefix { $0 != "<" }), text: String($0)) }
    }

    @Test func partsStandBehindWithoutAGrip() throws {
        var (journey, ids) = try journey()
        try journey.keep(TaskCommand.move(ids[1], behind: ids[2]))
        let rows = rows(journey.open("/tasks?sort=manual"))
        #expect(rows.map { $0.title } == ["Move", "Party", "Rest", "Carry", "Pack"])
        #expect(rows.filter { $0.text.contains("class=\"grip\"") }.map { $0.title } == ["Move", "Party", "Rest"])
    }

    @Test func everyMoveThatIsOfferedIsTaken() throws {
        let (first, ids) = try journey()
        let moves = rows(first.opened("/tasks?sort=manual")).flatMap { row in
            row.text.split(separator: "<form method=\"post\"").filter {
                $0.contains("/move\"") && !$0.contains("disabled")
            }
        }
        #expect(moves.count == 4)
        for move in moves {
            var journey = first
            let fields = typedFields(String(move))
            let action = move.split(separator: "action=\"")[1].prefix { $0 != "\"" }
            let page = journey.post(String(action), fields)
            #expect(page.status == 200)
            #expect(rows(page).map { $0.title } != ["Move", "Party", "Rest", "Pack", "Carry"])
        }
        #expect(ids.count == 5)
    }

    @Test func aCardGoesToAnyColumnAndBack() throws {
        var (journey, ids) = try journey()
        let task = ids[3]
        let statuses: [(String, TaskStatus)] = [
            ("begin", .inProgress), ("pend", .pending), ("complete", .completed), ("pend", .pending),
            ("begin", .inProgress), ("complete", .completed), ("begin", .inProgress), ("pend", .pending),
        ]
        for (done, status) in statuses {
            let board = journey.open(.tasks(.board))
            #expect(board.has("value=\"\(done)\""))
            _ = journey.post(.tasks(.change(task)), [("do", done), ("back", "/tasks/board")])
            #expect(journey.state.task(task)?.status == status)
        }
    }

    @Test func aCardPutBackSpendsNoMoreTime() throws {
        var (journey, ids) = try journey()
        try journey.keep(.start(ids[3], session: RecordID(Identifier(high: 8, low: 8))))
        _ = journey.post(.tasks(.change(ids[3])), [("do", "pend"), ("back", "/tasks/board")])
        #expect(journey.state.task(ids[3])?.status == .pending)
        #expect(journey.state.runningSessions.isEmpty)
    }

    @Test func everyColumnNamesWhatBringsACardIntoIt() throws {
        var (journey, _) = try journey()
        let board = journey.open(.tasks(.board))
        let columns = board.main.split(separator: "data-status=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
        #expect(columns == ["pend", "begin", "complete"])
    }
}

extension WebSession {
    /// Opens a page without changing this journey.
    func opened(_ url: String) -> Page {
        var other = self
        return other.open(url)
    }
}
