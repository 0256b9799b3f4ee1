import { courtTimeZone, dateIn } from '#src/law/court-time.ts';
import { useNow } from '../ui/use-now.ts';

/** The day, YYYY-MM-DD, that the calendars in the courts of a state show now. */
export function useToday(state: string | null): string {
  return dateIn(courtTimeZone(state), useNow());
}
