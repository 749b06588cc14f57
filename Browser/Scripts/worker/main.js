// Daybook's service worker. It holds a full replica of the journal and answers every page and form itself, from the
// same Swift that the server runs; the network is for replication alone. docs/adr/0003-service-worker.md says why.

import { cacheAssets, deleteOldCaches, isAsset, respondWithAsset } from "./assets.js";
import { discardJournal } from "./journal.js";
import { tellProgress } from "./progress.js";
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
    if (request.mode !== "navigate" && !request.headers.has("Daybook-Part")) return;
    if (!["GET", "POST"].includes(request.method) || /^\/(unlock|replica|healthz|worker\.js)(\/|$)/.test(url.pathname)) return;
    const response = respond(event, url);
    event.respondWith(response);
    event.waitUntil(response.then(() => yieldToNewVersion(request.mode === "navigate")));
});

scope.addEventListener("message", event => {
    if (event.data?.type === "pull") {
        event.waitUntil(Promise.all([tellProgress(), replicatePersistently(event.data).then(cacheLanguages)]));
    }
    if (event.data?.type === "takeOver") scope.skipWaiting();
});

scope.addEventListener("sync", event => event.waitUntil(replicatePersistently({ isUrgent: true }).then(() => {
    if (!isReachable()) throw new UnreachableError("still without the server"); // the browser tries again later
})));

/** Caches the languages that the first visit did not wait for. */
async function cacheLanguages() {
    try {
        if (await cacheTexts()) discardJournal(new MissingTextsError("another language stood in for one"));
    } catch (error) {
        console.info(error); // the next sign from a page is worth another try
    }
}

/**
 * Lets a new version of the app have the next page. This worker stays until its last answer has arrived: Chromium
 * stops it as soon as it has nothing to do, and a page that is still under way then never comes.
 * @param {boolean} isPage
 */
async function yieldToNewVersion(isPage) {
    const { waiting } = scope.registration;
    if (!waiting) return;
    if (isPage) waiting.postMessage({ type: "takeOver" });
    await new Promise(resolve => setTimeout(resolve, 1000));
}
