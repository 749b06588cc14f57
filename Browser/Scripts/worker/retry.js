// Retries after growing pauses, and at once when the connection seems to be back.

const shortest = 1000, longest = 60_000;

export class Retry {
    /** The number of failures since the last success. */
    failures = 0;
    #at = -Infinity; // by the worker's own clock, as the device's can be set back
    /** @type {(() => void) | null} */
    #wake = null;

    get isDue() { return performance.now() >= this.#at; }

    /** Doubles the pause, plus or minus a quarter, so that devices do not all retry at once. */
    fail() {
        const pause = Math.min(longest, shortest * 2 ** this.failures++);
        this.#at = performance.now() + pause * (0.75 + Math.random() / 2);
    }

    succeed() {
        this.failures = 0;
        this.#at = -Infinity;
    }

    /** Ends the pause. */
    hurry() {
        this.#at = -Infinity;
        this.#wake?.();
    }

    /** Waits until the pause is over. */
    async due() {
        while (!this.isDue) {
            await new Promise(resolve => {
                const timer = setTimeout(resolve, this.#at - performance.now());
                this.#wake = () => {
                    clearTimeout(timer);
                    resolve(undefined);
                };
            });
            this.#wake = null;
        }
    }
}
