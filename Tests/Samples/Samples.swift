import Foundation
import Testing

/// The path of a file written by another program, in the folder given by `script/test --samples DIR`.
func samples(_ name: String) throws -> String {
    let folder = try #require(
        ProcessInfo.processInfo.environment["DAYBOOK_SAMPLES"], "DAYBOOK_SAMPLES names no folder of samples")
    let path = folder + "/" + name
    try #require(FileManager.default.fileExists(atPath: path), "The sample \(path) is missing")
    return path
}
