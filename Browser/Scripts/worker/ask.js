// Asks the engine for a response and fetches the data it needs.

import { historyOf } from "./batches.js";
import { inflate } from "./inflate.js";
import { encodeRequest } from "./requests.js";
import { MissingTextsError } from "./texts.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./requests.js").Fetched} Fetched */
/** @typedef {import("./requests.js").PageRequest} PageRequest */
/** @typedef {import("./responses.js").Answer & { location: string, batches: Uint8Array[] }} Outcome */

/**
 * @param {Engine} engine
 * @param {PageRequest} request
 * @param {IDBDatabase | null} database The database to fetch history from.
 * @param {boolean} isSaved
 * @returns {Promise<Outcome>}
 */
export async function askEngine(engine, request, database, isSaved) {
    /** @type {(Uint8Array | null)[]} */
    const inflated = [];
    /** @type {Fetched | null} */
    let fetched = null;
    for (;;) {
        const outcome = engine.handle(encodeRequest(request, isSaved, fetched, inflated));
        const kind = outcome.byte();
        if (kind === 0) {
            return {
                status: outcome.count(), type: outcome.text(), location: outcome.text(), fileName: outcome.text(),
                body: outcome.block(), batches: outcome.list(reader => reader.block()),
            };
        }
        if (kind === 3) throw new MissingTextsError("the engine lacks a language");
        if (kind === 2) {
            inflated.push(await inflate(outcome.block(), outcome.count()));
        } else {
            if (fetched || !database) throw new Error("the fetched data was not enough");
            fetched = await historyOf(database, outcome.text());
        }
    }
}
