import { dayNumber, daysBetween, spell } from '../law/calendar-days.ts';
import { COURT_SYSTEMS, type Jurisdiction } from '../law/court-systems.ts';
import type { CaseKind } from '../law/courts/case-kinds.ts';
import { amount } from '../text/words.ts';
import type { DiscoveryParty } from './schema.ts';

export function otherParty(party: DiscoveryParty): DiscoveryParty {
  return party === 'plaintiff' ? 'defendant' : 'plaintiff';
}

/** Who has to answer what a party asks: you, the other side, or, where nobody's side is known, neither. */
export type Answerer = 'you' | 'they' | 'unknown';

/** `side` is the one the person is on, null for an attorney. What the plaintiff asks, the defendant answers. */
export function answererOf(side: DiscoveryParty | null, askedBy: DiscoveryParty): Answerer {
  if (side === null) return 'unknown';
  return side === askedBy ? 'they' : 'you';
}

const NEAR_DAYS = 14;
const URGENT_DAYS = 3;

/**
 * How near the day is on which silence admits: not known, far, near, urgent, today, or over.
 */
export type SilenceLevel = 'unknown' | 'far' | 'near' | 'urgent' | 'today' | 'passed';

export function silenceLevel(due: string | null, today: string): SilenceLevel {
  if (due === null) return 'unknown';
  const days = daysBetween(today, due);
  if (days < 0) return 'passed';
  if (days === 0) return 'today';
  if (days <= URGENT_DAYS) return 'urgent';
  return days <= NEAR_DAYS ? 'near' : 'far';
}

export interface SilenceInput {
  /** YYYY-MM-DD; null while the day of service is not entered or the court's rule is not known. */
  due: string | null;
  isServiceKnown: boolean;
  today: string;
  /** Requests for admission without an answer; null while the paper is not read. */
  open: number | null;
  answerer: Answerer;
  askedBy: DiscoveryParty;
  /** Null where the rules of the court are not known. */
  jurisdiction: Jurisdiction | null;
  /** Of the case. */
  kind: CaseKind;
}

export interface SilenceWarning {
  level: SilenceLevel;
  title: string;
  text: string;
}

/** What silence to requests for admission does in California, to follow a period: CCP 2033.280. */
export const CALIFORNIA_SILENCE =
  'In California you give up your objections at once if you say nothing. The side that asked can get a court order that all of it counts as admitted (CCP 2033.280). You can stop that: serve answers in proper form before the hearing of that motion.';

/** What silence of a side does in the court, as sentences; `who` as 'What you do not answer by …'. */
function silenceWords(what: string, { jurisdiction, answerer }: SilenceInput): string {
  if (jurisdiction === 'california') {
    return answerer === 'you'
      ? `${what} can be taken as true without any proof. ${CALIFORNIA_SILENCE}`
      : `${what} can be taken as true without any proof, once the side that asked gets a court order for it (CCP 2033.280).`;
  }
  const admits = jurisdiction === null ? null : COURT_SYSTEMS[jurisdiction].silenceAdmits;
  return admits === 'by-itself'
    ? `${what} counts as admitted. The court then takes it as true without any proof.`
    : `${what} can count as admitted. The court may then take it as true without any proof.`;
}

function requests(open: number | null): string {
  if (open === null) return 'the requests for admission';
  return amount(open, 'request for admission', 'requests for admission');
}

function daysLeft(days: number): string {
  return `${amount(days, 'day')} left`;
}

function passedText({ answerer, askedBy, jurisdiction }: SilenceInput): string {
  const cite = jurisdiction === null ? null : COURT_SYSTEMS[jurisdiction].withdrawal;
  const permit = `A court can permit an admission to be withdrawn${cite === null ? '' : ` (${cite})`}.`;
  const whose = answerer === 'you' ? 'you' : `the ${otherParty(askedBy)}`;
  if (jurisdiction === 'california' && answerer === 'you') {
    return `Serve your answers at once, signed under oath. ${CALIFORNIA_SILENCE} If there is such an order already, ask the court in writing to let you withdraw: ${permit.charAt(0).toLowerCase()}${permit.slice(1)}`;
  }
  const may =
    jurisdiction === 'california'
      ? `They may be treated as admitted by ${whose} once the side that asked gets a court order for it (CCP 2033.280).`
      : `They may now be treated as admitted by ${whose}: the court then takes them as true without any proof.`;
  return answerer === 'you'
    ? `${may} ${permit} Serve your answers at once, and ask the court in writing to let you withdraw.`
    : `${may} ${permit} Check first that they were served, and that no more time was agreed on.`;
}

function unknownText(input: SilenceInput): string {
  const { answerer, askedBy, isServiceKnown } = input;
  const who = answerer === 'you' ? 'you do not answer' : `the ${otherParty(askedBy)} does not answer`;
  const silence = silenceWords(`What ${who} in time`, input);
  return isServiceKnown
    ? `${silence} We do not know this court’s rule on the time to answer. Ask the clerk today.`
    : `${silence} Enter the day on which they were served, and we count the last day.`;
}

/** CCP 116.310 permits none of it: what silence does elsewhere is not said. */
const NO_DISCOVERY: SilenceWarning = {
  level: 'unknown',
  title: 'Small claims court permits no discovery',
  text: 'In a small claims court of California no side can ask the other for admissions, written answers or papers before the trial (CCP 116.310). Do not just leave these requests open. First ask the clerk or the small claims advisor.',
};

/**
 * What to say about requests for admission that nobody has answered: silence admits them (FRCP 36(a)(3), Rule
 * 1-036(A) NMRA), in California only by an order (CCP 2033.280). Null when none is open.
 */
export function silenceWarning(input: SilenceInput): SilenceWarning | null {
  const { due, today, open, answerer, askedBy } = input;
  if (open === 0) return null;
  if (input.jurisdiction === 'california' && input.kind === 'small_claims') return NO_DISCOVERY;
  const level = silenceLevel(due, today);
  const what = requests(open);
  const party = `The ${otherParty(askedBy)}`;
  const isYours = answerer === 'you';
  if (level === 'unknown' || due === null) {
    const title = isYours ? `Answer ${what} in time` : `${party} has to answer ${what}`;
    return { level: 'unknown', title, text: unknownText(input) };
  }
  const day = spell(dayNumber(due));
  if (level === 'passed') {
    return { level, title: `The day to answer ${what} has passed: ${day}`, text: passedText(input) };
  }
  const silence = isYours
    ? `${silenceWords(`What you do not answer by ${day}`, input)} Answer each in writing, sign, and serve the paper by that day. If you need more time, ask for it before then.`
    : silenceWords(`What the ${otherParty(askedBy)} does not answer by ${day}`, input);
  const title =
    level === 'today'
      ? `Today is the last day to answer ${what}`
      : isYours
        ? `${daysLeft(daysBetween(today, due))} to answer ${what}`
        : `${party} has ${daysLeft(daysBetween(today, due))} to answer ${what}`;
  return { level, title, text: silence };
}

/** How many a side may ask, with all discrete sub-parts. The number of other courts was not found in a source. */
const INTERROGATORIES: Readonly<Partial<Record<Jurisdiction, { most: number; rule: string }>>> = {
  federal: { most: 25, rule: 'FRCP 33(a)(1)' },
  new_mexico_district: { most: 50, rule: 'Rule 1-033(A) NMRA' },
};

export interface LimitNote {
  isOver: 'yes' | 'maybe' | 'no' | 'unknown';
  text: string;
}

/** The number of interrogatories a side has asked, in all its sets, against the number it may ask. */
export function interrogatoryLimit(
  jurisdiction: Jurisdiction | null,
  { count, withParts }: { count: number; withParts: number },
): LimitNote | null {
  if (count === 0) return null;
  const asked = `${amount(count, 'interrogatory', 'interrogatories')}${withParts > count ? `, ${withParts} with their sub-parts` : ''}`;
  const known = jurisdiction === null ? undefined : INTERROGATORIES[jurisdiction];
  if (known === undefined) {
    return {
      isOver: 'unknown',
      text: `${asked}. We could not check how many this court allows. Verify with the clerk.`,
    };
  }
  const { most, rule } = known;
  const limit = `${rule} allows ${most} for each side. A part that asks a separate thing counts as one more. Both sides can agree to more, or the court allow it`;
  if (count > most) return { isOver: 'yes', text: `${asked}. ${limit}.` };
  if (withParts > most) {
    return {
      isOver: 'maybe',
      text: `${asked}. ${limit}. Whether a sub-part counts by itself depends on whether it asks something separate.`,
    };
  }
  return { isOver: 'no', text: `${asked}. ${rule} allows ${most}.` };
}
