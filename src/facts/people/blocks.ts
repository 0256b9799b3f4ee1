import { roleOf as roleOfParty } from '../../papers/caption-cells.ts';
import type { Paper } from '../../papers/paper.ts';
import type { TextLine } from '../../text/lines.ts';
import {
  type BlockRole,
  CITY_STATE_ZIP,
  EMAIL,
  isPersonName,
  PHONE,
  roleOf,
  withoutLabel,
} from './line-roles.ts';

/** A run of words of a line that stands in a column of its own; offsets into the whole text. */
interface BlockCell {
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
    if (near[index] !== 1 || line.text.length > WIDEST) {
      close(open);
      return;
    }
    const cells = cellsOf(line);
    const isAlone = cells.length === 1;
    const before = lines[index - 1];
    // Three empty lines and more divide.
    if (before && paper.text.slice(before.end, line.start).split('\n').length > 4) close(open);
    for (const cell of cells) {
      const fitting = isAlone && open.length === 1 ? open[0] : nearestTo(open, cell.column);
      if (cell.role === null && fitting && isFirmOf(fitting, cell.text)) cell.role = 'firm';
      if (cell.role === null) {
        if (isAlone) close(open);
        else if (fitting) close([fitting]);
        continue;
      }
      const full: BlockCell = { ...cell, role: cell.role };
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

const HEADS: readonly BlockRole[] = ['name', 'firm', 'office', 'signature'];

/** Another person's block begins with a name after an address or a number. */
function fits({ cells }: Block, next: BlockCell): boolean {
  if (cells.length >= MOST_CELLS) return false;
  const roles = new Set(cells.map(({ role }) => role));
  const isReached = roles.has('city') || roles.has('phone') || roles.has('email');
  const isNamed = cells.some(({ role }) => HEADS.includes(role));
  if (next.role === 'city' && roles.has('city')) return false;
  // The party that a lawyer stands for is named below.
  if (cells.at(-1)?.role === 'for')
    return next.role === 'name' || next.role === 'firm' || !HEADS.includes(next.role);
  if (next.role === 'street' && roles.has('city')) return false;
  // A court's name below an address heads the caption.
  if (next.role === 'office' && isReached) return false;
  return !(HEADS.includes(next.role) && isReached && isNamed);
}

/** Who a block names, and how to reach them; null each where it does not say. */
export interface BlockParts {
  name: string | null;
  firm: string | null;
  office: string | null;
  address: string | null;
  phone: string | null;
  email: string | null;
  /** For whom a lawyer stands, in the paper's words. */
  for: string | null;
  hasBar: boolean;
  isSelf: boolean;
  isFor: boolean;
}

const first = (cells: readonly BlockCell[], role: BlockRole): BlockCell | undefined =>
  cells.find((cell) => cell.role === role);

export function partsOf({ cells }: Block): BlockParts {
  const streets = cells
    .filter(({ role }) => role === 'street')
    .map(({ text }) => withoutLabel(text).replace(/,$/, ''));
  const city = first(cells, 'city');
  const inline = city ? inlineAddress(withoutLabel(city.text)) : null;
  const address = [...streets, ...(inline?.address ?? [])].join(', ');
  const all = cells.map(({ text }) => text).join('\n');
  return {
    name: nameOf(cells) ?? inline?.name ?? null,
    firm: firmOf(cells),
    office: first(cells, 'office')?.text.replace(/[,:]$/, '') ?? null,
    address: city === undefined || !/\d.*,|box/i.test(address) ? null : address,
    phone: phoneOf(cells),
    email: EMAIL.exec(all)?.[0].replace(/\.$/, '') ?? null,
    for: forWhom(cells),
    hasBar: first(cells, 'bar') !== undefined,
    isSelf: first(cells, 'self') !== undefined,
    isFor: first(cells, 'for') !== undefined,
  };
}

/** The firm itself, not the company that it stands for. */
function firmOf(cells: readonly BlockCell[]): string | null {
  const cell = cells.find(({ role }, index) => role === 'firm' && cells[index - 1]?.role !== 'for');
  return cell?.text.replace(/,$/, '') ?? null;
}

/** The city with what stands before it on its line: 'Ada Quill, 14 Ash Lane, Alder, NM 87501'. */
function inlineAddress(text: string): { name: string | null; address: string[] } {
  const match = CITY_STATE_ZIP.exec(text);
  if (!match) return { name: null, address: [] };
  const parts = text
    .slice(0, match.index)
    .split(/,\s*|\s[·•|]\s?/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const name = parts[0] !== undefined && isPersonName(parts[0]) ? parts[0] : null;
  const street = parts.filter((part) => roleOf(part) === 'street' || /^\d/.test(part));
  return { name, address: [...street, match[0].trim()] };
}

/** The first telephone number that is not that of a facsimile. */
function phoneOf(cells: readonly BlockCell[]): string | null {
  for (const { role, text } of cells) {
    if (role !== 'phone' && role !== 'email') continue;
    if (/^(?:fax|facsimile|f\b)/i.test(text) && !/(?:tel|phone)/i.test(text)) continue;
    const found = PHONE.exec(text)?.[0];
    if (found !== undefined) return found.trim();
  }
  return null;
}

const TAIL_OF_NAME =
  /[\s,(]*(?:\([A-Z]{2,4}\s?#?\s?\d.*|\(?\s?(?:\b(?:state bar|bar|SBN|ID|attorney|no)\b|#).*|[*_]+)$/i;

function nameOf(cells: readonly BlockCell[]): string | null {
  for (const { role, text } of cells) {
    if (role === 'for') return null;
    if (role === 'name') return tidy(text);
    if (role === 'signature' || role === 'bar' || role === 'phone' || role === 'self') {
      const words = withoutLabel(text)
        .replace(/^(?:by:?\s*)?(?:\/s\/|s\/|_{3,})\s*/i, '')
        .replace(PHONE, '')
        .replace(TAIL_OF_NAME, '')
        .replace(
          /,\s*(?:plaintiff|defendant|petitioner|respondent|appell|tenant|landlord|claimant|in pro|pro se|pro per|self.represented).*$/i,
          '',
        )
        .trim();
      if (isPersonName(words)) return tidy(words);
    }
  }
  return null;
}

const tidy = (name: string): string =>
  name
    .replace(/,?\s+Esq(?:uire)?\.?,?$/i, '')
    .replace(/,$/, '')
    .trim();

function forWhom(cells: readonly BlockCell[]): string | null {
  const at = cells.findIndex(({ role }) => role === 'for');
  const cell = cells[at];
  if (!cell) return null;
  const said = cell.text
    .replace(
      /^[\s(*]*(?:lead\s)?.*?\b(?:attorneys?|counsel|lawyers?|solicitors?)(?:\(s\))?(?:\s(?:and counsel|of record))*\s(?:for|of|to)\b|^[\s(*]*for\b/i,
      '',
    )
    .replace(/^[\s:(]+|[\s,.:;)_]+$|\s?\([“"'][^)]*$/g, '')
    .replace(/^the\s/i, '');
  const next = cells[at + 1];
  const party = next && (next.role === 'name' || next.role === 'firm') ? next.text.replace(/[,.]$/, '') : '';
  const isOpen =
    said === '' ||
    /,$/.test(cell.text) ||
    /^(?:plaintiff|defendant|petitioner|respondent|appellant|appellee)s?$/i.test(said);
  const whole = isOpen && party !== '' ? `${said} ${party}`.trim() : said;
  return whole === '' || whole.length > 160 ? null : whole;
}
