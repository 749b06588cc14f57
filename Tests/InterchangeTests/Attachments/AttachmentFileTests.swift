import DaybookCore
import Testing

@testable import Interchange

@Suite struct AttachmentFileTests {
    private func refusal(_ bytes: [UInt8]) -> AttachmentRefusal? {
        do throws(AttachmentRefusal) {
            _ = try AttachmentFile(bytes)
            return nil
        } catch {
            return error
        }
    }

    private func has(_ part: [UInt8], _ bytes: [UInt8]) -> Bool { bytes.firstRange(of: part) != nil }

    @Test func theTypeIsToldByTheContent() throws {
        #expect(
            try PhotoSamples.all.map { try AttachmentFile($0).type } == [.jpeg, .png, .webP, .heic, .pdf])
        #expect(refusal([]) == .noFile)
        #expect(refusal(Array("GIF89a".utf8)) == .unknownType)
        #expect(
            refusal([UInt8](repeating: 0xFF, count: Int(AttachmentLimits.count) + 1)) == .tooLarge(maximum: 20_000_000))
    }

    @Test(arguments: PhotoSamples.all.dropLast()) func nothingButThePictureStays(_ bytes: [UInt8]) throws {
        #expect(has(PhotoSamples.secret, bytes))
        let file = try AttachmentFile(bytes)
        #expect(!has(PhotoSamples.secret, file.content))
        #expect(!has(Array("52.2".utf8), file.content) && !has(Array("xap".utf8), file.content))
        #expect(file.width == 300 && file.height == 200)
        #expect(try AttachmentFile(file.content).content == file.content, "cleaning twice is cleaning once")
    }

    @Test func aJPEGKeepsItsColoursItsScansAndItsOrientation() throws {
        let content = try AttachmentFile(PhotoSamples.jpeg()).content
        #expect(has(Array("JFIF".utf8), content) && has(Array("ICC_PROFILE".utf8), content))
        #expect(has([1, 2, 0, 0, 1, 0, 1, 0, 0, 0xFF], content), "no thumbnail")
        #expect(has(Array("Adobe".utf8), content) && content.suffix(4) == [0xD0, 4, 0xFF, 0xD9])
        let start = try #require(content.firstRange(of: Array("Exif\0\0".utf8))).upperBound
        #expect(start == 2 + 18 + 10, "behind JFIF")
        #expect(ExifOrientation(tiff: Array(content[start...])).number == 6)
        let upright = try AttachmentFile(PhotoSamples.jpeg(orientation: 1)).content
        #expect(!has(Array("Exif".utf8), upright))
    }

    @Test func aJPEGThatWasCutOffAnywhereIsDamaged() throws {
        let bytes = PhotoSamples.jpeg()
        let end = try #require(bytes.firstRange(of: [0xFF, 0xD9] + PhotoSamples.secret)).lowerBound
        for count in [100, end - 3, end, end + 1] {
            #expect(refusal(Array(bytes[..<count])) == .damaged(.jpeg))
        }
        #expect(try AttachmentFile(Array(bytes[..<(end + 2)])).content.suffix(2) == [0xFF, 0xD9])
    }

    @Test func aPNGAndAWebPKeepTheirOrientation() throws {
        let png = try AttachmentFile(PhotoSamples.png()).content
        let exif = try #require(png.firstRange(of: Array("eXIf".utf8)))
        #expect(exif.lowerBound == 8 + 25 + 4, "behind the header")
        #expect(ExifOrientation(tiff: Array(png[exif.upperBound...])).number == 8)
        // The sum of the chunk, from another program: zlib.crc32(b"eXIf" + …).
        #expect(Array(png[(exif.upperBound + 26)...].prefix(4)) == [0x86, 0x58, 0x30, 0x34])
        let webP = try AttachmentFile(PhotoSamples.webP()).content
        #expect(webP.littleEndian(4, at: 4) == Int64(webP.count - 8) && webP[20] == 0x28)
        #expect(ExifOrientation(tiff: Array(webP.suffix(26))).number == 3)
        #expect(try AttachmentFile(PhotoSamples.webP(orientation: 1)).content[20] == 0x20)
    }

    @Test func aPhotoOfMorePixelsThanMemoryHoldsIsRefused() throws {
        for (width, height) in [(65_535, 65_535), (1 << 31 - 1, 1 << 31 - 1), (250_000_001, 1), (1, 250_000_001)] {
            #expect(refusal(PhotoSamples.png(width, height)) == .tooManyPixels(millions: 250))
        }
        #expect(refusal(PhotoSamples.png(25_000, 10_000)) == nil)
        for (width, height) in [(0, 0), (0, 9), (9, 0)] {
            #expect(refusal(PhotoSamples.png(width, height)) == .damaged(.png))
        }
    }

    @Test func aHEICFileKeepsItsPictureInItsPlace() throws {
        let bytes = PhotoSamples.heic()
        let content = try AttachmentFile(bytes).content
        #expect(content.count == bytes.count)
        #expect(content.firstRange(of: [10, 20, 30, 40]) == bytes.firstRange(of: [10, 20, 30, 40]))
        #expect(!has(Array("mpvd".utf8), content) && !has(Array("uuid".utf8), content))
        #expect(has(Array("iloc".utf8), content))
        for property in ["ispe", "irot", "ipma"] {
            let box = Array(property.utf8)
            #expect(content.firstRange(of: box) == bytes.firstRange(of: box), "its number is its place")
        }
        for text in ["udes", "altt", "crtt", "mdft"] { #expect(!has(Array(text.utf8), content)) }
        #expect(refusal(PhotoSamples.ambiguousHEIC()) == .damaged(.heic))
        #expect(refusal(PhotoSamples.heic(method: 2)) == .damaged(.heic), "made of other items")
    }

    @Test(arguments: PhotoSamples.all.dropLast()) func aFileCutOffAnywhereIsRefusedOrClean(_ bytes: [UInt8]) {
        for end in 0..<bytes.count {
            guard let file = try? AttachmentFile(Array(bytes[..<end])) else { continue }
            #expect(!has(PhotoSamples.secret, file.content))
        }
    }
}
