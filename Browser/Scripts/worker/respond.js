// Decides what answers a page or a form: the engine, the server, or a cached page if neither can.

import { keepsUpload, NotStoredError, respondFromEngine } from "./answer.js";
import { StorageUnavailableError, VersionConflictError } from "./database.js";
import { readsImport } from "./file-paths.js";
import { isJustCurrent } from "./first-pull.js";
import { currentJournal, discardJournal } from "./journal.js";
import { rememberLosses } from "./losses.js";
import { switchToServerJournal } from "./other-journal.js";
import { ServerNeededError } from "./partial.js";
import { isReachable, replicate } from "./replication.js";
import { followRedirect, readRequest } from "./requests.js";
import { makeResponse } from "./responses.js";
import { rescue, safetyPage } from "./safety.js";

/** @typedef {Pick<FetchEvent, "request" | "clientId" | "waitUntil">} RequestEvent A request with what keeps the worker running. */

/**
 * @param {RequestEvent} event
 * @param {URL} url
 */
export async function respond(event, url) {
    const { request } = event;
    if (request.method !== "GET" && request.mode === "navigate" && !isOwn(request.referrer)) {
        return safetyPage(403, "refused");
    }
    // Rescuing the journal must not depend on the parts that failed.
    if (url.pathname === "/rescue") return rescue().catch(() => safetyPage(503, "broken"));
    let copy = request.clone();
    let isPartial;
    try {
        const journal = await currentJournal();
        if (!journal) return respondFromServer(copy, "no-storage");
        ({ isPartial } = journal);
        if (request.method === "POST" && url.pathname === "/settings/known-losses") await rememberLosses(journal);
    } catch (error) {
        return respondWithout(error, copy);
    }
    if (request.method === "GET" && isJustCurrent()) {
        // Changes saved during the first pull went to the server and must not seem to vanish.
        await Promise.race([replicate("pull"), new Promise(resolve => setTimeout(resolve, 2000))]);
    }
    const isImport = readsImport(request.method, url) && !await keepsUpload(await uploadHandle(copy, url));
    if (isImport || serverPages.includes(url.pathname)) {
        const response = await handleOnServer(copy.clone());
        if (response) return response;
    }
    if (request.method === "POST" && url.pathname === "/settings/erase" && isPartial) {
        return await handleOnServer(copy) ?? safetyPage(503, "incomplete");
    }
    let pageRequest = await readRequest(request, url);
    if (request.method === "POST" && url.pathname === "/settings/start-anew" && await switchToServerJournal()) {
        const location = "/today";
        if (!pageRequest.isPart) return makeResponse({ status: 303, type: "text/plain", location, body: new Uint8Array() });
        pageRequest = followRedirect(pageRequest, location);
        copy = serverRequest(location);
    }
    for (let attempt = 1; attempt <= 2; attempt++) {
        try {
            const answer = await respondFromEngine(event, pageRequest);
            if (answer instanceof Response) return answer;
            pageRequest = answer;
            copy = serverRequest(answer.location ?? "/today");
            attempt = 0;
        } catch (error) {
            if (error instanceof NotStoredError) {
                console.error(error, error.cause);
                return safetyPage(507, "not-kept");
            }
            if (error instanceof ServerNeededError) {
                console.info(error);
                return await handleOnServer(copy) ?? safetyPage(503, "incomplete");
            }
            if (attempt === 2) return respondWithout(error, copy);
            discardJournal(error);
        }
    }
    return respondFromServer(copy, "broken");
}

// Only the server can read the key, and has the address of the calendar feed.
const serverPages = ["/settings/recovery-code", "/settings/calendar-feed"];

/**
 * The handle of the uploaded file that a page or a form is for; null if it brings a file itself.
 * @param {Request} request
 * @param {URL} url
 */
async function uploadHandle(request, url) {
    const isForm = request.headers.get("Content-Type")?.startsWith("application/x-www-form-urlencoded");
    if (!isForm) return url.searchParams.get("upload");
    return new URLSearchParams(await request.clone().text()).get("upload");
}

/**
 * The request by which the server answers a page that a redirect leads to.
 * @param {string} location
 */
const serverRequest = location => new Request(new URL(location, self.location.origin));

/**
 * Answers without the journal, which could not be loaded or used.
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
 * The server's response, because the engine cannot answer. Without a network, a page with the reason.
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
 * Lets the server handle a request: an import, as a worker can be stopped midway through a large one, or one for which a
 * partial journal lacks batches. Null without a server.
 * @param {Request} request
 */
async function handleOnServer(request) {
    await replicate("pull");
    if (!isReachable()) return null;
    const response = await fetch(request).catch(() => null);
    if (!response || response.status >= 502) return null;
    await replicate("pull");
    return response;
}
