// Waiting until nobody asks the worker for something.

/** How long nobody asks, in milliseconds. */
const quietTime = 1000;

/** The number of times to wait that long: a worker that is asked without end has to go on with its work, too. */
const maximumWaits = 30;

let count = 0;

/** Notes that someone asks for a page or sends a form. */
export const noteRequest = () => { count += 1; };

/** How often someone asked this worker so far. */
export const requestCount = () => count;

/** Resolves once nobody has asked for a while. */
export async function idleness() {
    for (let wait = 0; wait < maximumWaits; wait++) {
        const before = count;
        await new Promise(resolve => setTimeout(resolve, quietTime));
        if (count === before) return;
    }
}
