#ifndef CCURL_H
#define CCURL_H

#include <stdbool.h>
#include <stddef.h>

// The part of libcurl that is used, opened at run time: nothing of it is needed to build. The numbers below belong to
// libcurl's stable binary interface (curl.se/libcurl/c/libcurl-symbols.html).

#pragma clang assume_nonnull begin

/// The functions found in one libcurl; never changes once opened.
typedef struct CCurlLibrary CCurlLibrary;
/// One transfer, libcurl's `CURL`.
typedef struct CCurlEasy CCurlEasy;
/// Many transfers on one thread, libcurl's `CURLM`.
typedef struct CCurlMulti CCurlMulti;
/// A list of texts, libcurl's `struct curl_slist`.
typedef struct CCurlList CCurlList;

/// How opening a library went.
typedef enum { CCurlOpened, CCurlMissing, CCurlTooOld, CCurlBroken } CCurlOpening;

/// Opens and prepares the library of that name; `NULL` unless `CCurlOpened`.
const CCurlLibrary *_Nullable ccurl_open(const char *name, CCurlOpening *outcome);
/// Frees the table; the library itself stays loaded.
void ccurl_close(const CCurlLibrary *library);

/// Takes `count` bytes (`size` is 1) and returns how many it took, or `ccurl_pause`; fewer ends the transfer.
typedef size_t (*CCurlReceiver)(char *_Nullable bytes, size_t size, size_t count, void *_Nullable context);
/// What a receiver returns to be given the same bytes again, after `ccurl_resume`.
static const size_t ccurl_pause = 0x10000001;

typedef enum {
  CCurlURL = 10002, CCurlProxy = 10004, CCurlErrorBuffer = 10010, CCurlHeaderList = 10023,
  CCurlCAFile = 10065, CCurlCAFolder = 10097, CCurlAcceptEncoding = 10102, CCurlPrivate = 10103,
  CCurlNoProxy = 10177, CCurlResolve = 10203,
  CCurlNoSignal = 99, CCurlConnectMilliseconds = 156, CCurlProtocols = 181, CCurlKeepAlive = 213, CCurlPipeWait = 237,
  CCurlSuppressConnectHeaders = 265, CCurlAllowHTTP09 = 285
} CCurlOption;

typedef enum { CCurlMultiHostConnections = 7, CCurlMultiStreams = 16, CCurlMultiIdleConnections = 6 } CCurlMultiOption;

typedef enum {
  CCurlOK = 0, CCurlUnsupportedProtocol = 1, CCurlMalformedURL = 3, CCurlNoProxyName = 5, CCurlNoName = 6,
  CCurlNoConnection = 7, CCurlNotHTTP = 8, CCurlPartial = 18, CCurlTimedOut = 28, CCurlTLSFailed = 35,
  CCurlNothing = 52, CCurlSendFailed = 55, CCurlReceiveFailed = 56, CCurlUntrusted = 60, CCurlBadEncoding = 61,
  CCurlCAUnreadable = 77, CCurlProxyFailed = 97
} CCurlCode;

CCurlEasy *_Nullable ccurl_easy_new(const CCurlLibrary *library);
void ccurl_easy_free(const CCurlLibrary *library, CCurlEasy *easy);
void ccurl_set_number(const CCurlLibrary *library, CCurlEasy *easy, CCurlOption option, long value);
void ccurl_set_text(const CCurlLibrary *library, CCurlEasy *easy, CCurlOption option, const char *_Nullable value);
void ccurl_set_list(const CCurlLibrary *library, CCurlEasy *easy, CCurlOption option, CCurlList *_Nullable value);
void ccurl_set_pointer(const CCurlLibrary *library, CCurlEasy *easy, CCurlOption option, void *_Nullable value);
/// Calls `head` with each line of the head and `body` with each piece of the body, both with `context`.
void ccurl_set_receivers(
    const CCurlLibrary *library, CCurlEasy *easy, CCurlReceiver head, CCurlReceiver body, void *context);
void ccurl_resume(const CCurlLibrary *library, CCurlEasy *easy);
/// The `errno` of the last connection that failed, or 0.
int ccurl_system_error(const CCurlLibrary *library, CCurlEasy *easy);
/// What was set as `CCurlPrivate`.
void *_Nullable ccurl_private(const CCurlLibrary *library, CCurlEasy *easy);

/// `list` with a copy of `text` behind it; `list` unchanged when memory is out.
CCurlList *_Nullable ccurl_list_append(const CCurlLibrary *library, CCurlList *_Nullable list, const char *text);
void ccurl_list_free(const CCurlLibrary *library, CCurlList *_Nullable list);

CCurlMulti *_Nullable ccurl_multi_new(const CCurlLibrary *library);
void ccurl_multi_free(const CCurlLibrary *library, CCurlMulti *multi);
void ccurl_multi_set(const CCurlLibrary *library, CCurlMulti *multi, CCurlMultiOption option, long value);
bool ccurl_multi_add(const CCurlLibrary *library, CCurlMulti *multi, CCurlEasy *easy);
void ccurl_multi_remove(const CCurlLibrary *library, CCurlMulti *multi, CCurlEasy *easy);
void ccurl_multi_perform(const CCurlLibrary *library, CCurlMulti *multi);
/// Waits for sockets, timers or a wake-up, at most so long.
void ccurl_multi_poll(const CCurlLibrary *library, CCurlMulti *multi, int milliseconds);
/// Ends the wait that is under way or, if none is, the next one; from any thread.
void ccurl_multi_wake(const CCurlLibrary *library, CCurlMulti *multi);
/// The next transfer that has ended and its result, or `NULL`.
CCurlEasy *_Nullable ccurl_multi_next_done(const CCurlLibrary *library, CCurlMulti *multi, CCurlCode *code);

/// Runs `body` on a thread of its own that receives no signals; false if there cannot be another one.
bool ccurl_start_thread(void (*body)(void *context), void *context);
/// Goes before work in libcurl, `ccurl_leave` behind it. Once the process exits `ccurl_enter` never returns, so that
/// nothing is under way in libcurl's TLS library while that cleans up.
void ccurl_enter(void);
void ccurl_leave(void);

/// How asking the system for a name went.
typedef enum { CCurlNameFound, CCurlNameUnknown, CCurlNameOffline, CCurlNameFailed } CCurlName;
/// Writes the numeric addresses of `name`, with a comma between them; blocks for as long as the system does.
CCurlName ccurl_look_up(const char *name, char *addresses, size_t capacity);

#pragma clang assume_nonnull end

#endif
