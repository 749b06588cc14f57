import CivilTime
import DaybookCore
import Interchange
import Markup
import Phrasing
import Words

/// The preview of a health import.
struct HealthPreview: Sendable {
    let plan: PlannedHealth
    let export: HealthExport
    /// The handle under which the host keeps the file.
    let handle: String
    /// Whether the person changed the priority of sources.
    let isRearranged: Bool

    /// The maximum number of sources that can be ordered; further ones follow as encountered.
    static let maximumSources = 250
    /// The maximum number of listed record types; further ones are summarized.
    private static let maximumKinds = 12

    /// The content above the import button.
    func view(_ words: Words) -> HTML {
        let existingCount = plan.existingDayCount + plan.existingWorkoutCount + plan.deletedWorkoutCount
        let changed: HTML = """
            <div class="stat"><dt>\(words.changedDays)</dt><dd>\(words.number(plan.changedDayCount))</dd></div>
            """
        return """
            <dl class="figures"><div class="stat"><dt>\(words.newDays)</dt><dd>\(words.number(plan.newDayCount))</dd></div>\
            \(if: plan.changedDayCount > 0, changed)\
            <div class="stat"><dt>\(words.newWorkouts)</dt><dd>\(words.number(plan.newWorkoutCount + plan.changedWorkoutCount))</dd></div>\
            <div class="stat"><dt>\(words.hereAlready)</dt><dd>\(words.number(existingCount))</dd></div></dl>
            <p class="quiet after">\(span(words)) · \(words.healthRead(export.importedCount, sources: []))</p>
            \(if: !export.isComplete, damage(words))\(if: export.sources.count > 1, sources(words))
            """
    }

    /// The hidden fields of the import form.
    var fields: HTML {
        let partial: HTML = "<input type=\"hidden\" name=\"partial\" value=\"1\">"
        let rearranged: HTML = "<input type=\"hidden\" name=\"rearranged\" value=\"1\">"
        return "\(order)\(if: isRearranged, rearranged)\(if: !export.isComplete, partial)"
    }

    /// The content below the button: what is ignored, and problems.
    func details(_ words: Words) -> HTML {
        "\(if: !export.problems.isEmpty, problems(words))\(if: !export.ignored.isEmpty, others(words))"
    }

    /// The range of days.
    private func span(_ words: Words) -> String {
        let days = export.days.compactMap { $0.day } + export.workouts.compactMap { $0.day }
        guard let first = days.min(), let last = days.max() else { return words.days(0) }
        return words.range(first, last)
    }

    private func damage(_ words: Words) -> HTML {
        """
        <div class="notice bad after" role="alert">\(Icon.warning.svg)<div><h2>\(words.exportDamaged)</h2>\
        <p>\(words.exportDamagedHint)</p></div></div>

        """
    }

    private var order: HTML {
        let inputs = export.sources.prefix(Self.maximumSources).map { source in
            "<input type=\"hidden\" name=\"order\" value=\"\(source)\">" as HTML
        }
        return "\(inputs)"
    }

    private func sources(_ words: Words) -> HTML {
        let sources = export.sources.prefix(Self.maximumSources)
        let rows = sources.map { "<li><bdi>\($0)</bdi></li>" as HTML }
        let others = sources.dropFirst().map { "<option>\($0)</option>" as HTML }
        return """
            <section class="card form after"><h2>\(words.sourcesInOrder)</h2><p class="quiet">\(words.sourcesInOrderHint)</p>
            <ol class="ranks">\(rows)</ol>
            <form class="stack" method="post" action="\(DataActionRoute.previewImport.url)" enctype="multipart/form-data" data-reads>\
            <input type="hidden" name="upload" value="\(handle)"><input type="hidden" name="rearranged" value="1">
            <div class="field"><label for="first">\(words.countsFirst)</label>\
            <select id="first" name="order">\(others)</select></div>\(order)\
            \(FileReadingProgress.view(words))<button class="button">\(words.recount)</button></form></section>

            """
    }

    private func problems(_ words: Words) -> HTML {
        let rows = export.problems.map { problem in
            """
            <li><div class="line"><span><strong>\(words.name(problem.kind))</strong>\
            <small>\(words.atBytes(problem.offsets, more: problem.count > Int64(problem.offsets.count)))</small></span>\
            <span class="chip \(problem.isFatal ? "bad" : "warn")">\(words.number(problem.count))</span></div></li>
            """ as HTML
        }
        return
            "<section class=\"group after\"><h2>\(words.wrongRecords)</h2><ul class=\"list\">\(rows)</ul></section>\n"
    }

    private func others(_ words: Words) -> HTML {
        let rows = export.ignored.prefix(Self.maximumKinds).map { tally in
            "<dt><bdi>\(tally.name)</bdi></dt><dd>\(words.number(tally.count))</dd>" as HTML
        }
        let rest = export.ignored.dropFirst(Self.maximumKinds).reduce(Int64(0)) { $0 + $1.count }
        let sum: HTML = "<dt>…</dt><dd>\(words.number(rest))</dd>"
        return """
            <details class="card fold after"><summary>\(words.healthNotKept) <span class="count">\(words.number(export.ignoredCount))</span></summary>\
            <p class="quiet">\(words.healthNotKeptHint)</p><dl class="pairs">\(rows)\(if: rest > 0, sum)</dl></details>

            """
    }
}
