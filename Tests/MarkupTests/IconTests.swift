import Testing

@testable import Markup

struct IconTests {
    @Test func everyIconIsDrawnAndHiddenFromThoseWhoHear() {
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

    @Test func anIconIsOnePathInTheColourOfTheText() {
        #expect(
            Icon.add.svg == """
                <svg class="icon" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" \
                stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">\
                <path d="M12 5v14M5 12h14"/></svg>
                """)
    }
}
