import { type CaseLaw, rulesOfCase } from '../law/case-law.ts';
import type { CourtRule } from '../law/court-rule.ts';
import { isMotionResponse, speaksOfMotion } from '../next/motion-response.ts';
import { sideOfRole } from '../participants/side-of-role.ts';
import { countByRule } from './by-rule.ts';
import { type Counting, doubtsOf, made } from './counting.ts';
import type { DaySource } from './day-source.ts';
import { type ReadPaper, topOf } from './paper.ts';
import type { Day, Proposal } from './schema.ts';

const JUDGES_ON_PAPERS = /\bmotion\s+for\s+(?:partial\s+)?summary\s+judgment\b/i;
const DISMISSES = /\bmotion\s+(?:to|for)\s+(?:partial\s+)?dismiss(?:al)?\b/i;
const MOVES =
  /\b(plaintiff|petitioner|defendant|respondent)(?:s|['’]s|s['’])?\s+(?:[\p{L}-]+\s+){0,4}?motion\b/iu;

/** The motion that leads the papers, with whose it is by its title; undefined of other papers. */
export function motionOf(paper: ReadPaper): Proposal['motion'] {
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
  const { law, proposal } = counting;
  const { motion, role } = proposal;
  // Whoever made it waits for the other side.
  if (motion?.by && motion.by === role.value) return [...days];
  const rule = motionRule(law, motion);
  const court = rule === undefined ? null : countByRule(counting, rule);
  if (rule === undefined || court === null) return [...days];
  const printed = days.find(({ what }) => isMotionResponse(what));
  if (printed !== undefined && printed.date <= court.dueDate) return [...days];
  const response = made(counting, {
    what: rule.name,
    date: court.dueDate,
    time: court.dueTime,
    steps: court.steps,
    citation: court.citation,
    ruleKey: rule.id,
    isSure: false,
    warnings: [FROM_SERVICE, ...doubtsOf(counting), ...rule.warnings, ...court.caveats],
  });
  return [...days.filter((day) => day !== printed), response];
}

/** The days of a motion of the other side. */
export const MOTION: DaySource = { days: withResponse };
