import DaybookCore
import Interchange
import Markup
import Phrasing
import Words

/// The page to export data and to choose a file to import.
struct DataPage: PageView {
    let title: String
    let hasMoney: Bool
    /// The reason why the last file was not imported.
    let reason: String?

    var section: Section? { .settings }
    var layout: PageLayout { .narrow }

    /// The reasons why an export may lack something.
    let gaps: ExportGaps

    /// The person's priority of health sources.
    let healthSources: [String]

    init(_ context: RequestContext, reason: String? = nil) {
        title = context.words.importAndExport
        healthSources = context.state.settings.healthSources
        hasMoney = context.state.hasAccounts
        self.reason = reason
        gaps = ExportGaps(context.request)
    }

    func view(_ words: Words) -> HTML {
        """
        <header class="bar"><div class="heading"><h1>\(words.importAndExport)</h1></div></header>
        \(reason.map { FileRefusal.notice($0, words) })
        <div class="stack">
        <section class="card form"><h2>\(words.importLabel)</h2>
        <form class="stack" method="post" enctype="multipart/form-data" action="\(DataActionRoute.previewImport.url)" data-reads>
        <div class="drop">\(Icon.importIn.svg)<label class="button" for="file">\(words.chooseFile)</label>\
        <input id="file" type="file" name="file" required aria-describedby="file-hint">\(ChosenFile.name(of: "file"))\
        <p class="hint" id="file-hint">\(words.importKinds)</p></div>
        \(order)\(FileReadingProgress.view(words))<button class="button primary">\(words.preview)</button>
        <p class="quiet">\(words.importHint)</p>
        </form></section>
        <section class="card"><header><h2>\(words.export)</h2></header>\(gaps.view(words))<p class="quiet">\(words.exportHint)</p>
        <p><a class="button" href="\(DataPageRoute.export(.json).url)">\(Icon.exportOut.svg)\(words.exportJSON)</a></p>
        <details class="fold"><summary>\(words.otherFormats)</summary><p>\
        <a href="\(DataPageRoute.export(.csv).url)">\(words.exportCSV)</a></p>
        <p><a href="\(DataPageRoute.export(.calendar).url)">\(words.exportCalendar)</a></p>
        <p><a href="\(DataPageRoute.export(.todoTxt).url)">\(words.exportTodoTxt)</a></p>\(if: hasMoney, money(words))</details></section>
        </div>
        """
    }

    private func money(_ words: Words) -> HTML {
        """
        <p><a href="\(DataPageRoute.export(.transactions).url)">\(words.exportTransactions)</a></p>
        <p><a href="\(DataPageRoute.export(.hledger).url)">\(words.exportLedger("hledger, Ledger"))</a></p>
        <p><a href="\(DataPageRoute.export(.beancount).url)">\(words.exportLedger("Beancount"))</a></p>
        """
    }

    /// The hidden field with the priority of sources; none for the default.
    private var order: HTML? {
        if healthSources.isEmpty { return nil }
        let inputs = (healthSources + AppleHealth.defaultOrder).map { source in
            "<input type=\"hidden\" name=\"order\" value=\"\(source)\">" as HTML
        }
        return "\(inputs)"
    }
}
