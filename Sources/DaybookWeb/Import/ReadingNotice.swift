import Markup
import Words

/// The progress of a file being read by the page's script, with a button to cancel. Hidden without scripts.
enum FileReadingProgress {
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
