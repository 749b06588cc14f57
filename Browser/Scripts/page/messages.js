// Messages are read aloud, and disappear after a while.

import { announce } from "./announce.js";
import { $, closest } from "./dom.js";
import { whenShown } from "./show.js";

/** @type {number | undefined} */
let dismissTimer;

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

/**
 * Puts a message into a sheet, below its heading.
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
    dismissTimer = setTimeout(dismissWhenIdle, 6000, message);
    if ("read" in message.dataset) return;
    message.dataset.read = ""; // kept by a copy, on a page that is refreshed
    announce($("span", message)?.textContent ?? "");
});

/** @param {HTMLElement} message */
function dismissWhenIdle(message) {
    if (message.matches(":hover, :focus-within")) dismissTimer = setTimeout(dismissWhenIdle, 1000, message);
    else message.remove();
}

addEventListener("click", event => {
    if (closest(event, "[data-dismiss]")) $(".message")?.remove();
}, true);
