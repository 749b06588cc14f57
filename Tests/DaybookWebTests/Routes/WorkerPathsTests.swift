import DaybookWeb
import Foundation
import Testing

/// The paths that the browser's worker knows by their text.
@Suite struct WorkerPathsTests {
    private func pattern(_ name: String) throws -> Regex<AnyRegexOutput> {
        let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        let file = top.appending(path: "Browser/Scripts/worker/file-paths.js")
        let script = try String(contentsOf: file, encoding: .utf8)
        let line = script.split(separator: "\n").first { $0.hasPrefix("const \(name) = /") }
        let text = try #require(line).drop { $0 != "/" }.dropFirst().dropLast(2)
        return try Regex(String(text.replacing("\\/", with: "/")))
    }

    @Test func theWorkerKnowsWhichFormsStoreTheirFile() throws {
        let attaching = try pattern("attaching")
        for route in ActionRouteSamples.all {
            #expect(route.url.prefix { $0 != "?" }.contains(attaching) == route.attachesFile, "\(route.url)")
        }
    }

    @Test func theWorkerKnowsWhichFormsImportAFile() throws {
        let importing = try pattern("importing")
        for route in ActionRouteSamples.all {
            let isImport =
                switch route {
                case .data, .money(.importFile): true
                default: false
                }
            #expect(route.url.prefix { $0 != "?" }.contains(importing) == isImport, "\(route.url)")
        }
    }
}
