// The layout and the cipher of encrypted files (docs/attachments.md), as in EncryptedFile.swift.

import { fromHex, toHex } from "../shared/bytes.js";

/**
 * @typedef {object} FileLayout
 * @property {string} digest In hex.
 * @property {number} count Bytes of the content.
 * @property {Uint8Array} salt
 */

/** Bytes of a block before it is sealed; the last has fewer. */
export const blockSize = 64 << 10;

/** @param {number} count Bytes of the content. */
export const blockCount = count => Math.max(1, Math.ceil(count / blockSize));

const ascii = new TextEncoder();
const magic = Uint8Array.of(...ascii.encode("DBATTAC"), 1);

/**
 * The cipher of a block, which opens in no other place.
 * @param {FileLayout} layout
 * @param {number} number The block's number, counted from 0.
 */
function cipher({ count, salt }, number) {
    const nonce = new Uint8Array(12), place = new Uint8Array(41); // the header, the number and whether it is the last
    new DataView(nonce.buffer).setUint32(8, number);
    place.set(magic);
    new DataView(place.buffer).setUint32(8, blockSize);
    new DataView(place.buffer).setUint32(16, count);
    place.set(salt, 20);
    place.set(nonce.subarray(8), 36);
    place[40] = number === blockCount(count) - 1 ? 1 : 0;
    return { name: "AES-GCM", iv: nonce, additionalData: place };
}

/**
 * The key of a file, derived from this browser's.
 * @param {CryptoKey} key
 * @param {FileLayout} layout
 */
export function fileKey(key, { digest, salt }) {
    const info = Uint8Array.of(...ascii.encode("attachment"), ...fromHex(digest));
    return crypto.subtle.deriveKey(
        { name: "HKDF", hash: "SHA-256", salt, info }, key, { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
}

/**
 * @param {CryptoKey} key The file's.
 * @param {FileLayout} layout
 * @param {number} number
 * @param {Uint8Array} content
 */
export const seal = async (key, layout, number, content) =>
    new Uint8Array(await crypto.subtle.encrypt(cipher(layout, number), key, content));

/**
 * Throws if it is not what was sealed.
 * @param {CryptoKey} key The file's.
 * @param {FileLayout} layout
 * @param {number} number
 * @param {Uint8Array} sealed
 */
export const unseal = async (key, layout, number, sealed) =>
    new Uint8Array(await crypto.subtle.decrypt(cipher(layout, number), key, sealed));

/**
 * The digest of a content, the same on every device: see `Attachment.digest`.
 * @param {string} journal The journal's id.
 * @param {Uint8Array} content
 */
export async function fileDigest(journal, content) {
    const key = await crypto.subtle.importKey("raw", fromHex(journal), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    return toHex(new Uint8Array(await crypto.subtle.sign("HMAC", key, content)));
}
