import { dayNumber, spell } from '../law/calendar-days.ts';
import type { CaseLaw } from '../law/case-law.ts';
import { caveatsOf } from '../law/caveats-of-case.ts';
import { type CountedTime, countOrderedTime } from '../law/count-order.ts';
import { type CourtRule, lengthOf, periodOf } from '../law/court-rule.ts';
import { CASE_KIND_WORDS, type CaseKind } from '../law/courts/case-kinds.ts';
import { remediesIn } from '../law/remedies.ts';
import { takenAfterJudgment } from '../law/service-doubts.ts';
import { aimOf, appealBefore } from '../next/aim.ts';
import { BACK_DAY, isAsideDay, isNewTrialDay, OUT_DAY } from '../next/day-names.ts';
import { APPEALS, actOf, isAppeal, rulesStarted, SETS_ASIDE } from '../next/judgment-rules.ts';
import { amount } from '../text/words.ts';
import { countable } from './answer-time.ts';
import { countFromPaper } from './by-rule.ts';
import { CHECK, type Counting, closedAt, made } from './counting.ts';
import { hasGovernment } from './government.ts';
import type { Decision } from './judgments.ts';
import { ownersNext, rentersBackIn } from './owner-words.ts';
import { isLongest, reliefWords } from './relief-words.ts';
import type { Day } from './schema.ts';
import { isHeldBack } from './tenancy.ts';
import { homesNote, remedyInShort, writWords } from './writ-words.ts';

const MOST_ACTS = 4;

/**
 * The law by which a judgment is counted: that of the kind of case which it says itself first, as one that gives a home
 * back is of an eviction; then that of the case, where somebody keeps it as another.
 */
function lawsOf({ law, proposal }: Counting, decision: Decision): CaseLaw[] {
  const own = decision === 'restitution' ? 'eviction' : proposal.kindOnPaper;
  if (own === undefined || own === law.kind) return [law];
  return [{ ...law, kind: own, isKindAssumed: false }, ...(law.isKindAssumed ? [] : [law])];
}

/** The days that a judgment starts for whoever it is against, with what is to be known of it; null of other papers. */
export function judgmentDays(counting: Counting, decision: Decision): { days: Day[]; why: string } {
  if (decision === 'eviction-writ') return writDays(counting);
  const laws = lawsOf(counting, decision);
  const [law = counting.law] = laws;
  const own = { ...counting, law };
  const out = decision === 'restitution' ? outDay(own) : null;
  const days = [...(out === null ? [] : [out]), ...inTimeToAppeal(actsAgainst(own, decision, laws), own)];
  return { days, why: whyOf(own, decision) };
}

/** What whom the place is given back to has to know: that only the officer acts, and of a writ the officer's day. */
export function ownersDays(counting: Counting): { days: Day[]; why: string } {
  const { proposal } = counting;
  const own = proposal.decision === 'eviction-writ' ? outOfWrit(counting) : null;
  const out = own === null ? null : { ...own, what: BACK_DAY };
  return { days: out === null ? [] : [out], why: ownersNext(counting, out?.date ?? null) };
}

/** A writ comes after the judgment, whose day it need not name: no time is counted from it. */
const outOfWrit = (counting: Counting) =>
  outDay({ ...counting, proposal: { ...counting.proposal, runsFrom: null } });

function writDays(counting: Counting): { days: Day[]; why: string } {
  if (counting.proposal.tenancy?.isRenters === true) return { days: [], why: rentersBackIn(counting) };
  const out = outOfWrit(counting);
  return { days: out === null ? [] : [out], why: writWords(counting, out?.date ?? null) };
}

/** Whoever asks the judge first still has to know the outcome before the time to appeal ends. */
function inTimeToAppeal(days: readonly Day[], counting: Counting): Day[] {
  const open = days.map(({ what, date }) => ({ kind: what, date }));
  const item = { today: counting.today, isClosed: closedAt(counting), open };
  const isOfLetter = counting.proposal.asks === 'letter';
  return days.map((day) => {
    const aimFor = aimOf({ name: day.what, date: day.date, isOfLetter, takesPlace: false }, item);
    const appeal = isAsideDay(day.what) ? appealBefore(day.date, item) : undefined;
    const isToday = appeal !== undefined && aimFor === null;
    return { ...day, aimFor, warnings: [...(isToday ? [askToday(appeal)] : []), ...day.warnings] };
  });
}

const askToday = ({ date }: { date: string }) =>
  `Ask for it today: the time to appeal ends before this day, on ${spell(dayNumber(date))}.`;

/** Against who was absent it is set aside; a new trial is asked for after one, and counted from a notice that nobody told of. */
const isForTrial = (rule: CourtRule) => isNewTrialDay(rule.name) && rule.event === 'notice-of-entry-served';

/** The acts against it, each by its own time; of two appeals the one that ends first. */
function actsAgainst(counting: Counting, decision: Decision, laws: readonly CaseLaw[]): Day[] {
  const { law, proposal } = counting;
  const { jurisdiction } = law;
  const started = proposal.runsFrom ?? null;
  if (jurisdiction === null || started === null) return [];
  const aside = new Set(rulesStarted(law, SETS_ASIDE));
  const isAgainstAbsent = decision === 'default-judgment' || proposal.cameBy === 'default';
  // What gives a home back is as often decided without a trial.
  const mayHaveTrial = decision === 'restitution' && proposal.cameBy !== 'trial';
  // Whoever agreed to it was there.
  const open = proposal.calls === 'keep' ? APPEALS : [...APPEALS, ...SETS_ASIDE];
  const other = laws.find((each) => each !== law);
  const differ = other === undefined ? [] : [twoKinds(law, other)];
  const ofOther = other === undefined ? [] : rulesStarted(other, open).filter(isAppeal);
  const given = { 'judgment-entered': started };
  const acts = [...new Set([...rulesStarted(law, open), ...ofOther])]
    .filter((rule) => !isLongest(rule) && !(isAgainstAbsent && isForTrial(rule)))
    .flatMap((rule) => {
      const court = countFromPaper(rule, { jurisdiction, started, given });
      return court === null ? [] : [{ rule, court }];
    })
    .toSorted(
      (one, other) =>
        one.court.dueDate.localeCompare(other.court.dueDate) ||
        Number(isAppeal(other.rule)) - Number(isAppeal(one.rule)),
    );
  const firstAppeal = acts.find(({ rule }) => isAppeal(rule));
  const longer = acts.flatMap(({ rule, court }) =>
    isAppeal(rule) && WITH_GOVERNMENT.test(rule.name) && hasGovernment(proposal.parties)
      ? [longerTime(rule, court.dueDate)]
      : [],
  );
  return acts
    .filter((act) => !isAppeal(act.rule) || act === firstAppeal)
    .slice(0, MOST_ACTS)
    .map(({ rule, court }) => {
      const printed = isAppeal(rule) ? shorterOnPaper(counting, court.dueDate) : null;
      const { dueDate: date, steps } = printed?.counted ?? court;
      const isForAbsent = aside.has(rule) && decision !== 'default-judgment';
      const isGivenUp = isAppeal(rule) && Boolean(proposal.appealGivenUp);
      const isIfTried = mayHaveTrial && isForTrial(rule);
      const condition = isForAbsent ? IF_ABSENT : isGivenUp ? IF_OPEN : isIfTried ? IF_TRIED : '';
      const what = `${condition}${actOf(rule, law)}`;
      return made(counting, {
        ...{ what, date, steps, citation: rule.citation, ruleKey: rule.id, isSure: false },
        warnings: [
          ...(isGivenUp ? [GIVEN_UP] : []),
          ...(isAppeal(rule) ? [...differ, ...longer] : []),
          ...(printed === null ? [] : [twoTimes(printed.count, rule)]),
          fromDay(started),
          ...caveatsOf(court, law),
          ...rule.warnings,
        ],
      });
    });
}

/** Named after whom it is for: the time to appeal where the government is a party. */
const WITH_GOVERNMENT = /\bUnited States\b/;
const longerTime = (rule: CourtRule, date: string) =>
  `The paper names the United States, or an office of it, as a party. Then the time is ${periodOf(rule)}, to ${spell(dayNumber(date))} (${rule.citation}). We show the earlier day. ${CHECK}`;

const twoKinds = (own: CaseLaw, other: CaseLaw) =>
  `By this paper it is ${CASE_KIND_WORDS[own.kind]}, and here it is kept as ${CASE_KIND_WORDS[other.kind]}. The times to appeal differ. We show the earlier day. ${CHECK}`;

const IF_ABSENT = 'If you were not there: ';
const IF_TRIED = 'If there was a trial: ';
const IF_OPEN = 'If you still can: ';
const ASK_IF_HOLDS = 'A lawyer or a self-help center can say if that holds. Ask today.';
const GIVEN_UP = `The paper says that the right to appeal was given up. ${ASK_IF_HOLDS} Keep this day until you know.`;
const DENIAL = /\bden(?:y|ies|ied|ial)\b/i;
/** The days to appeal that the paper gives, where they end before the day that the rule gives; null otherwise. */
function shorterOnPaper(
  { law: { jurisdiction }, proposal }: Counting,
  byRule: string,
): { count: number; counted: CountedTime } | null {
  const started = proposal.runsFrom ?? null;
  if (jurisdiction === null || started === null) return null;
  const counts = proposal.deadlines.flatMap(({ label, period }) => {
    // What follows another decision, such as one on a request to set it aside, is no time to appeal this one.
    const isOwn = /\bappeal/i.test(label) && !DENIAL.test(`${label} ${period?.from}`);
    const time = isOwn ? countable(period) : null;
    return time?.unit === 'days' && time.count > 0 ? [time.count] : [];
  });
  const [count] = counts.toSorted((one, other) => one - other);
  if (count === undefined) return null;
  const event = 'the day the judgment bears';
  const counted = countOrderedTime({ jurisdiction, count, unit: 'days', started, event });
  return counted !== null && counted.dueDate < byRule ? { count, counted } : null;
}

const twoTimes = (printed: number, byRule: CourtRule) =>
  `The paper gives ${amount(printed, 'day')}. The court’s rule gives ${periodOf(byRule)}. We show the earlier day. Ask the clerk today which one counts.`;

const fromDay = (started: string) =>
  `We counted from ${spell(dayNumber(started))}, the day the paper bears. ${CHECK}`;

/** What the first day of an officer means. */
export const mayCome = (date: string) =>
  `The officer may come from ${spell(dayNumber(date))}. Call legal help before it.`;

const OR_LATER = 'The officer may come on it, or some days later. Be ready from the evening before.';

/** The day that the paper names, or the earliest that the law of the court gives an officer. */
function outDay(counting: Counting): Day | null {
  const { law, proposal } = counting;
  // While a stay lasts nobody is put out, and who is let back in is not put out either.
  if (isHeldBack(proposal, counting.today) || proposal.tenancy?.isRenters === true) return null;
  const [rule = null] = rulesStarted(law, ['put-out']);
  const line = proposal.deadlines.find(({ label }) => label === OUT_DAY);
  const named = line === undefined ? (proposal.outFrom ?? null) : line.date;
  // The paper gives it as the last day to leave, and it is a day of its own.
  if (line === undefined && proposal.deadlines.some(({ date }) => date !== null && date === named))
    return null;
  const started = proposal.runsFrom ?? null;
  const known = {
    ...{ what: OUT_DAY, citation: rule?.citation ?? null, ruleKey: rule?.id ?? null },
    isSure: false,
  };
  const court = rule === null ? null : countFromPaper(rule, { jurisdiction: law.jurisdiction, started });
  const notes =
    rule === null
      ? []
      : [...homesNote(rule, proposal), ...rule.warnings.slice(0, 1), ...caveatsOf(court ?? rule, law)];
  if (named !== null) {
    return made(counting, {
      ...{ ...known, date: named, time: line?.time ?? null },
      steps: line?.counted?.steps ?? [`The paper names ${spell(dayNumber(named))}.`],
      warnings: [mayCome(named), CHECK, ...notes],
    });
  }
  if (court === null || started === null) return null;
  return made(counting, {
    ...{ ...known, date: court.dueDate, steps: [...court.steps, OR_LATER] },
    warnings: [fromDay(started), ...notes],
  });
}

/** What has to be known at once, the worst first. */
function whyOf(counting: Counting, decision: Decision): string {
  const { law, proposal } = counting;
  if (decision === 'restitution')
    return proposal.tenancy?.isRenters === true ? rentersBackIn(counting) : outWords(counting);
  const taken = `${takenAfterJudgment(law.court?.state ?? proposal.state.value)} Ask the clerk what is protected from being taken.`;
  if (decision === 'default-judgment')
    return `The court decided against you. Call legal help today. You can ask the judge to set it aside. Say why you did not answer, what your defense is, and if you never got the papers. You can also appeal: a higher court then looks at it again. That most often costs a fee. Both times are short.${shortestTime(law)}${spaced(reliefWords(counting))} Ask the clerk what is protected from being taken.`;
  const isMoney = MONEY_KINDS.has(law.kind);
  if (decision === 'agreed-judgment')
    return `${AGREED}${spaced(appealNote(proposal))}${isMoney ? ` If you agreed to pay and do not: ${taken}` : ''}`;
  const appeals = proposal.appealGivenUp ? appealNote(proposal).join(' ') : CAN_APPEAL;
  return `The court has decided. Read what it orders, and against whom. If it is against you, call legal help today. ${appeals} If you were not there, ask the judge to set it aside.${spaced(reliefWords(counting))}${isMoney ? ` If it orders you to pay and you do not: ${taken}` : ''}`;
}

const CAN_APPEAL =
  'You can appeal: a higher court then looks at it again. That most often costs a fee, and the time is short.';
const AGREED =
  'By this paper both sides agreed how the case ends. You do not answer it. Do what you agreed to by each day in it, and keep the receipts. If you miss one, the other side can often have all of it at once. Did you not agree, or did you not know what it said? Call legal help today: the time to undo it is short.';

/** What holds of an appeal that the paper says was given up; nothing of others. */
const appealNote = ({ appealGivenUp }: Counting['proposal']): string[] =>
  appealGivenUp
    ? [`The paper says: “${appealGivenUp}” That gives up the right to appeal. ${ASK_IF_HOLDS}`]
    : [];

/** The shortest of them, where the rules of the court are here. */
function shortestTime(law: CaseLaw): string {
  const [rule] = rulesStarted(law, [...APPEALS, ...SETS_ASIDE])
    .filter((each) => !isLongest(each) && !isNewTrialDay(each.name))
    .toSorted((one, other) => lengthOf(one) - lengthOf(other));
  return rule === undefined ? '' : ` The shortest is ${periodOf(rule)} after ${rule.startsFrom}.`;
}

const MONEY_KINDS: ReadonlySet<CaseKind> = new Set<CaseKind>(['civil', 'debt', 'small_claims', 'eviction']);

function outWords(counting: Counting): string {
  const { law, proposal, today } = counting;
  const [rent] = rulesStarted(law, ['rent-on-appeal']);
  const pays =
    rent === undefined
      ? 'Ask the clerk what you must pay so that the appeal stops it.'
      : `It stops the officer only if you also pay the rent within ${periodOf(rent)} after you appeal (${rent.citation}).${spaced(homesNote(rent, proposal))}`;
  const officer = isHeldBack(proposal, today)
    ? 'Only an officer may put you out, and only when the stay does not hold.'
    : 'An officer may come and put you out. Nobody else may.';
  const asked = remediesIn(law.court?.state ?? proposal.state.value).filter(({ id }) => id !== 'not-named');
  const agreed = proposal.calls === 'keep' ? ' You agreed to it, or somebody did for you.' : '';
  const appeals = proposal.appealGivenUp ? appealNote(proposal).join(' ') : `You can appeal. ${pays}`;
  const absent =
    proposal.calls === 'keep'
      ? ''
      : ` If you were not at the trial, you can ask the judge to set it aside. Ask the clerk the same day if that stops the officer.${spaced(reliefWords(counting))}`;
  return `The court gave the home back to the owner.${agreed} ${officer}${spaced(asked.map(remedyInShort))} Call legal help today, and say this day first. ${appeals}${absent} If you must go, take papers, medicine and pets with you before that day.`;
}

const spaced = (sentences: readonly string[]) => sentences.map((sentence) => ` ${sentence}`).join('');
