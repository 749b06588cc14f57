import Testing

@testable import DaybookWeb

@Suite struct MultipartTests {
    private func read(_ body: String, boundary: String = "x") -> Multipart? {
        Multipart(Array(body.utf8), contentType: "multipart/form-data; boundary=\(boundary)")
    }

    @Test func fieldsAndFilesAreReadAsTheBrowserWroteThem() throws {
        let body = """
            ------abc\r
            Content-Disposition: form-data; name="back"\r
            \r
            /data\r
            ------abc\r
            content-disposition: form-data; name="file"; filename="C:\\\\päck; %22a%22.zip"\r
            Content-Type: application/zip\r
            \r
            PK\0\r
            --\r
            ------ab\r
            \r
            ------abc--\r

            """
        let form = try #require(read(body, boundary: "\"----abc\""))
        #expect(form.fields == FormFields([("back", "/data")]))
        let bytes = Array("PK\0\r\n--\r\n------ab\r\n".utf8)
        #expect(form.files == [Multipart.File(field: "file", name: "päck; \"a\".zip", bytes: bytes)])
    }

    @Test func emptyFieldsAreKeptAndAnUnchosenFileIsIgnored() throws {
        let body = """
            preamble\r
            --x\r
            Content-Disposition: form-data; name=plain\r
            \r
            \r
            --x \t\r
            Content-Disposition: form-data; name="file"; filename=""\r
            \r
            \r
            --x--
            """
        let form = try #require(read(body))
        #expect(form.fields == FormFields([("plain", "")]))
        #expect(form.files.isEmpty)
    }

    @Test func everyCutIsRefused() {
        let body = "--x\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nvalue\r\n--x--"
        #expect(read(body) != nil)
        for length in 0..<body.utf8.count {
            #expect(Multipart(Array(body.utf8.prefix(length)), contentType: "multipart/form-data; boundary=x") == nil)
        }
    }

    @Test(arguments: [
        "text/plain; boundary=x", "multipart/form-data", "multipart/form-data; boundary=",
        "multipart/form-data; boundary=\"x", "multipart/mixed; boundary=x", "",
    ])
    func otherContentTypesAreRefused(_ type: String) {
        let body = "--x\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nvalue\r\n--x--"
        #expect(Multipart(Array(body.utf8), contentType: type) == nil)
    }

    @Test func moreThanAFormHasIsRefused() {
        let part = "--x\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nvalue\r\n"
        #expect(read(String(repeating: part, count: 200) + "--x--") != nil)
        #expect(read(String(repeating: part, count: 201) + "--x--") == nil)
        let padding = String(repeating: "y", count: 9000)
        #expect(read("--x\r\nX: \(padding)\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n\r\n--x--") == nil)
    }
}
