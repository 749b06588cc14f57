// Browser APIs missing from this version of TypeScript's library.

interface WakeLockSentinel {
    readonly released: boolean;
    release(): Promise<void>;
}

interface Navigator {
    readonly wakeLock?: { request(type: "screen"): Promise<WakeLockSentinel> };
}

interface Window {
    daybookIntervals?: Partial<import("./intervals.js").Intervals>;
}
