// Heads: what a replica holds of each device (docs/sync.md, chapter 6), as in Head.swift.

import { Reader, toHex } from "../shared/bytes.js";

/**
 * @typedef {object} Head
 * @property {number} sequence
 * @property {string} hash
 * @property {number} count
 * @property {string} digest
 * @property {string} forms
 */
/** @typedef {Map<string, Head>} Heads By device. */

/**
 * @param {Uint8Array} bytes
 * @returns {Heads}
 */
export const readHeads = bytes => new Map(new Reader(bytes).list(reader => [toHex(reader.raw(8)), {
    sequence: reader.count(), hash: toHex(reader.raw(32)), count: reader.count(), digest: toHex(reader.raw(32)),
    forms: toHex(reader.raw(8)),
}]));

/**
 * Whether a batch is one of those that the heads count. Of a device that is no chain, all are taken for counted: a change
 * that is folded late does less harm than one that is counted twice.
 * @param {Heads} heads
 * @param {{ device: string, sequence: number, hash: string }} batch
 */
export function covers(heads, { device, sequence, hash }) {
    const head = heads.get(device);
    if (!head || head.count === 0) return false;
    if (head.count !== head.sequence) return true;
    return sequence < head.sequence || (sequence === head.sequence && hash === head.hash);
}

/**
 * The number of batches that a peer lacks of those that it had by its heads before.
 * @param {Heads} before
 * @param {Heads} now
 */
export const countOfLacking = (before, now) => [...before].reduce(
    (sum, [device, { count }]) => sum + Math.max(0, count - (now.get(device)?.count ?? 0)), 0);

/** The heads' counts and sums of batches that are added one by one. */
export class HeadSums {
    /** @type {Map<string, { count: number, digest: bigint, forms: bigint }>} */
    #sums = new Map();

    /** @param {{ device: string, hash: string, generation: number }} batch */
    add({ device, hash, generation }) {
        const { count, digest, forms } = this.#sums.get(device) ?? { count: 0, digest: 0n, forms: 0n };
        const form = BigInt(generation) * BigInt(`0x${hash.slice(0, 16)}`);
        this.#sums.set(device, {
            count: count + 1, digest: digest ^ BigInt(`0x${hash}`), forms: BigInt.asUintN(64, forms + form),
        });
    }

    /** @param {Heads} heads */
    areThoseOf(heads) {
        const counted = [...heads].filter(([, head]) => head.count > 0);
        return counted.length === this.#sums.size && counted.every(([device, head]) => {
            const sums = this.#sums.get(device);
            return sums?.count === head.count && sums.digest === BigInt(`0x${head.digest}`)
                && sums.forms === BigInt(`0x${head.forms}`);
        });
    }

    /**
     * Whether no device has fewer batches than its head counts.
     * @param {Heads} heads
     */
    areEnoughFor(heads) {
        return [...heads].every(([device, head]) => (this.#sums.get(device)?.count ?? 0) >= head.count);
    }
}
