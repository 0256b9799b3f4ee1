import { kindFor } from '../papers/kind-of.ts';
import type { SummaryAnalysis } from '../papers/schema.ts';
import { amount, listed } from '../text/words.ts';

export interface Signified {
  summary: SummaryAnalysis;
  /** E-discovery's word for what it is, and the kind of paper it was taken for. */
  type: string;
  docType: string;
  title: string;
  parties: readonly string[];
  /** Sentences of the document, word for word. */
  telling: readonly string[];
}

const MOST_NAMES = 3;
const MOST_CHARACTERS = 1600;

/** What each type can show of those whom it names. */
const SHOWS: Readonly<Record<string, (who: string) => string>> = {
  Email: (who) => `This message can show what was written${who}, and who knew of it by then`,
  SMS: (who) => `These messages can show what was written${who}, and on which day`,
  Letter: (who) => `This letter can show what was written${who}`,
  Contract: (who) => `This agreement can show what was promised${who}`,
  Lease: (who) => `This lease can show what was agreed${who}`,
  Memo: (who) => `This memo can show what its writer knew and told${who} when it was written`,
  Invoice: (who) => `This bill can show what was charged${who}`,
  Statement: (who) => `This statement can show what was said or booked${who}`,
  Notice: (who) => `This notice can show what somebody was told${who}, and when`,
  Report: (who) => `This report can show what was found${who} and by whom`,
};

/**
 * What a document may prove, told by what it says itself: its type and people, then what the court decided in it, or its
 * own weightiest sentences. Never that it proves something, nor what its kind usually means.
 */
export function significanceOf({ summary, type, docType, title, parties, telling }: Signified): string {
  const lead = (summary.lead ?? []).slice(1).map(({ text }) => text.trim());
  const quoted = telling.map((words) => `“${words.replace(/[“”]/g, '"')}”`);
  if (type === 'Order') {
    const decided = lead.length > 0 ? lead : [summary.legal_significance];
    // What an order says word for word, where its rulings were not read.
    return bounded([
      ...decided,
      ...(lead.length > 0 && lead[0]?.startsWith('The court decided') ? [] : quoted),
    ]);
  }
  const who = parties.length === 0 ? '' : ` ${linked(type, parties)}`;
  const shows =
    SHOWS[type] ?? ((named: string) => `${article(docType, title)} can show what it says${named}`);
  const about = title !== '' && !/^(?:Invoice|SMS)$/.test(type) ? `, about “${title}”` : '';
  const says = quoted.length === 0 ? '' : `: ${quoted.join(' ')}`;
  return bounded([
    `${shows(who)}${about}${says}`.replace(/(?<![.!?”])$/, '.'),
    ...lead.filter((line) => adds(line, quoted)),
  ]);
}

/** Parties by the preposition that their type asks for. */
function linked(type: string, parties: readonly string[]): string {
  const names = parties.slice(0, MOST_NAMES);
  const left = parties.length - names.length;
  const all = left > 0 ? [...names, amount(left, 'other')] : names;
  if (/^(?:Contract|Lease|Email|SMS)$/.test(type) && all.length > 1) return `between ${listed(all)}`;
  return /^(?:Report|Notice|Invoice|Statement|Letter|Memo)$/.test(type)
    ? `(it names ${listed(all)})`
    : `of ${listed(all)}`;
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

function bounded(parts: readonly string[]): string {
  const whole = parts.filter((part) => part !== '').join(' ');
  return whole.length <= MOST_CHARACTERS
    ? whole
    : `${whole.slice(0, MOST_CHARACTERS).replace(/\s+\S*$/, '')} …`;
}
