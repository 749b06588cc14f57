// Waiting until nobody asks the worker for something.

/** How long nobody asks, in milliseconds. */
const quietTime = 1000;

/** The number of times to wait that long: a worker that is asked without end has to go on with its work, too. */
const maximumWaits = 30;

let requestCount = 0;

/** Notes that someone asks for a page or sends a form. */
export const noteRequest = () => { requestCount += 1; };

/** Resolves once nobody has asked for a while. */
export async function idleness() {
    for (let wait = 0; wait < maximumWaits; wait++) {
        const count = requestCount;
        await new Promise(resolve => setTimeout(resolve, quietTime));
        if (count === requestCount) return;
    }
}
