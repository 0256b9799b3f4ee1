import { findDays } from '../facts/times/days.ts';
import { dayNumber, spell } from '../law/calendar-days.ts';
import { rulesOfCase } from '../law/case-law.ts';
import { countByRule } from './by-rule.ts';
import { type Counting, made } from './counting.ts';
import type { DaySource } from './day-source.ts';
import { commandOf, type ReadPaper, topOf } from './paper.ts';
import type { Day, Proposal } from './schema.ts';

const OBJECTS = /\bobject/i;
const HANDS_OVER = /\b(?:produc\w+|inspect\w*|cop(?:y|ies|ying)|documents?|records?|papers|bring)\b/i;
const OBJECTION = 'Object in writing, if you will not hand over what it asks for';

/** Whether a subpoena asks for papers or things, and not only that somebody comes. */
export const wantsPapers = ({ deadlines }: Pick<Proposal, 'deadlines'>): boolean =>
  deadlines.some(({ label, date }) => date !== null && HANDS_OVER.test(label) && !OBJECTS.test(label));

const PRODUCES = /\bsubpoena\s+to\s+(?:produce|permit)\b/i;
const COMES = /\bsubpoena\s+to\s+(?:appear|testify|attend)\b/i;
/** 'Date: …' above the line that the clerk or the lawyer signs on. */
const SIGNED =
  /^[^\S\n]*dated?[^\S\n]*:[^\n]{0,60}(?=\n(?:[^\n]*\n){0,8}?[^\n]*\b(?:signature|clerk\s+of\s+(?:the\s+)?court)\b)/gim;
const HAND_OVER = 'Hand over the papers or things it asks for';

/**
 * The days of a subpoena that only asks for papers or things: nobody has to come, and what is set is the day to hand them
 * over. The day on which it was signed, before that, is none of either.
 */
export function withHandingOver<Lines extends Pick<Proposal, 'deadlines' | 'hearings'>>(
  lines: Lines,
  lead: ReadPaper,
): Lines {
  const top = topOf(lead).replace(/\s+/g, ' ');
  if (commandOf(lead) !== 'subpoena' || !PRODUCES.test(top) || COMES.test(top)) return lines;
  const last = lines.hearings
    .flatMap(({ date }) => date ?? [])
    .toSorted()
    .at(-1);
  const signed = (lead.beginning ?? lead.head).match(SIGNED) ?? [];
  const own = signed.flatMap((line) => findDays(line).map(({ date }) => date ?? null));
  const isSigning = (date: string | null) => date !== last && own.includes(date);
  const handedOver = lines.hearings
    .filter(({ date }) => !isSigning(date))
    .map(({ place: _, ...line }) => ({ ...line, label: HAND_OVER, period: null }));
  return { ...lines, hearings: [], deadlines: [...lines.deadlines, ...handedOver] };
}

/** Whether a day is the one to object by: nobody has to. */
const isObjection = (what: string): boolean => OBJECTS.test(what);

/** The time to object by the rule of the court; null where it has none here, or nobody knows when the time began. */
function byRule(counting: Counting) {
  const rules = rulesOfCase(counting.law);
  const rule = rules.find(({ event, name }) => event === 'subpoena-served' && OBJECTS.test(name));
  const counted = rule === undefined ? null : countByRule(counting, rule);
  return rule === undefined || counted === null ? null : { ...counted, ruleKey: rule.id };
}

/**
 * The days of a subpoena with the one to object by: the earliest that the paper and the rule give, and never later than
 * the day on which what it asks for is due.
 */
function withObjection(counting: Counting, days: readonly Day[]): Day[] {
  const { proposal, isKnown, started, today } = counting;
  const printed = days.find(({ what }) => OBJECTS.test(what));
  if (proposal.command !== 'subpoena' || (printed === undefined && !wantsPapers(proposal))) return [...days];
  // What is to be brought along is due when its owner is to come.
  const [first] = [...days.filter((day) => day !== printed), ...proposal.hearings]
    .map(({ date }) => date ?? '')
    .filter((date) => date >= (started ?? today))
    .toSorted();
  const rule = byRule(counting);
  const [date] = [printed?.date, rule?.dueDate, first].filter((day) => day !== undefined).toSorted();
  if (date === undefined || (printed === undefined && rule === null)) return [...days];
  const isCut = date === first && date !== rule?.dueDate && date !== printed?.date;
  const cut = isCut
    ? [`What it asks for is due on ${spell(dayNumber(date))}. Object before that day, in writing.`]
    : [];
  const own = rule !== null && date === rule.dueDate;
  const objection = made(counting, {
    what: printed?.what.replace(/^Allowed[^:]*: /, '') ?? OBJECTION,
    date,
    steps: isCut ? cut : own ? rule.steps : (printed?.steps ?? []),
    citation: rule?.citation ?? printed?.citation ?? null,
    ruleKey: rule?.ruleKey ?? printed?.ruleKey ?? null,
    isSure: false,
    warnings: [
      ...cut,
      ...(isKnown ? [] : ['You are not sure when you got it: object as soon as you can.']),
      ...(own ? rule.caveats : (printed?.warnings ?? [])),
    ],
  });
  return [...days.filter((day) => day !== printed), objection];
}

/** The days of a subpoena: the one to object by, which nobody has to use. */
export const SUBPOENA: DaySource = {
  days: withObjection,
  leads: ({ what }, { proposal }) => (proposal.command === 'subpoena' && isObjection(what) ? 'last' : null),
};
