#include "internal.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

static const char entry[] = "\033[?1049h\033[?25l\033[?7l\033[?2004h";
static const char departure[] = "\033[?2026l\033[?2004l\033[?7h\033[0m\033[?25h\033[?1049l";

enum { outside, inside, leaving };
static atomic_int phase = outside;
static struct termios saved, raw;
int cscreen_keys_descriptor = -1, cscreen_output_descriptor = -1;

void cscreen_pause(void) { poll(NULL, 0, 1); }

int cscreen_write(const char *bytes, size_t count) {
  int patience = 200;
  while (count > 0) {
    ssize_t written = write(cscreen_output_descriptor, bytes, count);
    if (written > 0) {
      bytes += written;
      count -= (size_t)written;
    } else if (written < 0 && errno == EINTR) {
      continue;
    } else if (written < 0 && errno == EAGAIN && patience-- > 0) {
      cscreen_pause();
    } else {
      return errno;
    }
  }
  return 0;
}

static int set(const struct termios *settings) {
  while (tcsetattr(cscreen_keys_descriptor, TCSANOW, settings) != 0) {
    if (errno != EINTR) return errno;
  }
  return 0;
}

int cscreen_open(int keys, int output) {
  if (cscreen_keys_descriptor >= 0) return EBUSY;
  if (tcgetattr(keys, &saved) != 0) return errno;
  raw = saved;
  cfmakeraw(&raw);
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  cscreen_keys_descriptor = keys;
  cscreen_output_descriptor = output;
  return 0;
}

void cscreen_close(void) {
  cscreen_leave();
  cscreen_keys_descriptor = cscreen_output_descriptor = -1;
}

/// Whether another process group has the terminal.
static bool is_behind(void) {
  pid_t front = tcgetpgrp(cscreen_keys_descriptor);
  return front > 0 && front != getpgrp();
}

/// Stops the process, whatever this thread has blocked; false where it cannot be stopped.
static bool stop_behind(void) {
  struct timespec start, end;
  // Being continued from here needs no other notice.
  struct sigaction plain = {.sa_handler = SIG_DFL}, continued;
  sigaction(SIGCONT, &plain, &continued);
  sigset_t stopping, mask;
  sigemptyset(&stopping);
  sigaddset(&stopping, SIGTTOU);
  pthread_sigmask(SIG_UNBLOCK, &stopping, &mask);
  clock_gettime(CLOCK_MONOTONIC, &start);
  raise(SIGTTOU);
  clock_gettime(CLOCK_MONOTONIC, &end);
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  sigaction(SIGCONT, &continued, NULL);
  // Nobody continues a process as fast as a signal without effect returns.
  return (end.tv_sec - start.tv_sec) * 1000000000LL + (end.tv_nsec - start.tv_nsec) > 1000000;
}

/// Waits, stopped, until this process may use the terminal; returns 0 or the error's number.
static int await_foreground(void) {
  int failures = 0;
  while (is_behind()) {
    // A shell that ends a stopped job continues it as well: what ends the process comes within this second.
    for (int step = 0; step < 1000 && is_behind(); step++) cscreen_pause();
    if (is_behind() && !stop_behind() && ++failures == 2) return EIO;
  }
  return 0;
}

int cscreen_enter(void) {
  int code = await_foreground();
  if (code) return code;
  atomic_store(&phase, inside);
  code = set(&raw);
  return code ? code : cscreen_write(entry, sizeof entry - 1);
}

bool cscreen_is_entered(void) { return atomic_load(&phase) == inside; }

void cscreen_leave(void) {
  int before = errno, expected = inside;
  if (atomic_compare_exchange_strong(&phase, &expected, leaving)) {
    cscreen_write(departure, sizeof departure - 1);
    tcflush(cscreen_keys_descriptor, TCIFLUSH);
    // A process in the background may restore too; blocked on this thread, SIGTTOU stops nothing.
    sigset_t stopping, mask;
    sigemptyset(&stopping);
    sigaddset(&stopping, SIGTTOU);
    pthread_sigmask(SIG_BLOCK, &stopping, &mask);
    set(&saved);
    pthread_sigmask(SIG_SETMASK, &mask, NULL);
    atomic_store(&phase, outside);
  } else {
    for (int step = 0; step < 500 && atomic_load(&phase) == leaving; step++) cscreen_pause();
  }
  errno = before;
}
