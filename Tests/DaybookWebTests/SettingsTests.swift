import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing
import Words

@Suite struct SettingsTests {
    @Test func languageFollowsTheBrowserUntilOneIsChosen() {
        var journey = WebSession()
        journey.languages = ["pl-PL", "en"]
        #expect(journey.open(.settings(.settings)).has("<html lang=\"pl\""))
        let page = journey.post(.settings(.save), [("language", "ru")])
        #expect(page.has("<html lang=\"ru\"") && page.has("Настройки сохранены"))
        _ = journey.post(.settings(.save), [("language", "")])
        #expect(journey.open(.settings(.settings)).has("<html lang=\"pl\""))
    }

    @Test func everythingChosenIsKeptAndShownAgain() {
        var journey = WebSession()
        let fields = [
            ("language", "en"), ("theme", "dark"), ("firstWeekday", "sun"), ("dayEndsAt", "4"), ("tap", "opens"),
            ("habitLayout", "days"), ("units", "imperial"),
        ]
        let page = journey.post(.settings(.save), fields)
        #expect(page.has("data-theme=\"dark\"") && page.has("data-tap=\"opens\""))
        let settings = journey.state.settings
        #expect(settings.firstWeekday == .sunday)
        #expect(settings.dayEndsAt == 4)
        #expect(settings.tapOpens)
        #expect(journey.state.profile.units == .imperial)
        let typed = typedFields(page.main).filter { $0.0 != "seen" }
        #expect(typed.map { $0.0 + "=" + $0.1 }.sorted() == fields.map { $0.0 + "=" + $0.1 }.sorted())
        let batches = journey.batches.count
        _ = journey.post(.settings(.save), typed)
        #expect(journey.batches.count == batches)
    }

    @Test func savingTheFormLeavesWhatAnotherDeviceChoseMeanwhile() {
        var journey = WebSession()
        let typed = typedFields(journey.open(.settings(.settings)).main)
        _ = journey.post(.settings(.save), [("theme", "dark")])
        _ = journey.post(.settings(.save), typed.map { $0.0 == "firstWeekday" ? ("firstWeekday", "sun") : $0 })
        #expect(journey.state.settings.firstWeekday == .sunday)
        #expect(journey.state.settings.theme == .dark)
    }

    @Test func changedSettingsCanBeUndoneFromTheMessage() {
        var journey = WebSession()
        let page = journey.post(.settings(.save), [("theme", "light")])
        #expect(journey.state.settings.theme == .light)
        _ = journey.undo(page)
        #expect(journey.state.settings.theme == .system)
    }

    static let refusals: [(field: String, typed: String, english: String, russian: String, polish: String)] = [
        ("language", "tlh", "“tlh” is not one", "«tlh» нет", "„tlh” nie ma"),
        ("theme", "neon", "“neon” is not one", "«neon» нет", "„neon” nie ma"),
        ("firstWeekday", "someday", "“someday” is not one", "«someday» нет", "„someday” nie ma"),
        ("dayEndsAt", "7", "From 0 to 6", "От 0 до 6", "Od 0 do 6"),
        ("dayEndsAt", "-1", "From 0 to 6", "От 0 до 6", "Od 0 do 6"),
        ("dayEndsAt", "noon", "From 0 to 6", "От 0 до 6", "Od 0 do 6"),
        ("units", "stone", "“stone” is not one", "«stone» нет", "„stone” nie ma"),
        ("tap", "<b>", "is not one of the choices", "нет среди вариантов", "nie ma wśród opcji"),
    ]

    @Test(arguments: refusals.indices)
    func choiceThatThereIsNotIsRefusedBesideItsField(index: Int) {
        let (field, typed, english, russian, polish) = Self.refusals[index]
        for (language, reason) in [("en", english), ("ru", russian), ("pl", polish)] {
            var journey = WebSession()
            journey.languages = [language]
            let page = journey.post(.settings(.save), [(field, typed)])
            #expect(page.status == 422)
            #expect(journey.batches.isEmpty)
            #expect(page.part(from: "id=\"\(field)-why\"", to: "</p>").contains(reason))
            #expect(!page.has("<b>"))
        }
    }

    @Test func settingsLeadToRarePages() {
        var journey = WebSession()
        let page = journey.open(.settings(.settings))
        for route: PageRoute in [.habits(.archive), .categories(.list), .data(.data), .settings(.erase)] {
            #expect(page.main.contains("href=\"\(route.url)\""))
        }
    }

    @Test func settingsListTheDevicesWithTheirLastChange() throws {
        var journey = WebSession()
        #expect(journey.open(.settings(.settings)).main.contains("<strong>Your server</strong><small>No changes yet"))
        _ = try journey.add("Read")
        journey.receive([Change(Settings.table, Settings.only, "theme", .text("dark"))])
        journey.status = .replicated
        let list = journey.open(.settings(.settings)).part(from: "id=\"devices\"", to: "</section>")
        #expect(list.contains("<strong>This device</strong><small>Last change today, 09:30</small>"))
        #expect(list.contains("<strong>Device 0000</strong><small>Last change today, 09:30</small>"))
        #expect(list.ranges(of: "<li>").count == 2)
    }

    @Test func settingsTellOfWhatCannotBeOpened() {
        var journey = WebSession()
        #expect(!journey.open(.settings(.settings)).main.contains("Kept, but"))
        journey.unopened = 3
        let note = "Kept, but written by a newer version or with another key: 3 actions."
        #expect(journey.open(.settings(.settings)).main.contains(note))
    }

    @Test(arguments: [
        ("en", "Set aside, because the device they name has not signed them: 3 actions."),
        ("ru", "Отложено, потому что нет подписи устройства, от имени которого это записано: 3 действия."),
        ("pl", "Odłożone, bo brakuje podpisu urządzenia, w którego imieniu je zapisano: 3 czynności."),
    ])
    func settingsTellOfWhatIsSetAside(_ language: String, _ note: String) {
        var journey = WebSession()
        journey.languages = [language]
        #expect(!journey.open(.settings(.settings)).main.contains(note))
        journey.setAside = 3
        #expect(journey.open(.settings(.settings)).main.contains(note))
    }

    @Test(arguments: [
        ("en", "Kept whole, though another device sent them with parts missing"),
        ("ru", "Сохранено полностью, хотя с другого устройства пришло без части данных"),
        ("pl", "Zachowane w całości, choć z innego urządzenia przyszły bez części"),
    ])
    func settingsTellOfRefusedForms(_ language: String, _ note: String) {
        var journey = WebSession()
        journey.languages = [language]
        #expect(!journey.open(.settings(.settings)).main.contains(note))
        journey.refusedForms = 3
        #expect(journey.open(.settings(.settings)).main.contains(note))
    }

    @Test(arguments: [
        ("en", "The server was older than this browser knew: it lacked 3 changes."),
        ("ru", "не хватало: 3 изменения."), ("pl", "brakowało: 3 zmiany."),
    ])
    func settingsTellOfAServerThatWasSetBack(_ language: String, _ note: String) {
        var journey = WebSession()
        journey.languages = [language]
        #expect(!journey.open(.settings(.settings)).main.contains(note))
        journey.lackedByServer = 3
        #expect(journey.open(.settings(.settings)).main.contains(note))
    }

    @Test func settingsTellOfACopiedDataFolder() {
        var journey = WebSession()
        let note = "A data folder was copied and both copies were written to. Everything from both is kept."
        journey.receive(forgedAt: 1000, [Change(Settings.table, Settings.only, "theme", .text("dark"))])
        #expect(!journey.open(.settings(.settings)).main.contains(note))
        journey.receive(forgedAt: 1001, [Change(Settings.table, Settings.only, "theme", .text("light"))])
        #expect(journey.open(.settings(.settings)).main.contains(note))
    }

    @Test func settingsTellOfTimesThatNoClockComesTo() {
        var journey = WebSession()
        let note = "Without effect, because their time is one that no clock comes to: 1 action."
        #expect(!journey.open(.settings(.settings)).main.contains(note))
        journey.receive(forgedAt: Stamp.latest, [Change(Settings.table, Settings.only, "theme", .text("dark"))])
        let page = journey.open(.settings(.settings))
        #expect(page.main.contains(note))
        #expect(journey.state.settings.theme != .dark)
    }

    @Test func everyPageTellsThatTheJournalIsDamaged() {
        var journey = WebSession()
        #expect(!journey.open(.today(nil)).has("The journal is damaged"))
        journey.journalProblem = .damaged
        for route: PageRoute in [.today(nil), .journal, .settings(.settings)] {
            #expect(journey.open(route).has("The journal is damaged"))
        }
        #expect(journey.open(.settings(.settings)).main.contains("daybook check --repair"))
    }

    @Test(arguments: [
        ("en", "Missing: 4 changes", "Up to date"), ("ru", "Не хватает: 4 изменения", "Всё сохранено"),
        ("pl", "Brakuje: 4 zmiany", "Wszystko zapisane"),
    ])
    func whatIsMissingIsToldInsteadOfThatAllIsThere(_ language: String, _ told: String, _ allIsThere: String) {
        var journey = WebSession()
        journey.languages = [language]
        #expect(journey.open(.settings(.settings)).has(allIsThere))
        for problem: JournalProblem in [
            .lacking(4), .lackingHere(4, mayComeBack: true), .lackingHere(4, mayComeBack: false),
        ] {
            journey.journalProblem = problem
            journey.status = problem == .lacking(4) ? .server : .replicated
            for route: PageRoute in [.today(nil), .settings(.settings), .data(.data)] {
                let page = journey.open(route)
                #expect(page.has(told) && !page.has(allIsThere), "\(problem), \(route.url)")
            }
            let canBeNoted = journey.open(.settings(.settings)).has("action=\"/settings/known-losses\"")
            #expect(canBeNoted == (problem == .lackingHere(4, mayComeBack: false)))
        }
        journey.status = .offline(waiting: 0)
        let page = journey.open(.settings(.settings))
        #expect(!page.has(Words(Language(rawValue: language)!).keptHereWhileOffline))
    }

    @Test func whatIsKnownToBeMissingIsOnlyANote() {
        var journey = WebSession()
        journey.knownMissing = 2
        let page = journey.open(.settings(.settings))
        #expect(page.has("Up to date") && page.main.contains("another device or a backup has them: 2 changes."))
    }

    @Test func urlsOfEarlierVersionsRedirect() {
        var journey = WebSession()
        #expect(journey.open("/more").response.location == "/journal")
        #expect(journey.open("/statistics?period=year").response.location == "/review?period=year")
    }

    @Test func partSwitchedOffIsOnNoScreenUntilSwitchedOn() {
        var journey = WebSession()
        #expect(journey.open(.journal).main.contains("/meals"))
        _ = journey.post(.settings(.switchPart(.meals)), [("do", "hide")])
        for route: PageRoute in [.journal, .today(nil), .review(.week), .search("Meals")] {
            #expect(!journey.open(route).text.contains("href=\"/meals"))
        }
        _ = journey.post(.settings(.switchPart(.meals)), [("do", "show")])
        #expect(journey.open(.journal).main.contains("/meals"))
    }

    @Test(arguments: [
        ("log tasks habits -evening", [TodayBlock.log, .tasks, .habits, .goals, .evening]),
        ("evening habits log tasks", [.evening, .habits, .log, .tasks, .goals]),
        ("", [.tasks, .habits, .goals, .log, .evening]),
    ])
    func anOrderSavedBeforeThereWereGoalsHasThemBehindTasksAndHabits(_ saved: String, _ blocks: [TodayBlock]) {
        let changes = [Change(Settings.table, Settings.only, "todayOrder", .text(saved))]
        var journey = WebSession()
        journey.keep(Commit(Decision(JournalAction.changeSettings, changes), action: ActionID(high: 9, low: 1)))
        #expect(journey.state.settings.todayBlocks.map { $0.block } == blocks)
        #expect(journey.state.settings.todayBlocks.last?.isShown == !saved.hasSuffix("-evening"))
    }

    @Test func aBlockOfAPartThatIsOffIsNotArranged() {
        var journey = WebSession()
        _ = journey.post(.settings(.switchPart(.goals)), [("do", "hide")])
        let card = journey.open(.settings(.settings)).part(from: "id=\"today\"", to: "</section>")
        #expect(card.contains("id=\"block-log\"") && !card.contains("id=\"block-goals\""))
        _ = journey.post(.settings(.arrangeToday(.log)), [("do", "up")])
        #expect(journey.state.settings.todayBlocks.map { $0.block } == [.tasks, .log, .habits, .goals, .evening])
    }

    @Test func blockOfTodayMovesUpAndCanBeLeftOut() {
        var state = Settings(id: Settings.only)
        state.todayBlocks = [TodayBlock.Placed(.habits), TodayBlock.Placed(.tasks, isShown: false)]
        #expect(state.todayBlocks.map { $0.block } == [.habits, .tasks, .goals, .log, .evening])
        #expect(state.todayBlocks.map { $0.isShown } == [true, false, true, true, true])
        var journey = WebSession()
        _ = journey.post(.settings(.arrangeToday(.habits)), [("do", "up")])
        #expect(journey.state.settings.todayBlocks.map { $0.block } == [.habits, .tasks, .goals, .log, .evening])
        _ = journey.post(.settings(.arrangeToday(.log)), [("do", "hide")])
        #expect(
            journey.state.settings.todayBlocks.filter { $0.isShown }.map { $0.block }
                == [.habits, .tasks, .goals, .evening])
    }
}
