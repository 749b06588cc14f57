import DaybookCore
import DaybookWeb
import Journal
import Testing

struct ArchivePageTests {
    @Test(arguments: [("en", "The archive is empty"), ("ru", "Архив пуст"), ("pl", "Archiwum jest puste")])
    func anEmptyArchiveSaysWhatItIsFor(language: String, sentence: String) {
        var journey = WebSession()
        journey.languages = [language]

        #expect(journey.open(.habits(.archive)).has("<h2>\(sentence)</h2>"))
    }

    @Test func aHabitIsRestoredFromItAndThatUndone() throws {
        var journey = WebSession()
        let id = try journey.add("Read")
        try journey.keep(.markDone(id, on: journey.today))
        try journey.keep(.archive(id))
        #expect(journey.open(.habits(.archive)).has("<bdi>Read</bdi></strong><small>1 entry · 20 Nov 2026</small>"))

        let restored = journey.post(.habits(.restore(id)), [("back", "/archive")])
        #expect(restored.has("“Read” restored"))
        #expect(restored.has("The archive is empty"))

        let undone = journey.undo(restored)
        #expect(undone.has("<bdi>Read</bdi>"))
    }

    @Test func aHabitIsDeletedForEverAndThatUndoneWithItsEntries() throws {
        var journey = WebSession()
        let id = try journey.add("Read")
        try journey.keep(.markDone(id, on: journey.today))
        try journey.keep(.archive(id))

        let deleted = journey.post(.habits(.delete(id)))
        #expect(deleted.url.hasPrefix("/archive?said=deleteHabit"))
        #expect(deleted.has("“Read” deleted"))
        #expect(journey.state.habit(id) == nil)

        #expect(journey.undo(deleted).has("<small>1 entry"))
    }

    @Test func activeHabitsAreNotInIt() throws {
        var journey = WebSession()
        _ = try journey.add("Read")

        #expect(!journey.open(.habits(.archive)).has("Read"))
    }
}
