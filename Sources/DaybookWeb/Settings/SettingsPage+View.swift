import CivilTime
import DaybookCore
import Markup
import Phrasing
import Words

extension SettingsPage {
    func view(_ words: Words) -> HTML {
        let controls = FormControls(words: words, fields: fields, refusal: refusal)
        return """
            <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
            <form class="form" method="post" action="\(SettingsActionRoute.save.url)" data-saves>
            \(controls.seen)
            \(controls.notice)\(appearance(controls))
            \(days(controls))
            <div class="submit"><button class="button primary">\(words.save)</button></div>
            </form>
            \(RemindersCard.view(words))\(partSwitches(words))
            \(todayBlocks(words))
            \(links(words))
            \(data(words))
            \(if: !devices.isEmpty, deviceList(words))
            \(KeyboardShortcuts.view(words, hasGame: !settings.isGameOff))
            """
    }

    private func appearance(_ controls: FormControls) -> HTML {
        let words = controls.words
        var languages = [(value: "", label: words.followBrowser)]
        for language in Language.allCases { languages.append((value: language.rawValue, label: language.nativeName)) }
        let themes = Theme.allCases.map { (value: $0.rawValue, label: words.name(of: $0)) }
        return """
            <section class="card form" id="\(Self.appearanceID)"><h2>\(words.appearance)</h2>
            \(controls.select("language", words.languageLabel, languages))
            \(controls.segmentedControl("theme", words.theme, themes))
            <p class="hint">\(words.textSizeHint)</p>
            </section>
            """
    }

    private func days(_ controls: FormControls) -> HTML {
        let words = controls.words
        let weekdays = Weekday.allCases.map { (value: $0.code, label: words.weekdayHeading($0)) }
        let hours = (0...6).map { (value: "\($0)", label: words.dayEnd($0)) }
        let taps = [(value: "marks", label: words.tapMarks), (value: "opens", label: words.tapOpens)]
        let units = UnitSystem.allCases.map { (value: $0.rawValue, label: words.name($0)) }
        let layouts = HabitLayout.allCases.map { (value: $0.rawValue, label: words.name(of: $0)) }
        return """
            <section class="card form" id="\(Self.daysID)"><h2>\(words.timeHeading)</h2>
            \(controls.select("firstWeekday", words.firstDayOfWeek, weekdays, hint: settings.isGameOff ? nil : words.firstDayOfWeekHint))
            \(controls.select("dayEndsAt", words.dayEndsAt, hours, hint: words.dayEndsAtHint))
            \(controls.segmentedControl("units", words.unitSystem, units))
            \(controls.segmentedControl("tap", words.tapBehaviour, taps, hint: words.tapHint))
            \(controls.segmentedControl("habitLayout", words.habitsOnToday, layouts))
            </section>
            """
    }

    /// A switch for each part of life, and for the game.
    private func partSwitches(_ words: Words) -> HTML {
        func row(_ action: SettingsActionRoute, _ isOn: Bool, _ icon: Icon, _ name: String) -> HTML {
            """
            <li><form method="post" action="\(action.url)"><button class="line switch" role="switch" aria-checked="\(isOn ? "true" : "false")" name="do" value="\(isOn ? "hide" : "show")">\
            \(icon.svg)<span><strong>\(name)</strong></span><span class="knob"></span></button></form></li>

            """
        }
        let parts = JournalPart.allCases.map { part in
            row(.switchPart(part), !settings.hides(part), part.section.icon, part.section.name(words))
        }
        let rows = parts + [row(.switchGame, !settings.isGameOff, .star, words.game)]
        return """
            <section class="card after" id="parts"><h2>\(words.partsOfLife)</h2><p class="hint">\(words.partsOfLifeHint)</p>
            <ul class="list bare switches">\(rows)</ul></section>
            """
    }

    /// The blocks of Today, to move and to leave out, without those of parts that are off.
    private func todayBlocks(_ words: Words) -> HTML {
        let placed = settings.todayBlocks.filter { !settings.hides(block: $0.block) }
        let rows = placed.indices.map { index -> HTML in
            let (block, isShown) = (placed[index].block, placed[index].isShown)
            let action = SettingsActionRoute.arrangeToday(block).url
            let up: HTML = """
                <form method="post" action="\(action)"><button class="round" name="do" value="up" aria-label="\(words.moveUp(words.name(of: block)))"><span class="up">\(Icon.chevronDown.svg)</span></button></form>
                """
            return """
                <li id="block-\(block.rawValue)"><form method="post" action="\(action)"><button class="line switch" role="switch" aria-checked="\(isShown ? "true" : "false")" name="do" value="\(isShown ? "hide" : "show")">\
                <span><strong>\(words.name(of: block))</strong></span><span class="knob"></span></button></form>\(if: index > 0, up)</li>

                """
        }
        return """
            <section class="card after" id="today"><h2>\(words.arrangeToday)</h2>
            <ul class="list bare switches">\(rows)</ul></section>
            """
    }

    private func links(_ words: Words) -> HTML {
        let pages: [(icon: Icon, name: String, route: PageRoute)] = [
            (.sun, words.away, .away(.list)),
            (.tag, words.categories, .categories(.list)),
            (.archive, words.archive, .habits(.archive)),
            (.clock, words.history, .settings(.history(before: nil))),
            (.importIn, words.importAndExport, .data(.data)),
            (.calendar, words.calendarFeed, .settings(.calendarFeed)),
            (.key, words.recoveryCode, .settings(.recoveryCode)),
            (.trash, words.eraseDeleted, .settings(.erase)),
        ]
        let rows = pages.map { page -> HTML in
            """
            <li><a class="line" href="\(page.route.url)">\(page.icon.svg)<span><strong>\(page.name)</strong></span>\(Icon.forward.svg)</a></li>

            """
        }
        return "<ul class=\"list after\">\(rows)</ul>\n"
    }

    /// Devices and safety: where the displayed data is stored.
    private func data(_ words: Words) -> HTML {
        let (name, hint) = words.explained(status)
        if case .otherJournal(_, let isSaved) = status { return otherJournal(name, hint, isSaved, words) }
        return """
            <section class="card after" id="\(Self.dataID)" data-sync-details><header><h2>\(words.yourData)</h2></header>
            <div class="stack">\(problem.map { notice(of: $0, words) })\
            \(if: problem == nil || !status.saysAllIsHere, "<p><strong>\(name).</strong> \(hint)</p>\n")\
            \(unlocking(words))\(lastSynced.map { "<p class=\"quiet\">\(words.lastSynced(words.near($0.day, to: today), words.time($0.time)))</p>\n" })\
            \(notes(words).map { "<p class=\"quiet\">\($0).</p>\n" as HTML })\
            <p data-receiving="\(words.receivingLeftHint)" data-sending="\(words.sendingLeftHint)" \
            data-no-storage="\(words.nothingStoredHint)" data-other-version="\(words.otherVersionHint)" \
            data-damaged="\(words.damagedChangesHint)" data-progress hidden></p>
            <p class="quiet">\(words.privacy)</p></div></section>
            """
    }

    /// A problem of the journal, with the way to put a notice away about which nothing is left to do.
    private func notice(of problem: JournalProblem, _ words: Words) -> HTML {
        var end: HTML?
        if case .lackingHere(_, mayComeBack: false) = problem {
            end = """
                <form method="post" action="\(SettingsActionRoute.noteLosses.url)"><button class="button">\(words.lossNoted)</button></form>

                """
        }
        return "<p><strong>\(words.name(problem)).</strong> \(words.hint(problem))</p>\n\(end)"
    }

    /// Notes on actions kept without effect, on forms of other devices that were refused, and on copies and older states.
    private func notes(_ words: Words) -> [String] {
        var notes: [String] = []
        if unopened > 0 { notes.append(words.actionsUnopened(unopened)) }
        if setAside > 0 { notes.append(words.actionsSetAside(setAside)) }
        if unreached > 0 { notes.append(words.actionsUnreached(unreached)) }
        if knownMissing > 0 { notes.append(words.changesKnownMissing(knownMissing)) }
        if refusedForms > 0 { notes.append(words.formsRefused(refusedForms)) }
        if hasCopiedDevice { notes.append(String(words.copiedDevice.dropLast())) }
        if lackedByServer > 0 { notes.append(words.lackedByServer(lackedByServer)) }
        return notes
    }

    /// The devices that write to the journal.
    private func deviceList(_ words: Words) -> HTML {
        let rows = devices.map { device -> HTML in
            let change = device.lastChange.map { words.lastChange(words.near($0.day, to: today), words.time($0.time)) }
            let note = change ?? (device.isThis ? words.noChangesYet : "")
            return """
                <li><div class="line">\(Icon.device.svg)<span><strong>\(name(of: device, words))</strong><small>\(note)</small></span></div></li>

                """
        }
        return """
            <section class="card after" id="devices"><h2>\(words.devices)</h2><p class="hint">\(words.devicesHint)</p>
            \(MoreRows.list("ul", class: "list bare", rows, words, shown: 20))</section>

            """
    }

    private func name(of device: DeviceRow, _ words: Words) -> String {
        guard device.isThis else { return words.device(device.id) }
        return status == .server ? words.yourServer : words.thisDevice
    }

    /// The link to the page that unlocks the server, if it is locked.
    private func unlocking(_ words: Words) -> HTML? {
        guard case .locked = status else { return nil }
        return
            "<p><a class=\"button\" href=\"\(PassphrasePage.path)\">\(Icon.key.svg)\(words.enterPassphrase)</a></p>\n"
    }

    /// The steps if the server has another journal: first save this one, then leave it.
    private func otherJournal(_ name: String, _ hint: String, _ isSaved: Bool, _ words: Words) -> HTML {
        var leaving: HTML?
        if isSaved {
            leaving = """
                <form method="post" action="\(SettingsActionRoute.switchToServerJournal.url)"><button class="button primary">\(words.startFromServer)</button></form>
                """
        }
        return """
            <section class="card after" id="\(Self.dataID)" data-sync-details><header><h2>\(words.yourData)</h2></header>
            <div class="stack"><p><strong>\(name).</strong> \(hint)</p></div>
            <footer><a class="button" href="\(DataPageRoute.export(.json).url)">\(Icon.exportOut.svg)\(words.saveJournal)</a>
            \(leaving)</footer></section>
            """
    }
}

extension SyncStatus {
    /// Whether its explanation says that the whole journal is kept, and nothing else.
    fileprivate var saysAllIsHere: Bool {
        switch self {
        case .server, .replicated, .waiting(0), .offline(0): true
        default: false
        }
    }
}

extension JournalPart {
    /// Its entry in the navigation.
    var section: Section {
        switch self {
        case .tasks: .tasks
        case .habits: .habits
        case .goals: .goals
        case .notes: .notes
        case .moods: .moods
        case .workouts: .workouts
        case .meals: .meals
        case .weight: .body
        case .health: .health
        case .money: .money
        }
    }
}

extension Words {
    /// The name of a part of life.
    public func name(of part: JournalPart) -> String { part.section.name(self) }

    func name(of block: TodayBlock) -> String {
        switch block {
        case .tasks: todayBlockTasks
        case .habits: todayBlockHabits
        case .goals: todayBlockGoals
        case .log: todayBlockLog
        case .evening: todayBlockEvening
        }
    }

    /// A name and an explanation of where the displayed data is stored.
    fileprivate func explained(_ status: SyncStatus) -> (name: String, hint: String) {
        switch status {
        case .server: (upToDate, keptByServer)
        case .replicated, .waiting(0): (upToDate, keptHereAndByServer)
        case .waiting(let count): (waiting(changes: count), changesAreSent)
        case .offline(0): (offline, keptHereWhileOffline)
        case .offline(let count): (waiting(changes: count), changesWaitForServer)
        case .full: (noRoom, noRoomHint)
        case .signedOut: (signedOut, signedOutHint)
        case .locked(0): (serverLocked, serverLockedHint)
        case .locked(let count): (serverLocked, "\(serverLockedHint) \(waiting(changes: count)).")
        case .otherJournal(let count, _):
            (otherJournal, count == 0 ? otherJournalHint : "\(otherJournalHint) \(waiting(changes: count)).")
        }
    }
}
