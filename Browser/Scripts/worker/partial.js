// A partial journal: its state comes from the server's checkpoint, and its old batches arrive in the background.
//
// Batches that a checkpoint has folded are stored at negative positions, which are never folded in a partial journal.

import { toHex } from "../shared/bytes.js";
import { read, result } from "./database.js";
import { covers, readHeads } from "./heads.js";
import { actionEntry, indexEntries } from "./sealing.js";

/** @typedef {import("./held-batches.js").HeldBatch} HeldBatch */
/** @typedef {import("./journal.js").Journal} Journal */

/** Something arrived that changes what a partial journal has folded: it starts from a new checkpoint. */
export class CheckpointNeededError extends Error {}

/** Only the server can answer a request while the journal is partial. */
export class ServerNeededError extends Error {}

/** A request needs the history of an action, which is not stored yet. */
export class HistoryNeededError extends ServerNeededError {
    /** @param {string} action */
    constructor(action) {
        super("old batches are needed");
        this.action = action;
    }
}

/** The positions of the first old batch and of the first that came before its turn. */
export const firstOldPosition = -(2 ** 30), firstEarlyPosition = -(2 ** 29);

/**
 * The position after the last one in a range, within a transaction.
 * @param {IDBObjectStore} store
 * @param {number} first
 * @param {number} end
 */
export async function nextPosition(store, first, end) {
    const cursor = await result(store.openKeyCursor(IDBKeyRange.bound(first, end, false, true), "prev"));
    return cursor ? Number(cursor.key) + 1 : first;
}

/** @param {HeldBatch} held */
export const headerOf = ({ envelope, hash }) => ({ device: envelope.device, sequence: envelope.sequence, hash: toHex(hash) });

/**
 * A function that returns whether a batch that is not stored could already be in the state of a partial journal.
 * @param {Journal} journal
 */
export function foldedBatches({ engine, device }) {
    const heads = readHeads(engine.heads());
    const own = heads.get(device);
    // This device's own batches are all stored here, so a new one after a gap is just new.
    if (own && own.count !== own.sequence) heads.delete(device);
    return (/** @type {HeldBatch} */ held) => covers(heads, headerOf(held));
}

/**
 * Those actions of which all batches are stored that changed a record they changed.
 * @param {Journal} journal
 * @param {string[]} actions
 */
export async function withHistory({ database, keys, isPartial }, actions) {
    if (!isPartial || actions.length === 0) return actions;
    /** @type {string[]} */
    const stored = await read(database, "meta", "histories") ?? [];
    const entry = indexEntries(keys);
    const entries = await Promise.all(actions.map(action => entry(actionEntry, action)));
    return actions.filter((_, index) => stored.includes(entries[index]));
}

/**
 * Throws if an action cannot be taken back or done again yet.
 * @param {Journal} journal
 * @param {string | null} action
 */
export async function demandHistory(journal, action) {
    if (action && (await withHistory(journal, [action])).length === 0) throw new HistoryNeededError(action);
}
