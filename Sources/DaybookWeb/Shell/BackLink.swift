import Markup

/// The round link at the top of a page that leads back, for an installed app without a browser's bar.
enum BackLink {
    /// A tool bar that has only the link.
    ///
    /// - Parameter label: The name of the page that it leads to.
    static func toolbar(to route: some Route, _ label: String) -> HTML {
        """
        <div class="toolbar"><a class="round" href="\(route.url)" aria-label="\(label)">\(Icon.back.svg)</a></div>

        """
    }
}
