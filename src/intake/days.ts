import { AppError } from '../errors.ts';
import { dayNumber, spell } from '../law/calendar-days.ts';
import { DISPUTE, mayLead } from '../next/day-names.ts';
import { AFTER_JUDGMENT, HOLD } from './after-words.ts';
import { answerDay, withProof } from './answer-day.ts';
import { isAnswerDue, lawOfProposal } from './answer-time.ts';
import { BANKRUPTCY } from './bankruptcy.ts';
import type { Counting } from './counting.ts';
import { byDay, type DaySource } from './day-source.ts';
import { REQUESTS } from './discovery-days.ts';
import { GARNISHMENT } from './garnishment.ts';
import { HEARINGS, OFFERS } from './hearing-days.ts';
import { KEEP_AWAY } from './keep-away.ts';
import { LINES } from './line-days.ts';
import { LOCKOUT } from './lockout.ts';
import { MOTION } from './motion-days.ts';
import { OWN_DAYS } from './own-days.ts';
import { PROTECTION } from './protection.ts';
import type { Day, DayAnswer, Proposal, Service } from './schema.ts';
import { fromProof } from './service-told.ts';
import { SIGNING } from './signing.ts';
import { SUBPOENA } from './subpoena-days.ts';
import { answerWords } from './why-no-day.ts';

export type Days = Pick<DayAnswer, 'day' | 'others' | 'why'>;

/**
 * Whoever knows of days beside that of the answer, in the order in which they add theirs: the lines of the paper, what may
 * take the place of one of them, then what stands beside them. The first that has something to say says it.
 */
const SOURCES: readonly DaySource[] = [
  LINES,
  SUBPOENA,
  MOTION,
  REQUESTS,
  LOCKOUT,
  OWN_DAYS,
  GARNISHMENT,
  // What holds the case, or binds at once, before what is asked of whoever lost.
  HOLD,
  BANKRUPTCY,
  KEEP_AWAY,
  AFTER_JUDGMENT,
  HEARINGS,
  OFFERS,
  SIGNING,
  PROTECTION,
];

/**
 * The days to keep of papers of one case, as a person confirmed them, with how they were served; `today` is the day at
 * the court. Pure. Throws BAD_REQUEST with a way on for a day of service that cannot be.
 */
export function daysOf(proposal: Proposal, service: Service | null, today: string): Days {
  checkService(proposal, service, today);
  const { counting, proof } = countingOf(proposal, service, today);
  const answer = withProof(answerDay(counting), proof);
  const rest = SOURCES.reduce<readonly Day[]>((found, { days }) => days?.(counting, found) ?? found, []);
  const all = [...(answer === null ? [] : [answer]), ...rest].toSorted(byDay);
  const own = all.filter((each) => leadsOf(each, counting) !== 'never');
  const day = leading(own, counting, answer) ?? answer ?? own.at(-1) ?? null;
  return {
    day,
    others: all.filter((each) => each !== day),
    why: whyOf(counting) ?? answerWords(counting, answer, day),
  };
}

/** What the days are counted with, and what a proof of service tells of that. */
function countingOf(
  proposal: Proposal,
  service: Service | null,
  today: string,
): { counting: Counting; proof: ReturnType<typeof fromProof> } {
  const law = lawOfProposal(proposal);
  const proof = service === null ? fromProof({ proposal, law }) : null;
  const way = proof === null ? service : { date: proof.started, method: proof.method };
  const said = way === null ? null : (way.date ?? proposal.issued ?? null);
  const started = wasMailedBefore(proposal, way) ? (proposal.issued ?? said) : said;
  const isKnown = way?.date != null && started === said;
  return { counting: { proposal, law, service: way, started, isKnown, today }, proof };
}

function whyOf(counting: Counting): string | null {
  for (const { why } of SOURCES) {
    const words = why?.(counting) ?? null;
    if (words !== null) return words;
  }
  return null;
}

/** Whether a day may lead, by what any of its sources says of it. */
function leadsOf(day: Day, counting: Counting): 'never' | 'last' | null {
  const said = SOURCES.map(({ leads }) => leads?.(day, counting) ?? null);
  return said.find((each) => each === 'never') ?? said.find((each) => each === 'last') ?? null;
}

/**
 * A paper within a case that came by mail was mailed before it came, and is served with that in most courts (Rule 1-005
 * NMRA): the day it bears is the earliest that this can have been.
 */
function wasMailedBefore({ begins, issued }: Proposal, service: Service | null): boolean {
  const isMailed = begins === false && service?.method === 'mail' && service.date !== null;
  return isMailed && issued != null && service.date !== null && issued < service.date;
}

/** What the other side asks for in a paper of its own: whoever does it by that day has still not answered the lawsuit. */
const THEY_ASK = /^(?:pay|move out|leave|vacate|call|accept|sign)\b/i;

/** The day that is shown first: of those to come a letter's right to dispute, then what binds everybody, the soonest. */
function leading(all: readonly Day[], counting: Counting, answer: Day | null): Day | undefined {
  const open = all.filter(({ daysLeft }) => daysLeft >= 0);
  const isSued = counting.proposal.begins === true && answer !== null && open.includes(answer);
  const names = open.map(({ what }) => what);
  const isFirst = (day: Day) =>
    mayLead(day.what, names) && leadsOf(day, counting) !== 'last' && !(isSued && THEY_ASK.test(day.what));
  return open.find(({ what }) => what === DISPUTE) ?? open.find(isFirst) ?? open[0];
}

function refuse(message: string): never {
  throw new AppError('BAD_REQUEST', message, { fields: { 'service.date': message } });
}

function checkService({ deadlines }: Proposal, service: Service | null, today: string): void {
  const date = service?.date ?? null;
  if (date === null) return;
  if (date > today) {
    refuse(
      `${spell(dayNumber(date))} has not come yet. Enter the day on which you got the papers, or choose “I do not know the day”.`,
    );
  }
  const named = deadlines.find((due) => due.date !== null && isAnswerDue(due) && due.date < date);
  if (named?.date) {
    refuse(
      `The paper wants an answer by ${spell(dayNumber(named.date))}, and the day you entered is later. Check both days. If both are right, go on, and call the clerk of the court today: ask what you can still do.`,
    );
  }
}
