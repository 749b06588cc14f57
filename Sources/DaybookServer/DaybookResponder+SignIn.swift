import DaybookWeb
import HTTPTypes
import Hummingbird

extension DaybookResponder {
    /// Signs in a browser that has the link, and asks others for it.
    func signIn(_ request: Hummingbird.Request, _ target: RequestTarget) async -> Hummingbird.Response {
        let now = configuration.clock().milliseconds
        var link: String?
        if request.method == .post {
            guard let body = await body(of: request, upTo: 4096) else {
                return .text("This is no link.", status: .contentTooLarge)
            }
            link = token(in: FormFields(urlEncoded: body)["link"] ?? "")
        }
        do {
            if let link, let session = try sessions.open(link: link, at: now) {
                return signedIn(session, request.headers)
            }
        } catch {
            let errorPages = errorPages(request.headers)
            return page(
                errorPages.reason(
                    errorPages.words.somethingWentWrong, errorPages.words.somethingWentWrongHint, status: 500),
                request.headers)
        }
        if sessions.isValid(self.session(request.headers), at: now) {
            // Without a fragment of its own, the browser would keep that of the link, its token.
            return page(.redirect(to: PageRoute.today(nil).url + "#"), request.headers)
        }
        return page(errorPages(request.headers).unlock(isWrong: link != nil), request.headers)
    }

    private func signedIn(_ session: String, _ headers: HTTPFields) -> Hummingbird.Response {
        var response = page(errorPages(headers).unlocked(problem: assets.problem), headers)
        response.headers[.setCookie] = cookie(session)
        return response
    }

    /// The session cookie.
    func cookie(_ session: String) -> String {
        let secure = address.isSecure ? "; Secure" : ""
        return "\(address.cookieName(port: port))=\(session); Path=/; Max-Age=\(Sessions.year / 1000); HttpOnly; "
            + "SameSite=Strict" + secure
    }

    /// The token in pasted text, which may be the whole link or just the token.
    private func token(in pasted: String) -> String {
        let text = pasted.filter { !$0.isWhitespace }
        return text.lastIndex(of: "#").map { String(text[text.index(after: $0)...]) } ?? text
    }
}
