// Asks the engine for a response and fetches the data it needs.

import { actionHistory, latestRedoable, latestUndoable, recentActions } from "./batches.js";
import { inflate } from "./compression.js";
import { encodeRequest } from "./requests.js";
import { MissingTextsError } from "./texts.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./requests.js").Fetched} Fetched */
/** @typedef {import("./requests.js").PageRequest} PageRequest */
/** @typedef {import("./responses.js").PageResponse & { location: string, batches: Uint8Array[] }} EngineResponse */

/** The kinds of the engine's replies (Browser/Sources/Worker/Engine.swift). */
const pageResponse = 0, actionHistoryNeeded = 1, inflationNeeded = 2, textsNeeded = 3, recentActionsNeeded = 4,
    latestUndoableNeeded = 5, latestRedoableNeeded = 6;

/**
 * Runs a request in the engine until it has a response.
 * @param {Engine} engine
 * @param {PageRequest} request
 * @param {IDBDatabase | null} database The database to fetch history from.
 * @param {boolean} isSaved
 * @returns {Promise<EngineResponse>}
 */
export async function askEngine(engine, request, database, isSaved) {
    /** @type {(Uint8Array | null)[]} */
    const inflated = [];
    /** @type {Fetched | null} */
    let fetched = null;
    let fetchCount = 0;
    for (;;) {
        const reply = engine.handle(encodeRequest(request, isSaved, fetched, inflated));
        const kind = reply.byte();
        if (kind === pageResponse) {
            return {
                status: reply.count(), type: reply.text(), location: reply.text(), fileName: reply.text(),
                body: reply.block(), batches: reply.list(reader => reader.block()),
            };
        }
        if (kind === textsNeeded) throw new MissingTextsError("the texts of a language are not loaded");
        if (kind === inflationNeeded) {
            inflated.push(await inflate(reply.block(), reply.count()));
            continue;
        }
        if (!database || ++fetchCount > 2) throw new Error("the fetched data was not enough");
        if (kind === actionHistoryNeeded) fetched = await actionHistory(database, reply.text());
        else if (kind === recentActionsNeeded) fetched = await recentActions(database, reply.count(), reply.count());
        else if (kind === latestUndoableNeeded) fetched = await actionHistory(database, await latestUndoable(database));
        else if (kind === latestRedoableNeeded) fetched = await actionHistory(database, await latestRedoable(database));
        else throw new Error("the engine needs unknown data");
    }
}
