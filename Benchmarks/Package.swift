// swift-tools-version:6.2

import PackageDescription

/// Measures the budgets that the README of this folder lists.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Daybook", path: "..")],
    targets: [
        .executableTarget(
            name: "Benchmark",
            dependencies: [
                .product(name: "JournalStore", package: "Daybook"), .product(name: "DaybookWeb", package: "Daybook"),
            ])
    ]
)
