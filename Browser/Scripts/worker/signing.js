// Signed heads (docs/sync.md, chapter 6), as in SignedHead.swift and SigningKey.swift: a device signs the hash of its last batch,
// which covers all before it.

import { fromHex, Reader, toHex, UnreadableBytesError, Writer } from "../shared/bytes.js";
import { completed, exclusively, read, result } from "./database.js";
import { hashOf } from "./sealing.js";

/**
 * @typedef {object} Signer A device that writes here.
 * @property {string} device In hex.
 * @property {Uint8Array} publicKey
 * @property {CryptoKey} secret Nothing can read it.
 */
/** @typedef {{ device: string, sequence: number, hash: string }} Identity A batch; the device and the hash are in hex. */
/** @typedef {Identity & { bytes: Uint8Array }} SignedHead Encoded, with the last of the signed batches. */

/** "DBH" and the version. */
const headMark = [0x44, 0x42, 0x48, 1];

/** Bytes of a public key, an uncompressed point, and of a signature. */
const publicKeySize = 65, signatureSize = 64;

const curve = { name: "ECDSA", namedCurve: "P-256" }, scheme = { name: "ECDSA", hash: "SHA-256" };

/**
 * The device that has a public key: so nobody else can give a device a key.
 * @param {string} journal
 * @param {Uint8Array} publicKey
 */
async function deviceOf(journal, publicKey) {
    const hash = await hashOf(Uint8Array.of(...new TextEncoder().encode("daybook device"), ...fromHex(journal), ...publicKey));
    return toHex(hash.subarray(0, 8));
}

/**
 * A new device, with a new key.
 * @param {string} journal
 * @returns {Promise<Signer>}
 */
export async function makeSigner(journal) {
    const pair = await crypto.subtle.generateKey(curve, false, ["sign", "verify"]);
    const publicKey = new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey));
    return { device: await deviceOf(journal, publicKey), publicKey, secret: pair.privateKey };
}

/**
 * The device that writes here, made if there is none that can sign.
 * @param {IDBDatabase} database
 * @param {string} journal
 * @returns {Promise<Signer>}
 */
export async function storedSigner(database, journal) {
    const load = async () => {
        const [device, signer] = await Promise.all([read(database, "meta", "device"), read(database, "meta", "signer")]);
        return device && signer?.device === toHex(device) ? signer : null;
    };
    return await load() ?? exclusively(async () => await load() ?? storeNewSigner(database, journal));
}

/**
 * Makes this browser write as a new device from now on. It runs as the only writer.
 * @param {IDBDatabase} database
 * @param {string} journal
 */
export async function storeNewSigner(database, journal) {
    const signer = await makeSigner(journal);
    const transaction = database.transaction("meta", "readwrite", { durability: "strict" });
    transaction.objectStore("meta").put(fromHex(signer.device), "device");
    transaction.objectStore("meta").put(signer, "signer");
    await completed(transaction);
    return signer;
}

/**
 * Makes this browser write as a new device after batches of the one before were lost. That one signs the end of each piece that is left
 * of its chain: what no signature covers would count nowhere else. It runs as the only writer.
 * @param {IDBDatabase} database
 * @param {string} journal
 * @param {Signer} signer
 */
export async function replaceSigner(database, journal, signer) {
    const identities = database.transaction("batches").objectStore("batches").index("identity");
    /** @type {import("./batches.js").StoredRow[]} */
    const rows = await result(identities.getAll(IDBKeyRange.bound([signer.device], [signer.device, Infinity])));
    const ends = rows.filter((row, index) => !row.isSetAside && rows[index + 1]?.sequence !== row.sequence + 1);
    const heads = await Promise.all(ends.map(row => signHead(journal, signer, row.sequence, fromHex(row.hash))));
    const transaction = database.transaction("meta", "readwrite", { durability: "strict" });
    writeHeads(transaction.objectStore("meta"), heads, []);
    await completed(transaction);
    return storeNewSigner(database, journal);
}

/**
 * Signs a batch of the device, and with it all before it.
 * @param {string} journal
 * @param {Signer} signer
 * @param {number} sequence
 * @param {Uint8Array} hash
 * @returns {Promise<SignedHead>}
 */
export async function signHead(journal, { device, publicKey, secret }, sequence, hash) {
    const writer = new Writer();
    writer.raw(headMark);
    writer.raw(fromHex(journal));
    writer.raw(fromHex(device));
    writer.count(sequence);
    writer.raw(hash);
    writer.raw(publicKey);
    const signature = await crypto.subtle.sign(scheme, secret, writer.bytes);
    writer.raw(new Uint8Array(signature));
    return { device, sequence, hash: toHex(hash), bytes: writer.bytes.slice() };
}

/**
 * Whether bytes are a signed head, of this or a later version, rather than an envelope.
 * @param {Uint8Array} bytes
 */
export const isSignedHead = bytes => headMark.slice(0, 3).every((byte, index) => bytes[index] === byte);

/**
 * Reads a signed head. Null if the device that it names has not signed it, or if it is of a later version.
 * @param {string} journal
 * @param {Uint8Array} bytes
 * @returns {Promise<SignedHead | null>}
 */
export async function readSignedHead(journal, bytes) {
    try {
        const reader = new Reader(bytes);
        if (!headMark.every(byte => reader.byte() === byte) || toHex(reader.raw(16)) !== journal) return null;
        const device = toHex(reader.raw(8)), sequence = reader.count(), hash = toHex(reader.raw(32));
        const publicKey = reader.raw(publicKeySize), end = reader.position, signature = reader.raw(signatureSize);
        if (!reader.isAtEnd || sequence < 1 || await deviceOf(journal, publicKey) !== device) return null;
        const key = await crypto.subtle.importKey("raw", publicKey, curve, false, ["verify"]);
        const isValid = await crypto.subtle.verify(scheme, key, signature, bytes.subarray(0, end));
        return isValid ? { device, sequence, hash, bytes } : null;
    } catch (error) {
        if (error instanceof UnreadableBytesError || error instanceof DOMException) return null; // no point of the curve
        throw error;
    }
}

/**
 * Whether it is the header of a first batch with the device's public key: what the device writes is signed.
 * @param {import("./envelope.js").EnvelopeHeader} header
 */
export const carriesKey = async ({ journal, device, sequence, extensions }) =>
    sequence === 1 && extensions.length === publicKeySize && await deviceOf(journal, extensions) === device;

/** @param {Identity} head */
const headKey = ({ device, sequence, hash }) => `signed/${device}/${sequence}/${hash}`;

/**
 * The stored signed heads: of one device, or of all.
 * @param {IDBDatabase} database
 * @param {string} [device]
 * @returns {Promise<SignedHead[]>}
 */
export async function storedHeads(database, device) {
    const range = device ? IDBKeyRange.bound(`signed/${device}/`, `signed/${device}0`) : IDBKeyRange.bound("signed/", "signed0");
    const meta = database.transaction("meta").objectStore("meta");
    const [keys, values] = await Promise.all([result(meta.getAllKeys(range)), result(meta.getAll(range))]);
    return keys.map((key, index) => {
        const [, device, sequence, hash] = String(key).split("/");
        return { device, sequence: Number(sequence), hash, bytes: values[index] };
    });
}

/**
 * The greatest sequence that each device has signed.
 * @param {IDBDatabase} database
 */
export async function signedEnds(database) {
    /** @type {Map<string, number>} */
    const ends = new Map();
    for (const { device, sequence } of await storedHeads(database)) {
        ends.set(device, Math.max(sequence, ends.get(device) ?? 0));
    }
    return ends;
}

/**
 * @param {IDBObjectStore} meta
 * @param {SignedHead[]} heads
 * @param {Identity[]} superseded Ends of signed heads that others cover.
 */
export function writeHeads(meta, heads, superseded) {
    for (const head of heads) meta.put(head.bytes, headKey(head));
    for (const head of superseded) meta.delete(headKey(head));
}
