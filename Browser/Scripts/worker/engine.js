// The Swift code as WebAssembly (Browser/Sources/Worker/Worker.swift).

import { fromHex, Reader, UnreadableBytesError, Writer } from "../shared/bytes.js";
import { fetchModule } from "../shared/join-module.js";
import { assetURL, modulePath, splitModulePath } from "./assets.js";
import { joinHeld } from "./held-batches.js";

/** @typedef {import("./held-batches.js").HeldBatch} HeldBatch */
/**
 * @typedef {object} Description A batch as the database finds it, without erased values.
 * @property {string} device
 * @property {number} sequence
 * @property {string} hash
 * @property {number} generation
 * @property {string} action Empty if the batch cannot be opened or decoded.
 * @property {string} reversed The action that it takes back or does again; empty if none.
 * @property {string[]} records The records it changes.
 * @property {Uint8Array | null} reduced The content to seal anew; null if nothing in it was erased.
 */
/**
 * @typedef {object} MissingBatches Some of a device's batches.
 * @property {string} device
 * @property {boolean} [onlyErased] Whether they are those in which something was erased.
 * @property {{ sequence: number, hash: string }} [last] The last batch that the server has.
 */

/** @type {Promise<WebAssembly.Module> | null} */
let compiling = null;

/** The WebAssembly module, compiled once per worker. */
export const compiledModule = () => compiling ??= (async () => {
    const response = await caches.match(assetURL(modulePath)) ?? await fetchModule(assetURL(splitModulePath));
    return WebAssembly.compileStreaming(response.clone()).catch(async () =>
        WebAssembly.compile(await response.arrayBuffer()));
})().catch(error => {
    compiling = null;
    throw error;
});

/** One instance of the Swift code. Once it has trapped, its memory cannot be trusted and every call throws. */
export class Engine {
    /** @type {any} The exports of the Swift module. */
    #exports;
    #hasTrapped = false;

    /** @param {(Uint8Array | null)[]} texts The sentences of each language; null if not loaded. */
    static async make(texts) {
        const engine = new Engine();
        const host = {
            /** @type {(address: number, count: number) => unknown} */
            random: (address, count) => crypto.getRandomValues(engine.#view(address >>> 0, count >>> 0)),
            /** @type {(moment: number) => number} */
            offset: moment => -new Date(moment).getTimezoneOffset(),
            read: () => -1, // only health.js reads files
        };
        engine.#exports = (await WebAssembly.instantiate(await compiledModule(), { host })).exports;
        for (const [index, bytes] of texts.entries()) {
            if (bytes) engine.#callWithBytes("setTexts", bytes, index);
        }
        return engine;
    }

    /**
     * A view of memory, for immediate use only: memory moves when it grows.
     * @param {number} address
     * @param {number} count
     */
    #view(address, count) { return new Uint8Array(this.#exports.memory.buffer, address, count); }

    /**
     * @param {string} name
     * @param {(number | bigint)[]} values
     */
    #call(name, ...values) {
        if (this.#hasTrapped) throw new Error("the engine has trapped before");
        try {
            return this.#exports[name](...values);
        } catch (error) {
            this.#hasTrapped = true;
            throw error;
        }
    }

    /**
     * Calls a function, passing bytes.
     * @param {string} name
     * @param {Uint8Array} bytes
     * @param {number[]} values The arguments before them.
     */
    #callWithBytes(name, bytes, ...values) {
        const address = this.#call("allocate", bytes.length) >>> 0;
        this.#view(address, bytes.length).set(bytes);
        const value = this.#call(name, ...values, address, bytes.length);
        this.#call("release", address);
        return value;
    }

    /**
     * The bytes at an address returned by a function.
     * @param {number} address
     */
    #readBytes(address) {
        if (!address) throw new UnreadableBytesError("bytes could not be read");
        const [a, b, c, d] = this.#view(address >>>= 0, 4);
        const bytes = this.#view(address + 4, a + b * 256 + c * 65536 + d * 16777216).slice();
        this.#call("release", address);
        return bytes;
    }

    /** @param {number} number */
    #check(number) {
        if (number < 0) throw new UnreadableBytesError("bytes could not be read");
        return number;
    }

    /**
     * Starts with an empty replica of a journal.
     * @param {string} journal
     * @param {Uint8Array} device
     */
    start(journal, device) { this.#check(this.#callWithBytes("start", Uint8Array.of(...fromHex(journal), ...device))); }

    /**
     * Loads a snapshot. Returns its position, or −1 if it is not usable.
     * @param {Uint8Array} snapshot
     */
    load(snapshot) { return Number(this.#callWithBytes("load", snapshot)); }

    /**
     * Folds stored batches. Returns the number of changes in them.
     * @param {HeldBatch[]} batches
     * @returns {number}
     */
    fold(batches) { return this.#check(this.#callWithBytes("fold", joinHeld(batches))); }

    /** @param {Uint8Array} request */
    handle(request) { return new Reader(this.#readBytes(this.#callWithBytes("handle", request))); }

    /**
     * Whether an action is taken back.
     * @param {string} action
     */
    isUndone(action) { return this.#check(this.#callWithBytes("isUndone", fromHex(action))) === 1; }

    /** The batches that are set aside. */
    setAside() {
        return new Reader(this.#readBytes(this.#call("setAside"))).list(reader => ({
            device: reader.text(), sequence: reader.count(), hash: reader.text(),
        }));
    }

    /** The actions that were taken back or done again since they were folded. */
    unsettled() { return new Reader(this.#readBytes(this.#call("unsettled"))).list(reader => reader.text()); }

    /**
     * Makes the state what it is with or without actions that were taken back or done again. Returns the number of their changes.
     * @param {string[]} actions
     * @param {HeldBatch[]} history All folded batches that changed a record that one of them changed.
     * @returns {number}
     */
    settle(actions, history) {
        const writer = new Writer();
        writer.count(actions.length);
        for (const action of actions) writer.raw(fromHex(action));
        writer.raw(joinHeld(history));
        return this.#check(this.#callWithBytes("settle", writer.bytes));
    }

    heads() { return this.#readBytes(this.#call("heads")); }

    /** @param {Uint8Array} heads The server's. */
    acknowledge(heads) { this.#check(this.#callWithBytes("acknowledge", heads)); }

    /** @param {number} position */
    snapshot(position) { return this.#readBytes(this.#call("snapshot", BigInt(position))); }

    /**
     * Describes batches; `erases` marks erasing ones.
     * @param {HeldBatch[]} batches
     */
    describe(batches) {
        const reader = new Reader(this.#readBytes(this.#callWithBytes("describe", joinHeld(batches))));
        return batches.map(() => ({ erases: reader.byte() === 1, ...readDescription(reader) }));
    }

    /**
     * Describes what is left of other batches after erasing; null for those that do not change.
     * @param {HeldBatch[]} erasing
     * @param {HeldBatch[]} batches
     */
    erase(erasing, batches) {
        const writer = new Writer();
        writer.block(joinHeld(erasing));
        writer.block(joinHeld(batches));
        const reader = new Reader(this.#readBytes(this.#callWithBytes("erase", writer.bytes)));
        return batches.map(() => reader.byte() === 1 ? readDescription(reader) : null);
    }

    /**
     * Whether an arriving form of a stored batch is to take its place.
     * @param {HeldBatch} stored
     * @param {HeldBatch} arriving
     * @param {boolean} isAsWritten Whether that arrived as its author wrote it.
     * @param {HeldBatch[]} erasing What came with it and erases.
     */
    isToReplace(stored, arriving, isAsWritten, erasing) {
        const writer = new Writer();
        writer.byte(isAsWritten ? 1 : 0);
        writer.block(joinHeld([stored, arriving]));
        writer.block(joinHeld(erasing));
        return new Reader(this.#readBytes(this.#callWithBytes("choose", writer.bytes))).byte() === 1;
    }

    /** The digests of all files that records name. */
    attachedDigests() { return new Reader(this.#readBytes(this.#call("attachedDigests"))).list(reader => reader.text()); }

    /** The batches missing from the server: their number, and which they are. */
    missingBatches() {
        const reader = new Reader(this.#readBytes(this.#call("missingBatches")));
        return { count: reader.count(), lists: reader.list(readMissing) };
    }
}

/**
 * @param {Reader} reader
 * @returns {MissingBatches}
 */
function readMissing(reader) {
    const device = reader.text(), kind = reader.byte();
    if (kind === 1) return { device, last: { sequence: reader.count(), hash: reader.text() } };
    return { device, onlyErased: kind === 2 };
}

/**
 * @param {Reader} reader
 * @returns {Description}
 */
function readDescription(reader) {
    const isReduced = reader.byte() === 2;
    return {
        device: reader.text(), sequence: reader.count(), hash: reader.text(), generation: reader.count(),
        action: reader.text(), reversed: reader.text(), records: reader.list(reader => reader.text()),
        reduced: isReduced ? reader.block() : null,
    };
}
