import type { Fact } from '../facts/schema.ts';
import { dayNumber, spell } from '../law/calendar-days.ts';
import { type CaseLaw, type LawSource, lawOf } from '../law/case-law.ts';
import { sameCaseNumber } from '../law/case-number.ts';
import { reckon } from '../next/counted.ts';
import { ANSWER_DAY } from '../next/day-names.ts';
import { isSameThing } from '../next/needs.ts';
import { isSameName } from '../participants/same-name.ts';
import { timeOfDay } from '../text/day-words.ts';
import { amount } from '../text/words.ts';
import { isAnswerDue } from './answer-time.ts';
import type { CaseSaid } from './card-lines.ts';
import { problemsInCase } from './court-problems.ts';
import { sidesOf } from './line-words.ts';
import type { LineField } from './lines-schema.ts';
import { calledOffInWords, movedSitting, type Resetting, type Standing } from './moved-sitting.ts';
import { problem } from './problem-words.ts';
import { ofSide } from './proposal-lines.ts';
import type { PaperCard, Proposal } from './schema.ts';

/** What a case says already, so that no paper of it has to be asked again. */
export interface KnownCase {
  source: CaseSaid;
  /** What the case is called. */
  title: string;
  side: 'plaintiff' | 'defendant' | 'attorney';
}

const SAID = { certainty: 'certain', factIds: [] as string[] } as const;

/** The name that a case has for its court: as a person typed it, else as it was recognized. */
function courtOf({ court }: CaseLaw, { courtName }: LawSource): string | null {
  return courtName ?? court?.name ?? null;
}

const isOtherKind = ({ kind }: Proposal, law: CaseLaw) =>
  kind.value !== null && kind.certainty !== 'unsure' && kind.value !== law.kind;

/** Whether a paper of a court that has no number names two sides, and nobody of them is of the case. */
function areOthers(proposal: Proposal, { plaintiffName, defendantName }: CaseSaid): boolean {
  const { plaintiffs, defendants } = sidesOf(proposal);
  const own = [plaintiffName, defendantName].flatMap((name) => name || []);
  if (proposal.caseNumber.value !== null || proposal.asks === 'letter') return false;
  if (own.length < 2 || plaintiffs.length === 0 || defendants.length === 0) return false;
  return ![...plaintiffs, ...defendants].some((name) => own.some((each) => isSameName(name, each, 'part')));
}

/** A paper of a case that is there: what the case says stands, and what it does not say the paper may fill. */
export function inCase(
  proposal: Proposal,
  { source, title, side }: KnownCase,
): { proposal: Proposal; known: LineField[] } {
  const law = lawOf(source);
  const name = courtOf(law, source);
  const number = source.caseNumber;
  const other = proposal.caseNumber.value;
  const isOther = number !== null && other !== null && !sameCaseNumber(number, other);
  const named = proposal.court;
  const isOtherCourt =
    law.court !== null &&
    named.courtId !== null &&
    named.certainty !== 'unsure' &&
    named.courtId !== law.court.id;
  const doubts = [
    ...(isOther ? [problem('other-number', other, number)] : []),
    ...(areOthers(proposal, source) ? [problem('other-people', proposal.title.value, title)] : []),
    ...(isOtherCourt ? [problem('other-court', named.value ?? '', name ?? '')] : []),
  ];
  const isKindKnown = !law.isKindAssumed;
  // A subpoena to a stranger is in the case of the witness, and a copy of it in that of a party.
  const isNeither = proposal.role.value === 'neither';
  const known: LineField[] = [
    ...(name === null ? [] : (['court'] as const)),
    ...(number === null ? [] : (['caseNumber'] as const)),
    ...(source.plaintiffName && source.defendantName ? (['parties'] as const) : []),
    ...(side === 'attorney' || isNeither ? [] : (['role'] as const)),
    ...(isKindKnown ? (['kind'] as const) : []),
    'state',
  ];
  const unread = name === null ? proposal.problems : problemsInCase(proposal, law);
  return {
    known,
    proposal: ofSide({
      ...proposal,
      ...(name !== null && {
        court: {
          ...proposal.court,
          ...SAID,
          value: name,
          courtId: law.court?.id ?? null,
          // Where another court sits is no address of this one.
          printedAddress:
            named.courtId !== null && named.courtId === law.court?.id ? proposal.court.printedAddress : null,
        },
      }),
      ...(number !== null && { caseNumber: { ...SAID, value: number } }),
      title: { ...SAID, value: title },
      ...(source.state !== null && { state: { ...SAID, value: source.state } }),
      ...(side !== 'attorney' && !isNeither && { role: { ...SAID, value: side } }),
      ...(isNeither && { role: { ...proposal.role, certainty: 'unsure' as const } }),
      ...(isKindKnown && { kind: { ...SAID, value: law.kind } }),
      ...(isKindKnown && isOtherKind(proposal, law) && { kindOnPaper: proposal.kind.value ?? undefined }),
      problems: [...doubts, ...unread],
    }),
  };
}

/**
 * A time that runs from a day which the paper itself gives, such as the day an order was entered, counted by the law of
 * the case; to be checked. The forms that are sent back have a count of their own.
 */
export function withCounted(
  proposal: Proposal,
  facts: readonly Fact[],
  { docType, source }: { docType: string | null; source: LawSource },
): Proposal {
  const { sendBack, decision } = proposal;
  if (sendBack || (decision && decision !== 'judgment' && decision !== 'restitution')) return proposal;
  const law = lawOf(source);
  const deadlines = proposal.deadlines.map((due) => {
    const fact = facts.find(({ id }) => id === due.factId);
    if (due.date !== null || fact?.kind !== 'deadline') return due;
    const reckoned = reckon(fact, docType, law);
    if (reckoned === null || !('day' in reckoned)) return due;
    const { dueDate, ...counted } = reckoned.day;
    return { ...due, date: dueDate, period: null, certainty: 'likely' as const, counted };
  });
  return { ...proposal, deadlines };
}

const when = (date: string, time: string | null) =>
  `${spell(dayNumber(date))}${time === null ? '' : `, ${timeOfDay(time)}`}`;

type Effect = PaperCard['effects'][number];

function effectOf(
  { factId, what, date }: { factId: string; what: string; date: string },
  timeline: readonly Standing[],
  hearing: { resetting: Resetting; isOnly: boolean } | null,
): Effect {
  const same = timeline.filter(({ kind }) => isSameThing(kind, what));
  const there = same.find((entry) => entry.date === date);
  if (there !== undefined) return { factId, effect: 'stands', text: 'It is on your timeline.', moves: null };
  const moved = hearing && movedSitting({ what, date }, timeline, hearing.resetting, hearing.isOnly);
  if (moved) {
    const { id, kind, date: before } = moved.entry;
    return { factId, effect: 'other', text: moved.text, moves: { id, kind, date: before } };
  }
  const other = same.toSorted((one, two) => one.date.localeCompare(two.date))[0];
  if (other === undefined) {
    return { factId, effect: 'new', text: 'It is not on your timeline yet.', moves: null };
  }
  if (what === ANSWER_DAY && date < other.date) {
    const text = `Your timeline has “${other.kind}” on ${when(other.date, other.dueTime)}. The earlier day will stand.`;
    return { factId, effect: 'new', text, moves: null };
  }
  return {
    factId,
    effect: 'other',
    text: `Your timeline has “${other.kind}” on ${when(other.date, other.dueTime)}.`,
    moves: { id: other.id, kind: other.kind, date: other.date },
  };
}

/** What a person has done with the days of a paper before. */
interface Kept {
  /** Facts that they confirmed. */
  settled: ReadonlySet<string>;
  /** What is finished on the timeline. */
  done: readonly string[];
}

/** A time without a day whose day was counted from what the person said, and kept; null while it waits for that. */
function keptTime(
  { factId, what }: { factId: string; what: string },
  timeline: readonly Standing[],
  { settled, done }: Kept,
): Effect | null {
  // Of other duties there may be several of one name: the response to this motion is none to the next.
  if (what !== ANSWER_DAY || !settled.has(factId)) return null;
  const there = timeline.find(({ kind }) => isSameThing(kind, what));
  const isDone = done.some((kind) => isSameThing(kind, what));
  if (there === undefined && !isDone) return null;
  const text =
    there === undefined
      ? 'It is done on your timeline.'
      : `It is on your timeline: ${when(there.date, there.dueTime)}.`;
  return { factId, effect: 'stands', text, moves: null };
}

/**
 * What a paper does to the days of its case, line by line. A letter moves nothing, whatever it names; a court's paper may
 * move a day, which a person says.
 */
export function effectsOf(
  proposal: Proposal,
  timeline: readonly Standing[],
  kept: Kept = { settled: new Set(), done: [] },
  resetting: Resetting | null = null,
): Effect[] {
  const isOnly = proposal.hearings.length === 1;
  const lines = [
    ...proposal.hearings.map(({ factId, label, date }) => ({ factId, what: label, date, isHearing: true })),
    ...proposal.deadlines.map((due) => ({
      factId: due.factId,
      what: isAnswerDue(due) && proposal.asks !== 'letter' ? ANSWER_DAY : due.label,
      date: due.date,
      isHearing: false,
    })),
  ];
  return lines.flatMap(({ date, isHearing, ...line }) => {
    if (date === null) return keptTime(line, timeline, kept) ?? [];
    const hearing = isHearing && resetting !== null ? { resetting, isOnly } : null;
    const effect = effectOf({ ...line, date }, timeline, hearing);
    return [
      proposal.asks === 'letter' && effect.effect === 'other'
        ? {
            ...effect,
            effect: 'new' as const,
            moves: null,
            text: 'A letter does not move a day at the court.',
          }
        : effect,
    ];
  });
}

/** Whether the paper moves a date or calls it off, in few words. */
export function effectInWords(
  proposal: Proposal,
  effects: readonly Effect[],
  resetting: Pick<Resetting, 'resets' | 'docType'> | null = null,
): string {
  const off = resetting === null ? null : calledOffInWords(proposal, resetting);
  if (off === null) return movesInWords(proposal, effects);
  return effects.length === 0 ? off : `${off} ${movesInWords(proposal, effects)}`;
}

function movesInWords(proposal: Proposal, effects: readonly Effect[]): string {
  const count = (effect: Effect['effect']) => effects.filter((each) => each.effect === effect).length;
  const told = new Set(effects.map(({ factId }) => factId));
  const periods = proposal.deadlines.filter(({ date, factId }) => date === null && !told.has(factId)).length;
  if (count('other') > 0) return 'It may move a day that is on your timeline. Look at it below.';
  if (proposal.asks === 'letter') return 'Your days at the court stay the same.';
  const added = count('new') + periods;
  if (added > 0)
    return `It names ${amount(added, 'day')} to look at. What is on your timeline stays the same.`;
  if (count('stands') > 0) return 'Its days are on your timeline already. Nothing moves.';
  return 'We read no day for you in it. What is on your timeline stays the same.';
}
