// swift-tools-version:6.2

import PackageDescription

/// The app as it runs in a browser's service worker: the pure modules, compiled to WebAssembly by `script/browser-build`.
let package = Package(
    name: "Browser",
    products: [
        .executable(name: "Worker", targets: ["Worker"])
    ],
    dependencies: [
        .package(name: "Daybook", path: "..", traits: [])
    ],
    targets: [
        .target(name: "Shims"),
        .executableTarget(
            name: "Worker",
            dependencies: ["Shims", .product(name: "DaybookWeb", package: "Daybook")]),
    ]
)
