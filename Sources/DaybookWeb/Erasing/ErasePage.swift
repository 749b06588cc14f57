import DaybookCore
import Journal
import Markup
import Words

/// Asks before deleted records are permanently erased, and explains the consequences.
struct ErasePage: PageView {
    let title: String
    let habits: [String]
    let categories: [String]
    let goals: [String]
    let tasks: [String]
    let pets: [String]
    let moodCount: Int
    let noteCount: Int
    let entryCount: Int
    /// The number of deleted records that cannot be erased yet.
    let keptCount: Int
    /// The number of records to erase. The form carries it, so that only what was shown is erased.
    let count: Int
    /// Whether more was deleted since the page was shown.
    let hasGrown: Bool

    var section: Section? { .settings }
    var layout: PageLayout { .narrow }

    init(_ context: RequestContext, hasGrown: Bool = false) {
        let plan = ErasePlan(context.state)
        title = context.words.eraseDeleted
        habits = plan.habits.sorted { Words.isOrderedBefore($0, $1) }
        categories = plan.categories.sorted { Words.isOrderedBefore($0, $1) }
        goals = plan.goals.sorted { Words.isOrderedBefore($0, $1) }
        tasks = plan.tasks.sorted { Words.isOrderedBefore($0, $1) }
        pets = plan.pets.sorted { Words.isOrderedBefore($0, $1) }
        moodCount = plan.moodCount
        noteCount = plan.noteCount
        entryCount = plan.entryCount
        keptCount = plan.keptCount
        count = plan.count
        self.hasGrown = hasGrown
    }

    func view(_ words: Words) -> HTML {
        """
        <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
        \(hasGrown ? notice(words) : nil)<p class="lead">\(words.eraseExplained)</p>
        \(count == 0 ? nothing(words) : form(words))
        """
    }

    private func notice(_ words: Words) -> HTML {
        "<div class=\"notice bad\" role=\"alert\">\(Icon.warning.svg)<p>\(words.eraseMoreNow)</p></div>\n"
    }

    private func nothing(_ words: Words) -> HTML {
        let notice: HTML =
            keptCount > 0
            ? "<div class=\"notice warn\">\(Icon.warning.svg)<p>\(words.erasedLater(keptCount))</p></div>"
            : "<div class=\"notice good\">\(Icon.check.svg)<p>\(words.nothingToErase).</p></div>"
        return """
            \(notice)
            <p class="submit after"><a class="button" href="\(SettingsPageRoute.settings.url)">\(words.back)</a></p>
            """
    }

    private func form(_ words: Words) -> HTML {
        var rows = habits.map { row($0, "") } + categories.map { row($0, words.category) }
        rows += goals.map { row($0, words.goal) }
        rows += tasks.map { row($0, words.task) }
        rows += pets.map { row($0, words.petKind) }
        let unnamed = count - rows.count - moodCount - noteCount
        if moodCount > 0 { rows.append(row(words.moodCount(moodCount), "")) }
        if noteCount > 0 { rows.append(row(words.notes(noteCount), "")) }
        if unnamed > 0 { rows.append(row(words.namelessRecords(unnamed), "")) }
        return """
            \(MoreRows.list("ul", class: "list", rows, words))
            \(entryCount > 0 ? "<p class=\"quiet after\">+ \(words.entries(entryCount))</p>" : nil)\
            \(keptCount > 0 ? "<p class=\"quiet after\">\(words.erasedLater(keptCount))</p>" : nil)\
            <div class="notice warn after">\(Icon.warning.svg)<div><p><strong>\(words.eraseCannotBeUndone)</strong></p>\
            <p>\(words.eraseLeavesCopies)</p></div></div>
            <form class="submit after" method="post" action="\(SettingsActionRoute.erase.url)">\
            <input type="hidden" name="count" value="\(count)">\
            <button class="button danger">\(Icon.trash.svg)\(words.erasePermanently)</button>\
            <a class="button" href="\(SettingsPageRoute.settings.url)">\(words.cancel)</a></form>
            """
    }

    private func row(_ name: String, _ kind: String) -> HTML {
        let note: HTML? = kind.isEmpty ? nil : "<small>\(kind)</small>"
        return "<li><div class=\"line\"><span><strong><bdi>\(name)</bdi></strong>\(note)</span></div></li>"
    }
}

extension RequestContext {
    /// Erases deleted records, provided they are those the person was shown.
    func eraseDeleted() -> Outcome {
        let plan = ErasePlan(state)
        guard plan.count > 0 else {
            return commit(plan.decision, saying: .notice(.nothingToErase), then: .settings(.settings))
        }
        guard request.form["count"] == "\(plan.count)" else { return refused(ErasePage(self, hasGrown: true)) }
        // The message has no Undo button, because erasing cannot be undone.
        let query = query(saying: .done(.journal(.erase)))
        return .response(
            .redirect(to: SettingsPageRoute.settings.url + "?" + query.urlEncoded),
            Commit(plan.decision, action: action))
    }
}
