// The journal's batches as rows of a database.

import { joinBlocks, randomBytes, toHex } from "../shared/bytes.js";
import { completed, exclusively, openDatabase, read, result, write } from "./database.js";

/**
 * @typedef {object} Row A batch with its index keys.
 * @property {string} device
 * @property {number} sequence
 * @property {string} checksum
 * @property {string} action
 * @property {string[]} records The records it changes and, if it takes back an action or does it again, "undoes:" with that.
 * @property {Uint8Array} bytes
 * @property {boolean} [erases]
 * @property {number} [position] Its position in order of arrival.
 */
/** @typedef {Row & { position: number }} StoredRow */
/** @typedef {import("./engine.js").Engine} Engine */

/** The database that names the current journal once its first pull is complete. */
export const openNotes = () => openDatabase("daybook", (database, oldVersion) => {
    if (oldVersion < 1) database.createObjectStore("notes");
});

/**
 * @param {string} id
 * @param {() => void} [onClose]
 */
export const openJournalDatabase = (id, onClose) => openDatabase(`daybook-${id}`, (database, oldVersion) => {
    if (oldVersion < 1) {
        const batches = database.createObjectStore("batches", { keyPath: "position", autoIncrement: true });
        batches.createIndex("identity", ["device", "sequence", "checksum"], { unique: true });
        batches.createIndex("action", "action");
        batches.createIndex("records", "records", { multiEntry: true });
        database.createObjectStore("meta");
    }
    if (oldVersion < 2) {
        database.createObjectStore("files", { keyPath: "digest" });
        database.createObjectStore("fileBlocks"); // by digest and number
    }
}, onClose);

/**
 * This browser's device id in a journal, created once.
 * @param {IDBDatabase} database
 * @returns {Promise<Uint8Array>}
 */
export const deviceID = async database => await read(database, "meta", "device") ?? exclusively(async () => {
    let device = await read(database, "meta", "device");
    if (!device) await write(database, "meta", "device", device = randomBytes(8));
    return device;
});

/**
 * Adds missing batches, all or none, and applies those that erase to the others. Returns the added rows.
 * @param {IDBDatabase} database
 * @param {Engine} engine
 * @param {Uint8Array[]} batches
 */
export async function addBatches(database, engine, batches) {
    /** @type {Row[]} */
    const rows = engine.describe(batches);
    const transaction = database.transaction(["batches", "meta"], "readwrite", { durability: "strict" });
    const done = completed(transaction);
    const store = transaction.objectStore("batches");
    for (const row of rows) {
        const request = store.add(row);
        request.onsuccess = () => { row.position = Number(request.result); };
        request.onerror = event => {
            if (request.error?.name !== "ConstraintError") return; // aborts the transaction
            event.preventDefault(); // it is already stored
            event.stopPropagation();
        };
    }
    try {
        const erasing = rows.filter(row => row.erases);
        if (erasing.length > 0) await eraseStored(transaction, engine, joinBlocks(erasing.map(row => row.bytes)));
    } catch (error) {
        done.catch(() => {});
        if (!transaction.error) transaction.abort();
        throw error;
    }
    await done;
    return /** @type {StoredRow[]} */ (rows.filter(row => row.position));
}

/**
 * Replaces stored batches by their erased forms. Incrementing `erasures` makes every worker reload the journal (see
 * `catchUp`).
 * @param {IDBTransaction} transaction
 * @param {Engine} engine
 * @param {Uint8Array} erasing
 */
async function eraseStored(transaction, engine, erasing) {
    const store = transaction.objectStore("batches"), meta = transaction.objectStore("meta");
    let isChanged = false;
    for (let after = 0; ;) {
        /** @type {StoredRow[]} */
        const rows = await result(store.getAll(IDBKeyRange.lowerBound(after, true), 500));
        if (rows.length === 0) break;
        after = rows[rows.length - 1].position;
        for (const [index, form] of engine.erase(erasing, rows.map(row => row.bytes)).entries()) {
            if (!form) continue;
            store.put({ ...form, position: rows[index].position });
            isChanged = true;
        }
    }
    if (!isChanged) return;
    meta.put((await result(meta.get("erasures")) ?? 0) + 1, "erasures");
    meta.delete("snapshot");
    meta.delete("upload");
    meta.put(true, "hasErased");
}

/**
 * The batches of an action; empty for none.
 * @param {IDBDatabase} database
 * @param {string | null} action
 * @returns {Promise<import("./requests.js").FetchedAction>}
 */
export async function recordedAction(database, action) {
    if (!action) return { action: [] };
    /** @type {StoredRow[]} */
    const rows = await result(database.transaction("batches").objectStore("batches").index("action").getAll(action));
    return { action: rows.map(row => row.bytes) };
}

/** The number of records from which on reading all batches is faster than looking up each record. */
const maximumLookups = 500;

/**
 * All batches that change a record that some actions change.
 * @param {IDBDatabase} database
 * @param {string[]} actions
 * @param {number} last The position of the last batch that counts.
 */
export async function recordHistory(database, actions, last) {
    const store = database.transaction("batches").objectStore("batches");
    const records = new Set();
    for (const action of actions) {
        /** @type {StoredRow[]} */
        const own = await result(store.index("action").getAll(action));
        for (const row of own) for (const id of row.records) records.add(id);
    }
    /** @type {Uint8Array[]} */
    const history = [];
    if (records.size <= maximumLookups) {
        /** @type {Set<number>} */
        const positions = new Set();
        const lists = Array.from(records, id => result(store.index("records").getAllKeys(id)));
        for (const keys of await Promise.all(lists)) for (const key of keys) positions.add(Number(key));
        for (const position of [...positions].filter(each => each <= last).sort((one, other) => one - other)) {
            history.push((await result(store.get(position))).bytes);
        }
        return history;
    }
    for (let after = 0; ;) {
        /** @type {StoredRow[]} */
        const rows = await result(store.getAll(IDBKeyRange.bound(after, last, true), 50));
        if (rows.length === 0) return history;
        after = rows[rows.length - 1].position;
        for (const row of rows) if (row.records.some(id => records.has(id))) history.push(row.bytes);
        if (after >= last) return history;
    }
}

/**
 * The latest actions to arrive, without undos and redos, the latest first.
 * @param {IDBDatabase} database
 * @param {number} limit The maximum number of actions.
 * @param {number} before Only actions that arrived before this position; 0 for all.
 * @returns {Promise<import("./requests.js").RecordedActions>}
 */
export async function recentActions(database, limit, before) {
    const store = database.transaction("batches").objectStore("batches");
    const byAction = store.index("action");
    /** @type {{ position: number, action: string }[]} */
    const found = [];
    const range = before > 0 ? IDBKeyRange.upperBound(before, true) : null;
    const request = store.openCursor(range, "prev");
    for (;;) {
        const cursor = await result(request);
        if (!cursor || found.length > limit) break;
        /** @type {StoredRow} */
        const row = cursor.value;
        // An action of several batches arrived with the last of them.
        if (!reversedAction(row) && (await result(byAction.getAllKeys(row.action))).at(-1) === row.position) found.push(row);
        cursor.continue();
    }
    const actions = await Promise.all(found.slice(0, limit).map(async ({ action }) => {
        /** @type {StoredRow[]} */
        const rows = await result(byAction.getAll(action));
        return rows.map(row => row.bytes);
    }));
    return { actions, next: found.length > limit ? found[limit - 1].position : 0 };
}

/**
 * The action that a batch takes back or does again, if any.
 * @param {Row} row
 */
const reversedAction = row => row.records.find(key => key.startsWith("undoes:"))?.slice("undoes:".length);

/**
 * Finds one of this device's actions, the latest first, that is neither sealed nor erased.
 * @param {IDBDatabase} database
 * @param {(row: StoredRow) => string | null | undefined} choose The result, or undefined to go on.
 */
async function findOwnAction(database, choose) {
    const device = toHex(await deviceID(database));
    const store = database.transaction("batches").objectStore("batches");
    const request = store.index("identity").openCursor(IDBKeyRange.bound([device], [device, []]), "prev");
    for (;;) {
        const cursor = await result(request);
        if (!cursor) return null;
        /** @type {StoredRow} */
        const row = cursor.value;
        const isPlain = row.bytes[4] === 0; // the kind of its content
        const choice = isPlain ? choose(row) : undefined;
        if (choice !== undefined) return choice;
        cursor.continue();
    }
}

/**
 * This device's latest action that stands; null if there is none. As in SQLiteJournal+History.swift.
 * @param {IDBDatabase} database
 * @param {Engine} engine
 */
export const latestUndoable = (database, engine) => findOwnAction(database, row =>
    reversedAction(row) || engine.isUndone(row.action) ? undefined : row.action);

/**
 * The action that this device undid last, if it did nothing but undo and redo since; else null. As in SQLiteJournal+History.swift.
 * @param {IDBDatabase} database
 * @param {Engine} engine
 */
export const latestRedoable = (database, engine) => findOwnAction(database, row => {
    const action = reversedAction(row);
    if (!action) return null;
    return engine.isUndone(action) ? action : undefined;
});
