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

enum { outside, entering, inside, leaving };
static atomic_int phase = outside;
/// Whether the terminal is to be let alone until another is opened.
static atomic_bool is_left_for_good;
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
  atomic_store(&is_left_for_good, false);
  return 0;
}

void cscreen_close(void) {
  cscreen_leave_for_good();
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

/// Begins to enter, from without or once more from within; false after the terminal was left for good.
static bool begin_entering(void) {
  int former = outside;
  while (!atomic_compare_exchange_strong(&phase, &former, entering)) {
    if (former != outside && former != inside) {
      cscreen_pause();
      former = outside;
    }
  }
  // Asked only now: who leaves for good says so first, and then waits for who is entering.
  if (!atomic_load(&is_left_for_good)) return true;
  atomic_store(&phase, former);
  return false;
}

int cscreen_enter(void) {
  int code = await_foreground();
  if (code || !begin_entering()) return code;
  code = set(&raw);
  if (!code) code = cscreen_write(entry, sizeof entry - 1);
  int expected = entering;
  atomic_compare_exchange_strong(&phase, &expected, inside);
  return code;
}

bool cscreen_is_entered(void) { return atomic_load(&phase) == inside; }

/// Begins to leave; false where that is done already, or by another thread.
static bool begin_leaving(void) {
  // Another thread that is entering is waited for; one that has crashed there, or this one, only a moment.
  for (int step = 0; step < 500 && atomic_load(&phase) == entering; step++) cscreen_pause();
  int expected = inside;
  if (atomic_compare_exchange_strong(&phase, &expected, leaving)) return true;
  return expected == entering && atomic_compare_exchange_strong(&phase, &expected, leaving);
}

void cscreen_leave(void) {
  int before = errno;
  if (begin_leaving()) {
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

void cscreen_leave_for_good(void) {
  atomic_store(&is_left_for_good, true);
  cscreen_leave();
}
