// Whether the page is being edited or touched, so that it must not be refreshed.

let dirty = false;

/** Whether a form was edited and not submitted. */
export const isDirty = () => dirty;

/** @param {boolean} value */
export const setDirty = value => { dirty = value; };

/**
 * Whether an event is of a field that only narrows a list, and that no form is sent with.
 * @param {Event} event
 */
export const isNarrowing = event => event.target instanceof Element && event.target.matches("[data-narrows]");

/** @type {(() => boolean)[]} */
const blockers = [];

/**
 * Prevents refreshing the page while a condition holds.
 * @param {() => boolean} isBlocking
 */
export const blockRefreshWhile = isBlocking => blockers.push(isBlocking);

export const isRefreshBlocked = () => dirty || blockers.some(isBlocking => isBlocking());

/**
 * Whether a field differs from its initial value.
 * @param {Element} field
 */
export function isChanged(field) {
    if (field instanceof HTMLSelectElement) {
        const chosen = Array.from(field.options).findIndex(option => option.defaultSelected);
        return field.selectedIndex !== Math.max(0, chosen);
    }
    if (field.matches("[type=checkbox], [type=radio]")) {
        const box = /** @type {HTMLInputElement} */ (field);
        return box.checked !== box.defaultChecked;
    }
    const { value, defaultValue } = /** @type {HTMLInputElement} */ (field); // buttons have no default
    return defaultValue !== undefined && value !== defaultValue;
}
