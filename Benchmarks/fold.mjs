// Folds a million changes in WebAssembly: node fold.mjs APP FILE, where `Benchmark million FILE` wrote FILE.
import { readFileSync } from "node:fs";
import { joinModule } from "../Browser/Scripts/shared/join-module.js";

const [, , app, file] = process.argv;
const module = await WebAssembly.compile(joinModule(readFileSync(`${app}/daybook.split`)));
const bytes = readFileSync(file);

async function fold() {
    let exports;
    const host = {
        random: (address, count) => new Uint8Array(exports.memory.buffer, address >>> 0, count).fill(7),
        offset: () => 0,
        read: () => -1,
    };
    exports = (await WebAssembly.instantiate(module, { host })).exports;
    let changes = 0;
    const start = performance.now();
    for (let position = 0, portion = 0; position < bytes.length; portion++) {
        const length = bytes.readUInt32LE(position);
        const address = exports.allocate(length);
        new Uint8Array(exports.memory.buffer, address >>> 0, length)
            .set(bytes.subarray(position + 4, position += 4 + length));
        const done = portion === 0 ? exports.start(address, length) : exports.fold(address, length);
        if (done < 0) throw new Error("refused");
        changes += done;
        exports.release(address);
    }
    if (changes < 1_000_000) throw new Error(`only ${changes} changes`);
    return performance.now() - start;
}

await fold();
const runs = [];
for (let run = 0; run < 5; run++) runs.push(await fold());
runs.sort((left, right) => left - right);
console.log(`| fold a million changes, WebAssembly | 400 ms | ${runs[2].toFixed(2)} ms | ${runs[0].toFixed(2)} | ${
    runs[4].toFixed(2)} | ${runs[4].toFixed(2)} |`);
