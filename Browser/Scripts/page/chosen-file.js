// Shows the name of the chosen file. The browser's own text for it, which is in the browser's language, is hidden.

import { $, $$ } from "./dom.js";
import { whenShown } from "./show.js";

/** @param {HTMLInputElement} input */
function showName(input) {
    const output = $(".chosen-file", input.parentElement);
    const name = input.files?.[0]?.name ?? "";
    if (output && output.textContent !== name) output.textContent = name;
}

addEventListener("change", event => {
    if (event.target instanceof HTMLInputElement && event.target.type === "file") showName(event.target);
});

whenShown(() => { for (const input of /** @type {HTMLInputElement[]} */ ($$("input[type=file]"))) showName(input); });
