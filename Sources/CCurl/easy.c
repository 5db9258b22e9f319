#include "library.h"

#include <fcntl.h>

enum { write_function = 20011, write_data = 10001, header_function = 20079, header_data = 10029,
       socket_function = 20148 };
enum { info_private = 0x100000 + 21, info_system_error = 0x200000 + 25 };

/// A program started from this process must not keep its connections open.
static int close_on_exec(void *context, int socket, int purpose) {
  (void)context;
  (void)purpose;
  fcntl(socket, F_SETFD, FD_CLOEXEC);
  return 0;
}

CCurlEasy *ccurl_easy_new(const CCurlLibrary *library) {
  CCurlEasy *easy = library->easy_init();
  if (easy) library->easy_setopt(easy, socket_function, close_on_exec);
  return easy;
}

void ccurl_easy_free(const CCurlLibrary *library, CCurlEasy *easy) { library->easy_cleanup(easy); }

void ccurl_set_number(const CCurlLibrary *library, CCurlEasy *easy, CCurlOption option, long value) {
  library->easy_setopt(easy, option, value);
}

void ccurl_set_text(const CCurlLibrary *library, CCurlEasy *easy, CCurlOption option, const char *value) {
  library->easy_setopt(easy, option, value);
}

void ccurl_set_list(const CCurlLibrary *library, CCurlEasy *easy, CCurlOption option, CCurlList *value) {
  library->easy_setopt(easy, option, value);
}

void ccurl_set_pointer(const CCurlLibrary *library, CCurlEasy *easy, CCurlOption option, void *value) {
  library->easy_setopt(easy, option, value);
}

void ccurl_set_receivers(
    const CCurlLibrary *library, CCurlEasy *easy, CCurlReceiver head, CCurlReceiver body, void *context) {
  library->easy_setopt(easy, header_function, head);
  library->easy_setopt(easy, header_data, context);
  library->easy_setopt(easy, write_function, body);
  library->easy_setopt(easy, write_data, context);
}

void ccurl_resume(const CCurlLibrary *library, CCurlEasy *easy) { library->easy_pause(easy, 0); }

int ccurl_system_error(const CCurlLibrary *library, CCurlEasy *easy) {
  long error = 0;
  library->easy_getinfo(easy, info_system_error, &error);
  return (int)error;
}

void *ccurl_private(const CCurlLibrary *library, CCurlEasy *easy) {
  char *value = NULL;
  library->easy_getinfo(easy, info_private, &value);
  return value;
}

CCurlList *ccurl_list_append(const CCurlLibrary *library, CCurlList *list, const char *text) {
  CCurlList *longer = library->slist_append(list, text);
  return longer ? longer : list;
}

void ccurl_list_free(const CCurlLibrary *library, CCurlList *list) { library->slist_free_all(list); }
