#define _GNU_SOURCE
#include "SimulatedDisk.h"
#include <fcntl.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// The idea is that of SQLite's own test6.c and test_vfs.c: a file system on top of another, which keeps a list of writes.

/// A write that is not synced.
typedef struct Write {
    struct Write *next;
    sqlite3_int64 offset;
    /// -1 if the file was cut at the offset.
    sqlite3_int64 count;
    unsigned char bytes[];
} Write;

typedef struct {
    unsigned char *bytes;
    sqlite3_int64 count;
} Image;

typedef struct Name {
    struct Name *next;
    char *path;
    /// The file that has the name; 0 if none.
    ino_t inode;
    /// The part of it that is surely on disk.
    Image durable;
    Write *first, *last;
    /// Whether its folder surely has the name on disk.
    bool isDurable;
    /// A file whose removal may not be on disk.
    bool hasRemoved;
    Image removed;
} Name;

typedef struct {
    sqlite3_file base;
    /// Null for temporary files, which nobody sees after a crash.
    Name *name;
    bool isJournal;
    /// Whether the next sync is also one of the folder, as in SQLite's os_unix.c for a journal that may have been made.
    bool syncsFolder;
    sqlite3_file *real;
} OpenFile;

static sqlite3_vfs *real;
static sqlite3_vfs simulated;
static Name *names;
static char root[4096];
static uint64_t seed, trace;
static DiskFault fault;
static int64_t left;
static bool is_stopped, keeps_journals = true;
static DiskSyncing syncing;

// MARK: - Chance and trace

/// SplitMix64, as in SeededRandomness.swift.
static uint64_t chance(void) {
    seed += 0x9E3779B97F4A7C15;
    uint64_t bits = seed;
    bits = (bits ^ bits >> 30) * 0xBF58476D1CE4E5B9;
    bits = (bits ^ bits >> 27) * 0x94D049BB133111EB;
    return bits ^ bits >> 31;
}

static sqlite3_int64 chance_below(sqlite3_int64 end) { return (sqlite3_int64)(chance() % (uint64_t)end); }

static void note_bytes(const char *bytes, size_t count) {
    for (size_t index = 0; index < count; index++) trace = (trace ^ (unsigned char)bytes[index]) * 0x100000001B3;
}

static void note(char what, const char *path, sqlite3_int64 one, sqlite3_int64 other) {
    size_t count = strlen(root);
    note_bytes(&what, 1);
    if (path && strncmp(path, root, count) == 0) note_bytes(path + count, strlen(path + count));
    note_bytes((const char *)&one, sizeof one);
    note_bytes((const char *)&other, sizeof other);
}

// MARK: - Images

static void resize(Image *image, sqlite3_int64 count) {
    if (count > image->count) {
        image->bytes = realloc(image->bytes, (size_t)count);
        memset(image->bytes + image->count, 0, (size_t)(count - image->count));
    }
    image->count = count;
}

static void clear(Image *image) {
    free(image->bytes);
    *image = (Image){0};
}

static Image load(const char *path) {
    Image image = {0};
    int file = open(path, O_RDONLY | O_CLOEXEC);
    struct stat status;
    if (file < 0) return image;
    if (fstat(file, &status) == 0) {
        resize(&image, status.st_size);
        if (pread(file, image.bytes, (size_t)image.count, 0) != image.count) abort();
    }
    close(file);
    return image;
}

/// Writes in place, so that the file keeps its inode.
static void store(const char *path, const Image *image) {
    int file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file < 0) return; // its folder is gone
    if (pwrite(file, image->bytes, (size_t)image->count, 0) != image->count || ftruncate(file, image->count)) abort();
    close(file);
}

static void apply(Image *image, const Write *write) {
    if (write->count < 0) return resize(image, write->offset);
    if (write->offset + write->count > image->count) resize(image, write->offset + write->count);
    memcpy(image->bytes + write->offset, write->bytes, (size_t)write->count);
}

/// Applies a part of a write: up to some byte, from some byte on, or some sectors. The rest is as before or, where the file
/// grows, anything.
static void apply_torn(Image *image, const Write *write) {
    if (write->count <= 0) return;
    sqlite3_int64 before = image->count, end = write->offset + write->count;
    sqlite3_int64 split = write->offset + chance_below(write->count + 1);
    uint64_t kind = chance() % 3, isGarbage = chance() & 1, sectors = chance();
    if (kind == 0 && !isGarbage) end = split;
    if (end > image->count) resize(image, end);
    for (sqlite3_int64 at = write->offset; at < end; at++) {
        bool isKept = kind == 0 ? at < split : kind == 1 ? at >= split : sectors >> (at / 512 % 64) & 1;
        if (isKept) image->bytes[at] = write->bytes[at - write->offset];
        else if (at >= before && isGarbage) image->bytes[at] = (unsigned char)chance();
    }
}

// MARK: - Names

static ino_t inode_at(const char *path) {
    struct stat status;
    return stat(path, &status) == 0 ? status.st_ino : 0;
}

static void drop_writes(Name *name) {
    while (name->first) {
        Write *next = name->first->next;
        free(name->first);
        name->first = next;
    }
    name->last = NULL;
}

static void append(Name *name, sqlite3_int64 offset, sqlite3_int64 count, const void *bytes) {
    Write *write = malloc(sizeof(Write) + (size_t)(count > 0 ? count : 0));
    *write = (Write){.offset = offset, .count = count};
    if (count > 0) memcpy(write->bytes, bytes, (size_t)count);
    if (name->last) name->last->next = write;
    else name->first = write;
    name->last = write;
}

static Name *find(const char *path) {
    for (Name *name = names; name; name = name->next) {
        if (strcmp(name->path, path) == 0) return name;
    }
    Name *name = calloc(1, sizeof(Name));
    name->path = strdup(path);
    name->next = names;
    return names = name;
}

/// The file of a name that is opened: what others than SQLite put there is on disk.
static void adopt(Name *name, bool isMade) {
    ino_t inode = inode_at(name->path);
    if (inode == name->inode) return;
    drop_writes(name);
    clear(&name->durable);
    if (!isMade) name->durable = load(name->path);
    name->isDurable = !isMade;
    name->inode = inode;
}

static bool is_within(const Name *name, const char *folder) {
    size_t count = strlen(folder);
    return strncmp(name->path, folder, count) == 0 && (name->path[count] == '/' || name->path[count] == 0);
}

static void sync_folder(const char *path) {
    const char *slash = strrchr(path, '/');
    size_t count = slash ? (size_t)(slash - path) + 1 : 0;
    for (Name *name = names; name; name = name->next) {
        if (strncmp(name->path, path, count) != 0 || strchr(name->path + count, '/')) continue;
        name->isDurable = name->inode != 0;
        name->hasRemoved = false;
        clear(&name->removed);
    }
}

static void sync_file(Name *name) {
    for (Write *write = name->first; write; write = write->next) apply(&name->durable, write);
    drop_writes(name);
}

// MARK: - Faults

/// Whether the machine stops in this access.
static bool stops(void) {
    if (fault != DISK_STOPS || left-- > 0) return false;
    return is_stopped = true;
}

/// Whether this access fails.
static bool fails(void) { return fault == DISK_FAILS_ONCE && left-- == 0; }

static bool is_full(void) { return fault == DISK_IS_FULL && left-- <= 0; }

static void lose_power(Name *name) {
    bool isThere = name->inode != 0 && inode_at(name->path) == name->inode;
    if (isThere && !name->isDurable && chance() & 1) {
        isThere = false;
        unlink(name->path);
    }
    if (!keeps_journals && strstr(name->path, "-journal")) {
        unlink(name->path);
        isThere = false;
        name->hasRemoved = false;
    }
    Image image = {0};
    if (isThere) {
        resize(&image, name->durable.count);
        if (image.count) memcpy(image.bytes, name->durable.bytes, (size_t)image.count);
        sqlite3_int64 count = 0, position = 0;
        for (Write *write = name->first; write; write = write->next) count++;
        // All are lost, all are kept, those up to one are, or each is or is not.
        uint64_t kind = chance() % 6;
        sqlite3_int64 kept = kind == 0 ? 0 : kind == 1 ? count + 1 : chance_below(count + 1);
        for (Write *write = name->first; write; write = write->next, position++) {
            uint64_t fate = kind > 2 ? chance() % 3 : position < kept ? 1 : position == kept && kind == 2 ? 2 : 0;
            if (fate == 1) apply(&image, write);
            if (fate == 2) apply_torn(&image, write);
        }
        store(name->path, &image);
    } else if (name->hasRemoved && chance() & 1) {
        image = name->removed;
        name->removed = (Image){0};
        store(name->path, &image);
        isThere = true;
    }
    drop_writes(name);
    clear(&name->durable);
    clear(&name->removed);
    name->hasRemoved = false;
    name->durable = image;
    name->inode = isThere ? inode_at(name->path) : 0;
    name->isDurable = isThere;
}

void disk_restart(const char *folder, bool losesPower) {
    is_stopped = false;
    fault = DISK_WORKS;
    note('r', folder, losesPower, 0);
    if (!losesPower) return;
    for (Name *name = names; name; name = name->next) {
        if (is_within(name, folder)) lose_power(name);
    }
}

void disk_forget(const char *folder) {
    for (Name **place = &names; *place;) {
        Name *name = *place;
        if (!is_within(name, folder)) {
            place = &name->next;
            continue;
        }
        *place = name->next;
        drop_writes(name);
        clear(&name->durable);
        clear(&name->removed);
        free(name->path);
        free(name);
    }
}

void disk_begin(uint64_t newSeed, const char *newRoot) {
    disk_forget("");
    while (names) disk_forget(names->path);
    strncpy(root, newRoot, sizeof root - 1);
    seed = newSeed;
    trace = 0xCBF29CE484222325;
    is_stopped = false;
    fault = DISK_WORKS;
    syncing = DISK_SYNCS;
    keeps_journals = true;
    sqlite3_randomness(0, NULL); // its next number is seeded by `fill`
}

void disk_plan(DiskFault newFault, int64_t after) {
    fault = newFault;
    left = after;
}

bool disk_is_stopped(void) { return is_stopped; }
void disk_set_syncing(DiskSyncing new) { syncing = new; }
void disk_set_keeps_journals(bool keeps) { keeps_journals = keeps; }
uint64_t disk_trace(void) { return trace; }

bool disk_contains(const uint8_t *bytes, int64_t count, const uint8_t *wanted, int64_t wantedCount) {
    return memmem(bytes, (size_t)count, wanted, (size_t)wantedCount) != NULL;
}

// MARK: - Files

static int file_close(sqlite3_file *base) {
    OpenFile *file = (OpenFile *)base;
    return file->real->pMethods ? file->real->pMethods->xClose(file->real) : SQLITE_OK;
}

static int file_read(sqlite3_file *base, void *bytes, int count, sqlite3_int64 offset) {
    OpenFile *file = (OpenFile *)base;
    if (is_stopped) return SQLITE_IOERR_READ;
    return file->real->pMethods->xRead(file->real, bytes, count, offset);
}

static int file_write(sqlite3_file *base, const void *bytes, int count, sqlite3_int64 offset) {
    OpenFile *file = (OpenFile *)base;
    sqlite3_int64 size = 0;
    if (is_stopped || fails()) return SQLITE_IOERR_WRITE;
    note('w', file->name ? file->name->path : NULL, offset, count);
    bool isLast = stops();
    if (isLast) count = chance() & 1 ? (int)chance_below(count + 1) : chance() & 1 ? count : 0;
    if (is_full()) {
        int result = file->real->pMethods->xFileSize(file->real, &size);
        if (result != SQLITE_OK || offset + count > size) return SQLITE_FULL;
    }
    if (count > 0) {
        int result = file->real->pMethods->xWrite(file->real, bytes, count, offset);
        if (result != SQLITE_OK) return result;
        if (file->name) append(file->name, offset, count, bytes);
    }
    return isLast ? SQLITE_IOERR_WRITE : SQLITE_OK;
}

static int file_truncate(sqlite3_file *base, sqlite3_int64 size) {
    OpenFile *file = (OpenFile *)base;
    if (is_stopped || fails()) return SQLITE_IOERR_TRUNCATE;
    note('t', file->name ? file->name->path : NULL, size, 0);
    bool isLast = stops();
    if (!isLast || chance() & 1) {
        int result = file->real->pMethods->xTruncate(file->real, size);
        if (result != SQLITE_OK) return result;
        if (file->name) append(file->name, size, -1, NULL);
    }
    return isLast ? SQLITE_IOERR_TRUNCATE : SQLITE_OK;
}

static int file_sync(sqlite3_file *base, int flags) {
    OpenFile *file = (OpenFile *)base;
    if (is_stopped || fails()) return SQLITE_IOERR_FSYNC;
    note('s', file->name ? file->name->path : NULL, flags, file->syncsFolder);
    bool isLast = stops();
    bool happens = syncing == DISK_SYNCS || (syncing == DISK_LIES && chance() & 1);
    if (file->name && happens && (!isLast || chance() & 1)) {
        sync_file(file->name);
        if (file->syncsFolder) sync_folder(file->name->path);
        file->syncsFolder = false;
    }
    return isLast ? SQLITE_IOERR_FSYNC : SQLITE_OK;
}

static int file_size(sqlite3_file *base, sqlite3_int64 *size) {
    OpenFile *file = (OpenFile *)base;
    if (is_stopped) return SQLITE_IOERR_FSTAT;
    return file->real->pMethods->xFileSize(file->real, size);
}

static int file_lock(sqlite3_file *base, int level) {
    OpenFile *file = (OpenFile *)base;
    return file->real->pMethods->xLock(file->real, level);
}

static int file_unlock(sqlite3_file *base, int level) {
    OpenFile *file = (OpenFile *)base;
    return file->real->pMethods->xUnlock(file->real, level);
}

static int file_is_reserved(sqlite3_file *base, int *isReserved) {
    OpenFile *file = (OpenFile *)base;
    return file->real->pMethods->xCheckReservedLock(file->real, isReserved);
}

static int file_control(sqlite3_file *base, int operation, void *argument) {
    OpenFile *file = (OpenFile *)base;
    return file->real->pMethods->xFileControl(file->real, operation, argument);
}

static int file_sector_size(sqlite3_file *base) {
    OpenFile *file = (OpenFile *)base;
    return file->real->pMethods->xSectorSize(file->real);
}

/// Bytes beside those that are written keep their values, as on every disk that SQLite takes for granted.
static int file_characteristics(sqlite3_file *base) {
    (void)base;
    return SQLITE_IOCAP_POWERSAFE_OVERWRITE;
}

/// Version 1 has neither shared memory nor mapped files.
static const sqlite3_io_methods methods = {
    1, file_close, file_read, file_write, file_truncate, file_sync, file_size, file_lock, file_unlock,
    file_is_reserved, file_control, file_sector_size, file_characteristics, NULL, NULL, NULL, NULL, NULL, NULL,
};

// MARK: - The file system

static int disk_open(sqlite3_vfs *vfs, const char *path, sqlite3_file *base, int flags, int *opened) {
    (void)vfs;
    OpenFile *file = (OpenFile *)base;
    memset(file, 0, sizeof *file);
    file->real = (sqlite3_file *)(file + 1);
    if (is_stopped) return SQLITE_CANTOPEN;
    int isKept = flags & (SQLITE_OPEN_MAIN_DB | SQLITE_OPEN_MAIN_JOURNAL | SQLITE_OPEN_SUPER_JOURNAL);
    file->isJournal = isKept && !(flags & SQLITE_OPEN_MAIN_DB);
    bool isMade = path && isKept && inode_at(path) == 0;
    int result = real->xOpen(real, path, file->real, flags, opened);
    if (result != SQLITE_OK) return result;
    base->pMethods = &methods;
    if (!path || !isKept) return SQLITE_OK;
    file->name = find(path);
    file->syncsFolder = file->isJournal && flags & SQLITE_OPEN_CREATE;
    adopt(file->name, isMade);
    return SQLITE_OK;
}

static int disk_delete(sqlite3_vfs *vfs, const char *path, int syncsFolder) {
    (void)vfs;
    if (is_stopped) return SQLITE_IOERR_DELETE;
    note('d', path, syncsFolder, 0);
    bool isLast = stops();
    if (!isLast || chance() & 1) {
        Name *name = find(path);
        if (name->inode == 0) adopt(name, false);
        int result = real->xDelete(real, path, 0);
        if (result != SQLITE_OK) return result;
        if (name->isDurable) {
            clear(&name->removed);
            name->hasRemoved = true;
            name->removed = name->durable;
            name->durable = (Image){0};
        }
        drop_writes(name);
        clear(&name->durable);
        name->inode = 0;
        name->isDurable = false;
        if (syncsFolder && !isLast && syncing == DISK_SYNCS) sync_folder(path);
    }
    return isLast ? SQLITE_IOERR_DELETE : SQLITE_OK;
}

static int disk_access(sqlite3_vfs *vfs, const char *path, int flags, int *result) {
    (void)vfs;
    if (is_stopped) return SQLITE_IOERR_ACCESS;
    return real->xAccess(real, path, flags, result);
}

static int disk_full_path(sqlite3_vfs *vfs, const char *path, int count, char *full) {
    (void)vfs;
    return real->xFullPathname(real, path, count, full);
}

/// Seeds SQLite's own generator, which numbers rollback journals.
static int disk_randomness(sqlite3_vfs *vfs, int count, char *bytes) {
    (void)vfs;
    uint64_t bits = seed;
    for (int index = 0; index < count; index++) {
        bits = bits * 6364136223846793005 + 1442695040888963407;
        bytes[index] = (char)(bits >> 56);
    }
    return count;
}

static int disk_sleep(sqlite3_vfs *vfs, int microseconds) {
    (void)vfs;
    return microseconds; // Nobody else is there to wait for.
}

static int disk_time(sqlite3_vfs *vfs, double *days) {
    (void)vfs;
    *days = 2460000.5;
    return SQLITE_OK;
}

static int disk_last_error(sqlite3_vfs *vfs, int count, char *text) {
    (void)vfs;
    return real->xGetLastError(real, count, text);
}

void disk_install(void) {
    if (real) return;
    real = sqlite3_vfs_find(NULL);
    simulated = (sqlite3_vfs){
        .iVersion = 1,
        .szOsFile = (int)sizeof(OpenFile) + real->szOsFile,
        .mxPathname = real->mxPathname,
        .zName = "simulated",
        .xOpen = disk_open,
        .xDelete = disk_delete,
        .xAccess = disk_access,
        .xFullPathname = disk_full_path,
        .xRandomness = disk_randomness,
        .xSleep = disk_sleep,
        .xCurrentTime = disk_time,
        .xGetLastError = disk_last_error,
    };
    sqlite3_vfs_register(&simulated, 1);
}
