#include "internal.h"

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>

enum { stack_size = 65536 };

static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t key;
static bool has_key;

/// Called at the end of a thread that was guarded.
static void release(void *stack) {
  stack_t none = {.ss_flags = SS_DISABLE};
  sigaltstack(&none, NULL);
  free(stack);
}

static void make_key(void) { has_key = pthread_key_create(&key, release) == 0; }

void cscreen_guard_thread(void) {
  static _Thread_local bool is_guarded;
  if (is_guarded) return;
  is_guarded = true;
  stack_t former;
  // Somebody else, such as the Swift runtime, may have seen to it.
  if (sigaltstack(NULL, &former) != 0 || !(former.ss_flags & SS_DISABLE)) return;
  pthread_once(&once, make_key);
  stack_t stack = {.ss_size = stack_size, .ss_sp = has_key ? malloc(stack_size) : NULL};
  if (!stack.ss_sp) return;
  if (sigaltstack(&stack, NULL) != 0 || pthread_setspecific(key, stack.ss_sp) != 0) release(stack.ss_sp);
}
