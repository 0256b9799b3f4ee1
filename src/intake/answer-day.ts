import { dayNumber, spell } from '../law/calendar-days.ts';
import { takesNoAnswer } from '../law/case-law.ts';
import type { CourtRule } from '../law/court-rule.ts';
import { comparedNotes, lateNotes } from '../law/warnings.ts';
import { ANSWER_DAY } from '../next/day-names.ts';
import { conflictsOf, isAnswerDue } from './answer-time.ts';
import { fromSitting } from './back-from.ts';
import { countByRule } from './by-rule.ts';
import { byWords, type Counting, doubtsOf, isFirm, made } from './counting.ts';
import { byDay } from './day-source.ts';
import { answerRules } from './first-paper.ts';
import { laterStart } from './later-start.ts';
import { ALLOWED, namedDay } from './line-days.ts';
import { runsFromItself } from './own-paper.ts';
import type { Day, Proposal } from './schema.ts';
import type { fromProof } from './service-told.ts';
import { fittingWay, twoWaysNote } from './two-ways.ts';

type Due = Proposal['deadlines'][number];

/** The time to answer the lawsuit: the earliest that the rule and the paper give. */
export function answerDay(counting: Counting): Day | null {
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
      ? fittingWay(dues, service).flatMap(
          (due) => fromSitting(counting, due, what) ?? byWords(counting, due, what) ?? [],
        )
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
export function startsAnswer(proposal: Proposal, dues: readonly Due[]): boolean {
  const { asks, role, begins, serviceTold } = proposal;
  if (begins === false) return false;
  // A form that asks to be sent back serves nobody, and a judgment waits for no answer.
  if ((runsFromItself(proposal) && asks === 'nothing') || asks === 'letter') return false;
  const isServed = asks === 'how-served' || Boolean(serviceTold);
  return role.value !== 'plaintiff' && (isServed || dues.length > 0);
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

/** The day of the answer with what the proof of service tells of its beginning. */
export function withProof(day: Day | null, proof: ReturnType<typeof fromProof>): Day | null {
  if (day === null || proof === null) return day;
  const steps = [...proof.steps, ...day.steps];
  return { ...day, isSure: false, steps, warnings: [...proof.warnings, ...day.warnings] };
}
