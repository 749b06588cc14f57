// Sheets: pages that open over the current one, which keeps its place. Without this script they are pages of their own.

import { $, $$, closest, fetchPart, find, parsePage } from "./dom.js";
import { draftOf, keepEdited } from "./drafts.js";
import { isDirty, setDirty } from "./edit-state.js";
import { identifyIncrement } from "./forms.js";
import { fail, load, openQuestionsBy, withoutMessage } from "./load.js";
import { placeInSheet, placeMessage, uncoverControlSoon } from "./messages.js";
import { morph } from "./morph.js";
import { postedFields } from "./posted-fields.js";
import { closeBySwipe } from "./sheet-swipe.js";
import { notifyPageShown } from "./show.js";
import { sendLine } from "./typed-line.js";

/** @type {HTMLDialogElement | null} */
let dialog = null;
let sheetURL = "";
let wasDirty = false; // before the sheet was opened
let submissions = 0;
let openings = 0;  // sheets that are being fetched
let sheetRequests = 0;
let typedAhead = ""; // meanwhile
let isSubmittedAhead = false;
let goingBack = Promise.resolve(); // over, once the entry of a closed sheet has left the browser's history
let isFirstHitChosen = false; // by Enter before the search is answered

export const isSheetOpening = () => openings > 0;

/**
 * Keeps what is typed while a sheet opens for the field that will have the focus.
 * @param {KeyboardEvent} event
 */
export function typeAhead(event) {
    if (event.ctrlKey || event.metaKey || event.key.length !== 1 && event.key !== "Enter") return;
    event.preventDefault();
    if (event.key !== "Enter") typedAhead += event.key;
    else isSubmittedAhead = typedAhead !== "";
}

function insertTypedAhead() {
    const field = document.activeElement;
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (typedAhead && isText && dialog?.contains(field)) {
        field.value += typedAhead;
        field.dispatchEvent(new Event("input", { bubbles: true }));
        if (isSubmittedAhead && field instanceof HTMLInputElement) {
            isFirstHitChosen = field.type === "search";
            field.form?.requestSubmit();
        }
    }
    [typedAhead, isSubmittedAhead] = ["", false];
}

/**
 * Opens a page as a sheet, or shows it in the one that is open. Navigates to it if that fails.
 * @param {string} url
 * @param {{ isPalette?: boolean, isAnswer?: boolean, isReopened?: boolean }} options Whether it is at the top of the screen,
 * as for a search; whether it answers a form of the open sheet, and is of no use once that is closed or another one is asked
 * for; whether it was open before, and may be gone.
 */
export async function openSheet(url, { isPalette = false, isAnswer = false, isReopened = false } = {}) {
    openings++;
    const request = ++sheetRequests;
    const response = await fetchPart(url).catch(() => null);
    const page = response?.ok ? await parsePage(response).catch(() => null) : null;
    await goingBack;
    openings--;
    if (isAnswer && (!dialog || request !== sheetRequests)) return;
    if (page && showInSheet(page, url, isPalette)) return;
    if (isReopened) history.replaceState(null, "");
    else location.assign(url);
}

/**
 * Shows a page as a sheet, or in the one that is open. Returns false if it is none.
 * @param {Document} page
 * @param {string} url
 * @param {boolean} [isPalette]
 */
function showInSheet(page, url, isPalette = false) {
    const content = contentOf(page);
    if (!content) return false;
    sheetURL = url;
    if (dialog) {
        replaceContent(content);
        noteSheet();
        return true;
    }
    wasDirty = isDirty();
    dialog = document.createElement("dialog");
    dialog.className = isPalette ? "sheet-host palette" : "sheet-host";
    dialog.append(document.importNode(content, true));
    dialog.setAttribute("aria-label", page.title.split(" · ")[0]);
    document.documentElement.append(dialog); // not in the body, which is changed when the page is refreshed
    dialog.addEventListener("close", event => { if (event.target === dialog) closeSheet(); });
    closeBySwipe(dialog, closeSheet);
    dialog.showModal();
    continueText();
    focusField();
    insertTypedAhead();
    if (!history.state?.sheet) history.pushState(null, "");
    noteSheet();
    notifyPageShown();
    return true;
}

/** Notes the sheet in the browser's history, which opens it again after a reload or on the way back. */
function noteSheet() {
    history.replaceState({ sheet: sheetURL, isPalette: dialog?.matches(".palette") }, "");
}

/** Opens the sheet of the current entry of the browser's history. */
function reopenSheet() {
    const { sheet, isPalette } = history.state;
    openSheet(sheet, { isPalette, isReopened: true });
}
if (history.state?.sheet) reopenSheet();

openQuestionsBy(showInSheet);

/** @param {Document} page */
const contentOf = page => $("main > .sheet", page) ?? $("main [data-finder]", page);

/** @param {Element} content */
function replaceContent(content) {
    const current = dialog?.firstElementChild;
    const hadFocus = current?.contains(document.activeElement);
    if (current) morph(current, document.importNode(content, true));
    notifyPageShown();
    const finder = /** @type {HTMLElement | null} */ ($("[data-finder]", dialog));
    if (isFirstHitChosen && finder && isAnswered(finder)) {
        isFirstHitChosen = false;
        return hitsOf(finder)[0]?.click();
    }
    const hasLostFocus = hadFocus && !current?.contains(document.activeElement); // its field is gone
    ($("[aria-invalid=true]", dialog) ?? (hasLostFocus ? $("[autofocus]", dialog) : null))?.focus();
}

/** @param {Element} finder */
const hitsOf = finder => $$(".hits :is(a, button)", finder);

/**
 * Whether the hits are those of the text in the field.
 * @param {HTMLElement} finder
 */
function isAnswered(finder) {
    const field = /** @type {HTMLInputElement | null} */ ($("input[type=search]", finder));
    return field?.value.trim().replace(/\s+/g, " ") === finder.dataset.finder;
}

/** Puts the caret after the text of a prefilled field, such as the day of a new task; browsers put it before. */
function continueText() {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement) || !dialog?.contains(field) || field.selectionStart === null) return;
    field.setSelectionRange(field.value.length, field.value.length);
}

// The field that matters has the focus where there is a keyboard. A number is selected, so that another one replaces it.
function focusField() {
    const focused = document.activeElement;
    if (focused instanceof HTMLInputElement && focused.inputMode === "decimal" && dialog?.contains(focused)) focused.select();
    if (!matchMedia("(hover: hover) and (pointer: fine)").matches) return;
    const content = /** @type {HTMLElement | null} */ ($("[data-focus]", dialog));
    const field = /** @type {HTMLInputElement | null} */ ($(`[name="${content?.dataset.focus}"]`, content ?? undefined));
    field?.focus();
    field?.select?.();
}

addEventListener("pagerefresh", async () => {
    if (!dialog || $("[data-finder], #quick", dialog)) return; // those show what is typed
    const [url, submission] = [sheetURL, submissions];
    const response = await fetchPart(url).catch(() => null);
    const page = response?.ok ? await parsePage(response).catch(() => null) : null;
    const content = page && contentOf(page);
    if (content && dialog && url === sheetURL && submission === submissions && !isDirty()) replaceContent(content);
});

/** Moves the message of the page into the sheet over it, if there is one. */
export function moveMessageIntoSheet() {
    const message = $("body > .message");
    if (message && dialog) placeInSheet(message, dialog);
}

/** Removes the sheet, but not its entry of the browser's history. Returns false if there is none. */
function removeDialog() {
    const closed = dialog;
    if (!closed) return false;
    dialog = null;
    closed.close();
    closed.remove();
    setDirty(wasDirty);
    return true;
}

/**
 * Shows a page in the place of the sheet or page with a chosen file, which no other document could be given.
 * @param {string} href
 * @param {HTMLInputElement} chosen
 */
async function moveWithFile(href, chosen) {
    const { files, id } = chosen;
    keepEdited();
    if (removeDialog()) history.replaceState(null, ""); // its entry becomes the page's
    else history.pushState(null, "");
    const hasFailed = await load(href, { inPlace: true }) === false;
    const field = find(HTMLInputElement, `main input[type=file]#${CSS.escape(id)}`);
    if (hasFailed || !field) return location.replace(href);
    field.files = files;
    field.dispatchEvent(new Event("change", { bubbles: true }));
    setDirty(true);
    scrollTo(0, 0);
    $("#main")?.focus({ preventScroll: true });
}

/**
 * The file field of a link's sheet or page, if a file is chosen in it that the linked page takes, too.
 * @param {HTMLAnchorElement} link
 */
function keptFile(link) {
    if (!link.matches("[data-keeps-file]")) return null;
    const field = find(HTMLInputElement, "input[type=file]", link.closest(".sheet"));
    return field?.files?.length ? field : null;
}

/** Closes the sheet at once, as another may be opened before the browser tells that it is closed. */
export function closeSheet() {
    if (!removeDialog() || !history.state?.sheet) return;
    goingBack = new Promise(resolve => { addEventListener("popstate", () => resolve(), { once: true }); });
    history.back(); // removes the entry that was added for the sheet
}

addEventListener("popstate", () => { // the buttons back and forward
    if (dialog && !history.state?.sheet) closeSheet();
    else if (!dialog && history.state?.sheet) reopenSheet();
});

addEventListener("click", event => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    if (event.target === dialog) return closeSheet(); // outside of its content
    const link = /** @type {HTMLAnchorElement | null} */ (closest(event, "a[href]"));
    if (!link) return;
    const isInside = dialog?.contains(link);
    const chosen = keptFile(link);
    if (isInside && link.matches("[data-close]")) closeSheet();
    else if (link.matches("[data-search]")) openSheet(link.href, { isPalette: true });
    else if (link.matches("[data-sheet]")) openSheet(link.href);
    else if (chosen) moveWithFile(link.href, chosen);
    else if (isInside && !link.target && !link.download) location.replace(link.href); // the page takes the sheet's place
    else return;
    event.preventDefault();
});

addEventListener("submit", event => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    if (event.defaultPrevented || !dialog?.contains(form)) return;
    event.preventDefault();
    submitInSheet(form, event.submitter);
});

/**
 * Submits a form of the sheet. What it saved is shown on the page below. The sheet closes unless the response
 * is a sheet too, for the next thing of its kind.
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} button
 */
async function submitInSheet(form, button) {
    const fields = postedFields(form, button);
    const url = new URL(button?.getAttribute("formaction") ?? form.getAttribute("action") ?? location.href, location.href);
    if (form.method !== "post") {
        url.search = String(fields);
        return openSheet(url.href, { isAnswer: true });
    }
    if (form.closest("[data-finder]")) fields.set("back", location.pathname + location.search);
    const keepIncrementID = identifyIncrement(url, fields);
    const settleDraft = draftOf(form);
    const settleLine = sendLine(form);
    const submission = ++submissions;
    const response = await fetchPart(url, { method: "POST", body: fields }).catch(() => null);
    const page = response && await parsePage(response).catch(() => null);
    const content = page && contentOf(page);
    const isRefusal = response?.status === 422 && content;
    settleDraft(Boolean(response?.ok && page));
    if (!response || !page || !response.ok && !isRefusal) {
        keepIncrementID();
        settleLine(false);
        fail(page ?? undefined);
        const message = $(".message");
        if (message && dialog) placeInSheet(message, dialog);
        return;
    }
    if (form.target) return location.replace(response.headers.get("Daybook-Location") ?? response.url); // in the sheet's place
    const isLatest = submission === submissions;
    if (isRefusal) {
        replaceContent(content);
        return settleLine(false);
    }
    if (!content) { if (!form.closest(".message")) closeSheet(); } // undoing leaves the sheet open
    else if (isLatest) showNext(content, response);
    settleLine(true);
    await load(location.href, { inPlace: true });
    const message = $(".message", page);
    for (const each of $$(message ? ".message" : ".message[role=alert]")) each.remove();
    if (message) {
        const copy = document.importNode(message, true);
        if (dialog) placeInSheet(copy, dialog);
        else placeMessage(copy);
        notifyPageShown();
        await goingBack;
        if (!dialog) uncoverControlSoon();
    }
}

/**
 * Shows the sheet for the next thing of its kind. A reload opens that one, and not again the line that the first was prefilled with.
 * @param {Element} content
 * @param {Response} response
 */
function showNext(content, response) {
    replaceContent(content);
    const location = response.headers.get("Daybook-Location");
    if (!location && !response.redirected) return; // the same form, with another row
    sheetURL = withoutMessage(location ?? response.url).href;
    noteSheet();
}

addEventListener("input", () => { isFirstHitChosen = false; });

addEventListener("keydown", event => { // in the results of a search
    if (event.key === "Escape" && dialog) { // at once, even from a field whose text the browser would clear first
        event.preventDefault();
        return closeSheet();
    }
    const finder = closest(event, "[data-finder]");
    if (!finder || !["ArrowDown", "ArrowUp", "Enter"].includes(event.key)) return;
    const hits = hitsOf(finder);
    const index = hits.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    if (event.key === "Enter") {
        if (index >= 0) return;
        if (!isAnswered(finder)) { // the hits are those of an earlier text; the first is chosen once there are new ones
            isFirstHitChosen = Boolean(dialog?.contains(finder));
            return;
        }
        if (!hits.length) return;
        event.preventDefault();
        hits[0].click();
        return;
    }
    event.preventDefault();
    const next = index + (event.key === "ArrowDown" ? 1 : -1);
    if (next < 0) $("input[type=search]", finder)?.focus();
    else hits[Math.min(next, hits.length - 1)]?.focus();
});
