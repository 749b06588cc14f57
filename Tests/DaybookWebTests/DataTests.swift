import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

@Suite struct DataTests {
    static let habitBull = """
        HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText
        Breed dragons,with care,Diet and Food,2016-03-18,1,text
        Breed dragons,with care,Diet and Food,2016-03-19,1,
        """

    private func upload(_ text: String) -> Upload {
        Upload(handle: Identifier(high: 5, low: 5), fileName: "<habits>.csv", bytes: Array(text.utf8))
    }

    @Test func previewSavesNothing() {
        var journey = WebSession()
        let preview = journey.post("/data/import", upload: upload(Self.habitBull))
        #expect(preview.status == 200)
        #expect(preview.has("<bdi>Breed dragons</bdi>"))
        #expect(preview.has("&lt;habits&gt;.csv"))
        #expect(preview.has("value=\"00000000000000050000000000000005\""))
        #expect(journey.state.livingHabits.isEmpty)
    }

    @Test func anExportThatLacksSomethingSaysSo() {
        var journey = WebSession()
        func export() -> String { journey.open(.data(.export(.json))).text }
        #expect(!export().contains("\"incomplete\"") && !journey.open(.data(.data)).has("not in an export either"))
        journey.journalProblem = .lacking(4)
        #expect(export().contains("\"incomplete\": \"Missing: 4 changes.\""))
        #expect(
            journey.open(.data(.data)).main.contains(
                "Missing: 4 changes.</strong> What is missing here is not in an export"))
        journey.journalProblem = .keyMissing
        #expect(!export().contains("\"incomplete\"") && !journey.open(.data(.data)).has("not in an export either"))
        (journey.journalProblem, journey.knownMissing, journey.unopened) = (nil, 2, 3)
        #expect(
            export().contains("a backup has them: 2 changes. Not in it, because it cannot be read here: 3 actions."))
        #expect(journey.open(.data(.data)).main.contains("a backup has them: 2 changes."))
    }

    @Test func importingTwiceChangesNothingAndOneUndoTakesItBack() {
        var journey = WebSession()
        let imported = journey.post("/data/import/apply", upload: upload(Self.habitBull))
        #expect(imported.has("Imported"))
        #expect(journey.state.livingHabits.map(\.title) == ["Breed dragons"])
        let count = journey.batches.count
        #expect(!journey.post("/data/import", upload: upload(Self.habitBull)).has("0 entries"))
        #expect(journey.post("/data/import/apply", upload: upload(Self.habitBull)).has("is already in your journal"))
        #expect(journey.batches.count == count)
        _ = journey.undo(imported)
        #expect(journey.state.livingHabits.isEmpty)
        _ = journey.post("/data/import/apply", upload: upload(Self.habitBull))
        #expect(journey.state.livingHabits.map(\.title) == ["Breed dragons"])
    }

    @Test func importedEntriesEarnOnlyIfThatIsAskedFor() {
        for (fields, earns) in [([], false), ([("earns", "1")], true)] as [([(String, String)], Bool)] {
            var journey = WebSession()
            let preview = journey.post("/data/import", upload: upload(Self.habitBull))
            #expect(preview.has("name=\"earns\" value=\"1\"> Count these for points"))
            _ = journey.post("/data/import/apply", fields, upload: upload(Self.habitBull))
            #expect((journey.state.game(today: journey.today).ledger.total > 0) == earns)
        }
    }

    /// The figures of an import preview: "new tasks 2".
    private func figures(_ page: WebSession.Page) -> [String] {
        page.main.split(separator: "<div class=\"stat\"><dt>").dropFirst()
            .map { $0.split(separator: "</dd>")[0].split(separator: "</dt><dd>").joined(separator: " ") }
    }

    @Test func previewCountsOnlyTheKindsOfRecordInTheExport() throws {
        var journey = WebSession()
        for (number, title) in ["Buy milk", "Pay rent"].enumerated() { try journey.addTask(UInt64(number + 1), title) }
        let tasks = journey.open(.data(.export(.json))).text
        var other = WebSession()
        let preview = other.post("/data/import", upload: upload(tasks))
        #expect(figures(preview) == ["new tasks 2", "already here 0"])
        #expect(preview.has("<bdi>Buy milk</bdi>") && !preview.has("<h2>Habits"))
        _ = other.post("/data/import/apply", upload: upload(tasks))
        #expect(figures(other.post("/data/import", upload: upload(tasks))) == ["new tasks 0", "already here 2"])
        _ = try journey.add("Read")
        let both = other.post("/data/import", upload: upload(journey.open(.data(.export(.json))).text))
        #expect(figures(both) == ["new habits 1", "already here 0", "new tasks 0", "already here 2"])
        #expect(!both.has("tasks will be imported"))
        var third = WebSession()
        let all = third.post("/data/import", upload: upload(journey.open(.data(.export(.json))).text))
        #expect(figures(all) == ["new habits 1", "already here 0", "new tasks 2", "already here 0"])
        #expect(all.has("2 tasks will be imported"))
    }

    @Test func previewOfMoneyCountsAccounts() {
        var journey = WebSession()
        _ = journey.post(
            .money(.addAccount), [("id", "b1"), ("title", "Bank"), ("kind", "bank"), ("currency", "EUR")])
        var other = WebSession()
        let preview = other.post("/data/import", upload: upload(journey.open(.data(.export(.json))).text))
        #expect(preview.has("1 account will be imported"))
    }

    @Test func anImportOfAnAccountKeepsTheSettingsAndLeadsToMoney() throws {
        var other = WebSession()
        _ = other.post(
            .money(.addAccount), [("id", "b1"), ("title", "Bank"), ("kind", "bank"), ("currency", "EUR")])
        let file = upload(other.open(.data(.export(.json))).text)
        var journey = WebSession()
        _ = try journey.add("Read")
        _ = journey.post(.settings(.save), [("firstWeekday", "sun")])
        let own = journey.state.settings
        let preview = journey.post("/data/import", upload: file)
        #expect(preview.has("Your settings stay as they are."))
        #expect(preview.has("name=\"settings\" value=\"1\"> Use the settings of the file, too"))
        let imported = journey.post("/data/import/apply", upload: file)
        #expect(journey.state.settings == own && journey.state.livingAccounts.map(\.title) == ["Bank"])
        #expect(imported.url.hasPrefix("/money"))
        #expect(journey.post("/data/import/apply", [("settings", "1")], upload: file).status == 200)
        #expect(journey.state.settings.firstWeekday == .monday)
    }

    @Test func aDamagedFileIsRefusedWholeAndSaysSoOnce() {
        var journey = WebSession()
        let page = journey.post("/data/import", upload: upload(Self.habitBull + "\nBreed dragons,\"…"))
        #expect(page.status == 422)
        #expect(page.has("<h2>Line 4: a quotation mark is missing</h2>"))
        #expect(page.has("Nothing was imported."))
        #expect(journey.batches.isEmpty)
        let cut = journey.post(
            "/data/import",
            upload: Upload(handle: Identifier(high: 5, low: 5), fileName: "a.zip", bytes: [80, 75, 3, 4]))
        #expect(cut.main.split(separator: "<p>Nothing was imported.").count == 2)
        #expect(cut.main.split(separator: "The file is incomplete").count == 2)
    }

    @Test func rowsThatCannotBeReadAreListedAndSavedAndTheOthersImported() throws {
        var journey = WebSession()
        let broken = "Breed dragons,,,2016-02-30,1,"
        let file = upload(Self.habitBull + "\n" + broken + "\n")
        let preview = journey.post("/data/import", upload: file)
        #expect(preview.has("<h2>1 row can’t be imported</h2>"))
        #expect(preview.has("<li><bdi>Line 4: There is no day “2016-02-30”</bdi></li>"))
        #expect(preview.has("Import 1 habit and 2 entries</button>"))
        #expect(preview.has("action=\"/data/import/rejected\""))
        let saved = journey.post("/data/import/rejected", upload: file)
        #expect(saved.response.fileName == "rejected-<habits>.csv")
        #expect(saved.text == Self.habitBull.prefix { $0 != "\n" } + "\n" + broken + "\r\n")
        #expect(journey.batches.isEmpty)
        _ = journey.post("/data/import/apply", upload: file)
        #expect(journey.state.livingHabits.map(\.title) == ["Breed dragons"])
        #expect(!journey.post("/data/import", upload: upload(Self.habitBull)).has("can’t be imported"))
    }

    @Test func calendarTasksThatCannotBeReadAreSavedAsACalendar() {
        var journey = WebSession()
        let tasks = ["SUMMARY:Read", "SUMMARY:Run\nbroken"].map { "BEGIN:VTODO\n\($0)\nEND:VTODO\n" }
        let file = upload("BEGIN:VCALENDAR\n" + tasks.joined() + "END:VCALENDAR")
        let preview = journey.post("/data/import", upload: file)
        #expect(preview.has("<li><bdi>Line 7: “broken” isn’t allowed here</bdi></li>"))
        let saved = journey.post("/data/import/rejected", upload: file)
        #expect(saved.response.contentType == "text/calendar; charset=utf-8")
        #expect(saved.text.contains(tasks[1]) && !saved.text.contains(tasks[0]))
    }

    @Test func rowsThatCannotBeSavedAreOnlyListed() {
        var journey = WebSession()
        let entry = #"{"year": 2026, "month": 10, "day": 19, "hour": 9, "minute": 0, "mood": 1}"#
        let file = upload(#"{"customMoods": [], "tags": [{}], "dayEntries": [\#(entry)]}"#)
        let preview = journey.post("/data/import", upload: file)
        #expect(preview.has("<h2>1 record can’t be imported</h2>"))
        #expect(preview.has("<li><bdi>tags: Record 1: “id” has an invalid value</bdi></li>"))
        #expect(preview.has("Fix them in the app they come from"))
        #expect(!preview.has("action=\"/data/import/rejected\""))
        #expect(journey.post("/data/import/rejected", upload: file).response.fileName == nil)
    }

    @Test func theTablesAreAZipAtTheOldAddressToo() {
        var journey = WebSession()
        for path in ["/data/daybook.zip", "/data/daybook.csv"] {
            let response = journey.open(path).response
            #expect(response.fileName == "daybook-2026-11-20.zip" && response.contentType == "application/zip")
            #expect(response.body.starts(with: [80, 75, 3, 4]))
        }
    }

    @Test func databaseFilesAreLeftToTheServer() {
        var journey = WebSession()
        let page = journey.post("/data/import", upload: upload("SQLite format 3\0…"))
        #expect(page.status == 422)
        #expect(page.has("can only be read by the server"))
    }

    @Test func noFileIsRefused() {
        var journey = WebSession()
        #expect(journey.post("/data/import").status == 422)
    }

    @Test func exportCanBeImportedIntoAnotherJournal() throws {
        var journey = WebSession()
        let read = try journey.add("Read")
        _ = journey.post(.habits(.mark(read, journey.today)), [("do", "done")])
        let file = journey.open(.data(.export(.json)))
        #expect(file.response.fileName == "daybook-2026-11-20.json")
        var other = WebSession()
        _ = other.post("/data/import/apply", upload: upload(file.text))
        #expect(other.state.livingHabits.map(\.title) == ["Read"])
        let times = /,\n *"(createdAt|changedAt)": "[^"]*"/
        #expect(file.text.contains("\"changedAt\": \"2026-11-20T"))
        #expect(
            other.open(.data(.export(.json))).text.replacing(times, with: "") == file.text.replacing(times, with: ""))
    }
}
