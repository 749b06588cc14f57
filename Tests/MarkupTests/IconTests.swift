import Testing

@testable import Markup

struct IconTests {
    @Test func everyIconIsDrawnAndHiddenFromScreenReaders() {
        for icon in Icon.allCases {
            let text = icon.svg.text
            #expect(text.contains("class=\"icon\"") && text.contains("aria-hidden=\"true\""))
            #expect(text.contains("d=\"M"), "\(icon)")
            #expect(unbalanced(icon.svg) == nil)
        }
    }

    @Test func noTwoIconsAreAlike() {
        #expect(Set(Icon.allCases.map(\.svg)).count == Icon.allCases.count)
    }

    @Test func anIconIsOnePathInTheTextColour() throws {
        try expectDrawing(Icon.add.svg, is: "icon-add")
    }
}
