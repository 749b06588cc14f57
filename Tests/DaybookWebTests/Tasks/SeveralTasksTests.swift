import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

struct SeveralTasksTests {
    private func journey() throws -> (WebSession, ids: [RecordID]) {
        var journey = WebSession()
        let ids = try [journey.addTask(1, "Milk"), journey.addTask(2, "Bread")]
        return (journey, ids)
    }

    private func form(_ ids: [RecordID], _ change: String, _ value: String) -> [(String, String)] {
        ids.map { ("task", $0.hex) } + [("change", change), ("value", value)]
    }

    @Test(arguments: ["en", "ru", "pl"]) func aPlainDayIsUnderstoodInEveryLanguage(_ language: String) throws {
        var (journey, ids) = try journey()
        journey.languages = [language]
        #expect(journey.post(.tasks(.changeInBulk), form(ids, "due", " 2026-11-27 ")).status == 200)
        #expect(ids.map { journey.state.task($0)?.dueDay } == [Day("2026-11-27"), Day("2026-11-27")])
        #expect(journey.post(.tasks(.changeInBulk), form(ids, "due", "")).status == 422)
        #expect(ids.map { journey.state.task($0)?.dueDay } == [Day("2026-11-27"), Day("2026-11-27")])
        #expect(journey.post(.tasks(.changeInBulk), form(ids, "noDue", "")).status == 200)
        #expect(ids.map { journey.state.task($0)?.dueDay } == [nil, nil])
    }

    @Test(arguments: [("en", "tomorrow"), ("ru", "завтра"), ("pl", "jutro")])
    func aDayIsUnderstoodInWords(_ language: String, _ typed: String) throws {
        var (journey, ids) = try journey()
        journey.languages = [language]
        _ = journey.post(.tasks(.changeInBulk), form([ids[0]], "due", typed))
        #expect(ids.map { journey.state.task($0)?.dueDay } == [Day("2026-11-21"), nil])
    }

    @Test(arguments: [
        ("due", "2026-11-31"), ("due", "some day"), ("due", "1899-12-31"), ("priority", "luck"), ("addTag", ""),
        ("addTag", "#"), ("addTag", String(repeating: "ж", count: 19)),
        ("category", String(repeating: "x", count: 500)), ("explode", ""), ("", ""),
    ])
    func aBadValueChangesNothing(_ change: String, _ value: String) throws {
        var (journey, ids) = try journey()
        let count = journey.batches.count
        let page = journey.post(.tasks(.changeInBulk), form(ids, change, value))
        #expect(page.status == 422)
        #expect(journey.batches.count == count)
    }

    @Test func nothingChosenAndWhatIsNotThereAreRefused() throws {
        var (journey, ids) = try journey()
        let count = journey.batches.count
        #expect(journey.post(.tasks(.changeInBulk), form([], "complete", "")).status == 422)
        #expect(journey.post(.tasks(.changeInBulk), [("task", "x"), ("change", "delete")]).status == 422)
        let gone = RecordID(Identifier(high: 5, low: 99))
        #expect(journey.post(.tasks(.changeInBulk), form(ids + [gone], "complete", "")).status == 422)
        #expect(journey.batches.count == count)
    }

    @Test func oneUndoTakesTheChangeOfAllBack() throws {
        var (journey, ids) = try journey()
        let page = journey.post(.tasks(.changeInBulk), form(ids, "addTag", "#shop"))
        #expect(ids.map { journey.state.tags(of: $0) } == [["shop"], ["shop"]])
        _ = journey.undo(page)
        #expect(ids.map { journey.state.tags(of: $0) } == [[], []])
    }
}
