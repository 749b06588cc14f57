import DaybookWeb
import JournalStore
import Markup
import Words

/// Pages shown when the journal's own cannot be: not signed in, refused, or not saved.
struct ErrorPages: Sendable {
    let words: Words
    private let assets: String

    init(language: Language? = nil, languages: [String], assets: String) {
        words = Words(language ?? Language.preferred(from: languages))
        self.assets = assets
    }

    /// The page for a failure to read or write the journal.
    ///
    /// - Parameter saves: Whether something was to be saved.
    func page(for error: any Error, saves: Bool = true) -> DaybookWeb.Response {
        switch error as? StoreFailure {
        case .damaged:
            reason(saves ? words.notSavedAsDamaged : words.journalIsDamaged, words.journalIsDamagedHint, status: 500)
        case .diskFull: reason(words.diskFull, status: 507)
        case .fileGone(let path): reason(words.journalFileGone, words.journalFileGoneHint(path), status: 500)
        case .keyMissing(_, let path): reason(words.journalUnopenable, words.keyMissing(path), status: 500)
        case .uncertain: reason(words.savingUncertain, words.savingUncertainHint, status: 500)
        case .busy where saves: reason(words.somethingWentWrong, words.somethingWentWrongHint, status: 503)
        case .busy: reason(words.pageNotRead, words.pageNotReadHint, status: 503)
        default:
            reason(
                words.somethingWentWrong, saves ? words.somethingWentWrongHint : words.notShownHint, status: 500)
        }
    }

    /// A page that gives the reason for a failure.
    func reason(_ title: String, _ hint: String? = nil, status: Int) -> DaybookWeb.Response {
        document(
            title,
            """
            <section class="empty">\(Icon.warning.svg)<h1>\(title)</h1>\(hint.map { "<p>\($0)</p>" as HTML })
            <a class="button primary" href="\(PageRoute.today(nil).url)">\(words.goToToday)</a></section>
            """, status: status)
    }

    /// The page that asks for the sign-in link.
    func unlock(isWrong: Bool) -> DaybookWeb.Response {
        form(
            title: words.unlockTitle, hint: words.unlockHint, action: "/unlock",
            field: PasswordField(name: "link", label: words.unlockLink, completion: "off"),
            refusal: isWrong ? words.invalidLink : nil, button: words.unlock,
            script: "<script src=\"\(Self.unlockScriptPath)\"></script>", status: isWrong ? 403 : 401)
    }

    /// A field whose text is not shown.
    struct PasswordField {
        let name: String
        let label: String
        /// The value of `autocomplete`.
        let completion: String
    }

    /// A page with one field, and with the reason why what was entered there was refused.
    func form(
        title: String, hint: String, action: String, field: PasswordField, refusal: String?, button: String,
        script: HTML? = nil, status: Int
    ) -> DaybookWeb.Response {
        let reasonID = field.name + "-reason"
        let reason = refusal.map { "<p class=\"reason\" id=\"\(reasonID)\">\($0)</p>" as HTML }
        return document(
            title,
            """
            <section class="empty"><h1>\(title)</h1><p>\(hint)</p></section>
            <form class="form" method="post" action="\(action)">
            <div class="field\(if: refusal != nil, " refused")"><label for="\(field.name)">\(field.label)</label>
            <input id="\(field.name)" name="\(field.name)" type="password" autocomplete="\(field.completion)" required\
            \(attribute: "aria-invalid", refusal == nil ? nil : "true")\
            \(attribute: "aria-describedby", refusal == nil ? nil : reasonID)>\(reason)</div>
            <button class="button primary">\(button)</button>
            </form>
            \(script)
            """, status: status)
    }

    static let unlockScriptPath = "/unlock.js"

    /// Signs in with the token in the link's fragment. It is not part of the app, which may not be built yet.
    static let unlockScript = """
        function signIn() {
            const token = location.hash.slice(1);
            if (!token || location.pathname !== "/unlock") return;
            history.replaceState(null, "", "/unlock");
            const field = document.getElementById("link");
            field.type = "hidden"; // no browser offers to save it
            field.value = token;
            field.form.submit();
        }
        signIn();
        addEventListener("hashchange", signIn); // the link was pasted while this page was open

        """

    /// The page after signing in, which continues to today. It must be a page: after a redirect, the browser would
    /// still treat the request as coming from where the link was opened, and would not send the new cookie.
    func unlocked(problem: Assets.Problem?) -> DaybookWeb.Response {
        let today = PageRoute.today(nil).url
        let hint: String? =
            switch problem {
            case .missing: words.offlineAppMissing
            case .notBuilt: words.offlineAppNotBuilt
            case nil: nil
            }
        return document(
            words.appName,
            """
            <section class="empty">\(hint.map { "<p>\($0)</p>" as HTML })
            <a class="button primary" href="\(today)">\(words.goToToday)</a></section>
            """, head: problem == nil ? "<meta http-equiv=\"refresh\" content=\"0; url=\(today)\">\n" : .empty)
    }

    private func document(_ title: String, _ body: HTML, head: HTML = .empty, status: Int = 200) -> DaybookWeb.Response
    {
        .page(
            """
            <!doctype html>
            <html lang="\(words.language.rawValue)">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
            <meta name="color-scheme" content="light dark">
            \(head)<title>\(title) · \(words.appName)</title>
            <link rel="stylesheet" href="/assets/\(assets)/app.css">
            <link rel="icon" href="/assets/\(assets)/icons/icon.svg" type="image/svg+xml">
            </head>
            <body class="bare">
            <main id="main" class="narrow">
            \(body)
            </main>
            </body>
            </html>

            """, status: status)
    }
}
