// What browsers have and TypeScript's library of this version does not know yet.

interface ServiceWorkerRegistration {
    /** Background Sync, where there is one. */
    readonly sync?: { register(tag: string): Promise<void>; getTags(): Promise<string[]> };
}

interface ServiceWorkerGlobalScopeEventMap {
    sync: ExtendableEvent;
}

interface AbortController {
    abort(): void;
}

declare class DecompressionStream {
    constructor(format: "gzip" | "deflate" | "deflate-raw");
    readonly readable: ReadableStream<Uint8Array>;
    readonly writable: WritableStream<Uint8Array>;
}

declare class CompressionStream {
    constructor(format: "gzip" | "deflate" | "deflate-raw");
    readonly readable: ReadableStream<Uint8Array>;
    readonly writable: WritableStream<Uint8Array>;
}
