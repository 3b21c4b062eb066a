/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Facts become sentences here, in the language of the process, and nowhere else:
 * the window, the command line and the drawings take every wording from this layer.
 */

#include "words-amount.h"
#include "words-award.h"
#include "words-box.h"
#include "words-caesar-entry.h"
#include "words-caesar-map.h"
#include "words-caesar-odds.h"
#include "words-caesar-rulings.h"
#include "words-caesar.h"
#include "words-day.h"
#include "words-entry-numbers.h"
#include "words-entry.h"
#include "words-error.h"
#include "words-line.h"
#include "words-locale.h"
#include "words-marks.h"
#include "words-names.h"
#include "words-report.h"
#include "words-rulings.h"
#include "words-score.h"
#include "words-setup.h"
#include "words-share.h"
#include "words-step.h"
#include "words-summary.h"
#include "words-tally.h"
#include "words-unknown.h"
#include "words-verdict.h"
