// The service worker's own global scope, with its types.

export const scope = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
