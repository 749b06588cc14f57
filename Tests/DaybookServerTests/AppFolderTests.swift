import Foundation
import Testing

@testable import DaybookServer

@Suite struct AppFolderTests {
    /// A folder with some empty files.
    private func folder(_ paths: String...) throws -> URL {
        let folder = URL(fileURLWithPath: TestClient.temporaryFolder()).resolvingSymlinksInPath()
        for path in paths {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("a { color: red }\n".utf8).write(to: file)
        }
        return folder
    }

    @Test func anInstalledProgramHasItsAppBesideIt() throws {
        let folder = try folder("bin/daybook", "share/daybook/app/version.txt")
        let path = AppFolder.path(of: folder.appendingPathComponent("bin/daybook"))
        #expect(path == folder.appendingPathComponent("share/daybook/app").path)
    }

    @Test func aProgramBuiltInACheckoutFindsTheAppThatIsBuiltThere() throws {
        let folder = try folder(".build/linux/release/daybook", "script/browser-build")
        let link = folder.appendingPathComponent(".build/release")
        try FileManager.default.createSymbolicLink(
            at: link, withDestinationURL: folder.appendingPathComponent(".build/linux/release"))
        let path = AppFolder.path(of: link.appendingPathComponent("daybook"))
        #expect(path == folder.appendingPathComponent(".build-browser/app").path)
    }

    @Test func aCheckoutWhoseBuildFolderIsALinkElsewhereHasItsOwnApp() throws {
        let shared = try folder("linux/release/daybook")
        let checkout = try folder("script/browser-build")
        let links = FileManager.default
        try links.createSymbolicLink(
            at: shared.appendingPathComponent("release"),
            withDestinationURL: shared.appendingPathComponent("linux/release"))
        try links.createSymbolicLink(at: checkout.appendingPathComponent(".build"), withDestinationURL: shared)
        let path = AppFolder.path(of: checkout.appendingPathComponent(".build/release/daybook"))
        #expect(path == checkout.appendingPathComponent(".build-browser/app").path)
    }

    @Test func aProgramElsewhereHasNoApp() throws {
        let folder = try folder("tools/daybook")
        #expect(AppFolder.path(of: folder.appendingPathComponent("tools/daybook")) == nil)
        #expect(AppFolder.path(of: nil) == nil)
    }

    @Test func pagesHaveStylesUntilTheAppOfACheckoutIsBuilt() throws {
        let folder = try folder("Browser/Assets/app.css", "script/browser-build")
        let app = folder.appendingPathComponent(".build-browser/app")
        let assets = AppFolder(app.path)
        #expect(assets.assets["app.css"] != nil && assets.assets.problem != nil)
        try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
        try Data("1".utf8).write(to: app.appendingPathComponent("version.txt"))
        #expect(assets.assets.version == "1")
    }
}
