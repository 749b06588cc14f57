import DaybookCore
import Markup
import Words

extension RequestContext {
    /// Renders a page within the common frame.
    func document(_ page: some PageView) -> HTML {
        frame(page.view(words), title: page.title, section: page.section, layout: page.layout)
    }

    /// Separate from the generic function, so that it is not specialized for every page type.
    private func frame(_ content: HTML, title: String, section: Section?, layout: PageLayout) -> HTML {
        let theme = state.settings.theme
        let assets = "/assets/\(request.assets)"
        let message = Message(self, on: route)
        let framed = layout != .sheet && layout != .bare
        return """
            <!doctype html>
            <html lang="\(words.language.rawValue)"\(attribute: "data-theme", theme == .system ? nil : theme.rawValue)>
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
            <meta name="color-scheme" content="\(theme == .system ? "light dark" : theme.rawValue)">
            \(themeColors(theme))<meta name="description" content="\(words.appPromise)">
            <title>\(title) · \(words.appName)</title>
            <link rel="stylesheet" href="\(assets)/app.css">
            <link rel="icon" href="\(assets)/icons/icon.svg" type="image/svg+xml">
            <link rel="apple-touch-icon" href="\(assets)/icons/apple-touch-180.png">
            <link rel="manifest" href="/manifest.webmanifest">
            <script src="\(assets)/app.js" defer></script>
            </head>
            <body\(attribute: "class", bodyClass(layout))\(attribute: "data-tap", state.settings.tapOpens ? "opens" : nil) data-back="\(words.back)">
            <a class="leap" href="#main">\(words.skipToContent)</a>
            \(framed ? sideBar(section) : .empty)<main id="main" tabindex="-1"\(attribute: "class", mainClass(layout))>
            \(framed ? topBar(section) : .empty)\(content)
            </main>
            <template id="failure"><div class="message bad" role="alert"><span>\(words.noAnswer)</span>\
            <button class="button" type="button" data-dismiss>\(words.dismiss)</button></div></template>
            \(message?.view(words))\(framed ? tabBar(section) : .empty)
            </body>
            </html>

            """
    }

    private func themeColors(_ theme: Theme) -> HTML {
        switch theme {
        case .light: "<meta name=\"theme-color\" content=\"#faf8f4\">\n"
        case .dark: "<meta name=\"theme-color\" content=\"#161513\">\n"
        case .system:
            """
            <meta name="theme-color" content="#faf8f4" media="(prefers-color-scheme: light)">
            <meta name="theme-color" content="#161513" media="(prefers-color-scheme: dark)">

            """
        }
    }

    private func bodyClass(_ layout: PageLayout) -> String? {
        switch layout {
        case .sheet: "veil"
        case .bare: "bare"
        case .plain, .broad, .narrow: nil
        }
    }

    private func mainClass(_ layout: PageLayout) -> String? {
        switch layout {
        case .broad: "broad"
        case .narrow: "narrow"
        case .plain, .sheet, .bare: nil
        }
    }

    /// A short text about where the displayed data is stored.
    var status: HTML {
        let (name, text): (String, String) =
            switch request.status {
            case _ where request.journalProblem != nil: ("local", request.journalProblem.map { words.name($0) } ?? "")
            case .server, .replicated: ("replicated", words.upToDate)
            case .waiting(0): ("replicated", words.upToDate)
            case .waiting: ("sending", words.replicating)
            case .offline(0): ("local", words.offline)
            case .offline(let count): ("local", words.waiting(changes: count))
            case .full: ("local", words.noRoom)
            case .signedOut: ("local", words.signedOut)
            case .locked(0): ("local", words.serverLocked)
            case .locked(let count): ("local", words.waiting(changes: count))
            case .otherJournal: ("local", words.otherJournal)
            }
        return """
            <a class="sync-status \(name)" href="\(SettingsPageRoute.settings.url)" data-receiving="\(words.receivingLeft)" \
            data-sending="\(words.sendingLeft)" data-no-storage="\(words.nothingStored)" \
            data-other-version="\(words.otherVersion)" data-damaged="\(words.damagedChanges)" data-sync-status>\(text)</a>
            """
    }
}
