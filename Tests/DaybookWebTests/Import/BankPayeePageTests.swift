import DaybookCore
import DaybookWeb
import Journal
import Testing

/// Categories of payees in the preview of a bank's file.
@Suite struct BankPayeePageTests {
    private let bank = RecordID(hex: "b1")!
    private let groceries = StandardCategory.groceries.id.hex
    private let salary = StandardCategory.salary.id.hex

    private static let statement = """
        Date,Payee,Amount
        2026-11-02,LIDL 0042 KRAKOW,-5
        2026-11-03,Lidl 0042 Krakow,-6
        2026-11-04,Acme,2500

        """

    private func session() -> WebSession {
        var session = WebSession()
        _ = session.post(
            .money(.addAccount), [("id", "b1"), ("title", "Bank"), ("kind", "bank"), ("currency", "EUR")])
        return session
    }

    private func upload(_ text: String) -> Upload {
        Upload(handle: Identifier(high: 5, low: 5), fileName: "bank.csv", bytes: Array(text.utf8))
    }

    private func preview(_ text: String, _ session: inout WebSession) -> WebSession.Page {
        session.post("/money/import", [("account", "b1")], upload: upload(text))
    }

    /// The form that imports, with categories by payee in place of those it shows.
    private func fields(_ page: WebSession.Page, _ categories: [String: String]) -> [(String, String)] {
        var payee = ""
        return typedFields(page.part(from: "action=\"/money/import/apply\"", to: "</form>")).map { field in
            if field.0 == "payee" { payee = field.1 }
            // Chosen, even where it is what was suggested.
            if field.0 == "payeeSuggestion", categories[payee] != nil { return (field.0, "") }
            return field.0 == "payeeCategory" ? (field.0, categories[payee] ?? field.1) : field
        }
    }

    /// The rows of payees in a preview: "LIDL 0042 KRAKOW, 2 transactions · −€11.00".
    private func payees(_ page: WebSession.Page) -> [String] {
        page.part(from: "<ul class=\"list payees\">", to: "</ul>").split(separator: "<strong><bdi>").dropFirst().map {
            $0.split(separator: "</span></small>")[0].split(separator: "</bdi></strong><small>").joined(separator: ", ")
                .split(separator: "<span>").joined()
        }
    }

    private func rows(_ session: WebSession) -> [String] {
        session.state.transactions(TransactionFilter(account: bank)).map { row in
            "\(row.payee) \(session.state.moneyCategory(row.category)?.icon ?? "")"
        }
    }

    private func rules(_ session: WebSession) -> [String] { session.state.livingPayeeRules.map { $0.text } }

    @Test func payeesWithoutACategoryAreListedWithTheirSums() {
        var session = session()
        let page = preview(Self.statement, &session)
        #expect(
            payees(page) == ["LIDL 0042 KRAKOW, 2 transactions · −€11.00", "Acme, 1 transaction · +€2,500.00"])
        #expect(page.has("Daybook remembers your choices as <a href=\"/money/rules\">rules</a>. Suggestions that"))
    }

    @Test func menusBeginWithNoCategoryAndThoseOfTheirKind() {
        var session = session()
        let menus = preview(Self.statement, &session).main.split(separator: "<select id=\"payee-").dropFirst()
        let first = menus.map { menu in
            menu.split(separator: "</option>").prefix(2).map { String($0.split(separator: ">").last ?? "") }
        }
        #expect(first == [["No category", "🛒 Groceries"], ["No category", "💼 Salary"]])
    }

    @Test func theCategoryOfAKnownShopIsASuggestionThatCanBeCleared() {
        var session = session()
        let page = preview(Self.statement, &session)
        let menus = page.main.split(separator: "<select id=\"payee-").dropFirst().map(String.init)
        #expect(menus[0].contains("value=\"\(groceries)\" selected>") && menus[0].contains("A suggestion."))
        #expect(!menus[1].prefix { $0 != "\n" }.contains(" selected>") && !menus[1].contains("A suggestion."))
        let cleared = fields(page, ["LIDL 0042 KRAKOW": "", "Acme": "ff"])
        let refused = session.post("/money/import/apply", cleared, upload: upload(Self.statement))
        #expect(refused.status == 422 && !refused.has("A suggestion."))
        _ = session.post(.money(.deleteCategory(StandardCategory.groceries.id)))
        let unsuggested = preview(Self.statement, &session)
        #expect(!unsuggested.has("A suggestion.") && !unsuggested.has("Suggestions that you leave"))
    }

    @Test func aSuggestionThatIsLeftAsItIsMakesNoRule() {
        var session = session()
        let page = preview(Self.statement, &session)
        let shown = session.post(
            "/money/import", fields(page, ["Acme": "ff"]), upload: upload(Self.statement)) // shown once more
        #expect(shown.status == 422 && shown.has("A suggestion."))
        let form = fields(shown, ["Acme": salary])
        _ = session.post("/money/import/apply", form, upload: upload(Self.statement))
        #expect(rows(session) == ["LIDL 0042 KRAKOW 🛒", "Lidl 0042 Krakow 🛒", "Acme 💼"])
        #expect(rules(session) == ["Acme"])
    }

    @Test func thePersonsHistoryCountsBeforeASuggestion() {
        var session = session()
        let household = StandardCategory.household.id.hex
        _ = session.post(
            .money(.addTransaction),
            [
                ("id", "c1"), ("kind", "expense"), ("amount", "3"), ("account", "b1"), ("day", "2026-10-02"),
                ("payee", "Lidl 0042 Krakow"), ("category", household),
            ])
        let page = preview(Self.statement, &session)
        #expect(payees(page) == ["Acme, 1 transaction · +€2,500.00"] && !page.has("A suggestion."))
    }

    @Test func theButtonIsOnTopThenTheQuestionsAndTheOtherRowsAreOneLine() {
        var session = session()
        _ = session.post(.money(.addRule), [("id", "e1"), ("contains", "acme"), ("category", salary)])
        let page = preview(Self.statement, &session)
        let parts = [
            ">Import 3 transactions</button>", "<ul class=\"list payees\">", "<summary>Show 2 rows</summary>",
            "<details class=\"fold\"><summary>1 other row</summary>", "<bdi>Acme</bdi>",
            "class=\"card form bank-reading",
        ]
        let places = parts.compactMap { page.main.firstRange(of: $0)?.lowerBound }
        #expect(places.count == parts.count && places == places.sorted(), "\(page.main)")
    }

    @Test func theImportStaysInMoney() {
        var session = session()
        #expect(session.open("/money").has("href=\"/money/import\""))
        #expect(session.open("/money/import").has("action=\"/money/import\""))
        let page = preview(Self.statement, &session)
        #expect(page.main.contains("href=\"/money\" aria-label=\"Money\"") && page.has("<h1>Import from a bank</h1>"))
        #expect(!page.main.contains("/data"))
        let refused = session.post("/money/import", upload: upload("SQLite format 3\0…"))
        #expect(refused.status == 422 && refused.has("<h1>Import from a bank</h1>"))
    }

    @Test func aBanksFileChosenInSettingsIsShownInMoney() {
        var session = session()
        let file = upload(Self.statement)
        let page = session.post("/data/import", upload: file)
        #expect(page.url == "/money/import?upload=\(file.handle.hex)" && page.has("<h1>Import from a bank</h1>"))
        let shown = session.open(page.url, upload: file)
        // The table names no account, and none had such tables before.
        #expect(shown.status == 200 && shown.has("<select id=\"account\" name=\"account\""), "\(shown.main)")
        #expect(!shown.has(">Import 3 transactions</button>"))
    }

    @Test func chosenCategoriesAndRulesAreOneAction() {
        var session = session()
        let page = preview(Self.statement, &session)
        let form = fields(page, ["LIDL 0042 KRAKOW": groceries])
        let done = session.post("/money/import/apply", form, upload: upload(Self.statement))
        #expect(rows(session) == ["LIDL 0042 KRAKOW 🛒", "Lidl 0042 Krakow 🛒", "Acme "])
        #expect(rules(session) == ["LIDL"])
        let count = session.batches.count
        _ = session.post("/money/import/apply", form, upload: upload(Self.statement))
        #expect(session.batches.count == count && preview(Self.statement, &session).status == 200)
        _ = session.undo(done)
        #expect(rows(session).isEmpty && rules(session).isEmpty)
        // It can be imported again after that.
        _ = session.post("/money/import/apply", form, upload: upload(Self.statement))
        #expect(rows(session).first == "LIDL 0042 KRAKOW 🛒" && rules(session) == ["LIDL"])
    }

    @Test func payeesThatARuleFitsAreNotListed() {
        var session = session()
        _ = session.post(.money(.addRule), [("id", "e1"), ("contains", "lidl"), ("category", groceries)])
        #expect(payees(preview(Self.statement, &session)) == ["Acme, 1 transaction · +€2,500.00"])
        _ = session.post(.money(.addRule), [("id", "e2"), ("contains", "acme"), ("category", salary)])
        #expect(!preview(Self.statement, &session).has("Choose categories"))
    }

    @Test func aCategoryThatWasDeletedMeanwhileIsRefusedAndTheOtherChoicesAreKept() {
        var session = session()
        let page = preview(Self.statement, &session)
        let form = fields(page, ["LIDL 0042 KRAKOW": groceries, "Acme": salary])
        _ = session.post(.money(.deleteCategory(StandardCategory.groceries.id)))
        let count = session.batches.count
        let refused = session.post("/money/import/apply", form, upload: upload(Self.statement))
        #expect(refused.status == 422 && session.batches.count == count)
        #expect(refused.has("id=\"payee-0-why\"") && !refused.has("id=\"payee-1-why\""))
        #expect(refused.has("<option value=\"\(groceries)\" selected>deleted</option>"))
        #expect(refused.has("<option value=\"\(salary)\" selected>💼 Salary</option>"))
        let corrected = fields(refused, ["LIDL 0042 KRAKOW": ""])
        _ = session.post("/money/import/apply", corrected, upload: upload(Self.statement))
        #expect(rows(session).last == "Acme 💼" && rules(session) == ["Acme"])
    }

    @Test(arguments: [
        [("payee", "Nobody"), ("payeeCategory", StandardCategory.groceries.id.hex)],
        [("payee", "Acme"), ("payeeCategory", "<b>")], [("payee", "Acme"), ("payeeCategory", "")],
        [("payee", "Acme")], [("payeeCategory", StandardCategory.groceries.id.hex)],
        [("payee", "Acme"), ("payee", "Nobody"), ("payeeCategory", StandardCategory.groceries.id.hex)],
    ])
    func choicesThatFitNoPayeeAreIgnored(_ choices: [(String, String)]) {
        var session = session()
        _ = session.post("/money/import/apply", [("account", "b1")] + choices, upload: upload(Self.statement))
        #expect(rows(session) == ["LIDL 0042 KRAKOW ", "Lidl 0042 Krakow ", "Acme "] && rules(session).isEmpty)
    }

    @Test func anUnknownCategoryIsRefusedWithAReasonForAnyPayee() {
        var session = session()
        let choices = [("account", "b1"), ("payee", "Nobody"), ("payeeCategory", "ff")]
        let page = session.post("/money/import/apply", choices, upload: upload(Self.statement))
        #expect(page.status == 422 && page.has("role=\"alert\"") && page.has("This category no longer exists."))
        #expect(rows(session).isEmpty && !page.has("payee-0-why"))
    }

    @Test func boxesStayCheckedWhenTheImportIsRefused() {
        var session = session()
        _ = session.post(
            .money(.addTransaction),
            [("id", "c1"), ("kind", "expense"), ("amount", "5"), ("account", "b1"), ("day", "2026-11-02")])
        let choices = [("account", "b1"), ("apart", "0"), ("payee", "Acme"), ("payeeCategory", "ff")]
        let page = session.post("/money/import/apply", choices, upload: upload(Self.statement))
        #expect(page.has("name=\"apart\" value=\"0\" checked>"))
        _ = session.post("/money/import/apply", fields(page, ["Acme": salary]), upload: upload(Self.statement))
        #expect(rows(session).count == 4)
    }

    @Test func thoseBeyondTheFirstTwentyPayeesAreCounted() {
        var session = session()
        let text = "Date,Payee,Amount\n" + (0..<23).map { "2026-11-02,Shop no. \($0)<i>,-1\n" }.joined()
        let page = preview(text, &session)
        #expect(payees(page).count == 20 && page.has("<p class=\"quiet\">and 3 more</p>") && !page.main.contains("<i>"))
    }

    @Test func importThatOnlyFindsWhatWasEnteredSaysSo() {
        var session = session()
        _ = session.post(
            .money(.addTransaction),
            [("id", "c1"), ("kind", "expense"), ("amount", "5"), ("account", "b1"), ("day", "2026-11-02")])
        let page = preview("Date,Payee,Amount\n2026-11-02,Lidl,-5\n", &session)
        #expect(page.has("<button class=\"button primary\">Confirm 1 match</button>") && !page.has("Choose categories"))
    }
}
