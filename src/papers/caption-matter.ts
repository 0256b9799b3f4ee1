import type { Cell, Token } from './caption-cells.ts';
import { toParties } from './caption-names.ts';
import { type HeadLines, isSideNote } from './caption-notes.ts';
import type { Paper } from './paper.ts';
import type { AnalysisParty } from './schema.ts';

const ENDS_MATTER = /\b(?:child(?:ren)?|minors?)\W*$/i;
const MATTER_LINES = 12;
/** What opens the name of whom a paper is about. */
export const MATTER =
  /^(?:in (?:re|the (?:matter|interest|estate|guardianship|conservatorship|marriage|adoption) of)\b:?\s*|(?:the )?estate of\s+)/i;

const PROCEEDING =
  /^(?:(?:the\s+)?(?:ex parte\s+)?(?:(?:matter|guardianship|conservatorship|adoption|custody|commitment|marriage|name change|change of name|application|petition|welfare|interest|parentage|paternity|dependency|detention|wardship)(?:\s*(?:,|and|&)\s*)?)+\s*(?:of|for)\s*:?\s+)+/i;

/** 'IN THE MATTER OF THE GUARDIANSHIP OF …': the persons (or estate) that the paper is about, of each of its captions. */
export function matterOf(paper: Paper, caption: readonly Token[], lines: HeadLines): AnalysisParty[] {
  const found: AnalysisParty[] = [];
  let from = 0;
  for (let turn = 0; turn < MOST_MATTERS; turn += 1) {
    const at = caption.findIndex(({ cell }, index) => index >= from && MATTER.test(cell.text));
    if (at === -1) break;
    const cells = cellsOfMatter(caption.slice(at, at + MATTER_LINES), lines);
    for (const party of partiesOf(paper, cells))
      if (turn === 0 || !found.some(({ name }) => isSame(name, party.name))) found.push(party);
    from = at + Math.max(1, cells.length);
  }
  return found;
}

const plainOf = (name: string) => name.toLowerCase().replace(/\s+/g, ' ');
const isSame = (one: string, other: string) => plainOf(one) === plainOf(other);

/** Papers of cases that were joined bear a caption for each. */
const MOST_MATTERS = 3;

function cellsOfMatter(caption: readonly Token[], lines: HeadLines): Cell[] {
  const cells: Cell[] = [];
  for (const { kind, cell } of caption) {
    if (
      kind !== 'names' ||
      isSideNote(cell.text, lines) ||
      /^dear\b/i.test(cell.text) ||
      (cells.length > 0 && /^\d{1,2}\.\s/.test(cell.text)) ||
      (cells.length > 0 && /^(?:an?|the)\s\p{Ll}/u.test(cell.text)) ||
      (new Set(cells.map(({ line }) => line)).size >= 5 && !continues(cells.at(-1)?.text ?? '', cell.text))
    )
      break;
    cells.push(cell);
    if (ENDS_MATTER.test(cell.text)) break;
  }
  return cells;
}

function partiesOf(paper: Paper, cells: readonly Cell[]): AnalysisParty[] {
  return mattersIn(cells).flatMap((named) => {
    const matter = named.map((cell, at) =>
      at === named.length - 1 ? { ...cell, text: cell.text.replace(/,?\sand\s*$/i, '') } : cell,
    );
    const joined = matter.map(({ text }) => text).join('\n');
    const lead = MATTER.exec(joined)?.[0].length ?? 0;
    const proceeding = PROCEEDING.exec(joined.slice(lead).replace(/\n/g, ' '))?.[0].length ?? 0;
    return toParties(paper, dropFront(matter, lead + proceeding), 'other');
  });
}

const FROM_TOP = 9_000;
const MOST_OF_STYLE = 260;
const STYLED =
  /\b(?:styled|entitled|captioned|titled)[,:]?\s+[“"']?(?=in\s+(?:re\b|the\s+(?:matter|interest|estate|guardianship|marriage)\b))/gi;
/** What follows the names of a style in its sentence. */
const AFTER_STYLE =
  /[.;”"](?=\s|$)(?<!\b\p{Lu}\.)|,?\s(?:\(|an?\sminor|minor|child(?:ren)?|pending|before|filed|in\s(?:the\s)?(?!interest|matter)\p{Ll}*\s?court|to\s|which|wherein)/iu;

/** 'styled In the Matter of the Marriage of …': whom running words say that a case is about. */
export function fromStyle(paper: Paper): AnalysisParty[] {
  const text = paper.text.slice(0, FROM_TOP);
  for (const { 0: lead, index } of text.matchAll(STYLED)) {
    const start = index + lead.length;
    const rest = text.slice(start, start + MOST_OF_STYLE).replaceAll('\n', ' ');
    const words = rest.slice(0, AFTER_STYLE.exec(rest)?.index ?? rest.length);
    const cell = { text: words, start, end: start + words.length, line: 0 };
    const found = partiesOf(paper, [cell]).map((party) => ({ ...party, certainty: 'likely' as const }));
    if (found.length > 0) return found;
  }
  return [];
}

/** Whether the names of a matter go on in the next line: 'AND IN THE INTEREST OF', 'POE, MINOR CHILDREN'. */
function continues(text: string, next: string): boolean {
  return (
    /(?:\b(?:of|and|for)|,|\band \p{Lu}+)\W*$/iu.test(text) ||
    /^and\b|\bchild(?:ren)?\b|\bminors?\b/i.test(next)
  );
}

/** 'In the Matter of the Marriage of … and in the Interest of …' is about the people of both. */
function mattersIn(cells: readonly Cell[]): Cell[][] {
  const matters: Cell[][] = [];
  for (const cell of cells.filter(({ text }) => !/^(?:minor )?child(?:ren)?\W*$/i.test(text))) {
    const at = /(?:\band )?\bin the interest of\b/i.exec(cell.text)?.index ?? -1;
    const before = { ...cell, text: cell.text.slice(0, at), end: cell.start + at };
    if (at > 0 && matters.length === 0) matters.push([before]);
    else if (at > 0) matters.at(-1)?.push(before);
    const rest = at > 0 ? dropFront([cell], at) : [cell];
    if (at !== -1 || matters.length === 0)
      matters.push(rest.flatMap((part) => dropFront([part], /^and /i.exec(part.text)?.[0].length ?? 0)));
    else matters.at(-1)?.push(...rest);
  }
  return matters;
}

/** Cells without so many characters of their text, line ends counted. */
export function dropFront(cells: readonly Cell[], count: number): Cell[] {
  let rest = count;
  return cells.flatMap((cell) => {
    const cut = Math.min(rest, cell.text.length);
    rest = Math.max(0, rest - cell.text.length - 1);
    return cut >= cell.text.length ? [] : [{ ...cell, text: cell.text.slice(cut), start: cell.start + cut }];
  });
}
