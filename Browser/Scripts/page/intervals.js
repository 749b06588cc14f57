// The intervals of the page that a person can notice. The browser tests set others, so that no test depends on the machine's speed.

/**
 * Milliseconds.
 * @typedef {{ slip: number, longPress: number, message: number, ticked: number, reminders: number, remindedBefore: number }} Intervals
 */

/** @type {Intervals} */
export const intervals = window.daybookIntervals = {
    slip: 400, // between two taps that may be one
    longPress: 500,
    message: 6000, // how long a message stays
    ticked: 600, // how long a ticked task stays
    reminders: 3_600_000, // after which the worker is asked again for reminders at the latest
    remindedBefore: 0, // how old a reminder rings when reminders are turned on
    ...window.daybookIntervals,
};
