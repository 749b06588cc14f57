import DaybookCore
import Journal
import Testing

@Suite struct ImportedSettingsTests {
    /// An export whose settings begin the week on Sunday, by envelopes, for who has kept their recovery code.
    private func exported() -> ImportedJournal {
        var settings = Settings(id: Settings.only)
        settings.firstWeekday = .sunday
        settings.budgeting = .envelopes
        settings.hasKeptCode = true
        var journal = ImportedJournal()
        journal.add(settings)
        return journal
    }

    /// A journal with a note and without settings of its own.
    private func journalWithANote() -> TestJournal {
        var journal = TestJournal()
        journal.write(
            Decision(
                JournalAction.import,
                [
                    Change(Note.table, TestJournal.id(5), "life", .integer(1)),
                    Change(Note.table, TestJournal.id(5), "title", .text("Diary")),
                ]))
        return journal
    }

    @Test func aJournalInUseKeepsItsSettings() {
        var journal = journalWithANote()
        let plan = journal.importRecords(exported())
        #expect(plan.settings == .kept && plan.changes.isEmpty)
        #expect(journal.state.settings == State().settings)
    }

    @Test func anEmptyJournalGetsTheSettings() {
        var journal = TestJournal()
        #expect(journal.importRecords(exported()).settings == .imported)
        #expect(journal.state.settings.firstWeekday == .sunday && journal.state.settings.budgeting == .envelopes)
        #expect(journal.importRecords(exported()).settings == .none)
    }

    @Test func settingsMadeInAnEmptyJournalStay() throws {
        var journal = TestJournal()
        var own = journal.state.settings
        own.firstWeekday = .saturday
        own.language = "pl"
        journal.write(try SettingsCommand(own).decide(in: journal.state))
        #expect(journal.importRecords(exported()).settings == .imported)
        #expect(journal.state.settings.firstWeekday == .saturday && journal.state.settings.language == "pl")
        #expect(journal.state.settings.budgeting == .envelopes)
    }

    @Test func settingsReplaceThoseOfAJournalInUseOnRequest() {
        var journal = journalWithANote()
        #expect(journal.importRecords(exported(), replacesSettings: true).settings == .imported)
        #expect(journal.state.settings.firstWeekday == .sunday)
    }

    @Test func theRecoveryCodeOfAnotherJournalIsNotKeptHere() {
        var journal = TestJournal()
        journal.importRecords(exported())
        journal.importRecords(exported(), replacesSettings: true)
        #expect(!journal.state.settings.hasKeptCode)
    }

    @Test func fieldsOfALaterVersionStayOutWithTheSettings() {
        var file = exported()
        file.laterFields = [Change(Settings.table, Settings.only, "colour", .text("red"))]
        var journal = journalWithANote()
        #expect(journal.importRecords(file).changes.isEmpty)
        #expect(journal.importRecords(file, replacesSettings: true).changes.contains(file.laterFields[0]))
    }
}
