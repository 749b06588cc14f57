// Uploaded files as the database keeps them between a form's preview and the form itself.

import { fromHex, randomBytes, Reader, Writer } from "../shared/bytes.js";
import { openContent, sealContent } from "./sealing.js";

/** @typedef {import("./requests.js").Upload} Upload */
/** @typedef {import("./sealing.js").JournalKeys} JournalKeys */
/** @typedef {{ handle: string, sealed: Uint8Array }} SealedUpload */

/**
 * @param {JournalKeys} keys
 * @param {Upload} upload
 * @returns {Promise<SealedUpload>}
 */
export async function sealUpload(keys, { handle, fileName, bytes }) {
    const writer = new Writer();
    writer.text(fileName);
    writer.block(bytes);
    const content = writer.bytes;
    return { handle, sealed: await sealContent(keys.epochs[0], "upload", fromHex(handle), content, randomBytes(32)) };
}

/**
 * Null if it is damaged.
 * @param {JournalKeys} keys
 * @param {SealedUpload} upload
 * @returns {Promise<Upload | null>}
 */
export async function openUpload(keys, { handle, sealed }) {
    const content = await openContent(keys.epochs[0], "upload", fromHex(handle), sealed);
    if (!content) return null;
    const reader = new Reader(content);
    return { handle, fileName: reader.text(), bytes: reader.block() };
}
