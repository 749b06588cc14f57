// The size of a transfer. A broken line loses at most one portion, so each should take only seconds.

const minimumSize = 16 << 10, initialSize = 64 << 10, maximumSize = 2 << 20;
const fastTransfer = 5000, slowTransfer = 10_000; // milliseconds: the delay of the line is part of both

/** Grows while portions are fast, shrinks when they are slow, and is reduced after a failure. */
export class PortionSize {
    bytes = initialSize;
    #maximum;

    /** @param {number} maximum The largest portion, in bytes. */
    constructor(maximum = maximumSize) { this.#maximum = maximum; }

    /**
     * @param {number} bytes The size of the last portion. A small one does not show that a larger one would be fast.
     * @param {number} milliseconds The time it took.
     */
    adapt(bytes, milliseconds) {
        if (milliseconds < fastTransfer && bytes >= this.bytes / 2) this.bytes = Math.min(this.#maximum, this.bytes * 2);
        if (milliseconds > slowTransfer) this.bytes = Math.max(minimumSize, this.bytes / 2);
    }

    /**
     * Transfers a portion, and adapts the size of the next one to the time it took.
     * @template Value
     * @param {() => Promise<{ value: Value, bytes: number }>} work Its `bytes` are the number transferred.
     */
    async transfer(work) {
        const start = performance.now();
        try {
            const { value, bytes } = await work();
            this.adapt(bytes, performance.now() - start);
            return value;
        } catch (error) {
            this.reset();
            throw error;
        }
    }

    reset() { this.bytes = Math.max(minimumSize, Math.min(initialSize, this.bytes / 2)); }
}
