import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// Handles a request in a State. This is the whole app, as a pure function; the host stores the commit before it sends
/// the response.
///
/// If it returns `needs`, the host fetches that data and calls again with it in `fetched`.
public func respond(
    to request: Request, in state: State, now: LocalInstant, fetched: Fetched? = nil, tools: FileTools = FileTools()
) -> Outcome {
    let words = Words(pageOf: request, in: state)
    func context(_ route: PageRoute) -> RequestContext {
        RequestContext(
            request: request, route: route, state: state, now: now, words: words, fetched: fetched, tools: tools)
    }
    let page = PageRoute(path: request.path, query: request.query)
    let action = ActionRoute(path: request.path, query: request.query)
    switch (request.method, page, action) {
    case (.get, let page?, _):
        let context = context(page)
        return context.postDue(before: page) ?? context.showWithMessage(page)
    // A URL that is only posted to is opened by going back or reloading.
    case (.get, nil, let action?): return .response(.redirect(to: action.page.url), nil)
    case (.post, _, let action?): return context(action.page).act(action)
    case (.get, nil, nil) where PageRoute.successor(ofPath: request.path, request.query) != nil:
        let successor = PageRoute.successor(ofPath: request.path, request.query) ?? .home
        return .response(.redirect(to: successor.url), nil)
    case (.get, nil, nil), (.post, _, nil): return .response(context(page ?? .home).notFound(), nil)
    }
}

/// The page that says why what a request would change cannot be written.
public func respond(
    to request: Request, refusedBy failure: AuthoringFailure, in state: State, now: LocalInstant
) -> Response {
    let words = Words(pageOf: request, in: state)
    let route = ActionRoute(path: request.path, query: request.query)?.page ?? .home
    let context = RequestContext(
        request: request, route: route, state: state, now: now, words: words, fetched: nil, tools: FileTools())
    return .page(context.document(ReasonPage(words: words, reason: words.reason(failure))), status: 422)
}

extension Words {
    /// The words of the journal's owner or, if they chose none, of the browser.
    fileprivate init(pageOf request: Request, in state: State) {
        let chosen = Language(rawValue: state.settings.language)
        self.init(
            chosen ?? Language.preferred(from: request.languages), isPage: true, readerOf: request.languages)
    }
}

extension RequestContext {
    func page(_ page: some PageView) -> Outcome { answer(document(page), status: 200) }

    func found(_ page: (some PageView)?) -> Outcome {
        guard let page else { return .response(notFound(), nil) }
        return self.page(page)
    }

    /// Shows a form again with status 422, with the refusal beside its field and the values as typed.
    func refused(_ page: some PageView) -> Outcome { answer(document(page), status: 422) }

    /// Separate from the generic functions, so that it is not specialized for every page type.
    @inline(never)
    private func answer(_ document: HTML, status: Int) -> Outcome { .response(.page(document, status: status), nil) }

    @inline(never)
    func notFound() -> Response {
        .page(document(NotFoundPage(words: words)), status: 404)
    }

    /// Commits a decision and redirects to a page with a message that says what was done and offers to undo it.
    ///
    /// - Parameters:
    ///   - record: The record that the message names.
    ///   - silently: Whether there is no message, because the page itself shows the result, unless it brings a challenge on.
    func commit(
        _ decision: Decision, of record: RecordID? = nil, silently: Bool = false, then route: PageRoute,
        anchor: String = ""
    ) -> Outcome {
        let challenge = challengeBroughtOn(by: decision)?.challenge.id
        return commit(
            decision, saying: silently && challenge == nil ? nil : .done(decision.action), of: record,
            bringingOn: challenge, then: route, anchor: anchor)
    }

    /// Commits a decision and redirects to a page with a message, if any.
    ///
    /// - Parameter challenge: A challenge that the message tells of too.
    func commit(
        _ decision: Decision, saying message: FlashMessage?, of record: RecordID? = nil,
        bringingOn challenge: RecordID? = nil, then route: PageRoute, anchor: String = ""
    ) -> Outcome {
        let changed = !decision.changes.isEmpty
        var location = route.url
        if let message {
            let query = query(saying: message, of: record, undo: changed ? action : nil, bringingOn: challenge)
            location += (location.utf8.contains(UInt8(ascii: "?")) ? "&" : "?") + query.urlEncoded
        }
        if !anchor.isEmpty { location += "#" + anchor }
        return .response(.redirect(to: location), changed ? Commit(decision, action: action) : nil)
    }
}
