import DaybookWeb
import HTTPTypes
import Hummingbird
import JournalStore

extension DaybookResponder {
    /// Answers a signed-in browser.
    func answerSignedIn(_ request: Hummingbird.Request, _ target: RequestTarget) async -> Hummingbird.Response {
        if lock.service == nil, await !lock.openIfUnwrapped() { return await answerLocked(request, target) }
        if target.path == PassphrasePage.path { return toToday(request) }
        let isReplica = target.path.hasPrefix("/replica/")
        return isReplica ? await replicate(request, target) : await answerPage(request, target)
    }

    /// Answers while the journal is locked: browsers with a replica try again later, and others ask for the passphrase.
    private func answerLocked(_ request: Hummingbird.Request, _ target: RequestTarget) async -> Hummingbird.Response {
        let errorPages = errorPages(request.headers)
        if target.path.hasPrefix("/replica/") {
            var response = Hummingbird.Response.text(
                "The journal is locked until its passphrase is entered. Try again later.", status: .serviceUnavailable)
            response.headers[.daybookLocked] = "1"
            response.headers[.retryAfter] = "5"
            return response
        }
        guard request.method == .post, target.path == PassphrasePage.path else {
            return page(errorPages.locked(), request.headers)
        }
        guard let body = await body(of: request, upTo: 8192) else {
            return page(errorPages.reason(errorPages.words.tooLarge, status: 413), request.headers)
        }
        guard let passphrase = Passphrase(FormFields(urlEncoded: body)["passphrase"] ?? "") else {
            return page(errorPages.locked(.wrong), request.headers)
        }
        switch await lock.unlock(with: passphrase) {
        case .unlocked: return toToday(request)
        case .failed(let failure):
            configuration.warn("The journal could not be unlocked: \(failure)")
            return page(
                errorPages.reason(errorPages.words.notUnlocked, errorPages.words.notUnlockedHint, status: 500),
                request.headers)
        case let refusal: return page(errorPages.locked(refusal), request.headers)
        }
    }

    private func toToday(_ request: Hummingbird.Request) -> Hummingbird.Response {
        page(.redirect(to: PageRoute.today(nil).url), request.headers)
    }
}

extension ErrorPages {
    /// The page that asks for the passphrase, with the reason why the last one did not unlock the journal.
    func locked(_ outcome: JournalLock.Outcome? = nil) -> DaybookWeb.Response {
        let refusal: (status: Int, text: String)? =
            switch outcome {
            case .wrong: (403, words.wrongPassphrase)
            case .tooSoon(let seconds): (429, words.waitToUnlock(seconds: seconds))
            case .unlocked, .failed, nil: nil
            }
        return form(
            title: words.lockedTitle, hint: words.lockedHint, action: PassphrasePage.path,
            field: PasswordField(name: "passphrase", label: words.passphrase, completion: "current-password"),
            refusal: refusal?.text, button: words.unlock, status: refusal?.status ?? 503)
    }
}

extension HTTPField.Name {
    /// Says that the server waits for the passphrase of its key.
    static let daybookLocked = Self("Daybook-Locked")!
}
