import Testing

@testable import DaybookServer

@Suite struct GateTests {
    @Test func strangersSeeOnlyThePageThatAsksForTheLink() async throws {
        let signedOut = try TestClient.signedOut()
        for path in ["/", "/today", "/data/daybook.json", "/nothing"] {
            let answer = await signedOut.get(path)
            #expect(answer.status == 401)
            #expect(answer.text.contains("action=\"/unlock\""))
        }
        #expect(await signedOut.get("/replica/journal").status == 401)
        #expect(await signedOut.post("/replica/pull", []).status == 401)
        #expect(await signedOut.get("/healthz").text == "ok\n")
    }

    @Test func linkLetsABrowserInWithACookieThatOnlyItSends() async throws {
        var client = try TestClient.signedOut()
        let link = try client.makeToken()
        let answer = await client.post("/unlock", form: [("link", link)])
        #expect(answer.status == 200)
        let cookie = try #require(answer["Set-Cookie"])
        #expect(cookie.hasSuffix("; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict"))
        client.cookie = String(cookie.dropFirst("daybook=".count).prefix { $0 != ";" })
        #expect(await client.get("/today").status == 200)
    }

    @Test func pastedLinkLetsIn() async throws {
        let signedOut = try TestClient.signedOut()
        let link = try signedOut.makeToken()
        for pasted in [link, " \(signedOut.responder.address.link(with: link))\n"] {
            let answer = await signedOut.post("/unlock", form: [("link", pasted)])
            #expect(answer.status == 200)
            #expect(answer["Set-Cookie"] != nil)
        }
    }

    @Test func wrongLinkLetsNobodyIn() async throws {
        let signedOut = try TestClient.signedOut()
        let link = try signedOut.makeToken()
        for wrong in ["", "x", String(link.dropLast()) + "!", link + "a", String(repeating: "A", count: 43)] {
            let answer = await signedOut.post("/unlock", form: [("link", wrong)])
            #expect(answer.status == 403)
            #expect(answer["Set-Cookie"] == nil)
        }
    }

    @Test func noAddressThatAServerSeesLetsIn() async throws {
        let signedOut = try TestClient.signedOut()
        let link = try signedOut.makeToken()
        #expect(signedOut.responder.address.link(with: link) == "http://localhost:4600/unlock#" + link)
        for address in ["/unlock?token=\(link)", "/unlock?link=\(link)"] {
            let answer = await signedOut.get(address)
            #expect(answer.status == 401 && answer["Set-Cookie"] == nil)
        }
    }

    @Test func aSignedInBrowserDropsTheTokenOfALink() async throws {
        let answer = await (try TestClient.signedIn()).get("/unlock")
        #expect(answer.status == 303 && answer["Location"] == "/today#")
    }

    @Test func thePageOfTheLinkHasAScriptBeforeTheAppIsBuilt() async throws {
        let signedOut = try TestClient.signedOut()
        #expect(await signedOut.get("/unlock").text.contains("src=\"/unlock.js\""))
        let script = await signedOut.get("/unlock.js")
        #expect(script.status == 200 && script["Content-Type"] == "text/javascript; charset=utf-8")
    }

    @Test(arguments: [
        nil, "", "daybook=", "daybook=x", "daybook=" + String(repeating: "A", count: 43),
        "other=x; daybooks=x; adaybook=x",
    ])
    func invalidCookieIsUnauthorised(_ cookie: String?) async throws {
        let signedOut = try TestClient.signedOut()
        #expect(await signedOut.get("/today", cookie.map { [("Cookie", $0)] } ?? []).status == 401)
    }

    @Test(arguments: [
        "evil.example", "evil.example:4600", "localhost", "localhost:4601", "localhost:4600.evil.example", "",
    ])
    func anotherHostIsRefused(_ host: String) async throws {
        let client = try TestClient.signedIn()
        #expect(await client.get("/today", host: host).status == 421)
        #expect(await client.post("/settings", [], host: host).status == 421)
    }

    @Test(arguments: ["evil.example", "localhost:4600"])
    func aSecondHostIsRefused(_ host: String) async throws {
        let client = try TestClient.signedIn()
        #expect(await client.get("/today", [("Host", host)]).status == 400)
        #expect(await client.post("/settings", [], [("Host", host)]).status == 400)
    }

    @Test func aTargetIsAPathOrAnAddressOnTheHost() {
        for target in [
            "/today", "//today", "http://Localhost:4600/today", "https://localhost:4600", "http://localhost:4600?a",
        ] {
            #expect(RequestTarget.isOnHost("localhost:4600", target), "\(target)")
        }
        for target in [
            "", "*", "today", "http:/today", "http://localhost/today", "http://localhost:46001/",
            "http://a@localhost:4600/",
            "http://evil.example/today", "ftp://localhost:4600/",
        ] {
            #expect(!RequestTarget.isOnHost("localhost:4600", target), "\(target)")
        }
        #expect(!RequestTarget.isOnHost(nil, "http:///today"))
    }

    @Test(arguments: ["127.0.0.1:4600", "[::1]:4600"])
    func addressOfThisMachineLeadsToItsName(_ host: String) async throws {
        let client = try TestClient.signedIn()
        let answer = await client.get("/day/2026-11-20?a=b", host: host)
        #expect(answer.status == 308)
        #expect(answer["Location"] == "http://localhost:4600/day/2026-11-20?a=b")
        #expect(await client.post("/settings", [], host: host).status == 421)
    }

    @Test(arguments: [
        [("Sec-Fetch-Site", "cross-site")], [("Sec-Fetch-Site", "same-site")], [("Sec-Fetch-Site", "")],
        [("Origin", "https://evil.example")], [("Origin", "null")], [("Origin", "http://localhost:4601")],
        [("Origin", "https://localhost:4600")],
        [("Sec-Fetch-Site", "cross-site"), ("Origin", "http://localhost:4600")],
    ])
    func postFromAnotherSiteIsRefused(_ headers: [(String, String)]) async throws {
        let client = try TestClient.signedIn()
        for path in ["/settings", "/replica/push", "/unlock", "/nothing"] {
            #expect(await client.post(path, [], headers).status == 403)
        }
    }

    @Test(arguments: [
        [("Sec-Fetch-Site", "same-origin")], [("Sec-Fetch-Site", "none")], [("Origin", "http://localhost:4600")],
    ])
    func sameOriginPostIsAccepted(_ headers: [(String, String)]) async throws {
        let client = try TestClient.signedIn()
        #expect(await client.post("/replica/heads", [], headers).status == 200)
    }

    @Test func otherMethodsAreRefused() async throws {
        let client = try TestClient.signedIn()
        let answer = await client.ask(.put, "/today")
        #expect(answer.status == 405)
        #expect(answer["Allow"] == "GET, HEAD, POST")
    }

    @Test func everyResponseHasTheSecurityHeaders() async throws {
        let policy = """
            default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; \
            font-src 'none'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; \
            base-uri 'none'; frame-ancestors 'none'
            """
        let client = try TestClient.signedIn()
        for path in ["/today", "/nothing", "/unlock", "/assets/x", "/healthz", "/replica/journal"] {
            let answer = await client.get(path)
            #expect(answer["Content-Security-Policy"] == policy)
            #expect(answer["X-Content-Type-Options"] == "nosniff")
            #expect(answer["Referrer-Policy"] == "same-origin")
            #expect(answer["Cross-Origin-Opener-Policy"] == "same-origin")
            #expect(answer["Cross-Origin-Resource-Policy"] == "same-origin")
            #expect(answer["Cache-Control"] == "no-store")
            #expect(answer["Strict-Transport-Security"] == nil)
        }
    }

    @Test func behindAProxyOnlyItsNameIsAnswered() async throws {
        let client = try TestClient.signedIn(origin: "https://Daybook.example:443/")
        #expect(client.responder.address.origin == "https://daybook.example")
        let answer = await client.get("/today", host: "daybook.example")
        #expect(answer.status == 200)
        #expect(answer["Strict-Transport-Security"] == "max-age=31536000")
        #expect(await client.get("/today", host: "localhost:4600").status == 421)
        #expect(await client.post("/replica/heads", [], [("Origin", "https://daybook.example")]).status == 200)
        let link = try client.makeToken()
        let cookie = try #require(await client.post("/unlock", form: [("link", link)])["Set-Cookie"])
        #expect(cookie.hasPrefix("__Host-daybook="))
        #expect(cookie.hasSuffix("; Secure"))
    }

    @Test(arguments: ["daybook.example", "ftp://daybook.example", "https://", "https://a/b", "https://a b"])
    func invalidOriginsAreRefused(_ origin: String) {
        #expect(throws: ServerFailure.badOrigin(origin)) { try TestClient.signedOut(origin: origin) }
    }

    @Test func networkServerAnswersToAddressesButNotToNames() async throws {
        let client = try TestClient.signedIn(host: "0.0.0.0")
        #expect(await client.get("/today", host: "192.168.1.20:4600").status == 200)
        #expect(await client.get("/today", host: "[fe80::1]:4600").status == 200)
        #expect(await client.get("/today", host: "evil.example:4600").status == 421)
        let own = [("Origin", "http://192.168.1.20:4600")]
        #expect(await client.post("/replica/heads", [], own, host: "192.168.1.20:4600").status == 200)
        #expect(await client.post("/replica/heads", [], own, host: "192.168.1.21:4600").status == 403)
    }
}
