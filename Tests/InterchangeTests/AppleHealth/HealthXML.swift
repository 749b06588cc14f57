import Testing

@testable import Interchange

/// Writes exports like a phone, and reads them.
enum HealthXML {
    /// A record of a quantity.
    static func quantity(
        _ type: String, _ value: String, _ unit: String, _ start: String, _ end: String, source: String = "iPhone",
        zone: String = "+0100"
    ) -> String {
        """
         <Record type="HKQuantityTypeIdentifier\(type)" sourceName="\(source)" sourceVersion="18.2" unit="\(unit)" \
        creationDate="2026-11-20 23:59:59 \(zone)" startDate="\(start) \(zone)" endDate="\(end) \(zone)" value="\(value)"/>

        """
    }

    /// Steps on 2026-11-20.
    static func steps(_ value: String, _ start: String, _ end: String, source: String = "iPhone") -> String {
        quantity("StepCount", value, "count", "2026-11-20 " + start, "2026-11-20 " + end, source: source)
    }

    /// A record of sleep, such as "AsleepCore", with full dates and times.
    static func sleep(_ stage: String, _ start: String, _ end: String, source: String = "Watch") -> String {
        """
         <Record type="HKCategoryTypeIdentifierSleepAnalysis" sourceName="\(source)" startDate="\(start) +0100" \
        endDate="\(end) +0100" value="HKCategoryValueSleepAnalysis\(stage)">
          <MetadataEntry key="HKTimeZone" value="Europe/Warsaw"/>
         </Record>

        """
    }

    static func document(_ records: String) -> [UInt8] {
        Array(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE HealthData [
            <!-- HealthKit Export Version: 14; the phone's own -->
            <!ELEMENT HealthData (ExportDate,Me,(Record|Workout)*)>
            <!ATTLIST HealthData
              locale CDATA #REQUIRED
            >
            ]>
            <HealthData locale="en_GB">
             <ExportDate value="2026-11-20 23:59:59 +0100"/>
             <Me HKCharacteristicTypeIdentifierDateOfBirth="1990-05-20"/>
            \(records)</HealthData>

            """.utf8)
    }

    /// Reads an export in one piece and in pieces of several sizes, which must give the same result.
    static func read(_ bytes: [UInt8], order: [String] = AppleHealth.defaultOrder) throws -> HealthExport {
        let whole = try read(bytes, order: order, by: bytes.count)
        for size in [1, 7, 64] {
            #expect(try read(bytes, order: order, by: size) == whole, "in pieces of \(size)")
        }
        return whole
    }

    static func read(_ records: String, order: [String] = AppleHealth.defaultOrder) throws -> HealthExport {
        try read(document(records), order: order)
    }

    private static func read(_ bytes: [UInt8], order: [String], by size: Int) throws -> HealthExport {
        var reader = AppleHealth(order: order)
        var start = 0
        while start < bytes.count {
            reader.read(bytes[start..<min(start + size, bytes.count)])
            start += size
        }
        return try reader.finish()
    }
}
