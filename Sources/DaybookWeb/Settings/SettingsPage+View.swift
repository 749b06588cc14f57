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
            \(partSwitches(words))
            \(todayBlocks(words))
            \(links(words))
            \(data(words))
            \(KeyboardShortcuts.view(words))
            """
    }

    private func appearance(_ controls: FormControls) -> HTML {
        let words = controls.words
        var languages = [(value: "", label: words.followBrowser)]
        for language in Language.allCases { languages.append((value: language.rawValue, label: language.nativeName)) }
        let themes = Theme.allCases.map { (value: $0.rawValue, label: words.name(of: $0)) }
        return """
            <section class="card form"><h2>\(words.appearance)</h2>
            \(controls.select("language", words.languageLabel, languages))
            \(controls.segmentedControl("theme", words.theme, themes))
            </section>
            """
    }

    private func days(_ controls: FormControls) -> HTML {
        let words = controls.words
        let weekdays = Weekday.allCases.map { (value: $0.code, label: words.weekdayHeading($0)) }
        let hours = (0...6).map { (value: "\($0)", label: words.dayEnd($0)) }
        let taps = [(value: "marks", label: words.tapMarks), (value: "opens", label: words.tapOpens)]
        let layouts = HabitLayout.allCases.map { (value: $0.rawValue, label: words.name(of: $0)) }
        return """
            <section class="card form"><h2>\(words.timeHeading)</h2>
            \(controls.select("firstWeekday", words.firstDayOfWeek, weekdays))
            \(controls.select("dayEndsAt", words.dayEndsAt, hours, hint: words.dayEndsAtHint))
            \(controls.segmentedControl("tap", words.tapBehaviour, taps, hint: words.tapHint))
            \(controls.segmentedControl("habitLayout", words.habitsOnToday, layouts))
            </section>
            """
    }

    /// A switch for each part of life.
    private func partSwitches(_ words: Words) -> HTML {
        let rows = JournalPart.allCases.map { part -> HTML in
            let isOn = !settings.hides(part)
            let section = part.section
            return """
                <li><form method="post" action="\(SettingsActionRoute.switchPart(part).url)"><button class="line switch" role="switch" aria-checked="\(isOn ? "true" : "false")" name="do" value="\(isOn ? "hide" : "show")">\
                \(section.icon.svg)<span><strong>\(section.name(words))</strong></span><span class="knob"></span></button></form></li>

                """
        }
        return """
            <section class="card after" id="parts"><h2>\(words.partsOfLife)</h2><p class="hint">\(words.partsOfLifeHint)</p>
            <ul class="list bare switches">\(rows)</ul></section>
            """
    }

    /// The blocks of Today, to move and to leave out.
    private func todayBlocks(_ words: Words) -> HTML {
        let placed = settings.todayBlocks
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
            (.tag, words.categories, .categories(.list)),
            (.archive, words.archive, .habits(.archive)),
            (.clock, words.history, .settings(.history(before: nil))),
            (.importIn, words.importAndExport, .data(.data)),
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
            <section class="card after"><header><h2>\(words.yourData)</h2></header>
            <div class="stack"><p><strong>\(name).</strong> \(hint)</p>
            \(lastSynced.map { "<p class=\"quiet\">\(words.lastSynced(words.near($0.day, to: today), words.time($0.time)))</p>\n" })\
            \(unopened > 0 ? "<p class=\"quiet\">\(words.actionsUnopened(unopened)).</p>\n" as HTML : nil)\
            <p data-receiving="\(words.receivingLeftHint)" data-sending="\(words.sendingLeftHint)" \
            data-no-storage="\(words.nothingStoredHint)" data-other-version="\(words.otherVersionHint)" \
            data-damaged="\(words.damagedChangesHint)" data-progress hidden></p>
            <p class="quiet">\(words.privacy)</p></div></section>
            """
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
            <section class="card after"><header><h2>\(words.yourData)</h2></header>
            <div class="stack"><p><strong>\(name).</strong> \(hint)</p></div>
            <footer><a class="button" href="\(DataPageRoute.export(.json).url)">\(Icon.exportOut.svg)\(words.saveJournal)</a>
            \(leaving)</footer></section>
            """
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
    func name(of block: TodayBlock) -> String {
        switch block {
        case .tasks: todayBlockTasks
        case .habits: todayBlockHabits
        case .log: todayBlockLog
        case .evening: todayBlockEvening
        }
    }

    /// A name and an explanation of where the displayed data is stored.
    fileprivate func explained(_ status: SyncStatus) -> (name: String, hint: String) {
        switch status {
        case .server: (onAllDevices, keptByServer)
        case .replicated, .waiting(0): (onAllDevices, keptHereAndByServer)
        case .waiting(let count): (waiting(changes: count), changesAreSent)
        case .offline(0): (offline, keptHereWhileOffline)
        case .offline(let count): (waiting(changes: count), changesWaitForServer)
        case .full: (noRoom, noRoomHint)
        case .signedOut: (signedOut, signedOutHint)
        case .otherJournal(let count, _):
            (otherJournal, count == 0 ? otherJournalHint : "\(otherJournalHint) \(waiting(changes: count)).")
        }
    }
}
