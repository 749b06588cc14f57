// Replaces the current page by another, changing only what differs.

import { $, $$ } from "./dom.js";
import { morph } from "./morph.js";

/** @type {(() => void)[]} */
const listeners = [];

/**
 * Calls a listener whenever a page is shown, and once at the start.
 * @param {() => void} listener
 */
export const whenShown = listener => listeners.push(listener);

export function pageWasShown() {
    for (const listener of listeners) listener();
}

/**
 * @param {Document} page
 * @param {{ isAnswer?: boolean, isOther?: boolean }} kind Whether it answers a form, and whether it is another page.
 */
export function show(page, { isAnswer = false, isOther = false } = {}) {
    const focused = document.activeElement;
    const looks = tileLooks();
    const root = document.documentElement;
    root.classList.add("settled");
    root.lang = page.documentElement.lang;
    const { theme } = page.documentElement.dataset;
    if (theme) root.dataset.theme = theme;
    else delete root.dataset.theme;
    document.title = page.title;
    const message = $(".message");
    const main = $("main", page);
    if (isAnswer) message?.remove();
    else if (message) main?.after(message.cloneNode(true));
    if (isOther && main) $("main")?.replaceWith(main.cloneNode(true));
    morph(document.body, page.body);
    highlightChanges(looks);
    pageWasShown();
    const wanted = isAnswer
        && ($("[aria-invalid=true]") ?? $(".field.refused :is(input, textarea, select)") ?? $("main [autofocus]"));
    if (wanted) wanted.focus();
    else if (document.activeElement === document.body && focused instanceof HTMLElement && focused.isConnected) {
        focused.focus({ preventScroll: true });
    }
}

const tiles = () => $$(".tile, .month .day");

/** The classes of each tile, by id or index. */
const tileLooks = () => new Map(tiles().map((tile, place) => /** @type {const} */ ([tile.id || place, tile.className])));

/** @param {Map<string | number, string>} looks The previous classes. */
function highlightChanges(looks) {
    tiles().forEach((tile, place) => {
        const look = looks.get(tile.id || place);
        if (look !== undefined && look.replace(" just", "") !== tile.className) tile.classList.add("just");
    });
}

addEventListener("animationend", event => {
    if (event.target instanceof Element) event.target.closest(".just")?.classList.remove("just");
});
