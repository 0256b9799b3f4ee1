import type { TextLine } from '../text/lines.ts';
import { evidenceAt, isHeading, type Paper, statementAt, unmarked } from './paper.ts';
import type { AnalysisStatement } from './schema.ts';
import type { Sentence } from './sentences.ts';

const PRAYER =
  /^(?:(?:[IVX]+\.?\s+)?(?:prayer\b|(?:demand|request|prayer) for relief|relief (?:requested|sought))|wherefore\b|therefore, (?:the )?plaintiff?s?\b|ad damnum)/i;
const ITEM =
  /^(?:[A-Z]|[a-z]|\d{1,3}|[ivx]{1,5})[.)]\s+\S|^\((?:[A-Za-z]|\d{1,2}|[ivx]{1,5})\)\s*\S|^[•●▪–-]\s*\S/;
/** One item by itself is the first of a list; 'R. Marsh, Esq.' is somebody's initial. */
const FIRST = /^\(?(?:[A1aIi][.)]|\W)/;
const END =
  /^(?:dated?\b|respectfully submitted|demand for jury|jury (?:trial )?demand|\/s\/|by:|executed|verification|certificate of|sworn to|subscribed|exhibit\b)/i;
const REQUEST = /\b(?:pray|demand|request|ask|seek)s?\b/i;

/**
 * What the pleading asks the court for, item by item, from its last prayer ('WHEREFORE …'); one statement where
 * the prayer is a sentence. Empty when there is no prayer.
 */
export function findRelief(paper: Paper, sentences: readonly Sentence[]): AnalysisStatement[] {
  const { lines } = paper;
  const at = lastPrayer(lines);
  if (at === -1) return [];
  const end = endOfPrayer(lines, at);
  const starts = lines.slice(at, end).flatMap((line, index) => (ITEM.test(line.text) ? [at + index] : []));
  if (starts.length === 0 || (starts.length === 1 && !FIRST.test(lines[starts[0] ?? 0]?.text ?? '')))
    return prayerSentence(paper, sentences, at, end);
  return starts.map((start, index) => {
    const stop = (starts[index + 1] ?? end) - 1;
    return statementAt(paper, lines[start]?.start ?? 0, lines[stop]?.end ?? 0);
  });
}

/** Where the last prayer begins (offset in the text), or the end of the text. */
export function prayerStart(paper: Paper): number {
  const at = lastPrayer(paper.lines);
  return at === -1 ? paper.text.length : (paper.lines[at]?.start ?? paper.text.length);
}

function lastPrayer(lines: readonly TextLine[]): number {
  let last = -1;
  lines.forEach((line, index) => {
    if (!PRAYER.test(line.text) || /as set forth in the prayer/i.test(line.text)) return;
    const heading = last !== -1 && index - last <= 3;
    if (!heading) last = index;
  });
  return last;
}

function endOfPrayer(lines: readonly TextLine[], from: number): number {
  for (let index = from + 1; index < lines.length; index += 1) {
    const text = lines[index]?.text ?? '';
    if (END.test(text)) return index;
    if (
      index > from + 3 &&
      isHeading(text) &&
      !ITEM.test(text) &&
      text.length > 12 &&
      /[.;]$/.test(lines[index - 1]?.text ?? '')
    )
      return index;
  }
  return lines.length;
}

function prayerSentence(
  paper: Paper,
  sentences: readonly Sentence[],
  at: number,
  end: number,
): AnalysisStatement[] {
  const from = paper.lines[at]?.start ?? 0;
  const to = paper.lines[end - 1]?.end ?? from;
  const asked = sentences.find(({ start, text }) => start >= from && start < to && REQUEST.test(text));
  return asked ? [{ text: asked.text, evidence: evidenceAt(paper, asked.start, asked.end) }] : [];
}

/** The line by which the pleading demands a jury, or null. */
export function findJuryDemand(paper: Paper): AnalysisStatement | null {
  const demand =
    /\b(?:jury (?:trial )?(?:is )?(?:hereby )?(?:demand(?:ed)?|request(?:ed)?)|demands? (?:for )?(?:a )?(?:trial by )?jury|trial by jury (?:is )?(?:hereby )?(?:demanded|requested)|(?:demands?|requests?) [^.]{0,60}\btrial by jury|(?:demands?|requests?) (?:a )?(?:jury trial|trial by (?:a )?jury)|demand for jury|demand (?:a )?trial by jury)\b/i;
  const refused =
    /\bnot\s+(?:now\s+)?(?:demand|request)|\bwaives?\b|check yes|check the|\byes\b.{0,40}\bno\b/i;
  const ticked = /[[(☐☒]\s*[x✓✗X☒]\s*[\])]?\s*(?:does\b(?!\s+not)|demands?\b)/;
  const line = paper.lines.find(
    ({ text }) => demand.test(text) && (!refused.test(text) || ticked.test(text)),
  );
  return line ? columnOf(paper, line, demand) : null;
}

/** The part of a caption's line that holds the words, without the party in the column beside it. */
function columnOf(paper: Paper, line: TextLine, words: RegExp): AnalysisStatement {
  let from = 0;
  for (const piece of line.text.split(/(\s*[│|§]\s+|\s+:\s+|\t+|\s{4,}|\)\s{2,})/)) {
    if (words.test(piece)) return statementAt(paper, line.start + from, line.start + from + piece.length);
    from += piece.length;
  }
  return statementAt(paper, line.start, line.end);
}

const JURISDICTION =
  /\bjurisdiction\b(?=.{0,300}\b(?:court|tribunal|U\.?\s?S\.?\s?C|section|subject|personal|supplemental|pendent|original|diversity|citizen|resid|business)|.{0,300}§)|\b(?:court|tribunal|subject[- ]matter|personal|supplemental|pendent|original|invokes?|confers?)\b.{0,200}\bjurisdiction\b|\bamount in controversy\b|\bdiversity of citizenship\b/i;
const VENUE = /\bvenue\b/i;

/** Sentences that say why this court may hear the case (`jurisdiction`) and why here (`venue`); at most six each. */
export function findForum(
  paper: Paper,
  sentences: readonly Sentence[],
): { jurisdiction: AnalysisStatement[]; venue: AnalysisStatement[] } {
  const having = (word: RegExp) =>
    sentences
      .filter(({ text }) => word.test(text) && text.length > 40 && !isHeading(text))
      .slice(0, 6)
      .map(({ text, start, end }) => ({ text: unmarked(text), evidence: evidenceAt(paper, start, end) }));
  return { jurisdiction: having(JURISDICTION), venue: having(VENUE) };
}
