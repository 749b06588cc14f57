import DaybookCore
import DaybookWeb
import Journal
import Testing

@Suite struct RecoveryCodeTests {
    private let code = RecoveryCode(key: (0..<32).map { $0 * 3 })!
    private var end: String { String(code.text.suffix(9)) }

    private func session() -> WebSession {
        var session = WebSession()
        let code = code
        session.tools.recoveryCode = { code }
        return session
    }

    @Test func thePageShowsTheCodeAndADrawingOfIt() {
        var session = session()
        let page = session.open(.settings(.recoveryCode)).main
        for group in code.text.split(separator: "-") { #expect(page.contains("<span>\(group)</span>")) }
        #expect(page.contains("<svg class=\"qr-code\""))
        #expect(session.open(.settings(.settings)).main.contains("href=\"/settings/recovery-code\""))
    }

    @Test func whereTheKeyCannotBeReadThePageSaysWhoHasIt() {
        var session = WebSession()
        let page = session.open(.settings(.recoveryCode)).main
        #expect(page.contains("Only your server can show the code"))
        #expect(!page.contains("<form") && !page.contains("qr-code"))
        #expect(session.post(.settings(.keepRecoveryCode), [("end", end)]).has("Only your server"))
        #expect(!session.state.settings.hasKeptCode)
    }

    @Test(arguments: ["", "AAAA", "AAAA-BBBB", "U"]) func aWrongEndIsRefused(_ typed: String) {
        var session = session()
        let page = session.post(.settings(.keepRecoveryCode), [("end", typed)])
        #expect(page.has("That isn’t how the code ends"))
        #expect(!session.state.settings.hasKeptCode)
    }

    @Test func theRightEndIsRememberedHoweverItIsTyped() {
        for typed in [end, end.lowercased().replacing("-", with: " "), code.text] {
            var session = session()
            _ = session.post(.settings(.keepRecoveryCode), [("end", typed)])
            #expect(session.state.settings.hasKeptCode)
            #expect(session.open(.settings(.recoveryCode)).main.contains("You’ve saved this code"))
        }
    }

    @Test func todayDoesNotOfferTheCodeWhereItCannotBeShown() {
        var session = WebSession()
        for number in 0..<20 {
            let task = RecordID(Identifier(high: 5, low: UInt64(number)))
            session.receive([Change("tasks", task, "life", .integer(1)), Change("tasks", task, "title", .text("Task"))])
        }
        #expect(!session.open(.today(nil)).main.contains("Save your recovery code"))
    }

    @Test func todayOffersTheCodeOnceThereIsSomethingToLoseUntilItIsKept() {
        var session = session()
        let offer = "Save your recovery code"
        #expect(!session.open(.today(nil)).main.contains(offer))
        for number in 0..<20 {
            let task = RecordID(Identifier(high: 5, low: UInt64(number)))
            session.receive([Change("tasks", task, "life", .integer(1)), Change("tasks", task, "title", .text("Task"))])
        }
        #expect(session.open(.today(nil)).main.contains(offer))
        _ = session.post(.settings(.keepRecoveryCode), [("end", end)])
        #expect(!session.open(.today(nil)).main.contains(offer))
    }
}
