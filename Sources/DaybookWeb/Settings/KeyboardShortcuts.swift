import Markup
import Words

/// The keyboard shortcuts that work on every page; they must match those of the script.
enum KeyboardShortcuts {
    /// - Parameter hasGame: Whether the page of points and levels is in use.
    static func view(_ words: Words, hasGame: Bool) -> HTML {
        let sections = [
            row(["←", "↑", "↓", "→"], words.shortcutMoveBetweenTiles),
            row([words.spaceKey], words.shortcutMark),
            row(["O"], words.shortcutOpen),
            row(["J", "K"], words.shortcutMoveBetweenTasks),
            row(["X"], words.shortcutCompleteTask),
            row(["S"], words.shortcutBeginTask),
            row(["C"], words.shortcutCancelTask),
            row(["E"], words.shortcutEdit),
            row(["A"], words.addTask),
            row(["N"], words.addHabit),
            row(["G", "T"], words.goToToday),
            row(["G", "K"], words.tasks),
            row(["G", "H"], words.habits),
            row(["G", "G"], words.goals),
            row(["G", "J"], words.journal),
            row(["G", "N"], words.notes),
            row(["G", "M"], words.moods),
            row(["G", "W"], words.workouts),
            row(["G", "F"], words.meals),
            row(["G", "B"], words.weight),
            row(["G", "E"], words.health),
            row(["G", "O"], words.money),
            row(["G", "R"], words.review),
        ]
        let progress = hasGame ? [row(["G", "P"], words.progress)] : []
        let others = [
            row([","], words.settings),
            row(["[", "]"], words.shortcutPreviousAndNext),
            row(["/", "Ctrl K"], words.search),
            row(["Ctrl Z"], words.undo),
            row(["Shift Ctrl Z"], words.redo),
            row(["?"], words.shortcutList),
        ]
        return """
            <section class="card after by-keyboard" id="shortcuts"><header><h2>\(words.keyboardShortcuts)</h2>\
            <form method="dialog" hidden><button class="round plain" aria-label="\(words.close)">\(Icon.close.svg)</button></form></header>
            <dl class="pairs">\(sections)\(progress)\(others)</dl></section>
            """
    }

    private static func row(_ keys: [String], _ what: String) -> HTML {
        "<dt>\(what)</dt><dd>\(keys.map { "<kbd>\($0)</kbd>" as HTML }.joined(separator: " "))</dd>"
    }
}
