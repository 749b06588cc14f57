// The cryptography of the journal (docs/sync.md), as in Sealer.swift.

import { fromHex, toHex } from "../shared/bytes.js";

/**
 * @typedef {object} JournalKeys
 * @property {string} journal The journal's id.
 * @property {Record<number, CryptoKey>} epochs The keys that batches are sealed with, by epoch.
 * @property {CryptoKey} index The key of the index entries.
 */
/** @typedef {"batch" | "snapshot" | "checkpoint" | "upload"} Purpose What content is sealed for. A key of one purpose opens nothing of another. */

const asciiEncoder = new TextEncoder();

/** Bytes of the parts of sealed content. */
const saltSize = 32, commitmentSize = 32, tagSize = 16;

/** Bytes that sealed content has beside its plain text. */
export const sealingOverhead = saltSize + commitmentSize + tagSize;

/**
 * The keys of a journal, which nothing can read.
 * @param {string} journal
 * @param {Uint8Array} secret The key of epoch 0.
 * @returns {Promise<JournalKeys>}
 */
export async function importKeys(journal, secret) {
    const key = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits", "deriveKey"]);
    const index = await crypto.subtle.deriveKey(
        { name: "HKDF", hash: "SHA-256", salt: fromHex(journal), info: asciiEncoder.encode("daybook index") }, key,
        { name: "HMAC", hash: "SHA-256", length: 256 }, false, ["sign"]);
    return { journal, epochs: { 0: key }, index };
}

/**
 * The key of one content, used once, and the commitment to it: AES-GCM alone lets content be made that opens under two keys.
 * @param {CryptoKey} key The journal's.
 * @param {Uint8Array} salt
 * @param {Purpose} purpose
 */
async function deriveContentKey(key, salt, purpose) {
    const info = asciiEncoder.encode(`daybook ${purpose}`);
    const bits = await crypto.subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt, info }, key, 8 * (32 + commitmentSize));
    return { secret: new Uint8Array(bits, 0, 32), commitment: new Uint8Array(bits, 32) };
}

/** @param {Uint8Array} secret */
async function contentKey(secret) {
    const key = await crypto.subtle.importKey("raw", secret, "AES-GCM", false, ["encrypt", "decrypt"]);
    secret.fill(0);
    return key;
}

/**
 * A salt is never used twice, so a nonce can be.
 * @param {Uint8Array} header
 */
const contentCipher = header => ({ name: "AES-GCM", iv: new Uint8Array(12), additionalData: header });

/**
 * @param {CryptoKey} key The journal's.
 * @param {Purpose} purpose
 * @param {Uint8Array} header What the content is authenticated with.
 * @param {Uint8Array} content
 * @param {Uint8Array} salt 32 random bytes.
 */
export async function sealContent(key, purpose, header, content, salt) {
    const { secret, commitment } = await deriveContentKey(key, salt, purpose);
    const sealed = await crypto.subtle.encrypt(contentCipher(header), await contentKey(secret), content);
    const bytes = new Uint8Array(sealingOverhead + content.length);
    bytes.set(salt);
    bytes.set(commitment, saltSize);
    bytes.set(new Uint8Array(sealed), saltSize + commitmentSize);
    return bytes;
}

/**
 * Null if it is not what was sealed, or was sealed with another key.
 * @param {CryptoKey} key The journal's.
 * @param {Purpose} purpose
 * @param {Uint8Array} header
 * @param {Uint8Array} sealed
 */
export async function openContent(key, purpose, header, sealed) {
    if (sealed.length < sealingOverhead) return null;
    const { secret, commitment } = await deriveContentKey(key, sealed.subarray(0, saltSize), purpose);
    if (commitment.some((byte, index) => byte !== sealed[saltSize + index])) return null;
    try {
        const text = sealed.subarray(saltSize + commitmentSize);
        return new Uint8Array(await crypto.subtle.decrypt(contentCipher(header), await contentKey(secret), text));
    } catch (error) {
        if (/** @type {Error} */ (error).name === "OperationError") return null;
        throw error;
    }
}

/** @param {Uint8Array} bytes */
export const hashOf = async bytes => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));

/** The kinds of ids that index entries stand for. */
export const actionEntry = 1, recordEntry = 2;

/**
 * A function that returns the keyed hash of an id in hex, by which the database finds it. It computes each once.
 * @param {JournalKeys} keys
 */
export function indexEntries({ index }) {
    /** @type {Map<string, Promise<string>>} */
    const known = new Map();
    /** @type {(kind: number, id: string) => Promise<string>} */
    return (kind, id) => {
        let entry = known.get(kind + id);
        if (!entry) known.set(kind + id, entry = indexEntry(index, kind, id));
        return entry;
    };
}

/**
 * @param {CryptoKey} index
 * @param {number} kind
 * @param {string} id In hex.
 */
async function indexEntry(index, kind, id) {
    const code = await crypto.subtle.sign("HMAC", index, Uint8Array.of(kind, ...fromHex(id)));
    return toHex(new Uint8Array(code, 0, 16));
}
