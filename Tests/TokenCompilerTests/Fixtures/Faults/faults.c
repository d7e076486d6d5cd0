// Stands between a program and the system, where calls can fail that never do on a good day.
//
// FAULT_AT=N    the Nth call that writes, makes, renames or removes a file fails
// FAULT_CODE=E  with this number of errno; with -9 the program is killed in its place
// FAULT_SHAKE=1 half of all calls are interrupted, and reads and writes do a few bytes at a time
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

static long setting(const char *name) {
  const char *text = getenv(name);
  return text ? atol(text) : 0;
}

// Whether this call is the one that fails.
static int fails(void) {
  static long count = 0;
  long at = setting("FAULT_AT");
  if (at == 0 || ++count != at) return 0;
  if (setting("FAULT_CODE") == -9) kill(getpid(), SIGKILL);
  errno = setting("FAULT_CODE");
  return 1;
}

static unsigned shaken = 12345;
static int interrupts(void) {
  if (!setting("FAULT_SHAKE")) return 0;
  shaken = shaken * 1103515245 + 12345;
  if ((shaken >> 16) % 2) return 0;
  errno = EINTR;
  return 1;
}

static size_t portion(size_t count) {
  if (!setting("FAULT_SHAKE") || count < 2) return count;
  shaken = shaken * 1103515245 + 12345;
  return 1 + (shaken >> 16) % (count < 512 ? count : 512);
}

#define REAL(name, type, ...) \
  static type (*real)(__VA_ARGS__); \
  if (!real) real = (type (*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

ssize_t write(int file, const void *bytes, size_t count) {
  REAL("write", ssize_t, int, const void *, size_t);
  if (file > 2 && fails()) return -1;
  if (interrupts()) return -1;
  return real(file, bytes, portion(count));
}

ssize_t read(int file, void *bytes, size_t count) {
  REAL("read", ssize_t, int, void *, size_t);
  if (interrupts()) return -1;
  return real(file, bytes, portion(count));
}

static int opened(const char *name, const char *path, int flags, mode_t mode) {
  int (*real)(const char *, int, ...) = (int (*)(const char *, int, ...))dlsym(RTLD_NEXT, name);
  if ((flags & O_CREAT) && fails()) return -1;
  if (interrupts()) return -1;
  return real(path, flags, mode);
}

int open(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  return opened("open", path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  return opened("open64", path, flags, mode);
}

int close(int file) {
  REAL("close", int, int);
  int result = real(file);
  // The file is closed all the same, as on Linux.
  if (result == 0 && file > 2 && interrupts()) return -1;
  return result;
}

int rename(const char *old, const char *new) {
  REAL("rename", int, const char *, const char *);
  return fails() ? -1 : real(old, new);
}

int renameat2(int folder, const char *old, int other, const char *new, unsigned flags) {
  REAL("renameat2", int, int, const char *, int, const char *, unsigned);
  if (setting("FAULT_EXCHANGE")) {
    errno = EINVAL;
    return -1;
  }
  return fails() ? -1 : real(folder, old, other, new, flags);
}

int link(const char *old, const char *new) {
  REAL("link", int, const char *, const char *);
  return fails() ? -1 : real(old, new);
}

int mkdir(const char *path, mode_t mode) {
  REAL("mkdir", int, const char *, mode_t);
  return fails() ? -1 : real(path, mode);
}
