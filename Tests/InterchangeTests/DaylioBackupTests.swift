import CivilTime
import DaybookCore
import Journal
import Testing

@testable import Interchange

@Suite struct DaylioBackupTests {
    private let json = """
        {"version": 15, "isReminderOn": true, "goals": [{"x": [1.5, null]}],
         "customMoods": [
          {"id": 1, "custom_name": "", "mood_group_id": 1, "mood_group_order": 0, "predefined_name_id": 1},
          {"id": 6, "custom_name": "Meh-ish", "mood_group_id": 4, "mood_group_order": 1, "predefined_name_id": -1},
          {"id": 7, "custom_name": "good", "mood_group_id": 2, "predefined_name_id": 2}],
         "tags": [{"id": 3, "name": "Walk", "state": 0}, {"id": 4, "name": "Good meal"}],
         "dayEntries": [
          {"id": 15024, "minute": 45, "hour": 10, "day": 19, "month": 10, "year": 2023, "datetime": 1700408759432,
           "timeZoneOffset": -18000000, "mood": 6, "note": "one<br>two", "note_title": "T", "tags": [4, 3, 99], "assets": [12, 13]},
          {"id": 2, "minute": 0, "hour": 0, "day": 1, "month": 0, "year": 2020, "mood": 1, "note": "", "tags": []},
          {"id": 1, "minute": 0, "hour": 0, "day": 31, "month": 11, "year": 2019, "mood": 7, "note": null},
          {"id": 0, "minute": 0, "hour": 0, "day": 30, "month": 11, "year": 2019, "mood": 5}]}
        """

    /// Base64 in lines of 76 characters, as Daylio writes it.
    private func base64(_ text: String) -> String {
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        var bytes = Array(text.utf8)
        let padding = (3 - bytes.count % 3) % 3
        bytes += [UInt8](repeating: 0, count: padding)
        var written = ""
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let bits = Int(bytes[start]) << 16 | Int(bytes[start + 1]) << 8 | Int(bytes[start + 2])
            for shift in [18, 12, 6, 0] { written.append(letters[bits >> shift & 63]) }
            if start % 57 == 54 { written.append("\n") }
        }
        if written.last == "\n" { written.removeLast() }
        return written.dropLast(padding) + String(repeating: "=", count: padding) + "\n"
    }

    private func moods(_ bytes: [UInt8]) throws -> ImportedMoods {
        let file = try ImportedFile(bytes, ImportContext(offset: { _ in 60 }))
        #expect(file.format == .daylioBackup)
        return try #require(file.moods)
    }

    private func expected() -> ImportedMoods {
        func id(_ moment: String) -> RecordID {
            let moment = DateTime(moment)!
            let minute = Int64(moment.day.number) * 1440 + Int64(moment.second / 60)
            return MoodEntry.id(ofImported: .daylio, minute: minute, ordinal: 0)!
        }
        var first = ImportedMood(
            id: id("2023-11-19T10:45"), .bad, at: LocalInstant(milliseconds: 1_700_408_700_000, offsetMinutes: -300))
        (first.note, first.tags, first.source) = ("T\none\ntwo", ["Good meal", "Walk"], "Meh-ish")
        func later(_ moment: String, _ mood: Mood, _ milliseconds: Int64) -> ImportedMood {
            ImportedMood(id: id(moment), mood, at: LocalInstant(milliseconds: milliseconds, offsetMinutes: 60))
        }
        return ImportedMoods(
            [
                first, later("2020-01-01T00:00", .great, 1_577_833_200_000),
                later("2019-12-31T00:00", .good, 1_577_746_800_000),
                later("2019-12-30T00:00", .awful, 1_577_660_400_000),
            ],
            warnings: [
                ImportWarning(.otherParts, count: 1, line: 1, isInRecord: true),
                ImportWarning(.attachments, count: 2, line: 1, isInRecord: true),
            ])
    }

    @Test func aBackupIsReadAsItIsAsBase64AndAsJSON() throws {
        #expect(try moods(Array(json.utf8)) == expected())
        #expect(try moods(Array(base64(json).utf8)) == expected())
        let zip = StoredZip([
            ("assets/photos/2023/11/x", "(A) no list"), ("backup.daylio", base64(json)), ("assets/audio/y", "\u{0}"),
        ])
        #expect(try moods(zip.bytes) == expected())
    }

    @Test func aLongBackupIsKnownByItsBeginningWhereverThatEnds() throws {
        for length in 4000..<4010 {
            let long = json.replacing("one<br>two", with: String(repeating: "n", count: length))
            #expect(try moods(Array(base64(long).utf8)).moods.first?.note.count == length + 2)
        }
    }

    @Test func everyLengthIsReadFromBase64() {
        for length in 0..<200 {
            let text = String(repeating: "ab{", count: 80).prefix(length)
            #expect(Base64.bytes(Array(base64(String(text)).utf8)[...]) == Array(text.utf8))
        }
        for wrong in ["A", "AA=", "AAA==", "AA==A", "A*==", "AAAA="] {
            #expect(Base64.bytes(Array(wrong.utf8)[...]) == nil)
        }
    }

    private func row(_ list: String, _ number: Int, _ field: String) -> RejectedRows.Row {
        let failure = ImportFailure.badField(record: "\(list)[\(number - 1)]", field: field)
        return RejectedRows.Row(file: list, line: number, failure: failure)
    }

    @Test(arguments: [
        (#""month": 10"#, #""month": 12"#, 1, "day"), (#""hour": 10"#, #""hour": 24"#, 1, "hour"),
        (#""minute": 45"#, #""minute": -1"#, 1, "minute"), (#""year": 2023"#, #""year": "x""#, 1, "year"),
        (#""mood": 5"#, #""mood": 9"#, 4, "mood"),
    ])
    func entryWithAWrongFieldIsRejectedAndCanBeCorrected(
        _ valid: String, wrong: String, number: Int, field: String
    ) throws {
        let file = try ImportedFile(Array(json.replacing(valid, with: wrong).utf8), ImportContext(offset: { _ in 60 }))
        var others = expected().moods
        let entry = others.remove(at: number - 1)
        #expect(file.moods?.moods == others)
        #expect(file.rejected.rows == [row("dayEntries", number, field)])
        let saved = file.rejected.saved(from: "backup.daylio", on: Day("2026-11-20")!)
        #expect(saved.name == "rejected.json")
        let corrected = String(decoding: saved.bytes, as: UTF8.self).replacing(wrong, with: valid)
        #expect(try moods(Array(corrected.utf8)).moods == [entry])
    }

    @Test func entriesOfAMoodThatCannotBeReadAreRejectedWithIt() throws {
        // Without its definition, a mood of this id would count as "rad".
        let wrong = #""mood_group_id": 9, "mood_group_order": 0"#
        let broken = json.replacing(#""mood_group_id": 1, "mood_group_order": 0"#, with: wrong)
        let file = try ImportedFile(Array(broken.utf8))
        #expect(file.moods?.moods.map(\.mood) == [.bad, .good, .awful])
        #expect(file.rejected.rows == [row("customMoods", 1, "mood_group_id"), row("dayEntries", 2, "mood")])
        let saved = file.rejected.saved(from: "backup.daylio", on: Day("2026-11-20")!).bytes
        let corrected = String(decoding: saved, as: UTF8.self).replacing(
            #""mood_group_id": 9"#, with: #""mood_group_id": 1"#)
        #expect(try moods(Array(corrected.utf8)).moods.map(\.mood) == [.great])
    }

    @Test func tagThatCannotBeReadIsLeftOut() throws {
        let file = try ImportedFile(Array(json.replacing(#"{"id": 3,"#, with: #"{"id": null,"#).utf8))
        #expect(file.moods?.moods.map(\.tags) == [["Good meal"], [], [], []])
        #expect(file.rejected.rows == [row("tags", 1, "id")])
        #expect(!file.rejected.canBeSaved)
    }

    @Test func backupWithoutAReadableEntryNamesTheFirstField() {
        let entry = #"{"year": 2023, "month": 10, "day": 31, "hour": 9, "minute": 0, "mood": 1}"#
        #expect(throws: ImportFailure.badField(record: "dayEntries[0]", field: "day")) {
            try ImportedFile(Array(#"{"customMoods": [], "dayEntries": [\#(entry)]}"#.utf8))
        }
    }

    @Test func aBackupWithoutEntriesIsEmpty() {
        #expect(throws: ImportFailure.empty) {
            try ImportedFile(Array(#"{"customMoods": [], "tags": [], "dayEntries": []}"#.utf8))
        }
    }

    @Test func aCutBackupIsRefused() {
        #expect(throws: ImportFailure.self) { try ImportedFile(Array(json.utf8.dropLast(9))) }
        #expect(throws: ImportFailure.self) { try ImportedFile(Array(base64(json).utf8.dropLast(50))) }
    }
}
