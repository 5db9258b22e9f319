#ifndef CCURL_LIBRARY_H
#define CCURL_LIBRARY_H

#include "CCurl.h"

/// libcurl's `CURLMsg`.
typedef struct {
  int kind;
  CCurlEasy *easy;
  union { void *whatever; CCurlCode code; } data;
} CCurlMessage;

struct CCurlLibrary {
  CCurlCode (*global_init)(long flags);
  CCurlEasy *(*easy_init)(void);
  void (*easy_cleanup)(CCurlEasy *);
  CCurlCode (*easy_setopt)(CCurlEasy *, int option, ...);
  CCurlCode (*easy_getinfo)(CCurlEasy *, int info, ...);
  CCurlCode (*easy_pause)(CCurlEasy *, int mask);
  CCurlList *(*slist_append)(CCurlList *, const char *);
  void (*slist_free_all)(CCurlList *);
  CCurlMulti *(*multi_init)(void);
  int (*multi_cleanup)(CCurlMulti *);
  int (*multi_setopt)(CCurlMulti *, int option, ...);
  int (*multi_add_handle)(CCurlMulti *, CCurlEasy *);
  int (*multi_remove_handle)(CCurlMulti *, CCurlEasy *);
  int (*multi_perform)(CCurlMulti *, int *running);
  CCurlMessage *(*multi_info_read)(CCurlMulti *, int *left);
  int (*multi_poll)(CCurlMulti *, void *extra, unsigned extra_count, int milliseconds, int *ready);
  int (*multi_wakeup)(CCurlMulti *);
};

/// Keeps everybody out of libcurl from the moment the process exits; behind libcurl's own preparation, so that it runs
/// before the exit handlers of what libcurl loaded.
void ccurl_guard_exit(void);

#endif
