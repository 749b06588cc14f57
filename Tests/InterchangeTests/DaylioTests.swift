import CivilTime
import DaybookCore
import Interchange
import Journal
import Testing

@Suite struct DaylioTests {
    static let header = "full_date,date,weekday,time,mood,activities,note_title,note\n"

    private func read(_ text: String, offset: @escaping (Int64) -> Int = { _ in 60 }) throws -> ImportedMoods {
        let file = try ImportedFile(Array(text.utf8), ImportContext(offset: offset))
        #expect(file.format.name == "Daylio")
        return try #require(file.moods)
    }

    private func id(_ moment: String, _ ordinal: Int = 0) -> RecordID {
        let moment = DateTime(moment)!
        let minute = Int64(moment.day.number) * 1440 + Int64(moment.second / 60)
        return MoodEntry.id(ofImported: .daylio, minute: minute, ordinal: ordinal)!
    }

    @Test func aWholeRowIsRead() throws {
        let rows =
            "2020-05-30,30 May,Saturday,6:50 pm,rad,friends | nap |  good meal ,Sun,\"Awesome, \"\"very\"\"\"\r\n"
        // 2020-05-30T17:50Z
        let moment = LocalInstant(milliseconds: 1_590_861_000_000, offsetMinutes: 60)
        var mood = ImportedMood(id: id("2020-05-30T18:50"), .great, at: moment)
        (mood.note, mood.tags) = ("Sun\nAwesome, \"very\"", ["friends", "nap", "good meal"])
        #expect(try read("\u{FEFF}" + Self.header + rows) == ImportedMoods([mood]))
    }

    @Test(arguments: [
        ("12:00 am", "00:00"), ("12:59 AM", "00:59"), ("1:08 pm", "13:08"), ("12:00 p.m.", "12:00"), ("18:50", "18:50"),
        ("06:50", "06:50"), ("9:05", "09:05"), ("6:50\u{202F}PM", "18:50"), ("6.50 am", "06:50"), ("0:00", "00:00"),
    ])
    func timesAreReadInTheFormatOfThePhone(_ written: String, _ time: String) throws {
        let moods = try read(Self.header + "2020-05-30,,,\(written),good,,,\n")
        #expect(moods.moods.map(\.moment.time.text) == [time])
    }

    @Test func customMoodNamesAreKeptAndTheirLevelGuessed() throws {
        let names = ["Rad", "good", "meh", "bad", "awful", "Fugly", "meh-ish", "Świetnie", "meh-ish"]
        let rows = names.map { "2020-05-30,,,8:00,\($0),,,\n" }.joined()
        let read = try read(Self.header + rows)
        #expect(
            read.moods.map(\.mood) == [.great, .good, .okay, .bad, .awful, .awful, .okay, .great, .okay])
        #expect(read.moods.map(\.source) == ["", "", "", "", "", "Fugly", "meh-ish", "Świetnie", "meh-ish"])
        #expect(
            read.names == [
                UnknownMood("Fugly", guess: .awful, count: 1), UnknownMood("meh-ish", guess: .okay, count: 2),
                UnknownMood("Świetnie", guess: .great, count: 1),
            ])
    }

    @Test func userChoosesTheLevelOfACustomMood() throws {
        let file = try ImportedFile(
            Array((Self.header + "2020-05-30,,,8:00,meh-ish,,,\n2020-05-30,,,7:00,good,,,\n").utf8))
        let plan = file.plan(into: State(), today: Day("2026-11-20")!, levels: ["meh-ish": .bad, "good": .awful]) {
            id("2020-05-30T00:00")
        }
        var state = State()
        state.merge(plan.changes, stamp: Stamp(time: 1 << 32, device: DeviceID(1)))
        #expect(state.allMoodEntries.map(\.mood) == [.good, .bad])
        #expect(state.allMoodEntries.map(\.source) == ["", "meh-ish"])
    }

    @Test func entriesOfOneMinuteAreNumberedFromTheOldest() throws {
        let old = "2020-05-30,,,8:00,good,,,second\n2020-05-30,,,8:00,bad,,,first\n2020-05-29,,,8:00,meh,,,\n"
        let moods = try read(Self.header + old).moods
        #expect(
            moods.map(\.id) == [id("2020-05-30T08:00", 1), id("2020-05-30T08:00"), id("2020-05-29T08:00")])
        let later = try read(Self.header + "2020-05-30,,,8:00,rad,,,third\n" + old).moods
        #expect(Array(later.dropFirst()) == moods)
        let upward = try read(
            Self.header + "2020-05-29,,,8:00,meh,,,\n2020-05-30,,,8:00,bad,,,first\n2020-05-30,,,8:00,good,,,second\n")
        #expect(Array(upward.moods.reversed()) == moods)
    }

    @Test func timesUseTheOffsetOfTheirDay() throws {
        // UTC+2 until 2026-10-25T01:00Z, then UTC+1.
        let change = Int64(1_792_890_000_000)
        let moods = try read(
            Self.header + "2026-10-25,,,3:30,good,,,\n2026-10-25,,,1:30,good,,,\n",
            offset: { $0 < change ? 120 : 60 }
        ).moods
        #expect(
            moods.map(\.moment) == [
                LocalInstant(milliseconds: change + 90 * 60_000, offsetMinutes: 60),
                LocalInstant(milliseconds: change - 90 * 60_000, offsetMinutes: 120),
            ])
    }

    @Test(arguments: [
        ("plain <3 and 4 > 2 & more", "plain <3 and 4 > 2 & more"), ("one<br>two<br/><BR />three", "one\ntwo\n\nthree"),
        ("<div>one</div><div>two</div>", "one\ntwo"), ("<p>a <b>b</b></p><p>c</p>", "a b\nc"),
        ("<ul><li>a</li><li>b</li></ul>", "- a\n- b"), ("AT&amp;T &lt;3 &#8364; &#x20ac; &nbsp;x", "AT&T <3 € €  x"),
        ("<strange>&unknown;<b", "<strange>&unknown;<b"), ("<font color=\"red\">r</font>", "r"),
        ("&#0;&#xD800;", "&#0;&#xD800;"),
    ])
    func aNoteOfHTMLBecomesText(_ note: String, _ text: String) throws {
        let quoted = note.replacing("\"", with: "\"\"")
        #expect(try read(Self.header + "2020-05-30,,,8:00,good,,,\"\(quoted)\"\n").moods.map(\.note) == [text])
    }

    @Test func overlongAndExcessTagsAreCutWithAWarning() throws {
        let long = String(repeating: "ż", count: 30)
        let many = (1...60).map { "t\($0)" }.joined(separator: " | ")
        let read = try read(
            Self.header + "2020-05-30,,,8:00,good,,,\n2020-05-30,,,7:00,good,\(long) | Walk | walk,,\n"
                + "2020-05-30,,,6:00,good,\(many),,\n")
        #expect(read.moods.map(\.tags.count) == [0, 2, 50])
        #expect(read.moods[1].tags == [String(repeating: "ż", count: 20), "Walk"])
        #expect(
            Set(read.warnings)
                == [ImportWarning(.longTags, count: 1, line: 3), ImportWarning(.tooLong, count: 10, line: 4)])
    }

    @Test func otherVersionsHaveOtherColumns() throws {
        let early =
            "year,date,weekday,time,mood,activities,note\n2018,18 May,Friday,11:54 pm,rad,\"clean | cook\",Party\n"
        #expect(try read(early).moods.map(\.id) == [id("2018-05-18T23:54")])
        #expect(try read(early.replacing("18 May", with: "May 18")).moods.map(\.note) == ["Party"])
        let late =
            "full_date,date,weekday,time,mood,activities,scales,note_title,note\n2026-07-27,,,13:48,meh,,Sleep: 4,T,N\n"
        #expect(try read(late).moods.map(\.note) == ["T\nN\nSleep: 4"])
    }

    @Test(arguments: [
        ("2020-02-30,,,8:00,good,,,\n", 2, LineProblem.badDay("2020-02-30")), (",,,8:00,good,,,\n", 2, .badDay("")),
        ("2020-05-30,,,25:00,good,,,\n", 2, .unknownWord("25:00")),
        ("2020-05-30,,,13:00 pm,good,,,\n", 2, .unknownWord("13:00 pm")),
        ("2020-05-30,,,,good,,,\n", 2, .unknownWord("")),
        ("2020-05-30,,,8:00,,,,\n", 2, .missingField("mood")),
        ("0001-01-01,,,8:00,good,,,\n", 2, .badDay("0001-01-01")),
        ("2020-05-30,,,8:00,good,,,\"x\n", 2, .unterminatedQuote),
    ])
    func aBadRowIsRefusedWithItsLine(_ rows: String, _ line: Int, _ problem: LineProblem) {
        #expect(throws: ImportFailure.badLine(file: "", line: line, problem)) {
            try ImportedFile(Array((Self.header + rows).utf8))
        }
    }

    @Test func aFileWithoutEntriesIsEmpty() {
        #expect(throws: ImportFailure.empty) { try ImportedFile(Array(Self.header.utf8)) }
    }
}
