#include "library.h"

CCurlMulti *ccurl_multi_new(const CCurlLibrary *library) { return library->multi_init(); }

void ccurl_multi_free(const CCurlLibrary *library, CCurlMulti *multi) { library->multi_cleanup(multi); }

void ccurl_multi_set(const CCurlLibrary *library, CCurlMulti *multi, CCurlMultiOption option, long value) {
  library->multi_setopt(multi, option, value);
}

bool ccurl_multi_add(const CCurlLibrary *library, CCurlMulti *multi, CCurlEasy *easy) {
  return library->multi_add_handle(multi, easy) == 0;
}

void ccurl_multi_remove(const CCurlLibrary *library, CCurlMulti *multi, CCurlEasy *easy) {
  library->multi_remove_handle(multi, easy);
}

void ccurl_multi_perform(const CCurlLibrary *library, CCurlMulti *multi) {
  int running = 0;
  library->multi_perform(multi, &running);
}

void ccurl_multi_poll(const CCurlLibrary *library, CCurlMulti *multi, int milliseconds) {
  library->multi_poll(multi, NULL, 0, milliseconds, NULL);
}

void ccurl_multi_wake(const CCurlLibrary *library, CCurlMulti *multi) { library->multi_wakeup(multi); }

CCurlEasy *ccurl_multi_next_done(const CCurlLibrary *library, CCurlMulti *multi, CCurlCode *code) {
  enum { done = 1 };
  int left = 0;
  CCurlMessage *message;
  while ((message = library->multi_info_read(multi, &left))) {
    if (message->kind != done) continue;
    *code = message->data.code;
    return message->easy;
  }
  return NULL;
}
