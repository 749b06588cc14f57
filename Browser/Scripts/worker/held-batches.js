// Batches with their opened content, as the engine takes them (Browser/Sources/Worker/HeldBatch+Codec.swift).

import { fromHex, randomBytes, toHex, UnreadableBytesError, Writer } from "../shared/bytes.js";
import { encodeHeader, formatVersion, latestGeneration, readEnvelope } from "./envelope.js";
import { readSignedHead, isSignedHead } from "./signing.js";
import { hashOf, openContent, sealContent, sealingOverhead } from "./sealing.js";

/** @typedef {import("./batches.js").StoredRow} StoredRow */
/** @typedef {import("./envelope.js").EnvelopeHeader} EnvelopeHeader */
/** @typedef {import("./sealing.js").JournalKeys} JournalKeys */
/**
 * @typedef {object} HeldBatch
 * @property {import("./envelope.js").Envelope} envelope
 * @property {Uint8Array} bytes The whole envelope.
 * @property {Uint8Array} hash The batch's, at generation 0.
 * @property {Uint8Array | null} content Null if it cannot be opened.
 * @property {boolean} [isSetAside] Whether no signed head covers it, so that it is not folded.
 */
/** @typedef {{ sequence: number, content: Uint8Array }} Draft A batch to seal. */

/** The number of batches that are opened at the same time. */
const concurrency = 200;

/**
 * @template Item, Result
 * @param {Item[]} items
 * @param {(item: Item, index: number) => Promise<Result>} work
 */
export async function mapConcurrently(items, work) {
    /** @type {Result[]} */
    const results = [];
    for (let start = 0; start < items.length; start += concurrency) {
        const portion = items.slice(start, start + concurrency);
        results.push(...await Promise.all(portion.map((item, index) => work(item, start + index))));
    }
    return results;
}

/**
 * Parts received blocks into envelopes and the valid ones of the signed heads.
 * @param {string} journal
 * @param {Uint8Array[]} blocks
 */
export async function partBlocks(journal, blocks) {
    const heads = await mapConcurrently(blocks.filter(isSignedHead), bytes => readSignedHead(journal, bytes));
    return { envelopes: blocks.filter(bytes => !isSignedHead(bytes)), heads: heads.flatMap(head => head ?? []) };
}

/**
 * Opens received envelopes. Throws if one is none.
 * @param {JournalKeys} keys
 * @param {Uint8Array[]} envelopes
 */
export const openEnvelopes = (keys, envelopes) => mapConcurrently(envelopes, async bytes => {
    const envelope = readEnvelope(bytes);
    return openHeld(keys, envelope, bytes, envelope.original ?? await hashOf(bytes));
});

/**
 * Opens rows of the database; null for those that are no envelopes.
 * @param {JournalKeys} keys
 * @param {StoredRow[]} rows
 */
export const openRows = (keys, rows) => mapConcurrently(rows, async ({ bytes, hash, isSetAside }) => {
    if (!(bytes instanceof Uint8Array)) return null;
    try {
        const held = await openHeld(keys, readEnvelope(bytes), bytes, fromHex(hash));
        return isSetAside ? { ...held, isSetAside } : held;
    } catch (error) {
        if (error instanceof UnreadableBytesError) return null;
        throw error;
    }
});

/**
 * Opens those rows of the database that can be opened.
 * @param {JournalKeys} keys
 * @param {StoredRow[]} rows
 */
export async function openableRows(keys, rows) {
    /** @type {HeldBatch[]} */
    const opened = [];
    for (const held of await openRows(keys, rows)) if (held?.content) opened.push(held);
    return opened;
}

/**
 * Whether a batch was sealed in a version and with a key that are known here.
 * @param {JournalKeys} keys
 * @param {EnvelopeHeader} header
 */
export const isOpenable = (keys, { version, epoch }) => version === formatVersion && epoch in keys.epochs;

/**
 * @param {JournalKeys} keys
 * @param {import("./envelope.js").Envelope} envelope
 * @param {Uint8Array} bytes
 * @param {Uint8Array} hash
 * @returns {Promise<HeldBatch>}
 */
async function openHeld(keys, envelope, bytes, hash) {
    const { head, content, epoch } = envelope;
    const isKnown = isOpenable(keys, envelope);
    return { envelope, bytes, hash, content: isKnown ? await openContent(keys.epochs[epoch], "batch", head, content) : null };
}

/**
 * @param {JournalKeys} keys
 * @param {EnvelopeHeader} header
 * @param {Uint8Array} content
 */
async function sealEnvelope(keys, header, content) {
    const head = encodeHeader(header, content.length + sealingOverhead);
    const sealed = await sealContent(keys.epochs[header.epoch], "batch", head, content, randomBytes(32));
    const bytes = new Uint8Array(head.length + sealed.length);
    bytes.set(head);
    bytes.set(sealed, head.length);
    return bytes;
}

/**
 * Seals new batches of a device, each with the hash of the one before; the first carries the device's public key. They need not be
 * opened again: their content is at hand.
 * @param {JournalKeys} keys
 * @param {Pick<import("./signing.js").Signer, "device" | "publicKey">} signer
 * @param {Uint8Array} previous The hash of the device's last batch.
 * @param {Draft[]} drafts
 * @returns {Promise<HeldBatch[]>}
 */
export async function sealDrafts(keys, { device, publicKey }, previous, drafts) {
    /** @type {HeldBatch[]} */
    const batches = [];
    for (const { sequence, content } of drafts) {
        const bytes = await sealEnvelope(keys, {
            version: formatVersion, journal: keys.journal, device, sequence, generation: 0, original: null, previous,
            epoch: 0, extensions: sequence === 1 ? publicKey : new Uint8Array(),
        }, content);
        const hash = await hashOf(bytes);
        batches.push({ envelope: readEnvelope(bytes), bytes, hash, content });
        previous = hash;
    }
    return batches;
}

/**
 * Seals what is left of a batch after something in it was erased.
 * @param {JournalKeys} keys
 * @param {HeldBatch} held
 * @param {Uint8Array} content
 * @returns {Promise<HeldBatch>}
 */
export async function sealReduced(keys, { envelope, hash }, content) {
    const bytes = await sealEnvelope(keys, { ...envelope, generation: Math.min(envelope.generation + 1, latestGeneration), original: hash }, content);
    return { envelope: readEnvelope(bytes), bytes, hash, content };
}

/**
 * @param {Writer} writer
 * @param {HeldBatch} held
 */
export function writeHeld(writer, { envelope, hash, content, isSetAside }) {
    writer.block(envelope.head);
    writer.raw(hash);
    writer.byte(isSetAside ? 1 : 0);
    writer.block(content ?? new Uint8Array());
}

/** @param {HeldBatch[]} batches */
export function joinHeld(batches) {
    const writer = new Writer();
    for (const held of batches) writeHeld(writer, held);
    return writer.bytes;
}

/** @param {HeldBatch} held */
export const identityOf = ({ envelope, hash }) => [envelope.device, envelope.sequence, toHex(hash)];
