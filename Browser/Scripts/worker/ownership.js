// Tells which batches are their devices' own, as Ownership.swift does: those of a device that signs are so once they lie on the chain of
// hashes that ends in one of its signed heads (docs/sync.md, chapter 6). The others are set aside.

import { toHex, UnreadableBytesError } from "../shared/bytes.js";
import { result } from "./database.js";
import { readEnvelope } from "./envelope.js";
import { CheckpointNeededError } from "./partial.js";
import { carriesKey, storedHeads } from "./signing.js";

/** @typedef {import("./batches.js").StoredRow} StoredRow */
/** @typedef {import("./held-batches.js").HeldBatch} HeldBatch */
/** @typedef {import("./journal.js").Journal} Journal */
/** @typedef {import("./signing.js").Identity} Identity */
/** @typedef {import("./signing.js").SignedHead} SignedHead */
/**
 * @typedef {object} Ownership
 * @property {(batch: Identity) => boolean} isSetAside Whether an arriving batch is.
 * @property {StoredRow[]} released Rows that were set aside and are not any more.
 * @property {StoredRow[]} withdrawn Rows that were folded before it was known that their device signs.
 * @property {SignedHead[]} newHeads
 * @property {Identity[]} superseded The ends of signed heads that others of the same branch cover.
 */

/** @param {Identity} batch */
export const identityKey = ({ device, sequence, hash }) => `${device} ${sequence} ${hash}`;

/**
 * @param {Journal} journal
 * @param {HeldBatch[]} batches Arriving ones.
 * @param {SignedHead[]} heads Arriving ones, which are valid.
 * @returns {Promise<Ownership>}
 */
export async function judgeOwnership(journal, batches, heads) {
    const judge = new Judge(journal, batches);
    const devices = new Set([...heads.map(head => head.device), ...batches.map(({ envelope }) => envelope.device)]);
    for (const device of [...devices].sort()) {
        await judge.add(device, batches.filter(({ envelope }) => envelope.device === device), heads.filter(head => head.device === device));
    }
    return {
        isSetAside: batch => judge.signers.has(batch.device) && !judge.covered.has(identityKey(batch)),
        released: judge.released.sort((one, other) => one.position - other.position), withdrawn: judge.withdrawn, newHeads: judge.newHeads, superseded: [...judge.superseded.values()],
    };
}

class Judge {
    /** @type {Set<string>} Devices that sign. */
    signers = new Set();
    /** @type {Set<string>} Batches that a signed head covers, among those that arrive or are set aside. */
    covered = new Set();
    /** @type {StoredRow[]} */
    released = [];
    /** @type {StoredRow[]} */
    withdrawn = [];
    /** @type {SignedHead[]} */
    newHeads = [];
    /** @type {Map<string, Identity>} */
    superseded = new Map();
    /** @type {Map<string, string>} The hash of the batch before, of arriving batches. */
    #previous = new Map();
    #journal;
    /** @type {Set<string> | null} Batches that a checkpoint has set aside. */
    #setAside;

    /**
     * @param {Journal} journal
     * @param {HeldBatch[]} batches
     */
    constructor(journal, batches) {
        this.#journal = journal;
        this.#setAside = journal.isPartial ? new Set(journal.engine.setAside().map(identityKey)) : null;
        for (const { envelope, hash } of batches) {
            const key = identityKey({ ...envelope, hash: toHex(hash) });
            if (envelope.generation === 0 || !this.#previous.has(key)) this.#previous.set(key, toHex(envelope.previous));
        }
    }

    /**
     * @param {string} device
     * @param {HeldBatch[]} batches
     * @param {SignedHead[]} heads
     */
    async add(device, batches, heads) {
        const known = await storedHeads(this.#journal.database, device);
        const firsts = await this.#rows(device, 1);
        const wasSigner = known.length > 0 || await hasKey(firsts.flatMap(row => envelopeOf(row) ?? []));
        if (!wasSigner && heads.length === 0 && !await hasKey(batches.map(each => each.envelope))) return;
        this.signers.add(device);
        /** @type {Map<string, StoredRow>} Batches whose device was not known to sign: the chain goes on through them. */
        const folded = new Map();
        if (!wasSigner) {
            for (const row of await this.#rows(device)) {
                if (!row.isSetAside && row.position > 0) folded.set(identityKey(row), row);
            }
        }
        /** @type {Map<string, SignedHead>} */
        const fresh = new Map(), ends = new Map(known.map(head => [identityKey(head), head]));
        for (const head of heads) {
            if (ends.has(identityKey(head))) continue;
            const row = wasSigner ? await this.#row(head) : undefined;
            if (row && !row.isSetAside) continue; // it says nothing new
            fresh.set(identityKey(head), head);
        }
        for (const [key, head] of fresh) ends.set(key, head);
        for (const end of ends.values()) await this.#cover(end, ends, folded);
        for (const { envelope, hash } of wasSigner ? batches : []) {
            const batch = { device, sequence: envelope.sequence, hash: toHex(hash) };
            if (!this.covered.has(identityKey(batch)) && await this.#isFollowed(batch)) await this.#cover(batch, ends, folded);
        }
        for (const [key, row] of folded) if (!this.covered.has(key)) this.withdrawn.push(row);
        for (const [key, head] of fresh) if (!this.superseded.has(key)) this.newHeads.push(head);
    }

    /**
     * Follows the chain down from a batch, up to one that is stored and folded.
     * @param {Identity} end
     * @param {Map<string, SignedHead>} ends
     * @param {Map<string, StoredRow>} folded
     */
    async #cover(end, ends, folded) {
        for (let next = end; next.sequence > 0;) {
            const key = identityKey(next);
            if (next !== end && ends.has(key)) this.superseded.set(key, next);
            if (this.covered.has(key)) return;
            const row = folded.get(key) ?? await this.#row(next);
            if (row && !row.isSetAside && !folded.has(key)) return;
            const previous = row ? previousOf(row) : this.#previous.get(key);
            if (row?.isSetAside && previous !== undefined) this.released.push(row);
            if (previous === undefined) {
                if (this.#setAside?.has(key) && !this.#journal.isRenewed) {
                    throw new CheckpointNeededError("a batch that is not here is not set aside any more");
                }
                return;
            }
            this.covered.add(key);
            next = { device: next.device, sequence: next.sequence - 1, hash: previous };
        }
    }

    /**
     * Whether a batch that is not set aside follows.
     * @param {Identity} batch
     */
    async #isFollowed({ device, sequence, hash }) {
        const rows = await this.#rows(device, sequence + 1);
        return rows.some(row => !row.isSetAside && previousOf(row) === hash);
    }

    get #identities() { return this.#journal.database.transaction("batches").objectStore("batches").index("identity"); }

    /**
     * @param {Identity} batch
     * @returns {Promise<StoredRow | undefined>}
     */
    #row({ device, sequence, hash }) { return result(this.#identities.get([device, sequence, hash])); }

    /**
     * The rows of a device: all, or those with a sequence.
     * @param {string} device
     * @param {number} [sequence]
     * @returns {Promise<StoredRow[]>}
     */
    #rows(device, sequence) {
        const [first, last] = sequence === undefined ? [[device], [device, Infinity]] : [[device, sequence], [device, sequence, []]];
        return result(this.#identities.getAll(IDBKeyRange.bound(first, last)));
    }
}

/**
 * Null if the row is damaged.
 * @param {StoredRow} row
 */
function envelopeOf({ bytes }) {
    try {
        return bytes instanceof Uint8Array ? readEnvelope(bytes) : null;
    } catch (error) {
        if (error instanceof UnreadableBytesError) return null;
        throw error;
    }
}

/**
 * The hash of the batch before a stored one, in hex.
 * @param {StoredRow} row
 */
function previousOf(row) {
    const envelope = envelopeOf(row);
    return envelope ? toHex(envelope.previous) : undefined;
}

/** @param {import("./envelope.js").EnvelopeHeader[]} headers */
async function hasKey(headers) {
    for (const header of headers) if (await carriesKey(header)) return true;
    return false;
}
