import DaybookCore
import Markup
import Phrasing
import Words

/// Money's page to choose a bank's file to import.
struct BankImportPage: PageView {
    let title: String
    /// The reason why the last file was not imported.
    let reason: String?

    var section: Section? { .money }
    var layout: PageLayout { .narrow }

    init(_ context: RequestContext, reason: String? = nil) {
        title = context.words.importFromBank
        self.reason = reason
    }

    func view(_ words: Words) -> HTML {
        """
        \(BackLink.toolbar(to: MoneyPageRoute.overview, words.money))\
        <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
        \(reason.map { FileRefusal.notice($0, words) })<form class="card stack" data-saves method="post" enctype="multipart/form-data" action="\(MoneyActionRoute.importFile(.preview).url)">
        <div class="drop">\(Icon.importIn.svg)<label class="button" for="file">\(words.chooseFile)</label>\
        <input id="file" type="file" name="file" required aria-describedby="file-hint">\(ChosenFile.name(of: "file"))\
        <p class="hint" id="file-hint">\(words.bankFileKinds)</p></div>
        <div class="submit"><button class="button primary">\(words.preview)</button></div>
        <p class="quiet">\(words.bankImportHint)</p></form>
        """
    }
}

/// The notice above the choice of a file that the last one was not imported.
enum FileRefusal {
    static func notice(_ reason: String, _ words: Words) -> HTML {
        """
        <div class="notice bad" role="alert">\(Icon.warning.svg)<div><h2>\(words.capitalized(reason))</h2>\
        <p>\(words.importedNothing)</p></div></div>

        """
    }
}
