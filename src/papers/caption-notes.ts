import type { Grid } from './caption-grid.ts';
import type { GridCell } from './caption-pieces.ts';

/** What the reader of the court and the number knows of a line. */
export interface HeadLines {
  isCourt(text: string): boolean;
  isNumber(text: string): boolean;
}

const SIDE_NOTE =
  /^(?:inclusive|(?:electronically |e-?)filed|case|cause|docket|indictment|received|lodged|(?:\d{1,2} )?civ|civil action|no|nos|hon|mag|judge|magistrate|jury|trial|demand|civil|ecf case|dept|complaint for damages|filed|date|assigned|section|division|term|[A-Z][a-z]+ term)\b\s*(?:[.,:#]|[-–]\s|no|number|term|trial|by|demand|case|filed|(?:19|20)\d\d$|$)/i;

/** '8:30 am', 'LC100771': when a matter was heard, and its number alone, as minutes print them above the names. */
export function isHearingLine(words: string): boolean {
  const text = words.replace(/^[^\p{L}\d]+|\s+$/gu, '');
  return (
    /^(?:\d{1,2}\/\d{1,2}\/\d{2,4},?\s)?\d{1,2}:\d\d(?::\d\d)?\s?[ap]\.?m\b/i.test(text) ||
    /^(?=\S*\d\S*\d)[A-Z\d-]{6,}$/.test(text)
  );
}

export function isSideNote(text: string, lines: HeadLines): boolean {
  // 'School District / No. 14, a public body': no number of a case is so short.
  if (/^no\. ?\d{1,3}\b(?!-)/i.test(text)) return false;
  // 'D.P.,': a person who is named by initials.
  if (/^(?:\p{Lu}\.\s?){2,4}[,;]?$/u.test(text)) return false;
  return (
    SIDE_NOTE.test(text.trim()) ||
    lines.isNumber(text) ||
    // '(95-06031-CR-POE)': the number of another case, below its own.
    /^\((?=[^)]*\d{3})[A-Z\d][A-Z\d:/-]{4,}\)$/i.test(text) ||
    // 'Serve: …', 'Issue date: …': what is labeled otherwise than as a party.
    /^(?!in re\b|in the\b|re\b)\p{Lu}[\p{L} /]{1,24}:(?:\s|$)/iu.test(text) ||
    text.replace(/[^\p{L}\d]/gu, '').length < text.replace(/\s/g, '').length * 0.5 ||
    /\bjury (?:trial )?demand|\bdemand for jury|\bby jury\b/i.test(text) ||
    isHearingLine(text) ||
    /\b(?:licen[cs]e|security|account|scan) nos?\.?$/i.test(text) ||
    /^_+|^[-–\s]+x?$|,\s*ss\.?:?$/i.test(text) ||
    /^(?:civil|criminal|family|probate|chancery|law) division$/i.test(text)
  );
}

export function isContact(text: string): boolean {
  return /@|\b(?:tel|phone|fax|telephone|esq|(?:attorneys?(?:\(s\))?|counsel) (?:(?:present|appearing) )?for|attorneys? (?:at law|or part(?:y|ies))|bar no|pro se plaintiff|suite|ste)\b|\(\d{3}\)\s*\d{3}|\b\d{5}(?:-\d{4})?$/i.test(
    text,
  );
}

/** What stands between the parties and a decision: where it comes from, and who made it. */
const ABOVE_DECISION =
  /^\(?(?:(?:on )?(?:appeals?|appealed|petitions? for review|certiorari|writ of \p{L}+) (?:from|to)\b|before:? (?:the hon)?.*\bjudges?\b|per curiam\b|(?:re)?argued(?: and submitted)?\b|submitted:?(?=\s)|decided:?(?=\s)|(?:civil |criminal )?minutes\b|entry of \p{L})/iu;

export function isTitleLine(text: string): boolean {
  return (
    ABOVE_DECISION.test(text) ||
    (/^(?:(?:first|second|third|verified|amended|class action|original|joint|proposed|third-party|consolidated|civil)\s+)*(?:complaint|counterclaim|petition|motion|order|answer|notice|summons|memorandum|response|reply|brief|stipulation|demand|request for|judgment|opinion|syllabus|declaration|affidavit|subpoena|(?:(?:search|arrest) )?warrant|(?:plaintiff|defendant|petitioner|respondent)(?:s['’](?= )|['’]s\b))(?!\p{L})/iu.test(
      text.trim(),
    ) &&
      !/,$/.test(text))
  );
}

/** 'Serve: 14 Elm Street': where a party is to be found. */
const BEGINS_ADDRESS =
  /^(?:(?:[Ss]erve(?: [Oo]n| [Aa]t)?|SERVE(?: ON| AT)?)\s?:\s+)?(?:\d{1,6}[A-Z]?\s+(?:\p{Lu}|\d{1,3}(?:st|nd|rd|th)\b)|P\.?\s?O\.?\s?Box\b)/u;
const ENDS_ADDRESS = /\b(?:\p{Lu}{2}|\p{Lu}[\p{L}.]+),?\s+\d{5}(?:-\d{4})?[,.;]?(?:\s(?:and|&)[,;]?)?$/u;
const SAME_EDGE = 500;
const ADDRESS_LINES = 4;

/** Cells from a house number to a ZIP code, one below the other. */
export function addressesIn({ cells }: Grid): { inside: Set<GridCell>; before: Set<GridCell> } {
  const inside = new Set<GridCell>();
  const before = new Set<GridCell>();
  for (const [at, cell] of cells.entries()) {
    if (cell.column === 'right' || !BEGINS_ADDRESS.test(cell.text)) continue;
    // What a label stands before is indented below it.
    const edge = /^serve/i.test(cell.text) ? 2 * SAME_EDGE : SAME_EDGE;
    const isBelow = (other: GridCell) => other.column !== 'right' && Math.abs(other.left - cell.left) <= edge;
    const lines = cells
      .slice(at, at + 3 * ADDRESS_LINES)
      .filter(isBelow)
      .slice(0, ADDRESS_LINES);
    // A form has blanks of their own for the town and its ZIP code.
    const withNext = ({ row, left, page, text }: GridCell) => {
      const next = cells.find((other) => other.page === page && other.row === row && other.left > left);
      return next === undefined ? text : `${text} ${next.text}`;
    };
    const last = lines.findIndex((line) => ENDS_ADDRESS.test(line.text) || ENDS_ADDRESS.test(withNext(line)));
    for (const line of lines.slice(0, last + 1)) inside.add(line);
    const name = cells.slice(Math.max(0, at - ADDRESS_LINES), at).findLast(isBelow);
    if (last !== -1 && name !== undefined) before.add(name);
  }
  return { inside, before };
}
