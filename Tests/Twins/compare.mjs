// Repeats in WebAssembly what Tests/Twins/Native did with the native engine, or what `simulate sample` did with a replica, and
// compares all output byte for byte.
import { readFileSync } from "node:fs";
import { webcrypto } from "node:crypto";
import { joinModule } from "../../Browser/Scripts/shared/join-module.js";

const [, , app, fixture] = process.argv;
const steps = ["start", "load", "fold", "handle", "describe", "heads", "acknowledge", "missingBatches", "snapshot", "erase",
    "isUndone", "unsettled", "settle", "choose"];

let exports;
const view = (address, count) => new Uint8Array(exports.memory.buffer, address >>> 0, count);
const host = {
    random: (address, count) => webcrypto.getRandomValues(view(address, count)),
    // As in Native/Script.swift.
    offset: moment => moment < 1_792_890_000_000 ? 120 : 60,
    read: () => -1,
};
exports = (await WebAssembly.instantiate(joinModule(readFileSync(`${app}/daybook.split`)), { host })).instance.exports;

function give(name, bytes, ...values) {
    const address = exports.allocate(bytes.length);
    view(address, bytes.length).set(bytes);
    const value = exports[name](...values, address, bytes.length);
    exports.release(address);
    return value;
}

function take(address) {
    if (!address) return Buffer.from("null");
    const length = new DataView(exports.memory.buffer).getUint32(address >>> 0, true);
    const bytes = Buffer.from(view((address >>> 0) + 4, length));
    exports.release(address);
    return bytes;
}

/** Gives the engine what it says in each language. */
function giveTexts() {
    for (const [place, language] of ["en", "ru", "pl"].entries()) {
        give("setTexts", readFileSync(`${app}/texts/${language}.txt`), place);
    }
}

/** What a step gives, as bytes. */
function run(step, given) {
    switch (step) {
    case "start": case "acknowledge": return give(step, given) === 0 ? Buffer.alloc(0) : Buffer.from("refused");
    case "load": case "fold": case "isUndone": case "settle": return Buffer.from(String(give(step, given)));
    case "handle": case "describe": case "erase": case "choose": return take(give(step, given));
    case "snapshot": return take(exports.snapshot(BigInt(given.toString())));
    default: return take(exports[step]());
    }
}

giveTexts();
const bytes = readFileSync(fixture);
let position = 0;
function block() {
    let length = 0, unit = 1, next;
    do { next = bytes[position++]; length += next % 128 * unit; unit *= 128; } while (next >= 128);
    return bytes.subarray(position, position += length);
}

let passed = 0, failed = 0, slowest = [0, ""], pages = 0, total = 0;
while (position < bytes.length) {
    const step = steps[bytes[position++]];
    const name = block().toString();
    const [given, expected] = [block(), block()];
    const start = performance.now();
    let got;
    try {
        got = run(step, given);
    } catch (error) {
        console.log(`${step} ${name}: ${error.stack}`);
        failed++;
        break; // the memory of an instance that trapped is not to be trusted
    }
    const took = performance.now() - start;
    if (step === "handle") { pages++; total += took; if (took > slowest[0]) slowest = [took, name]; }
    if (got.equals(expected)) { passed++; continue; }
    failed++;
    const at = got.findIndex((byte, index) => byte !== expected[index]);
    console.log(`${step} ${name}: differs at byte ${at} of ${expected.length} (${got.length} here)`);
    console.log(`  native: ${JSON.stringify(expected.subarray(Math.max(0, at - 60), at + 60).toString())}`);
    console.log(`  wasm:   ${JSON.stringify(got.subarray(Math.max(0, at - 60), at + 60).toString())}`);
}
if (pages > 0) {
    console.log(`${pages} requests, ${(total / pages).toFixed(2)} ms each; slowest ${slowest[1]} ${slowest[0].toFixed(1)} ms`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
