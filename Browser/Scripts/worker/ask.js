// Asks the engine for a response and fetches the data it needs.

import { inflate } from "./compression.js";
import { lackedByServer } from "./exchange.js";
import { fetchFile } from "./file-exchange.js";
import { fileDigest } from "./file-layout.js";
import { fileRows } from "./files.js";
import { latestRedoable, latestUndoable, recentActions, recordedAction } from "./history.js";
import { totalOf } from "./losses.js";
import { demandHistory, ServerNeededError } from "./partial.js";
import { encodeRequest } from "./requests.js";
import { MissingTextsError } from "./texts.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./held-batches.js").Draft} Draft */
/** @typedef {import("./requests.js").Fetched} Fetched */
/** @typedef {import("./requests.js").PageRequest} PageRequest */
/**
 * @typedef {import("./responses.js").PageResponse & { location: string, previous: Uint8Array, drafts: Draft[], content: AttachedContent | null,
 * file: AttachedFile | null }} EngineResponse The batches to seal after this device's last one, a stored file to send instead of
 * the body, and one to store before the batches.
 */
/** @typedef {{ digest: string, missing: Uint8Array, damaged: Uint8Array }} AttachedContent The pages if it cannot be sent. */
/** @typedef {{ digest: string, content: Uint8Array }} AttachedFile */
/** @typedef {import("./journal.js").Journal} Journal */

/** The kinds of the engine's replies (Browser/Sources/Worker/Engine.swift). */
const pageResponse = 0, actionNeeded = 1, inflationNeeded = 2, textsNeeded = 3, recentActionsNeeded = 4,
    latestUndoableNeeded = 5, latestRedoableNeeded = 6, digestNeeded = 7, storedFilesNeeded = 8, fileNeeded = 9;

/**
 * Runs a request in the engine until it has a response.
 * @param {Engine} engine
 * @param {PageRequest} request
 * @param {Journal | null} journal The journal to fetch history and files from.
 * @param {boolean} isSaved
 * @returns {Promise<EngineResponse>}
 */
export async function askEngine(engine, request, journal, isSaved) {
    /** @type {(Uint8Array | null)[]} */
    const inflated = [];
    /** @type {import("./requests.js").FileAnswers} */
    const files = { digest: null, stored: null, fetched: null };
    let digested = new Uint8Array();
    /** @type {Fetched | null} */
    let fetched = null;
    let fetchCount = 0;
    for (;;) {
        const reply = engine.handle(encodeRequest(request, isSaved, lossCounts(journal), fetched, inflated, files));
        const kind = reply.byte();
        if (kind === pageResponse) {
            return {
                status: reply.count(), type: reply.text(), location: reply.text(), fileName: reply.text(),
                body: reply.block(), content: reply.byte() ? readContent(reply) : null,
                previous: reply.raw(32),
                drafts: reply.list(reader => ({ sequence: reader.count(), content: reader.block() })),
                file: reply.byte() && files.digest ? { digest: files.digest, content: digested } : null,
            };
        }
        if (kind === textsNeeded) throw new MissingTextsError("the texts of a language are not loaded");
        if (kind === inflationNeeded) {
            inflated.push(await inflate(reply.block(), reply.count()));
            continue;
        }
        if (!journal || ++fetchCount > 4) throw new Error("the fetched data was not enough");
        if (kind === actionNeeded) fetched = await actionFor(request, journal, reply.text());
        else if (kind === recentActionsNeeded && journal.isPartial) throw new ServerNeededError("not all actions are here");
        else if (kind === recentActionsNeeded) fetched = await recentActions(journal, reply.count(), reply.count());
        else if (kind === latestUndoableNeeded) fetched = await actionFor(request, journal, await latestUndoable(journal));
        else if (kind === latestRedoableNeeded) fetched = await actionFor(request, journal, await latestRedoable(journal));
        else if (kind === digestNeeded) files.digest = await fileDigest(journal.id, digested = reply.block());
        else if (kind === storedFilesNeeded) files.stored = await fileRows(journal.database);
        else if (kind === fileNeeded) files.fetched = await fetchFile(journal, reply.text(), reply.count());
        else throw new Error("the engine needs unknown data");
    }
}

/**
 * The numbers of batches that are gone: of those that the person does not know of, and of the others; and whether the server may have
 * them. And the number of those that the server lacked, though it had them.
 * @param {Journal | null} journal
 */
function lossCounts(journal) {
    if (!journal) return { newly: 0, known: 0, mayComeBack: false, lackedByServer: 0 };
    const known = totalOf(journal.losses.known), newly = totalOf(journal.losses.all) - known;
    return { newly, known, mayComeBack: newly > 0 && !journal.losses.isFinal, lackedByServer: lackedByServer(journal) };
}

/** @param {import("../shared/bytes.js").Reader} reply */
const readContent = reply => ({ digest: reply.text(), missing: reply.block(), damaged: reply.block() });

/**
 * The batches of an action; empty for none. A form takes it back or does it again, for which its history must be here.
 * @param {PageRequest} request
 * @param {Journal} journal
 * @param {string | null} action
 */
async function actionFor(request, journal, action) {
    if (request.method === "POST") await demandHistory(journal, action);
    return recordedAction(journal, action);
}
