import CivilTime
import DaybookCore
import Markup
import Phrasing
import Words

/// The settings page: preferences, where the data is stored, and keyboard shortcuts.
struct SettingsPage: PageView {
    let fields: FormFields
    let refusal: FormRefusal?
    /// Where the displayed data is stored.
    let status: SyncStatus
    let title: String

    var section: Section? { .settings }
    var layout: PageLayout { .narrow }

    /// Creates the page with a submitted form or, without one, the current settings.
    init(_ context: RequestContext, _ typed: FormFields? = nil, refusal: FormRefusal? = nil) {
        fields = typed ?? SettingsForm.fields(of: context.state.settings, context.words)
        self.refusal = refusal
        status = context.request.status
        title = context.words.settings
    }

    func view(_ words: Words) -> HTML {
        let controls = FormControls(words: words, fields: fields, refusal: refusal)
        return """
            <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
            <form class="form" method="post" action="\(SettingsActionRoute.save.url)">
            \(controls.seen)
            \(controls.notice)\(appearance(controls))
            \(days(controls))
            <div class="submit"><button class="button primary">\(words.save)</button></div>
            </form>
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
        return """
            <section class="card form"><h2>\(words.timeHeading)</h2>
            \(controls.select("firstWeekday", words.firstDayOfWeek, weekdays))
            \(controls.select("dayEndsAt", words.dayEndsAt, hours, hint: words.dayEndsAtHint))
            \(controls.segmentedControl("tap", words.tapBehaviour, taps))
            </section>
            """
    }

    private func data(_ words: Words) -> HTML {
        let (name, hint) = words.explained(status)
        if case .otherJournal(_, let isSaved) = status { return otherJournal(name, hint, isSaved, words) }
        return """
            <section class="card after"><header><h2>\(words.yourData)</h2></header>
            <div class="stack"><p><strong>\(name).</strong> \(hint)</p>
            <p data-receiving="\(words.receivingLeftHint)" data-sending="\(words.sendingLeftHint)" \
            data-no-storage="\(words.nothingStoredHint)" data-other-version="\(words.otherVersionHint)" \
            data-damaged="\(words.damagedChangesHint)" data-progress hidden></p>
            <p class="quiet">\(words.privacy)</p></div>
            <footer><a class="button" href="\(DataPageRoute.data.url)">\(Icon.importIn.svg)\(words.importAndExport)</a>
            <a class="button" href="\(SettingsPageRoute.erase.url)">\(Icon.trash.svg)\(words.eraseDeleted)</a></footer></section>
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

extension Words {
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
