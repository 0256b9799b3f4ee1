import { roleOf as roleOfParty } from '../../papers/caption-cells.ts';
import type { Paper } from '../../papers/paper.ts';
import type { TextLine } from '../../text/lines.ts';
import { type BlockRole, isPersonName, roleOf } from './line-roles.ts';

/** A run of words of a line that stands in a column of its own; offsets into the whole text. */
export interface BlockCell {
  text: string;
  start: number;
  end: number;
  column: number;
  role: BlockRole;
}

/** Lines that stand together: a letterhead, a signature, an address. */
export interface Block {
  cells: BlockCell[];
  /** Nothing else stands on its lines. */
  isAlone: boolean;
}

const REACH = 9;
const WIDEST = 300;
const APART = 12;
const MOST_CELLS = 16;
const ANCHOR =
  /\d{5}(?:-\d{4})?\s*$|\d{5},?\s|@|\d{3}[-.)–\s]\s?\d{3}[-.–\s]?\s?\d{4}|\bbar\b|\bSBN\b|attorney|counsel|pro se|pro per|represented|\/s\//i;

/** Blocks of short lines around an address, a telephone number, a mail address, a bar number or a signature. */
export function findBlocks(paper: Paper): Block[] {
  const { lines } = paper;
  const near = new Uint8Array(lines.length);
  lines.forEach(({ text }, index) => {
    if (text.length <= WIDEST && ANCHOR.test(text))
      near.fill(1, Math.max(0, index - REACH), Math.min(lines.length, index + REACH));
  });
  const done: Block[] = [];
  let open: Block[] = [];
  const close = (blocks: readonly Block[]) => {
    for (const block of blocks) if (block.cells.length > 0) done.push(block);
    open = open.filter((block) => !blocks.includes(block));
  };
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    if (near[index] !== 1 || line.text.length > WIDEST) {
      close(open);
      return;
    }
    const cells = cellsOf(line);
    const isAlone = cells.length === 1;
    // Three empty lines and more divide.
    if (before && paper.text.slice(before.end, line.start).split('\n').length > 4) close(open);
    const [only] = cells;
    // An address inside a sentence is that of whom the sentence names, not of who signs below.
    if (isAlone && only?.role === 'city' && before && runsInto(before, line, paper)) {
      close(open);
      if (/(?:^|\s)\p{Ll}+$/u.test(before.text.trimEnd()))
        done.push({ cells: [{ ...only, role: 'city' }], isAlone });
      return;
    }
    for (const cell of cells) {
      const fitting = isAlone && open.length === 1 ? open[0] : nearestTo(open, cell.column);
      if (cell.role === null && fitting && isFirmOf(fitting, cell.text)) cell.role = 'firm';
      if (cell.role === null && fitting && isStreetOf(fitting, cell.text)) cell.role = 'street';
      if (cell.role === null) {
        if (isAlone) close(open);
        else if (fitting) close([fitting]);
        continue;
      }
      const full: BlockCell = { ...cell, role: cell.role };
      const officer =
        fitting && full.role === 'office' && OFFICER.test(full.text) ? officerOf(fitting) : null;
      if (fitting && officer) {
        close([fitting]);
        open.push({ cells: [officer, full], isAlone: fitting.isAlone && isAlone });
        continue;
      }
      if (fitting && fits(fitting, full)) {
        fitting.cells.push(full);
        fitting.isAlone &&= isAlone;
        continue;
      }
      if (fitting) close([fitting]);
      open.push({ cells: [full], isAlone });
    }
  });
  close(open);
  return done;
}

function nearestTo(blocks: readonly Block[], column: number): Block | undefined {
  return blocks
    .filter(({ cells }) => Math.abs((cells.at(-1)?.column ?? 0) - column) <= APART)
    .toSorted(
      (a, b) => Math.abs((a.cells[0]?.column ?? 0) - column) - Math.abs((b.cells[0]?.column ?? 0) - column),
    )[0];
}

type RoledCell = Omit<BlockCell, 'role'> & { role: BlockRole | null };

function cellsOf(line: TextLine): RoledCell[] {
  const cells: RoledCell[] = [];
  let from = 0;
  for (const gap of [...line.text.matchAll(/\s{3,}|\t+|\s[|│]\s/g), null]) {
    const text = line.text.slice(from, gap?.index ?? line.text.length);
    const trimmed = text.trim();
    if (trimmed !== '') {
      const start = line.start + from + text.indexOf(trimmed);
      cells.push({
        text: trimmed,
        start,
        end: start + trimmed.length,
        column: line.indent + start - line.start,
        role: roleOf(trimmed),
      });
    }
    from = gap === null ? from : gap.index + gap[0].length;
  }
  return cells;
}

/** A line of capitalized words right below a name and above an address is the firm, whatever it is called. */
function isFirmOf({ cells }: Block, text: string): boolean {
  const { role } = cells.at(-1) ?? {};
  if (role !== 'name' && role !== 'bar' && role !== 'signature') return false;
  if (text.length > 60 || /[:;.?]$|\d/.test(text) || roleOfParty(text) !== null) return false;
  return text.split(/\s+/).every((word) => /^[\p{Lu}&,]/u.test(word) || /^(?:of|and|the|for|at)$/.test(word));
}

/** A number and a few names below a person or a firm, without a word for a street: '400 Elm'. */
function isStreetOf({ cells }: Block, text: string): boolean {
  const { role } = cells.at(-1) ?? {};
  if (role !== 'name' && role !== 'firm' && role !== 'bar' && role !== 'signature') return false;
  return text.length < 40 && /^\d{1,6}\s(?:\p{Lu}[\p{L}.'’-]*\s?){1,4}$/u.test(text);
}

/** What stands in no block of the court. */
const OF_LAWYERS: readonly BlockRole[] = ['for', 'bar', 'firm', 'self'];
const HEADS: readonly BlockRole[] = ['name', 'firm', 'office', 'signature'];

const OFFICER = /\b(?:clerk|judge|magistrate|registrar|prothonotary|chambers|court administrator)\b/i;

/** The name below a whole block and above an office of the court: it leaves the block and begins its own. */
function officerOf({ cells }: Block): BlockCell | null {
  const last = cells.at(-1);
  if (last?.role !== 'name' || cells.length < 2) return null;
  const others = cells.slice(0, -1);
  if (!others.some(({ role }) => HEADS.includes(role) || role === 'for' || role === 'bar')) return null;
  cells.pop();
  return last;
}

/** Whether somebody of the court signs or is named in a block: 'Ora Pell, Clerk of the Court', or a name above the office. */
function isOfTheCourt(cells: readonly BlockCell[]): boolean {
  const office = cells.find(({ role }) => role === 'office');
  if (office === undefined || !OFFICER.test(office.text)) return false;
  return (
    cells.some(({ role }) => role === 'name' || role === 'signature') ||
    isPersonName(office.text.split(',')[0] ?? '')
  );
}

const LONG_LINE = 40;

/** Whether a line of running words goes on in the next one. */
function runsInto(line: TextLine, next: TextLine, { text }: Paper): boolean {
  if (line.text.length < LONG_LINE || /[.:;!?]$/.test(line.text.trimEnd())) return false;
  if (text.slice(line.end, next.start).split('\n').length > 2) return false;
  return /(?:\s\p{Ll}[\p{L}'’-]*){3,}/u.test(line.text);
}

/** Another person's block begins with a name after an address or a number. */
function fits({ cells }: Block, next: BlockCell): boolean {
  if (cells.length >= MOST_CELLS) return false;
  const roles = new Set(cells.map(({ role }) => role));
  const isReached = roles.has('city') || roles.has('phone') || roles.has('email');
  const isNamed = cells.some(({ role }) => HEADS.includes(role));
  if (OF_LAWYERS.includes(next.role) && isOfTheCourt(cells)) return false;
  if (next.role === 'city' && roles.has('city')) return false;
  // The party that a lawyer stands for is named below.
  const isOpen = !roles.has('name') && !roles.has('signature') && !roles.has('bar');
  if (next.role === 'signature' && roles.has('for') && isOpen) return true;
  // The mail address may stand right below the name, and the firm below that.
  if (next.role === 'firm' && !roles.has('firm') && !roles.has('city') && roles.has('bar')) return true;
  if (cells.at(-1)?.role === 'for')
    return next.role === 'name' || next.role === 'firm' || !HEADS.includes(next.role);
  if (next.role === 'street' && roles.has('city')) return false;
  // A court's name below an address heads the caption.
  if (next.role === 'office' && isReached) return false;
  return !(HEADS.includes(next.role) && isReached && isNamed);
}
