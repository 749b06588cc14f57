// Buttons that copy the text of a field.

import { announce } from "./announce.js";
import { $, closest } from "./dom.js";

addEventListener("click", async event => {
    const button = /** @type {HTMLButtonElement | null} */ (closest(event, "[data-copies]"));
    const field = /** @type {HTMLInputElement | null} */ (button && $(`#${button.dataset.copies}`));
    if (!button || !field) return;
    field.select();
    // Over http from elsewhere there is no clipboard, but the old command.
    const isCopied = await navigator.clipboard?.writeText(field.value).then(() => true, () => false) || document.execCommand("copy");
    if (!isCopied) return;
    button.textContent = button.dataset.copied ?? "";
    announce(button.textContent);
});
