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

export function notifyPageShown() {
    for (const listener of listeners) listener();
}

/**
 * @param {Document} page
 * @param {{ isFormResponse?: boolean, isErrorPage?: boolean }} kind Whether it responds to a form, and whether it is an error page.
 */
export function show(page, { isFormResponse = false, isErrorPage = false } = {}) {
    const focused = document.activeElement;
    const isInMessage = focused?.matches(".message :focus-visible");
    const form = focused?.closest("form");
    const successors = successorsOf(focused);
    const previousClasses = tileClasses();
    const root = document.documentElement;
    root.classList.add("settled");
    root.lang = page.documentElement.lang;
    const { theme } = page.documentElement.dataset;
    if (theme) root.dataset.theme = theme;
    else delete root.dataset.theme;
    document.title = page.title;
    const message = $(".message", document.body); // not one in a sheet, which is beside the body
    const main = $("main", page);
    if (isFormResponse) message?.remove();
    else if (message) main?.after(message.cloneNode(true));
    if (message?.closest("main")) message.remove(); // its copy is placed there again
    if (isErrorPage && main) replaceMain(/** @type {Element} */ (main.cloneNode(true)));
    morph(document.body, page.body);
    highlightChanges(previousClasses);
    notifyPageShown();
    const focusTarget = isFormResponse
        && ($("[aria-invalid=true]") ?? $(".field.refused :is(input, textarea, select)") ?? $("main [autofocus]"));
    if (focusTarget) focusTarget.focus();
    else if ((document.activeElement === document.body || focused?.matches(":disabled")) && focused instanceof HTMLElement) {
        focused.focus({ preventScroll: true });
        if (isInMessage) $(":is(body, .live-foot) > .message button")?.focus(); // the opposite
        if (document.activeElement === document.body || focused.matches(":disabled")) focusSuccessor(focused, form ?? null, successors);
    }
}

/**
 * Replaces the main part of the page. Chosen files stay: a page cannot be sent with them.
 * @param {Element} main
 */
function replaceMain(main) {
    for (const input of /** @type {HTMLInputElement[]} */ ($$("main input[type=file][id]"))) {
        const other = /** @type {HTMLInputElement | null} */ ($(`#${CSS.escape(input.id)}`, main));
        if (other) other.files = input.files;
    }
    $("main")?.replaceWith(main);
}

/**
 * The rows that can have the focus if the row of the element that has it goes away: those after it, then those before it.
 * @param {Element | null} focused
 */
function successorsOf(focused) {
    const row = /** @type {HTMLElement | null} */ (focused?.closest("main li[id]") ?? null);
    if (!row) return [];
    const rows = $$("main li[id]");
    const index = rows.indexOf(row);
    return [...rows.slice(index + 1), ...rows.slice(0, index).reverse()];
}

/**
 * Moves the focus from a button or link that is gone or folded away to the one in its place, the same one of another row, or
 * else to the page.
 * @param {HTMLElement} focused
 * @param {HTMLFormElement | null} form The form it was in.
 * @param {HTMLElement[]} rows
 */
function focusSuccessor(focused, form, rows) {
    const name = focused.classList.item(0);
    const kind = focused.localName + (name ? `.${name}` : "");
    if (!focused.matches("button, a, summary")) return;
    const grip = $("summary", focused.closest("details.order")); // of a row that cannot be moved further
    const controls = [$("button:enabled", form), grip, ...rows.map(row => $(kind, row))].filter(each => each?.isConnected);
    const control = controls.find(each => each?.getClientRects().length);
    (control ?? $("#main"))?.focus({ preventScroll: !control });
}

const tiles = () => $$(".tile, .month .day");

/** The classes of each tile, by id or index. */
const tileClasses = () => new Map(tiles().map((tile, index) => /** @type {const} */ ([tile.id || index, tile.className])));

/** @param {Map<string | number, string>} previousClasses The previous classes. */
function highlightChanges(previousClasses) {
    tiles().forEach((tile, index) => {
        const previous = previousClasses.get(tile.id || index);
        if (previous !== undefined && previous.replace(" just", "") !== tile.className) tile.classList.add("just");
    });
}

addEventListener("animationend", event => {
    if (event.target instanceof Element) event.target.closest(".just")?.classList.remove("just");
});
