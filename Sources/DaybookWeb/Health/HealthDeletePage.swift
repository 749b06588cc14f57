import CivilTime
import DaybookCore
import Markup
import Words

/// The page to delete health data, of a range of days or all of it.
struct HealthDeletePage: PageView {
    let title: String
    let from: String
    let to: String
    let refusal: FormRefusal?

    var section: Section? { .health }
    var layout: PageLayout { .narrow }

    init(_ context: RequestContext, from: String, to: String, refusal: FormRefusal? = nil) {
        title = context.words.deleteHealth
        self.from = from
        self.to = to
        self.refusal = refusal
    }

    func view(_ words: Words) -> HTML {
        let controls = FormControls(words: words, refusal: refusal)
        let action = HealthActionRoute.delete.url
        return """
            \(BackLink.toolbar(to: HealthPageRoute.overview(.month), words.health))\
            <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
            \(controls.notice)
            <form class="card form" method="post" action="\(action)"><p class="quiet">\(words.deleteHealthHint)</p>
            <div class="stack">\(controls.textField("from", words.fromDay, from, type: "date", required: true))\
            \(controls.textField("to", words.toDay, to, type: "date", required: true))</div>
            <div class="submit"><button class="button danger">\(words.deleteTheseDays)</button></div></form>
            <form class="after" method="post" action="\(action)"><input type="hidden" name="do" value="all">\
            <button class="button plain danger">\(words.deleteAllHealth)</button></form>
            """
    }
}
