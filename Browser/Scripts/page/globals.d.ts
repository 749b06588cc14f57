// What browsers have and TypeScript's library of this version does not know yet.

interface WakeLockSentinel {
    readonly released: boolean;
    release(): Promise<void>;
}

interface Navigator {
    readonly wakeLock?: { request(type: "screen"): Promise<WakeLockSentinel> };
}
