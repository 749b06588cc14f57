// The journal behind the pages: a database, and an engine that has folded its batches.

import { fromHex, randomBytes } from "../shared/bytes.js";
import { addBatches, addOwnBatches, openJournalDatabase, openNotes } from "./batches.js";
import { setAsideDamaged } from "./damage.js";
import { completed, exclusively, read, result, write } from "./database.js";
import { compiledModule, Engine } from "./engine.js";
import { removeUnnamedFiles } from "./files.js";
import { readHeads } from "./heads.js";
import { openRows } from "./held-batches.js";
import { recordHistory } from "./history.js";
import { idleness } from "./idleness.js";
import { findLosses } from "./losses.js";
import { withHistory } from "./partial.js";
import { fetchKeys, storedKeys } from "./keys.js";
import { openContent, sealContent } from "./sealing.js";
import { replaceSigner, signedEnds, storedSigner } from "./signing.js";
import { restoreLastSync } from "./sync-status.js";
import { MissingTextsError, readTexts } from "./texts.js";

/** @typedef {import("./batches.js").StoredRow} StoredRow */
/** @typedef {import("./held-batches.js").HeldBatch} HeldBatch */
/**
 * @typedef {object} Journal
 * @property {string} id
 * @property {IDBDatabase} database
 * @property {Engine} engine
 * @property {import("./sealing.js").JournalKeys} keys
 * @property {string} device This browser's id in the journal, in hex.
 * @property {import("./signing.js").Signer} signer The key of this browser's device.
 * @property {boolean} [areHeadsWanted] Whether the server has batches that no signed head covers there.
 * @property {number} position The position of the last folded batch; −∞ if nothing was folded or loaded.
 * @property {boolean} isPartial Whether old batches may be missing here, which a checkpoint has folded.
 * @property {boolean} [isRenewed] Whether its snapshot is a new checkpoint that nothing was folded after.
 * @property {number} erasures The database's number of erasures when it was opened.
 * @property {import("./losses.js").Losses} losses What is gone from the database.
 * @property {{ count: number, time: number }} [serverLacked] The batches that the server lacked, though it had them, and when that was.
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

/** Shows the server's pages again, until the next first pull. */
export async function forgetCurrent() {
    await rememberJournal(undefined);
    current = null;
}

/** Folded batches were erased or set aside. */
export class ErasedError extends Error {}

/** The browser has lost the journal's database, or the state of a partial journal. */
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
 * @returns {Promise<Journal>}
 */
export async function openJournal(id, { isComplete }) {
    const [database, engine] = await Promise.all([
        openJournalDatabase(id, () => { current = null; }), readTexts().then(Engine.make),
    ]);
    const keys = await keysOf(database, id, isComplete).catch(error => {
        database.close();
        throw error;
    });
    await restoreLastSync(database);
    // Read before the snapshot: one from before an erasure must not count as one after it.
    const erasures = await read(database, "meta", "erasures") ?? 0;
    const signer = await storedSigner(database, id);
    const [sealedSnapshot, acknowledged, savedUnsentCount, isPartial, serverLacked] = await Promise.all([
        ...["snapshot", "acknowledged", "saved", "isPartial", "serverLacked"].map(key => read(database, "meta", key)),
    ]);
    /** @type {Journal} */
    const journal = {
        id, database, engine, keys, device: signer.device, signer, position: -Infinity, isPartial: isPartial === true, erasures,
        losses: { all: {}, known: {}, isFinal: false }, savedUnsentCount, serverLacked, newChanges: 0, newBatches: 0,
    };
    engine.start(id, fromHex(signer.device));
    const snapshot = sealedSnapshot && await openContent(keys.epochs[0], "snapshot", fromHex(id), sealedSnapshot);
    if (snapshot) {
        try {
            const position = engine.load(snapshot);
            if (position >= 0) journal.position = position;
        } catch (error) {
            await write(database, "meta", "snapshot", undefined); // it is only a cache
            throw error;
        }
    }
    if (acknowledged) engine.acknowledge(acknowledged);
    if (lacksState(journal)) {
        if (!isComplete) return journal;
        database.close();
        throw new LostJournalError("the partial journal has no usable snapshot");
    }
    const ends = await catchUpToLosses(journal);
    if (hasLostOwnBatches(journal, acknowledged, ends)) { // what is written next would have their numbers
        console.warn("batches of this browser are lost; it continues as a new device");
        await exclusively(() => replaceSigner(database, id, signer));
        database.close();
        return openJournal(id, { isComplete });
    }
    // A journal that is still pulled does not name all its files yet. The next time, if this fails.
    if (isComplete) tidyFiles(journal).catch(console.error);
    return journal;
}

/**
 * Whether a journal cannot be folded from its batches, and has no checkpoint to start from.
 * @param {Journal} journal
 */
export const lacksState = ({ isPartial, position }) => isPartial && position < 0;

/**
 * Whether batches are missing that this browser wrote: one before another that is here, one that it signed, or one that the server had.
 * @param {Journal} journal
 * @param {Uint8Array | undefined} acknowledged The server's heads.
 * @param {Map<string, number>} ends The sequences that devices have signed.
 */
function hasLostOwnBatches({ engine, device }, acknowledged, ends) {
    const own = readHeads(engine.heads()).get(device);
    const atServer = acknowledged && readHeads(acknowledged).get(device);
    const known = Math.max(atServer?.sequence ?? 0, ends.get(device) ?? 0);
    return (own ? own.count !== own.sequence : false) || known > (own?.sequence ?? 0);
}

/**
 * Folds what is stored, and finds what is gone. Returns the sequences that devices have signed.
 * @param {Journal} journal
 */
export async function catchUpToLosses(journal) {
    const ends = await signedEnds(journal.database);
    await catchUp(journal);
    journal.losses = await findLosses(journal, ends);
    return ends;
}

/**
 * Whether a journal has no batches, neither stored nor folded.
 * @param {Journal} journal
 */
export const isEmpty = ({ engine }) => readHeads(engine.heads()).size === 0;

/**
 * The keys of a journal. Throws if a complete one has lost them, or its device.
 * @param {IDBDatabase} database
 * @param {string} id
 * @param {boolean} isComplete
 */
async function keysOf(database, id, isComplete) {
    const keys = await storedKeys(database, id);
    if (!isComplete) return keys ?? fetchKeys(database, id);
    if (keys && await read(database, "meta", "device")) return keys;
    throw new LostJournalError("the journal is no longer stored here");
}

/**
 * Removes the files of attachments that no record names after an erasure. No form is handled meanwhile: it
 * may have stored a file, but not its record.
 * @param {Journal} journal
 */
async function tidyFiles(journal) {
    const { database } = journal;
    if (!await read(database, "meta", "hasErased")) return;
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
        const held = await openRows(journal.keys, rows);
        const suspects = rows.filter((_, index) => !held[index]?.content);
        if (await setAsideDamaged(journal, suspects)) {
            const isOther = suspects.every(row => row.device !== journal.device);
            if (journal.isPartial && isOther) continue;
            throw new ErasedError("damaged batches were set aside");
        }
        fold(journal, rows, held);
        if (rows.length < batchLimit) break;
    }
    await settle(journal);
}

/**
 * Makes the state what it is with or without the actions that folded batches took back or did again. In a partial journal,
 * those wait of which the history is not here yet.
 * @param {Journal} journal
 */
async function settle(journal) {
    for (;;) {
        const { position, engine } = journal;
        const actions = await withHistory(journal, engine.unsettled());
        if (actions.length === 0) return;
        const history = await recordHistory(journal, actions, position);
        if (journal.position !== position) continue; // another request has folded more meanwhile
        journal.newChanges += engine.settle(actions, history);
        return;
    }
}

/**
 * Folds rows of the database, each once: another request may have folded some.
 * @param {Journal} journal
 * @param {StoredRow[]} rows
 * @param {(HeldBatch | null)[]} held What they hold.
 */
function fold(journal, rows, held) {
    /** @type {HeldBatch[]} */
    const fresh = [];
    let { position } = journal;
    for (const [index, row] of rows.entries()) {
        const batch = held[index];
        if (row.position <= journal.position || !batch) continue;
        fresh.push(batch);
        position = row.position;
    }
    if (fresh.length === 0) return;
    journal.newChanges += journal.engine.fold(fresh);
    journal.newBatches += fresh.length;
    journal.position = position;
}

/**
 * Stores batches and then folds them, so that pages show only stored data. Returns the new ones.
 * @param {Journal} journal
 * @param {Uint8Array[]} blocks Batches and signed heads.
 */
export const store = async (journal, blocks) => foldAdded(journal, await addBatches(journal, blocks));

/**
 * Stores what this browser has sealed just now and then folds it.
 * @param {Journal} journal
 * @param {HeldBatch[]} batches
 */
export const storeOwn = async (journal, batches) => foldAdded(journal, await addOwnBatches(journal, batches));

/**
 * Folds what was stored. Returns it.
 * @param {Journal} journal
 * @param {Awaited<ReturnType<typeof addBatches>>} stored
 */
async function foldAdded(journal, { added, hasReplaced }) {
    if (hasReplaced || added.some(each => each.erases)) discardJournal(new ErasedError("folded batches are erased"));
    try {
        fold(journal, added.map(each => each.row), added.map(each => each.held));
        await settle(journal);
    } catch (error) {
        discardJournal(error); // they are stored: the next engine folds them
    }
    return added;
}

/**
 * Whether enough has changed for a new snapshot, so that the next start need not fold everything again.
 * @param {Journal} journal
 */
const isSnapshotDue = ({ isRenewed, newChanges, newBatches }) => !isRenewed && (newChanges >= 1000 || newBatches >= 200);

/** @type {Promise<void> | null} */
let waitingForIdleness = null;

/**
 * Saves a snapshot, if it is due, once nobody waits for the worker: it takes its only thread for long.
 * @param {Journal} journal
 */
export async function saveSnapshotWhenIdle(journal) {
    if (!isSnapshotDue(journal)) return;
    await (waitingForIdleness ??= idleness().finally(() => { waitingForIdleness = null; }));
    await saveSnapshot(journal);
}

/**
 * Saves a snapshot if it is due.
 * @param {Journal} journal
 */
export async function saveSnapshot(journal) {
    if (!isSnapshotDue(journal)) return;
    journal.newChanges = journal.newBatches = 0;
    try {
        const bytes = journal.engine.snapshot(Math.max(0, journal.position));
        const snapshot = await sealContent(journal.keys.epochs[0], "snapshot", fromHex(journal.id), bytes, randomBytes(32));
        const transaction = journal.database.transaction("meta", "readwrite", { durability: "relaxed" });
        const meta = transaction.objectStore("meta");
        if ((await result(meta.get("erasures")) ?? 0) === journal.erasures) meta.put(snapshot, "snapshot");
        await completed(transaction);
    } catch (error) {
        console.error(error);
    }
}
