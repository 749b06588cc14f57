// Daybook's service worker. It has a full replica of the journal and answers every page and form itself, with the same
// Swift code as the server. It uses the network only for replication (docs/adr/0003-service-worker.md).

import { cacheAssets, deleteOldCaches, isAsset, respondWithAsset } from "./assets.js";
import { backfill } from "./backfill.js";
import { sendFiles } from "./file-exchange.js";
import { discardJournal } from "./journal.js";
import { sendProgress } from "./progress.js";
import { answerTap, ring, silence } from "./reminders.js";
import { isReachable, replicatePersistently } from "./replication.js";
import { respond } from "./respond.js";
import { cacheSafetyPages } from "./safety.js";
import { scope } from "./scope.js";
import { cacheTexts, MissingTextsError } from "./texts.js";
import { UnreachableError } from "./transport.js";

scope.addEventListener("install", event => event.waitUntil(cacheAssets().then(cacheSafetyPages)));

scope.addEventListener("activate", event => event.waitUntil(deleteOldCaches()));

scope.addEventListener("fetch", event => {
    const { request } = event;
    const url = new URL(request.url);
    if (url.origin !== scope.location.origin) return;
    if (isAsset(url)) return event.respondWith(respondWithAsset(request, url));
    const isPicture = request.destination === "image" && /^\/(attachments\/|review\/year\.svg$)/.test(url.pathname);
    if (request.mode !== "navigate" && !request.headers.has("Daybook-Part") && !isPicture) return;
    if (!["GET", "POST"].includes(request.method) || /^\/(unlock|passphrase|replica|calendar|healthz|worker\.js)(\/|$)/.test(url.pathname)) return;
    const response = respond(event, url);
    event.respondWith(response);
    event.waitUntil(response.then(() => yieldToNewVersion(request.mode === "navigate")));
});

scope.addEventListener("message", event => {
    if (event.data?.type === "pull") {
        event.waitUntil(Promise.all([sendProgress(), replicatePersistently(event.data).then(cacheLanguages).then(sendFiles).then(backfill)]));
    }
    if (event.data?.type === "takeOver") scope.skipWaiting();
    if (event.data?.type === "ring") event.waitUntil(ring(event, event.data.since));
    if (event.data?.type === "silence") event.waitUntil(silence());
});

scope.addEventListener("notificationclick", event => event.waitUntil(answerTap(event)));

scope.addEventListener("sync", event => event.waitUntil(replicatePersistently({ isUrgent: true }).then(() => {
    if (!isReachable()) throw new UnreachableError("the server is still unreachable"); // the browser tries again later
    return sendFiles();
})));

/** Caches the languages that the first visit did not wait for. */
async function cacheLanguages() {
    try {
        if (await cacheTexts()) discardJournal(new MissingTextsError("an engine used a substitute for a language"));
    } catch (error) {
        console.info(error); // a page's next message tries again
    }
}

/**
 * Lets a new version of the app answer the next page. This worker stays until its last response has arrived: Chromium
 * stops it as soon as it is idle, and a page still in transit then never arrives.
 * @param {boolean} isPage
 */
async function yieldToNewVersion(isPage) {
    const { waiting } = scope.registration;
    if (!waiting) return;
    if (isPage) waiting.postMessage({ type: "takeOver" });
    await new Promise(resolve => setTimeout(resolve, 1000));
}
