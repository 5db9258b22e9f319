#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <sys/stat.h>
#include <termios.h>
#include <unistd.h>

enum { most_lines = 20, room = 16384 };

static char kept[room];
/// Bytes taken in so far; the last `room` of them are kept.
static size_t taken;
static atomic_flag taking = ATOMIC_FLAG_INIT;
static atomic_bool captured, ended;
static int reading = -1, former = -1;

int cscreen_pipe(int ends[2], bool writing_blocks) {
  if (pipe(ends) != 0) return errno;
  for (int end = 0; end < 2; end++) {
    fcntl(ends[end], F_SETFD, FD_CLOEXEC);
    if (end == 0 || !writing_blocks) fcntl(ends[end], F_SETFL, O_NONBLOCK);
  }
  return 0;
}

/// Whether both are the same terminal, under whatever name each was opened.
static bool same_terminal(int one, int other) {
  struct stat first, second;
  if (!isatty(one) || fstat(one, &first) != 0 || fstat(other, &second) != 0) return false;
  if (first.st_rdev == second.st_rdev) return true;
  pid_t session = tcgetsid(one);
  return session != -1 && session == tcgetsid(other);
}

void cscreen_capture_errors(void) {
  int ends[2];
  if (!same_terminal(STDERR_FILENO, cscreen_output_descriptor)) return;
  former = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  if (former < 0) return;
  if (cscreen_pipe(ends, true) != 0) {
    close(former);
    return;
  }
  taken = 0;
  reading = ends[0];
  atomic_store(&ended, false);
  atomic_store(&captured, true);
  dup2(ends[1], STDERR_FILENO);
  close(ends[1]);
}

int cscreen_errors_reading(void) {
  return atomic_load(&captured) && !atomic_load(&ended) ? reading : -1;
}

static void take(void) {
  char piece[1024];
  ssize_t count;
  while ((count = read(reading, piece, sizeof piece)) > 0 || (count < 0 && errno == EINTR)) {
    for (ssize_t index = 0; index < count; index++) kept[taken++ % room] = piece[index];
  }
  // Somebody closed standard error; waiting for more would never wait.
  if (count == 0) atomic_store(&ended, true);
}

void cscreen_drain_errors(void) {
  // Another thread that is at it, even one that has crashed there, is waited for only a moment.
  for (int step = 0; atomic_flag_test_and_set(&taking) && step < 50; step++) cscreen_pause();
  take();
  atomic_flag_clear(&taking);
}

/// Where the last lines begin.
static size_t tail(void) {
  size_t oldest = taken > room ? taken - room : 0, lines = 0;
  for (size_t place = taken; place > oldest; place--) {
    bool ends_line = kept[(place - 1) % room] == '\n' && place != taken;
    if (ends_line && ++lines == most_lines) return place;
  }
  return oldest;
}

void cscreen_release_errors(void) {
  if (!atomic_exchange(&captured, false)) return;
  int before = errno;
  dup2(former, STDERR_FILENO);
  cscreen_drain_errors();
  for (size_t place = tail(); place < taken;) {
    size_t offset = place % room, count = taken - place;
    if (count > room - offset) count = room - offset;
    cscreen_write(kept + offset, count);
    place += count;
  }
  if (taken > 0 && kept[(taken - 1) % room] != '\n') cscreen_write("\n", 1);
  close(former);
  close(reading);
  errno = before;
}
