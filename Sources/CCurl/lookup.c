#include "CCurl.h"

#include <netdb.h>
#include <string.h>
#include <sys/socket.h>

static CCurlName meaning(int error) {
  switch (error) {
  case EAI_AGAIN: return CCurlNameOffline;
  case EAI_NONAME: return CCurlNameUnknown;
#if defined(EAI_NODATA) && EAI_NODATA != EAI_NONAME
  case EAI_NODATA: return CCurlNameUnknown;
#endif
  default: return CCurlNameFailed;
  }
}

CCurlName ccurl_look_up(const char *name, char *addresses, size_t capacity) {
  // Without AI_ADDRCONFIG: where no network is up that would call every name unknown.
  struct addrinfo hints = {.ai_family = AF_UNSPEC, .ai_socktype = SOCK_STREAM};
  struct addrinfo *found = NULL;
  int error = getaddrinfo(name, NULL, &hints, &found);
  if (error) return meaning(error);
  size_t used = 0;
  addresses[0] = 0;
  for (struct addrinfo *each = found; each; each = each->ai_next) {
    char text[NI_MAXHOST];
    if (getnameinfo(each->ai_addr, each->ai_addrlen, text, sizeof text, NULL, 0, NI_NUMERICHOST)) continue;
    size_t length = strlen(text);
    if (strchr(text, '%') || used + length + 2 > capacity) continue;
    if (used) addresses[used++] = ',';
    memcpy(addresses + used, text, length + 1);
    used += length;
  }
  freeaddrinfo(found);
  return used ? CCurlNameFound : CCurlNameUnknown;
}
