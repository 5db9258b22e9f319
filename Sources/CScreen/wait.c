#include "internal.h"

#include <errno.h>
#include <signal.h>
#include <unistd.h>

#ifdef __APPLE__
// Not poll: on this system it cannot wait for /dev/tty.
#include <sys/select.h>

static bool wait_for(const int descriptors[3], bool ready[3]) {
  fd_set set;
  FD_ZERO(&set);
  int highest = -1;
  for (int index = 0; index < 3; index++) {
    if (descriptors[index] < 0 || descriptors[index] >= FD_SETSIZE) continue;
    FD_SET(descriptors[index], &set);
    if (descriptors[index] > highest) highest = descriptors[index];
  }
  if (select(highest + 1, &set, NULL, NULL, NULL) < 0) return false;
  for (int index = 0; index < 3; index++) {
    bool is_known = descriptors[index] >= 0 && descriptors[index] < FD_SETSIZE;
    ready[index] = is_known && FD_ISSET(descriptors[index], &set);
  }
  return true;
}

void cscreen_await_output(void) {
  cscreen_guard_thread();
  int descriptor = cscreen_output_descriptor;
  if (descriptor < 0 || descriptor >= FD_SETSIZE) return cscreen_pause();
  fd_set set;
  FD_ZERO(&set);
  FD_SET(descriptor, &set);
  struct timeval most = {.tv_usec = 50000};
  select(descriptor + 1, NULL, &set, NULL, &most);
}
#else
#include <poll.h>

static bool wait_for(const int descriptors[3], bool ready[3]) {
  struct pollfd entries[3];
  for (int index = 0; index < 3; index++) entries[index] = (struct pollfd){descriptors[index], POLLIN, 0};
  if (poll(entries, 3, -1) < 0) return false;
  for (int index = 0; index < 3; index++) ready[index] = entries[index].revents != 0;
  return true;
}

void cscreen_await_output(void) {
  cscreen_guard_thread();
  struct pollfd entry = {cscreen_output_descriptor, POLLOUT, 0};
  poll(&entry, 1, 50);
}
#endif

/// What the bell has rung for.
static int listen_to_bell(void) {
  unsigned char reasons[64];
  int heard = 0;
  ssize_t count;
  while ((count = read(cscreen_bell_reading, reasons, sizeof reasons)) > 0 || (count < 0 && errno == EINTR)) {
    for (ssize_t index = 0; index < count; index++) {
      switch (reasons[index]) {
        case SIGWINCH: heard |= cscreen_resized; break;
        case SIGCONT: heard |= cscreen_continued; break;
        case SIGTSTP: heard |= cscreen_stopped; break;
        default: heard |= cscreen_woken;
      }
    }
  }
  return heard;
}

int cscreen_wait(void) {
  cscreen_guard_thread();
  while (true) {
    bool ready[3] = {false, false, false};
    const int descriptors[3] = {cscreen_keys_descriptor, cscreen_bell_reading, cscreen_errors_reading()};
    if (!wait_for(descriptors, ready)) {
      if (errno == EINTR) continue;
      return cscreen_keys;  // reading will tell what is wrong
    }
    if (ready[2]) cscreen_drain_errors();
    int reasons = (ready[0] ? cscreen_keys : 0) | (ready[1] ? listen_to_bell() : 0);
    if (reasons) return reasons;
  }
}
