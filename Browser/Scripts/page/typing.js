// Whether the page is being edited or touched, so that it must not be refreshed.

let dirty = false;

/** Whether a form was edited and not submitted. */
export const isDirty = () => dirty;

/** @param {boolean} value */
export const setDirty = value => { dirty = value; };

/** @type {(() => boolean)[]} */
const holds = [];

/**
 * Prevents refreshing the page while a condition holds.
 * @param {() => boolean} holdsNow
 */
export const holdWhile = holdsNow => holds.push(holdsNow);

export const isHeld = () => dirty || holds.some(holdsNow => holdsNow());
