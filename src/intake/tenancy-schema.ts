import { z } from 'zod';
import { CalendarDate } from '../dates.ts';
import { lines, words } from './lines-schema.ts';

/** An order by which an officer may not come for a time, as it was read. */
const StayOnPaper = z.object({
  state: z.enum(['holds', 'unsure', 'ended']),
  /** The last day that it names. */
  until: CalendarDate.nullable(),
  /** How long in the words of the paper, where it names no day. */
  lasts: words.nullable(),
  conditions: lines(z.object({ words, dates: lines(CalendarDate), isPayment: z.boolean() })),
  /** It begins only once its condition is met. */
  isPending: z.boolean().optional(),
});

/** What papers tell of a place that somebody rents; nothing of it is law. */
export const TenancyOnPaper = z.object({
  /** Whether an officer is held back; null where no paper of a court speaks of it. */
  stay: StayOnPaper.nullable(),
  /** A store, an office or another place of business: a law on homes may not govern it. */
  isCommercial: z.boolean(),
  /** It is against all occupants too, and not the persons named alone. */
  namesOccupants: z.boolean(),
  /** Whoever rents it is let back in by the court. */
  isRenters: z.boolean(),
});
