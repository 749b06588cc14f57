// Messages disappear after a while.

import { $, closest } from "./dom.js";
import { whenShown } from "./show.js";

/** @type {number | undefined} */
let dismissTimer;

whenShown(() => {
    const message = $(".message:not(.bad)");
    clearTimeout(dismissTimer);
    if (message) dismissTimer = setTimeout(dismissWhenIdle, 6000, message);
});

/** @param {HTMLElement} message */
function dismissWhenIdle(message) {
    if (message.matches(":hover, :focus-within")) dismissTimer = setTimeout(dismissWhenIdle, 1000, message);
    else message.remove();
}

addEventListener("click", event => {
    if (closest(event, "[data-dismiss]")) $(".message")?.remove();
}, true);
