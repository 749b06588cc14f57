// The line that is typed in to add one thing after another. It is empty as soon as it is sent, so that the next can be typed while
// the last is being saved.

import { randomBytes, toHex } from "../shared/bytes.js";

/**
 * Empties the line of a form that is being sent, and gives what is typed next an id of its own. Returns a function to call with
 * whether it was accepted: if not, it brings back what was sent, in front of what has been typed since.
 * @param {HTMLFormElement} form
 * @returns {(isAccepted: boolean) => void}
 */
export function sendLine(form) {
    if (!form.matches(".quick.adding")) return () => {};
    const field = (/** @type {string} */ name) => /** @type {HTMLInputElement} */ (form.elements.namedItem(name));
    const sent = field("line").value, id = field("id").value;
    field("line").value = "";
    field("id").value = toHex(randomBytes(16));
    return isAccepted => {
        const line = field("line");
        if (!line) return;
        if (!isAccepted) {
            field("id").value = id;
            if (line.value !== sent) line.value = [sent, line.value].filter(Boolean).join(" ");
        } else if (line.value) {
            line.dispatchEvent(new Event("input", { bubbles: true })); // the draft of the line before took it along
        }
    };
}

// Without a script the browser says that an empty line must be filled in. Here the field has the focus instead, ready to be typed in.
addEventListener("invalid", event => {
    const field = event.target;
    if (!(field instanceof HTMLInputElement) || !field.matches(".quick.adding input[name=line]")) return;
    event.preventDefault();
    field.focus();
}, true);

/**
 * Whether a field is such a line in which something is being typed, which the response to the last one must not replace.
 * @param {Element} field
 */
export const isBeingTyped = field => field === document.activeElement && field.matches(".quick.adding input[name=line]")
    && /** @type {HTMLInputElement} */ (field).value !== "";
