// Browser APIs missing from this version of TypeScript's library.

interface ServiceWorkerRegistration {
    /** Background Sync, if supported. */
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

declare class OffscreenCanvas {
    constructor(width: number, height: number);
    readonly width: number;
    readonly height: number;
    getContext(kind: "2d"): {
        imageSmoothingQuality: "low" | "medium" | "high";
        drawImage(image: ImageBitmap, x: number, y: number, width: number, height: number): void;
    };
    convertToBlob(options: { type: string; quality: number }): Promise<Blob>;
}
