import Journal
import Markup

/// What goes back to the browser.
public struct Response: Sendable {
    public var status: Int
    public var contentType: String
    /// Where to go on, for status 303.
    public var location: String?
    /// The name under which the browser keeps it as a file.
    public var fileName: String?
    public var body: [UInt8]

    public init(
        status: Int = 200, contentType: String, location: String? = nil, fileName: String? = nil, body: [UInt8]
    ) {
        self.status = status
        self.contentType = contentType
        self.location = location
        self.fileName = fileName
        self.body = body
    }

    /// A page.
    public static func page(_ html: HTML, status: Int = 200) -> Response {
        Response(status: status, contentType: "text/html; charset=utf-8", body: Array(html.text.utf8))
    }

    /// On to another page, after something was posted.
    public static func see(_ location: String) -> Response {
        Response(status: 303, contentType: "text/plain; charset=utf-8", location: location, body: [])
    }
}
