import Markup
import Words

/// The keyboard shortcuts that work on every page; they must match those of the script.
enum KeyboardShortcuts {
    static func view(_ words: Words) -> HTML {
        let rows = [
            row(["←", "↑", "↓", "→"], words.shortcutMoveBetweenTiles),
            row([words.spaceKey], words.shortcutMark),
            row(["O"], words.shortcutOpen),
            row(["J", "K"], words.shortcutMoveBetweenTasks),
            row(["X"], words.shortcutCompleteTask),
            row(["S"], words.shortcutBeginTask),
            row(["C"], words.shortcutCancelTask),
            row(["E"], words.shortcutEdit),
            row(["Q"], words.addTask),
            row(["N"], words.addHabit),
            row(["T"], words.goToToday),
            row(["G"], words.shortcutTasks),
            row(["[", "]"], words.shortcutPreviousAndNext),
            row(["/"], words.search),
            row(["?"], words.shortcutList),
        ]
        return """
            <section class="card after" id="shortcuts"><header><h2>\(words.keyboardShortcuts)</h2></header>
            <dl class="pairs">\(rows)</dl></section>
            """
    }

    private static func row(_ keys: [String], _ what: String) -> HTML {
        "<dt>\(what)</dt><dd>\(keys.map { "<kbd>\($0)</kbd>" as HTML }.joined(separator: " "))</dd>"
    }
}
