#ifndef SIMULATED_DISK_H
#define SIMULATED_DISK_H

#include <stdbool.h>
#include <stdint.h>

/// A disk that fails, as a file system of SQLite. It passes everything on to the real one, and remembers of every file what
/// is surely on disk: the rest is decided when the power goes. It is for one thread.

/// Makes the disk the one that SQLite uses where no other is named.
void disk_install(void);

/// Begins anew under a seed, with no files. Paths below `root` are part of the trace.
void disk_begin(uint64_t seed, const char *root);

typedef enum {
    /// Everything succeeds.
    DISK_WORKS,
    /// The machine stops in the middle of a write. Until `disk_restart`, every access fails.
    DISK_STOPS,
    /// No file can grow.
    DISK_IS_FULL,
    /// One access fails and does nothing.
    DISK_FAILS_ONCE,
} DiskFault;

/// Has a fault occur after some more writes, truncations, removals and syncs.
void disk_plan(DiskFault fault, int64_t after);

/// Whether the machine stopped.
bool disk_is_stopped(void);

typedef enum {
    /// A sync returns once everything is on disk.
    DISK_SYNCS,
    /// Every other sync returns at once, by the seed.
    DISK_LIES,
    /// No sync does anything.
    DISK_NEVER_SYNCS,
} DiskSyncing;

void disk_set_syncing(DiskSyncing syncing);

/// Whether a rollback journal is on disk at all, or only in memory.
void disk_set_keeps_journals(bool keeps);

/// Starts the machine again. All connections to files in the folder have to be closed.
///
/// Without power loss only the process was killed, and the system kept what was written. With it, by the seed, each write
/// that was not synced is kept, lost or torn.
void disk_restart(const char *folder, bool losesPower);

/// Forgets the files of a folder, which are about to be replaced, or were: what is there is on disk.
void disk_forget(const char *folder);

/// A checksum of all accesses since the beginning: which file, where, how much. The bytes are not part of it, as they
/// contain the inode and the creation time of the file.
uint64_t disk_trace(void);

/// Whether bytes occur within others.
bool disk_contains(const uint8_t *bytes, int64_t count, const uint8_t *wanted, int64_t wantedCount);

#endif
