import { PHONE } from '../facts/people/line-roles.ts';
import type { FactStatus, FoundFact } from '../facts/schema.ts';
import { pageAt, pageStarts } from '../text/pages.ts';
import {
  HELP_KIND_NAMES,
  helpKindOf,
  helpNameIn,
  isNameOfOthers,
  leadToOthers,
  tellsToCall,
} from './help-words.ts';
import type { HelpKind, PrintedHelp } from './schema.ts';

/** A paper that has been read. */
interface PrintedSource {
  /** What was read off it; what somebody dismissed is not shown. */
  facts: readonly (FoundFact & { status?: FactStatus })[];
  /** Its text, pages joined by form feeds, where it is at hand: it names numbers with nobody's name beside them. */
  text?: string;
}

/** Characters before a number in which its words are sought: a heading, a name, two lines of address. */
const REACH = 320;
const BEHIND = 60;
const MOST_NUMBERS = 200;
const MOST = 8;
const ANY_PHONE = new RegExp(PHONE, 'i');
const EVERY_PHONE = new RegExp(PHONE, 'gi');
const BREAK = /\n[^\S\n]*\n|\f/g;
/** Numbers for which a call is charged: nobody who helps has one. */
const CHARGED = /^9(?:00|76)/;
const NOT_A_VOICE = /\b(?:fax|facsimile|tty|tdd|ttd)\b[^\d]{0,20}$/i;
const SENTENCE_END = /[.?!;](?=\s+[\p{Lu}¿(“"])/gu;

const oneLine = (words: string) => words.replace(/\s+/g, ' ').trim();
/** A number as it is compared: without its punctuation, the 1 of a long-distance call and its extension. */
export const phoneKey = (phone: string) =>
  phone
    .toUpperCase()
    .replace(/[^\dA-Z]/g, '')
    .replace(/^1(?=[\dA-Z]{10})/, '')
    .slice(0, 10);

function lastMatchEnd(text: string, pattern: RegExp): number {
  const last = [...text.matchAll(pattern)].at(-1);
  return last ? last.index + last[0].length : 0;
}

/** A number of the text with the words before it: `from` is where its block begins, `own` where its sentence does. */
interface Call {
  phone: string;
  at: number;
  end: number;
  from: number;
  own: number;
  /** A name behind it on its line. */
  behind: string;
}

/** What follows on the line of a number that a list puts first: 'Alder Legal Aid'; empty elsewhere. */
function nameBehind(text: string, at: number, end: number): string {
  if (/\p{L}/u.test(/[^\n\f]*$/.exec(text.slice(Math.max(0, at - BEHIND), at))?.[0] ?? '')) return '';
  const rest = /^[^\n\f.;]*/.exec(text.slice(end, end + BEHIND))?.[0] ?? '';
  return /^[\s,:(–—-]*\p{Lu}/u.test(rest) && !ANY_PHONE.test(rest) ? rest : '';
}

function callsIn(text: string): Call[] {
  const calls: Call[] = [];
  let last = 0;
  for (const match of text.matchAll(EVERY_PHONE)) {
    if (calls.length === MOST_NUMBERS) break;
    const at = match.index;
    const end = at + match[0].length;
    const start = Math.max(last, at - REACH);
    const from = start + lastMatchEnd(text.slice(start, at), BREAK);
    const own = from + lastMatchEnd(text.slice(from, at).trimEnd(), SENTENCE_END);
    const behind = nameBehind(text, at, end);
    calls.push({ phone: match[0].trim(), at, end, from, own, behind });
    last = end + behind.length;
  }
  return calls;
}

interface Words {
  words: string;
  start: number;
}

/** The nearest sentence before a number that speaks of help, with what follows it; null where none does. */
function sentenceOfHelp(text: string, { at, from, own }: Call): Words | null {
  const ends = [...text.slice(from, own).matchAll(SENTENCE_END)].map((match) => from + match.index + 1);
  for (const start of [from, ...ends].toReversed()) {
    const words = oneLine(text.slice(start, at));
    if (helpKindOf(words) !== null) return { words, start };
  }
  return null;
}

/** The words around a number that say whom it reaches, and where they begin; null where they speak of no help. */
function wordsOf(text: string, call: Call): Words | null {
  const { at, own, behind } = call;
  const before = oneLine(text.slice(own, at));
  if (leadToOthers(before)) return null;
  if (helpKindOf(before) !== null) return { words: before, start: own };
  if (helpKindOf(behind) !== null && !isNameOfOthers(behind)) return { words: oneLine(behind), start: at };
  // A sentence that tells to call goes on from the one before it.
  return tellsToCall(before) && !/\b(?:clerk|court)\b/i.test(before) ? sentenceOfHelp(text, call) : null;
}

/** What words are about; a name that they give says it better than the rest of them. */
function kindOf(words: string): HelpKind | null {
  return helpKindOf(helpNameIn(words) ?? '') ?? helpKindOf(words);
}

function helpAt(text: string, starts: readonly number[], call: Call): PrintedHelp | null {
  if (NOT_A_VOICE.test(text.slice(call.from, call.at))) return null;
  const found = wordsOf(text, call);
  const kind = found && kindOf(found.words);
  if (found === null || kind === null) return null;
  const start = found.start + (/^[\s,;:.?!)–—-]*/.exec(text.slice(found.start, call.at))?.[0].length ?? 0);
  const rest =
    /^[^\n\f]*?(?:[.;!?](?=\s|$)|(?=\n|\f|$))/.exec(text.slice(call.end, call.end + REACH))?.[0] ?? '';
  const end = call.end + (ANY_PHONE.test(rest) ? 0 : rest.trimEnd().length);
  return {
    kind,
    name: helpNameIn(found.words) ?? HELP_KIND_NAMES[kind],
    ...{ phone: call.phone, address: null, email: null },
    ...{ page: pageAt(starts, start), start, end, quote: text.slice(start, end) },
  };
}

/** A contact that was read off the paper, where its name, or the sentence it stands in, is about help. */
function helpOfFact(fact: PrintedSource['facts'][number]): PrintedHelp | null {
  if (fact.kind !== 'contact' || fact.status === 'dismissed') return null;
  const { name, address = null, phone = null, email = null } = fact.value;
  const kind = isNameOfOthers(name) ? null : (helpKindOf(name) ?? kindAround(fact.quote, phone));
  if (kind === null || (phone === null && address === null && email === null)) return null;
  const { page, start, end, quote } = fact;
  return { kind, name, phone, address, email, page, start, end, quote };
}

/** What the words before a number in a sentence are about. */
function kindAround(quote: string, phone: string | null) {
  const call = callsIn(quote).find((each) => phone !== null && phoneKey(each.phone) === phoneKey(phone));
  const words = call && wordsOf(quote, call)?.words;
  return words === undefined ? null : kindOf(words);
}

/**
 * The help that a paper itself names: lawyer referral, legal aid, the court's self-help, an interpreter, each with its
 * words and place, in the order of the paper. Read from its facts, and from its text where that is given too; the same
 * number is named once. At most eight. Time grows with the length of the text.
 */
export function helpPrinted({ facts, text }: PrintedSource): PrintedHelp[] {
  const told = facts.flatMap((fact) => helpOfFact(fact) ?? []);
  const dismissed = facts.filter(({ kind, status }) => kind === 'contact' && status === 'dismissed');
  const starts = pageStarts(text ?? '');
  const read = callsIn(text ?? '').flatMap((call) => helpAt(text ?? '', starts, call) ?? []);
  const isDismissed = ({ start, end }: PrintedHelp) =>
    dismissed.some((fact) => fact.start < end && start < fact.end);
  const seen = new Set<string>();
  const found: PrintedHelp[] = [];
  for (const each of [...told, ...read.filter((help) => !isDismissed(help))]) {
    const key = each.phone === null ? each.name : phoneKey(each.phone);
    if (!seen.has(key) && !CHARGED.test(key)) found.push(each);
    seen.add(key);
  }
  return found.sort((one, other) => one.start - other.start).slice(0, MOST);
}

/** The same of several papers, in their order; a number that several of them name is named once. */
export function helpOfPapers(papers: readonly PrintedSource[]): PrintedHelp[] {
  const seen = new Set<string>();
  return papers
    .flatMap(helpPrinted)
    .filter(({ phone, name }) => {
      const key = phone === null ? name : phoneKey(phone);
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew;
    })
    .slice(0, MOST);
}
