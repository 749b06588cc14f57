import HTTPTypes
import Hummingbird

extension DaybookResponder {
    /// The app's files, which are public: they contain nothing of the journal. Nil for any other path.
    func asset(_ target: RequestTarget, _ headers: HTTPFields) -> Hummingbird.Response? {
        switch target.path {
        case "/robots.txt": return .text("User-agent: *\nDisallow: /")
        case "/favicon.ico": return unversioned("icons/icon-192.png", headers)
        case "/manifest.webmanifest": return unversioned("manifest.webmanifest", headers)
        case "/worker.js":
            var response = unversioned("worker.js", headers)
            response.headers[.serviceWorkerAllowed] = "/"
            return response
        default: break
        }
        guard target.path.hasPrefix("/assets/") else { return nil }
        let path = target.path.dropFirst("/assets/".count)
        // Pages ask for files of this version. Without an app, that is empty.
        guard path.hasPrefix(assets.version + "/") else { return unversioned(String(path), headers) }
        let file = String(path.dropFirst(assets.version.utf8.count + 1))
        if assets.version.isEmpty { return unversioned(file, headers) }
        return assets[file].map { send($0, headers, caching: "public, max-age=31536000, immutable") } ?? missing()
    }

    private func unversioned(_ path: String, _ headers: HTTPFields) -> Hummingbird.Response {
        assets[path].map { send($0, headers, caching: "no-cache") } ?? missing()
    }

    private func missing() -> Hummingbird.Response {
        .text(assets.problem?.description ?? "There is no such file in this version of the app.", status: .notFound)
    }

    private func send(_ file: Assets.File, _ headers: HTTPFields, caching: String) -> Hummingbird.Response {
        let coding = ContentCoding.allCases.first { file.compressed[$0] != nil && $0.isAccepted(headers) }
        var fields: HTTPFields = [.contentType: file.contentType, .cacheControl: caching, .vary: "Accept-Encoding"]
        fields[.contentEncoding] = coding?.rawValue
        let body = coding.flatMap { file.compressed[$0] } ?? file.bytes
        return Hummingbird.Response(
            status: .ok, headers: fields, body: .chunkedBody(body))
    }
}
