import Markup
import Words

/// What a form shows while the page's script reads the file that it is about, and how that is stopped. Hidden without one.
enum ReadingNotice {
    static func view(_ words: Words) -> HTML {
        """
        <div class="reading" hidden><p role="status">\(words.readingFile)</p><output aria-live="off"></output>\
        <progress aria-label="\(words.readingFile)" max="1"></progress>\
        <button class="button" type="button">\(words.cancel)</button></div>\
        <p class="quiet stopped" role="status" hidden>\(words.readingStopped)</p>\
        <p class="reason failed" role="alert" hidden>\(words.readingFailed)</p>
        """
    }
}
