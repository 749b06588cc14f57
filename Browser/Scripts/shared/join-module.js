// Joins the WebAssembly module that Browser/split-module sorted into streams (which documents the format).

import { Reader, Writer } from "./bytes.js";

/** The kinds that are not operands of one opcode, as in Browser/split-module. */
const opcodes = 0, locals = 1, table = 2, floats = 3;

/** Joins the streams of a module. */
class Joiner {
    /**
     * @param {Uint8Array} module The result, to be filled.
     * @param {Uint8Array} operands
     * @param {Uint8Array[]} streams
     */
    constructor(module, operands, streams) {
        this.module = module;
        this.operands = operands;
        this.streams = streams;
        this.positions = streams.map(() => 0);
        this.position = 0;
    }

    /** @param {Uint8Array} bytes */
    append(bytes) {
        this.module.set(bytes, this.position);
        this.position += bytes.length;
    }

    /** @param {number} kind */
    byte(kind) { return this.module[this.position++] = this.streams[kind][this.positions[kind]++]; }

    /** @param {number} kind */
    number(kind) {
        let number = 0, shift = 0, byte;
        do {
            byte = this.byte(kind);
            number |= (byte & 127) << shift;
            shift += 7;
        } while (byte >= 128);
        return number;
    }

    /** Appends a function, preceded by its length. */
    function() {
        const start = this.position;
        for (let groups = this.number(locals); groups > 0; groups--) {
            this.number(locals);
            this.byte(locals);
        }
        for (let depth = 1; depth > 0;) {
            const opcode = this.byte(opcodes);
            if (opcode === undefined) throw new Error("bytes of the module are missing");
            switch (opcode) {
            case 0x02: case 0x03: case 0x04: depth++; break; // block, loop, if
            case 0x0B: depth--; break; // end
            case 0x0E: // br_table
                for (let count = this.number(table); count >= 0; count--) this.number(table);
                break;
            case 0x43: case 0x44: // constants of 4 and 8 bytes
                for (let count = opcode === 0x43 ? 4 : 8; count > 0; count--) this.byte(floats);
                break;
            case 0xFC: { // the prefix of saturating conversions (0 to 7), memory.copy (10) and memory.fill (11)
                const further = this.byte(opcodes);
                for (let count = further === 10 ? 2 : further === 11 ? 1 : 0; count > 0; count--) this.byte(opcodes);
            }
            }
            const first = this.operands[2 * opcode], second = this.operands[2 * opcode + 1];
            if (first) this.number(first);
            if (second) this.number(second);
        }
        const length = new Writer();
        length.count(this.position - start);
        this.module.copyWithin(start + length.bytes.length, start, this.position);
        this.module.set(length.bytes, start);
        this.position += length.bytes.length;
    }

    /** Whether the module is filled and every byte of the streams was used exactly once. */
    get isComplete() {
        return this.position === this.module.length
            && this.streams.every((bytes, kind) => bytes.length === this.positions[kind]);
    }
}

/**
 * The module in its original form. Throws if bytes are missing.
 * @param {Uint8Array} split
 */
export function joinModule(split) {
    const reader = new Reader(split);
    const module = new Uint8Array(reader.count());
    const operands = reader.block();
    const first = reader.block();
    const functions = reader.count();
    const joiner = new Joiner(module, operands, reader.list(() => reader.block()));
    joiner.append(first);
    for (let index = 0; index < functions; index++) joiner.function();
    joiner.append(reader.block());
    if (!joiner.isComplete) throw new Error("bytes of the module are missing");
    return module;
}

/**
 * The module as a response that can be cached and compiled.
 * @param {string | URL} url The split module's.
 */
export async function fetchModule(url) {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    const module = joinModule(new Uint8Array(await response.arrayBuffer()));
    return new Response(module, { headers: { "Content-Type": "application/wasm" } });
}
