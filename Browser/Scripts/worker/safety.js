// Pages for when the engine fails. They are rendered and cached while it works, when the worker is installed.

import { joinBlocks, randomBytes } from "../shared/bytes.js";
import { askEngine } from "./ask.js";
import { cacheName } from "./assets.js";
import { openJournalDatabase } from "./batches.js";
import { result } from "./database.js";
import { Engine } from "./engine.js";
import { notedJournal } from "./journal.js";
import { makeResponse } from "./responses.js";
import { storedHeads } from "./signing.js";
import { readOwnTexts } from "./texts.js";

/** @typedef {"refused" | "not-kept" | "incomplete" | "broken" | "no-storage" | "other-version"} SafetyPage */

/** @type {SafetyPage[]} */
const names = ["refused", "not-kept", "incomplete", "broken", "no-storage", "other-version"];

/** @param {Cache} cache */
export async function cacheSafetyPages(cache) {
    const engine = await Engine.make(await readOwnTexts());
    engine.start("0".repeat(32), new Uint8Array(8));
    for (const name of names) {
        const path = `/safety/${name}`;
        const request = { method: "GET", path, query: "", form: "", upload: null, isPart: false, random: randomBytes(16) };
        await cache.put(path, makeResponse(await askEngine(engine, request, null, false)));
    }
}

/**
 * @param {number} status
 * @param {SafetyPage} name
 */
export async function safetyPage(status, name) {
    const cached = await caches.match(`/safety/${name}`, { cacheName });
    return new Response(cached?.body, { status, headers: cached?.headers });
}

/** Every batch of the journal as a file, without the engine. */
export async function rescue() {
    const id = await notedJournal();
    if (!id) throw new Error("the first pull is not complete");
    const database = await openJournalDatabase(id);
    const rows = await result(database.transaction("batches").objectStore("batches").getAll());
    const heads = await storedHeads(database);
    const body = joinBlocks([...heads, ...rows].map(each => each.bytes));
    return makeResponse({ status: 200, type: "application/octet-stream", fileName: `daybook-${id}.batches`, body });
}
