// The envelopes of batches (docs/sync.md), as in BatchEnvelope.swift: a header that everyone can read, and sealed content.

import { fromHex, Reader, toHex, UnreadableBytesError, Writer } from "../shared/bytes.js";

/**
 * @typedef {object} EnvelopeHeader
 * @property {number} version The version of the content.
 * @property {string} journal In hex.
 * @property {string} device In hex.
 * @property {number} sequence
 * @property {number} generation How often the content was sealed anew because something in it was erased.
 * @property {Uint8Array | null} original The hash of the batch at generation 0; null at that generation.
 * @property {Uint8Array} previous The hash of the device's previous batch; zeros for the first.
 * @property {number} epoch Which of the journal's keys the content is sealed with.
 * @property {Uint8Array} extensions
 */
/** @typedef {EnvelopeHeader & { head: Uint8Array, content: Uint8Array }} Envelope With the encoded header and sealed content. */

/** The version of the format that this app writes, the first with envelopes. */
export const formatVersion = 2;

/** The size in bytes above which an envelope is refused unread. */
const maximumEnvelopeSize = 4 << 20;

/** "DBK", which the version follows. */
const envelopeMark = [0x44, 0x42, 0x4b];

const hashSize = 32;

/** The greatest generation. No batch is ever reduced so often. */
export const latestGeneration = 2 ** 32 - 1;

/**
 * Parses an envelope of this or a later version.
 * @param {Uint8Array} bytes
 * @returns {Envelope}
 */
export function readEnvelope(bytes) {
    const reader = new Reader(bytes);
    demand(bytes.length <= maximumEnvelopeSize && envelopeMark.every(byte => reader.byte() === byte));
    const version = reader.byte();
    demand(version >= formatVersion);
    const journal = toHex(reader.raw(16)), device = toHex(reader.raw(8));
    const sequence = readSize(reader), generation = readSize(reader);
    demand(sequence > 0 && generation <= latestGeneration);
    const original = generation > 0 ? reader.raw(hashSize) : null;
    const previous = reader.raw(hashSize), epoch = readSize(reader), extensions = reader.raw(readSize(reader));
    const length = readSize(reader), { position } = reader;
    demand(position + length === bytes.length);
    return {
        version, journal, device, sequence, generation, original, previous, epoch, extensions,
        head: bytes.subarray(0, position), content: bytes.subarray(position),
    };
}

/**
 * The bytes that the content is authenticated with: all that precede it.
 * @param {EnvelopeHeader} header
 * @param {number} length Bytes of the sealed content.
 */
export function encodeHeader(header, length) {
    const writer = new Writer();
    writer.raw(envelopeMark);
    writer.byte(header.version);
    writer.raw(fromHex(header.journal));
    writer.raw(fromHex(header.device));
    writer.count(header.sequence);
    writer.count(header.generation);
    if (header.original) writer.raw(header.original);
    writer.raw(header.previous);
    writer.count(header.epoch);
    writer.block(header.extensions);
    writer.count(length);
    return writer.bytes;
}

/** @param {boolean} isSo */
function demand(isSo) { if (!isSo) throw new UnreadableBytesError("it is no envelope"); }

/**
 * A number below 2⁵³ in its shortest form.
 * @param {Reader} reader
 */
function readSize(reader) {
    const start = reader.position, number = reader.count();
    demand(number <= Number.MAX_SAFE_INTEGER && (reader.position === start + 1 || reader.bytes[reader.position - 1] > 0));
    return number;
}
