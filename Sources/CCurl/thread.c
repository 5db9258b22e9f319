#include "library.h"

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>

static pthread_rwlock_t gate = PTHREAD_RWLOCK_INITIALIZER;
static pthread_once_t guarded = PTHREAD_ONCE_INIT;

// The gate stays shut: whoever is outside waits in `ccurl_enter` until the process has gone.
static void shut_gate(void) { pthread_rwlock_wrlock(&gate); }
static void guard(void) { atexit(shut_gate); }

void ccurl_guard_exit(void) { pthread_once(&guarded, guard); }
void ccurl_enter(void) { pthread_rwlock_rdlock(&gate); }
void ccurl_leave(void) { pthread_rwlock_unlock(&gate); }

typedef struct {
  void (*body)(void *);
  void *context;
} Start;

static void *run(void *argument) {
  Start start = *(Start *)argument;
  free(argument);
  start.body(start.context);
  return NULL;
}

bool ccurl_start_thread(void (*body)(void *), void *context) {
  Start *start = malloc(sizeof *start);
  if (!start) return false;
  *start = (Start){body, context};
  // Signals are the program's affair, and a write to a closed connection must not end it by SIGPIPE.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_t thread;
  bool started = pthread_create(&thread, NULL, run, start) == 0;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (started) pthread_detach(thread); else free(start);
  return started;
}
