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
            <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
            <meta name="color-scheme" content="\(theme == .system ? "light dark" : theme.rawValue)">
            \(themeColors(theme))<meta name="description" content="\(words.appPromise)">
            <title>\(title) · \(words.appName)</title>
            <link rel="stylesheet" href="\(assets)/app.css">
            <link rel="icon" href="\(assets)/icons/icon.svg" type="image/svg+xml">
            <link rel="apple-touch-icon" href="\(assets)/icons/apple-touch-180.png">
            <link rel="manifest" href="/manifest.webmanifest">
            <script src="\(assets)/app.js" defer></script>
            </head>
            <body\(attribute: "class", bodyClass(layout))\(attribute: "data-tap", state.settings.tapOpens ? "opens" : nil)>
            <a class="leap" href="#main">\(words.skipToContent)</a>
            \(framed ? side(section) : .empty)<main id="main" tabindex="-1"\(attribute: "class", mainClass(layout))>
            \(content)
            </main>
            <template id="failure"><div class="message bad" role="alert"><span>\(words.noAnswer)</span>\
            <button class="button" type="button" data-dismiss>\(words.dismiss)</button></div></template>
            \(message?.view(words))\(framed ? tabs(section) : .empty)
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

    private func side(_ current: Section?) -> HTML {
        let entries = Section.allCases.map { link($0, current, name: HTML(text: $0.name(words))) }
        return """
            <nav class="side" aria-label="\(words.mainNavigation)">
            <a class="brand" href="\(PageRoute.today(nil).url)"><img src="/assets/\(request.assets)/icons/icon.svg" alt="" width="28" height="28">\(words.appName)</a>
            <a class="button primary" href="\(quickAdding.url)">\(Icon.add.svg)\(words.add)</a>
            <ul>\(entries.map { "<li>\($0)</li>" as HTML })</ul>
            \(status)
            </nav>

            """
    }

    private func tabs(_ current: Section?) -> HTML {
        let more: Section? = Section.withoutTab.contains { $0 == current } ? current : nil
        func tab(_ section: Section) -> HTML {
            link(section, current, name: "<span>\(section.name(words))</span>")
        }
        return """
            <nav class="tabs" aria-label="\(words.mainNavigation)">
            \(tab(.today))\(tab(.tasks))
            <a class="add" href="\(quickAdding.url)" aria-label="\(words.add)">\(Icon.add.svg)</a>
            \(tab(.habits))
            <a href="\(PageRoute.more.url)"\(attribute: "aria-current", route == .more ? "page" : more == nil ? nil : "true")>\(Icon.more.svg)<span>\(words.more)</span></a>
            </nav>
            """
    }

    private func link(_ section: Section, _ current: Section?, name: HTML) -> HTML {
        """
        <a href="\(section.route.url)"\(attribute: "aria-current", section == current ? "page" : nil)>\(section.icon.svg)\(name)</a>
        """
    }

    /// The quick-add link. It returns to the current page if that lists tasks, and to Today otherwise.
    private var quickAdding: PageRoute {
        if case .tasks = route, request.method == .get { return .tasks(.quick(back: route.url)) }
        return .tasks(.quick())
    }

    /// A short text about where the displayed data is stored.
    var status: HTML {
        let (name, text): (String, String) =
            switch request.status {
            case .server, .replicated: ("replicated", words.onAllDevices)
            case .waiting(0): ("replicated", words.onAllDevices)
            case .waiting: ("sending", words.replicating)
            case .offline(0): ("local", words.offline)
            case .offline(let count): ("local", words.waiting(changes: count))
            case .full: ("local", words.noRoom)
            case .signedOut: ("local", words.signedOut)
            case .otherJournal: ("local", words.otherJournal)
            }
        return """
            <a class="sync-status \(name)" href="\(SettingsPageRoute.settings.url)" data-receiving="\(words.receivingLeft)" \
            data-sending="\(words.sendingLeft)" data-no-storage="\(words.nothingStored)" \
            data-other-version="\(words.otherVersion)" data-damaged="\(words.damagedChanges)" data-sync-status>\(text)</a>
            """
    }
}
