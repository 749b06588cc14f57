// Looks up actions and their batches in the database. Rows are opened after the transaction that reads them, which would
// end meanwhile.

import { result } from "./database.js";
import { openableRows } from "./held-batches.js";
import { actionEntry, indexEntries } from "./sealing.js";

/** @typedef {import("./batches.js").StoredRow} StoredRow */
/** @typedef {import("./journal.js").Journal} Journal */

/**
 * The batches of an action; empty for none.
 * @param {Journal} journal
 * @param {string | null} action
 * @returns {Promise<import("./requests.js").FetchedAction>}
 */
export async function recordedAction({ database, keys }, action) {
    if (!action) return { action: [] };
    const entry = await indexEntries(keys)(actionEntry, action);
    const rows = await result(database.transaction("batches").objectStore("batches").index("action").getAll(entry));
    return { action: await openableRows(keys, rows) };
}

/** The number of records from which on reading all batches is faster than looking up each record. */
const maximumLookups = 500;

/**
 * All batches that change a record that some actions change.
 * @param {Journal} journal
 * @param {string[]} actions
 * @param {number} last The position of the last batch that counts.
 */
export async function recordHistory({ database, keys }, actions, last) {
    const entry = indexEntries(keys);
    const entries = await Promise.all(actions.map(action => entry(actionEntry, action)));
    return openableRows(keys, await rowsOfRecords(database, entries, last));
}

/**
 * @param {IDBDatabase} database
 * @param {string[]} actions Keyed hashes.
 * @param {number} last
 */
async function rowsOfRecords(database, actions, last) {
    const store = database.transaction("batches").objectStore("batches");
    const records = new Set();
    for (const action of actions) {
        /** @type {StoredRow[]} */
        const own = await result(store.index("action").getAll(action));
        for (const row of own) for (const id of row.records) records.add(id);
    }
    /** @type {StoredRow[]} */
    const history = [];
    if (records.size <= maximumLookups) {
        /** @type {Set<number>} */
        const positions = new Set();
        const lists = Array.from(records, id => result(store.index("records").getAllKeys(id)));
        for (const keys of await Promise.all(lists)) for (const key of keys) positions.add(Number(key));
        for (const position of [...positions].filter(each => each <= last).sort((one, other) => one - other)) {
            history.push(await result(store.get(position)));
        }
        return history;
    }
    for (let after = -Infinity; ;) {
        /** @type {StoredRow[]} */
        const rows = await result(store.getAll(IDBKeyRange.bound(after, last, true), 50));
        if (rows.length === 0) return history;
        after = rows[rows.length - 1].position;
        for (const row of rows) if (row.records.some(id => records.has(id))) history.push(row);
        if (after >= last) return history;
    }
}

/** What is added to the position of an old batch for the engine, whose positions are from 0 to 2³¹ − 1. */
const oldOffset = 2 ** 31;

/**
 * The latest actions to arrive, without undos and redos, the latest first.
 * @param {Journal} journal
 * @param {number} limit The maximum number of actions.
 * @param {number} before Only actions that arrived before this position, as `next` named it; 0 for all.
 * @returns {Promise<import("./requests.js").RecordedActions>}
 */
export async function recentActions({ database, keys }, limit, before) {
    const store = database.transaction("batches").objectStore("batches");
    const byAction = store.index("action");
    /** @type {{ position: number, action: string }[]} */
    const found = [];
    const end = before < oldOffset / 2 ? before : before - oldOffset;
    const range = before > 0 ? IDBKeyRange.upperBound(end, true) : null;
    const request = store.openCursor(range, "prev");
    for (;;) {
        const cursor = await result(request);
        if (!cursor || found.length > limit) break;
        /** @type {StoredRow} */
        const { position, action, records } = cursor.value;
        const isReversal = records.some(key => key.startsWith("undoes:"));
        // An action of several batches arrived with the last of them.
        if (action && !isReversal && (await result(byAction.getAllKeys(action))).at(-1) === position) {
            found.push({ position, action });
        }
        cursor.continue();
    }
    /** @type {StoredRow[][]} */
    const rows = await Promise.all(found.slice(0, limit).map(({ action }) => result(byAction.getAll(action))));
    const actions = await Promise.all(rows.map(each => openableRows(keys, each)));
    if (found.length <= limit) return { actions, next: 0 };
    const { position } = found[limit - 1];
    return { actions, next: position < 0 ? position + oldOffset : position };
}

/** The number of this device's batches that are opened together to find an action. */
const searchedTogether = 20;

/**
 * Finds one of this device's actions, the latest first, that can be opened and is not erased.
 * @param {Journal} journal
 * @param {(action: string, reversed: string) => string | null | undefined} choose The result, or undefined to go on.
 */
async function findOwnAction({ database, engine, keys, device }, choose) {
    for (let before = /** @type {IDBValidKey} */ ([device, []]); ;) {
        const rows = await latestRows(database, device, before);
        const held = await openableRows(keys, rows.filter(row => row.generation === 0));
        for (const { action, reversed } of engine.describe(held)) {
            const choice = action ? choose(action, reversed) : undefined;
            if (choice !== undefined) return choice;
        }
        if (rows.length < searchedTogether) return null;
        const last = rows[rows.length - 1];
        before = [device, last.sequence, last.hash];
    }
}

/**
 * Some of a device's rows, the latest first.
 * @param {IDBDatabase} database
 * @param {string} device
 * @param {IDBValidKey} before Where they end in the index of identities.
 */
async function latestRows(database, device, before) {
    const index = database.transaction("batches").objectStore("batches").index("identity");
    const request = index.openCursor(IDBKeyRange.bound([device], before, false, true), "prev");
    /** @type {StoredRow[]} */
    const rows = [];
    for (;;) {
        const cursor = await result(request);
        if (!cursor) return rows;
        rows.push(cursor.value);
        if (rows.length === searchedTogether) return rows;
        cursor.continue();
    }
}

/**
 * This device's latest action that stands; null if there is none. As in SQLiteJournal+History.swift.
 * @param {Journal} journal
 */
export const latestUndoable = journal => findOwnAction(journal, (action, reversed) =>
    reversed || journal.engine.isUndone(action) ? undefined : action);

/**
 * The action that this device undid last, if it did nothing but undo and redo since; else null. As in SQLiteJournal+History.swift.
 * @param {Journal} journal
 */
export const latestRedoable = journal => findOwnAction(journal, (_, reversed) =>
    reversed ? journal.engine.isUndone(reversed) ? reversed : undefined : null);
