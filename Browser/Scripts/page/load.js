// Fetches pages and shows them in place.

import { $, $$, closest, fetchPart } from "./dom.js";
import { placeMessage } from "./messages.js";
import { show } from "./show.js";
import { isDirty, isRefreshBlocked, setDirty } from "./edit-state.js";

let shownPath = location.pathname;
let lastRequest = 0;
let shownRequest = 0;
let lastBeforeForm = 0; // the last request that was begun before a form's result was shown
/** @type {Promise<void> | undefined} */
let settled; // once the row that was ticked last has shown it

/** @typedef {(page: Document, url: string) => boolean} SheetOpener Opens a page over this one. Returns false if it is no sheet. */
/** @type {SheetOpener | undefined} */
let askInSheet;

/** @param {SheetOpener} opener */
export const openQuestionsBy = opener => { askInSheet = opener; };

/**
 * @typedef {RequestInit & { isRefresh?: boolean, inPlace?: boolean, over?: string | null, settled?: Promise<void>, isSuperseded?: () => boolean, isQuiet?: boolean }} LoadOptions
 * Whether this page is reloaded, whether the response is shown in place although its path differs, where the paths begin that are over
 * then and nothing to go back to, what to wait for before it is shown, whether a later response will show more, and whether a failure is not told.
 */

/**
 * Leaves this page, which is over, for another one: by going back, if it was opened from there.
 * @param {URL} next
 * @param {string} path Where the paths begin that are over.
 */
function leave(next, path) {
    const { navigation } = /** @type {any} */ (window); // not in every browser
    const entries = navigation?.entries() ?? [];
    const current = navigation?.currentEntry.index ?? 0;
    let index = current - 1;
    while (entries[index] && new URL(entries[index].url).pathname.startsWith(path)) index--;
    const isThere = entries[index] && withoutMessage(entries[index].url).href === withoutMessage(next.href).href;
    if (!isThere) return location.replace(next);
    sessionStorage.setItem("arrival", next.href); // with its message
    history.go(index - current);
}

addEventListener("pageshow", () => {
    const arrival = sessionStorage.getItem("arrival");
    sessionStorage.removeItem("arrival");
    if (arrival) load(arrival);
});

// Back from a page that was shown in the place of another, or forward to it.
addEventListener("popstate", () => { if (location.pathname !== shownPath) location.reload(); });

/**
 * The URL without the parameters of a message. Without a message, a parameter of the same name is the page's own.
 * @param {string} href
 */
export function withoutMessage(href) {
    const url = new URL(href, location.href);
    if (!url.searchParams.has("said")) return url;
    for (const name of ["said", "undo", "of", "challenge", "left", "proof"]) url.searchParams.delete(name);
    return url;
}

/**
 * Fetches a page and shows it; false if none was received, true if a post was accepted. Navigates if its path differs, unless a form was refused.
 * A sheet in response to a post asks something first, over this page.
 * If a post is not accepted, the page keeps what was typed and shows the reason.
 * @param {string | URL} url
 * @param {LoadOptions} options
 * @returns {Promise<boolean | void>}
 */
export async function load(url, options = {}) {
    const number = ++lastRequest;
    settled = options.settled ?? settled;
    const isAwaited = !options.isRefresh && !options.settled; // a row that was ticked shows itself that it is awaited
    const slow = isAwaited ? setTimeout(() => $("main")?.classList.add("waiting"), 300) : undefined;
    try {
        const response = await fetchPart(url, options).catch(() => null);
        const text = await response?.text().catch(() => null);
        const isPost = options.method === "POST";
        const page = text == null ? null : new DOMParser().parseFromString(text, "text/html");
        if (isPost && response?.ok && page?.body.matches(".veil") && !document.body.matches(".veil")) {
            if (askInSheet?.(page, response.headers.get("Daybook-Location") ?? response.url)) return;
        }
        await (options.isRefresh ? settled : options.settled);
        if (options.isQuiet && !(page && response?.ok)) return false;
        if (!response || !page) return isPost && fail();
        if (isPost && response.ok && options.isSuperseded?.()) return true;
        if (isPost && !response.ok && response.status !== 422) return fail(page);
        const next = new URL(response.headers.get("Daybook-Location") ?? response.url, location.href);
        const isOtherPath = next.pathname !== location.pathname;
        const isStale = url !== location.href; // another view of this page has been shown since
        if (options.isRefresh && (isDirty() || isStale || !response.ok || isOtherPath)) return;
        // A returned form, refused or with another row, still counts as being edited.
        setDirty(isPost && !response.redirected && !response.headers.get("Daybook-Location"));
        if (response.ok && isOtherPath && !options.inPlace) {
            if (options.over) leave(next, options.over);
            else if (document.body.matches(".veil")) location.replace(next);
            else location.assign(next);
            return isPost || undefined;
        }
        if (options.isRefresh && number <= lastBeforeForm) return refresh(); // it may lack what the form did
        if (isPost) lastBeforeForm = lastRequest;
        if (number < shownRequest && !isPost) return; // a later response is already shown, but results of a post always are
        shownRequest = Math.max(shownRequest, number);
        if (response.ok) history.replaceState(history.state, "", withoutMessage(next.href).href.replace(/#.*/, ""));
        shownPath = location.pathname;
        show(page, { isFormResponse: isPost, isErrorPage: !response.ok });
        return isPost && response.ok || undefined;
    } finally {
        clearTimeout(slow);
        $("main")?.classList.remove("waiting");
    }
}

/**
 * Shows why something was not accepted, with the text of the received page, if any.
 * @param {Document} [page]
 * @returns {false}
 */
export function fail(page) {
    const template = /** @type {HTMLTemplateElement} */ ($("#failure"));
    const message = /** @type {HTMLElement} */ (template.content.firstElementChild?.cloneNode(true));
    const reasons = $$("main .refused .reason", page);
    const sentences = page
        ? (reasons.length ? reasons : $$("main :is(h1, h1 ~ p:not(:has(a)))", page)).map(each => each.textContent?.trim() ?? "") : [];
    const rescue = page && $("main a[href='/rescue']", page);
    $(".message")?.remove();
    placeMessage(message); // before its text is set, so that screen readers announce it
    const words = $("span", message);
    if (sentences.length && words) words.textContent = sentences.map(each => each.replace(/[^.!?…]$/, "$&.")).join(" ");
    if (rescue) $(".button", message)?.before(rescue);
    return false;
}

// A link that changes something on this page: the focus stays on it.
addEventListener("click", event => {
    const link = /** @type {HTMLAnchorElement | null} */ (closest(event, "a[data-in-place]"));
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    const isChoice = link.dataset.inPlace === "top";
    const fold = isChoice ? link.closest("details") : null; // of choices
    load(link.href).then(answer => {
        if (answer === false) return location.assign(link.href);
        fold?.removeAttribute("open");
        if (isChoice) scrollTo(0, 0);
    });
});

/** Refreshes this page, but never while something is being typed. */
export function refresh() {
    if (isRefreshBlocked()) return;
    load(location.href, { isRefresh: true });
    dispatchEvent(new Event("pagerefresh")); // for what is beside the page
}
