// Bytes as Swift's ByteReader and ByteWriter read and write them (docs/sync.md, chapter 1).

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Writes LEB128 numbers, and length-prefixed texts and blocks. */
export class Writer {
    #bytes = new Uint8Array(4096);
    #length = 0;

    get bytes() { return this.#bytes.subarray(0, this.#length); }

    /** @param {ArrayLike<number>} more */
    raw(more) {
        if (this.#length + more.length > this.#bytes.length) {
            const larger = new Uint8Array(Math.max(2 * this.#bytes.length, this.#length + more.length));
            larger.set(this.bytes);
            this.#bytes = larger;
        }
        this.#bytes.set(more, this.#length);
        this.#length += more.length;
    }
    /** @param {number} number */
    byte(number) { this.raw([number]); }
    /** @param {number} number */
    count(number) {
        for (; number >= 128; number = Math.floor(number / 128)) this.byte(number % 128 + 128);
        this.byte(number);
    }
    /** @param {number} number */
    integer(number) { this.count(number < 0 ? -2 * number - 1 : 2 * number); }
    /** @param {Uint8Array} bytes */
    block(bytes) {
        this.count(bytes.length);
        this.raw(bytes);
    }
    /** @param {string} text */
    text(text) { this.block(encoder.encode(text)); }
    /** @param {Uint8Array[]} list */
    blocks(list) {
        this.count(list.length);
        for (const bytes of list) this.block(bytes);
    }
}

/** Bytes are missing, or are not what they should be. */
export class UnreadableBytesError extends Error {}

/** Reads the output of a `Writer` or Swift's `ByteWriter`. Throws if bytes are missing. */
export class Reader {
    /** @param {Uint8Array} bytes */
    constructor(bytes) {
        this.bytes = bytes;
        this.position = 0;
    }

    get isAtEnd() { return this.position >= this.bytes.length; }

    byte() {
        if (this.isAtEnd) throw new UnreadableBytesError("bytes are cut off");
        return this.bytes[this.position++];
    }
    count() {
        let number = 0, unit = 1, next;
        do {
            next = this.byte();
            number += next % 128 * unit;
            unit *= 128;
        } while (next >= 128);
        return number;
    }
    /** @param {number} length */
    raw(length) {
        if (this.position + length > this.bytes.length) throw new UnreadableBytesError("bytes are cut off");
        return this.bytes.slice(this.position, this.position += length);
    }
    block() { return this.raw(this.count()); }
    text() { return decoder.decode(this.block()); }

    /**
     * @template Item
     * @param {(reader: Reader) => Item} read
     */
    list(read) { return Array.from({ length: this.count() }, () => read(this)); }
}

/**
 * Length-prefixed batches, as they are transferred.
 * @param {Uint8Array[]} batches
 */
export function joinBlocks(batches) {
    const writer = new Writer();
    for (const bytes of batches) writer.block(bytes);
    return writer.bytes;
}

/** @param {Uint8Array} bytes */
export function splitBlocks(bytes) {
    const reader = new Reader(bytes);
    const batches = [];
    while (!reader.isAtEnd) batches.push(reader.block());
    return batches;
}

/** @param {string} text */
export const fromHex = text => Uint8Array.from(text.match(/../g) ?? [], digits => parseInt(digits, 16));

/** @param {Uint8Array} bytes */
export const toHex = bytes => Array.from(bytes, byte => byte.toString(16).padStart(2, "0")).join("");

/** @param {number} count */
export const randomBytes = count => crypto.getRandomValues(new Uint8Array(count));
