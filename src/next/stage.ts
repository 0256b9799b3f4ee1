import { z } from 'zod';
import type { EntryEvent } from '../docket/entry-event.ts';
import type { CaseKind } from '../law/courts/case-kinds.ts';
import type { KindId } from '../papers/kinds.ts';

const STAGES = ['served', 'answer', 'exchange', 'motions', 'hearing', 'judgment', 'after'] as const;
type StageKey = (typeof STAGES)[number];

/** Where a case stands, among the stages it goes through; `why` names what that was read from. */
export const Stage = z.object({
  key: z.enum(STAGES),
  label: z.string(),
  stages: z.array(z.string()),
  why: z.string(),
});
export type Stage = z.infer<typeof Stage>;

type Side = 'plaintiff' | 'defendant' | 'attorney';

export interface StageEvidence {
  side: Side;
  kind: CaseKind | null;
  /** Today where the court sits, YYYY-MM-DD. */
  today: string;
  papers: readonly { filename: string; kind: KindId | null }[];
  /** By their days. */
  docket: readonly { text: string; event: EntryEvent }[];
  /** `isDone`: somebody marked it as done. */
  timeline: readonly { kind: string; isDone: boolean }[];
  /** Days of hearings and trials that papers or the timeline name, YYYY-MM-DD. */
  hearings: readonly string[];
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

type Signal = { stage: StageKey; why: string };

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
  judgment: 'judgment',
  'default-judgment': 'judgment',
  garnishment: 'after',
  'notice-appeal': 'after',
};
/** What begins a case: whoever is sued has got it, whoever sues may only have written it. */
const BEGINS: ReadonlySet<KindId> = new Set<KindId>(['summons', 'complaint', 'petition']);
const TAKEN_BACK =
  /\b(?:vacat(?:e[ds]?|ing|ur)|set(?:s|ting)? aside|reopen(?:ed|ing)?|reinstat(?:e[ds]?|ing))\b/i;
const DENIED = /\bden(?:y|ying|ied|ies)\b/i;

/** What a docket says since the last entry that took a decision back; before it only what is no decision. */
function docketSignals(docket: StageEvidence['docket']): { signals: Signal[]; isTakenBack: boolean } {
  const reopened = docket.findLastIndex(
    ({ text, event }) => event.startsWith('order') && TAKEN_BACK.test(text) && !DENIED.test(text),
  );
  const isOld = (stage: StageKey, at: number) => stage === 'judgment' && at <= reopened;
  const signals = docket.flatMap(({ text, event }, at): Signal[] => {
    const stage = BY_EVENT[event];
    if (stage === undefined || isOld(stage, at)) return [];
    return [{ stage, why: `The docket says: “${text.slice(0, 120).trim()}”.` }];
  });
  return { signals, isTakenBack: docket.some(({ event }, at) => isOld(BY_EVENT[event] ?? 'served', at)) };
}

function paperSignals({ papers, side }: StageEvidence, isTakenBack: boolean): Signal[] {
  return papers.flatMap(({ filename, kind }) => {
    if (kind === null) return [];
    if (BEGINS.has(kind)) {
      return [
        { stage: side === 'plaintiff' ? 'served' : 'answer', why: `${filename} is in the case.` } as const,
      ];
    }
    const stage = BY_PAPER[kind];
    if (stage === undefined || (stage === 'judgment' && isTakenBack)) return [];
    return [{ stage, why: `${filename} is in the case.` }];
  });
}

const place = (stage: StageKey) => STAGES.indexOf(stage);

function isAnswered({ docket, timeline, papers, side }: StageEvidence): boolean {
  return (
    docket.some(({ event }) => event === 'answer') ||
    timeline.some(({ kind, isDone }) => isDone && /^answer\b/i.test(kind.trim())) ||
    // The answer of whoever is sued reached whoever sues; one's own may be a draft.
    (side === 'plaintiff' && papers.some(({ kind }) => kind === 'answer'))
  );
}

/**
 * The stage a case has reached, by its papers, docket and timeline. Whoever is sued stays at the answer until a docket
 * or the person says that one was filed: a paper named 'Answer' may be a draft, and to be led past it loses cases.
 */
export function stageOf(evidence: StageEvidence): Stage {
  const { side, kind, today, hearings, docket } = evidence;
  const isShort = kind !== null && SHORT.has(kind);
  const keys = STAGES.filter((stage) => !isShort || !LONG_ONLY.has(stage));
  const [next] = hearings.filter((day) => day >= today).sort();
  const told = docketSignals(docket);
  const ahead = isShort
    ? 'A hearing or a trial is ahead. Go there, even if you filed nothing.'
    : 'A hearing or a trial is ahead.';
  const answered = isAnswered(evidence);
  const signals: Signal[] = [
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
  const reached = signals
    .filter(isOpen)
    .reduce<Signal>((furthest, signal) => (place(signal.stage) > place(furthest.stage) ? signal : furthest), {
      stage: 'served',
      why: 'No paper of the court is in the case yet.',
    });
  const waits = reached.stage === 'answer' && side !== 'plaintiff' && !answered;
  const labels = [...BEGINNING[side], ...REST];
  return {
    key: reached.stage,
    label: labels[place(reached.stage)] ?? '',
    stages: keys.map((stage) => labels[place(stage)] ?? ''),
    why: waits ? `${reached.why} Nothing here shows yet that an answer was filed.` : reached.why,
  };
}
