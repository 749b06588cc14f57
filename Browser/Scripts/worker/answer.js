// Answers pages and forms from the engine.

import { askEngine } from "./ask.js";
import { notifyPages } from "./clients.js";
import { exclusively, read, write } from "./database.js";
import { sendFiles } from "./file-exchange.js";
import { attachesFile } from "./file-paths.js";
import { DamagedFileError, readFile, storeFile } from "./files.js";
import { sealDrafts } from "./held-batches.js";
import { noteRequest } from "./idleness.js";
import { catchUp, currentJournal, discardJournal, saveSnapshotWhenIdle, storeOwn } from "./journal.js";
import { isSaved, recordSaved } from "./other-journal.js";
import { HistoryNeededError, ServerNeededError } from "./partial.js";
import { replicate, replicateAfterForm, replicateOnStart } from "./replication.js";
import { followRedirect } from "./requests.js";
import { makeResponse } from "./responses.js";
import { fetchHistory } from "./server-history.js";
import { syncStatus } from "./sync-status.js";
import { MissingTextsError, needAllTexts } from "./texts.js";
import { thumbnail } from "./thumbnails.js";
import { openUpload, sealUpload } from "./uploads.js";

/** @typedef {import("./ask.js").EngineResponse} EngineResponse */
/** @typedef {import("./journal.js").Journal} Journal */
/** @typedef {import("./requests.js").PageRequest} PageRequest */
/** @typedef {import("./respond.js").RequestEvent} RequestEvent */
/** @typedef {import("./uploads.js").SealedUpload} SealedUpload */

/** An action's changes could not be stored. */
export class NotStoredError extends Error {}

/**
 * Answers a request. Changes are stored before the response is sent.
 *
 * A page's script does not follow redirects. For it, this returns the request for the page that a redirect leads to, so that the
 * form before is not answered again if that page fails.
 * @param {RequestEvent} event
 * @param {PageRequest} request
 * @returns {Promise<Response | PageRequest>}
 */
export async function respondFromEngine(event, request) {
    try {
        return await respondOnce(event, request);
    } catch (error) {
        if (error instanceof HistoryNeededError) {
            await prepareAction(error.action);
            return respondOnce(event, request);
        }
        if (!(error instanceof MissingTextsError)) throw error;
        needAllTexts();
        discardJournal(error); // its engine may have cached texts of another language
        return respondOnce(event, request);
    }
}

/**
 * Fetches what is needed to take back an action or do it again. The server must have the action for that.
 * @param {string} action
 */
async function prepareAction(action) {
    try {
        let journal = await currentJournal();
        if (journal && journal.engine.missingBatches().count > 0) {
            await replicate("pull");
            journal = await currentJournal();
        }
        if (journal && await fetchHistory(journal, [action])) await replicate("pull");
    } catch (cause) {
        throw new ServerNeededError("old batches cannot be fetched", { cause });
    }
}

/**
 * @param {RequestEvent} event
 * @param {PageRequest} request
 * @returns {Promise<Response | PageRequest>}
 */
async function respondOnce(event, request) {
    noteRequest();
    const journal = await currentJournal();
    if (!journal) throw new Error("the first pull is not complete");
    event.waitUntil(replicateOnStart());
    const isForm = request.method !== "GET" && !isFetching(request);
    if (!isForm) await attachUpload(journal, request);
    let response = isForm ? await handleForm(journal, request) : await handle(journal, request);
    // A page can log what is due. That is decided again by the only writer.
    if (!isForm && response.drafts.length > 0) response = await handleForm(journal, request);
    const hasWritten = response.drafts.length > 0;
    if (isForm || hasWritten) {
        event.waitUntil(afterForm(journal, hasWritten, event.clientId).then(() => response.file && sendFiles()));
    }
    if (syncStatus() === "otherJournal" && request.path === "/data/daybook.json" && response.status === 200) {
        await recordSaved(journal);
    }
    if (response.status >= 300 && response.status < 400 && request.isPart) {
        return followRedirect(request, response.location);
    }
    if (response.content) return respondWithFile(journal, response, response.content, request.path.endsWith("/thumbnail"));
    return makeResponse(response, request.location);
}

/**
 * Whether a form brings a file from the server. It changes no record, and must not keep other forms waiting.
 * @param {PageRequest} request
 */
const isFetching = request => /^\/attachments\/[0-9a-f]+\/fetch$/.test(request.path);

/**
 * Sends a stored file, or the page that says why it cannot be sent.
 * @param {Journal} journal
 * @param {EngineResponse} response
 * @param {import("./ask.js").AttachedContent} content
 * @param {boolean} isForList Whether a photo is scaled down.
 */
async function respondWithFile(journal, response, { digest, missing, damaged }, isForList) {
    const page = { type: "text/html; charset=utf-8" };
    try {
        const body = await readFile(journal.database, digest);
        if (!body) return makeResponse({ ...page, status: 404, body: missing });
        const small = isForList ? await thumbnail(body, response.type) : null;
        return makeResponse({ ...response, isInline: true, ...(small ?? { body }) });
    } catch (error) {
        if (!(error instanceof DamagedFileError)) throw error;
        console.info(error);
        return makeResponse({ ...page, status: 500, body: damaged });
    }
}

/**
 * @param {Journal} journal
 * @param {PageRequest} request
 */
async function handle(journal, request) {
    await catchUp(journal);
    return askEngine(journal.engine, request, journal, isSaved(journal));
}

/**
 * @param {Journal} journal
 * @param {PageRequest} request
 */
async function handleForm(journal, request) {
    await attachUpload(journal, request);
    return exclusively(async () => {
        const response = await handle(journal, request);
        try {
            if (response.file) await storeFile(journal.database, response.file.digest, response.file.content);
            if (response.drafts.length > 0) {
                await storeOwn(journal, await sealDrafts(journal.keys, journal.signer, response.previous, response.drafts));
            }
        } catch (cause) {
            throw new NotStoredError("not stored", { cause });
        }
        return response;
    });
}

/**
 * @param {Journal} journal
 * @param {boolean} hasWritten
 * @param {string} client
 */
async function afterForm(journal, hasWritten, client) {
    if (hasWritten) await notifyPages("changed", client);
    await replicateAfterForm(hasWritten);
    await saveSnapshotWhenIdle(journal);
}

/**
 * Whether an uploaded file is kept here, and not on the server, for the page that shows it.
 * @param {string | null} handle
 */
export async function keepsUpload(handle) {
    const journal = handle ? await currentJournal() : null;
    /** @type {SealedUpload[]} */
    const uploads = journal ? await read(journal.database, "meta", "upload") ?? [] : [];
    return uploads.some(upload => upload.handle === handle);
}

/**
 * Stores an uploaded file for the form that follows its preview, or finds it. Keeps three, as each tab can have one.
 * @param {Journal} journal
 * @param {PageRequest} request
 */
async function attachUpload(journal, request) {
    if (!request.upload && !request.uploadHandle || attachesFile(request.path)) return;
    if (request.upload && request.method === "GET") return; // it was found before
    /** @type {SealedUpload[]} */
    const uploads = await read(journal.database, "meta", "upload") ?? [];
    if (request.upload) {
        const sealed = await sealUpload(journal.keys, request.upload);
        await write(journal.database, "meta", "upload", [sealed, ...uploads].slice(0, 3)).catch(console.error);
    } else {
        const sealed = uploads.find(upload => upload.handle === request.uploadHandle);
        request.upload = sealed ? await openUpload(journal.keys, sealed) : null;
    }
}
