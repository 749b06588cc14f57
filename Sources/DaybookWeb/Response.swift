import DaybookCore
import Journal
import Markup

/// A response to the browser.
public struct Response: Sendable {
    public var status: Int
    public var contentType: String
    /// The redirect target for status 303.
    public var location: String?
    /// The safe name of the file, for a download or an attachment.
    public private(set) var fileName: String?
    public var body: [UInt8]
    /// The host's file to send instead of the body.
    public var content: AttachedContent?

    public init(
        status: Int = 200, contentType: String, location: String? = nil, fileName: String? = nil, body: [UInt8]
    ) {
        self.status = status
        self.contentType = contentType
        self.location = location
        self.fileName = fileName.map { FileName.safe($0, or: "file") }
        self.body = body
    }

    /// The content of an attachment, shown under a name.
    init(contentType: String, inlineName: String, content: AttachedContent) {
        self.init(contentType: contentType, fileName: inlineName, body: [])
        self.content = content
    }

    /// A page response.
    public static func page(_ html: HTML, status: Int = 200) -> Response {
        Response(status: status, contentType: "text/html; charset=utf-8", body: Array(html.text.utf8))
    }

    /// A redirect (303) after a POST.
    public static func redirect(to location: String) -> Response {
        Response(status: 303, contentType: "text/plain; charset=utf-8", location: location, body: [])
    }
}

/// The content of an attachment, which the host has as a file, or the pages to send if it has not.
public struct AttachedContent: Hashable, Sendable {
    /// See `Attachment.digest`.
    public let digest: String
    /// Bytes.
    public let count: Int64
    /// The page (404) if the host has no such file.
    public let missing: [UInt8]
    /// The page (500) if the file cannot be read.
    public let damaged: [UInt8]
}
