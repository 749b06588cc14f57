// The place where the displayed data is kept, and the time of its last sync.

import { read, writeRelaxed } from "./database.js";

/** @typedef {import("./transport.js").SyncStatus} SyncStatus */

/** @type {SyncStatus} */
let status = navigator.onLine ? "reachable" : "offline";

export const syncStatus = () => status;

/** @param {SyncStatus} value */
export const setSyncStatus = value => { status = value; };

/** When this browser and the server last had the same, in milliseconds since 1970; 0 if that is not known. */
let synced = 0;
let savedSync = 0; // the one in the database

export const lastSync = () => synced;

/** How much later a sync must be to be stored, in milliseconds. */
const storedSyncInterval = 60_000;

/**
 * Reads the time that an earlier worker stored.
 * @param {IDBDatabase} database
 */
export async function restoreLastSync(database) {
    synced = Math.max(synced, await read(database, "meta", "synced") ?? 0);
}

/** @param {IDBDatabase} database */
export async function recordSync(database) {
    synced = Date.now();
    if (synced - savedSync < storedSyncInterval) return;
    savedSync = synced;
    await writeRelaxed(database, "meta", "synced", synced).catch(console.info); // only information
}
