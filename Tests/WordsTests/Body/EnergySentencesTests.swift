import Testing
import Words

@Suite struct EnergySentencesTests {
    /// Rounded, 2,223 − 2,209 is 14; unrounded, the difference of 14.8 would be 15.
    @Test(arguments: Language.allCases) func browserAndTerminalSayTheSameDifference(_ language: Language) {
        let words = Words(language)
        #expect(words.rest(2223.4, of: 2208.6).contains("14"))
        #expect(words.eaten(2223.4, of: 2208.6).contains("14"))
    }

    @Test func whatRoundsToTheTargetIsNotOverIt() {
        #expect(Words(.english).rest(2209.3, of: 2208.6) == "0 left of 2,209 kcal")
        #expect(Words(.english).eaten(2209.3, of: 2208.6) == "2,209 of 2,209 kcal, 0 left")
    }
}
