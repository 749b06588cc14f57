// Undoes the last action with the keyboard, also long after its message is gone.

import { load, withoutMessage } from "./load.js";
import { moveMessageIntoSheet } from "./sheets.js";

/** The text fields that were typed in since their form was last submitted. */
const typedFields = new WeakSet();

addEventListener("input", event => { if (event.target) typedFields.add(event.target); });
addEventListener("submit", event => {
    for (const field of /** @type {HTMLFormElement} */ (event.target).elements) typedFields.delete(field);
});

/**
 * Whether an element is a text field whose typing the browser can undo.
 * @param {HTMLElement} element
 */
export function hasOwnUndo(element) {
    if (!element.matches("textarea, input:not([type=radio], [type=checkbox], [type=range], [type=file])")) return false;
    const { value, defaultValue } = /** @type {HTMLInputElement} */ (element);
    return typedFields.has(element) || value !== defaultValue;
}

let previousUndo = Promise.resolve();

/**
 * Undoes this device's last action, or redoes what was undone last. Pressed again, it goes on from there.
 * @param {boolean} isRedo
 */
export function undoLatest(isRedo) {
    previousUndo = previousUndo.then(async () => {
        const { pathname, search } = withoutMessage(location.href);
        await load(isRedo ? "/redo" : "/undo", { method: "POST", body: new URLSearchParams({ back: pathname + search }) });
        moveMessageIntoSheet();
    });
}
