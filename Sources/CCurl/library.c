#include "library.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static pthread_mutex_t opening = PTHREAD_MUTEX_INITIALIZER;

static void *find(void *handle, const char *name, bool *complete) {
  void *symbol = dlsym(handle, name);
  if (!symbol) *complete = false;
  return symbol;
}

static bool fill(CCurlLibrary *library, void *handle) {
  bool complete = true;
  library->global_init = find(handle, "curl_global_init", &complete);
  library->easy_init = find(handle, "curl_easy_init", &complete);
  library->easy_cleanup = find(handle, "curl_easy_cleanup", &complete);
  library->easy_setopt = find(handle, "curl_easy_setopt", &complete);
  library->easy_getinfo = find(handle, "curl_easy_getinfo", &complete);
  library->easy_pause = find(handle, "curl_easy_pause", &complete);
  library->slist_append = find(handle, "curl_slist_append", &complete);
  library->slist_free_all = find(handle, "curl_slist_free_all", &complete);
  library->multi_init = find(handle, "curl_multi_init", &complete);
  library->multi_cleanup = find(handle, "curl_multi_cleanup", &complete);
  library->multi_setopt = find(handle, "curl_multi_setopt", &complete);
  library->multi_add_handle = find(handle, "curl_multi_add_handle", &complete);
  library->multi_remove_handle = find(handle, "curl_multi_remove_handle", &complete);
  library->multi_perform = find(handle, "curl_multi_perform", &complete);
  library->multi_info_read = find(handle, "curl_multi_info_read", &complete);
  library->multi_poll = find(handle, "curl_multi_poll", &complete);
  library->multi_wakeup = find(handle, "curl_multi_wakeup", &complete);
  return complete;
}

static CCurlOpening open_locked(const char *name, CCurlLibrary *library) {
  enum { everything = 3 };
  // Never closed again: libcurl and what it loads leave threads' data and exit handlers behind.
  void *handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!handle) {
    // Too many open files or too little memory stop a library that is there.
    const char *reason = dlerror();
    bool absent = reason && (strstr(reason, "No such file") || strstr(reason, "no such file"));
    return absent ? CCurlMissing : CCurlBroken;
  }
  if (!fill(library, handle)) return CCurlTooOld;
  if (library->global_init(everything) != CCurlOK) return CCurlBroken;
  ccurl_guard_exit();
  return CCurlOpened;
}

const CCurlLibrary *ccurl_open(const char *name, CCurlOpening *outcome) {
  CCurlLibrary *library = calloc(1, sizeof *library);
  *outcome = CCurlBroken;
  if (!library) return NULL;
  pthread_mutex_lock(&opening);
  *outcome = open_locked(name, library);
  pthread_mutex_unlock(&opening);
  if (*outcome == CCurlOpened) return library;
  free(library);
  return NULL;
}

void ccurl_close(const CCurlLibrary *library) { free((void *)library); }
