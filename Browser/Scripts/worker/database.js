// IndexedDB with promises.

/**
 * @template Result
 * @param {IDBRequest<Result>} request
 * @returns {Promise<Result>}
 */
export const result = request => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
});

/**
 * @param {IDBTransaction} transaction
 * @returns {Promise<void>}
 */
export const completed = transaction => new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("the transaction was aborted"));
});

/** The version of the databases' stores and indexes. A later one must be able to upgrade from every earlier one. */
const databaseVersion = 3;

/** How long an upgrade waits for older versions of the app to close the database, in milliseconds. */
const upgradeLimit = 3000;

/** An older version of the app does not close the database, or a newer one has upgraded it. */
export class VersionConflictError extends Error {}

/** The browser provides no storage: the window is private, or storage is disabled or broken. */
export class StorageUnavailableError extends Error {}

/**
 * @param {string} name
 * @param {(database: IDBDatabase, oldVersion: number, transaction: IDBTransaction) => void} upgrade Makes the stores that
 * came after a version; 0 for none.
 * @param {() => void} [onClose] Called when the database was closed: for an upgrade by a newer version of the app, or
 * because the browser lost it.
 * @returns {Promise<IDBDatabase>}
 */
export const openDatabase = (name, upgrade, onClose) => new Promise((resolve, reject) => {
    const request = requestDatabase(name);
    /** @type {number | undefined} */
    let timer;
    let isTooLate = false;
    request.onblocked = () => {
        timer = setTimeout(() => {
            isTooLate = true;
            reject(new VersionConflictError(`${name} is open in an older version`));
        }, upgradeLimit);
    };
    request.onupgradeneeded = ({ oldVersion }) => 
        upgrade(request.result, oldVersion, /** @type {IDBTransaction} */ (request.transaction));
    request.onerror = () => {
        const cause = request.error;
        reject(cause?.name === "VersionError" ? new VersionConflictError(`${name} is newer`, { cause })
            : cause?.name === "QuotaExceededError" ? cause
            : new StorageUnavailableError(`${name} cannot be opened`, { cause }));
    };
    request.onsuccess = () => {
        clearTimeout(timer);
        const database = request.result;
        if (isTooLate) return database.close(); // the next request opens it
        database.onversionchange = () => {
            database.close();
            onClose?.();
        };
        database.onclose = () => onClose?.();
        resolve(database);
    };
});

/** @param {string} name */
function requestDatabase(name) {
    try {
        return indexedDB.open(name, databaseVersion);
    } catch (cause) { // or there is no `indexedDB`
        throw new StorageUnavailableError("this browser has no storage", { cause });
    }
}

/**
 * @param {IDBDatabase} database
 * @param {string} store
 * @param {IDBValidKey} key
 */
export const read = (database, store, key) => result(database.transaction(store).objectStore(store).get(key));

/**
 * @param {IDBDatabase} database
 * @param {string} store
 * @param {string} key
 * @param {unknown} value
 * @param {IDBTransactionDurability} durability
 */
export function write(database, store, key, value, durability = "strict") {
    const transaction = database.transaction(store, "readwrite", { durability });
    transaction.objectStore(store).put(value, key);
    return completed(transaction);
}

/**
 * Writes what can be lost when the power goes, since it comes again. No write after it has to wait for the disk.
 * @param {IDBDatabase} database
 * @param {string} store
 * @param {string} key
 * @param {unknown} value
 */
export const writeRelaxed = (database, store, key, value) => write(database, store, key, value, "relaxed");

/**
 * Runs work as the only writer of all workers and tabs, so that every decision is based on all stored data.
 * @template Result
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export const exclusively = work => navigator.locks.request("daybook-writer", work);
