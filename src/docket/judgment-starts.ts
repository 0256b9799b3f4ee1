import type { DocketStart } from '../law/courts/court-system.ts';
import type { OfferSide } from './schema.ts';
import { ENTERED_COUNTS, MAYBE_NOT_FINAL, NO_LOSS } from './start-caveats.ts';
import type { StatedKind } from './stated-dates.ts';

/** What an event may start; each court system names its rules for it. */
export interface Start {
  starts: DocketStart;
  /** 'unknown': only the person knows the day that the rule counts from. */
  trigger: 'filed' | 'entered' | 'served' | 'sent' | 'unknown' | 'hearing';
  side: OfferSide;
  sideText: string;
  /** Why it matters; null where the rule itself says it best. */
  why: string | null;
  states?: StatedKind;
  caveats: readonly string[];
  /** An entry of these words starts nothing of it. */
  unless?: RegExp;
}

/** What a judgment starts for whoever lost. */
export const AFTER_JUDGMENT = {
  side: 'losing-side',
  sideText: 'For the side that lost, wholly or in part.',
  why: 'A judgment starts short times that courts hardly ever make longer: to ask for a new trial, and to appeal.',
} as const;
export const JUDGMENT: readonly Start[] = [
  {
    ...AFTER_JUDGMENT,
    unless: NO_LOSS,
    starts: 'judgment-entered',
    trigger: 'entered',
    caveats: [ENTERED_COUNTS, MAYBE_NOT_FINAL],
  },
  {
    ...AFTER_JUDGMENT,
    unless: NO_LOSS,
    starts: 'judgment-noticed',
    trigger: 'unknown',
    caveats: [
      'The time runs from the day the clerk or the other side gave notice that the judgment was entered. Look for that paper.',
      MAYBE_NOT_FINAL,
    ],
  },
  {
    ...AFTER_JUDGMENT,
    unless: NO_LOSS,
    starts: 'judgment-signed',
    trigger: 'unknown',
    caveats: [
      'The time runs from the day the judge signed, which may be before the day of this entry. Look for the day beside the signature.',
      MAYBE_NOT_FINAL,
    ],
  },
];
