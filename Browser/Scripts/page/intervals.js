// The intervals of the page that a person can notice. The browser tests set others, so that no test depends on the machine's speed.

/**
 * Milliseconds.
 * @typedef {{ slip: number, longPress: number, message: number, ticked: number }} Intervals
 */

/** @type {Intervals} */
export const intervals = window.daybookIntervals = {
    slip: 400, // between two taps that may be one
    longPress: 500,
    message: 6000, // how long a message stays
    ticked: 600, // how long a ticked task stays
    ...window.daybookIntervals,
};
