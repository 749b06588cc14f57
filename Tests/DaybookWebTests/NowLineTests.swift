import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

/// Bills, budgets and goals that are near, in the lines of *Now*. Today is Friday, 20 November 2026.
@Suite struct NowLineTests {
    private let groceries = StandardCategory.groceries.id

    private func session() -> WebSession {
        var session = WebSession()
        _ = session.post(
            .money(.addAccount),
            [("id", "b1"), ("title", "Bank"), ("kind", "bank"), ("currency", "EUR"), ("opening", "1000")])
        return session
    }

    private func line(_ session: inout WebSession) -> String {
        session.open("/today").part(from: "class=\"near-lines", to: "</p>")
    }

    private func addBill(_ payee: String, _ id: String, from start: String, _ session: inout WebSession) {
        _ = session.post(
            .money(.addBill),
            [
                ("id", id), ("kind", "expense"), ("amount", "40"), ("account", "b1"), ("payee", payee),
                ("repetition", "every month"), ("start", start),
            ])
    }

    @Test func billsOfTheNextDaysAreOneQuietLine() {
        var session = session()
        addBill("Later", "00112233445566778899aabbccddee01", from: "2026-11-24", &session)
        #expect(!session.open("/today").has("near-lines"))
        addBill("Power", "00112233445566778899aabbccddee02", from: "2026-11-23", &session)
        addBill("Rent", "00112233445566778899aabbccddee03", from: "2026-11-21", &session)
        #expect(line(&session).contains("<span>Coming up: Rent tomorrow, Power 23 Nov</span>"))
        #expect(!session.open("/day/2026-11-19").has("Coming up"))
        _ = session.post(.settings(.switchPart(.money)), [("do", "hide")])
        #expect(!session.open("/today").has("Coming up"))
    }

    @Test func whatIsDueStandsAboveTheBlocksAndWhatIsNearBelow() throws {
        var session = session()
        addBill("Power", "00112233445566778899aabbccddee02", from: "2026-11-23", &session)
        addBill("Rent", "00112233445566778899aabbccddee03", from: "2026-11-20", &session)
        let page = session.open("/today").text
        let due = try #require(page.firstRange(of: "1 bill due: Rent"))
        let log = try #require(page.firstRange(of: "id=\"log\""))
        let near = try #require(page.firstRange(of: "Coming up: Power 23 Nov"))
        #expect(due.upperBound <= log.lowerBound && log.upperBound <= near.lowerBound)
    }

    @Test func whatIsLeftOfTheWeeksBudgetsIsOneLine() {
        var session = session()
        for (category, limit, period) in [
            (groceries, "100", "week"), (StandardCategory.leisure.id, "50", "week"),
            (StandardCategory.housing.id, "900", "month"),
        ] {
            _ = session.post(.money(.addBudget), [("category", category.hex), ("limit", limit), ("period", period)])
        }
        _ = session.post(
            .money(.addTransaction),
            [
                ("kind", "expense"), ("amount", "58"), ("category", groceries.hex), ("day", "2026-11-17"),
                ("account", "b1"),
            ])
        // That of which the smallest part is left stands first.
        #expect(line(&session).contains("<span>Left this week: Groceries €42.00, Leisure €50.00</span>"))
        #expect(!line(&session).contains("Housing"))
        #expect(line(&session).contains("href=\"/money/budgets\""))
        _ = session.post(
            .money(.addTransaction),
            [
                ("kind", "expense"), ("amount", "60"), ("category", StandardCategory.leisure.id.hex),
                ("day", "2026-11-18"), ("account", "b1"),
            ])
        #expect(line(&session).contains("<span>Left this week: Leisure over by €10.00, Groceries €42.00</span>"))
    }

    @Test func aGoalThatIsNearTellsItsNextStep() {
        var session = WebSession()
        _ = session.post(.goals(.add), goalForm(["deadline": "2026-11-27"]))
        #expect(line(&session).contains("<span>“Read” by 27 Nov: 0 of 12 books</span>"))
        _ = session.post(
            .goals(.add),
            goalForm(["id": "a2", "title": "Spanish", "measure": "milestones", "deadline": "2026-11-25", "target": ""]))
        _ = session.post(.goals(.addMilestone(RecordID(hex: "a2")!)), [("id", "c1"), ("milestone", "Book the exam")])
        #expect(line(&session).contains("<span>“Spanish” by 25 Nov: next, “Book the exam”</span>"))
        #expect(!line(&session).contains("“Read”"))
    }

    @Test func aGoalWhoseDeadlineIsFarIsNotNear() {
        var session = WebSession()
        _ = session.post(.goals(.add), goalForm(["deadline": "2026-11-28"]))
        #expect(!session.open("/today").has("near-lines"))
    }
}
