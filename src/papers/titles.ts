import { headOf, type TextLine } from '../text/lines.ts';
import { isRoleAlone, isVersus } from './caption-cells.ts';
import type { KindId } from './kinds.ts';
import { countLetters } from './letters.ts';
import { TITLE_CUES } from './title-cues.ts';
import { beginsWithDay, datedRows, isNoTitle, shareOfForm } from './title-rows.ts';
import { isOnlyLead, mayHaveHead, plainCapitals, titleHead } from './title-words.ts';

/** A line (or block of lines) that reads as the title of a paper; `score` 0–1 by place and style. */
export interface TitleCandidate {
  type: KindId;
  words: string;
  start: number;
  end: number;
  page: number;
  score: number;
  /** It is the subject of a mail: what the mail is about, and not what it is. */
  isSubject?: boolean;
}

interface Cell {
  text: string;
  start: number;
  end: number;
  page: number;
  line: number;
  right: boolean;
}

const DESIGNATION =
  /(?<!\b(?:for|to|from|against|upon|by|with|of|on)(?:\s(?:the|said))?)(?:^|[\s,)(])(?:plaintiff|petitioner|defendant|respondent|appellee|appellant|claimant|debtor|tenant|landlord|employe[er])(?:[-/]\w+)?(?:\(s\)|s|\/s)?(?:\s*(?:below|pro se))?\)?[.,;:]?\W*$/i;
/** 'TO: Ada Poe, Defendant pro se' speaks to somebody below the caption. */
const ADDRESSED = /^to\b/i;
const HEAD_LINES = 95;
/** So many lines of prose make a page more than a cover. */
const WRITTEN = 4;

/** Reads the first printed lines of a paper for its title. Best candidate first. */
export function findTitles(lines: readonly TextLine[]): TitleCandidate[] {
  const head = headOf(
    lines.filter((line) => !line.noise),
    HEAD_LINES,
  );
  const subject = subjectOf(head);
  if (subject) return [subject];
  const versus = head.findIndex((line, index) => index < 70 && isVersus(line.text));
  const running = firstProse(head, versus);
  const page = head[versus]?.page ?? 0;
  const closes = ({ text }: TextLine, index: number) =>
    index < running && DESIGNATION.test(text) && !ADDRESSED.test(text);
  // A caption may run over a page; one that is closed on its page is not carried on by the next paper's.
  const here = lastIndex(head, (line, index) => index > versus && line.page === page && closes(line, index));
  const named = here === -1 ? lastIndex(head, closes) : here;
  const captionEnd = versus === -1 ? -1 : Math.max(versus, named);
  const prose = firstProse(head, captionEnd);
  const candidates: TitleCandidate[] = [];
  const cells = head.flatMap((line, index) => splitCells(line, index));
  const [taken, dated] = [new Set<number>(), datedRows(head)];
  cells.forEach((cell, index) => {
    if (taken.has(cell.start) || dated.has(cell.line)) return;
    const block = readBlock(cells, index, { versus, captionEnd, prose });
    if (!block) return;
    candidates.push(block.candidate);
    for (const start of block.starts) taken.add(start);
  });
  discountStickers(candidates);
  discountEnclosures(candidates, head);
  discountHeadings(candidates);
  discountRequests(candidates, head);
  discountNotices(candidates, head);
  if (!candidates.some((candidate) => candidate.score >= 0.7)) candidates.push(...shoutedTitles(head));
  return candidates.sort((a, b) => b.score - a.score || a.start - b.start);
}

const MAIL_LINES = 25;
const MAIL_FIELD = /^(?:from|sender|to|sent|date|cc|bcc|reply-to):\s?\S/i;

/** The title of a mail is its subject, whatever its text quotes. */
function subjectOf(head: readonly TextLine[]): TitleCandidate | null {
  const first = head.findIndex(({ text }) => MAIL_FIELD.test(text) || /^subject:/i.test(text));
  if (first === -1 || first > MAIL_LINES) return null;
  const block = head.slice(first, first + 8);
  const line = block.find(({ text }) => /^subject:\s*\S/i.test(text));
  const sender = block.find(({ text }) => /^(?:from|sender):\s?\S/i.test(text));
  if (!line || !sender) return null;
  const lead = /^subject:\s*/i.exec(line.text)?.[0].length ?? 0;
  const words = line.text.slice(lead);
  const { end, page } = line;
  return { type: 'email', words, start: line.start + lead, end, page, score: 0.9, isSubject: true };
}

/** 'EXHIBIT B' over a paper that has a title of its own, or on a sheet before it, is what a later filing put there. */
function discountStickers(candidates: TitleCandidate[]): void {
  const isTitled = candidates.some(({ type, score }) => type !== 'exhibit' && score >= 0.75);
  if (!isTitled) return;
  for (const each of candidates) if (each.type === 'exhibit') each.score *= 0.5;
}

/** What has its title on a later page is enclosed with what was written on the first. */
function discountEnclosures(candidates: TitleCandidate[], head: readonly TextLine[]): void {
  const page = head[0]?.page;
  const written = head.filter((line) => line.page === page && isProse(line.text)).length;
  if (written < WRITTEN) return;
  for (const each of candidates) if (each.page !== page) each.score *= 0.6;
}

/** Where a title stood already, what follows in the same style are headings of its parts. */
function discountHeadings(candidates: TitleCandidate[]): void {
  let titled = 0;
  for (const candidate of candidates) {
    const score = candidate.score;
    if (titled > 0) candidate.score = Math.min(score, titled) * 0.75;
    if (score >= 0.85) titled = Math.max(titled, score);
  }
}

/** People apply for many things: without a sign of a court an application is no motion. */
function discountRequests(candidates: TitleCandidate[], head: readonly TextLine[]): void {
  if (!candidates.some(isMereRequest) || head.some(({ text }) => COURT_WORDS.test(text))) return;
  for (const candidate of candidates) if (isMereRequest(candidate)) candidate.score *= 0.5;
}

/** Anybody may head a letter or a bill with 'NOTICE': without a sign of a court it says little of the kind. */
function discountNotices(candidates: TitleCandidate[], head: readonly TextLine[]): void {
  const mere = candidates.filter(({ type }) => type === 'notice');
  if (mere.length === 0 || head.some(({ text }) => COURT_WORDS.test(text))) return;
  for (const candidate of mere) candidate.score *= 0.72;
}

function isMereRequest({ type, words }: TitleCandidate): boolean {
  return type === 'motion' && !/\bmotions?\b/i.test(words);
}

interface Zone {
  versus: number;
  captionEnd: number;
  prose: number;
}

function lastIndex<T>(items: readonly T[], test: (item: T, index: number) => boolean): number {
  for (let index = items.length - 1; index >= 0; index -= 1) {
    const item = items[index];
    if (item !== undefined && test(item, index)) return index;
  }
  return -1;
}

/** A file of words (Word) has each paragraph on one line. */
const PARAGRAPH = 180;

/** Index of the first of two running lines of prose, or of a whole paragraph, after the caption (or the sheet's head). */
function firstProse(head: readonly TextLine[], captionEnd: number): number {
  for (let index = Math.max(0, captionEnd + 1); index < head.length; index += 1) {
    const [text, next] = [head[index]?.text ?? '', head[index + 1]?.text ?? ''];
    if (isProse(text) && (text.length >= PARAGRAPH || isProse(next))) return index;
  }
  return head.length;
}

function isProse(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const lower = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return text.length > 45 && words.length >= 7 && lower / words.length > 0.45;
}

/**
 * Captions are printed in two columns: the words right of the rule are cells of their own, and so is what a form of
 * California's courts prints beside its name, over the place for the clerk's stamp.
 */
function splitCells(line: TextLine, index: number): Cell[] {
  const cells: Cell[] = [];
  const rule =
    /\s*[│|§)]\s+(?=\S)|\s+:\s+(?=\S)|\s{3,}|\t+|(?<!\s)\s{1,2}(?=Clerk stamps\b)|(?<!\s)\s(?=CASE (?:NUMBER|NO\.?):)/g;
  // 'vs.        ORDER': the mark stands left, the title right of it.
  let from = /^(?:vs?|VS?)\.\s+(?=\p{Lu})/u.exec(line.text)?.[0].length ?? 0;
  const push = (to: number) => {
    const raw = line.text.slice(from, to);
    const text = raw.trim();
    if (/\p{L}/u.test(text)) {
      const start = line.start + from + (raw.length - raw.trimStart().length);
      cells.push({
        text,
        start,
        end: start + text.length,
        page: line.page,
        line: index,
        right: from > 0 || line.indent >= 45,
      });
    }
  };
  for (const match of line.text.matchAll(rule)) {
    if (match[0].includes(')') && /\(\S*$/.test(line.text.slice(0, match.index))) continue;
    push(match.index);
    from = match.index + match[0].length;
  }
  push(line.text.length);
  return cells;
}

const STYLE = { shouted: 1, headline: 0.93, lower: 0.8, runIn: 0.75 } as const;

function styleOf(text: string): keyof typeof STYLE | null {
  const { letters, upper } = countLetters(text);
  if (letters < 4) return null;
  if (upper / letters > 0.8) return 'shouted';
  const words = text.split(/\s+/).filter((word) => /^\W*\p{L}{4,}/u.test(word));
  const capital = words.filter((word) => /^\W*\p{Lu}/u.test(word)).length;
  if (words.length > 0 && capital === words.length) return 'headline';
  if (/^[A-Z]{5,}(?=[\s:–—-])/.test(text)) return 'runIn';
  return upper === 0 ? 'lower' : null;
}

/** 'SC-100  Plaintiff’s Claim', 'FORM 1.9. COVER SHEET': the number of the form before its title. */
const FORM_NUMBER = /^(?:[A-Z]{2,4}-\d{2,4}[A-Z]?|(?:FORM|Form) (?:[A-Z]{1,3}-?)?\d[\w.()-]*)\s+(?=\p{Lu})/u;

const LINES_BELOW_CAPTION = 6;

/** 'Second amended petition for a': a title of small letters, right below a caption. */
function isPlainTitle({ text, line }: Cell, { captionEnd, prose }: Zone): boolean {
  const isBelow = captionEnd !== -1 && line > captionEnd && line <= captionEnd + LINES_BELOW_CAPTION;
  return isBelow && line < prose && /^\p{Lu}\p{Ll}/u.test(text) && !isProse(text);
}

function readBlock(
  cells: readonly Cell[],
  at: number,
  zone: Zone,
): { candidate: TitleCandidate; starts: number[] } | undefined {
  const first = cells[at];
  if (!first || first.text.length > 160) return undefined;
  const form = FORM_NUMBER.exec(first.text)?.[0] ?? '';
  const style = styleOf(first.text.slice(form.length)) ?? (isPlainTitle(first, zone) ? 'lower' : null);
  // A name in a caption ends in a comma; below it a title may go on behind one.
  const isName = /,$/.test(first.text) && (zone.captionEnd === -1 || first.line <= zone.captionEnd);
  // What begins with a day is a row of a list; what a letter is about is not what it is.
  if (
    !style ||
    isName ||
    (zone.versus === -1 && /^(?:re|subject)\s?:/i.test(first.text)) ||
    isNoTitle(first.text) ||
    isRoleAlone(first.text) ||
    beginsWithDay(first.text)
  )
    return undefined;
  const words = [first.text.slice(form.length)];
  const starts = [first.start];
  for (let next = at + 1; next < cells.length && words.length < 6; next += 1) {
    const cell = cells[next];
    if (!cell || cell.line > first.line + words.length * 2) break;
    // The last name of a caption and the title below it are two things.
    if (first.line <= zone.captionEnd && cell.line > zone.captionEnd) break;
    if (cell.right !== first.right) continue;
    if (styleOf(cell.text) !== style || cell.text.length > 160 || isProse(cell.text)) break;
    words.push(cell.text);
    starts.push(cell.start);
  }
  const title = headWord(words.join(' '), first.text.slice(form.length));
  if (!title) return undefined;
  if (style === 'runIn' && (first.line > 3 || title.lead > 0 || zone.versus !== -1)) return undefined;
  if (style === 'lower' && (first.text.length > 90 || /[.,;:]$/.test(first.text))) return undefined;
  if (/[.;]$/.test(first.text) && words.length === 1 && (style === 'headline' || style === 'lower'))
    return undefined;
  const place = placeScore(first, zone, title);
  if (place === 0) return undefined;
  // 'Administrative Order. [ ] Yes [ ] No' asks.
  if (/\b(?:yes|no)\b\W*$/i.test(first.text) && /[.?:]\s/.test(first.text)) return undefined;
  const share = shareOfForm(title.type, first.text) * (title.lead > 0 ? 0.98 : 1);
  const score = 0.97 * place * STYLE[style] * share;
  const { end, page } = first;
  const start = first.start + form.length;
  const own = first.text.slice(form.length);
  return { candidate: { type: title.type, words: own, start, end, page, score }, starts };
}

/** Papers that no court's caption stands over. */
const EVERYDAY: ReadonlySet<KindId> = new Set([
  'contract',
  'lease',
  'statement',
  'receipt',
  'medical',
  'demand-letter',
]);

function placeScore(cell: Cell, zone: Zone, title: { type: KindId }): number {
  const afterProse = cell.line > zone.prose;
  const closing = title.type === 'certificate' || title.type === 'exhibit' || title.type === 'affidavit';
  if (closing && (afterProse || cell.page > 1)) return 0;
  if (EVERYDAY.has(title.type) && zone.versus !== -1) return 0.5;
  if (afterProse) return zone.captionEnd === -1 ? 0.55 : 0.72;
  if (zone.captionEnd === -1) return cell.line < 12 ? 0.93 : 0.8;
  if (cell.line > zone.captionEnd) return 1;
  if (cell.right) return 0.97;
  if (cell.line > zone.versus) return 0.82;
  return cell.line < 3 ? 0.9 : 0.7;
}

/** The cue at the head of a title; it has to stand in its first line. */
function headWord(block: string, firstLine: string): { type: KindId; lead: number } | undefined {
  const head = titleHead(plainCapitals(block));
  return head && head.at <= firstLine.length ? { type: head.type, lead: head.at } : undefined;
}

const COURT_WORDS =
  /\bCOURT\b|\b(?:Court of|(?:District|Superior|Circuit|County) Court)\b|\b(?:plaintiff|defendant|petitioner|respondent)s?\b|\bcase no\b/i;

/** No line reads as a title: capitals inside other lines (column captions run together by text recognition). */
function shoutedTitles(head: readonly TextLine[]): TitleCandidate[] {
  const found: TitleCandidate[] = [];
  // Terms of use and letters print headings in capitals too: below, a paper without a court is not named by them.
  const inCourt = head.slice(0, 40).some(({ text }) => COURT_WORDS.test(text));
  for (const line of head.slice(0, 60)) {
    for (const match of line.text.matchAll(/[A-Z][A-Z0-9'’“”"&().,\- ]{5,}/g)) {
      const words = match[0].replace(/[’‘]/g, "'");
      if (!mayHaveHead(words)) continue;
      const hits = TITLE_CUES.flatMap(({ type, pattern }) => {
        const hit = pattern.exec(words);
        if (!hit || hit[0].trim().length < 6 || EVERYDAY.has(type)) return [];
        return [{ type, at: hit.index, width: hit[0].length }];
      });
      const first = hits.sort((a, b) => a.at - b.at)[0];
      // Inside a run of capitals it is what a heading speaks of, and a bare ORDER is a party's name or a command.
      const leads = first && isOnlyLead(words, first.at);
      if (
        !first ||
        !leads ||
        words.trim().length < 7 ||
        /^ORDERS?\b(?! (?:GRANT|DENY|ON|RE|TO|SET))/.test(words.slice(first.at))
      )
        continue;
      const start = line.start + match.index + first.at;
      const end = start + first.width;
      found.push({
        type: first.type,
        words: words.slice(first.at, first.at + first.width),
        start,
        end,
        page: line.page,
        score: inCourt ? 0.66 : 0.35,
      });
    }
  }
  return found.slice(0, 3);
}
