import Foundation
import Testing

/// The path of a file that another program wrote, in the folder that `script/test --samples DIR` names.
func samples(_ name: String) throws -> String {
    let folder = try #require(
        ProcessInfo.processInfo.environment["DAYBOOK_SAMPLES"], "DAYBOOK_SAMPLES names no folder of samples")
    let path = folder + "/" + name
    try #require(FileManager.default.fileExists(atPath: path), "The sample \(path) is missing")
    return path
}
