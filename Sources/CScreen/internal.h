#ifndef CSCREEN_INTERNAL_H
#define CSCREEN_INTERNAL_H

#include "CScreen.h"

#include <stddef.h>

/// The open terminal's descriptors, -1 without one.
extern int cscreen_keys_descriptor, cscreen_output_descriptor;

/// Writes to the terminal; gives up when it takes nothing for 200 ms. Returns 0 or the error's number.
int cscreen_write(const char *bytes, size_t count);
/// Lets a millisecond pass; safe in a signal handler.
void cscreen_pause(void);

/// Makes a pipe that neither blocks nor reaches other programs; returns 0 or the error's number.
int cscreen_pipe(int ends[2], bool writing_blocks);
/// Where the numbers of caught signals are read, -1 without.
extern int cscreen_bell_reading;

/// Where captured errors are read, -1 without.
int cscreen_errors_reading(void);
/// Takes in what was written to standard error so far.
void cscreen_drain_errors(void);

#endif
