import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

@Suite struct EraseTests {
    /// A journey with one existing and one deleted habit, each with an entry on every day of a week.
    private func journey() throws -> (WebSession, kept: RecordID, deleted: RecordID) {
        var journey = WebSession()
        let kept = try journey.add("Read")
        let reminder = ReminderDraft(time: TimeOfDay(minutes: 60)!, text: "Secret reminder")
        let deleted = try journey.add("Secret habit", category: .named("Secret category"), reminders: [reminder]) {
            $0.kind = .atLeast
            $0.target = 2
            $0.unit = "l"
        }
        for back in 0..<7 {
            let day = journey.today.advanced(by: -back)
            try journey.keep(.markDone(kept, on: day))
            try journey.keep(
                .increment(deleted, on: day, by: 1.25, id: RecordID(Identifier(high: 9, low: UInt64(back)))))
            try journey.keep(.setNote(deleted, on: day, "Secret note"))
        }
        return (journey, kept, deleted)
    }

    private func delete(_ habit: RecordID, _ journey: inout WebSession) throws {
        try journey.keep(.archive(habit))
        try journey.keep(.delete(habit))
        for category in journey.state.livingCategories { _ = journey.post(.categories(.delete(category.id))) }
    }

    private func erase(_ habit: RecordID, _ journey: inout WebSession) throws -> WebSession.Page {
        try delete(habit, &journey)
        return journey.post(.settings(.erase), typedFields(journey.open(.settings(.erase)).main))
    }

    @Test func deletedRecordsAreListedThenErasedWithAllTheirParts() throws {
        var (journey, kept, deleted) = try journey()
        try delete(deleted, &journey)
        let page = journey.open(.settings(.erase))
        #expect(page.main.contains("Secret habit") && page.main.contains("Secret category"))
        #expect(page.main.contains("7 entries") && page.main.contains("This cannot be undone."))
        #expect(!page.main.contains("Read"))
        let typed = typedFields(page.main)
        let after = journey.post(.settings(.erase), typed)
        #expect(after.has("Permanently erased"))
        #expect(after.value(of: "action", after: "class=\"message\"") == nil)
        #expect(journey.state.habits[deleted] == nil)
        #expect(journey.state.entries.rows.allSatisfy { $0.habit == kept })
        #expect(journey.state.increments.rows.isEmpty && journey.state.reminders.rows.isEmpty)
        #expect(journey.state.history(of: journey.state.habit(kept)!, today: journey.today).totals.timesDone == 7)
        let left = journey.batches.map { Hexadecimal.text($0.batch.content) }.joined()
        #expect(!left.contains(Hexadecimal.text(Array("Secret".utf8))))
        #expect(!left.contains(deleted.hex))
        #expect(left.contains(Hexadecimal.text(Array("Read".utf8))))
    }

    @Test(arguments: [
        ("en", "Permanently erased. 2 attached files could not be removed. Run “daybook erase --yes” on your server."),
        ("ru", "Не удалось удалить 2 прикреплённых файла."), ("pl", "Nie udało się usunąć 2 załączonych plików."),
    ])
    func filesThatCouldNotBeDeletedAreReportedUntilTheMessageIsClosed(_ language: String, _ sentence: String) throws {
        var (journey, _, deleted) = try journey()
        journey.languages = [language]
        var response = Response.redirect(to: try erase(deleted, &journey).url)
        response.report(filesLeft: 2)
        let message = journey.open(response.location ?? "").part(from: "</template>", to: "</div>")
        #expect(message.contains("class=\"message bad\" role=\"alert\"") && message.contains(sentence))
        #expect(message.contains("href=\"/settings\""))
    }

    @Test(arguments: ["0", "-1", "many"]) func anErasureThatLeftNoFilesSaysNothingOfThem(_ count: String) throws {
        var (journey, _, deleted) = try journey()
        let message = journey.open(try erase(deleted, &journey).url + "&left=\(count)").part(
            from: "</template>", to: "</div>")
        #expect(message.contains("<span>Permanently erased</span>"))
    }

    @Test func erasingTwiceIsErasingOnce() throws {
        var (journey, _, deleted) = try journey()
        try delete(deleted, &journey)
        let typed = typedFields(journey.open(.settings(.erase)).main)
        _ = journey.post(.settings(.erase), typed)
        let count = journey.batches.count
        #expect(journey.post(.settings(.erase), typed).has("No deleted items to erase"))
        #expect(journey.batches.count == count)
        #expect(journey.open(.settings(.erase)).main.contains("No deleted items to erase"))
        #expect(!journey.open(.settings(.erase)).main.contains("<form"))
    }

    @Test func recordsNotListedOnThePageAreNotErased() throws {
        var (journey, kept, deleted) = try journey()
        try delete(deleted, &journey)
        let typed = typedFields(journey.open(.settings(.erase)).main)
        try delete(kept, &journey)
        let page = journey.post(.settings(.erase), typed)
        #expect(page.status == 422)
        #expect(page.main.contains("Something else was deleted in the meantime") && page.main.contains("Read"))
        #expect(journey.state.habits[deleted] != nil)
    }

    @Test func deletionOfErasedRecordsCannotBeUndone() throws {
        var (journey, _, deleted) = try journey()
        try journey.keep(.archive(deleted))
        let page = journey.post(.habits(.delete(deleted)))
        _ = journey.post(.settings(.erase), typedFields(journey.open(.settings(.erase)).main))
        #expect(journey.undo(page).has("This cannot be undone"))
        #expect(journey.state.habits[deleted] == nil)
    }

    @Test func settingsLeadThere() {
        var journey = WebSession()
        #expect(journey.open(.settings(.settings)).main.contains("href=\"/settings/erase\""))
        for (language, title) in [("ru", "Стереть удалённое окончательно"), ("pl", "Wymaż usunięte na dobre")] {
            journey.languages = [language]
            #expect(journey.open(.settings(.erase)).main.contains(title))
        }
    }
}
