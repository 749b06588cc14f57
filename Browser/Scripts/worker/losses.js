// Batches that are gone from the database, though the rest of it is there: the signed heads beside them tell that they were here.

import { notifyPages } from "./clients.js";
import { read, write } from "./database.js";
import { readHeads } from "./heads.js";

/** @typedef {import("./journal.js").Journal} Journal */
/** @typedef {{ [device: string]: number }} Counts Numbers of batches by device. */
/**
 * @typedef {object} Losses
 * @property {Counts} all
 * @property {Counts} known Those that the person knows of.
 * @property {boolean} isFinal Whether the server has been asked for them.
 */

/** @param {Counts} counts */
export const totalOf = counts => Object.values(counts).reduce((sum, count) => sum + count, 0);

/**
 * The batches that are not here, of those up to the signed ends.
 * @param {Pick<Journal, "database" | "engine">} journal
 * @param {Map<string, number>} ends Read before the batches were: another worker may store both meanwhile.
 * @returns {Promise<Losses>}
 */
export async function findLosses({ database, engine }, ends) {
    const heads = readHeads(engine.heads());
    // A device of which some are set aside still waits for those between.
    const waiting = new Set(engine.setAside().map(batch => batch.device));
    /** @type {Losses} */
    const losses = { all: {}, known: {}, isFinal: false };
    /** @type {Counts} */
    const known = await read(database, "meta", "knownLosses") ?? {};
    for (const [device, end] of ends) {
        const { sequence, count } = heads.get(device) ?? { sequence: 0, count: 0 };
        if (sequence >= end || waiting.has(device)) continue;
        losses.all[device] = Math.max(1, end - count);
        if (known[device]) losses.known[device] = Math.min(known[device], losses.all[device]);
    }
    // Changes that came back are no longer known to be gone.
    if (totalOf(losses.known) < totalOf(known)) await write(database, "meta", "knownLosses", losses.known);
    return losses;
}

/**
 * Remembers that the person knows what is gone.
 * @param {Journal} journal
 */
export async function rememberLosses(journal) {
    const { all } = journal.losses;
    await write(journal.database, "meta", "knownLosses", all);
    journal.losses = { ...journal.losses, known: all };
    await notifyPages("status");
}
