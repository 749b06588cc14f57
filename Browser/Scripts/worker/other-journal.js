// What a person can do whose server keeps another journal: save this one as a file, and then begin with the server's.

import { tellPages } from "./clients.js";
import { write } from "./database.js";
import { firstPull } from "./first-pull.js";
import { currentJournal } from "./journal.js";
import { reportProgress } from "./progress.js";
import { syncStatus } from "./sync-status.js";

/** @typedef {import("./journal.js").Journal} Journal */

/** @param {Journal} journal */
export const isSaved = ({ savedUnsent, engine }) => savedUnsent !== undefined && savedUnsent === engine.lacking().count;

/**
 * Notes that the person has as a file what is only here. Without that they cannot leave this journal.
 * @param {Journal} journal
 */
export async function noteSaved(journal) {
    journal.savedUnsent = journal.engine.lacking().count;
    await write(journal.database, "meta", "saved", journal.savedUnsent).catch(console.error);
    await tellPages("changed");
}

/** Goes over to the server's journal if this one was saved; this one stays in its database. */
export async function startAnew() {
    const journal = await currentJournal();
    if (!journal || syncStatus() !== "otherJournal" || !isSaved(journal)) return false;
    if (!await firstPull(reportProgress("receiving")).catch(console.error)) return false;
    await tellPages("changed");
    return true;
}
