// The journal's batches as rows of a database.

import { toHex } from "../shared/bytes.js";
import { completed, openDatabase, result } from "./database.js";
import { latestGeneration } from "./envelope.js";
import { covers, readHeads } from "./heads.js";
import { identityOf, isOpenable, mapConcurrently, openEnvelopes, openRows, partBlocks, sealReduced } from "./held-batches.js";
import { identityKey, judgeOwnership } from "./ownership.js";
import { CheckpointNeededError, firstEarlyPosition, firstOldPosition, foldedBatches, headerOf, nextPosition } from "./partial.js";
import { actionEntry, indexEntries, recordEntry } from "./sealing.js";
import { signHead, writeHeads } from "./signing.js";

/**
 * @typedef {object} Row A batch with its index keys.
 * @property {string} device
 * @property {number} sequence
 * @property {string} hash
 * @property {number} generation How often something in it was erased.
 * @property {string} [action] The keyed hash of its action; missing if the batch cannot be opened or is set aside.
 * @property {string[]} records The keyed hashes of the records it changes and, if it takes back an action or does it again,
 * "undoes:" with that of the action.
 * @property {Uint8Array} bytes The envelope.
 * @property {boolean} [isSetAside] Whether no signed head covers it: it is not folded, and not found by its action or records.
 * @property {number} [position] Its position in order of arrival; negative for old batches of which a checkpoint came first.
 */
/** @typedef {Row & { position: number }} StoredRow */
/** @typedef {import("./engine.js").Description} Description */
/** @typedef {import("./held-batches.js").HeldBatch} HeldBatch */
/** @typedef {import("./journal.js").Journal} Journal */
/** @typedef {{ held: HeldBatch, description: Description }} DescribedBatch */
/** @typedef {DescribedBatch & { erases: boolean, isAsWritten: boolean }} ArrivedBatch `isAsWritten`: nothing was erased before it arrived. */
/** @typedef {{ row: StoredRow, held: HeldBatch, erases: boolean }} AddedBatch */

/** The database that names the current journal once its first pull is complete. */
export const openNotes = () => openDatabase("daybook", (database, oldVersion) => {
    if (oldVersion < 1) database.createObjectStore("notes");
});

/**
 * @param {string} id
 * @param {() => void} [onClose]
 */
export const openJournalDatabase = (id, onClose) => openDatabase(`daybook-${id}`, (database, oldVersion, transaction) => {
    if (oldVersion < 1) database.createObjectStore("meta");
    else if (oldVersion < 3) forgetFirstFormat(database, transaction.objectStore("meta"));
    if (oldVersion < 2) {
        database.createObjectStore("files", { keyPath: "digest" });
        database.createObjectStore("fileBlocks"); // by digest and number
    }
    if (oldVersion < 3) {
        const batches = database.createObjectStore("batches", { keyPath: "position", autoIncrement: true });
        batches.createIndex("identity", ["device", "sequence", "hash"], { unique: true });
        batches.createIndex("action", "action");
        batches.createIndex("records", "records", { multiEntry: true });
    }
}, onClose);

/**
 * Leaves only the files, which are of no format. The journal is pulled again.
 * @param {IDBDatabase} database
 * @param {IDBObjectStore} meta
 */
function forgetFirstFormat(database, meta) {
    database.deleteObjectStore("batches");
    meta.delete(IDBKeyRange.upperBound("fileKey", true));
    meta.delete(IDBKeyRange.lowerBound("fileKey", true));
}

/**
 * Adds missing batches, all or none, and applies those that erase to the others. A form of a stored batch that lacks what none of them
 * erases does not take its place. Damaged batches are not added. What is not its device's own, as
 * signed heads tell, is set aside, and folded once a signed head covers it.
 *
 * It runs as the only writer, with all stored batches folded: everything is computed before the transaction that stores it.
 *
 * A partial journal cannot fold everything again: if it would have to, nothing is stored and it starts from a new checkpoint.
 * @param {Journal} journal
 * @param {Uint8Array[]} blocks Envelopes and signed heads.
 */
export async function addBatches(journal, blocks) {
    const { database, keys } = journal;
    const { envelopes, heads } = await partBlocks(journal.id, blocks);
    const opened = await openEnvelopes(keys, envelopes);
    const ownership = await judgeOwnership(journal, opened, heads);
    const released = await openRows(keys, ownership.released);
    const arrived = await describeArrived(journal, [
        ...released.flatMap(held => held ? { ...held, isSetAside: false } : []),
        ...opened.map(held => ownership.isSetAside(headerOf(held)) ? { ...held, isSetAside: true } : held),
    ]);
    const releasedKeys = new Set(ownership.released.map(identityKey));
    const stored = await storedForms(database, arrived);
    const arrivedErasing = arrived.filter((each, index) => each.erases && !stored[index]).map(each => each.held);
    /** @type {Map<number, DescribedBatch>} */
    const replaced = new Map();
    for (const [index, arriving] of arrived.entries()) {
        const row = stored[index];
        if (row && releasedKeys.has(identityKey(row))) {
            if (arriving.description.reduced) replaced.set(row.position, arriving);
            continue;
        }
        const form = row && await formToKeep(journal, row, arriving, arrivedErasing);
        if (row && form) replaced.set(row.position, form);
    }
    const isReleased = (/** @type {ArrivedBatch} */ each) => releasedKeys.has(identityKey(headerOf(each.held)));
    let fresh = arrived.filter((each, index) => !stored[index] || isReleased(each));
    if (journal.isPartial) {
        const isFolded = foldedBatches(journal);
        const needsRefolding = replaced.size > 0 || fresh.some(each => each.erases || (isFolded(each.held) && !isReleased(each)));
        if (needsRefolding && !journal.isRenewed) throw new CheckpointNeededError("folded batches are erased or copied");
        fresh = fresh.filter(each => isReleased(each) || !isFolded(each.held)); // they arrive with the old ones
    }
    const isBack = (/** @type {StoredRow | undefined} */ row) => row !== undefined && replaced.has(row.position);
    const erasing = [...fresh, ...arrived.filter((_, index) => isBack(stored[index]))].filter(each => each.erases).map(each => each.held);
    if (erasing.length > 0) await reduceStored(journal, erasing, replaced);
    const hasReduced = ownership.released.filter(row => replaced.delete(row.position)).length > 0; // they leave their positions

    const entry = indexEntries(keys);
    const rows = await mapConcurrently(fresh, each => makeRow(each, entry));
    const forms = await mapConcurrently([...replaced], async ([position, form]) => ({ ...await makeRow(form, entry), position }));
    forms.push(...ownership.withdrawn.map(withoutOwner));
    const isRefolded = forms.length > 0 || hasReduced;
    await writeRows(journal, rows, forms, ownership, isRefolded);
    /** @type {AddedBatch[]} */
    const added = fresh.map(({ held, erases }, index) => ({ row: /** @type {StoredRow} */ (rows[index]), held, erases }));
    return { added, hasReplaced: isRefolded };
}

/**
 * Adds what this browser has sealed just now, all or none, with a signed head. Unlike a peer's batches, they need not be opened,
 * verified or looked for, which a person would wait for; unless they erase, or some of this device were set aside.
 *
 * It runs as the only writer, with all stored batches folded.
 * @param {Journal} journal
 * @param {HeldBatch[]} batches
 */
export async function addOwnBatches(journal, batches) {
    const { engine, id, keys, signer } = journal;
    const { envelope: first } = batches[0], { envelope: last, hash } = batches[batches.length - 1];
    const head = await signHead(id, signer, last.sequence, hash);
    const descriptions = engine.describe(batches);
    const isOwnSetAside = engine.setAside().some(batch => batch.device === signer.device);
    if (isOwnSetAside || descriptions.some(({ action, erases }) => !action || erases)) {
        return addBatches(journal, [head.bytes, ...batches.map(batch => batch.bytes)]);
    }
    const entry = indexEntries(keys);
    const rows = await Promise.all(batches.map((held, index) => makeRow({ held, description: descriptions[index] }, entry)));
    const before = { device: signer.device, sequence: first.sequence - 1, hash: toHex(first.previous) };
    await writeRows(journal, rows, [], { released: [], newHeads: [head], superseded: [before] }, false);
    /** @type {AddedBatch[]} */
    const added = batches.map((held, index) => ({ row: /** @type {StoredRow} */ (rows[index]), held, erases: false }));
    return { added, hasReplaced: false };
}

/**
 * A row of which it turned out that it is not its device's own.
 * @param {StoredRow} row
 * @returns {StoredRow}
 */
const withoutOwner = ({ action: _, ...row }) => ({ ...row, records: [], isSetAside: true });

/**
 * Adds old batches, which a checkpoint has folded, without folding them. Returns the number of others, which arrive in their turn.
 *
 * It runs as the only writer, with all stored batches folded.
 * @param {Journal} journal
 * @param {Uint8Array[]} blocks Envelopes and signed heads, which come with newer batches too.
 * @param {{ cursor?: number, actions?: string[] }} reached The server's position of the last of them; or the actions of
 * which they are the history.
 */
export async function addOldBatches(journal, blocks, { cursor, actions = [] }) {
    const { database, engine, keys } = journal;
    const { envelopes } = await partBlocks(journal.id, blocks);
    const setAside = new Set(engine.setAside().map(identityKey)); // by the checkpoint
    const arrived = await describeArrived(journal, (await openEnvelopes(keys, envelopes)).map(held =>
        setAside.has(identityKey(headerOf(held))) ? { ...held, isSetAside: true } : held));
    const stored = await storedForms(database, arrived);
    const heads = readHeads(engine.heads()), entry = indexEntries(keys);
    /** @type {StoredRow[]} */
    const forms = [];
    /** @type {Row[]} */
    const placed = []; // those that get a position, in order
    let leftOut = 0;
    for (const [index, arriving] of arrived.entries()) {
        const row = stored[index];
        const form = row && await formToKeep(journal, row, arriving, []);
        if (!row && !covers(heads, headerOf(arriving.held))) {
            leftOut += 1;
        } else if (!row) {
            placed.push(await makeRow(arriving, entry));
        } else {
            const kept = form ? { ...await makeRow(form, entry), position: row.position } : row;
            const isEarly = cursor !== undefined && row.position >= firstEarlyPosition && row.position < 0;
            if (isEarly) placed.push(kept);
            else if (form) forms.push(kept);
        }
    }
    const known = new Set(arrived.map(each => each.description.action)); // the server has no history of the others
    const entries = await Promise.all(actions.filter(action => known.has(action)).map(action => entry(actionEntry, action)));
    await writeOldRows(database, placed, forms, { cursor, entries });
    return leftOut;
}

/**
 * @param {IDBDatabase} database
 * @param {Row[]} placed Rows that get the next positions; one that has a position leaves it.
 * @param {StoredRow[]} forms
 * @param {{ cursor: number | undefined, entries: string[] }} reached
 */
async function writeOldRows(database, placed, forms, { cursor, entries }) {
    const transaction = database.transaction(["batches", "meta"], "readwrite", { durability: "strict" });
    const done = completed(transaction);
    const store = transaction.objectStore("batches"), meta = transaction.objectStore("meta");
    let position = await (cursor === undefined ? nextPosition(store, firstEarlyPosition, 0)
        : nextPosition(store, firstOldPosition, firstEarlyPosition));
    for (const row of placed) {
        if (row.position !== undefined) store.delete(row.position);
        store.add({ ...row, position: position++ });
    }
    for (const form of forms) store.put(form);
    if (cursor !== undefined) meta.put(cursor, "backfill");
    if (entries.length > 0) meta.put([...new Set([...await result(meta.get("histories")) ?? [], ...entries])], "histories");
    await done;
}

/**
 * Decides about stored rows when a checkpoint takes the place of the state: those that it has folded are old, the others
 * are folded after it.
 * @param {Journal} journal With an engine that has loaded the checkpoint.
 */
export async function rowsBesideCheckpoint({ database, engine, keys }) {
    const heads = readHeads(engine.heads()), entry = indexEntries(keys);
    const setAside = new Set(engine.setAside().map(identityKey));
    /** @type {StoredRow[]} */
    const forms = [], becomingOld = [], becomingNew = [];
    for (let after = -Infinity; ;) {
        /** @type {StoredRow[]} */
        const rows = await result(
            database.transaction("batches").objectStore("batches").getAll(IDBKeyRange.lowerBound(after, true), 500));
        if (rows.length === 0) return { forms, becomingOld, becomingNew };
        after = rows[rows.length - 1].position;
        const reduced = await reducedForms({ engine, keys }, rows);
        for (const row of rows) {
            const form = reduced.get(row.position);
            const kept = form ? { ...await makeRow(form, entry), position: row.position } : row;
            const isCovered = covers(heads, row), isSetAside = setAside.has(identityKey(row));
            const isJudgedAnew = isCovered && isSetAside !== (row.isSetAside === true);
            if (isJudgedAnew) Object.assign(kept, await foundBy({ engine, keys }, kept, isSetAside, entry));
            if (isCovered && row.position > 0) becomingOld.push(kept);
            else if (!isCovered && row.position < 0) becomingNew.push(kept);
            else if (form || isJudgedAnew) forms.push(kept);
        }
    }
}

/**
 * The rest of stored batches after all erasures that the engine knows, by position.
 * @param {Pick<Journal, "engine" | "keys">} journal
 * @param {StoredRow[]} rows
 */
async function reducedForms({ engine, keys }, rows) {
    /** @type {{ held: HeldBatch, position: number }[]} */
    const opened = [];
    for (const [index, held] of (await openRows(keys, rows)).entries()) {
        if (held?.content) opened.push({ held, position: rows[index].position });
    }
    const flags = opened.map(each => each.held.isSetAside);
    const descriptions = engine.describe(opened.map(({ held }) => ({ ...held, isSetAside: false })));
    /** @type {Map<number, DescribedBatch>} */
    const forms = new Map();
    await mapConcurrently(opened, async ({ held, position }, index) => {
        const description = descriptions[index];
        if (!description.reduced) return;
        const form = await sealReduced(keys, held, description.reduced);
        forms.set(position, { held: { ...form, isSetAside: flags[index] }, description });
    });
    return forms;
}

/**
 * The parts of a row by which it is found, or none if the checkpoint has set it aside.
 * @param {Pick<Journal, "engine" | "keys">} journal
 * @param {StoredRow} row
 * @param {boolean} isSetAside
 * @param {(kind: number, id: string) => Promise<string>} entry
 */
async function foundBy({ engine, keys }, row, isSetAside, entry) {
    const [opened] = await openRows(keys, [row]);
    if (!opened) return {};
    const held = { ...opened, isSetAside };
    const [description] = engine.describe([held]);
    const { action, records } = await makeRow({ held, description }, entry);
    return { action, records, isSetAside };
}

/**
 * Describes received batches, each once, without erased values. Leaves out damaged ones.
 * @param {Journal} journal
 * @param {HeldBatch[]} batches
 * @returns {Promise<ArrivedBatch[]>}
 */
async function describeArrived({ engine, keys }, batches) {
    /** @type {Map<string, HeldBatch>} */
    const distinct = new Map();
    for (const held of batches) {
        const identity = identityOf(held).join(" "), other = distinct.get(identity);
        if (!other || isAbove(held, other)) distinct.set(identity, held);
    }
    const all = [...distinct.values()];
    const described = engine.describe(all).map((description, index) => ({ held: all[index], description, erases: description.erases }));
    // Nothing could ever take the place of one that cannot be opened at the greatest generation.
    const isKept = (/** @type {HeldBatch} */ { envelope }) => !isOpenable(keys, envelope) && envelope.generation < latestGeneration;
    const intact = described.filter(({ held, description }) =>
        description.action || (held.isSetAside && held.content) || isKept(held));
    if (intact.length < all.length) console.warn(`${all.length - intact.length} of the received batches are damaged`);
    return mapConcurrently(intact, async ({ held, description, erases }) => {
        const { reduced } = description, isAsWritten = held.envelope.generation === 0;
        return { held: reduced ? await sealReduced(keys, held, reduced) : held, description, erases, isAsWritten };
    });
}

/**
 * Whether one of two forms of a batch is taken: that with the greater generation, but none that cannot be opened before one that
 * can.
 * @param {HeldBatch} one
 * @param {HeldBatch} other
 */
function isAbove(one, other) {
    if ((one.content === null) !== (other.content === null)) return one.content !== null;
    return one.envelope.generation > other.envelope.generation;
}

/**
 * The rows of those batches that are stored.
 * @param {IDBDatabase} database
 * @param {DescribedBatch[]} batches
 * @returns {Promise<(StoredRow | undefined)[]>}
 */
function storedForms(database, batches) {
    const identity = database.transaction("batches").objectStore("batches").index("identity");
    return Promise.all(batches.map(({ held }) => result(identity.get(identityOf(held)))));
}

/**
 * The form to keep of a stored batch that arrives again; null to keep the stored one.
 * @param {Journal} journal
 * @param {StoredRow} row
 * @param {ArrivedBatch} arriving
 * @param {HeldBatch[]} erasing What came with it and erases.
 * @returns {Promise<DescribedBatch | null>}
 */
async function formToKeep({ engine, keys }, row, arriving, erasing) {
    const { generation, previous, extensions } = arriving.held.envelope;
    const isOpen = arriving.held.content !== null;
    const [opened] = await openRows(keys, [row]);
    // The hash of a reduced form does not cover its header, which tells the chain and the device's key.
    const isOther = opened && generation > 0 && (row.generation === 0 || opened.content)
        && (toHex(opened.envelope.previous) !== toHex(previous) || toHex(opened.envelope.extensions) !== toHex(extensions));
    const stored = opened?.content ? { ...opened, isSetAside: false } : null;
    if (isOther && (!stored || isOpen)) return null;
    if (!stored) return isOpen || generation > row.generation ? arriving : null;
    if (generation === 0 && row.generation === 0) return null;
    const { isSetAside } = row;
    if (!isOpen) {
        const above = await formAbove(generation, engine, keys, stored);
        return above && { ...above, held: { ...above.held, isSetAside } };
    }
    const isReplaced = engine.isToReplace(stored, { ...arriving.held, isSetAside: false }, arriving.isAsWritten, erasing);
    return isReplaced ? { ...arriving, held: { ...arriving.held, isSetAside } } : null;
}

/**
 * A stored batch again in a form above one that cannot be opened, which the server holds, so that the exchange brings it there;
 * null if it is above.
 * @param {number} generation
 * @param {Journal["engine"]} engine
 * @param {Journal["keys"]} keys
 * @param {HeldBatch} stored
 * @returns {Promise<DescribedBatch | null>}
 */
async function formAbove(generation, engine, keys, stored) {
    if (stored.envelope.generation > generation || !stored.content) return null;
    const below = { ...stored, envelope: { ...stored.envelope, generation } };
    const held = await sealReduced(keys, below, stored.content);
    return { held, description: engine.describe([held])[0] };
}

/**
 * Finds what is left of stored batches after others erased some of it.
 * @param {Journal} journal
 * @param {HeldBatch[]} erasing
 * @param {Map<number, DescribedBatch>} replaced The forms of stored batches by position, to which those found are added.
 */
async function reduceStored({ database, engine, keys }, erasing, replaced) {
    for (let after = -Infinity; ;) {
        /** @type {StoredRow[]} */
        const rows = await result(
            database.transaction("batches").objectStore("batches").getAll(IDBKeyRange.lowerBound(after, true), 500));
        if (rows.length === 0) return;
        after = rows[rows.length - 1].position;
        /** @type {{ held: HeldBatch, position: number }[]} */
        const opened = [];
        const left = rows.filter(row => !replaced.has(row.position));
        for (const [index, held] of (await openRows(keys, left)).entries()) {
            if (held?.content) opened.push({ held, position: left[index].position });
        }
        const forms = engine.erase(erasing, opened.map(({ held }) => ({ ...held, isSetAside: false })));
        await mapConcurrently(opened, async ({ held, position }, index) => {
            const form = forms[index], { isSetAside } = held;
            if (!form?.reduced) return;
            replaced.set(position, { held: { ...await sealReduced(keys, held, form.reduced), isSetAside }, description: form });
        });
    }
}

/**
 * @param {DescribedBatch} batch
 * @param {(kind: number, id: string) => Promise<string>} entry
 * @returns {Promise<Row>}
 */
async function makeRow({ held, description }, entry) {
    const { device, sequence, hash, action, reversed } = description;
    if (held.isSetAside) {
        return { device, sequence, hash, generation: held.envelope.generation, records: [], bytes: held.bytes, isSetAside: true };
    }
    const records = await Promise.all(description.records.map(id => entry(recordEntry, id)));
    if (reversed) records.push(`undoes:${await entry(actionEntry, reversed)}`);
    const row = { device, sequence, hash, generation: held.envelope.generation, records, bytes: held.bytes };
    return action ? { ...row, action: await entry(actionEntry, action) } : row;
}

/**
 * Stores new rows, which get a position, and other forms of stored ones, all or none, with the signed heads. Rows that are set aside
 * no longer leave their position for one behind all others, so that every worker folds them. Incrementing `erasures` makes every
 * worker reload the journal (see `catchUp`): from its batches, or from the checkpoint that it has just got.
 * @param {Journal} journal
 * @param {Row[]} rows
 * @param {StoredRow[]} forms
 * @param {Pick<import("./ownership.js").Ownership, "released" | "newHeads" | "superseded">} ownership
 * @param {boolean} isRefolded Whether folded rows are replaced.
 */
async function writeRows({ database, isPartial }, rows, forms, { released, newHeads, superseded }, isRefolded) {
    if (rows.length === 0 && forms.length === 0 && newHeads.length === 0) return;
    const transaction = database.transaction(["batches", "meta"], "readwrite", { durability: "strict" });
    const done = completed(transaction);
    const store = transaction.objectStore("batches"), meta = transaction.objectStore("meta");
    try {
        writeHeads(meta, newHeads, superseded);
        for (const { position } of released) store.delete(position);
        for (const row of rows) {
            const request = store.add(row);
            request.onsuccess = () => { row.position = Number(request.result); };
        }
        for (const form of forms) store.put(form);
        if (isRefolded) {
            const erasures = meta.get("erasures");
            erasures.onsuccess = () => meta.put((erasures.result ?? 0) + 1, "erasures");
            if (isPartial) meta.put(true, "isOutdated");
            else meta.delete("snapshot");
            meta.delete("upload");
            meta.put(true, "hasErased");
        }
    } catch (error) {
        done.catch(() => {});
        if (!transaction.error) transaction.abort();
        throw error;
    }
    await done;
}
