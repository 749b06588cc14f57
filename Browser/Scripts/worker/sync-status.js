// Where the data shown is kept.

/** @typedef {import("./transport.js").SyncStatus} SyncStatus */

/** @type {SyncStatus} */
let status = navigator.onLine ? "reachable" : "offline";

export const syncStatus = () => status;

/** @param {SyncStatus} value */
export const setSyncStatus = value => { status = value; };
