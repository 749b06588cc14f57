// swift-tools-version:6.2

import PackageDescription

/// Tests look inside in a release build too, so that there is one build for everything.
let tested: SwiftSetting = .unsafeFlags(
    ["-enable-testing"], .when(platforms: [.linux, .macOS], configuration: .release))

/// Pure modules also compile with Embedded Swift, for the browser: what it lacks is an error here too.
let pure: [SwiftSetting] = [
    .treatWarning("EmbeddedRestrictions", as: .error),
    // Small functions of one module run in the loops of others: rows, for one.
    .unsafeFlags(["-cross-module-optimization"], .when(platforms: [.linux, .macOS], configuration: .release)),
    tested,
]

/// Tests are compiled as they stand, which takes less time; what they test is compiled as people get it.
let test: [SwiftSetting] = [.unsafeFlags(["-Onone"], .when(platforms: [.linux, .macOS], configuration: .release))]

/// A release has the Swift runtime linked in: it starts sooner, and needs no Swift where it runs. Only the linker is
/// told, so that tests share the build; then the libraries that Foundation consists of have to be named.
let staticRuntime: LinkerSetting = .unsafeFlags(
    [
        "-static-stdlib", "-lFoundation", "-lCoreFoundation", "-lFoundationInternationalization",
        "-lFoundationEssentials", "-l_FoundationICU", "-l_FoundationCShims", "-l_FoundationCollections", "-lstdc++",
    ], .when(platforms: [.linux], configuration: .release))

let tests: [Target] = [
    .target(name: "TestSupport", dependencies: ["Journal"], path: "Tests/Support"),
    .testTarget(name: "CivilTimeTests", dependencies: ["CivilTime"], swiftSettings: test),
    .testTarget(name: "MoneyTests", dependencies: ["Money"], swiftSettings: test),
    .testTarget(name: "JournalTests", dependencies: ["Journal", "TestSupport"], swiftSettings: test),
    .testTarget(
        name: "MarkupTests", dependencies: ["Markup"], exclude: ["Drawings", "renew"], swiftSettings: test),
    .testTarget(name: "WordsTests", dependencies: ["Words", "Money", "TestSupport"], swiftSettings: test),
    .testTarget(name: "DaybookCoreTests", dependencies: ["DaybookCore", "TestSupport"], swiftSettings: test),
    .testTarget(name: "InterchangeTests", dependencies: ["Interchange", "TestSupport"], swiftSettings: test),
    .testTarget(name: "DaybookWebTests", dependencies: ["DaybookWeb", "TestSupport"], swiftSettings: test),
    // What fuzzing begins with and what it once found; Tests/Fuzz/run looks for more.
    .testTarget(
        name: "FuzzTests", dependencies: ["DaybookWeb"], path: "Tests/Fuzz", exclude: ["Crashes", "Harness", "run"],
        swiftSettings: test),
    // A State for tests of the journal alone.
    .target(name: "Notebook", dependencies: ["Journal", "TestSupport"], path: "Tests/Contracts/Notebook"),
    // Writes until it is killed.
    .executableTarget(
        name: "journal-writer", dependencies: ["JournalStore", "Notebook", "SimulatedDisk"], path: "Tests/Crash"),
    .testTarget(
        name: "Contracts", dependencies: ["JournalStore", "Notebook", "TestSupport"], path: "Tests/Contracts",
        exclude: ["Notebook"], swiftSettings: test),
    .testTarget(
        name: "JournalStoreTests",
        dependencies: [
            "JournalStore", "Notebook", "TestSupport", "journal-writer",
            .product(name: "GRDB", package: "GRDB.swift"),
        ], swiftSettings: test),
    .testTarget(name: "DaybookServerTests", dependencies: ["DaybookServer", "TestSupport"], swiftSettings: test),
    // Types commands as a person does.
    .target(name: "Terminal", dependencies: ["DaybookCore", "JournalStore"], path: "Tests/Terminal"),
    .testTarget(name: "CLITests", dependencies: ["Terminal", "DaybookCore", "JournalStore"], swiftSettings: test),
    // Files of Daybook's own, as each released format wrote them.
    .testTarget(
        name: "FixtureTests", dependencies: ["Interchange", "JournalStore", "TestSupport"], path: "Tests/Fixtures",
        exclude: ["2", "renew"], swiftSettings: test),
    // Files of other programs, where there are any: script/test --samples.
    .testTarget(
        name: "SamplesTests", dependencies: ["Terminal", "Interchange"], path: "Tests/Samples", swiftSettings: test),
    // Answers another program's recurrence rules, line by line.
    .executableTarget(
        name: "recurrence-answers", dependencies: ["CivilTime"], path: "Tests/Recurrence",
        exclude: ["agree"]),
    // Reads and writes calendars that another program made.
    .executableTarget(
        name: "calendar-answers", dependencies: ["Interchange"], path: "Tests/Calendars",
        exclude: ["agree", "agree-feed"]),
    // Writes ledgers that other programs read.
    .executableTarget(
        name: "ledger-answers", dependencies: ["Interchange", "TestSupport"], path: "Tests/Ledgers",
        exclude: ["agree"]),
    // Devices under a seeded scheduler.
    .executableTarget(
        name: "simulate", dependencies: ["DaybookCore", "JournalStore", "SimulatedDisk", "TestSupport"],
        path: "Tests/Simulation"),
    // A disk that fails, below SQLite.
    .target(
        name: "SimulatedDisk", path: "Tests/SimulatedDisk", linkerSettings: [.linkedLibrary("sqlite3")]),
    // Tells the story that native Swift and WebAssembly have to answer alike.
    .executableTarget(name: "TwinsFixture", dependencies: ["DaybookWeb", "Interchange"], path: "Tests/Twins/Native"),
]

let package = Package(
    name: "Daybook",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "daybook", targets: ["CLI"]),
        .library(
            name: "DaybookWeb",
            targets: [
                "DaybookWeb", "Phrasing", "Interchange", "DaybookCore", "Journal", "Markup", "Words", "Money",
                "CivilTime",
            ]),
        .library(name: "JournalStore", targets: ["JournalStore"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2"),
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1"),
    ],
    targets: [
        .target(name: "CivilTime", swiftSettings: pure),
        .target(name: "Journal", swiftSettings: pure),
        .target(name: "Markup", swiftSettings: pure),
        .target(name: "Money", swiftSettings: pure),
        .target(name: "Words", dependencies: ["CivilTime", "Money"], swiftSettings: pure),
        .target(name: "DaybookCore", dependencies: ["CivilTime", "Journal", "Money"], swiftSettings: pure),
        .target(name: "Interchange", dependencies: ["DaybookCore", "Money"], swiftSettings: pure),
        .target(name: "Phrasing", dependencies: ["Interchange", "Words"], swiftSettings: pure),
        .target(name: "DaybookWeb", dependencies: ["Markup", "Phrasing"], swiftSettings: pure),
        .systemLibrary(
            name: "CZlib", path: "Modules/CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "CBirthTime", path: "Modules/CBirthTime"),
        .target(
            name: "JournalStore",
            dependencies: [
                "CBirthTime", "Journal", .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"), .product(name: "GRDB", package: "GRDB.swift"),
            ],
            swiftSettings: [tested]),
        .target(
            name: "DaybookServer",
            dependencies: [
                "CZlib", "DaybookWeb", "JournalStore",
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Hummingbird", package: "hummingbird"),
            ],
            swiftSettings: [tested]),
        .executableTarget(
            name: "CLI",
            dependencies: [
                "DaybookServer",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ], linkerSettings: [staticRuntime]),
    ] + tests
)
