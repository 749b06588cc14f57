import DaybookCore
import Testing

@Suite struct PaletteTests {
    @Test(arguments: [
        ("#ff0000", Palette.rose), ("#F00", .rose), ("#ffc0cb", .rose), ("#ffff00", .amber), ("#8b4513", .amber),
        ("#00ff00", .leaf), ("#008080", .teal), ("#00ffff", .teal), ("#1e90ff", .sky), ("#000080", .iris),
        ("#4b0082", .iris), ("#ff00ff", .plum), ("#ffffff", .stone), ("#000000", .stone), ("#808080", .stone),
        ("#f5f5dc", .stone),
    ])
    func anyColourBecomesTheNearestOfThePalette(_ text: String, color: Palette) {
        #expect(Palette(nearestTo: text) == color)
    }

    @Test(arguments: ["", "#", "ff0000", "#ff00", "#ff00000", "#gg0000", "#+12345", "#-12", "red"])
    func otherTextIsNoColour(_ text: String) { #expect(Palette(nearestTo: text) == nil) }

    @Test func valuesOfThePaletteAreThemselves() {
        let values: [(Palette, UInt32)] = [
            (.rose, 0xB93A59), (.amber, 0x9A5C00), (.leaf, 0x2B7637), (.teal, 0x0F7878), (.sky, 0x1D6FB8),
            (.iris, 0x5B4FC7), (.plum, 0x93408F), (.stone, 0x6B6459), (.rose, 0xFF8BA3), (.amber, 0xF2B45C),
            (.leaf, 0x86CF8D), (.teal, 0x62CCCC), (.sky, 0x84BFF5), (.iris, 0xB0A7FF), (.plum, 0xE19BDD),
            (.stone, 0xB8B0A2),
        ]
        for (color, value) in values { #expect(Palette(nearestTo: value) == color, "\(color)") }
    }
}
