import DaybookCore
import Journal
import Markup
import Words

/// Shows the recovery code to write down or print, and asks for its end, so that it is known to be kept.
struct RecoveryCodePage: PageView {
    let title: String
    /// Nil where the journal's key cannot be read: in a browser without its server.
    let code: String?
    let isKept: Bool
    let form: FormFields
    let refusal: FormRefusal?

    var section: Section? { .settings }
    var layout: PageLayout { .narrow }

    init(_ context: RequestContext, refusal: FormRefusal? = nil) {
        title = context.words.recoveryCode
        code = context.tools.recoveryCode?()?.text
        isKept = context.state.settings.hasKeptCode
        form = context.request.form
        self.refusal = refusal
    }

    func view(_ words: Words) -> HTML {
        """
        <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
        <p class="lead">\(words.recoveryCodeExplained)</p>
        \(code.map { shown($0, words) } ?? missing(words))
        """
    }

    private func missing(_ words: Words) -> HTML {
        "<div class=\"notice\">\(Icon.info.svg)<p>\(words.recoveryCodeOnServer)</p></div>\n"
    }

    private func shown(_ code: String, _ words: Words) -> HTML {
        let groups = code.split(separator: "-").map { group -> HTML in "<span>\(String(group))</span> " }
        let drawing = (try? QRCode(code, errorCorrection: .medium))?.svg(title: words.recoveryCode)
        return """
            <section class="card recovery-code"><p class="code">\(groups)</p>
            \(drawing)</section>
            \(isKept ? kept(words) : ask(words))
            """
    }

    private func kept(_ words: Words) -> HTML {
        "<div class=\"notice good after\">\(Icon.check.svg)<p>\(words.recoveryCodeKept)</p></div>\n"
    }

    private func ask(_ words: Words) -> HTML {
        let controls = FormControls(words: words, fields: form, refusal: refusal)
        return """
            <form class="form after" method="post" action="\(SettingsActionRoute.keepRecoveryCode.url)">
            \(controls.textField("end", words.recoveryCodeEnd, required: true))
            <button class="button primary">\(words.recoveryCodeWrittenDown)</button></form>

            """
    }
}

extension RequestContext {
    /// Notes that the recovery code is kept, if the typed text is its end or all of it.
    func keepRecoveryCode() -> Outcome {
        guard let code = tools.recoveryCode?() else { return refused(RecoveryCodePage(self)) }
        guard code.ends(with: request.form["end"] ?? "") else {
            return refused(RecoveryCodePage(self, refusal: FormRefusal("end", words.recoveryCodeDiffers)))
        }
        var settings = state.settings
        settings.hasKeptCode = true
        do throws(FieldError) {
            return commit(
                try SettingsCommand(settings).decide(in: state), silently: true, then: .settings(.recoveryCode))
        } catch {
            return refused(RecoveryCodePage(self, refusal: FormRefusal("end", words.reason(error))))
        }
    }
}
