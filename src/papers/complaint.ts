import type { PageLines } from '../text/line-layout.ts';
import { bareItem } from '../text/sentence-end.ts';
import { amount } from '../text/words.ts';
import { findAllegations } from './allegations.ts';
import { findAuthorities } from './authorities.ts';
import { type Caption, readCaption } from './caption.ts';
import { isVersus } from './caption-cells.ts';
import { findClaims, readable } from './counts.ts';
import type { KindId } from './kinds.ts';
import { pageTitled } from './page-titles.ts';
import { isHeading, type Paper, partOf, plain, readPaper } from './paper.ts';
import { findForum, findJuryDemand, findRelief, prayerStart } from './relief.ts';
import type { AnalysisClaim, AnalysisParty, ComplaintAnalysis, FactualAllegation } from './schema.ts';
import { readSentences } from './sentences.ts';
import { readStructure } from './structure.ts';
import { damagesAsked } from './sums.ts';
import { findTimeline } from './told.ts';

/** About 400 printed pages; what follows in a file that long are exhibits. */
const READ_CHARACTERS = 1_000_000;

/**
 * Reads a complaint by rules: caption, counts, numbered allegations, dates, sums, relief, jury demand,
 * jurisdiction and venue, each with its page and words. Nothing is added that does not stand in the text; the
 * summary and the issues are put together from what was found.
 */
export function analyzeComplaint(text: string, layout?: readonly PageLines[]): ComplaintAnalysis {
  const whole = readPaper(text.slice(0, READ_CHARACTERS), layout);
  const { paper, warnings } = operativePleading(withoutSummons(withoutCoverSheet(whole)));
  if (text.length > READ_CHARACTERS) {
    warnings.push(`This file is very long: its first ${whole.pageStarts.length} pages were read.`);
  }
  const caption = readCaption(paper);
  const claims = findClaims(paper, caption.title);
  const numbered = findAllegations(paper);
  const sentences = readSentences(paper);
  const relief = findRelief(paper, sentences);
  const jury = findJuryDemand(paper);
  const allegations = numbered.allegations.length > 0 ? numbered.allegations : unnumbered(paper);
  if (numbered.allegations.length === 0 && allegations.length > 0) {
    warnings.push('The paragraphs of this complaint are not numbered.');
  }
  return {
    type: 'complaint',
    court: caption.court,
    caseNumber: caption.caseNumber,
    parties: caption.parties,
    claims,
    factual_allegations: allegations,
    key_issues: keyIssues(claims),
    case_summary: summarize(
      caption,
      claims,
      allegations.length,
      relief.map(({ text: asked }) => asked),
      jury !== null,
    ),
    timeline: findTimeline(paper, sentences),
    damages: damagesAsked(relief),
    relief,
    jury_demand: jury,
    ...findForum(paper, sentences),
    authorities: findAuthorities(paper),
    structure: {
      ...readStructure(paper, sentences, { title: caption.title, docType: 'Complaint' }),
      factsStart: paper.lines.find(({ text }) => isHeading(text) && FACTS.test(text))?.end ?? null,
    },
    warnings: [...warnings, ...numbered.warnings],
  };
}

const COVER_SHEET = /^(?:JS[- ]?(?:CAND )?44\b|civil (?:case )?cover sheet\b)/i;

/** The clerk's statistical form behind a complaint lists every statute and speaks of juries: it alleges nothing. */
function withoutCoverSheet(paper: Paper): Paper {
  const sheet = paper.lines.find(({ text, page }) => page > 1 && COVER_SHEET.test(text));
  const first = sheet && paper.pageStarts[sheet.page - 1];
  return first === undefined ? paper : partOf(paper, 0, first);
}

const SUMMONS: ReadonlySet<KindId> = new Set(['summons']);
const PLEADING: ReadonlySet<KindId> = new Set(['complaint', 'petition']);

/** Both photographed as one paper: what the form of the summons numbers is nothing to admit or deny. */
function withoutSummons(paper: Paper): Paper {
  if (pageTitled(paper.text.split('\f')[0] ?? '', SUMMONS) === null) return paper;
  const page = pageTitled(paper.text, PLEADING);
  const start = page === null || page === 1 ? undefined : paper.pageStarts[page - 1];
  return start === undefined ? paper : partOf(paper, start, paper.text.length);
}

/**
 * The pleading to read where a file holds more than one: an amended complaint takes the place of the one before
 * it; a complaint without that word further on (an exhibit) is left out.
 */
function operativePleading(paper: Paper): { paper: Paper; warnings: string[] } {
  const starts = pleadingStarts(paper);
  const [first, ...later] = starts;
  if (!first || later.length === 0) return { paper, warnings: [] };
  const amended = later.filter(({ title }) => /\bamended\b/i.test(title)).at(-1);
  const chosen = amended ?? first;
  const next = starts[starts.indexOf(chosen) + 1];
  const warning = `This file holds ${starts.length} pleadings with a caption each; the one that begins on page ${chosen.page} was read.`;
  const from = chosen === first ? 0 : chosen.start;
  return { paper: partOf(paper, from, next?.start ?? paper.text.length), warnings: [warning] };
}

function pleadingStarts(paper: Paper): { start: number; page: number; title: string }[] {
  const found: { start: number; page: number; title: string }[] = [];
  const pages = new Map<number, Paper['lines']>();
  for (const line of paper.lines) {
    const page = pages.get(line.page);
    if (page) page.push(line);
    else pages.set(line.page, [line]);
  }
  for (const [page, lines] of pages) {
    const court = lines.slice(0, 14).findIndex(({ text }) => /\bcourt\b/i.test(text) && text.length < 90);
    const versus = lines.slice(0, 50).findIndex(({ text }) => isVersus(text));
    if (court === -1 || versus < court) continue;
    const title = lines
      .slice(versus, versus + 40)
      .find(({ text }) => isHeading(text) && /^(?:\w+ ){0,4}(?:complaint|petition)\b/i.test(text));
    const start = lines[0]?.start;
    if (title && start !== undefined) found.push({ start, page, title: title.text });
  }
  return found;
}

const FACTS =
  /^(?:[IVX\d]+\.?\s*)?(?:statement of )?(?:the )?(?:(?:relevant |material |general )?fact(?:s|ual)\b.*|background|general allegations|nature of (?:the )?(?:action|case))$/i;

/** Paragraphs of a complaint that does not number them, from its facts to its prayer. */
function unnumbered(paper: Paper): FactualAllegation[] {
  const facts = paper.lines.findIndex(({ text }) => isHeading(text) && FACTS.test(text));
  const limit = prayerStart(paper);
  const lines = paper.lines.slice(facts === -1 ? 0 : facts + 1).filter(({ start }) => start < limit);
  if (facts === -1) return [];
  const found: FactualAllegation[] = [];
  let open = false;
  for (const line of lines) {
    if (isHeading(line.text)) {
      open = false;
      continue;
    }
    const last = found.at(-1);
    const continues = open && last && !(/[.:;!?”"]$/.test(last.text) && /^[\p{Lu}“"(]/u.test(line.text));
    if (continues && last) {
      last.text = plain(`${last.text} ${line.text}`);
      last.end = line.end;
    } else {
      found.push({ number: null, text: plain(line.text), page: line.page, start: line.start, end: line.end });
    }
    open = true;
  }
  return found.filter(({ text }) => text.split(' ').length > 4);
}

/** 'Count IV', but 'Fourth cause of action'. */
function countName(number: string): string {
  const ordinal = /(?:first|second|third|\dst|\dnd|\drd|th)$/i.test(number);
  return ordinal ? `${readable(number)} cause of action` : `Count ${readable(number)}`;
}

function keyIssues(claims: readonly AnalysisClaim[]): string[] {
  return claims.map(({ type, number, statutes }) => {
    const law = statutes[0] && !type.includes(statutes[0]) ? ` (${statutes[0]})` : '';
    const name = number && !/^count\b|\bcause of action$/i.test(type) ? `${countName(number)}, ` : '';
    return `Whether the facts alleged make out ${name}${type}${law}`;
  });
}

function summarize(
  caption: Caption,
  claims: readonly AnalysisClaim[],
  allegations: number,
  relief: readonly string[],
  jury: boolean,
): string {
  const suing = names(caption.parties.filter(({ role }) => /plaintiff|petitioner|appellant/.test(role)));
  const sued = names(caption.parties.filter(({ role }) => /defendant|respondent|appellee/.test(role)));
  const where = caption.court ? ` in the ${readable(caption.court.text).replace(/^in the /i, '')}` : '';
  const number = caption.caseNumber ? ` (case number ${caption.caseNumber.text})` : '';
  const parts = [
    suing && sued
      ? `${suing} sue${suing.includes(' and ') ? '' : 's'} ${sued}${where}${number}.`
      : where
        ? `A complaint${where}${number}.`
        : '',
    claims.length > 0
      ? `The complaint makes ${claims.length === 1 ? 'one claim' : `${claims.length} claims`}: ${claims.map(({ type }) => type).join('; ')}.`
      : '',
    allegations > 0 ? `It sets out ${amount(allegations, 'paragraph')} of allegations.` : '',
    relief.length > 0 ? `It asks for: ${relief.slice(0, 6).map(shortened).join('; ')}.` : '',
    jury ? 'It demands a jury.' : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

/** A request without its item mark, cut at about 140 characters. */
function shortened(item: string): string {
  const words = bareItem(item);
  return words.length > 140 ? `${words.slice(0, 140).replace(/\s+\S*$/, '')} …` : words;
}

function names(parties: readonly AnalysisParty[]): string {
  const list = parties.map(({ name }) => name);
  if (list.length > 4) return `${list.slice(0, 3).join(', ')} and ${list.length - 3} others`;
  return list.length > 1 ? `${list.slice(0, -1).join(', ')} and ${list.at(-1)}` : (list[0] ?? '');
}
