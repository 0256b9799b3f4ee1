import { kindFor } from '../papers/kind-of.ts';
import type { SummaryAnalysis } from '../papers/schema.ts';
import { writtenDay } from '../text/day-words.ts';
import { amount, listed } from '../text/words.ts';
import { unsaid } from './discovery-terms.ts';

export interface Signified {
  summary: SummaryAnalysis;
  /** E-discovery's word for what it is, and the kind of paper it was taken for. */
  type: string;
  docType: string;
  title: string;
  /** False: the title is only its file's name. */
  isNamed?: boolean | undefined;
  parties: readonly string[];
  /** Between whom it goes or is made. */
  sides?: readonly string[] | undefined;
  /** Sentences of the document, word for word. */
  telling: readonly string[];
  days?: readonly { date: string }[] | undefined;
  terms?: readonly string[] | undefined;
  sums?: readonly string[] | undefined;
}

const MOST_NAMES = 3;
const MOST_CHARACTERS = 1900;
const MOST_DAYS = 4;

/** What each type can show of those whom it names. */
const SHOWS: Readonly<Record<string, (who: string) => string>> = {
  Email: (who) => `This message can show what was written${who}, and who knew of it by then`,
  SMS: (who) => `These messages can show what was written${who}, and on which day`,
  Letter: (who) => `This letter can show what was written${who}`,
  Contract: (who) => `This agreement can show what was promised${who}`,
  Lease: (who) => `This lease can show what was agreed${who}`,
  Memo: (who) => `This memo can show what its writer knew and told${who} when it was written`,
  Invoice: (who) => `This invoice can show what was charged${who}`,
  Statement: (who) => `This statement can show what was said or booked${who}`,
  Notice: (who) => `This notice can show what somebody was told${who}, and when`,
  Report: (who) => `This report can show what was found${who} and by whom`,
};

/**
 * What a document may prove, told by what it says itself: its type and people, then what the court decided in it, or its
 * own weightiest sentences. Never that it proves something, nor what its kind usually means.
 */
export function significanceOf(signified: Signified): string {
  const { summary, type, docType, parties, telling } = signified;
  const title = signified.isNamed === false ? '' : signified.title;
  const lead = (summary.lead ?? []).slice(1).map(({ text }) => text.trim());
  const quoted = telling.map((words) => `“${words.replace(/[“”]/g, '"')}”`);
  const about = title === '' || /^(?:Invoice|SMS)$/.test(type) ? '' : `, about “${title}”`;
  if (type === 'Order') {
    const decided = lead.length > 0 ? lead : [summary.legal_significance];
    // What an order says word for word, where its rulings were not read.
    const names = parties.length === 0 ? '' : `names ${listed(parties.slice(0, MOST_NAMES))}`;
    const called = about === '' ? '' : `is called “${title}”`;
    const itself = [called, names].filter((words) => words !== '').join(' and ');
    return withMarks([...decided, itself === '' ? '' : `It ${itself}.`, ...quoted], signified);
  }
  const who = linked(type, parties, signified.sides ?? []);
  const shows =
    SHOWS[type] ?? ((named: string) => `${article(docType, title)} can show what it says${named}`);
  const says = quoted.length === 0 ? '' : `: ${quoted.join(' ')}`;
  const parts = [
    `${shows(who)}${about}${says}`.replace(/(?<![.!?”])$/, '.'),
    ...lead.filter((line) => adds(line, quoted)),
  ];
  return withMarks(parts, signified);
}

/** Those between whom it is, where its form says so; else whom it names. */
function linked(type: string, parties: readonly string[], sides: readonly string[]): string {
  const isBetween = sides.length > 1;
  const all = isBetween ? sides : parties;
  if (all.length === 0) return '';
  const left = all.length - MOST_NAMES;
  const names = [...all.slice(0, MOST_NAMES), ...(left > 0 ? [amount(left, 'other')] : [])];
  if (isBetween) return ` between ${listed(names)}`;
  return type in SHOWS ? ` (it names ${listed(names)})` : ` of ${listed(names)}`;
}

function article(docType: string, title: string): string {
  const { name, id } = kindFor(docType);
  return id === 'other' || name.toLowerCase() === title.toLowerCase()
    ? 'This document'
    : `This ${name.toLowerCase()}`;
}

/** Whether a line says what no quoted sentence holds. */
function adds(line: string, quoted: readonly string[]): boolean {
  const words = new Set(
    quoted
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\d]{4,}/gu) ?? [],
  );
  const own = line.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? [];
  return own.filter((word) => !words.has(word)).length > own.length * 0.4;
}

/** With the days and the sums that stand in it, and what else it speaks of. */
function withMarks(parts: readonly string[], { days = [], sums = [], terms = [] }: Signified): string {
  const said = bounded(parts);
  const figures = said.replace(/\s/g, '');
  const furtherSums = sums.filter((sum) => !figures.includes(sum.replace(/\s/g, '')));
  const onDays = days
    .map(({ date }) => writtenDay(date))
    .filter((day) => !said.includes(day))
    .slice(0, MOST_DAYS);
  const further = unsaid(terms, said);
  return [
    said,
    furtherSums.length === 0 ? '' : `Sums in it: ${listed(furtherSums)}.`,
    onDays.length === 0 ? '' : `Days in it: ${onDays.join('; ')}.`,
    further.length === 0 ? '' : `It also speaks of ${further.join(', ')}.`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function bounded(parts: readonly string[]): string {
  const whole = parts.filter((part) => part !== '').join(' ');
  return whole.length <= MOST_CHARACTERS
    ? whole
    : `${whole.slice(0, MOST_CHARACTERS).replace(/\s+\S*$/, '')} …`;
}
