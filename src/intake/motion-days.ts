import { type CaseLaw, rulesOfCase } from '../law/case-law.ts';
import type { CourtRule } from '../law/court-rule.ts';
import { COURT_SYSTEMS } from '../law/court-systems.ts';
import { isMotionResponse, speaksOfMotion } from '../next/motion-response.ts';
import { sideOfRole } from '../participants/side-of-role.ts';
import { countBackFrom } from './by-rule.ts';
import { endBySent, sentIn } from './certificate.ts';
import { CHECK, type Counting, made } from './counting.ts';
import type { DaySource } from './day-source.ts';
import { type ReadPaper, topOf } from './paper.ts';
import type { Day, Proposal } from './schema.ts';

const JUDGES_ON_PAPERS = /\bmotion\s+for\s+(?:partial\s+)?summary\s+judgment\b/i;
const DISMISSES = /\bmotion\s+(?:to|for)\s+(?:partial\s+)?dismiss(?:al)?\b/i;
const MOVES =
  /\b(plaintiff|petitioner|defendant|respondent)(?:s|['’]s|s['’])?\s+(?:[\p{L}-]+\s+){0,4}?motion\b/iu;

/** The motion that leads the papers, with whose it is by its title; undefined of other papers. */
export function motionOf(paper: ReadPaper): Omit<NonNullable<Proposal['motion']>, 'sent'> | undefined {
  const title = topOf(paper);
  // A clerk who is asked for a default waits for no response.
  const isAsked = paper.kind === 'default-request' && speaksOfMotion(title);
  if (paper.kind !== 'motion' && !isAsked) return undefined;
  return {
    isForSummaryJudgment: JUDGES_ON_PAPERS.test(title),
    ...(DISMISSES.test(title) && { isToDismiss: true as const }),
    by: sideOfRole(MOVES.exec(title)?.[1] ?? ''),
  };
}

/** The same with what its certificate of service tells. */
export function servedMotion(paper: ReadPaper, today: string): Proposal['motion'] {
  const motion = motionOf(paper);
  const sent = motion === undefined ? null : sentIn(paper, today);
  return motion && sent ? { ...motion, sent } : motion;
}

/** The court's rule for responding to such a motion; undefined where none is kept that counts from its service. */
function motionRule(law: CaseLaw, motion: Proposal['motion']): CourtRule | undefined {
  if (motion === undefined) return undefined;
  const rules = rulesOfCase(law).filter(
    ({ event, name }) => event === 'motion-served' && /^response\b/i.test(name),
  );
  const ofSummary = rules.find(({ name }) => /summary judgment/i.test(name));
  return (motion.isForSummaryJudgment ? ofSummary : undefined) ?? rules.find((rule) => rule !== ofSummary);
}

/** Whether a time to respond, by the rule or by the paper itself, starts when the motion is served. */
export const startsResponse = (law: CaseLaw, { motion, deadlines }: Pick<Proposal, 'motion' | 'deadlines'>) =>
  motion !== undefined &&
  (motionRule(law, motion) !== undefined ||
    deadlines.some(({ label, period }) => period !== null && isMotionResponse(label)));

const FROM_SERVICE =
  'The time starts on the day the motion was served on you. If it was mailed, that is the day it was mailed: its last page says it, under “certificate of service”. If that day is earlier, your time ends earlier.';

/** The days of a motion with the one to respond by, the earliest that the paper and the rule give. */
function withResponse(counting: Counting, days: readonly Day[]): Day[] {
  const { motion, role } = counting.proposal;
  // Whoever made it waits for the other side.
  if (motion?.by && motion.by === role.value) return [...days];
  const found = endByHearing(counting) ?? endByService(counting);
  if (found === null) return [...days];
  const { counted, rule, warnings } = found;
  const printed = days.find(({ what }) => isMotionResponse(what));
  if (printed !== undefined && printed.date <= counted.dueDate) return [...days];
  const response = made(counting, {
    what: rule.name,
    date: counted.dueDate,
    time: counted.dueTime,
    steps: counted.steps,
    citation: counted.citation,
    ruleKey: rule.id,
    isSure: false,
    warnings,
  });
  return [...days.filter((day) => day !== printed), response];
}

type Ending = NonNullable<ReturnType<typeof endBySent>>;

/** By the court's rule that counts from the day on which the motion was served. */
function endByService(counting: Counting): Ending | null {
  const { motion } = counting.proposal;
  const rule = motionRule(counting.law, motion);
  const sent = motion?.sent ?? null;
  const found = rule === undefined ? null : endBySent(counting, sent, [rule]);
  return found === null || sent !== null ? found : { ...found, warnings: [FROM_SERVICE, ...found.warnings] };
}

/** The court's rules for opposing a motion that count back from the day on which it is heard. */
function oppositionRules({ jurisdiction, kind }: CaseLaw, motion: Proposal['motion']): CourtRule[] {
  if (jurisdiction === null || motion === undefined) return [];
  // A motion on evidence is opposed in the time of every motion that no rule of its own governs.
  const start = motion.isForSummaryJudgment ? 'respond-summary-judgment' : 'respond-discovery-motion';
  const ids = COURT_SYSTEMS[jurisdiction].starts[start] ?? [];
  return rulesOfCase({ jurisdiction, kind }).filter(
    ({ id, event }) => event === 'hearing' && ids.includes(id),
  );
}

const BACK_FROM_HEARING =
  'It must reach the court and the other side by this day. If the hearing is moved, this day moves with it.';

/** By the rule that counts back from the hearing that the motion names; the earliest where it names several. */
function endByHearing(counting: Counting): Ending | null {
  const { law, proposal, today } = counting;
  const [rule] = oppositionRules(law, proposal.motion);
  const [hearing] = proposal.hearings.flatMap(({ date }) => date ?? []).toSorted();
  if (rule === undefined || hearing === undefined) return null;
  const counted = countBackFrom(rule, {
    ...{ jurisdiction: law.jurisdiction, hearing },
    served: proposal.motion?.sent?.date ?? counting.started ?? proposal.issued ?? today,
  });
  if (counted === null) return null;
  return { counted, rule, warnings: [BACK_FROM_HEARING, CHECK, ...rule.warnings, ...counted.caveats] };
}

/** The days of a motion of the other side. */
export const MOTION: DaySource = { days: withResponse };
