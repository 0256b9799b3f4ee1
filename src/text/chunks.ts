import { goesOnAfterTime } from './after-time.ts';
import { MONTHS } from './day-words.ts';
import { PAGE_BREAK } from './pages.ts';

/** A passage for search and quoting: `content === text.slice(start, end)`, never across a page. */
export interface Chunk {
  index: number;
  content: string;
  page: number;
  start: number;
  end: number;
  tokenCount: number;
}

interface Span {
  start: number;
  end: number;
}

const TARGET_TOKENS = 200;
const MAX_TOKENS = 250;
const OVERLAP_TOKENS = 45;
const CHARS_PER_TOKEN = 4;

/** Estimate of language-model tokens: about four characters of English each, at least one a word. */
export function countTokens(content: string): number {
  const words = content.match(/\S+/g)?.length ?? 0;
  const letters = content.replace(/\s+/g, '').length;
  return Math.max(words, Math.ceil((letters + words) / CHARS_PER_TOKEN));
}

/**
 * Cuts extracted text into passages of about 150–250 tokens at paragraph and sentence ends. Passages of a page
 * follow each other with at most one sentence of overlap, and together hold every character that is not space.
 */
export function chunkText(text: string): Chunk[] {
  const chunks: Chunk[] = [];
  let offset = 0;
  text.split(PAGE_BREAK).forEach((pageText, pageIndex) => {
    for (const span of packSpans(pageText)) {
      const start = offset + span.start;
      const end = offset + span.end;
      const content = text.slice(start, end);
      chunks.push({
        index: chunks.length,
        content,
        page: pageIndex + 1,
        start,
        end,
        tokenCount: countTokens(content),
      });
    }
    offset += pageText.length + 1;
  });
  return chunks;
}

function packSpans(pageText: string): Span[] {
  const units = splitSentences(pageText).map(({ start, end }) => ({
    start,
    end,
    tokens: countTokens(pageText.slice(start, end)),
  }));
  const packed: Span[] = [];
  let from = 0;
  while (from < units.length) {
    let to = from;
    let tokens = 0;
    while (to < units.length) {
      const next = units[to]?.tokens ?? 0;
      if (to > from && (tokens + next > MAX_TOKENS || tokens >= TARGET_TOKENS)) break;
      tokens += next;
      to += 1;
    }
    const first = units[from];
    const last = units[to - 1];
    if (first && last) packed.push({ start: first.start, end: last.end });
    if (to >= units.length) break;
    const overlaps = to - 1 > from && (last?.tokens ?? 0) <= OVERLAP_TOKENS;
    from = overlaps ? to - 1 : to;
  }
  return packed;
}

const BEFORE_WORD = String.raw`(?:^|[\s("“‘'[\/–—-])`;
/** Titles, 'v.', 'No.' and the like: what follows belongs to them. */
const LEADS = new RegExp(
  `${BEFORE_WORD}(?:[A-Z]|[a-hj-z]|Nos?|Mr|Mrs|Ms|Dr|Messrs|Mme|St|vs|Hon|Prof|Rev|Gen|Sen|Rep|Gov|Lt|Sgt|Capt|Col|Det|Atty|Amb|Pres|Supt|Wm|Geo|Chas|Thos|Jos|Doc|Docs|Dkt|Dckt|Exh?s?|Art|Secs?|Ch|Para|Paras|pp|cf|Cf|Id|id|approx|Att|Vol|Tr|Fig|Dep|Aff|Decl|Compl|Ans|Br|Mot|Resp|Opp|e\\.g|i\\.e|viz|c/o|See|Mt|Ft|Bldg|Rm|Ctrm|[Ee]xt|pt|ca|Pls|Defs|[afd]\\.[kb]\\.a)\\.$`,
);
/** Without May, which is no abbreviation. */
const SHORT_MONTHS = MONTHS.map((month) => month.slice(0, 3))
  .filter((month) => month !== 'May')
  .join('|');
/** Other abbreviations, of companies, reporters, rules, courts and months: the sentence may end with them. */
const ABBREVIATION = new RegExp(
  `${BEFORE_WORD}(?:Jr|Sr|Inc|Co|Cos|Corp|Ltd|Esq|Bros|Assn|Ass['’]n|Dept|Div|Ave|Blvd|Rd|Ste|Apt|Hwy|Ln|Pkwy|Fed|Civ|Crim|App|Evid|Proc|Supp|Cal|Cir|Ct|Stat|seq|al|Reg|Regs|Admin|Bankr|Ed|Gen|Comm['’]n|Comm|Bd|Prot|Sys|Bus|Ins|Indus|Mfg|Mgmt|Univ|Educ|Hosp|Med|Ctr|Cty|Cnty|Twp|Dist|Int['’]l|Nat['’]l|Gov['’]t|Servs?|Soc|Sci|Tech|Am|Res|Def|Litig|Op|${SHORT_MONTHS}|Sept|Mass|Ala|Ariz|Ark|Colo|Conn|Del|Fla|Ga|Ill|Ind|Kan|Ky|Md|Mich|Minn|Mont|Neb|Nev|Okla|Pa|Tenn|Tex|Va|Vt|Wis|Wyo|Wash|(?:[A-Z][A-Za-z]{0,5}\\.)+[A-Z][a-z]{0,5})\\.$`,
);
/** Whether words end in the point of a shortened word: 'Inc.', 'U.S.', an initial. */
export const isShortened = (words: string): boolean => LEADS.test(words) || ABBREVIATION.test(words);

/** Whether more of the sentence follows the point: 'Mr.', 'No.', an initial. */
export const leadsOn = (words: string): boolean => LEADS.test(words);

const OPENER =
  /^["“(]?(?:The|This|That|These|Those|There|He|She|It|They|We|His|Her|Its|Their|On|At|After|When|If|Upon|However|Accordingly|Thus|Therefore|Instead|Although)\s/;

/** Sentences and paragraph-leading lines of one page, as spans without outer space; long ones are halved at spaces. */
export function splitSentences(pageText: string): Span[] {
  const cuts: number[] = [];
  const boundary =
    /\n[ \t]*\n\s*|\n(?=[ \t]*(?:\(?[0-9]{1,3}[.)]|[•●▪*–-]|[A-Z]\.|\([a-z]\))[ \t\n])|[.!?:;]["”’')\]]*(?=\s)/g;
  for (const match of pageText.matchAll(boundary)) {
    const end = match.index + match[0].length;
    const mark = match[0].charAt(0);
    if (mark === '\n' && endsInCitation(pageText.slice(Math.max(0, match.index - 40), match.index))) continue;
    if (mark === '.' && isInsideSentence(pageText, match.index, end)) continue;
    if ((mark === ':' || mark === ';') && !/^\s*\n/.test(pageText.slice(end, end + 40))) continue;
    cuts.push(end);
  }
  cuts.push(pageText.length);
  const spans: Span[] = [];
  let from = 0;
  for (const cut of cuts) {
    pushTrimmed(spans, pageText, from, cut);
    from = cut;
  }
  return spans;
}

const CITED = /\b\d{1,4} (?:[A-Z][A-Za-z’']{0,5}\. ?){1,3}(?:\s+\d{1,3})?\s*$/;

/** '28 U.' or '12 F. Supp.' at the end of a line, and the number of the line: the citation goes on below. */
export function endsInCitation(text: string): boolean {
  return CITED.test(text) && !/\b[ap]\.? ?m\.\s*$/i.test(text);
}

/** Whether a point ends no sentence: it belongs to a shortened word, a number or a time. `end` is behind it. */
export function isInsideSentence(text: string, dot: number, end: number): boolean {
  const before = text.slice(Math.max(0, dot - 24), dot + 1);
  const after = text.slice(end, end + 80).trimStart();
  if (/^[a-z,;)]/.test(after)) return true;
  if (LEADS.test(before) || goesOnAfterTime(before, after)) return true;
  if (ABBREVIATION.test(before) && !OPENER.test(after)) return true;
  if (/(?:^|\n|[;:]\s)[ \t]*(?:\(?\d{1,3}|[IVX]{2,5}|[ivx]{2,5})\.$/.test(before)) return true;
  return isInsideCitation(text, dot, after);
}

/** '(E.D. Va. 2013)', '126 Dep. 14:2': a number after a short capitalized word, or a bracket that is still open. */
function isInsideCitation(text: string, dot: number, after: string): boolean {
  if (!/(?:^|[\s(.])[A-Z][A-Za-z]{0,4}$/.test(text.slice(Math.max(0, dot - 8), dot))) return false;
  if (/^(?:¶|§|#|\d)/.test(after)) return !/^\d{1,3}[.)]\s/.test(after);
  const near = text.slice(Math.max(0, dot - 60), dot);
  return near.lastIndexOf('(') > near.lastIndexOf(')') && /^[^(]{0,40}\)/.test(after);
}

function pushTrimmed(spans: Span[], text: string, from: number, to: number): void {
  let start = from;
  let end = to;
  while (start < end && /\s/.test(text.charAt(start))) start += 1;
  while (end > start && /\s/.test(text.charAt(end - 1))) end -= 1;
  while (start < end) {
    const stop = fittingEnd(text, start, end);
    spans.push({ start, end: stop });
    start = stop;
    while (start < end && /\s/.test(text.charAt(start))) start += 1;
  }
}

/** Where a run too long for one passage is cut: the last white space that fits, else between two characters. */
function fittingEnd(text: string, start: number, end: number): number {
  if (end - start <= MAX_TOKENS) return end;
  const limit = start + MAX_TOKENS * CHARS_PER_TOKEN - CHARS_PER_TOKEN;
  let stop = end;
  if (end > limit) {
    stop = limit;
    const space = text.slice(start, limit).search(/\s+\S*$/);
    if (space > 0) stop = start + space;
    else if (/[\uD800-\uDBFF]/.test(text.charAt(stop - 1))) stop -= 1;
  }
  while (stop - start > 1 && countTokens(text.slice(start, stop)) > MAX_TOKENS) {
    const half = start + Math.floor((stop - start) * 0.8);
    const space = text.slice(start, half).search(/\s+\S*$/);
    stop = space > 0 ? start + space : half;
  }
  return stop;
}
