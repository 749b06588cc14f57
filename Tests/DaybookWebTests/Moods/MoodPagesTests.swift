import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

@Suite struct MoodPagesTests {
    private let entry = RecordID(hex: "b1")!
    private let pet = RecordID(hex: "c1")!

    private func whoHasADog() -> WebSession {
        var journey = WebSession()
        _ = journey.post(.moods(.addPet), [("id", "c1"), ("name", "Rex"), ("species", "dog"), ("color", "amber")])
        return journey
    }

    @Test func aMoodIsWrittenInTwoTapsAndCanBeUndone() {
        var journey = WebSession()
        let empty = journey.open("/moods")
        #expect(empty.has("No entries yet") && empty.has("How are you?"))
        let id = empty.value(of: "value", after: "name=\"id\"") ?? ""
        let saved = journey.post(.moods(.log(of: nil)), [("id", id), ("mood", "good")])
        #expect(saved.status == 200 && saved.has("Mood logged: good") && saved.has("class=\"mood tint-teal just\""))
        #expect(journey.state.moodEntries(of: nil).map(\.mood) == [.good])
        #expect(journey.undo(saved).has("No entries yet"))
        #expect(journey.state.moodEntries(of: nil).isEmpty)
    }

    @Test func everythingOfAnEntryIsKeptAndShown() {
        var journey = WebSession()
        _ = journey.post(
            .moods(.log(of: nil)),
            [
                ("id", "b1"), ("mood", "bad"), ("note", "Rain & wind"), ("feeling", "tired"), ("feeling", "bored"),
                ("newTags", "Walk, Work"), ("day", "2026-11-19"), ("time", "21:30"),
            ])
        let list = journey.open("/moods/list")
        for part in ["Bad", "Rain &amp; wind", "tired", "bored", "#<bdi>Walk</bdi>", "21:30", "Yesterday"] {
            #expect(list.has(part), "\(part)")
        }
        let page = journey.open(.moods(.entry(entry)))
        #expect(
            page.has("value=\"bad\" checked") && page.has("value=\"Walk\" checked")
                && page.has("Rain &amp; wind</textarea>"))
        #expect(page.has("value=\"2026-11-19\"") && page.has("value=\"21:30\""))
    }

    @Test func activitiesThatWereUsedInAnotherLanguageAreNotOfferedAgain() {
        var journey = WebSession()
        _ = journey.post(.moods(.log(of: nil)), [("id", "b1"), ("mood", "bad"), ("newTags", "walk, Chess")])
        _ = journey.post(.settings(.save), [("language", "pl")])
        let sheet = journey.open(.log(.mood(of: nil))).main
        #expect(sheet.contains("<bdi>walk</bdi>") && sheet.contains("<bdi>Chess</bdi>"))
        #expect(sheet.contains("<bdi>Rodzina</bdi>") && !sheet.contains("<bdi>Spacer</bdi>"))
    }

    @Test func onesOwnActivitiesPushNoneOut() {
        var journey = WebSession()
        let own = (1...20).map { "Own \($0)" }.joined(separator: ", ")
        _ = journey.post(.moods(.log(of: nil)), [("id", "b1"), ("mood", "good"), ("newTags", own)])
        let sheet = journey.open(.log(.mood(of: nil))).main
        #expect(sheet.contains("<summary>") && sheet.contains("More activities</summary>"))
        for name in ["Own 1", "Own 20", "Work", "Walk", "Rest"] {
            #expect(sheet.contains("<bdi>\(name)</bdi>"), "\(name)")
        }
    }

    @Test func anEntryIsChangedAndDeleted() {
        var journey = WebSession()
        _ = journey.post(.moods(.log(of: nil)), [("id", "b1"), ("mood", "bad"), ("newTags", "Walk")])
        let page = journey.open(.moods(.entry(entry)))
        let seen = (page.value(of: "value", after: "name=\"seen\"") ?? "").split(separator: "&amp;").joined(
            separator: "&")
        let saved = journey.post(
            .moods(.edit(entry)),
            [("seen", seen), ("mood", "great"), ("note", "Sun"), ("day", "2026-11-20"), ("time", "08:00")])
        #expect(saved.has("Entry saved"))
        let kept = journey.state.mood(entry)
        #expect(kept?.mood == .great && kept?.note == "Sun" && kept?.moment.time.text == "08:00")
        #expect(journey.state.moodTags(of: entry).isEmpty)
        #expect(journey.post(.moods(.delete(entry))).has("Entry deleted"))
        #expect(journey.open(.moods(.entry(entry))).status == 404)
    }

    @Test(arguments: [
        ("mood", [("mood", "")], "Choose a mood first"), ("mood", [("mood", "happy")], "have different moods"),
        ("mood", [("mood", "x<y")], "There is no mood “x&lt;y”"),
        ("feeling", [("mood", "good"), ("feeling", "rage")], "There is no feeling"),
        ("day", [("mood", "good"), ("day", "2026-02-30")], "There is no day"),
        ("day", [("mood", "good"), ("day", "2026-11-22")], "is in the future"),
        ("time", [("mood", "good"), ("time", "25:00")], "is not a time"),
        ("newTags", [("mood", "good"), ("newTags", String(repeating: "w", count: 41))], "tag"),
        ("note", [("mood", "good"), ("note", String(repeating: "w", count: 10_001))], "At most 10,000"),
    ])
    func invalidEntriesAreRefusedWithTheReason(_ field: String, _ fields: [(String, String)], _ reason: String) {
        var journey = WebSession()
        let page = journey.post(.moods(.log(of: nil)), [("id", "b1")] + fields)
        #expect(page.status == 422 && page.has("id=\"\(field)-why\"") && page.has(reason), "\(page.main)")
        #expect(journey.state.moodEntries.rows.isEmpty)
    }

    @Test func aPetHasItsOwnMoodsAndPages() {
        var journey = whoHasADog()
        let home = journey.open(.moods(.home(of: pet)))
        #expect(home.has("How is Rex?") && home.has("Playful") && !home.has("Feelings"))
        let saved = journey.post(.moods(.log(of: pet)), [("id", "b1"), ("mood", "playful")])
        #expect(saved.has("Rex: playful"))
        #expect(journey.open("/pets").has("Dog · Playful, today"))
        #expect(journey.open("/moods").has("No entries yet"))
        #expect(journey.post(.moods(.editPet(pet)), [("name", "")]).has("Enter a name"))
        #expect(journey.post(.moods(.archivePet(pet))).has("Archive"))
        #expect(!journey.open("/moods").has("Rex"))
        let deleted = journey.post(.moods(.deletePet(pet)))
        #expect(journey.open(.moods(.home(of: pet))).status == 404)
        _ = journey.undo(deleted)
        #expect(journey.open(.moods(.entry(entry))).status == 200)
    }

    @Test func theListIsNarrowed() {
        var journey = whoHasADog()
        func log(_ id: String, _ mood: String, _ day: String, _ note: String, _ tag: String, _ owner: RecordID? = nil) {
            _ = journey.post(
                .moods(.log(of: owner)),
                [("id", id), ("mood", mood), ("day", day), ("time", "08:00"), ("note", note), ("newTags", tag)])
        }
        log("b1", "good", "2026-11-18", "Élan", "Walk")
        log("b2", "bad", "2026-11-19", "Rain", "Work")
        log("b3", "happy", "2026-11-20", "Ball", "Walk", pet)
        func found(_ query: String) -> [String] {
            let page = journey.open("/moods/list?" + query)
            return ["b1", "b2", "b3"].filter { page.has("/moods/\($0)?back=") }
        }
        #expect(found("") == ["b1", "b2", "b3"])
        #expect(found("whose=me") == ["b1", "b2"] && found("whose=c1") == ["b3"])
        #expect(found("mood=bad") == ["b2"] && found("tag=walk") == ["b1", "b3"] && found("search=elan") == ["b1"])
        #expect(found("from=2026-11-19") == ["b2", "b3"] && found("to=2026-11-19") == ["b1", "b2"])
        #expect(found("search=nothing") == [] && journey.open("/moods/list?search=nothing").has("No matches"))
    }

    @Test func adviceShowsItsCauseAndCanBeDismissed() {
        var journey = whoHasADog()
        for (place, day) in ["18", "19", "20"].enumerated() {
            _ = journey.post(
                .moods(.log(of: pet)),
                [("id", "b\(place)"), ("mood", "anxious"), ("day", "2026-11-\(day)"), ("time", "08:00")])
        }
        let page = journey.open(.moods(.home(of: pet)))
        let card = page.part(from: "class=\"card advice", to: "</section>")
        #expect(card.contains("Rex was anxious 3 times in a row") && card.contains("/moods/b0"))
        let key = page.value(of: "value", after: "name=\"key\"") ?? ""
        let rule = page.value(of: "value", after: "name=\"rule\"") ?? ""
        let dismissed = journey.post(.moods(.dismissAdvice), [("whose", "c1"), ("rule", rule), ("key", key)])
        #expect(dismissed.has("Advice dismissed") && !dismissed.has("Rex was anxious"))
        #expect(journey.undo(dismissed).has("Rex was anxious"))
        for wrong in [[("rule", "99"), ("key", "00")], [("rule", "1"), ("key", "zz")], []] {
            #expect(journey.post(.moods(.dismissAdvice), wrong).status == 404)
        }
    }

    @Test func chartsShowAYearAndOnlyYearsThereAre() {
        var journey = WebSession()
        for (place, day) in ["2025-12-31", "2026-11-18", "2026-11-20"].enumerated() {
            _ = journey.post(
                .moods(.log(of: nil)),
                [("id", "b\(place)"), ("mood", place == 1 ? "awful" : "great"), ("day", day), ("time", "08:00")])
        }
        let page = journey.open("/moods/charts")
        // (−2 + 2) / 2 + 3 on the 20th.
        #expect(page.has("Moods in 2026: 2 days logged.") && page.has("between 1 and 3, now 3, of 5"))
        #expect(page.has("year=2025") && !page.has("year=2027"))
        let counts = journey.open(.chart("distribution", of: "/moods/charts")).text
        #expect(counts.hasPrefix("Mood,How often\r\nGreat,1\r\n") && counts.hasSuffix("\r\nAwful,1\r\n"))
        #expect(journey.open(.chart("activities", of: "/moods/charts")).text == "Activity,Mood\r\n")
        #expect(journey.open("/moods/charts?year=2025").has("Moods in 2025: 1 day logged."))
        _ = journey.post(.moods(.log(of: nil)), [("id", "b9"), ("mood", "good"), ("day", "1985-06-15")])
        // A step skips the years without entries.
        #expect(journey.open("/moods/charts?year=2025").main.contains("year=1985"))
        #expect(journey.open("/moods/charts?year=1985").main.contains("year=2025"))
        #expect(journey.open("/moods/charts?year=1999").has("No entries in this year"))
        #expect(journey.open("/moods/charts?whose=ff").status == 404)
    }

    @Test func todayAsksForAMoodOnlyOnceMoodsAreRecorded() {
        var journey = WebSession()
        #expect(!journey.open("/today").has("action=\"/moods\""))
        _ = journey.post(
            .moods(.log(of: nil)), [("id", "b1"), ("mood", "good"), ("day", "2026-11-19"), ("time", "08:00")])
        let today = journey.open("/today")
        #expect(today.part(from: "id=\"log\"", to: "</section>").contains("<span>Mood</span>"))
        let id = today.value(of: "value", after: "action=\"/moods\"><input type=\"hidden\" name=\"id\"") ?? ""
        let saved = journey.post(.moods(.log(of: nil)), [("id", id), ("mood", "great"), ("back", "/today")])
        #expect(saved.url.hasPrefix("/today?") && saved.has("Mood logged: great"))
        #expect(saved.part(from: "id=\"log\"", to: "</section>").contains("Great</b>"))
        let earlier = journey.open("/day/2026-11-19")
        let sheet = PageRoute.log(.moodEntry(RecordID(hex: "b1")!), back: "/day/2026-11-19").url
        #expect(earlier.has("href=\"\(sheet)\" data-sheet>") && !earlier.has("action=\"/moods\""))
        #expect(journey.open("/day/2026-11-18").has(PageRoute.log(.mood(of: nil), back: "/day/2026-11-18").url))
        #expect(!journey.open("/day/2026-11-21").has("id=\"log\""))
    }

    @Test(arguments: ["ru", "pl"])
    func everyPageSpeaksTheLanguage(_ language: String) {
        var journey = whoHasADog()
        _ = journey.post(.moods(.log(of: pet)), [("id", "b1"), ("mood", "happy"), ("note", "x")])
        _ = journey.post(.moods(.log(of: nil)), [("id", "b2"), ("mood", "good"), ("feeling", "proud")])
        journey.languages = [language]
        for url in [
            "/moods", "/moods?whose=c1", "/moods/list", "/moods/charts", "/moods/b1", "/pets", "/pets/new", "/pets/c1",
        ] {
            let main = journey.open(url).main
            for word in ["Mood", "Good", "Happy", "Feeling", "proud", "Pets", "Save", "Delete", "Dog", "Entry"] {
                #expect(!main.contains(">" + word), "\(url): \(word)")
            }
        }
    }

    @Test func anEntryLeadsBackToTheFilteredList() {
        var journey = WebSession()
        _ = journey.post(.moods(.log(of: nil)), [("id", "b1"), ("mood", "bad"), ("note", "Rain")])
        let link = journey.open("/moods/list?mood=bad").value(of: "href", after: "<li class=\"mood") ?? ""
        let back = journey.open(link).value(of: "value", after: "name=\"back\"") ?? ""
        #expect(back == "/moods/list?mood=bad")
        let list = journey.post(.moods(.edit(entry)), [("back", back), ("mood", "bad"), ("note", "Snow")])
        #expect(list.url.hasPrefix("/moods/list?mood=bad") && list.has("Snow"))
    }

    @Test func aDayLeftEmptyWhileEditingStaysAsItWas() {
        var journey = WebSession()
        _ = journey.post(
            .moods(.log(of: nil)), [("id", "b1"), ("mood", "bad"), ("day", "2026-05-01"), ("time", "16:15")])
        _ = journey.post(.moods(.edit(entry)), [("mood", "good"), ("day", ""), ("time", "16:15")])
        #expect(journey.state.mood(entry)?.mood == .good)
        #expect(journey.state.mood(entry)?.day == Day("2026-05-01"))
    }

    @Test func futureTimeWithoutADayMeansYesterday() {
        // It is 9:30.
        var journey = WebSession()
        _ = journey.post(.moods(.log(of: nil)), [("id", "b1"), ("mood", "bad"), ("time", "23:45")])
        #expect(journey.state.mood(entry)?.day == Day("2026-11-19"))
        let later = journey.post(
            .moods(.log(of: nil)), [("id", "b2"), ("mood", "bad"), ("day", "2026-11-20"), ("time", "09:31")])
        #expect(later.status == 422 && later.has("is in the future"))
    }

    @Test func chartsAcceptEntriesDatedInTheFuture() {
        var journey = WebSession()
        var entry = MoodEntry(id: entry)
        (entry.life, entry.mood, entry.day) = (1, .good, Day("2027-01-02"))
        entry.at = Int64(entry.day!.number) * 86_400_000
        let changes = entry.changes
        journey.keep(Commit(Decision(JournalAction.import, changes), action: ActionID(high: 9, low: 9)))
        for url in ["/moods/charts", "/moods/charts?year=2027", "/moods/charts?year=9999", "/moods"] {
            #expect(journey.open(url).status == 200, "\(url)")
        }
    }

    @Test func theFirstDaysOfAYearCountTheDaysBefore() {
        var journey = WebSession(day: Day("2026-01-05")!)
        for (number, (day, mood)) in [("2025-12-30", "awful"), ("2026-01-02", "great")].enumerated() {
            _ = journey.post(.moods(.log(of: nil)), [("id", "b\(number)"), ("mood", mood), ("day", day)])
        }
        // (−2 + 2) / 2 = 0, which is the level 3.
        let page = journey.open("/moods/charts?year=2026")
        #expect(page.has("<th scope=\"row\">2 Jan</th><td>3</td>"))
    }

    @Test func invalidSubjectIsNotFound() {
        var journey = WebSession()
        #expect(journey.open("/moods?whose=zzz").status == 404)
        #expect(journey.post("/moods?whose=zzz", [("mood", "good")]).status == 404)
        #expect(journey.state.moodEntries.rows.isEmpty)
    }

    @Test func adviceOnAPetIsMarkedWhereverThePetIsListed() {
        var journey = whoHasADog()
        #expect(!journey.open("/moods").has("New advice"))
        for (number, day) in ["2026-11-18", "2026-11-19"].enumerated() {
            _ = journey.post(
                .moods(.log(of: pet)), [("id", "b\(number)"), ("mood", "unwell"), ("day", day), ("time", "08:00")])
        }
        for url in ["/moods", "/pets"] { #expect(journey.open(url).has("New advice"), "\(url)") }
        #expect(journey.open("/today").part(from: "now-line", to: "</p>").contains("Rex"))
    }

    @Test func activitiesShowTheirAverageMood() {
        var journey = WebSession()
        for (number, mood) in ["great", "great", "good", "bad"].enumerated() {
            _ = journey.post(
                .moods(.log(of: nil)),
                [("id", "b\(number)"), ("mood", mood), ("newTags", number < 3 ? "Walk" : "Work")])
        }
        // (5 + 5 + 4) / 3 = 4.7. A single day of work is not enough.
        let page = journey.open("/moods/charts")
        #expect(page.has(">Walk<") && page.has("4.7 · 3 entries") && !page.has(">Work<"))
    }

    @Test func moodsAreDotsOnAScaleFromOneToFive() {
        var journey = WebSession()
        for (day, mood) in [("2026-11-17", "awful"), ("2026-11-18", "great"), ("2026-11-20", "good")] {
            _ = journey.post(.moods(.log(of: nil)), [("mood", mood), ("day", day), ("time", "08:00")])
        }
        let page = journey.open(.moods(.charts(of: nil, year: nil)))
        #expect(page.has("<span>5</span><span>4</span><span>3</span><span>2</span><span>1</span>"))
        #expect(!page.has("class=\"series\"") && !page.has("class=\"area\""))
        // Tuesday, Wednesday and Friday, as well as the morning, are dots: a bar would begin at zero.
        #expect(!page.part(from: "Average by weekday", to: "</figure>").contains("class=\"bar\""))
        #expect(page.part(from: "Average by weekday", to: "</figure>").split(separator: "class=\"point\"").count == 4)
        #expect(page.part(from: "By time of day", to: "</figure>").split(separator: "class=\"point\"").count == 2)
        // Every day is a filled square in the colour of its mood, and the legend names the moods.
        #expect(page.has("class=\"pixel tint-rose\"") && page.has("class=\"pixel tint-leaf\""))
        #expect(page.has("<span>Awful</span>") && page.has("<span>Great</span>"))
        let days = journey.open(.chart("pixels", of: "/moods/charts"))
        #expect(days.text == "Day,Mood\r\n2026-11-17,1\r\n2026-11-18,5\r\n2026-11-20,4\r\n")
        for title in ["Average by weekday", "By time of day"] {
            #expect(page.has("aria-label=\"Options: \(title)\""), "\(title)")
        }
        let parts = journey.open(.chart("parts-of-day", of: "/moods/charts"))
        #expect(parts.text == "Time of day,Mood\r\nNight,\r\nMorning,3.3333\r\nAfternoon,\r\nEvening,\r\n")
        #expect(journey.open(.chart("weekdays", of: "/moods/charts")).text.hasPrefix("Day,Mood\r\nMon,\r\nTue,1\r\n"))
        let averages = journey.open(.chart("average", of: "/moods/charts?year=2026"))
        #expect(averages.text.hasPrefix("Day,7-day average\r\n2026-11-17,1\r\n2026-11-18,3\r\n"))
    }
}
