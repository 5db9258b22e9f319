#ifndef CSCREEN_H
#define CSCREEN_H

#include <stdbool.h>

// What a crash handler must do to give a terminal back. It may neither allocate nor take a lock, which Swift cannot
// promise; so the one terminal that is drawn on is known here, and all that leaving needs is prepared.

/// Remembers the settings of the terminal `keys`, and where to write; returns 0 or the error's number.
///
/// One terminal at a time: `EBUSY` while another is open. Both descriptors stay the caller's.
int cscreen_open(int keys, int output);
/// Leaves, if that was not done, and forgets the terminal.
void cscreen_close(void);

/// Switches the keys to raw, then writes the entry sequence; again after `cscreen_leave`, or to make sure.
///
/// Where another process group has the terminal, the process stops by SIGTTOU after a second, and touches nothing until
/// it is continued in the foreground. Does nothing after `cscreen_leave_for_good`. Returns 0 or the error's number,
/// `EIO` where nothing can be stopped.
int cscreen_enter(void);
/// Whether what is written now is seen in the view, not on the shell's screen.
bool cscreen_is_entered(void);
/// Writes the leaving sequence, drops unread keys and restores the settings, once for each time of entering.
///
/// Safe in a signal handler and on any thread; waits at most half a second for a terminal that takes nothing, or for
/// another thread that is entering or leaving.
void cscreen_leave(void);
/// Waits until the terminal takes what is written, or 50 ms at most.
void cscreen_await_output(void);
/// Leaves, and lets nobody enter again, until another terminal is opened: for a process that is about to end.
void cscreen_leave_for_good(void);

/// Catches SIGWINCH, SIGCONT and SIGTSTP, unless ignored, and signals of a crash; returns 0 or the error's number.
int cscreen_catch_signals(void);
/// Lets this thread's signals be handled where its own stack is full, for that is a crash too; cheap to call again.
void cscreen_guard_thread(void);
/// Gives every caught signal back to its former handler.
void cscreen_release_signals(void);
/// Stops the process group as Ctrl-Z does; returns when continued, or at once where nothing stops.
void cscreen_stop(void);

/// Keeps what is written to standard error from the terminal, if they are the same.
void cscreen_capture_errors(void);
/// Gives standard error back and writes the last 20 lines that were kept; safe in a signal handler.
void cscreen_release_errors(void);

/// What a wait may end with.
enum { cscreen_keys = 1, cscreen_resized = 2, cscreen_continued = 4, cscreen_stopped = 8, cscreen_woken = 16 };
/// Waits for keys, a signal or `cscreen_wake`; returns a sum of the above.
///
/// Takes in what is written to standard error meanwhile. For one thread at a time.
int cscreen_wait(void);
/// Ends the wait that is under way or, if none is, the next one; from any thread.
void cscreen_wake(void);

#endif
