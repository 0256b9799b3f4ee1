import type { TextLine } from '../text/lines.ts';
import { NUMBER_BELOW_100 } from '../text/number-words.ts';
import { citedStatutes } from './citations.ts';
import { withoutMarginNumbers } from './margin-numbers.ts';
import { cleanText, evidenceAt, isHeading, isProse, type Paper, plain } from './paper.ts';
import type { AnalysisClaim } from './schema.ts';

interface Heading {
  number: string | null;
  /** Index of the heading's first line and of the line after its last. */
  from: number;
  to: number;
  title: string;
}

const ORDINAL =
  '(?:twenty|thirty)[- ](?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|first|second|third|fourth|fifth|sixth|seventh|eighth|nine?th|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nine?te?enth|twentieth|thirtieth';
const LABEL = '(?:claims? for relief|causes? of action|counts?|claims?)';
const COUNT_FORMS: readonly RegExp[] = [
  new RegExp(
    `^(?:amended )?${LABEL}\\s*(?:no\\.?|number|#)?\\s*(\\d{1,2}|[ivxl]{1,6}|${NUMBER_BELOW_100})\\b\\s*[.:)–—-]*\\s*(.*)$`,
    'i',
  ),
  new RegExp(
    `^(?:as (?:and for )?(?:an? |the )?)?(${ORDINAL}|\\d{1,2}(?:st|nd|rd|th))\\s+(?:separate |alternative |amended |and )*${LABEL}\\b\\s*[.:)–—-]*\\s*(.*)$`,
    'i',
  ),
];
const CLAIMS_SECTION =
  /^(?:[IVX\d]+\.?\s+)?(?:causes? of action|claims?(?: for relief)?|counts?|legal claims|statement of claims?|violations)\W*$/i;
const REALLEGE = /\b(?:re-?alleges?|incorporates?|repeats?|restates?|re-?avers?|realleg\w+)\b/i;
const NUMBERED = /^(?:¶\s*)?\d{1,3}[.)]/;
const STOP =
  /^(?:wherefore|prayer|plaintiffs?,? .*(?:alleges?|repeats?|incorporates?|realleges?)|the allegations)\b/i;

/**
 * The counts (causes of action) of a pleading in order, with titles as printed and the statutes that the heading
 * and the paragraphs under it cite. A pleading without counts has one claim: what its title says it is for.
 */
export function findClaims(
  paper: Paper,
  title: { text: string; start: number; end: number } | null,
): AnalysisClaim[] {
  const lines = withoutMarginNumbers(paper.lines);
  const headings = countHeadings(lines);
  const found = headings.length > 0 ? headings : impliedHeadings(lines);
  if (found.length > 0) return found.map((heading, index) => toClaim(paper, heading, found[index + 1]));
  const purpose =
    title &&
    /\b(?:complaint|petition)(?:\s+(?:for|to|under)|[-\s]in)[-\s]+(.+)$/i.exec(
      plain(title.text).replace(/\s+[-–—]\s*\d{1,3}\b.*$/, ''),
    )?.[1];
  if (!title || !purpose) return [];
  const evidence = evidenceAt(paper, title.start, title.end);
  const statutes = citedStatutes(cleanText(paper, 0, paper.text.length));
  return [{ type: readable(purpose), title: readable(purpose), number: null, statutes, evidence }];
}

function countHeadings(lines: readonly TextLine[]): Heading[] {
  const found: Heading[] = [];
  lines.forEach((line, index) => {
    if (line.text.length > 160 || /\.{4,}|\. \. \./.test(line.text)) return;
    for (const form of COUNT_FORMS) {
      const match = form.exec(line.text);
      if (!match || !standsAlone(lines, index, match[2] ?? '')) continue;
      found.push(withTitle(lines, index, match[1] ?? null, match[2] ?? ''));
      return;
    }
  });
  return oncePerNumber(found);
}

/** A count's heading, not a sentence that begins with 'Count I alleges …' or a line of prose that breaks there. */
function standsAlone(lines: readonly TextLine[], index: number, rest: string): boolean {
  const before = lines[index - 1]?.text ?? '';
  if (/(?:,|\b(?:and|the|in|of|under|for|to|or|with|this))$/i.test(before)) return false;
  if (rest === '' || isHeading(rest)) return true;
  if (
    /^(?:is|are|was|alleges?|asserts?|of the|seeks?|should|must|fails?|against (?!all)|and|as)\b/.test(rest)
  )
    return false;
  return rest.length < 110 && !isProse(rest) && /^[\p{Lu}(“"[§\d]/u.test(rest);
}

function withTitle(lines: readonly TextLine[], from: number, number: string | null, rest: string): Heading {
  const parts = rest === '' ? [] : [rest];
  let to = from + 1;
  while (to < lines.length && to - from < 7) {
    const line = lines[to];
    if (!line || NUMBERED.test(line.text) || STOP.test(line.text)) break;
    if (COUNT_FORMS.some((form) => form.test(line.text))) break;
    const continues = isHeading(line.text) || /^[([]/.test(line.text) || isShortTitle(line.text);
    const isBracketed = /^\(.*\)$|^\[.*\]$/.test(line.text);
    if (!continues || (isProse(line.text) && !isBracketed && !isUnfinished(parts.at(-1)))) break;
    parts.push(line.text);
    to += 1;
  }
  return { number, from, to, title: plain(parts.join(' ')) };
}

function isUnfinished(part: string | undefined): boolean {
  return part !== undefined && /(?:\b(?:and|of|the|for|to|under|with|by|in)|[,(–—-])$/i.test(part);
}

function isShortTitle(text: string): boolean {
  return text.length < 90 && !/[.;]$/.test(text) && /^(?:\p{Lu}|[§(]|\d+ U)/u.test(text) && !isProse(text);
}

/** Each number once: a table of contents names the counts before they stand. */
function oncePerNumber(found: readonly Heading[]): Heading[] {
  const last = new Map<string, Heading>();
  for (const heading of found) last.set((heading.number ?? String(heading.from)).toLowerCase(), heading);
  return [...last.values()].sort((a, b) => a.from - b.from);
}

/**
 * Headings without the word 'count': those under which the pleading repeats its allegations ('I. DUE PROCESS',
 * 'NEGLIGENCE'), and the marked ones of its section of claims ('IV. CAUSES OF ACTION', 'A. Negligence').
 */
function impliedHeadings(lines: readonly TextLine[]): Heading[] {
  const found: Heading[] = [];
  let section: { mark: Mark } | null = null;
  lines.forEach((line, index) => {
    if (CLAIMS_SECTION.test(line.text)) {
      section = { mark: markOf(line.text) };
      return;
    }
    if (!isHeading(line.text) || line.text.length > 140 || NUMBERED.test(line.text)) return;
    if (isHeading(lines[index - 1]?.text ?? '') && found.at(-1) && index < (found.at(-1)?.to ?? 0)) return;
    const mark = markOf(line.text);
    const marked = MARKED.exec(line.text);
    const heading = withTitle(lines, index, marked?.[1] ?? null, marked ? (marked[2] ?? '') : line.text);
    if (CAPTION_HEADING.test(heading.title) || (section && mark === section.mark && mark !== 'none')) {
      if (mark === section?.mark || mark === 'none') section = null;
      return;
    }
    const numbered = NUMBERED.test(lines[heading.to]?.text ?? '');
    const following = lines
      .slice(heading.to, heading.to + 3)
      .map(({ text }) => text)
      .join(' ');
    const repeats = (numbered || section !== null) && REALLEGE.test(following);
    if (repeats || (section !== null && numbered && mark !== 'none')) found.push(heading);
  });
  return found;
}

type Mark = 'roman' | 'letter' | 'none';

const MARKED = /^([IVX]{1,5}|[A-Z])\.\s*(.*)$/;

function markOf(text: string): Mark {
  const mark = MARKED.exec(text)?.[1];
  if (mark === undefined) return 'none';
  return /^[IVX]+$/.test(mark) ? 'roman' : 'letter';
}

const CAPTION_HEADING =
  /^(?:(?:the )?parties|jurisdiction|venue|introduction|(?:statement of )?(?:the )?facts|factual|general allegations|background|prayer|relief|jury|common allegations|allegations common)/i;

function toClaim(paper: Paper, heading: Heading, next: Heading | undefined): AnalysisClaim {
  const first = paper.lines[heading.from];
  const last = paper.lines[heading.to - 1] ?? first;
  const start = first?.start ?? 0;
  const end = last?.end ?? start;
  const bodyEnd = next ? (paper.lines[next.from]?.start ?? end) : Math.min(paper.text.length, end + 12_000);
  const body = cleanText(paper, end, bodyEnd).split(/\b(?:WHEREFORE|PRAYER FOR RELIEF)\b/)[0] ?? '';
  const named = citedStatutes(heading.title);
  const statutes = [...new Set([...named, ...citedStatutes(body)])].slice(0, 12);
  const title =
    heading.title === ''
      ? readable(plain(first?.text ?? '').replace(/^as and for (?:an? |the )?/i, ''))
      : heading.title;
  return {
    type: claimType(title),
    title,
    number: heading.number,
    statutes,
    evidence: evidenceAt(paper, start, end),
  };
}

/** The name of a claim without whom it is against and without the bare citations in brackets. */
function claimType(title: string): string {
  const short = title
    .replace(
      /\s+[([](?:against|by|as to|all|\d+ u|§|pursuant|under|[a-z.]+ (?:labor )?code|alternatively)(?:[^()[\]]|\([^)]*\))*[)\]]/gi,
      '',
    )
    .replace(/\s+(?:by plaintiffs?\s+)?(?:against|as to) (?:all )?(?:the )?defendants?\b.*$/i, '')
    .replace(/^cause of action\s*[:–—-]\s*/i, '')
    .replace(/^\(([^()]+)\)$/, '$1')
    .replace(/^[\s:.–—-]+|[\s:,–—-]+$/g, '');
  return readable(short === '' ? title : short);
}

const SMALL = new Set('a an and as at by for from in of on or the to under with upon per v'.split(' '));

const INITIALS =
  /^(?:[IVX]+|U\.?S\.?C?\.?|ERISA|LMRA|ADA|ADEA|FMLA|WPA|RICO|FDCPA|FCRA|EEO|NMSA|[A-Z]\.(?:[A-Z]\.)*)$/;

/** Capitals of a heading turned to title case; what is already mixed stays as printed, and so do `kept` words. */
export function readable(words: string, kept: RegExp = INITIALS): string {
  const letters = words.replace(/[^\p{L}]/gu, '');
  const upper = words.replace(/[^\p{Lu}]/gu, '');
  if (letters.length === 0 || upper.length / letters.length < 0.75) return words;
  return words.replace(/[\p{L}.'’]+/gu, (word, at: number) => {
    if (kept.test(word)) return word;
    const lower = word.toLowerCase();
    return at > 0 && SMALL.has(lower) ? lower : lower.charAt(0).toUpperCase() + lower.slice(1);
  });
}
