// Daybook's service worker. It holds a full replica of the journal and answers every page and form itself, from the
// same Swift that the server runs; the network is for replication alone. docs/adr/0003-service-worker.md says why.
"use strict";

const version = "{{version}}";
const assets = [
    "app.css", "app.js", "health.js", "daybook.wasm", "manifest.webmanifest", "icons/icon.svg", "icons/icon-192.png",
    "icons/icon-512.png", "icons/maskable-512.png", "icons/apple-touch-180.png",
];

// ---------------------------------------------------------------------------------------------------------- bytes

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Writes what Swift's `ByteReader` reads: LEB128 numbers, texts and blocks behind their length. */
class Writer {
    #bytes = new Uint8Array(4096);
    #length = 0;

    get bytes() { return this.#bytes.subarray(0, this.#length); }

    raw(more) {
        if (this.#length + more.length > this.#bytes.length) {
            const larger = new Uint8Array(Math.max(2 * this.#bytes.length, this.#length + more.length));
            larger.set(this.bytes);
            this.#bytes = larger;
        }
        this.#bytes.set(more, this.#length);
        this.#length += more.length;
    }
    byte(number) { this.raw([number]); }
    count(number) {
        for (; number >= 128; number = Math.floor(number / 128)) this.byte(number % 128 + 128);
        this.byte(number);
    }
    integer(number) { this.count(number < 0 ? -2 * number - 1 : 2 * number); }
    block(bytes) { this.count(bytes.length); this.raw(bytes); }
    text(text) { this.block(encoder.encode(text)); }
    blocks(list) { this.count(list.length); for (const bytes of list) this.block(bytes); }
}

/** Reads what Swift's `ByteWriter` wrote. */
class Reader {
    constructor(bytes) { this.bytes = bytes; this.position = 0; }

    get isAtEnd() { return this.position >= this.bytes.length; }
    byte() { return this.bytes[this.position++]; }
    count() {
        let number = 0, unit = 1, next;
        do {
            if (this.isAtEnd) throw new Error("bytes are cut off");
            next = this.byte();
            number += next % 128 * unit;
            unit *= 128;
        } while (next >= 128);
        return number;
    }
    block() {
        const length = this.count();
        if (this.position + length > this.bytes.length) throw new Error("bytes are cut off");
        return this.bytes.slice(this.position, this.position += length);
    }
    text() { return decoder.decode(this.block()); }
    list(read) { return Array.from({ length: this.count() }, () => read(this)); }
}

const fromHex = text => Uint8Array.from(text.match(/../g) ?? [], digits => parseInt(digits, 16));
const toHex = bytes => Array.from(bytes, byte => byte.toString(16).padStart(2, "0")).join("");
const random = count => crypto.getRandomValues(new Uint8Array(count));

/** Batches, each behind its length, as they travel and as the engine takes them. */
function inBlocks(batches) {
    const writer = new Writer();
    for (const bytes of batches) writer.block(bytes);
    return writer.bytes;
}

function outOfBlocks(bytes) {
    const reader = new Reader(bytes), batches = [];
    while (!reader.isAtEnd) batches.push(reader.block());
    return batches;
}

// ------------------------------------------------------------------------------------------------------- database

const result = request => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
});
const completed = transaction => new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error ?? new Error("the transaction was aborted"));
});

/** A database; `stores` makes what is in it. */
function openDatabase(name, stores) {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => stores(request.result);
    return result(request);
}

/** Where it is noted which journal is answered from, once all that the server had of it is here. */
const openNotes = () => openDatabase("daybook", database => database.createObjectStore("notes"));

const openJournalDatabase = id => openDatabase(`daybook-${id}`, database => {
    const batches = database.createObjectStore("batches", { keyPath: "position", autoIncrement: true });
    batches.createIndex("identity", ["device", "sequence", "checksum"], { unique: true });
    batches.createIndex("action", "action");
    batches.createIndex("records", "records", { multiEntry: true });
    database.createObjectStore("meta");
});

const read = (database, store, key) => result(database.transaction(store).objectStore(store).get(key));

function write(database, store, key, value) {
    const transaction = database.transaction(store, "readwrite", { durability: "strict" });
    transaction.objectStore(store).put(value, key);
    return completed(transaction);
}

/** Only one worker writes at a time, and none decides on less than all that was written. */
const writing = work => navigator.locks.request("daybook-writer", work);

/** This browser's id within a journal, made once. */
const deviceOf = async database => await read(database, "meta", "device") ?? writing(async () => {
    let device = await read(database, "meta", "device");
    if (!device) await write(database, "meta", "device", device = random(8));
    return device;
});

/** Adds batches that are not there yet, and gives those added their positions; what they erase is gone from the others.
    All of it or nothing. */
async function append({ database, engine }, batches) {
    const rows = engine.describe(batches);
    const transaction = database.transaction(["batches", "meta"], "readwrite", { durability: "strict" });
    const done = completed(transaction);
    const store = transaction.objectStore("batches");
    for (const row of rows) {
        const request = store.add(row);
        request.onsuccess = () => { row.position = request.result; };
        request.onerror = event => {
            if (request.error.name !== "ConstraintError") return; // aborts the transaction
            event.preventDefault(); // it was here already
            event.stopPropagation();
        };
    }
    try {
        const erasing = rows.filter(row => row.erases);
        if (erasing.length > 0) await eraseKept(transaction, engine, inBlocks(erasing.map(row => row.bytes)));
    } catch (error) {
        done.catch(() => {});
        if (!transaction.error) transaction.abort();
        throw error;
    }
    await done;
    return rows.filter(row => row.position);
}

/** Erases from all batches that are kept what some say is gone. Every worker then begins anew (see `catchUp`). */
async function eraseKept(transaction, engine, erasing) {
    const store = transaction.objectStore("batches"), meta = transaction.objectStore("meta");
    let isChanged = false;
    for (let after = 0; ;) {
        const rows = await result(store.getAll(IDBKeyRange.lowerBound(after, true), 500));
        if (rows.length === 0) break;
        after = rows.at(-1).position;
        for (const [place, form] of engine.erase(erasing, rows.map(row => row.bytes)).entries()) {
            if (!form) continue;
            store.put({ ...form, position: rows[place].position });
            isChanged = true;
        }
    }
    if (!isChanged) return;
    meta.put((await result(meta.get("erasures")) ?? 0) + 1, "erasures");
    meta.delete("snapshot");
    meta.delete("upload");
}

/** The batches of an action, and all that touch the same records. */
async function historyOf(database, action) {
    const store = database.transaction("batches").objectStore("batches");
    const own = await result(store.index("action").getAll(action));
    const history = new Map();
    const records = new Set(own.flatMap(row => row.records));
    for (const rows of await Promise.all(Array.from(records, id => result(store.index("records").getAll(id))))) {
        for (const row of rows) history.set(row.position, row.bytes);
    }
    return { action: own.map(row => row.bytes), history: Array.from(history.values()) };
}

// --------------------------------------------------------------------------------------------------------- engine

let compiling = null;

/** The WebAssembly module, compiled once a worker's life. */
const compiled = () => compiling ??= (async () => {
    const path = `/assets/${version}/daybook.wasm`;
    const response = await caches.match(path) ?? await fetch(path);
    return WebAssembly.compileStreaming(response.clone()).catch(async () =>
        WebAssembly.compile(await response.arrayBuffer()));
})().catch(error => { compiling = null; throw error; });

/** One instance of the Swift code. Once it trapped, its memory is not to be trusted and every call throws. */
class Engine {
    #exports;
    #hasTrapped = false;

    static async make() {
        const engine = new Engine();
        const host = {
            random: (address, count) => crypto.getRandomValues(engine.#view(address >>> 0, count >>> 0)),
            offset: moment => -new Date(moment).getTimezoneOffset(),
            read: () => -1, // see health.js
        };
        engine.#exports = (await WebAssembly.instantiate(await compiled(), { host })).exports;
        return engine;
    }

    /** Memory moves when it grows, so a view is good for one use. */
    #view(address, count) { return new Uint8Array(this.#exports.memory.buffer, address, count); }

    #call(name, ...values) {
        if (this.#hasTrapped) throw new Error("the engine has trapped before");
        try {
            return this.#exports[name](...values);
        } catch (error) {
            this.#hasTrapped = true;
            throw error;
        }
    }

    #give(name, bytes) {
        const address = this.#call("allocate", bytes.length) >>> 0;
        this.#view(address, bytes.length).set(bytes);
        const value = this.#call(name, address, bytes.length);
        this.#call("release", address);
        return value;
    }

    #take(address) {
        if (!address) throw new Error("bytes could not be read");
        const [a, b, c, d] = this.#view(address >>>= 0, 4);
        const bytes = this.#view(address + 4, a + b * 256 + c * 65536 + d * 16777216).slice();
        this.#call("release", address);
        return bytes;
    }

    #check(number) {
        if (number < 0) throw new Error("bytes could not be read");
        return number;
    }

    start(journal, device) { this.#check(this.#give("start", Uint8Array.of(...fromHex(journal), ...device))); }
    load(snapshot) { return Number(this.#give("load", snapshot)); }
    fold(batches) { return this.#check(this.#give("fold", inBlocks(batches))); }
    handle(bytes) { return new Reader(this.#take(this.#give("handle", bytes))); }
    heads() { return this.#take(this.#call("heads")); }
    acknowledge(heads) { this.#check(this.#give("acknowledge", heads)); }
    snapshot(position) { return this.#take(this.#call("snapshot", BigInt(position))); }

    /** Batches as rows of the database, without what was erased; `erases` tells which of them erase. */
    describe(batches) {
        const reader = new Reader(this.#take(this.#give("describe", inBlocks(batches))));
        return batches.map(() => ({ erases: reader.byte() === 1, ...this.#row(reader) }));
    }

    /** What batches that erase leave of others: a new row for each of these, or null where it stays as it is. */
    erase(erasing, batches) {
        const writer = new Writer();
        writer.block(erasing);
        writer.block(inBlocks(batches));
        const reader = new Reader(this.#take(this.#give("erase", writer.bytes)));
        return batches.map(() => reader.byte() === 1 ? this.#row(reader) : null);
    }

    #row(reader) {
        return {
            device: reader.text(), sequence: reader.count(), checksum: reader.text(), action: reader.text(),
            records: reader.list(() => reader.text()), bytes: reader.block(),
        };
    }

    /** How many batches the server lacks, and which. */
    lacking() {
        const reader = new Reader(this.#take(this.#call("lacking")));
        return {
            count: reader.count(),
            lists: reader.list(() => ({ device: reader.text(), sequence: reader.count(), checksum: reader.text() })),
        };
    }
}

// -------------------------------------------------------------------------------------------------------- journal

let held = null; // the promise of the journal that pages are answered from

/** The journal that pages are answered from; null until all that the server had of it is here. */
async function journalHeld() {
    if (!held) compiled().catch(() => {}); // meanwhile
    held ??= openNotes().then(async notes => {
        const id = await read(notes, "notes", "journal");
        notes.close();
        return id ? openJournal(id) : null;
    });
    const opening = held;
    try {
        const journal = await opening;
        if (!journal && held === opening) held = null;
        return journal;
    } catch (error) {
        if (held === opening) held = null;
        throw error;
    }
}

/** What is folded holds what was erased since. */
class Erased extends Error {}

/** Lets go of what trapped or is out of date; the next request begins again from what is kept. */
function letGo(error) {
    if (!(error instanceof Erased)) console.error(error);
    held = null;
}

async function openJournal(id) {
    const [database, engine] = await Promise.all([openJournalDatabase(id), Engine.make()]);
    const erasures = await read(database, "meta", "erasures") ?? 0; // before the snapshot, or one of before could pass
    const [device, snapshot, acknowledged, saved] = await Promise.all([
        deviceOf(database), ...["snapshot", "acknowledged", "saved"].map(key => read(database, "meta", key)),
    ]);
    const journal = { id, database, engine, device: toHex(device), position: 0, erasures, saved, newChanges: 0, newBatches: 0 };
    engine.start(id, device);
    if (snapshot) {
        try {
            journal.position = Math.max(0, engine.load(snapshot));
        } catch (error) {
            await write(database, "meta", "snapshot", undefined); // it is only a cache
            throw error;
        }
    }
    if (acknowledged) engine.acknowledge(acknowledged);
    await catchUp(journal);
    return journal;
}

/** Folds what is kept and not folded yet: the tail after the snapshot, and what another worker appended. */
async function catchUp(journal) {
    for (const most = 5000; ;) {
        const transaction = journal.database.transaction(["batches", "meta"]);
        const [erasures, rows] = await Promise.all([
            result(transaction.objectStore("meta").get("erasures")),
            result(transaction.objectStore("batches").getAll(IDBKeyRange.lowerBound(journal.position, true), most)),
        ]);
        if ((erasures ?? 0) !== journal.erasures) throw new Erased("what was folded was erased since");
        takeIn(journal, rows);
        if (rows.length < most) return;
    }
}

/** Folds rows of the database, each once: another request may have come first. */
function takeIn(journal, rows) {
    const fresh = rows.filter(row => row.position > journal.position);
    if (fresh.length === 0) return;
    journal.newChanges += journal.engine.fold(fresh.map(row => row.bytes));
    journal.newBatches += fresh.length;
    journal.position = fresh.at(-1).position;
}

/** Keeps batches, then folds them; returns the rows of those that are new. Nothing shows that is not kept. */
async function keep(journal, batches) {
    const added = await append(journal, batches);
    if (added.some(row => row.erases)) letGo(new Erased("what was folded is erased"));
    try {
        takeIn(journal, added);
    } catch (error) {
        letGo(error); // they are kept: the next engine folds them
    }
    return added;
}

/** Spares the next start from folding everything again. */
async function keepSnapshot(journal) {
    if (journal.newChanges < 1000 && journal.newBatches < 200) return;
    journal.newChanges = journal.newBatches = 0;
    try {
        const snapshot = journal.engine.snapshot(journal.position);
        const transaction = journal.database.transaction("meta", "readwrite");
        const meta = transaction.objectStore("meta");
        if ((await result(meta.get("erasures")) ?? 0) === journal.erasures) meta.put(snapshot, "snapshot");
        await completed(transaction);
    } catch (error) {
        console.error(error);
    }
}

// ---------------------------------------------------------------------------------------------------- replication

let standing = navigator.onLine ? "reachable" : "offline"; // or "signedOut", "otherJournal", "full"
let hasReplicated = false; // since this worker started
let failures = 0;
let retryAt = -Infinity; // by the worker's own clock, as is the next: the device's can be set back
let readySince = -Infinity;
let told = ""; // what pages know of where their changes are kept

const isReachable = () => standing === "reachable";

class Unreachable extends Error { standing = "offline"; }
class SignedOut extends Unreachable { standing = "signedOut"; }
class OtherJournal extends Unreachable { standing = "otherJournal"; }

async function replica(journal, path, body) {
    const response = await fetch(`/replica/${path}`, {
        method: "POST", body, cache: "no-store", signal: AbortSignal.timeout(30_000),
        headers: { "Daybook-Journal": journal.id, "Content-Type": "application/octet-stream" },
    });
    if (response.status === 401) throw new SignedOut("this browser has to be let in again");
    if (response.status === 409) throw new OtherJournal("the server keeps another journal");
    if (!response.ok) throw new Unreachable(`/replica/${path}: ${response.status}`);
    return response;
}

const bytesOf = async response => new Uint8Array(await response.arrayBuffer());

async function acknowledge(journal, heads) {
    journal.engine.acknowledge(heads);
    await write(journal.database, "meta", "acknowledged", heads);
}

/** Takes in what the server has and this replica lacks; returns how many batches that were. */
async function pull(journal) {
    const heads = journal.engine.heads();
    let arrived = 0, hasOwn = false;
    for (let after = 0; ;) {
        const response = await replica(journal, `pull?after=${after}`, heads);
        const batches = outOfBlocks(await bytesOf(response));
        const added = batches.length === 0 ? [] : await writing(async () => {
            await catchUp(journal);
            return keep(journal, batches);
        });
        arrived += added.length;
        hasOwn ||= added.some(row => row.device === journal.device);
        after = Number(response.headers.get("Daybook-Position"));
        if (batches.length === 0 || !response.headers.has("Daybook-More")) break;
    }
    if (hasOwn) await beginDevice(journal);
    return arrived;
}

/** What this device wrote and no longer had shows that its database is an older copy: another device begins. */
async function beginDevice(journal) {
    await writing(() => write(journal.database, "meta", "device", random(8)));
    letGo(new Error("this browser's data was put back or copied; it goes on as a new device"));
}

/** Sends what the server lacks, in portions of 4 MB. */
async function push(journal) {
    for (const { device, sequence, checksum } of journal.engine.lacking().lists) {
        const index = journal.database.transaction("batches").objectStore("batches").index("identity");
        const isKnown = sequence > 0 && await result(index.getKey([device, sequence, checksum]));
        const from = isKnown ? [device, sequence + 1] : [device];
        const rows = await result(index.getAll(IDBKeyRange.bound(from, [device, Infinity])));
        while (rows.length > 0) {
            const portion = [];
            for (let size = 0; rows.length > 0 && (size += rows[0].bytes.length + 4) <= 4 << 20;) {
                portion.push(rows.shift().bytes);
            }
            if (portion.length === 0) portion.push(rows.shift().bytes);
            await acknowledge(journal, await bytesOf(await replica(journal, "push", inBlocks(portion))));
        }
    }
}

let replicating = null;
let wanted = null; // "pull" brings the two sides together, "push" only sends what was written since

/** Replicates in the background, one round at a time; what is asked for meanwhile is done in the next. */
function replicate(what) {
    wanted = wanted === "pull" ? wanted : what;
    return replicating ??= (async () => {
        while (wanted) {
            const now = wanted;
            wanted = null;
            await round(now).catch(console.error);
        }
        replicating = null;
    })();
}

async function round(what) {
    let arrived = 0;
    let journal;
    try {
        journal = await journalHeld() ?? await firstPull();
        if (!journal) return;
        if (what === "pull" || !hasReplicated) {
            await acknowledge(journal, await bytesOf(await replica(journal, "heads", new Uint8Array())));
            arrived = await pull(journal);
        }
        await push(journal);
        if (!isReachable() || !hasReplicated) self.registration.update().catch(() => {}); // the server may be a new one
        standing = "reachable";
        hasReplicated = true;
        failures = 0;
    } catch (error) {
        if (error instanceof Erased) {
            letGo(error);
            wanted = what; // the next round has what is left
            return tell("changed");
        }
        if (error instanceof WebAssembly.RuntimeError) letGo(error);
        if (error instanceof OtherJournal && journal?.position === 0) {
            // Nothing is in this one. Else the person decides: it can be the only copy left of a server's that is gone.
            if (await firstPull().catch(console.error)) return tell("changed");
        }
        standing = error.name === "QuotaExceededError" ? "full" : error.standing ?? "offline";
        retryAt = performance.now() + Math.min(60_000, 1000 * 2 ** failures++);
        if (!(error instanceof TypeError || error instanceof Unreachable)) console.error(error);
    }
    if (journal) await tellStanding(journal, arrived);
    if (journal) await keepSnapshot(journal);
}

/** Takes over: all that the server has is brought here before any page is answered from it. */
async function firstPull() {
    const response = await fetch("/replica/journal", { cache: "no-store" });
    if (!response.ok) return null; // nobody is signed in yet
    const id = (await response.text()).trim();
    if (!/^[0-9a-f]{32}$/.test(id)) return null;
    const journal = await openJournal(id);
    await pull(journal);
    const notes = await openNotes();
    await write(notes, "notes", "journal", id);
    notes.close();
    held = Promise.resolve(journal);
    standing = "reachable";
    readySince = performance.now();
    await self.clients.claim();
    return journal;
}

/** Tells the pages, but for the one that caused it: "changed", or only where what is on them is kept ("standing"). */
async function tell(type, except) {
    for (const client of await self.clients.matchAll({ type: "window", includeUncontrolled: true })) {
        if (client.id !== except) client.postMessage({ type });
    }
}

/** Asks to be woken when there is a network, where browsers do that; once, as each asking can be answered at once. */
async function askForSync() {
    const { sync } = self.registration;
    if (sync && !(await sync.getTags()).includes("replicate")) await sync.register("replicate");
}

async function tellStanding(journal, arrived) {
    const { count } = journal.engine.lacking();
    const now = `${standing} ${count}`;
    if (arrived > 0 || now !== told) await tell(arrived > 0 ? "changed" : "standing");
    told = now;
    if (count > 0 && !isReachable()) await askForSync().catch(() => {});
}

// ------------------------------------------------------------------------------------------------------- requests

const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; "
    + "font-src 'none'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; "
    + "base-uri 'none'; frame-ancestors 'none'";

self.addEventListener("fetch", event => {
    const { request } = event;
    const url = new URL(request.url);
    if (url.origin !== self.location.origin) return;
    if (url.pathname.startsWith("/assets/") || url.pathname === "/manifest.webmanifest") {
        return event.respondWith(asset(request, url));
    }
    if (request.mode !== "navigate" && !request.headers.has("Daybook-Part")) return;
    if (!["GET", "POST"].includes(request.method) || /^\/(unlock|replica|healthz|worker\.js)(\/|$)/.test(url.pathname)) return;
    const response = respond(event, url);
    event.respondWith(response);
    event.waitUntil(response.then(() => makeWay(request.mode === "navigate")));
});

/** Lets a new version of the app have the next page. This worker stays until its last answer has arrived: Chromium
    stops it as soon as it has nothing to do, and a page that is still under way then never comes. */
async function makeWay(isPage) {
    const { waiting } = self.registration;
    if (!waiting) return;
    if (isPage) waiting.postMessage({ type: "takeOver" });
    await new Promise(resolve => setTimeout(resolve, 1000));
}

/** Assets never change under their name, so what is kept is good. */
async function asset(request, url) {
    const path = url.pathname.replace(/^\/(assets\/)?/, "");
    const named = /^[0-9a-f]{16}\//.test(path) ? url.pathname : `/assets/${version}/${path}`;
    return await caches.match(named) ?? fetch(request);
}

async function respond(event, url) {
    const { request } = event;
    if (request.method !== "GET" && request.mode === "navigate" && !isOwn(request.referrer)) {
        return safetyPage(403, "refused");
    }
    // What saves the journal must not need what has failed.
    if (url.pathname === "/rescue") return rescue().catch(() => safetyPage(503, "broken"));
    const spare = request.clone();
    try {
        if (!await journalHeld()) return fetch(spare);
    } catch (error) {
        letGo(error);
        return network(spare);
    }
    if (request.method === "GET" && performance.now() - readySince < 10_000) {
        // What was saved while the first pull ran went to the server and must not seem to vanish.
        await Promise.race([replicate("pull"), new Promise(resolve => setTimeout(resolve, 2000))]);
    }
    if (request.method === "POST" && url.pathname.startsWith("/data/import")) {
        const response = await importByServer(spare.clone());
        if (response) return response;
    }
    const asked = await readRequest(request, url);
    if (request.method === "POST" && url.pathname === "/settings/start-anew" && await startAnew()) {
        return asked.isPart ? answer(event, { ...asked, method: "GET", path: "/today", form: "", location: "/today" })
            : inHeaders({ status: 303, type: "text/plain", location: "/today", body: [] });
    }
    for (let attempt = 1; attempt <= 2; attempt++) {
        try {
            return await answer(event, asked);
        } catch (error) {
            if (error instanceof NotKept) return safetyPage(507, "not-kept", error);
            letGo(error);
        }
    }
    return network(spare);
}

const isOwn = referrer => referrer === self.location.origin || referrer.startsWith(`${self.location.origin}/`);

/** The server's answer where the engine cannot give one; without a network, a page to save the journal from. */
async function network(request) {
    try {
        return await fetch(request);
    } catch {
        return safetyPage(503, "broken");
    }
}

/** Large files are the server's: a worker can be stopped in the middle. Null without a server. */
async function importByServer(request) {
    await replicate("pull");
    if (!isReachable()) return null;
    const response = await fetch(request).catch(() => null);
    if (!response || response.status >= 502) return null;
    await replicate("pull");
    return response;
}

/** All that a request says. */
async function readRequest(request, url) {
    const asked = {
        method: request.method, path: url.pathname, query: url.search.slice(1), form: "", upload: null,
        isPart: request.headers.has("Daybook-Part"), random: random(16),
    };
    if (request.method !== "POST") return asked;
    const form = new URLSearchParams();
    for (const [name, value] of await request.formData()) {
        if (typeof value === "string") form.append(name, value);
        else if (value.size > 0) {
            const bytes = new Uint8Array(await value.arrayBuffer());
            asked.upload = { handle: toHex(random(16)), fileName: value.name, bytes };
        }
    }
    asked.form = form.toString();
    asked.uploadNamed = form.get("upload");
    return asked;
}

class NotKept extends Error {}

/** Answers from the engine; what the answer says was saved is kept before it goes out. */
async function answer(event, asked) {
    const journal = await journalHeld();
    if (!hasReplicated && performance.now() >= retryAt) event.waitUntil(replicate("pull"));
    let outcome;
    if (asked.method === "GET") {
        await catchUp(journal);
        outcome = await ask(journal, asked);
    } else {
        await withUpload(journal, asked);
        outcome = await writing(async () => {
            await catchUp(journal);
            const outcome = await ask(journal, asked);
            if (outcome.batches.length === 0) return outcome;
            await keep(journal, outcome.batches).catch(error => { throw new NotKept("not kept", { cause: error }); });
            return outcome;
        });
        event.waitUntil(afterwards(journal, outcome.batches.length > 0, event.clientId));
    }
    if (standing === "otherJournal" && asked.path === "/data/daybook.json" && outcome.status === 200) {
        await noteSaved(journal);
    }
    if (outcome.status >= 300 && outcome.status < 400 && asked.isPart) {
        const next = new URL(outcome.location, self.location.origin);
        return answer(event, {
            ...asked, method: "GET", path: next.pathname, query: next.search.slice(1), form: "", upload: null,
            location: outcome.location,
        });
    }
    return inHeaders(outcome, asked.location);
}

async function afterwards(journal, hasWritten, client) {
    if (hasWritten) await tell("changed", client);
    if (isReachable() ? hasWritten : performance.now() >= retryAt) await replicate(isReachable() ? "push" : "pull");
    await keepSnapshot(journal);
}

/** Remembers that the person has what is here alone as a file: only then may they leave this journal. */
async function noteSaved(journal) {
    journal.saved = journal.engine.lacking().count;
    await write(journal.database, "meta", "saved", journal.saved).catch(console.error);
    await tell("changed");
}

const isSaved = ({ saved, engine }) => saved !== undefined && saved === engine.lacking().count;

/** Goes over to the server's journal, if this one was saved; this one stays in its database. */
async function startAnew() {
    const journal = await journalHeld();
    if (standing !== "otherJournal" || !isSaved(journal)) return false;
    if (!await firstPull().catch(console.error)) return false;
    await tell("changed");
    return true;
}

/** Keeps an uploaded file for the form that comes after its preview, or finds it; three, as each tab can have one. */
async function withUpload(journal, asked) {
    if (!asked.upload && !asked.uploadNamed) return;
    const uploads = await read(journal.database, "meta", "upload") ?? [];
    if (asked.upload) {
        await write(journal.database, "meta", "upload", [asked.upload, ...uploads].slice(0, 3)).catch(console.error);
    } else {
        asked.upload = uploads.find(upload => upload.handle === asked.uploadNamed) ?? null;
    }
}

/** Asks the engine, with what it finds it needs. */
async function ask(journal, asked) {
    const inflated = [];
    for (let fetched = null; ;) {
        const outcome = journal.engine.handle(inBytes(journal, asked, fetched, inflated));
        switch (outcome.byte()) {
        case 0:
            return {
                status: outcome.count(), type: outcome.text(), location: outcome.text(), fileName: outcome.text(),
                body: outcome.block(), batches: outcome.list(reader => reader.block()),
            };
        case 1:
            if (fetched) throw new Error("what was fetched was not enough");
            fetched = await historyOf(journal.database, outcome.text());
            break;
        case 2:
            inflated.push(await inflate(outcome.block(), outcome.count()));
        }
    }
}

/** A request as the engine's `Asking` reads it. */
function inBytes(journal, asked, fetched, inflated) {
    const writer = new Writer();
    writer.byte(asked.method === "POST" ? 1 : 0);
    writer.text(asked.path);
    writer.text(asked.query);
    writer.text(asked.form);
    writer.byte(asked.upload ? 1 : 0);
    if (asked.upload) {
        writer.raw(fromHex(asked.upload.handle));
        writer.text(asked.upload.fileName);
        writer.block(asked.upload.bytes);
    }
    writer.blocks(navigator.languages.map(tag => encoder.encode(tag)));
    writer.byte({ reachable: 1, offline: 2, signedOut: 3, otherJournal: isSaved(journal) ? 5 : 4, full: 6 }[standing]);
    writer.text(version);
    writer.integer(Date.now());
    writer.integer(-new Date().getTimezoneOffset());
    writer.raw(asked.random);
    writer.byte(fetched ? 1 : 0);
    if (fetched) {
        writer.blocks(fetched.action);
        writer.blocks(fetched.history);
    }
    writer.count(inflated.length);
    for (const bytes of inflated) {
        writer.byte(bytes ? 1 : 0);
        if (bytes) writer.block(bytes);
    }
    return writer.bytes;
}

/** Undoes DEFLATE; null for what is damaged or has more than `most` bytes. */
async function inflate(packed, most) {
    try {
        const bytes = new Writer();
        const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
        for (const reader = stream.getReader(); ;) {
            const { done, value } = await reader.read();
            if (done) return bytes.bytes;
            bytes.raw(value);
            if (bytes.bytes.length > most) return void reader.cancel() ?? null;
        }
    } catch {
        return null;
    }
}

function inHeaders(outcome, location) {
    const headers = new Headers({
        "Content-Type": outcome.type, "Cache-Control": "no-store", "Content-Security-Policy": policy,
        "Referrer-Policy": "same-origin", "X-Content-Type-Options": "nosniff",
        "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin",
    });
    if (outcome.location) headers.set("Location", outcome.location);
    if (location) headers.set("Daybook-Location", location);
    if (outcome.fileName) {
        headers.set("Content-Disposition", `attachment; filename*=UTF-8''${encodeURIComponent(outcome.fileName)}`);
    }
    return new Response(outcome.body.length > 0 ? outcome.body : null, { status: outcome.status, headers });
}

/** Keeps the pages that are shown where the engine fails, while it works. */
async function keepSafetyPages(cache) {
    const engine = await Engine.make();
    engine.start("0".repeat(32), new Uint8Array(8));
    for (const name of ["refused", "not-kept", "broken"]) {
        const asked = { method: "GET", path: `/safety/${name}`, query: "", form: "", upload: null, random: random(16) };
        await cache.put(asked.path, inHeaders(await ask({ engine }, asked)));
    }
}

/** A page without the engine. */
async function safetyPage(status, name, error) {
    if (error) console.error(error, error.cause);
    const kept = await caches.match(`/safety/${name}`, { cacheName: `daybook-${version}` });
    return new Response(kept?.body, { status, headers: kept?.headers });
}

/** Every batch of the journal as a file, without the engine. */
async function rescue() {
    const notes = await openNotes();
    const id = await read(notes, "notes", "journal");
    if (!id) throw new Error("there is no journal here yet");
    const database = await openJournalDatabase(id);
    const rows = await result(database.transaction("batches").objectStore("batches").getAll());
    const body = inBlocks(rows.map(row => row.bytes));
    return inHeaders({ status: 200, type: "application/octet-stream", fileName: `daybook-${id}.batches`, body });
}

// ------------------------------------------------------------------------------------------------------ lifecycle

self.addEventListener("install", event => event.waitUntil((async () => {
    const cache = await caches.open(`daybook-${version}`);
    await cache.addAll(assets.map(path => `/assets/${version}/${path}`));
    await keepSafetyPages(cache);
})()));

// Pages of the version before may still ask for their assets.
self.addEventListener("activate", event => event.waitUntil((async () => {
    const names = (await caches.keys()).filter(name => name.startsWith("daybook-"));
    await Promise.all(names.filter(name => name !== `daybook-${version}`).slice(0, -1).map(name => caches.delete(name)));
})()));

self.addEventListener("message", event => {
    if (event.data?.type === "pull") event.waitUntil(replicate("pull"));
    if (event.data?.type === "takeOver") self.skipWaiting();
});

self.addEventListener("sync", event => event.waitUntil(replicate("pull").then(() => {
    if (!isReachable()) throw new Unreachable("still without the server"); // the browser tries again later
})));
