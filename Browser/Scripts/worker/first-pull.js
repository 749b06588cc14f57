// Takes over: all that the server has is brought here before any page is answered from it.

import { pull } from "./exchange.js";
import { makeCurrent, openJournal, saveSnapshot } from "./journal.js";
import { scope } from "./scope.js";
import { setSyncStatus } from "./sync-status.js";
import { fetchJournalID, UnreachableError } from "./transport.js";

/** @typedef {import("./journal.js").Journal} Journal */

/** @type {Journal | null} */
let arriving = null; // what a pull that broke off has brought so far
let currentSince = -Infinity; // when the journal became the current one, by the worker's own clock

/** Whether so little time has passed since then that the server may have taken changes meanwhile. */
export const isJustCurrent = () => performance.now() - currentSince < 10_000;

/** @type {Promise<Journal | null> | null} */
let pulling = null;

/**
 * Returns null while nobody is signed in.
 * @param {import("./exchange.js").Report} report
 */
export const firstPull = report => pulling ??= pullWhole(report).finally(() => { pulling = null; });

/** @param {import("./exchange.js").Report} report */
async function pullWhole(report) {
    const id = await fetchJournalID();
    if (!id) return null;
    if (arriving?.id !== id) {
        arriving?.database.close();
        arriving = null; // while it opens
        arriving = await openJournal(id, { isWhole: false });
    }
    let journal = arriving;
    try {
        const { hasNewDevice } = await pull(journal, report);
        if (hasNewDevice) journal = await openJournal(id, { isWhole: false });
    } catch (error) {
        await saveSnapshot(journal);
        if (!(error instanceof UnreachableError)) arriving = null; // it is loaded anew
        throw error;
    }
    arriving = null;
    await makeCurrent(journal);
    setSyncStatus("reachable");
    currentSince = performance.now();
    await scope.clients.claim();
    return journal;
}
