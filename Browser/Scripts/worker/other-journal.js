// If the server has another journal, the person can save this one as a file and then switch to the server's.

import { notifyPages } from "./clients.js";
import { write } from "./database.js";
import { firstPull } from "./first-pull.js";
import { currentJournal } from "./journal.js";
import { reportProgress } from "./progress.js";
import { syncStatus } from "./sync-status.js";

/** @typedef {import("./journal.js").Journal} Journal */

/** @param {Journal} journal */
export const isSaved = ({ savedUnsentCount, engine }) => savedUnsentCount !== undefined && savedUnsentCount === engine.missingBatches().count;

/**
 * Records that the person has saved the unsent batches as a file, which is required before switching journals.
 * @param {Journal} journal
 */
export async function recordSaved(journal) {
    journal.savedUnsentCount = journal.engine.missingBatches().count;
    await write(journal.database, "meta", "saved", journal.savedUnsentCount).catch(console.error);
    await notifyPages("changed");
}

/** Switches to the server's journal if this one was saved, and keeps this one in its database. */
export async function switchToServerJournal() {
    const journal = await currentJournal();
    if (!journal || syncStatus() !== "otherJournal" || !isSaved(journal)) return false;
    if (!await firstPull(reportProgress("receiving")).catch(console.error)) return false;
    await notifyPages("changed");
    return true;
}
