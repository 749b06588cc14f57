// Whether something here was typed or is under a finger, which no refresh may take away.

let dirty = false;

/** Whether a form here was typed in and not sent. */
export const isDirty = () => dirty;

/** @param {boolean} value */
export const setDirty = value => { dirty = value; };

/** @type {(() => boolean)[]} */
const holds = [];

/**
 * Keeps the page from being refreshed while something holds.
 * @param {() => boolean} holdsNow
 */
export const holdWhile = holdsNow => holds.push(holdsNow);

export const isHeld = () => dirty || holds.some(holdsNow => holdsNow());
