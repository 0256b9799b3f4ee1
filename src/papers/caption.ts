import { headOf, type TextLine } from '../text/lines.ts';
import { isVersus, roleOf } from './caption-cells.ts';
import { readParties } from './caption-parties.ts';
import { evidenceAt, isProse, type Paper, plain, statementAt } from './paper.ts';
import type { AnalysisParty, AnalysisStatement } from './schema.ts';
import { findTitles } from './titles.ts';

/** The head of a court paper: court, number, parties with their roles, title. */
export interface Caption {
  court: AnalysisStatement | null;
  caseNumber: AnalysisStatement | null;
  parties: AnalysisParty[];
  title: { text: string; start: number; end: number } | null;
}

const HEAD_LINES = 130;
const COURT = /\b(?:court|tribunal|appeals board)\b/i;
const COURT_PART =
  /\b(?:court|district|division|county|circuit|state of|commonwealth of|judicial|parish|city of|in and for|branch|department|magistrate|metropolitan)\b/i;
const NUMBER_LABEL =
  /\b(?:case|civil action|civil|cause|docket|index|action|file)?\s*(?:(?:nos?|number|num)\b|#)\s*[.:]*\s*[:#]?\s*([A-Z0-9][\w:./()‑−–-]*(?:[ ]?[-‑–][ ]?[\w]+|\s(?:Civ\.|CV|cv|SBA|[A-Z]{1,4}\b)\s?\d*)*)/i;
const BARE_NUMBER =
  /\b(?:\d{1,2}:)?\d\d[-‑−–\s](?:cv|cr|mc|civ\.?|CV)[-‑−–.\s]{1,2}\d{3,6}(?:[-‑–][A-Z]{2,4})*|\b[A-Z]{1,2}-\d{2,4}-[A-Z]{2}-\d{4}-?\d{4,6}\b|\b\d{1,4}\s?Civ\.\s\d+/;
const STAMP =
  /(?:^|\n)[^\S\n]*(?:Case:?\s+)?((?:\d{1,2}:)?\d\d-[a-z]{2}-\d{3,6}(?:-[A-Z]{2,4})*)[^\S\n][^\n]*\b(?:Doc|Document|ECF)\b/;

/** Reads the caption of a paper; what is blank or cannot be read is null or missing, never guessed. */
export function readCaption(paper: Paper): Caption {
  const head = headOf(paper.lines, HEAD_LINES);
  const title = findTitles(head)[0];
  const versus = head.findIndex((line, index) => index < 110 && isVersus(line.text));
  const court = readCourt(paper, head, versus);
  return {
    court,
    caseNumber: readNumber(paper, head, versus),
    parties: readParties(paper, head, courtEnd(head, court), HEAD),
    title: title ? titleBlock(head, title.start) : null,
  };
}

const HEAD = { isCourt: isCourtLine, isNumber: (text: string) => BARE_NUMBER.test(text) };

/** Index of the line that ends the court's name; -1 where it stands in the right column, beside a party. */
function courtEnd(head: readonly TextLine[], court: AnalysisStatement | null): number {
  const { start, end } = court?.evidence ?? { start: -1, end: -1 };
  const beside = head.some((line) => line.start < start && line.end >= end);
  return beside ? -1 : head.findIndex((line) => line.end === end);
}

function titleBlock(head: readonly TextLine[], start: number): Caption['title'] {
  const first = head.findIndex((line) => line.start <= start && line.end > start);
  const line = head[first];
  if (!line) return null;
  let end = line.end;
  let words = line.text.slice(start - line.start);
  for (const next of head.slice(first + 1, first + 4)) {
    const unfinished = /(?:\b(?:for|and|of|to|the|in|or)|,|&)$/i.test(words);
    if (!unfinished || isProse(next.text)) break;
    words += ` ${next.text}`;
    end = next.end;
  }
  return { text: plain(words), start, end };
}

function readCourt(paper: Paper, head: readonly TextLine[], versus: number): AnalysisStatement | null {
  const limit = versus === -1 ? 25 : versus;
  const at = head.findIndex(
    (line, index) => index < limit && COURT.test(line.text) && !isProse(line.text) && line.text.length < 110,
  );
  if (at === -1) return null;
  const line = head[at];
  const right = line && rightCell(line.text);
  if (line && right) return statementAt(paper, line.start + right.from, line.end);
  let from = at;
  while (
    from > 0 &&
    /^(?:in the|state of|commonwealth of|county of|city of)\b/i.test(head[from - 1]?.text ?? '')
  )
    from -= 1;
  let to = at;
  while (to + 1 < limit && goesOn(head, to + 1)) to += 1;
  return statementAt(paper, head[from]?.start ?? 0, head[to]?.end ?? 0);
}

/** A line that goes on with a court's name: 'DISTRICT OF ALDER', 'FOR THE' before one, 'AT HERON BAY'. */
function goesOn(head: readonly TextLine[], at: number): boolean {
  const text = head[at]?.text ?? '';
  if (/^(?:for|of|in|in and for)(?: the)?$/i.test(text)) return isCourtLine(head[at + 1]?.text ?? '');
  const left = text.split(/\s*[│|§]\s|\s{4,}|\t/)[0] ?? '';
  return (isCourtLine(text) && isCourtLine(left)) || /^AT [A-Z][A-Z .]+[A-Z]$/.test(text);
}

/** Where the right column of a caption line begins when the court's name stands there beside a party. */
function rightCell(text: string): { from: number } | null {
  const rule = /\s+[§│|)]\s+|\s{4,}/.exec(text);
  if (!rule || rule.index === 0 || COURT.test(text.slice(0, rule.index))) return null;
  return { from: rule.index + rule[0].length };
}

function isCourtLine(text: string): boolean {
  return (
    COURT_PART.test(text) &&
    text.length < 90 &&
    !/,$/.test(text) &&
    !NUMBER_LABEL.test(text) &&
    roleOf(text) === null
  );
}

function readNumber(paper: Paper, head: readonly TextLine[], versus: number): AnalysisStatement | null {
  for (const line of head.slice(0, versus === -1 ? 30 : versus + 45)) {
    if (isProse(line.text)) continue;
    const labeled = NUMBER_LABEL.exec(line.text);
    const value = labeled?.[1]?.trim() ?? '';
    const hit =
      /\d{2}/.test(value) && !/^\d{5}$/.test(value) && !/bar|phone|fax|suite/i.test(line.text)
        ? value
        : BARE_NUMBER.exec(line.text)?.[0];
    if (!hit || /_{2,}/.test(hit)) continue;
    const start = line.start + line.text.indexOf(hit);
    return statementAt(paper, start, start + hit.replace(/[.,;:]+$/, '').length);
  }
  const stamp = STAMP.exec(paper.text);
  if (!stamp?.[1]) return null;
  const start = stamp.index + stamp[0].indexOf(stamp[1]);
  const end = start + stamp[1].length;
  return { text: stamp[1], evidence: evidenceAt(paper, start, end) };
}
