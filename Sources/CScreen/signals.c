#include "internal.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <unistd.h>

static const int noticed[] = {SIGWINCH, SIGCONT, SIGTSTP};
static const int crashes[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE};
enum { noticed_count = sizeof noticed / sizeof *noticed, crash_count = sizeof crashes / sizeof *crashes };
static struct sigaction noticed_before[noticed_count], crashes_before[crash_count];
static bool can_stop, are_caught;
static int bell_writing = -1;
int cscreen_bell_reading = -1;

static void ring(unsigned char reason) {
  int before = errno;
  // A bell that is full will be heard anyway.
  ssize_t ignored = write(bell_writing, &reason, 1);
  (void)ignored;
  errno = before;
}

void cscreen_wake(void) { ring(0); }

static void notice(int number) { ring((unsigned char)number); }

/// Hands the crash on as if it had not been caught; a fault happens again once this returns.
static void chain(int number, siginfo_t *information, void *context, const struct sigaction *former) {
  sigaction(number, former, NULL);
  if (former->sa_flags & SA_SIGINFO) {
    former->sa_sigaction(number, information, context);
  } else if (former->sa_handler != SIG_DFL && former->sa_handler != SIG_IGN) {
    former->sa_handler(number);
  } else {
    raise(number);
  }
}

static void crash(int number, siginfo_t *information, void *context) {
  cscreen_leave_for_good();
  cscreen_release_errors();
  for (int index = 0; index < crash_count; index++) {
    if (crashes[index] == number) chain(number, information, context, &crashes_before[index]);
  }
}

int cscreen_catch_signals(void) {
  cscreen_guard_thread();
  if (cscreen_bell_reading < 0) {
    int ends[2], code = cscreen_pipe(ends, false);
    if (code) return code;
    bell_writing = ends[1];
    cscreen_bell_reading = ends[0];
  }
  are_caught = true;
  for (int index = 0; index < crash_count; index++) {
    struct sigaction action = {.sa_flags = SA_SIGINFO | SA_ONSTACK};
    action.sa_sigaction = crash;
    sigaction(crashes[index], &action, &crashes_before[index]);
  }
  for (int index = 0; index < noticed_count; index++) {
    // Not blocked while handled: a blocked signal waits even where it is ignored, as `cscreen_stop` wants it.
    struct sigaction action = {.sa_flags = SA_RESTART | SA_NODEFER};
    action.sa_handler = notice;
    sigaction(noticed[index], NULL, &noticed_before[index]);
    bool is_ignored = noticed_before[index].sa_handler == SIG_IGN;
    if (noticed[index] == SIGTSTP) can_stop = !is_ignored;
    if (noticed[index] != SIGTSTP || can_stop) sigaction(noticed[index], &action, NULL);
  }
  return 0;
}

void cscreen_release_signals(void) {
  if (!are_caught) return;
  are_caught = false;
  for (int index = 0; index < noticed_count; index++) {
    sigaction(noticed[index], &noticed_before[index], NULL);
  }
  for (int index = 0; index < crash_count; index++) {
    sigaction(crashes[index], &crashes_before[index], NULL);
  }
}

void cscreen_stop(void) {
  if (!can_stop) return;
  struct sigaction plain = {.sa_handler = SIG_DFL}, deaf = {.sa_handler = SIG_IGN}, continued, stopped;
  // Being continued from here is seen by this function returning.
  sigaction(SIGCONT, &plain, &continued);
  // The others of the group first; this process stops below, on this thread, so that nothing here runs on before it.
  sigaction(SIGTSTP, &deaf, &stopped);
  kill(0, SIGTSTP);
  sigaction(SIGTSTP, &deaf, NULL);  // drops one that a thread has blocked
  sigaction(SIGTSTP, &plain, NULL);
  sigset_t stopping, mask;
  sigemptyset(&stopping);
  sigaddset(&stopping, SIGTSTP);
  pthread_sigmask(SIG_UNBLOCK, &stopping, &mask);
  raise(SIGTSTP);
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  sigaction(SIGTSTP, &stopped, NULL);
  sigaction(SIGCONT, &continued, NULL);
}
