// The journal behind the pages: a database, and an engine that has folded its batches.

import { toHex } from "../shared/bytes.js";
import { addBatches, deviceID, openJournalDatabase, openNotes, recordHistory } from "./batches.js";
import { setAsideDamaged } from "./damage.js";
import { completed, exclusively, read, result, write } from "./database.js";
import { compiledModule, Engine } from "./engine.js";
import { fileRows, removeUnnamedFiles } from "./files.js";
import { restoreLastSync } from "./sync-status.js";
import { MissingTextsError, readTexts } from "./texts.js";

/** @typedef {import("./batches.js").StoredRow} StoredRow */
/**
 * @typedef {object} Journal
 * @property {string} id
 * @property {IDBDatabase} database
 * @property {Engine} engine
 * @property {string} device This browser's id in the journal, in hex.
 * @property {number} position The position of the last folded batch.
 * @property {number} erasures The database's number of erasures when it was opened.
 * @property {number} [savedUnsentCount] The number of unsent batches when the person last saved the journal as a file.
 * @property {number} newChanges The number of changes folded since the last snapshot.
 * @property {number} newBatches
 */

/** @type {Promise<Journal | null> | null} */
let current = null;

/** The journal behind the pages; null until the first pull is complete. */
export async function currentJournal() {
    if (!current) compiledModule().catch(() => {}); // meanwhile
    current ??= openNotedJournal();
    const opening = current;
    try {
        const journal = await opening;
        if (!journal && current === opening) current = null;
        return journal;
    } catch (error) {
        if (current === opening) current = null;
        throw error;
    }
}

async function openNotedJournal() {
    const id = await notedJournal();
    if (!id) return null;
    try {
        return await openJournal(id, { isComplete: true });
    } catch (error) {
        if (error instanceof LostJournalError) {
            console.warn(error);
            await rememberJournal(undefined);
            return null; // until it is pulled again
        }
        if (error instanceof ErasedError) return openJournal(id, { isComplete: true });
        throw error;
    }
}

export async function notedJournal() {
    const notes = await openNotes();
    /** @type {string | undefined} */
    const id = await read(notes, "notes", "journal");
    notes.close();
    return id;
}

/** @param {string | undefined} id */
async function rememberJournal(id) {
    const notes = await openNotes();
    await write(notes, "notes", "journal", id);
    notes.close();
}

/**
 * Makes a journal the one behind the pages, in this worker and in later ones.
 * @param {Journal} journal
 */
export async function makeCurrent(journal) {
    await rememberJournal(journal.id);
    current = Promise.resolve(journal);
}

/** Folded batches were erased or set aside. */
export class ErasedError extends Error {}

/** The browser has lost the journal's database. */
class LostJournalError extends Error {}

/**
 * Discards an engine that trapped or is out of date. The next request reloads the journal from the database.
 * @param {unknown} error
 */
export function discardJournal(error) {
    if (!(error instanceof ErasedError || error instanceof MissingTextsError)) console.error(error);
    current = null;
}

/**
 * @param {string} id
 * @param {{ isComplete: boolean }} expected Whether its first pull was completed.
 */
export async function openJournal(id, { isComplete }) {
    const [database, engine] = await Promise.all([
        openJournalDatabase(id, () => { current = null; }), readTexts().then(Engine.make),
    ]);
    if (isComplete && !await read(database, "meta", "device")) {
        database.close();
        throw new LostJournalError("the journal is no longer stored here");
    }
    await restoreLastSync(database);
    // Read before the snapshot: one from before an erasure must not count as one after it.
    const erasures = await read(database, "meta", "erasures") ?? 0;
    const [device, snapshot, acknowledged, savedUnsentCount] = await Promise.all([
        deviceID(database), ...["snapshot", "acknowledged", "saved"].map(key => read(database, "meta", key)),
    ]);
    /** @type {Journal} */
    const journal = {
        id, database, engine, device: toHex(device), position: 0, erasures, savedUnsentCount, newChanges: 0, newBatches: 0,
    };
    engine.start(id, device);
    if (snapshot) {
        try {
            journal.position = Math.max(0, engine.load(snapshot));
        } catch (error) {
            await write(database, "meta", "snapshot", undefined); // it is only a cache
            throw error;
        }
    }
    if (acknowledged) engine.acknowledge(acknowledged);
    await catchUp(journal);
    tidyFiles(journal).catch(console.error); // the next time, if this fails
    return journal;
}

/**
 * Removes the files of attachments that were erased, and old ones that no record names. No form is handled meanwhile: it
 * may have stored a file, but not its record.
 * @param {Journal} journal
 */
async function tidyFiles(journal) {
    const { database } = journal;
    if ((await fileRows(database)).length === 0 && !await read(database, "meta", "hasErased")) return;
    await exclusively(async () => {
        await catchUp(journal);
        await removeUnnamedFiles(database, new Set(journal.engine.attachedDigests()));
    });
}

/**
 * Folds stored batches that are not folded yet: those after the snapshot, and those from another worker.
 * @param {Journal} journal
 */
export async function catchUp(journal) {
    for (const batchLimit = 5000; ;) {
        const transaction = journal.database.transaction(["batches", "meta"]);
        const [erasures, rows] = await Promise.all([
            result(transaction.objectStore("meta").get("erasures")),
            result(transaction.objectStore("batches").getAll(IDBKeyRange.lowerBound(journal.position, true), batchLimit)),
        ]);
        if ((erasures ?? 0) !== journal.erasures) throw new ErasedError("folded batches were erased");
        try {
            fold(journal, rows);
        } catch (error) {
            if (error instanceof WebAssembly.RuntimeError) throw error;
            const count = await setAsideDamaged(journal.database, journal.engine, rows);
            throw count > 0 ? new ErasedError("damaged batches were set aside") : error;
        }
        if (rows.length < batchLimit) break;
    }
    await settle(journal);
}

/**
 * Makes the state what it is with or without the actions that folded batches took back or did again.
 * @param {Journal} journal
 */
async function settle(journal) {
    const actions = journal.engine.unsettled();
    if (actions.length === 0) return;
    const history = await recordHistory(journal.database, actions, journal.position);
    journal.newChanges += journal.engine.settle(actions, history);
}

/**
 * Folds rows of the database, each once: another request may have folded some.
 * @param {Journal} journal
 * @param {StoredRow[]} rows
 */
function fold(journal, rows) {
    const fresh = rows.filter(row => row.position > journal.position);
    if (fresh.length === 0) return;
    journal.newChanges += journal.engine.fold(fresh.map(row => row.bytes));
    journal.newBatches += fresh.length;
    journal.position = fresh[fresh.length - 1].position;
}

/**
 * Stores batches and then folds them, so that pages show only stored data. Returns the rows of the new ones.
 * @param {Journal} journal
 * @param {Uint8Array[]} batches
 */
export async function store(journal, batches) {
    const added = await addBatches(journal.database, journal.engine, batches);
    if (added.some(row => row.erases)) discardJournal(new ErasedError("folded batches are erased"));
    try {
        fold(journal, added);
        await settle(journal);
    } catch (error) {
        discardJournal(error); // they are stored: the next engine folds them
    }
    return added;
}

/**
 * Saves a snapshot if enough has changed, so that the next start need not fold everything again.
 * @param {Journal} journal
 */
export async function saveSnapshot(journal) {
    if (journal.newChanges < 1000 && journal.newBatches < 200) return;
    journal.newChanges = journal.newBatches = 0;
    try {
        const snapshot = journal.engine.snapshot(journal.position);
        const transaction = journal.database.transaction("meta", "readwrite");
        const meta = transaction.objectStore("meta");
        if ((await result(meta.get("erasures")) ?? 0) === journal.erasures) meta.put(snapshot, "snapshot");
        await completed(transaction);
    } catch (error) {
        console.error(error);
    }
}
