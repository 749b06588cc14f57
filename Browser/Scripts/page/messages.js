// Messages disappear after a while.

import { $, closest } from "./dom.js";
import { whenShown } from "./show.js";

/** @type {number | undefined} */
let leaving;

whenShown(() => {
    const message = $(".message:not(.bad)");
    clearTimeout(leaving);
    if (message) leaving = setTimeout(leave, 8000, message);
});

/** @param {HTMLElement} message */
function leave(message) {
    if (message.matches(":hover, :focus-within")) leaving = setTimeout(leave, 1000, message);
    else message.remove();
}

addEventListener("click", event => {
    if (closest(event, "[data-dismiss]")) $(".message")?.remove();
}, true);
