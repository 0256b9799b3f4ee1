import { analyzeComplaint } from '../papers/complaint.ts';
import { isHeading, linesBetween, type Paper, plain, readPaper } from '../papers/paper.ts';
import type { AnalysisClaim, FactualAllegation } from '../papers/schema.ts';
import { measureText } from '../reading/text-quality.ts';
import { paragraphCue } from './cues.ts';
import type { ComplaintParagraph } from './schema.ts';

/** What an answer needs of a complaint. */
export interface ReadComplaint {
  /** Its numbered paragraphs, each once, in the order of the paper. */
  paragraphs: ComplaintParagraph[];
  isNumbered: boolean;
  /** What a person must know of how it was read, as sentences. */
  warnings: string[];
  court: string | null;
  caseNumber: string | null;
  plaintiffs: string[];
  defendants: string[];
  /** How it calls the sides: 'Plaintiff' and 'Defendant', or 'Petitioner' and 'Respondent'. */
  claiming: string;
  answering: string;
  demandsJury: boolean;
  /** 0–1: how much of the text reads like language. */
  quality: number;
}

export const NOT_NUMBERED =
  'The paragraphs of this paper are not numbered, so they cannot be answered one by one here. Open it, and say in your answer which of its sentences you admit and which you deny.';

/**
 * Reads a complaint for answering it: pages joined with form feeds in, its numbered paragraphs out, with numbers as
 * printed (gaps, sub-letters and restarts kept), headings, cues and what must be looked at on paper. Sentences
 * without a number are not guessed to be paragraphs. Deterministic.
 */
export function readComplaint(text: string): ReadComplaint {
  const analysis = analyzeComplaint(text);
  const allegations = analysis.factual_allegations.filter(isNumbered);
  const warnings = analysis.warnings.filter((warning) => !/are not numbered\.$/.test(warning));
  const names = (roles: RegExp) =>
    analysis.parties.filter(({ role }) => roles.test(role)).map(({ name }) => plain(name));
  const has = (role: string) => analysis.parties.some((party) => party.role === role);
  return {
    paragraphs: toParagraphs(text, allegations, analysis.claims),
    isNumbered: allegations.length > 0,
    warnings: allegations.length > 0 ? warnings : [...warnings, NOT_NUMBERED],
    court: analysis.court === null ? null : plain(analysis.court.text),
    caseNumber: analysis.caseNumber === null ? null : plain(analysis.caseNumber.text),
    plaintiffs: names(/^(?:plaintiff|petitioner)$/),
    defendants: names(/^(?:defendant|respondent)$/),
    claiming: has('petitioner') && !has('plaintiff') ? 'Petitioner' : 'Plaintiff',
    answering: has('respondent') && !has('defendant') ? 'Respondent' : 'Defendant',
    demandsJury: analysis.jury_demand !== null,
    quality: qualityOf(allegations.map(({ text: words }) => words).join('\n') || text),
  };
}

type Numbered = FactualAllegation & { number: string };

function isNumbered(allegation: FactualAllegation): allegation is Numbered {
  return allegation.number !== null;
}

function qualityOf(text: string): number {
  const { commonShare, strangeShare, words } = measureText(text);
  if (words === 0) return 0;
  // Nearly half of running English are common words; a fifth is what a list of names has.
  const language = Math.min(1, commonShare / 0.3);
  return Math.round(100 * language * (1 - Math.min(1, strangeShare * 10))) / 100;
}

function toParagraphs(
  text: string,
  allegations: readonly Numbered[],
  claims: readonly AnalysisClaim[],
): ComplaintParagraph[] {
  const paper = readPaper(text);
  const sections = sectionsOf(paper, allegations, claims);
  const seen = new Map<string, number>();
  return allegations.map((allegation, index) => {
    const { number, page, start, end } = allegation;
    const times = (seen.get(number) ?? 0) + 1;
    seen.set(number, times);
    const previous = allegations[index - 1];
    const missingBefore = missingBetween(previous?.number, number);
    return {
      key: times === 1 ? number : `${number}#${times}`,
      number,
      text: allegation.text,
      page,
      start,
      end,
      section: sections[index] ?? null,
      cue: paragraphCue(allegation.text),
      missingBefore,
      flags: [...gapFlags(missingBefore, previous?.page ?? page, page), ...qualityFlags(allegation)],
    };
  });
}

const MOST_MISSING = 40;

/** Numbers between two neighbors; none where the numbering begins again. */
function missingBetween(before: string | undefined, number: string): string[] {
  const from = before === undefined ? 0 : Number.parseInt(before, 10);
  const to = Number.parseInt(number, 10);
  const count = Math.max(0, Math.min(to - from - 1, MOST_MISSING));
  return Array.from({ length: count }, (_, index) => String(from + 1 + index));
}

function gapFlags(missing: readonly string[], from: number, to: number): string[] {
  if (missing.length === 0) return [];
  const [first, last] = [missing[0], missing.at(-1)];
  const which = missing.length === 1 ? `Paragraph ${first} was` : `Paragraphs ${first} to ${last} were`;
  const where = from === to ? `page ${from}` : `pages ${from} to ${to}`;
  return [`${which} not found in the text: look at ${where}.`];
}

const SHORTEST = 4;
const FEWEST_COMMON = 0.08;

function qualityFlags({ text, page }: FactualAllegation): string[] {
  const { letters, words, commonShare, strangeShare } = measureText(text);
  const isGarbled = strangeShare > 0.02 || (words >= 12 && commonShare < FEWEST_COMMON);
  if (letters >= SHORTEST && !isGarbled) return [];
  return [`This paragraph could not be read well: read it on page ${page} of the paper before you answer.`];
}

const OWN_SECTION =
  /^(?:[IVXA-H\d]+\.\s*)?(?:(?:statement of (?:the )?)?(?:(?:the )?parties|jurisdiction|venue|(?:relevant )?facts)|nature of|jury|demand for|damages|factual|general allegations|common allegations|background|introduction|class|exhaustion)/i;
const TITLE = /^(?:\w+ ){0,5}(?:complaint|petition)\b/i;

/** For each paragraph the heading over it: its count's, or before the counts the nearest one. */
function sectionsOf(
  paper: Paper,
  allegations: readonly Numbered[],
  claims: readonly AnalysisClaim[],
): (string | null)[] {
  const first = allegations[0]?.start ?? 0;
  const counts = claims.filter(({ evidence }) => evidence.start >= first || evidence.end <= first);
  let section: string | null = null;
  let inCount = false;
  let from = 0;
  return allegations.map(({ start, end }, index) => {
    const count = counts.findLast(
      ({ evidence, number }) =>
        evidence.start >= from && evidence.end <= start && (index > 0 || number !== null),
    );
    if (count !== undefined) {
      section = headingAt(paper, count.evidence.start, count.evidence.end);
      inCount = true;
    } else {
      const heading = headingBefore(paper, from, start);
      if (heading !== null && (!inCount || OWN_SECTION.test(heading))) {
        section = heading;
        inCount = false;
      }
    }
    from = end;
    return section;
  });
}

/** 'COUNT I: BREACH OF CONTRACT', where the two stand on lines of their own. */
function headingAt(paper: Paper, start: number, end: number): string {
  const [first = '', ...rest] = linesBetween(paper, start, end).map(({ text }) => text);
  return shortened(rest.length === 0 ? first : `${first.replace(/[:.–—-]+$/, '')}: ${rest.join(' ')}`);
}

const MOST_HEADING_LINES = 4;
const OUTLINE_MARK = /^(?:[IVX]{1,6}|[A-H]|[a-h]|[ivx]{1,5}|\d{1,2})[.)]\s+\p{L}/u;

/** The heading directly before a paragraph: one of a pleading's own sections, or marked as in an outline. */
function headingBefore(paper: Paper, from: number, start: number): string | null {
  const lines = linesBetween(paper, from, start).filter((line) => line.start >= from && line.start < start);
  const found: string[] = [];
  for (const { text } of lines.reverse()) {
    if (!isHeading(text) || found.length === MOST_HEADING_LINES) break;
    found.unshift(text);
  }
  const first = found.findLastIndex((text) => OWN_SECTION.test(text) || OUTLINE_MARK.test(text));
  if (first === -1 || found.some((text) => TITLE.test(text))) return null;
  return shortened(found.slice(first).join(' '));
}

const LONGEST_HEADING = 200;

function shortened(heading: string): string {
  const words = plain(heading);
  return words.length > LONGEST_HEADING
    ? `${words.slice(0, LONGEST_HEADING).replace(/\s+\S*$/, '')} …`
    : words;
}
