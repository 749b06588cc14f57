// The first pull: loads everything from the server, before the worker answers any page.

import { pull } from "./exchange.js";
import { makeCurrent, openJournal, saveSnapshot } from "./journal.js";
import { scope } from "./scope.js";
import { setSyncStatus } from "./sync-status.js";
import { fetchJournalID, UnreachableError } from "./transport.js";

/** @typedef {import("./journal.js").Journal} Journal */

/** @type {Journal | null} */
let partialJournal = null; // the result of an interrupted pull so far
let currentSince = -Infinity; // when the journal became current, by the worker's own clock

/** Whether the journal became current so recently that the server may have newer changes. */
export const isJustCurrent = () => performance.now() - currentSince < 10_000;

/** @type {Promise<Journal | null> | null} */
let pulling = null;

/**
 * Returns null if the browser is not signed in.
 * @param {import("./exchange.js").Report} report
 */
export const firstPull = report => pulling ??= pullEverything(report).finally(() => { pulling = null; });

/** @param {import("./exchange.js").Report} report */
async function pullEverything(report) {
    const id = await fetchJournalID();
    if (!id) return null;
    if (partialJournal?.id !== id) {
        partialJournal?.database.close();
        partialJournal = null; // while it opens
        partialJournal = await openJournal(id, { isComplete: false });
    }
    let journal = partialJournal;
    try {
        const { hasNewDevice } = await pull(journal, report);
        if (hasNewDevice) journal = await openJournal(id, { isComplete: false });
    } catch (error) {
        await saveSnapshot(journal);
        if (!(error instanceof UnreachableError)) partialJournal = null; // reload it
        throw error;
    }
    partialJournal = null;
    await makeCurrent(journal);
    setSyncStatus("reachable");
    currentSince = performance.now();
    await scope.clients.claim();
    return journal;
}
