/// A parser of untrusted bytes, or a group of them, and what holds whatever the bytes are.
///
/// To add one, add its file `NAMEFuzz.swift` to this folder, and its type to `FuzzTests.targets`.
protocol FuzzTarget: SendableMetatype {
    /// Traps if something does not hold.
    static func check(_ bytes: [UInt8])

    /// The inputs that fuzzing begins with.
    static var seeds: [[UInt8]] { get }
}
