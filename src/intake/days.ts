import { AppError } from '../errors.ts';
import { RENT_TO_CLERK } from '../facts/times/no-name.ts';
import { dayNumber, spell } from '../law/calendar-days.ts';
import { takesNoAnswer, whyNoRules } from '../law/case-law.ts';
import type { CourtRule } from '../law/court-rule.ts';
import { comparedNotes, lateNotes } from '../law/warnings.ts';
import { ANSWER_DAY, ORDER_LASTS, OUT_DAY, STAY_ENDS } from '../next/day-names.ts';
import { runsFromOwnPaper } from '../next/own-answer.ts';
import { amount } from '../text/words.ts';
import { afterWords } from './after-words.ts';
import { conflictsOf, isAnswerDue, lawOfProposal, periodIn } from './answer-time.ts';
import { backFromSitting } from './back-from.ts';
import { countByRule } from './by-rule.ts';
import {
  byWords,
  CHECK,
  type Counting,
  closedNotes,
  doubtsOf,
  isFirm,
  made,
  noCourtWords,
  unsureNote,
} from './counting.ts';
import { withRequests } from './discovery-days.ts';
import { answerRules } from './first-paper.ts';
import { formDays } from './form-days.ts';
import { garnishmentWords, isHoldersDay, withWhose } from './garnishment.ts';
import { hearingDays, isOffered, offerDays } from './hearing-days.ts';
import { mayCome } from './judgment-days.ts';
import { isJudgment } from './judgments.ts';
import { laterStart } from './later-start.ts';
import { leading } from './leading-day.ts';
import { lockoutWords } from './lockout.ts';
import { withResponse } from './motion-days.ts';
import { isLandlords, runsFromSending, sendsFirst } from './own-paper.ts';
import { protectionDays } from './protection.ts';
import type { Day, DayAnswer, Proposal, Service } from './schema.ts';
import { fromProof } from './service-told.ts';
import { withObjection } from './subpoena-days.ts';
import { fittingWay, twoWaysNote } from './two-ways.ts';

type Due = Proposal['deadlines'][number];
export type Days = Pick<DayAnswer, 'day' | 'others' | 'why'>;

/** What is only allowed has no day that binds. */
const ALLOWED = /^Allowed:/;

/**
 * The days to keep of papers of one case, as a person confirmed them, with how they were served; `today` is the day at
 * the court. Pure. Throws BAD_REQUEST with a way on for a day of service that cannot be.
 */
export function daysOf(proposal: Proposal, service: Service | null, today: string): Days {
  const law = lawOfProposal(proposal);
  checkService(proposal, service, today);
  const proof = service === null ? fromProof({ proposal, law }) : null;
  const way = proof === null ? service : { date: proof.started, method: proof.method };
  const said = way === null ? null : (way.date ?? proposal.issued ?? null);
  const started = wasMailedBefore(proposal, way) ? (proposal.issued ?? said) : said;
  const counting = {
    proposal,
    law,
    service: way,
    started,
    isKnown: way?.date != null && started === said,
    today,
  };
  const answer = withProof(answerDay(counting), proof);
  const form = formDays(counting);
  const rest = [
    ...form.days,
    ...withRequests(counting, withResponse(counting, withObjection(counting, otherDays(counting)))),
    ...hearingDays(counting),
    ...offerDays(counting),
    ...protectionDays(counting),
  ];
  const all = [...(answer === null ? [] : [answer]), ...rest].toSorted(byDay);
  // An offer is nobody's duty: it leads nothing.
  const own = all.filter((each) => !isHoldersDay(each) && !isOffered(each));
  const day = leading(own, proposal, answer) ?? answer ?? own.at(-1) ?? null;
  const others = all.filter((each) => each !== day);
  return {
    day,
    others,
    why:
      lockoutWords(proposal) ??
      form.why ??
      garnishmentWords(proposal) ??
      afterWords(proposal, today) ??
      (answer === null ? whyNot(counting, day) : (howToAnswer(proposal, answer) ?? rentWords(proposal))),
  };
}

/**
 * A paper within a case that came by mail was mailed before it came, and is served with that in most courts (Rule 1-005
 * NMRA): the day it bears is the earliest that this can have been.
 */
function wasMailedBefore({ begins, issued }: Proposal, service: Service | null): boolean {
  const isMailed = begins === false && service?.method === 'mail' && service.date !== null;
  return isMailed && issued != null && service.date !== null && issued < service.date;
}

/** The day of the answer with what the proof of service tells of its beginning. */
function withProof(day: Day | null, proof: ReturnType<typeof fromProof>): Day | null {
  if (day === null || proof === null) return day;
  const steps = [...proof.steps, ...day.steps];
  return { ...day, isSure: false, steps, warnings: [...proof.warnings, ...day.warnings] };
}

/** Where the paper wants the answer sent to the other side before it is filed: both, and in which order. */
function howToAnswer(proposal: Proposal, { date }: Day): string | null {
  if (!sendsFirst(proposal)) return null;
  const then = proposal.deadlines.flatMap(({ period }) => {
    const time = periodIn(period);
    return time !== null && runsFromOwnPaper(time.from)
      ? [amount(time.count, time.unit.replace(/s$/, '').replace('_', ' '))]
      : [];
  })[0];
  const within = then === undefined ? '' : ` within ${then}`;
  return `Send your answer to the other side by ${spell(dayNumber(date))}. Then file it with the court${within} after you sent it. Best: do both on the same day.`;
}

function byDay(one: Day, other: Day): number {
  return one.date.localeCompare(other.date) || (one.time ?? '99').localeCompare(other.time ?? '99');
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

/** The earliest time to answer by the rules of the court, from the day of service; null where none holds or nothing has started. */
function byRules(counting: Counting): Day | null {
  const days = answerRules(counting.law, counting.proposal).flatMap((rule) => byRule(counting, rule) ?? []);
  return days.toSorted(byDay)[0] ?? null;
}

function byRule(counting: Counting, rule: CourtRule): Day | null {
  const { started, today } = counting;
  const court = countByRule(counting, rule, { isKindSaid: counting.proposal.kind.value !== null });
  if (court === null || started === null) return null;
  return made(counting, {
    what: ANSWER_DAY,
    date: court.dueDate,
    time: court.dueTime,
    steps: counting.isKnown ? court.steps : withEarliest(court.steps, started),
    citation: court.citation,
    ruleKey: rule.id,
    isSure: isFirm(counting) && !rule.isUnchecked && court.earliest === court.latest,
    warnings: [
      ...laterStart(counting, rule, court.dueDate),
      ...doubtsOf(counting),
      ...rule.warnings,
      ...comparedNotes(rule, started, today),
      ...court.caveats,
    ],
  });
}

/** Its first step names an event that nobody knows the day of. */
function withEarliest([, ...rest]: readonly string[], started: string): string[] {
  return [
    `Day 0 is ${spell(dayNumber(started))}, the earliest day it can have been. It is not counted.`,
    ...rest,
  ];
}

function namedDay(counting: Counting, due: Due, what: string): Day | null {
  if (due.date === null) return null;
  const isBound = !due.counted && what !== ORDER_LASTS;
  const closed = !isBound ? [] : closedNotes(counting, due.date, { isSitting: false });
  const isSure = due.certainty === 'certain' && closed.length === 0;
  if (due.counted) {
    const { citation, steps, caveats } = due.counted;
    const warnings = [...(isSure ? [] : [CHECK]), ...caveats];
    return made(counting, { what, date: due.date, time: due.time, citation, steps, isSure, warnings });
  }
  const day = {
    ...{ what, date: due.date, time: due.time },
    steps: [`The paper names ${spell(dayNumber(due.date))}.`],
    isSure,
    warnings: [
      ...(what === OUT_DAY ? [mayCome(due.date)] : []),
      ...closed,
      ...(due.certainty === 'certain' ? [] : [unsureNote(counting.proposal)]),
    ],
  };
  // Nothing is to be done by the day on which an order ends.
  return made(counting, day, { hasMargin: what !== ORDER_LASTS });
}

/** The time to answer the lawsuit: the earliest that the rule and the paper give. */
function answerDay(counting: Counting): Day | null {
  const day = earliestAnswer(counting);
  const note = day === null ? [] : twoWaysNote(counting.proposal.deadlines, counting.service);
  return day === null || note.length === 0
    ? day
    : { ...day, isSure: false, warnings: [...note, ...day.warnings] };
}

function earliestAnswer(counting: Counting): Day | null {
  const { proposal, law, service } = counting;
  if (proposal.role.value === 'plaintiff' || takesNoAnswer(law) || proposal.begins === false) return null;
  const what = ANSWER_DAY;
  const dues = proposal.deadlines.filter((due) => isAnswerDue(due) && !ALLOWED.test(due.label));
  const conflicts = conflictsOf(proposal.deadlines, law);
  const rule = startsAnswer(proposal, dues) ? byRules(counting) : null;
  const worded =
    rule === null || conflicts.length > 0
      ? fittingWay(dues, service).flatMap((due) => byWords(counting, due, what) ?? [])
      : [];
  const named = dues.flatMap((due) => namedDay(counting, due, what) ?? []);
  const all = [...(rule === null ? [] : [rule]), ...worded, ...named].toSorted(byDay);
  const [first] = all;
  if (first === undefined) return null;
  const differ = all.some(({ date }) => date !== first.date);
  if (!differ) return all.find(({ isSure }) => isSure) ?? first;
  const other = all.find(({ date }) => date !== first.date) ?? first;
  const conflict =
    conflicts.length > 0
      ? conflicts.map(({ text }) => text)
      : dues.some(({ way }) => way !== undefined)
        ? []
        : [
            `${rule === null ? 'The paper gives' : 'The paper and the court’s rule give'} two different days: ${spell(dayNumber(first.date))} and ${spell(dayNumber(other.date))}. Keep the earlier one, and ask the clerk which one counts.`,
          ];
  const late = lateNotes(first.date, counting.today, first.time);
  const warnings = [...new Set([...late, ...conflict, ...first.warnings])];
  return { ...first, isSure: false, warnings };
}

/** Whether the papers start the time to answer: a letter and an order in a case do not, and no request within it. */
function startsAnswer({ asks, role, form, begins, serviceTold }: Proposal, dues: readonly Due[]): boolean {
  if (begins === false) return false;
  // A form that asks to be sent back serves nobody, and a judgment waits for no answer.
  if ((form && asks === 'nothing') || asks === 'letter') return false;
  const isServed = asks === 'how-served' || Boolean(serviceTold);
  return role.value !== 'plaintiff' && (isServed || dues.length > 0);
}

function otherDays(counting: Counting): Day[] {
  const found = counting.proposal.deadlines.flatMap((due) => {
    const { asks, begins } = counting.proposal;
    if (isAnswerDue(due) && asks !== 'letter' && begins !== false) return [];
    // The days of such a form are counted by its own rule.
    if (due.label === OUT_DAY && isJudgment(counting.proposal.form)) return [];
    // Counted with what has to be known of it.
    if (due.label === STAY_ENDS) return [];
    if (counting.proposal.form && runsFromSending(periodIn(due.period)?.from ?? '')) return [];
    const what = due.label.replace(ALLOWED, 'Allowed until this day:');
    const day =
      namedDay(counting, due, what) ?? backFromSitting(counting, due, what) ?? byWords(counting, due, what);
    return day === null ? [] : withWhose(day, due, counting.proposal);
  });
  return found.filter(({ what }) => !/(?:^|: )Allowed\b/.test(what) || LAPSES.test(what));
}

/** What nobody has to do, and cannot do any more once the day has passed. */
const LAPSES =
  /\b(?:amend|appeal|object|oppos|respon[ds]|answer|reply|re-?hear|reconsider|dispute|(?:request|demand)(?:ed|s)? (?:for )?(?:an? )?(?:jury )?(?:hearing|trial|jury)|set aside|vacate|exempt)/i;

/** What to do about a time that no day could be counted from. */
function timeInWords({ deadlines }: Proposal): string {
  const [time] = deadlines.flatMap(({ period }) => period ?? []);
  return time === undefined
    ? 'We found no day in what we could read of these papers. Read them yourself, or ask the clerk whether a day is set.'
    : `The paper gives a time: “${time}”. Ask the clerk on which day it ends, and if it is for you.`;
}

const NOT_FILED =
  'No time runs yet. File it with the clerk of the court, and keep a copy with the stamp. Then have it served on the other side.';
const FILED =
  'The next step is yours: have the papers served on the other side. Their time to answer starts then. Ask the clerk by when they must be served, and who may serve them.';

const HEARD =
  'This is an eviction. Be there on the day that the paper names, and ask the clerk whether a written answer is due before it. You can bring a written answer. Bring proof of rent paid and of repairs you asked for.';

/** Nobody is sent to a hearing that was not read: what the paper asks for comes first, and may decide if there is one. */
function noHearingWords(proposal: Proposal): string {
  const rent = rentWords(proposal);
  return `This is an eviction. Do all that the paper asks by the day above. We read no day of a hearing. Look on the paper for one, and ask the clerk. Ask the clerk also how to hand in a written answer, and keep a stamped copy.${rent === null ? '' : ` ${rent}`}`;
}

/** What has to be done beside the answer where the paper wants the rent paid in. */
function rentWords({ deadlines }: Proposal): string | null {
  if (!deadlines.some(({ label }) => label === RENT_TO_CLERK)) return null;
  return 'The paper wants two things: a written answer, and the rent paid to the clerk. Do both in time, or the judge may decide without a hearing. Ask the clerk how to pay, and keep the receipt. Is the sum wrong? Ask the clerk how to ask the judge to set it.';
}

/** What is missing for the day of the answer, with a way on; null where nothing more is to be known. */
function whyNot({ proposal, law, service, started }: Counting, day: Day | null): string | null {
  const dues = proposal.deadlines.filter(isAnswerDue);
  if (isLandlords(proposal)) return noCourtWords(proposal);
  const [hearing] = proposal.hearings.flatMap(({ date }) => date ?? []).toSorted();
  // A paper that neither begins a case nor sets a hearing sends nobody to one.
  const leadsToHearing = hearing !== undefined || proposal.begins === true;
  if (takesNoAnswer(law) && leadsToHearing && proposal.role.value !== 'plaintiff') {
    const on = hearing === undefined ? 'that the paper names' : `on ${spell(dayNumber(hearing))}`;
    return `You file no answer here. Go to the hearing ${on} and bring your proof.`;
  }
  if (proposal.asks === 'filed-when' && day === null) return service === null ? NOT_FILED : FILED;
  const awaits = startsAnswer(proposal, dues);
  if (!awaits) {
    if (day !== null) return null;
    return proposal.asks === 'letter'
      ? 'This paper is not from a court, and it names no day. No day at a court starts with it. Keep it, and look at your mail for papers of a court.'
      : timeInWords(proposal);
  }
  if (service === null)
    return 'Your time to answer starts when you get the papers. Come back when you have them, and enter the day.';
  if (started === null)
    return 'We could not read when the paper was made. Enter the earliest day on which you can have got it, and we count from there.';
  const rules = whyNoRules(law);
  if (law.kind === 'eviction' && day !== null)
    return hearing === undefined ? noHearingWords(proposal) : HEARD;
  return rules === null
    ? 'We found no time to answer in what we could read of these papers. Ask the clerk: “On which day is my answer due?”'
    : rules;
}
