// The files of attachments in the browser's database, encrypted (docs/attachments.md).

import { randomBytes } from "../shared/bytes.js";
import { completed, read, result, write } from "./database.js";
import { blockCount, blockSize, fileKey, seal, unseal } from "./file-layout.js";

/** @typedef {import("./file-layout.js").FileLayout & { stored: number, at: number }} FileRow `stored` is the number of its first blocks that are here, `at` when it was begun. */

/** A file cannot be decrypted, or is not what its digest says. */
export class DamagedFileError extends Error {}

/**
 * This browser's key, which nothing can read. Made on first use.
 * @param {IDBDatabase} database
 * @returns {Promise<CryptoKey>}
 */
async function replicaKey(database) {
    const fresh = await crypto.subtle.importKey("raw", randomBytes(32), "HKDF", false, ["deriveKey"]);
    const transaction = database.transaction("meta", "readwrite", { durability: "strict" });
    const meta = transaction.objectStore("meta");
    const key = await result(meta.get("fileKey")) ?? fresh;
    if (key === fresh) meta.put(fresh, "fileKey");
    await completed(transaction);
    return key;
}

/** @param {string} digest */
const blocksOf = digest => IDBKeyRange.bound([digest], [digest, []]);

/**
 * @param {IDBDatabase} database
 * @param {string} digest
 * @returns {Promise<FileRow | undefined>}
 */
export const fileRow = (database, digest) => result(database.transaction("files").objectStore("files").get(digest));

/** @param {FileRow} row */
export const isWhole = row => row.stored === blockCount(row.count);

/**
 * The files and parts of files that are here.
 * @param {IDBDatabase} database
 * @returns {Promise<FileRow[]>}
 */
export const fileRows = database => result(database.transaction("files").objectStore("files").getAll());

/**
 * Stores a content in place of what is stored of it.
 * @param {IDBDatabase} database
 * @param {string} digest
 * @param {Uint8Array} content
 */
export const storeFile = (database, digest, content) => appendBlocks(database, beginFile(digest, content.length), content);

/**
 * A file that has no blocks yet.
 * @param {string} digest
 * @param {number} count Bytes of its content.
 * @returns {FileRow}
 */
export const beginFile = (digest, count) => ({ digest, count, salt: randomBytes(16), stored: 0, at: Date.now() });

/**
 * Stores the next blocks of a file, all or none. Changes the row.
 * @param {IDBDatabase} database
 * @param {FileRow} row
 * @param {Uint8Array} content Whole blocks, or the rest.
 */
export async function appendBlocks(database, row, content) {
    const key = await fileKey(await replicaKey(database), row);
    /** @type {Uint8Array[]} */
    const blocks = [];
    for (let start = 0; start < content.length; start += blockSize) {
        blocks.push(await seal(key, row, row.stored + blocks.length, content.subarray(start, start + blockSize)));
    }
    const transaction = database.transaction(["files", "fileBlocks"], "readwrite", { durability: "strict" });
    const store = transaction.objectStore("fileBlocks");
    if (row.stored === 0) store.delete(blocksOf(row.digest));
    for (const [index, block] of blocks.entries()) store.put(block, [row.digest, row.stored + index]);
    row.stored += blocks.length;
    transaction.objectStore("files").put(row);
    await completed(transaction);
}

/**
 * The content of a file; null if it is not here, or not all of it.
 * @param {IDBDatabase} database
 * @param {string} digest
 */
export async function readFile(database, digest) {
    const row = await fileRow(database, digest);
    if (!row || !isWhole(row)) return null;
    const content = new Uint8Array(row.count);
    try {
        const key = await fileKey(await replicaKey(database), row);
        for (let number = 0; number < row.stored; number++) {
            const sealed = await read(database, "fileBlocks", [digest, number]);
            content.set(await unseal(key, row, number, sealed), number * blockSize);
        }
    } catch (cause) {
        throw new DamagedFileError(`the file ${digest.slice(0, 8)} is damaged`, { cause });
    }
    return content;
}

/**
 * @param {IDBDatabase} database
 * @param {string[]} digests
 */
export async function removeFiles(database, digests) {
    const transaction = database.transaction(["files", "fileBlocks"], "readwrite", { durability: "strict" });
    for (const digest of digests) {
        transaction.objectStore("files").delete(digest);
        transaction.objectStore("fileBlocks").delete(blocksOf(digest));
    }
    await completed(transaction);
}

/**
 * Removes the files that no record names after an erasure. Without one they stay, since a redo may bring a record back.
 * @param {IDBDatabase} database
 * @param {Set<string>} named The digests that records name.
 */
export async function removeUnnamedFiles(database, named) {
    if (!await read(database, "meta", "hasErased")) return;
    const unnamed = (await fileRows(database)).filter(row => !named.has(row.digest));
    if (unnamed.length > 0) await removeFiles(database, unnamed.map(row => row.digest));
    await write(database, "meta", "hasErased", undefined);
}
