import { aimFor, soonerAim } from '../law/aim-for.ts';
import {
  DISPUTE,
  IF_ANSWERED_BY_FORM,
  isAppealDay,
  isAsideDay,
  isSitting,
  SAYS_ITSELF,
} from './day-names.ts';

interface AimedDay {
  /** What it is called. */
  name: string;
  /** YYYY-MM-DD. */
  date: string;
  /** A letter names it, and no court. */
  isOfLetter: boolean;
  /** Somebody has to be there, or it can for another reason not be done before. */
  takesPlace: boolean;
}

interface AimedIn {
  /** YYYY-MM-DD, at the court. */
  today: string;
  isClosed(day: number): boolean;
  /** The days beside it. */
  open: readonly { kind: string; date: string }[];
}

/** The last day to appeal, where it is to come and before another day. */
export function appealBefore(date: string, { open, today }: Pick<AimedIn, 'open' | 'today'>) {
  return open.find((each) => isAppealDay(each.kind) && each.date >= today && each.date < date);
}

/**
 * The day to aim for: some court days before, where it can be done before; what a letter asks for needs no court's counter.
 * Of what is asked of the judge first, before an appeal would be late.
 */
export function aimOf({ name, date, isOfLetter, takesPlace }: AimedDay, item: AimedIn): string | null {
  const isNoDuty = name === DISPUTE || SAYS_ITSELF.has(name) || name.startsWith(IF_ANSWERED_BY_FORM);
  if (isOfLetter || takesPlace || isNoDuty || isSitting(name)) return null;
  const { today, isClosed } = item;
  const own = aimFor(date, today, isClosed);
  const appeal = isAsideDay(name) ? appealBefore(date, item) : undefined;
  return appeal === undefined ? own : soonerAim(own, aimFor(appeal.date, today, isClosed));
}
