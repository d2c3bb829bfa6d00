/* A disk that fails for files of SQLite: preloaded, it reads from the file named by WARHOST_DISK what to fail at. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

/* The fault asked for: 's' fails at a sync, 'w' at a write, 'f' has a full disk, 'p' is full after half a page. */
static char fault(int fd) {
    const char *control = getenv("WARHOST_DISK");
    char link[64], path[4096], found = 0;
    ssize_t length;
    int file;
    if (!control) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    length = readlink(link, path, sizeof path - 1);
    if (length <= 0) return 0;
    path[length] = 0;
    if (!strstr(path, ".sqlite3")) return 0;
    file = open(control, O_RDONLY | O_CLOEXEC);
    if (file < 0) return 0;
    if (read(file, &found, 1) != 1) found = 0;
    close(file);
    return found;
}

static int sync_fails(int fd) {
    if (fault(fd) != 's') return 0;
    errno = EIO;
    return 1;
}

int fsync(int fd) { return sync_fails(fd) ? -1 : REAL(fsync)(fd); }
int fdatasync(int fd) { return sync_fails(fd) ? -1 : REAL(fdatasync)(fd); }

ssize_t pwrite64(int fd, const void *data, size_t size, off64_t at) {
    switch (fault(fd)) {
    case 'w': errno = EIO; return -1;
    case 'f': errno = ENOSPC; return -1;
    case 'p':
        if (size < 1024) break;
        REAL(pwrite64)(fd, data, size / 2, at);
        errno = ENOSPC;
        return -1;
    }
    return REAL(pwrite64)(fd, data, size, at);
}
ssize_t pwrite(int fd, const void *data, size_t size, off_t at) { return pwrite64(fd, data, size, at); }
