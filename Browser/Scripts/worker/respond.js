// Decides who answers a page or a form: the engine, the server, or a page cached for when neither can.

import { answer, NotStoredError } from "./answer.js";
import { StorageUnavailableError, VersionConflictError } from "./database.js";
import { isJustCurrent } from "./first-pull.js";
import { currentJournal, discardJournal } from "./journal.js";
import { startAnew } from "./other-journal.js";
import { isReachable, replicate } from "./replication.js";
import { followRedirect, readRequest } from "./requests.js";
import { makeResponse } from "./responses.js";
import { rescue, safetyPage } from "./safety.js";

/**
 * @param {FetchEvent} event
 * @param {URL} url
 */
export async function respond(event, url) {
    const { request } = event;
    if (request.method !== "GET" && request.mode === "navigate" && !isOwn(request.referrer)) {
        return safetyPage(403, "refused");
    }
    // What saves the journal must not need what has failed.
    if (url.pathname === "/rescue") return rescue().catch(() => safetyPage(503, "broken"));
    const spare = request.clone();
    try {
        if (!await currentJournal()) return respondFromServer(spare, "no-storage");
    } catch (error) {
        return respondWithout(error, spare);
    }
    if (request.method === "GET" && isJustCurrent()) {
        // What was saved while the first pull ran went to the server and must not seem to vanish.
        await Promise.race([replicate("pull"), new Promise(resolve => setTimeout(resolve, 2000))]);
    }
    if (request.method === "POST" && url.pathname.startsWith("/data/import")) {
        const response = await importOnServer(spare.clone());
        if (response) return response;
    }
    const pageRequest = await readRequest(request, url);
    if (request.method === "POST" && url.pathname === "/settings/start-anew" && await startAnew()) {
        if (pageRequest.isPart) return answer(event, followRedirect(pageRequest, "/today"));
        return makeResponse({ status: 303, type: "text/plain", location: "/today", body: new Uint8Array() });
    }
    for (let attempt = 1; attempt <= 2; attempt++) {
        try {
            return await answer(event, pageRequest);
        } catch (error) {
            if (error instanceof NotStoredError) {
                console.error(error, error.cause);
                return safetyPage(507, "not-kept");
            }
            if (attempt === 2) return respondWithout(error, spare);
            discardJournal(error);
        }
    }
    return respondFromServer(spare, "broken");
}

/**
 * Answers without the journal that could not be loaded or used.
 * @param {unknown} error
 * @param {Request} request
 */
function respondWithout(error, request) {
    discardJournal(error);
    if (error instanceof VersionConflictError) return respondFromServer(request, "other-version");
    return respondFromServer(request, error instanceof StorageUnavailableError ? "no-storage" : "broken");
}

/** @param {string} referrer */
const isOwn = referrer => referrer === self.location.origin || referrer.startsWith(`${self.location.origin}/`);

/**
 * The server's answer where the engine cannot give one; without a network, a page that says why.
 * @param {Request} request
 * @param {import("./safety.js").SafetyPage} otherwise
 */
async function respondFromServer(request, otherwise) {
    try {
        return await fetch(request);
    } catch {
        return safetyPage(503, otherwise);
    }
}

/**
 * Large files are the server's: a worker can be stopped in the middle. Null without a server.
 * @param {Request} request
 */
async function importOnServer(request) {
    await replicate("pull");
    if (!isReachable()) return null;
    const response = await fetch(request).catch(() => null);
    if (!response || response.status >= 502) return null;
    await replicate("pull");
    return response;
}
