import DaybookWeb
import HTTPTypes
import Hummingbird

extension DaybookResponder {
    /// Signs in a browser that has the link, and asks others for it.
    func signIn(_ request: Hummingbird.Request, _ target: RequestTarget) async -> Hummingbird.Response {
        let now = configuration.clock().milliseconds
        var link = target.query["token"]
        if request.method == .post {
            guard let body = await body(of: request, upTo: 4096) else {
                return .text("This is no link.", status: .contentTooLarge)
            }
            link = token(in: FormFields(urlEncoded: body)["link"] ?? "")
        }
        // HEAD requests come from programs that preview links, which must not use up the link.
        if request.method == .head { link = nil }
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
            return page(.redirect(to: PageRoute.today(nil).url), request.headers)
        }
        return page(errorPages(request.headers).unlock(isWrong: link != nil), request.headers)
    }

    private func signedIn(_ session: String, _ headers: HTTPFields) -> Hummingbird.Response {
        var response = page(errorPages(headers).unlocked(problem: assets.problem), headers)
        response.headers[.setCookie] = cookie(session)
        // This page's URL contains the token.
        response.headers[.referrerPolicy] = "no-referrer"
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
        guard let mark = text.range(of: "token=") else { return text }
        return String(text[mark.upperBound...].prefix { $0 != "&" && $0 != "#" })
    }
}
