import DaybookWeb
import JournalStore
import Testing
import Words

@testable import DaybookServer

@Suite struct ErrorPagesTests {
    private func page(_ failure: StoreFailure, saves: Bool) -> (status: Int, text: String) {
        let pages = ErrorPages(language: .english, languages: [], assets: "")
        let response = pages.page(for: failure, saves: saves)
        return (response.status, String(decoding: response.body, as: UTF8.self))
    }

    @Test(arguments: [StoreFailure.busy, .disk("input/output error")])
    func aPageThatSavesNothingDoesNotSayThatNothingWasSaved(_ failure: StoreFailure) {
        #expect(page(failure, saves: true).text.contains("The last action was not saved"))
        #expect(!page(failure, saves: false).text.contains("not saved"))
    }

    @Test func aPageOfALockedJournalSaysWhyAndWhatToDo() {
        let locked = page(.busy, saves: false)
        #expect(locked.status == 503 && locked.text.contains("The journal could not be read"))
        #expect(locked.text.contains("Another program keeps it locked.") && locked.text.contains("try again"))
    }
}
