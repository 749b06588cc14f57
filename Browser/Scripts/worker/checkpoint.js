// The server's checkpoint: the state of all its batches, an eighth of their size. A new browser starts from it.

import { fromHex, randomBytes, Writer } from "../shared/bytes.js";
import { rowsBesideCheckpoint } from "./batches.js";
import { inflate } from "./compression.js";
import { completed, exclusively, read, result } from "./database.js";
import { Engine } from "./engine.js";
import { catchUpToLosses } from "./journal.js";
import { firstEarlyPosition, nextPosition } from "./partial.js";
import { PortionSize } from "./portion-size.js";
import { openContent, sealContent } from "./sealing.js";
import { readTexts } from "./texts.js";
import { AbsentError, callReplica, UnreachableError } from "./transport.js";

/** @typedef {import("./journal.js").Journal} Journal */
/** @typedef {{ id: string, total: number, received: number, parts: number }} Download A checkpoint that is being fetched. */

const checkpointSize = new PortionSize();

/** The size in bytes above which a checkpoint is not opened. */
const largestCheckpoint = 1 << 30;

/** The keys in the database of the parts that have arrived. */
const partKeys = () => IDBKeyRange.bound("checkpoint/", "checkpoint0", false, true);

/**
 * Whether nothing was stored of a journal yet.
 * @param {Journal} journal
 */
export async function isFresh({ database }) {
    const transaction = database.transaction(["batches", "meta"]), meta = transaction.objectStore("meta");
    const [count, cursor, snapshot] = await Promise.all([
        result(transaction.objectStore("batches").count()), result(meta.get("cursor")), result(meta.get("snapshot")),
    ]);
    return count === 0 && !cursor && !snapshot;
}

/**
 * Starts from the server's checkpoint: a new journal, or a partial one that cannot use its state any more. Stored batches stay,
 * and those that the checkpoint does not cover are folded after it. Null if the server has none that is usable here.
 * @param {Journal} journal
 * @param {import("./exchange.js").Report} report
 * @returns {Promise<Journal | null>}
 */
export async function startFromCheckpoint(journal, report) {
    const { id, database, keys } = journal;
    const sealed = await fetchCheckpoint(journal, report);
    const deflated = sealed && await openContent(keys.epochs[0], "checkpoint", fromHex(id), sealed);
    const snapshot = deflated && await inflate(deflated, largestCheckpoint, "deflate");
    const started = snapshot && await exclusively(() => install(journal, snapshot));
    if (!started) await forgetCheckpoint(database);
    return started;
}

/**
 * Fetches the checkpoint in portions, and stores each: the next worker goes on where this one was stopped. Null if there is none.
 * @param {Journal} journal
 * @param {import("./exchange.js").Report} report
 */
async function fetchCheckpoint(journal, report) {
    const { database } = journal;
    /** @type {Download} */
    let download = await read(database, "meta", "checkpoint") ?? { id: "", total: -1, received: 0, parts: 0 };
    while (download.received !== download.total) {
        const portion = await fetchPart(journal, download).catch(error => {
            if (error instanceof AbsentError) return null;
            throw error;
        });
        if (!portion) return null;
        download = portion.download;
        await storePart(database, download, portion.bytes);
        report(download.total - download.received);
    }
    const writer = new Writer();
    for (let part = 0; part < download.parts; part++) writer.raw(await read(database, "meta", `checkpoint/${part}`) ?? []);
    return writer.bytes;
}

/**
 * @param {Journal} journal
 * @param {Download} download
 */
async function fetchPart(journal, { id, total, received, parts }) {
    const path = `checkpoint?from=${received}&most=${checkpointSize.bytes}${id ? `&id=${id}` : ""}`;
    const { response: { headers }, bytes } = await checkpointSize.transfer(async () => {
        const value = await callReplica(journal, path, new Uint8Array());
        return { value, bytes: value.bytes.length };
    });
    const answered = { id: headers.get("Daybook-Checkpoint") ?? "", total: Number(headers.get("Daybook-Total")) };
    const isContinued = answered.id === id && answered.total === total;
    const before = isContinued ? received : 0;
    if (!answered.id || bytes.length === 0 || before + bytes.length > answered.total) {
        throw new UnreachableError("/replica/checkpoint: the answer is no part of a checkpoint");
    }
    const download = { ...answered, received: before + bytes.length, parts: isContinued ? parts + 1 : 1 };
    return { download, bytes };
}

/**
 * Stores the last part of a checkpoint. The first one takes the place of another checkpoint.
 * @param {IDBDatabase} database
 * @param {Download} download
 * @param {Uint8Array} bytes
 */
async function storePart(database, download, bytes) {
    const transaction = database.transaction("meta", "readwrite", { durability: "strict" });
    const meta = transaction.objectStore("meta");
    if (download.parts === 1) meta.delete(partKeys());
    meta.put(bytes, `checkpoint/${download.parts - 1}`);
    meta.put(download, "checkpoint");
    await completed(transaction);
}

/** @param {IDBDatabase} database */
async function forgetCheckpoint(database) {
    const transaction = database.transaction("meta", "readwrite", { durability: "strict" });
    transaction.objectStore("meta").delete(partKeys());
    transaction.objectStore("meta").delete("checkpoint");
    await completed(transaction);
}

/**
 * Makes a checkpoint the journal's snapshot. Null if it is of another version of the app. It runs as the only writer.
 * @param {Journal} journal
 * @param {Uint8Array} snapshot
 * @returns {Promise<Journal | null>}
 */
async function install(journal, snapshot) {
    const { id, database, device, keys } = journal;
    const engine = await Engine.make(await readTexts());
    engine.start(id, fromHex(device));
    if (engine.load(snapshot) < 0) return null;
    const sealed = await sealContent(keys.epochs[0], "snapshot", fromHex(id), snapshot, randomBytes(32));
    const { forms, becomingOld, becomingNew } = await rowsBesideCheckpoint({ ...journal, engine });

    const transaction = database.transaction(["batches", "meta"], "readwrite", { durability: "strict" });
    const done = completed(transaction);
    const store = transaction.objectStore("batches"), meta = transaction.objectStore("meta");
    const [acknowledged, count] = await Promise.all([result(meta.get("acknowledged")), result(meta.get("erasures"))]);
    let position = await nextPosition(store, firstEarlyPosition, 0);
    for (const row of [...becomingOld, ...becomingNew]) store.delete(row.position);
    for (const row of becomingOld) store.add({ ...row, position: position++ });
    for (const { position: _, ...row } of becomingNew) store.add(row);
    for (const form of forms) store.put(form);
    const erasures = (count ?? 0) + 1; // every worker reloads the journal
    meta.put(erasures, "erasures");
    meta.put(sealed, "snapshot");
    meta.put(true, "isPartial");
    if (journal.isPartial) meta.put(true, "hasErased");
    meta.delete(partKeys());
    for (const key of ["checkpoint", "cursor", "upload", "isOutdated", "histories"]) meta.delete(key);
    await done;

    const started = { ...journal, engine, position: 0, isPartial: true, isRenewed: true, erasures, newChanges: 0, newBatches: 0 };
    if (acknowledged) engine.acknowledge(acknowledged);
    await catchUpToLosses(started);
    return started;
}

/**
 * Gives up the state of a partial journal: everything is pulled, and folded with the stored batches.
 * @param {IDBDatabase} database
 */
export async function forgetState(database) {
    const transaction = database.transaction("meta", "readwrite", { durability: "strict" });
    const meta = transaction.objectStore("meta");
    meta.put((await result(meta.get("erasures")) ?? 0) + 1, "erasures");
    for (const key of ["snapshot", "isPartial", "isOutdated", "backfill", "histories", "cursor"]) meta.delete(key);
    await completed(transaction);
}
