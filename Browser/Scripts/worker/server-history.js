// Fetches what a partial journal lacks to take back actions, or do them again.

import { fromHex, splitBlocks } from "../shared/bytes.js";
import { addOldBatches } from "./batches.js";
import { exclusively } from "./database.js";
import { catchUp } from "./journal.js";
import { withHistory } from "./partial.js";
import { callReplica, UnreachableError } from "./transport.js";

/** @typedef {import("./journal.js").Journal} Journal */

/**
 * Stores all batches that changed a record that some actions changed. Returns whether some have not arrived in their turn yet.
 * @param {Journal} journal
 * @param {string[]} actions
 */
export async function fetchHistory(journal, actions) {
    const { bytes } = await callReplica(journal, "history", fromHex(actions.join("")));
    const leftOut = await exclusively(async () => {
        await catchUp(journal);
        return addOldBatches(journal, splitBlocks(bytes), { actions });
    });
    return leftOut > 0;
}

/**
 * Settles actions that were taken back or done again elsewhere. Returns whether there were any.
 * @param {Journal} journal
 */
export async function settleWithHistory(journal) {
    const { engine } = journal;
    const unsettled = engine.unsettled(), known = await withHistory(journal, unsettled);
    const actions = unsettled.filter(action => !known.includes(action));
    if (actions.length === 0) return false;
    try {
        await fetchHistory(journal, actions);
    } catch (error) {
        if (!(error instanceof UnreachableError)) throw error;
        console.info(error); // they wait for the next round, or until all batches are here
        return false;
    }
    await exclusively(() => catchUp(journal));
    return true;
}
