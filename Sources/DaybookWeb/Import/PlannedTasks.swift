import CivilTime
import DaybookCore
import Interchange
import Journal
import Markup
import Phrasing
import Words

/// The tasks in the preview of an import.
struct PlannedTasks: Sendable {
    let plan: ImportPlan
    let warnings: [ImportWarning]
    let today: Day

    /// The maximum number of listed tasks; further ones are summarized.
    private static let maximumRows = 100

    func view(_ words: Words) -> HTML {
        """
        <dl class="figures"><div class="stat"><dt>\(words.newTasks)</dt><dd>\(words.number(plan.newTaskCount))</dd></div>\
        <div class="stat"><dt>\(words.hereAlready)</dt><dd>\(words.number(plan.existingTaskCount + plan.deletedTaskCount))</dd></div></dl>
        \(warnings.map { "<div class=\"notice warn after\">\(Icon.info.svg)<p>\(words.sentence($0))</p></div>" as HTML })
        <section class="group"><h2>\(words.tasks) <span class="count">\(words.number(plan.tasks.count))</span></h2>
        <ul class="list">\(plan.tasks.prefix(Self.maximumRows).map { row($0, words) })</ul>\(rest(words))</section>

        """
    }

    private func row(_ task: PlannedTask, _ words: Words) -> HTML {
        var details: [String] = []
        if task.status != .pending { details.append(words.status(task.status)) }
        if let day = task.dueDay { details.append(words.near(day, to: today)) }
        if let repetition = task.repetition { details.append(words.repetition(repetition, from: task.dueDay)) }
        let (look, importStatus): (String, String) =
            switch task.importStatus {
            case .new: ("good", words.newOne)
            case .existing: ("", words.hereAlready)
            case .deleted: ("accent", words.deletedOne)
            case .restored: ("good", words.restoreIt)
            }
        return """
            <li><div class="line"><span><strong><bdi>\(task.title)</bdi></strong><small>\(details.joined(separator: " · "))</small></span>\
            <span class="chip \(look)">\(importStatus)</span></div></li>
            """
    }

    private func rest(_ words: Words) -> HTML {
        let count = plan.tasks.count - Self.maximumRows
        return count > 0 ? "<p class=\"quiet\">+ \(words.tasks(count))</p>" : .empty
    }
}
