// The size of a transfer. A broken line loses at most one portion, so each should take only seconds.

const smallest = 16 << 10, first = 64 << 10, largest = 2 << 20;
const tooFast = 2000, tooSlow = 8000; // milliseconds

/** Grows while portions are fast, shrinks when they are slow, and is reduced after a failure. */
export class PortionSize {
    bytes = first;

    /**
     * @param {number} bytes The size of the last portion. A small one does not show that a larger one would be fast.
     * @param {number} milliseconds The time it took.
     */
    adapt(bytes, milliseconds) {
        if (milliseconds < tooFast && bytes >= this.bytes / 2) this.bytes = Math.min(largest, this.bytes * 2);
        if (milliseconds > tooSlow) this.bytes = Math.max(smallest, this.bytes / 2);
    }

    reset() { this.bytes = Math.max(smallest, Math.min(first, this.bytes / 2)); }
}
