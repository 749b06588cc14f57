// Requests as the engine reads them (Browser/Sources/Worker/WorkerRequest.swift).

import { fromHex, randomBytes, toHex, Writer } from "../shared/bytes.js";
import { version } from "./assets.js";
import { blockSize } from "./file-layout.js";
import { writeHeld } from "./held-batches.js";
import { lastSync, syncStatus } from "./sync-status.js";

/** @typedef {import("./journal.js").Journal} Journal */
/** @typedef {{ handle: string, fileName: string, bytes: Uint8Array }} Upload */
/**
 * @typedef {object} PageRequest
 * @property {string} method
 * @property {string} path
 * @property {string} query
 * @property {string} form URL-encoded.
 * @property {Upload | null} upload
 * @property {string | null} [uploadHandle] The handle of a file that was uploaded before.
 * @property {boolean} isPart Whether it comes from a page's script, which does not follow redirects.
 * @property {Uint8Array} random
 * @property {string} [location] The target of a followed redirect.
 */
/** @typedef {import("./held-batches.js").HeldBatch} HeldBatch */
/** @typedef {{ action: HeldBatch[] }} FetchedAction The batches of an action. */
/** @typedef {{ actions: HeldBatch[][], next: number }} RecordedActions `next` is 0 if there are no others. */
/** @typedef {FetchedAction | RecordedActions} Fetched */
/** @typedef {"stored" | "partly" | "unreachable" | "absent" | "damaged"} FetchResult */
/**
 * @typedef {{ digest: string | null, stored: import("./files.js").FileRow[] | null, fetched: FetchResult | null }} FileAnswers
 * The digest of an attached file, the files that are here, and the result of fetching one from the server; null if not asked for.
 */

/**
 * @param {Request} request
 * @param {URL} url
 * @returns {Promise<PageRequest>}
 */
export async function readRequest(request, url) {
    /** @type {PageRequest} */
    const page = {
        method: request.method, path: url.pathname, query: url.search.slice(1), form: "", upload: null,
        isPart: request.headers.has("Daybook-Part"), random: randomBytes(16),
    };
    if (request.method !== "POST") {
        page.uploadHandle = url.searchParams.get("upload");
        return page;
    }
    const form = new URLSearchParams();
    for (const [name, value] of await request.formData()) {
        if (typeof value === "string") {
            form.append(name, value);
        } else if (value.size > 0) {
            const bytes = new Uint8Array(await value.arrayBuffer());
            page.upload = { handle: toHex(randomBytes(16)), fileName: value.name, bytes };
        }
    }
    page.form = form.toString();
    page.uploadHandle = form.get("upload");
    return page;
}

/**
 * The request for the page that a redirect leads to.
 * @param {PageRequest} request
 * @param {string} location
 * @returns {PageRequest}
 */
export function followRedirect(request, location) {
    const next = new URL(location, self.location.origin);
    return {
        ...request, method: "GET", path: next.pathname, query: next.search.slice(1), form: "", upload: null,
        uploadHandle: next.searchParams.get("upload"), location,
    };
}

/**
 * Encodes a request, with the data fetched and inflated for it.
 * @param {PageRequest} request
 * @param {boolean} isSaved Whether the person has saved the unsent batches as a file.
 * @param {{ newly: number, known: number, mayComeBack: boolean, lackedByServer: number }} lost
 * @param {Fetched | null} fetched
 * @param {(Uint8Array | null)[]} inflated
 * @param {FileAnswers} files
 */
export function encodeRequest(request, isSaved, lost, fetched, inflated, files) {
    const writer = new Writer();
    writer.byte(request.method === "POST" ? 1 : 0);
    writer.text(request.path);
    writer.text(request.query);
    writer.text(request.form);
    writer.byte(request.upload ? 1 : 0);
    if (request.upload) {
        writer.raw(fromHex(request.upload.handle));
        writer.text(request.upload.fileName);
        writer.block(request.upload.bytes);
    }
    writer.count(navigator.languages.length);
    for (const tag of navigator.languages) writer.text(tag);
    writer.byte({ reachable: 1, offline: 2, signedOut: 3, otherJournal: isSaved ? 5 : 4, full: 6, locked: 7 }[syncStatus()]);
    writer.integer(lastSync());
    writer.count(lost.newly);
    writer.count(lost.known);
    writer.byte(lost.mayComeBack ? 1 : 0);
    writer.count(lost.lackedByServer);
    writer.text(version);
    writer.integer(Date.now());
    writer.integer(-new Date().getTimezoneOffset());
    writer.raw(request.random);
    writer.byte(!fetched ? 0 : "action" in fetched ? 1 : 2);
    if (fetched && "action" in fetched) {
        writeBatches(writer, fetched.action);
    } else if (fetched) {
        writer.count(fetched.actions.length);
        for (const batches of fetched.actions) writeBatches(writer, batches);
        writer.integer(fetched.next);
    }
    writer.count(inflated.length);
    for (const bytes of inflated) {
        writer.byte(bytes ? 1 : 0);
        if (bytes) writer.block(bytes);
    }
    writer.text(files.digest ?? "");
    writer.byte(files.stored ? 1 : 0);
    if (files.stored) {
        writer.count(files.stored.length);
        for (const row of files.stored) {
            writer.text(row.digest);
            writer.count(Math.min(row.count, row.stored * blockSize));
        }
    }
    writer.byte(files.fetched ? ["stored", "partly", "unreachable", "absent", "damaged"].indexOf(files.fetched) + 1 : 0);
    return writer.bytes;
}

/**
 * @param {Writer} writer
 * @param {HeldBatch[]} batches
 */
function writeBatches(writer, batches) {
    writer.count(batches.length);
    for (const held of batches) writeHeld(writer, held);
}
