// The first pull: loads the server's checkpoint and what came after it, before the worker answers any page.

import { forgetState, isFresh, startFromCheckpoint } from "./checkpoint.js";
import { pull } from "./exchange.js";
import { catchUpToLosses, lacksState, makeCurrent, openJournal, saveSnapshot } from "./journal.js";
import { CheckpointNeededError } from "./partial.js";
import { scope } from "./scope.js";
import { setSyncStatus } from "./sync-status.js";
import { fetchJournalID, UnreachableError } from "./transport.js";

/** @typedef {import("./journal.js").Journal} Journal */

/** @type {Journal | null} */
let begunJournal = null; // the result of an interrupted pull so far
let currentSince = -Infinity; // when the journal became current, by the worker's own clock

/** Whether the journal became current so recently that the server may have newer changes. */
export const isJustCurrent = () => performance.now() - currentSince < 10_000;

/** @type {Promise<Journal | null> | null} */
let pulling = null;

/**
 * Returns null if the browser is not signed in.
 * @param {import("./exchange.js").Report} report
 */
export const firstPull = report => pulling ??= pullFirst(report).finally(() => { pulling = null; });

/** @param {import("./exchange.js").Report} report */
async function pullFirst(report) {
    const id = await fetchJournalID();
    if (!id) return null;
    if (begunJournal?.id !== id) {
        begunJournal?.database.close();
        begunJournal = null; // while it opens
        begunJournal = await openJournal(id, { isComplete: false });
    }
    let journal = begunJournal;
    try {
        if (lacksState(journal) || await isFresh(journal)) {
            journal = begunJournal = await begin(journal, report);
        }
        const { hasNewDevice } = await pull(journal, report).catch(async error => {
            if (!(error instanceof CheckpointNeededError)) throw error;
            journal = begunJournal = await begin(journal, report);
            return pull(journal, report);
        });
        if (hasNewDevice) journal = await openJournal(id, { isComplete: false });
        await catchUpToLosses(journal);
    } catch (error) {
        await saveSnapshot(journal);
        if (!(error instanceof UnreachableError)) begunJournal = null; // reload it
        throw error;
    }
    begunJournal = null;
    await makeCurrent(journal);
    setSyncStatus("reachable");
    currentSince = performance.now();
    await scope.clients.claim();
    return journal;
}

/**
 * The journal with the state of the server's checkpoint; without one that is usable here, everything is pulled.
 * @param {Journal} journal
 * @param {import("./exchange.js").Report} report
 */
async function begin(journal, report) {
    const started = await startFromCheckpoint(journal, report);
    if (started || !journal.isPartial) return started ?? journal;
    await forgetState(journal.database);
    return openJournal(journal.id, { isComplete: false });
}
