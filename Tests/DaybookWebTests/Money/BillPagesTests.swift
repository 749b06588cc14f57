import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

@Suite struct BillPagesTests {
    private let bank = RecordID(hex: "b1")!
    private let rent = RecordID(hex: "00112233445566778899aabbccddeeff")!

    /// A journal with €1000 in the bank, on 20 November 2026.
    private func session() -> WebSession {
        var session = WebSession()
        _ = session.post(
            .money(.addAccount),
            [("id", "b1"), ("title", "Bank"), ("kind", "bank"), ("currency", "EUR"), ("opening", "1000")])
        return session
    }

    private func add(_ fields: [(String, String)] = [], to session: inout WebSession) -> WebSession.Page {
        let usual = [
            ("id", rent.hex), ("kind", "expense"), ("amount", "900"), ("account", bank.hex), ("payee", "Rent"),
            ("repetition", "every month on 1"), ("start", "2026-11-01"),
        ]
        let given = Set(fields.map { $0.0 })
        return session.post(.money(.addBill), usual.filter { !given.contains($0.0) } + fields)
    }

    private func balance(_ session: WebSession) -> Int64? {
        session.state.account(bank).map { session.state.balance(of: $0).total }
    }

    @Test func aBillIsAddedShownAsDueAndPaidByItsTick() {
        var session = session()
        let page = add(to: &session)
        #expect(page.has("“Rent” added"))
        #expect(page.has("Due <span class=\"count\">1</span>") && page.has("due 1 Nov"))
        #expect(session.open("/today").has("1 bill due: Rent"))
        let paid = session.post(.money(.payBill(rent, Day("2026-11-01")!)), [("back", "/money")])
        #expect(paid.has("€900.00 spent: Rent") && balance(session) == 100_00)
        #expect(!session.open("/today").has("bill due"))
        #expect(session.undo(paid).status == 200 && session.open("/today").has("1 bill due: Rent"))
    }

    @Test func thePageThatErasesSaysWhyABillThatWasPaidStays() {
        var session = session()
        _ = add(to: &session)
        _ = session.post(.money(.payBill(rent, Day("2026-11-01")!)))
        _ = session.post(.money(.deleteBill(rent)))
        let page = session.open(.settings(.erase)).main
        #expect(page.contains("1 deleted item cannot be erased yet: something you kept depends on it"))
        #expect(!page.contains("No deleted items to erase") && !page.contains("<form"))
        _ = session.post(.tasks(.quickAdd), [("line", "Walk"), ("id", "d1")])
        _ = session.post(.tasks(.change(RecordID(hex: "d1")!)), [("do", "delete")])
        let both = session.open(.settings(.erase)).main
        #expect(both.contains("Walk") && both.contains("1 deleted item cannot be erased yet"))
    }

    @Test func manyBillsThatAreDueAreShownInPortions() throws {
        var session = session()
        let row = "<li class=\"bill"
        for number in 1...5 {
            let id = RecordID(hex: "0011223344556677889900000000000\(number)")!
            _ = add(
                [
                    ("id", id.hex), ("repetition", "every day"), ("start", "2026-10-01"),
                    ("payee", "Bill \(number)"),
                ], to: &session)
        }
        let first = session.open("/money/bills")
        let due = session.state.billsDue(through: session.today).count
        #expect(due > 200 && first.has("Due <span class=\"count\">\(due)</span>"))
        #expect(first.part(from: "<h2>Due", to: "</section>").ranges(of: row).count == 100)
        #expect(first.has("/money/bills/more?of=due&amp;after=100\">Show more (\(due - 100))</a>"))
        var rows = 100
        while rows < due {
            let page = session.open("/money/bills/more?of=due&after=\(rows)")
            let shown = page.main.ranges(of: row).count
            #expect(page.status == 200 && shown > 0)
            rows += max(1, shown)
        }
        #expect(rows == due)
        #expect(session.open("/money/bills/more?of=due&after=99999999").has("Nothing more is due"))
        #expect(session.open("/money/bills/more?of=due&after=-1").status == 404)
        let overview = session.open("/money").main
        #expect(overview.ranges(of: row).count == 25)
        let soon = session.state.billsDue(through: session.today.advanced(by: 7)).count
        #expect(overview.contains("href=\"/money/bills\">Bills and income (\(soon - 25))</a>"))
    }

    @Test func payingTwiceIsOnce() {
        var session = session()
        _ = add(to: &session)
        for _ in 1...2 { _ = session.post(.money(.payBill(rent, Day("2026-11-01")!))) }
        #expect(balance(session) == 100_00)
    }

    @Test func aRunningWorkoutDoesNotHideABillThatIsDue() {
        var session = session()
        _ = add(to: &session)
        _ = session.post(.workouts(.start), [("id", "e1")])
        let line = session.open("/today").part(from: "class=\"now-line", to: "</p>")
        #expect(line.contains("Resume") && line.contains("1 bill due: Rent"))
        #expect(!line.contains("since "))
        session.now = LocalInstant(milliseconds: session.now.milliseconds + 86_400_000, offsetMinutes: 60)
        let later = session.open("/today").part(from: "class=\"now-line", to: "</p>")
        #expect(later.contains("since yesterday 09:30"))
    }

    @Test func upcomingListsBillsOfTheWeekAndWhatIsOverdue() {
        var session = session()
        _ = add([("repetition", "every week"), ("start", "2026-11-16")], to: &session)
        let page = session.open("/tasks/upcoming")
        #expect(page.main.components(of: "class=\"bill").count == 2, "\(page.main)")
    }

    @Test func anAutomaticBillIsLoggedWhenAPageIsOpenedAndOnlyOnce() {
        var session = session()
        _ = add([("automatic", "1")], to: &session)
        let batches = session.batches.count
        let page = session.open("/today")
        #expect(page.status == 303 && session.batches.count == batches + 2)
        let shown = session.open(page.response.location ?? "")
        #expect(shown.has("Due transactions logged") && balance(session) == 100_00)
        #expect(session.open("/today").status == 200 && session.batches.count == batches + 2)
        _ = session.undo(shown)
        #expect(balance(session) == 1000_00)
        #expect(session.open("/today").status == 200, "what was undone waits for the person")
    }

    @Test func anEstimateAsksForItsAmount() {
        var session = session()
        let page = add([("estimate", "1")], to: &session)
        #expect(page.has("≈ −€900.00") && page.has("/day/2026-11-01?back=%2Fmoney%2Fbills\" data-sheet"))
        let sheet = session.open(.money(.occurrence(rent, Day("2026-11-01")!)))
        #expect(sheet.main.contains("<section class=\"sheet\">") && sheet.has("value=\"900.00\""))
        let refused = session.post(
            .money(.payBill(rent, Day("2026-11-01")!)), [("sheet", "1"), ("amount", "much"), ("paidOn", "2026-11-02")])
        #expect(refused.status == 422 && refused.has("id=\"amount-why\""))
        _ = session.post(
            .money(.payBill(rent, Day("2026-11-01")!)),
            [("sheet", "1"), ("amount", "912.30"), ("paidOn", "2026-11-02")])
        #expect(balance(session) == 87_70)
        #expect(session.state.transactions.rows.first?.day == Day("2026-11-02"))
    }

    @Test func anOccurrenceIsSkipped() {
        var session = session()
        _ = add(to: &session)
        let page = session.post(.money(.skipBill(rent, Day("2026-11-01")!)))
        #expect(page.has("skipped on 1 November 2026") && balance(session) == 1000_00)
        #expect(!session.open("/today").has("bill due"))
    }

    @Test func aChangeFromADayOnLeavesEarlierOnes() {
        var session = session()
        _ = add(to: &session)
        let form = session.open(.money(.editBill(rent, from: Day("2026-12-01")!)))
        #expect(form.has("Your changes are for 1 December 2026 and later."))
        let fields = typedFields(form.part(from: "<form class=\"form transaction-form\"", to: "</form>"))
        _ = session.post(.money(.editBill(rent)), fields.map { $0.0 == "amount" ? ("amount", "950") : $0 })
        let amounts = session.state.upcomingBills(in: Day("2026-11-01")!...Day("2026-12-31")!).map { $0.rule.amount }
        #expect(amounts == [900_00, 950_00])
    }

    @Test(arguments: [
        ("amount", [("amount", "")], "Enter an amount"), ("repetition", [("repetition", "sometimes")], "sometimes"),
        ("repetition", [("repetition", "")], "repetition-why"),
        ("automatic", [("automatic", "1"), ("estimate", "1")], "can’t be logged automatically"),
        ("toAccount", [("kind", "transfer"), ("toAccount", "b1")], "two different accounts"),
    ])
    func aRefusedBillIsShownAgain(_ field: String, _ fields: [(String, String)], _ reason: String) {
        var session = session()
        let page = add(fields, to: &session)
        #expect(page.status == 422 && page.has("id=\"\(field)-why\"") && page.has(reason), "\(page.main)")
        #expect(session.state.recurringTransactions.rows.isEmpty)
    }

    @Test func aPayeePaidEachMonthIsSuggestedAndAddedByATap() {
        var session = session()
        for day in ["2026-08-12", "2026-09-12", "2026-10-12", "2026-11-12"] {
            _ = session.post(
                .money(.addTransaction),
                [("kind", "expense"), ("amount", "10.99"), ("payee", "Spotify"), ("day", day), ("account", bank.hex)])
        }
        let page = session.open("/money/bills")
        #expect(page.has("Found in your history") && page.has("Spotify"))
        let action = page.value(of: "action", after: "class=\"ticking\"") ?? ""
        let added = session.post(action)
        #expect(!added.has("Found in your history") && session.state.livingRecurringTransactions.count == 1)
    }
}

extension String {
    fileprivate func components(of part: String) -> [Substring] { self.split(separator: part).dropFirst().map { $0 } }
}
