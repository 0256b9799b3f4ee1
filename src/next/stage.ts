import { z } from 'zod';
import type { EntryEvent } from '../docket/entry-event.ts';
import { dayNumber, spell } from '../law/calendar-days.ts';
import type { CaseKind } from '../law/courts/case-kinds.ts';
import { callOf, comesUnderWay, decides, followsJudgment } from '../papers/kind-of.ts';
import type { KindId } from '../papers/kinds.ts';
import { isBeforeCase, stageOfLetter } from './before-case.ts';
import { isAnswerToLawsuit } from './day-names.ts';
import type { PaperOfCase } from './paper-of-case.ts';

const STAGES = ['before', 'served', 'answer', 'exchange', 'motions', 'hearing', 'judgment', 'after'] as const;
type StageKey = (typeof STAGES)[number];

/** Where a case stands, among the stages it goes through; `why` names what that was read from. */
export const Stage = z.object({
  key: z.enum(STAGES),
  label: z.string(),
  stages: z.array(z.string()),
  /** Of each stage the first day that shows it, YYYY-MM-DD; null where nothing tells it. */
  days: z.array(z.string().nullable()),
  /** Of each stage whether something shows that it is behind; a case may pass one by, such as an answer nobody filed. */
  done: z.array(z.boolean()),
  /** What shows that an answer was filed; null while nothing does, and for whoever it is not asked of. */
  answered: z.string().nullable(),
  why: z.string(),
});
export type Stage = z.infer<typeof Stage>;

type Side = 'plaintiff' | 'defendant' | 'attorney';

export interface StageEvidence {
  side: Side;
  kind: CaseKind | null;
  /** Whether a court or a number of one is known. */
  isAtCourt: boolean;
  /** Today where the court sits, YYYY-MM-DD. */
  today: string;
  /** `title`: what a paper is called to people, with the file's name where that is another. */
  papers: readonly { id?: string; title: string; kind: KindId | null; date?: string | null }[];
  /** By their days. */
  docket: readonly { text: string; event: EntryEvent; date?: string | null }[];
  /** `isDone`: somebody marked it as done; `documentId`: the paper that it was made from. */
  timeline: readonly { kind: string; isDone: boolean; date?: string | null; documentId?: string | null }[];
  /** Days of hearings and trials that papers or the timeline name, YYYY-MM-DD. */
  hearings: readonly string[];
  /** What was read in the papers, where that was looked up. */
  read?: readonly PaperOfCase[];
  /** That a paper of a court holds an officer back, as a sentence; it comes after a judgment. */
  stay?: string | null;
}

const BEGINNING: Record<Side, [served: string, answer: string]> = {
  defendant: ['The papers reach you', 'Your answer'],
  plaintiff: ['The papers reach the other side', 'Their answer'],
  attorney: ['Service', 'Answer'],
};
const REST = ['Exchange of papers', 'Motions', 'Hearing or trial', 'Judgment', 'After the judgment'];
/** They go from the papers to the trial: whoever waits for an exchange of papers misses it. */
const SHORT: ReadonlySet<CaseKind> = new Set<CaseKind>(['eviction', 'small_claims']);
const LONG_ONLY: ReadonlySet<StageKey> = new Set<StageKey>(['exchange', 'motions']);

type Signal = { stage: StageKey; why: string; date?: string | null | undefined };

const BY_EVENT: Partial<Record<EntryEvent, StageKey>> = {
  served: 'answer',
  waiver: 'answer',
  answer: 'exchange',
  'reply-to-counterclaim': 'exchange',
  'discovery-requests': 'exchange',
  'discovery-responses': 'exchange',
  'requests-admission': 'exchange',
  disclosure: 'exchange',
  'order-scheduling': 'exchange',
  motion: 'motions',
  'motion-dismiss': 'motions',
  'motion-summary-judgment': 'motions',
  'motion-compel': 'motions',
  response: 'motions',
  reply: 'motions',
  judgment: 'judgment',
  'default-judgment': 'judgment',
  'order-dismissing': 'judgment',
  'dismissal-notice': 'judgment',
  appeal: 'after',
  mandate: 'after',
};

const BY_PAPER: Partial<Record<KindId, StageKey>> = {
  return: 'answer',
  waiver: 'answer',
  answer: 'exchange',
  interrogatories: 'exchange',
  production: 'exchange',
  admissions: 'exchange',
  'discovery-request': 'exchange',
  'discovery-response': 'exchange',
  disclosure: 'exchange',
  motion: 'motions',
  response: 'motions',
  reply: 'motions',
  'notice-appeal': 'after',
};
/** The stage that a paper shows; whatever carries a judgment out comes after it. */
const stageShownBy = (kind: KindId): StageKey | undefined =>
  followsJudgment(kind) ? 'after' : decides(kind) ? 'judgment' : BY_PAPER[kind];
/** What begins a case: whoever is sued has got it, whoever sues may only have written it. */
export const BEGINS: ReadonlySet<KindId> = new Set<KindId>(['summons', 'complaint', 'petition']);
const TAKEN_BACK =
  /\b(?:vacat(?:e[ds]?|ing|ur)|set(?:s|ting)? aside|reopen(?:ed|ing)?|reinstat(?:e[ds]?|ing))\b/i;
const SERVED = /\bserv(?:ed|ice)\b/i;
const HEARD = /\b(?:hearing|trial)\b/i;
const DENIED = /\bden(?:y|ying|ied|ies)\b/i;

/** Where on a docket a decision was taken back last; -1 where none was. */
function takenBackAt(docket: StageEvidence['docket']): number {
  return docket.findLastIndex(
    ({ text, event }) => event.startsWith('order') && TAKEN_BACK.test(text) && !DENIED.test(text),
  );
}

const AGREED: KindId = 'agreed-judgment';
const DECIDING_ENTRIES: ReadonlySet<EntryEvent> = new Set<EntryEvent>(['judgment', 'default-judgment']);

/** What shows that a judgment stands in the case, as a sentence, and whether it is one by default; null where nothing does. */
export function judgmentIn({ docket, papers }: Pick<StageEvidence, 'docket' | 'papers'>): {
  proof: string;
  isDefault: boolean;
  /** Both sides agreed to it, as far as a paper shows. */
  isAgreed?: boolean;
  isOnDocket: boolean;
} | null {
  const reopened = takenBackAt(docket);
  const entries = docket.filter(({ event }, at) => DECIDING_ENTRIES.has(event) && at > reopened);
  const decisions = reopened === -1 ? papers.filter(({ kind }) => decides(kind)) : [];
  const isDefault =
    entries.some(({ event }) => event === 'default-judgment') ||
    decisions.some(({ kind }) => kind === 'default-judgment');
  const isAgreed = !isDefault && decisions.length > 0 && decisions.every(({ kind }) => kind === AGREED);
  const agreed = isAgreed && { isAgreed };
  const entry = entries.findLast(({ event }) => !isDefault || event === 'default-judgment');
  if (entry !== undefined)
    return {
      isDefault,
      ...agreed,
      isOnDocket: true,
      proof: `The docket says: “${entry.text.slice(0, 120).trim()}”.`,
    };
  const paper = decisions.find(({ kind }) => !isDefault || kind === 'default-judgment');
  return paper === undefined
    ? null
    : { isDefault, ...agreed, isOnDocket: false, proof: `${paper.title} is in the case.` };
}

/** What a docket says since the last entry that took a decision back; before it only what is no decision. */
function docketSignals(docket: StageEvidence['docket']): { signals: Signal[]; isTakenBack: boolean } {
  const reopened = takenBackAt(docket);
  const isOld = (stage: StageKey, at: number) => stage === 'judgment' && at <= reopened;
  const signals = docket.flatMap(({ text, event, date }, at): Signal[] => {
    const stage = BY_EVENT[event];
    if (stage === undefined || isOld(stage, at)) return [];
    return [{ stage, why: `The docket says: “${text.slice(0, 120).trim()}”.`, date }];
  });
  return { signals, isTakenBack: docket.some(({ event }, at) => isOld(BY_EVENT[event] ?? 'served', at)) };
}

function paperSignals({ papers, side }: StageEvidence, isTakenBack: boolean): Signal[] {
  return papers.flatMap(({ title, kind, date }) => {
    if (kind === null) return [];
    if (BEGINS.has(kind)) {
      return [
        {
          stage: side === 'plaintiff' ? 'served' : 'answer',
          why: `${title} is in the case.`,
          date,
        } as const,
      ];
    }
    const stage = stageShownBy(kind);
    if (stage === undefined || (stage === 'judgment' && isTakenBack)) return [];
    return [{ stage, why: `${title} is in the case.`, date }];
  });
}

const place = (stage: StageKey) => STAGES.indexOf(stage);

const NO_PAPER_YET: Signal = { stage: 'served', why: 'No paper of the court is in the case yet.' };
const NO_CASE_YET: Signal = { stage: 'before', why: '' };

/** A paper of a case that has begun, where neither a summons nor a complaint is among them. */
function underWay({ papers, side }: StageEvidence, isShort: boolean): Signal | null {
  if (papers.some(({ kind }) => kind !== null && BEGINS.has(kind))) return null;
  const found =
    papers.find(({ kind }) => kind !== null && comesUnderWay(kind)) ??
    papers.find(({ kind }) => kind !== null && stageShownBy(kind) !== undefined);
  if (found === undefined) return null;
  const hold = papers.find(({ kind }) => kind === 'stay-order');
  // How far it came before it was held, no paper shows: no answer is asked for.
  if (hold !== undefined && !isShort)
    return { stage: 'motions', why: `${hold.title} is in the case: the whole case waits.` };
  const why = `${found.title} is in the case.`;
  // Of a bankruptcy nobody is asked for an answer to a lawsuit.
  if (callOf(found.kind) === 'bankruptcy') return { stage: 'served', why };
  return { stage: side === 'plaintiff' ? 'served' : 'answer', why };
}

/** What shows that an answer was filed. */
function answeredBy({ docket, timeline, papers, side }: StageEvidence): string | null {
  const entry = docket.find(({ event }) => event === 'answer');
  if (entry !== undefined) return `The docket says: “${entry.text.slice(0, 120).trim()}”.`;
  if (timeline.some(({ kind, isDone }) => isDone && isAnswerToLawsuit(kind)))
    return 'The answer is marked as filed.';
  // The answer of whoever is sued reached whoever sues; one's own may be a draft.
  const paper = side === 'plaintiff' ? papers.find(({ kind }) => kind === 'answer') : undefined;
  return paper === undefined ? null : `${paper.title} is in the case.`;
}

/** Whether the person said that something of this name is done. */
const isSaid = ({ timeline }: StageEvidence, name: RegExp) =>
  timeline.some(({ kind, isDone }) => isDone && name.test(kind));

/** The stages that something shows as done: that a later one was reached, or the day of a paper, is no proof. */
function provenBy(signals: readonly Signal[], evidence: StageEvidence): ReadonlySet<StageKey> {
  const isShown = (key: StageKey) => signals.some(({ stage }) => stage === key);
  const proven: Record<StageKey, boolean> = {
    before: false,
    served:
      signals.some(({ stage }) => stage !== 'served' && stage !== 'hearing') || isSaid(evidence, SERVED),
    answer: answeredBy(evidence) !== null,
    exchange: isShown('exchange') && answeredBy(evidence) !== null,
    motions: isShown('motions'),
    hearing: isSaid(evidence, HEARD),
    judgment: isShown('judgment'),
    after: isShown('after'),
  };
  return new Set(STAGES.filter((key) => proven[key]));
}

/** The first day that shows each of these stages; days to come show nothing. */
function daysOf(
  keys: readonly StageKey[],
  signals: readonly Signal[],
  evidence: StageEvidence,
): (string | null)[] {
  const { timeline, docket, today, hearings } = evidence;
  const served = [
    ...timeline.flatMap(({ kind, date, isDone }) => (isDone && SERVED.test(kind) ? [date] : [])),
    ...docket.flatMap(({ event, date }) => (event === 'served' ? [date] : [])),
  ];
  const shown: Signal[] = [
    // A summons and its service begin the time to answer: their days are not the day of an answer.
    ...signals.filter(({ stage }) => stage !== 'served' && stage !== 'answer' && stage !== 'hearing'),
    ...docket.flatMap(({ event, date }) =>
      event === 'answer' ? [{ stage: 'answer', why: '', date } as const] : [],
    ),
    ...served.map((date) => ({ stage: 'served', why: '', date }) as const),
    ...hearings.map((date) => ({ stage: 'hearing', why: '', date }) as const),
  ];
  return keys.map((key) => {
    const days = shown.flatMap(({ stage, date }) => (stage === key && date && date <= today ? [date] : []));
    return days.sort()[0] ?? null;
  });
}

/**
 * The stage a case has reached, by its papers, docket and timeline. Whoever is sued stays at the answer until a docket
 * or the person says that one was filed: a paper named 'Answer' may be a draft, and to be led past it loses cases.
 */
export function stageOf(evidence: StageEvidence): Stage {
  const { side, kind, today, hearings, docket } = evidence;
  const isShort = kind !== null && SHORT.has(kind);
  const isEarly = isBeforeCase({
    ...{ side, isAtCourt: evidence.isAtCourt, kinds: evidence.papers.map((paper) => paper.kind) },
    ...{ hasDocket: docket.length > 0, hasSitting: hearings.length > 0, isServed: isSaid(evidence, SERVED) },
  });
  const keys = STAGES.filter((stage) => stage !== 'before' && !(isShort && LONG_ONLY.has(stage)));
  const [next] = hearings.filter((day) => day >= today).sort();
  const told = docketSignals(docket);
  const ahead = isShort
    ? 'A hearing or a trial is ahead. Go there, even if you filed nothing.'
    : 'A hearing or a trial is ahead.';
  const proof = answeredBy(evidence);
  const answered = proof !== null;
  const signals: Signal[] = [
    // Before the writ that it stays: of two papers of one stage the first is told.
    ...(evidence.stay ? [{ stage: 'after', why: evidence.stay } as const] : []),
    ...paperSignals(evidence, told.isTakenBack),
    ...told.signals,
    ...(next === undefined ? [] : [{ stage: 'hearing', why: ahead } as const]),
    ...(answered && !isShort ? [{ stage: 'exchange', why: 'The answer is marked as filed.' } as const] : []),
  ];
  const isOpen = ({ stage }: Signal) =>
    keys.includes(stage) &&
    (answered ||
      place(stage) <= place('answer') ||
      place(stage) >= place('judgment') ||
      (isShort && stage === 'hearing'));
  const begun = isEarly ? null : underWay(evidence, isShort);
  const first = signals.find(({ stage }) => stage === 'served');
  const none = isEarly ? NO_CASE_YET : (first ?? NO_PAPER_YET);
  const reached = signals
    .filter(isOpen)
    .reduce<Signal>(
      (furthest, signal) => (place(signal.stage) > place(furthest.stage) ? signal : furthest),
      begun ?? none,
    );
  if (reached === NO_CASE_YET) return stageOfLetter(evidence);
  const waits = reached.stage === 'answer' && side !== 'plaintiff' && !answered;
  const labels = ['', ...BEGINNING[side], ...REST];
  const proven = provenBy(signals, evidence);
  return {
    key: reached.stage,
    label: labels[place(reached.stage)] ?? '',
    stages: keys.map((stage) => labels[place(stage)] ?? ''),
    days: daysOf(keys, signals, evidence),
    done: keys.map((stage) => place(stage) < place(reached.stage) && proven.has(stage)),
    answered: proof,
    why: [
      reached.why,
      ...(reached === begun && next !== undefined
        ? [`A hearing or a trial is ahead: ${spell(dayNumber(next))}.`]
        : []),
      ...(waits ? ['Nothing here shows yet that an answer was filed.'] : []),
      ...(waits && reached === begun ? ['If you filed one, mark it as done on the timeline.'] : []),
    ].join(' '),
  };
}
