import Foundation
import Testing

@testable import DaybookServer

@Suite struct AssetsTests {
    /// An app of a few files, plus one that is not served.
    private func app() throws -> String {
        let folder = TestClient.temporaryFolder()
        let files = [
            "app/version.txt": "0123abcd\n", "app/worker.js": "// worker", "app/daybook.split": "\u{1}",
            "app/app.css": "a { color: red }\n", "app/app.css.br": "as br", "app/app.css.gz": "as gzip",
            "app/icons/icon.svg": "<svg/>",
            "app/icons/icon-192.png": "png", "app/manifest.webmanifest": "{}", "app/notes.secret": "no",
            "secret.txt": "no",
        ]
        for (path, text) in files {
            let url = URL(fileURLWithPath: folder + "/" + path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        return folder + "/app"
    }

    @Test func filesOfThisVersionAreKeptForGood() async throws {
        let signedOut = try TestClient.signedOut(app: app())
        let answer = await signedOut.get("/assets/0123abcd/icons/icon.svg")
        #expect(answer.status == 200)
        #expect(answer["Content-Type"] == "image/svg+xml")
        #expect(answer["Cache-Control"] == "public, max-age=31536000, immutable")
        #expect(await signedOut.get("/assets/0123abcd/daybook.split")["Content-Type"] == "application/octet-stream")
        #expect(await signedOut.get("/assets/icons/icon.svg")["Cache-Control"] == "no-cache")
        #expect(await signedOut.get("/assets/0123abce/app.css").status == 404)
    }

    @Test(arguments: [
        ("gzip, deflate, br", "br", "as br"), ("gzip", "gzip", "as gzip"), ("br;q=0, gzip", "gzip", "as gzip"),
        ("identity", nil, "a { color: red }\n"),
    ])
    func filesGoOutAsSmallAsTheBrowserCanUnpack(_ accepted: String, _ coding: String?, _ text: String) async throws {
        let signedOut = try TestClient.signedOut(app: app())
        let answer = await signedOut.get("/assets/0123abcd/app.css", [("Accept-Encoding", accepted)])
        #expect(answer["Content-Encoding"] == coding)
        #expect(answer["Content-Type"] == "text/css; charset=utf-8")
        #expect(answer.text == text)
    }

    @Test func fileThatIsNotPackedGoesOutAsItIs() async throws {
        let signedOut = try TestClient.signedOut(app: app())
        let answer = await signedOut.get("/assets/0123abcd/icons/icon.svg", [("Accept-Encoding", "br, gzip")])
        #expect(answer["Content-Encoding"] == nil)
        #expect(answer.text == "<svg/>")
    }

    @Test func workerMayServeTheWholeSiteAndIsAskedForAnew() async throws {
        let answer = await (try TestClient.signedOut(app: app())).get("/worker.js")
        #expect(answer.text == "// worker")
        #expect(answer["Cache-Control"] == "no-cache")
        #expect(answer["Service-Worker-Allowed"] == "/")
        #expect(answer["Content-Type"] == "text/javascript; charset=utf-8")
    }

    @Test func manifestIconAndRobotsAreAtTheirPlaces() async throws {
        let signedOut = try TestClient.signedOut(app: app())
        #expect(await signedOut.get("/manifest.webmanifest")["Content-Type"] == "application/manifest+json")
        #expect(await signedOut.get("/favicon.ico")["Content-Type"] == "image/png")
        #expect(await signedOut.get("/robots.txt").text == "User-agent: *\nDisallow: /\n")
    }

    @Test(arguments: [
        "/assets/0123abcd/../secret.txt", "/assets/../secret.txt", "/assets/0123abcd/%2e%2e/secret.txt",
        "/assets/0123abcd//etc/passwd", "/assets//etc/passwd", "/assets/0123abcd/notes.secret", "/assets/version.txt",
        "/assets/0123abcd/icons", "/assets/0123abcd/app.css.br", "/assets/0123abcd/", "/assets/",
    ])
    func onlyFilesOfTheAppCanBeHad(_ path: String) async throws {
        let answer = await (try TestClient.signedOut(app: app())).get(path)
        #expect(answer.status == 404)
        #expect(!answer.text.contains("no\n"))
    }

    @Test func missingAppIsSaid() async throws {
        let signedOut = try TestClient.signedOut()
        #expect(signedOut.responder.assets.problem == .missing)
        #expect(await signedOut.get("/worker.js").text.contains("script/browser-build"))
        let link = try signedOut.makeToken()
        #expect(await signedOut.post("/unlock", form: [("link", link)]).text.contains("script/browser-build"))
    }

    @Test func pagesHaveTheirStylesInACheckoutWithoutTheApp() async throws {
        let folder = TestClient.temporaryFolder()
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data("a { color: red }".utf8).write(to: URL(fileURLWithPath: folder + "/app.css"))
        let signedOut = try TestClient.signedOut(app: folder)
        let page = await signedOut.get("/unlock").text
        let link = try #require(page.range(of: "<link rel=\"stylesheet\" href=\""))
        let url = page[link.upperBound...].prefix { $0 != "\"" }
        let styles = await signedOut.get(String(url))
        #expect(styles.status == 200 && styles.text == "a { color: red }" && styles["Cache-Control"] == "no-cache")
    }

    @Test func appThatIsBuiltWhileTheServerRunsIsServed() async throws {
        let folder = TestClient.temporaryFolder()
        let signedOut = try TestClient.signedOut(app: folder)
        #expect(await signedOut.get("/worker.js").status == 404)
        try FileManager.default.moveItem(atPath: app(), toPath: folder)
        #expect(await signedOut.get("/worker.js").text == "// worker")
        #expect(await signedOut.get("/assets/0123abcd/app.css").status == 200)
        #expect(signedOut.responder.assets.problem == nil)
    }

    @Test func appThatIsReplacedIsServedAsItWasUntilTheNewOneIsThere() async throws {
        let folder = try app()
        let signedOut = try TestClient.signedOut(app: folder)
        try FileManager.default.removeItem(atPath: folder)
        #expect(await signedOut.get("/worker.js").text == "// worker")
        try FileManager.default.moveItem(atPath: app(), toPath: folder)
        try Data("4567cdef\n".utf8).write(to: URL(fileURLWithPath: folder + "/version.txt"))
        #expect(await signedOut.get("/assets/4567cdef/app.css").status == 200)
        #expect(await signedOut.get("/assets/0123abcd/app.css").status == 404)
    }

    @Test func pagesHaveTheirLookBeforeTheWorkerIsBuilt() async throws {
        let folder = try app()
        try FileManager.default.removeItem(atPath: folder + "/worker.js")
        let signedOut = try TestClient.signedOut(app: folder)
        #expect(await signedOut.get("/assets/0123abcd/app.css").status == 200)
        #expect(signedOut.responder.assets.problem == .notBuilt)
        let link = try signedOut.makeToken()
        #expect(await signedOut.post("/unlock", form: [("link", link)]).text.contains("still building"))
    }
}
