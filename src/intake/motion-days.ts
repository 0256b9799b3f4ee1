import { calculateDeadlines } from '../law/calculate.ts';
import { type CaseLaw, rulesOfCase } from '../law/case-law.ts';
import type { CourtRule } from '../law/court-rule.ts';
import { isMotionResponse, speaksOfMotion } from '../next/motion-response.ts';
import { sideOfRole } from '../participants/side-of-role.ts';
import { type Counting, doubtsOf, made } from './counting.ts';
import type { ReadPaper } from './paper.ts';
import type { Day, Proposal } from './schema.ts';

/** As much of a paper as holds its caption and its title, in characters. */
const TITLE_WITHIN = 2_500;
const JUDGES_ON_PAPERS = /\bmotion\s+for\s+(?:partial\s+)?summary\s+judgment\b/i;
const MOVES =
  /\b(plaintiff|petitioner|defendant|respondent)(?:s|['’]s|s['’])?\s+(?:[\p{L}-]+\s+){0,4}?motion\b/iu;

/** The motion that leads the papers, with whose it is by its title; undefined of other papers. */
export function motionOf({ kind, head }: ReadPaper): Proposal['motion'] {
  const title = head.slice(0, TITLE_WITHIN);
  // A clerk who is asked for a default waits for no response.
  if (kind !== 'motion' && !(kind === 'default-request' && speaksOfMotion(title))) return undefined;
  return {
    isForSummaryJudgment: JUDGES_ON_PAPERS.test(title),
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
export function withResponse(counting: Counting, days: readonly Day[]): Day[] {
  const { law, service, started, today, proposal } = counting;
  const { motion, role } = proposal;
  // Whoever made it waits for the other side.
  if (motion?.by && motion.by === role.value) return [...days];
  const rule = motionRule(law, motion);
  if (rule === undefined || law.jurisdiction === null || started === null || service === null)
    return [...days];
  const [counted] = calculateDeadlines(
    {
      ...{ triggerDate: started, jurisdiction: law.jurisdiction, deadlineType: rule.id },
      ...{ serviceMethod: service.method, kind: law.kind },
    },
    today,
  );
  const court = counted?.courtRule;
  const printed = days.find(({ what }) => isMotionResponse(what));
  if (!court || (printed !== undefined && printed.date <= court.dueDate)) return [...days];
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
