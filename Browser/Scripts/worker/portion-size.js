// How much travels at once. A portion is the least that is not lost when a line breaks off, so it should take seconds.

const smallest = 16 << 10, first = 64 << 10, largest = 2 << 20;
const tooFast = 2000, tooSlow = 8000; // milliseconds

/** Grows while portions are fast, shrinks when they are slow, and is small again after one that failed. */
export class PortionSize {
    bytes = first;

    /**
     * @param {number} bytes How large the last portion was. A small one tells nothing of how a large one would fare.
     * @param {number} milliseconds How long it took.
     */
    adapt(bytes, milliseconds) {
        if (milliseconds < tooFast && bytes >= this.bytes / 2) this.bytes = Math.min(largest, this.bytes * 2);
        if (milliseconds > tooSlow) this.bytes = Math.max(smallest, this.bytes / 2);
    }

    reset() { this.bytes = Math.max(smallest, Math.min(first, this.bytes / 2)); }
}
