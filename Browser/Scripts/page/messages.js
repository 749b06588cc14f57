// Messages are read aloud, and disappear after a while.

import { announce } from "./announce.js";
import { $, $$, closest } from "./dom.js";
import { intervals } from "./intervals.js";
import { whenShown } from "./show.js";

/** @type {number | undefined} */
let dismissTimer;

/** When the message was shown first, in milliseconds of the page. */
let shownSince = 0;

/**
 * Puts a message at the end of the page, or at the foot of a running workout, above its main button, so that nothing else moves.
 * @param {HTMLElement} message
 */
export function placeMessage(message) {
    const foot = $("main .live-foot");
    if (foot) {
        if (foot.firstElementChild !== message) foot.prepend(message);
        return;
    }
    const main = $("main");
    if (message.previousElementSibling !== main) main?.after(message);
}

let fingers = 0;
for (const type of ["touchstart", "touchend", "touchcancel"]) {
    addEventListener(type, event => { fingers = /** @type {TouchEvent} */ (event).touches.length; }, { passive: true });
}

/**
 * The place on the screen of the control that was tapped last, other than in a form, a sheet or a message.
 * @type {DOMRect | null}
 */
let tapped = null;

addEventListener("click", event => {
    const control = closest(event, "main :is(li, button, a, summary)");
    const isElsewhere = closest(event, ".form, .adding:not(.quick), .sheet-host, .message");
    tapped = control && !isElsewhere ? control.getBoundingClientRect() : null;
}, true);

/**
 * Moves a message that would lie over what was just tapped to the top of the screen.
 * @param {HTMLElement} message
 */
function avoidTapped(message) {
    if (!tapped || message.parentElement !== document.body) return;
    const [left, top] = [message.offsetLeft, message.offsetTop]; // not where it is while it arrives
    message.classList.toggle("high", tapped.top < top + message.offsetHeight && tapped.bottom > top
        && tapped.left < left + message.offsetWidth && tapped.right > left);
}

/** What a person is likely to use next. Rows of lists are not among them: below one there is always another. */
const nextControls = "main :is(.log, .chips:has(button, a, input), .field:has(input, select, textarea), #log .submit):not(.list *)";

/**
 * Scrolls the first field or group of chips that the message covers just above it, with the rest of its form if that fits, so that the
 * person need not wait for the message to go. Only for after a form or a sheet, when the page is new anyway: what moves after a tick
 * would take the next tap.
 * @param {HTMLElement} message
 */
function uncoverControl(message) {
    if (message.parentElement !== document.body || message.matches(".high") || fingers > 0) return;
    const top = message.offsetTop - 8; // not where it is while it arrives
    const bottom = message.offsetTop + message.offsetHeight;
    const covered = $$(nextControls).find(each => {
        const box = each.getBoundingClientRect();
        return box.height > 0 && box.top < bottom && box.bottom > top;
    });
    if (!covered) return;
    const form = covered.closest("form");
    const part = (form && form.offsetHeight < top - 16 ? form : covered).getBoundingClientRect();
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    scrollBy({ top: Math.min(part.bottom - top, Math.max(0, part.top - 16)), behavior: isCalm ? "auto" : "smooth" });
}

/**
 * Does the same for the message that the page shows by then, perhaps a copy, once the browser has scrolled to where the page was.
 */
export function uncoverControlSoon() {
    setTimeout(() => {
        const message = $("body > .message:not(.bad)");
        if (message) uncoverControl(message);
    }, 100);
}

/**
 * Puts a message into a sheet, below its heading for screen readers. It is shown above the sheet.
 * @param {HTMLElement} message
 * @param {HTMLElement} sheet
 */
export function placeInSheet(message, sheet) {
    const heading = $("header", sheet);
    if (heading) heading.after(message);
    else sheet.append(message);
}

whenShown(() => {
    const shown = $("body > .message");
    if (shown && $("main .live-foot")) placeMessage(shown);
    const message = $(".message:not(.bad)");
    clearTimeout(dismissTimer);
    if (!message) return;
    dismissTimer = setTimeout(dismissWhenIdle, intervals.message, message);
    if ("read" in message.dataset) return;
    shownSince = performance.now();
    avoidTapped(message);
    message.dataset.read = ""; // kept by a copy, on a page that is refreshed
    announce($("span", message)?.textContent ?? "");
});

/** @param {HTMLElement} message */
function dismissWhenIdle(message) {
    if (message.matches(":hover, :focus-within")) dismissTimer = setTimeout(dismissWhenIdle, 1000, message);
    else message.remove();
}

// A finger that scrolls on wants to see what the message lies over; the history still has what it can undo.
addEventListener("touchmove", event => {
    const message = $(".message:not(.bad)");
    if (message && !closest(event, ".message") && performance.now() - shownSince > 1000) message.remove();
}, { passive: true });

addEventListener("click", event => {
    if (closest(event, "[data-dismiss]")) $(".message")?.remove();
}, true);
