import type { Span } from '../text/source.ts';
import { amount } from '../text/words.ts';
import type { StandingQuote } from './check-quotes.ts';
import { namedPaper } from './named-papers.ts';
import type { PaperIndex } from './paper-index.ts';
import { calledPaper } from './papers.ts';
import type { Check } from './schema.ts';

const STATEMENT =
  /\b(?:(?:[Oo]n|[Aa]t|[Ss]ee)\s{1,3})?(?:[Pp]ages?|PAGES?|[Pp]gs?\.?|pp?\.)\s{0,3}(\d{1,4})(?:\s{0,2}[-–]\s{0,2}(\d{1,4}))?(?![\d,:]|\.\d|\s{0,2}\/|\s{0,2}of\s{0,2}\d)/g;
/** A page of something that is no document here: 'Ex. 56, p. 133', 'Heaphy Report p. 130'. */
const OF_ANOTHER =
  /\b(?:Exh?(?:ibit|s|ibits)?|Report|Dep|Depo|Deposition|Tr|Transcript|Decl|Aff|Doc|Dkt|ECF|Appendix|App|Br|Brief)\b\.?(?:\s[\w.-]{1,12}){0,3},?\s{0,2}\(?$/;
/** 'page 130 of the same book'. */
const OF_THE =
  /^\s{1,2}of\s{1,2}(?:the|this|that|his|her|its|their|my|your|our|an?)\s{1,2}((?:[\p{L}’'-]{1,30}\s?){1,4})/u;
/** 'lease.pdf at 7', '"…" at 7'. */
const AT =
  /\bat\s{1,3}(\d{1,4})(?:\s{0,2}[-–]\s{0,2}(\d{1,4}))?(?![\d,:%]|\.\d|\s{0,2}(?:[ap]\.?m|o['’]clock))/gi;
const BEFORE_QUOTE = 100;
const BEHIND_QUOTE = 120;

interface Statement extends Span {
  first: number;
  last: number;
}

function statementsOf(text: string, quotes: readonly { check: Check }[]): Statement[] {
  const found: Statement[] = [];
  for (const match of text.matchAll(STATEMENT)) found.push(statementOf(match));
  for (const match of text.matchAll(AT)) {
    const before = text.slice(Math.max(0, match.index - 60), match.index);
    const follows = /\.(?:pdf|docx?|txt|eml|msg)[,)\s]*$/i.test(before);
    const quoted = quotes.some(
      ({ check }) => check.end <= match.index && /^[\s(,.]*$/.test(text.slice(check.end, match.index)),
    );
    if (follows || quoted) found.push(statementOf(match));
  }
  return found;
}

function statementOf(match: RegExpExecArray): Statement {
  const first = Number(match[1]);
  const last = Math.max(first, Number(match[2] ?? first));
  return { start: match.index, end: match.index + match[0].length, first, last };
}

type Quoted = { check: Check; place: StandingQuote | null };

/** The quotation that a page is said of: the one it follows in its sentence, else the one it leads to. */
function neighbor(text: string, { start, end }: Statement, quotes: readonly Quoted[]): Quoted | undefined {
  const before = quotes.findLast(({ check }) => check.end <= start);
  if (before && start - before.check.end <= BEHIND_QUOTE) {
    const between = text.slice(before.check.end, start);
    if (!/\n\s*\n|[.!?;]["”’)\]]?\s+\p{Lu}/u.test(between)) return before;
  }
  const behind = quotes.find(({ check }) => check.start >= end);
  if (behind && behind.check.start - end <= BEFORE_QUOTE) {
    const between = text.slice(end, behind.check.start);
    if (!/\n\s*\n|[.!?;]\s+\p{Lu}/u.test(between)) return behind;
  }
  return undefined;
}

function ofQuote(said: Statement, quoted: Quoted, named: PaperIndex | undefined): Verdict | null {
  const { place } = quoted;
  if (place === null) return null;
  const index = named ?? place.index;
  const words = quoted.check.text.slice(1, -1);
  for (let page = said.first; page <= said.last && page < said.first + 20; page += 1) {
    const there = index.locate(words, { page });
    if (there.verified && there.page === page) return right(index, there);
  }
  const here = index.locate(words, { page: said.first });
  if (here.verified)
    return wrong(`In ${calledPaper(index.paper)} these words stand on page ${here.page}.`, index, here);
  if (place.index !== index) {
    const where = `${calledPaper(place.index.paper)} on page ${place.page}`;
    return wrong(
      `These words do not stand in ${calledPaper(index.paper)}; they stand in ${where}.`,
      place.index,
      place,
    );
  }
  if (place.page >= said.first && place.page <= said.last) return right(index, place);
  return wrong(`In ${calledPaper(index.paper)} these words begin on page ${place.page}.`, index, place);
}

/** 'page 3 of the lease': the paper with such a word in its file name. */
function paperOfWord(
  text: string,
  { end }: Statement,
  indexes: readonly PaperIndex[],
): PaperIndex | undefined {
  const words =
    OF_THE.exec(text.slice(end, end + 90))?.[1]
      ?.toLowerCase()
      .match(/\p{L}{4,}/gu) ?? [];
  const names = (index: PaperIndex) => index.paper.filename.toLowerCase();
  return indexes.find((index) => words.some((word) => names(index).includes(word)));
}

/** The papers themselves, called what any paper is called. */
const ANY_PAPER = /^(?:document|paper|file|pdf|same document|attached)/;

function isOfAnother(text: string, { start, end }: Statement): boolean {
  const called = OF_THE.exec(text.slice(end, end + 90))?.[1]?.toLowerCase();
  if (called !== undefined) return !ANY_PAPER.test(called);
  return OF_ANOTHER.test(text.slice(Math.max(0, start - 50), start));
}

interface Verdict {
  status: Check['status'];
  note: string;
  source: Check['source'];
}

function right(index: PaperIndex, span: Span): Verdict {
  const source = index.source(span);
  return {
    status: 'found',
    note: `The words stand on page ${source.page} of ${calledPaper(source)}.`,
    source,
  };
}

function wrong(note: string, index: PaperIndex, span: Span): Verdict {
  return { status: 'looks-wrong', note, source: index.source(span) };
}

const pagesOf = (index: PaperIndex) => `${amount(index.starts.length, 'page')}`;

function ofPaper(
  said: Statement,
  named: PaperIndex | undefined,
  indexes: readonly PaperIndex[],
): Verdict | null {
  const index = named ?? (indexes.length === 1 ? indexes[0] : undefined);
  if (index && said.last > index.starts.length) {
    return {
      status: 'looks-wrong',
      note: `${calledPaper(index.paper)} has only ${pagesOf(index)}.`,
      source: null,
    };
  }
  if (index) {
    const start = index.starts[said.first - 1] ?? 0;
    const note = `${calledPaper(index.paper)} has a page ${said.first}. Nothing is quoted here that could be looked for on it.`;
    return { status: 'found', note, source: index.source({ start, end: start }) };
  }
  if (indexes.length === 0 || indexes.some(({ starts }) => starts.length >= said.last)) return null;
  return { status: 'looks-wrong', note: 'None of the documents has so many pages.', source: null };
}

/**
 * Statements about pages ('on page 7 of lease.pdf', 'p. 7', 'at 7' behind a quotation): right when the quotation beside
 * it stands on that page, or else when the named paper has that page. What cannot be tied to a paper is left out.
 */
export function checkPages(text: string, quotes: readonly Quoted[], indexes: readonly PaperIndex[]): Check[] {
  return statementsOf(text, quotes).flatMap((said) => {
    const { start, end } = said;
    if (said.first === 0) return [];
    const named = namedPaper(text, said, indexes) ?? paperOfWord(text, said, indexes);
    if (named === undefined && isOfAnother(text, said)) return [];
    const quoted = neighbor(text, said, quotes);
    if (quoted && quoted.place === null) return [];
    const verdict = (quoted && ofQuote(said, quoted, named)) ?? ofPaper(said, named, indexes);
    return verdict ? [{ kind: 'page', text: text.slice(start, end), start, end, ...verdict }] : [];
  });
}
