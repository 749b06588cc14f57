// Whether the page is being edited or touched, so that it must not be refreshed.

let dirty = false;

/** Whether a form was edited and not submitted. */
export const isDirty = () => dirty;

/** @param {boolean} value */
export const setDirty = value => { dirty = value; };

/** @type {(() => boolean)[]} */
const blockers = [];

/**
 * Prevents refreshing the page while a condition holds.
 * @param {() => boolean} isBlocking
 */
export const blockRefreshWhile = isBlocking => blockers.push(isBlocking);

export const isRefreshBlocked = () => dirty || blockers.some(isBlocking => isBlocking());
