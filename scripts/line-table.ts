import { isRoleAlone, isVersus } from '#src/papers/caption-cells.ts';
import { isCourtLine, isCourtName } from '#src/papers/caption-court-names.ts';
import { type Grid, gridOf } from '#src/papers/caption-grid.ts';
import { type Line, linesOf } from '#src/papers/caption-line-features.ts';
import { LINE_ROLES, type LineRole } from '#src/papers/caption-line-model.ts';
import { addressesIn, isContact, isTitleLine } from '#src/papers/caption-notes.ts';
import { numberIn } from '#src/papers/caption-number.ts';
import type { GridCell } from '#src/papers/caption-pieces.ts';
import { stampsIn } from '#src/papers/caption-stamps.ts';
import { versusRow } from '#src/papers/caption-versus.ts';
import { isProse, readPaper } from '#src/papers/paper.ts';
import { headOf } from '#src/text/lines.ts';
import { editDistance } from '#src/text/spelling.ts';
import type { ReadText } from '#tests/eval/corpus.ts';
import { sameNumber } from '#tests/eval/folder/same.ts';
import type { Truth } from '#tests/eval/folder/truth.ts';

/** A line of a head with the roles that its paper's label allows it. */
export interface LabeledLine extends Line {
  allowed: ReadonlySet<LineRole>;
}

const HEAD_LINES = 130;
const SMALL = new Set([
  'the',
  'of',
  'for',
  'in',
  'and',
  'at',
  'to',
  'a',
  'an',
  'ss',
  'state',
  'commonwealth',
]);
const SHARED = 0.75;
const LONGEST = 14;

const wordsOf = (text: string): string[] =>
  text
    .replace(/['’]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');

const isSame = (one: string, other: string, isRecognized: boolean) =>
  one === other || (isRecognized && one.length > 4 && editDistance(one, other, 1) <= 1);

/** Which share of some words stands among others. */
function shareIn(words: readonly string[], others: readonly string[], isRecognized: boolean): number {
  const shared = words.filter((word) => others.some((other) => isSame(word, other, isRecognized))).length;
  return words.length === 0 ? 0 : shared / words.length;
}

function isOfCourt({ text, confidence }: GridCell, court: string): boolean {
  const words = wordsOf(text).filter((word) => !SMALL.has(word));
  const all = wordsOf(court.replace(/\bU\.? ?S\.?(?= )/, 'United States'));
  return words.length <= LONGEST && shareIn(words, all, confidence !== null) >= SHARED;
}

const squeezed = (text: string) => text.toLowerCase().replace(/[^a-z\d]/g, '');
const SHORTEST_NUMBER = 5;

function holdsNumber({ text }: GridCell, numbers: readonly string[]): boolean {
  const found = [numberIn(text)?.value, ...(text.match(/[A-Z\d][\w:./‑–-]*\d[\w:./‑–-]*/g) ?? [])];
  return numbers.some(
    (number) =>
      found.some((one) => one !== undefined && sameNumber(one, number)) ||
      (squeezed(number).length >= SHORTEST_NUMBER && squeezed(text).includes(squeezed(number))),
  );
}

function holdsName({ text, confidence }: GridCell, name: string): boolean {
  const words = wordsOf(text);
  const wanted = wordsOf(name.replace(/\([^)]*\)/g, ''));
  if (words.length > LONGEST + 4 || isProse(text) || !words.some((word) => word.length > 2)) return false;
  return (
    shareIn(words, wordsOf(name), confidence !== null) >= SHARED ||
    (wanted.length > 1 && shareIn(wanted, words, confidence !== null) === 1)
  );
}

const SIDES = { plaintiff: ['plaintiff'], defendant: ['defendant'] } as const;
const EITHER: readonly LineRole[] = ['plaintiff', 'defendant', 'other'];

/** The lines of a paper's head, each with the roles that the label leaves it. */
export function labeledLines(truth: Truth, read: ReadText): LabeledLine[] {
  if (read.text === null) return [];
  const paper = readPaper(read.text, read.layout);
  const grid: Grid = gridOf(headOf(paper.lines, HEAD_LINES), paper.text);
  const versus = versusRow(grid);
  const stamps = stampsIn(grid.cells);
  const addresses = addressesIn(grid);
  return linesOf(grid, versus).map((line) => ({
    ...line,
    allowed: allowedFor(line.cell, {
      truth,
      versus,
      isStamp: stamps.has(line.cell),
      isAddress: addresses.inside.has(line.cell),
      isAddressed: addresses.before.has(line.cell),
    }),
  }));
}

/** Rows around the 'v.' in which a name stands as a party's. */
const ROWS_ABOVE = 25;
const ROWS_BELOW = 40;

function allowedFor(
  cell: GridCell,
  {
    truth,
    versus,
    isStamp,
    isAddress,
    isAddressed,
  }: { truth: Truth; versus: number; isStamp: boolean; isAddress: boolean; isAddressed: boolean },
): ReadonlySet<LineRole> {
  const { text } = cell;
  const allowed = new Set<LineRole>();
  const courtLike = isCourtName(text);
  if (truth.court && isOfCourt(cell, truth.court)) {
    if (courtLike || /\bcourt\b/i.test(text)) allowed.add('court');
    else {
      allowed.add('place');
      if (!isCourtLine(text)) for (const role of ['contact', 'other'] as const) allowed.add(role);
    }
  } else if (truth.court === undefined && (courtLike || isCourtLine(text)))
    for (const role of ['court', 'place', 'other'] as const) allowed.add(role);
  if (truth.numbers && holdsNumber(cell, truth.numbers) && !isProse(text)) allowed.add('number');
  if (truth.numbers === undefined && numberIn(text) !== null)
    for (const role of ['number', 'other'] as const) allowed.add(role);
  for (const { name, side } of truth.parties ?? []) {
    if (!holdsName(cell, name)) continue;
    const own = side === 'plaintiff' || side === 'defendant' ? SIDES[side] : EITHER;
    for (const role of own) allowed.add(role);
    const isFar = versus === -1 || cell.row < versus - ROWS_ABOVE || cell.row > versus + ROWS_BELOW;
    if (isFar || isAddressed) for (const role of ['contact', 'title', 'other'] as const) allowed.add(role);
  }
  const sure = [...allowed].some((role) => role !== 'other' && role !== 'contact' && role !== 'title');
  if (sure && !isVersus(text)) return allowed;
  const plainRole = isRoleAlone(text)
    ? 'role'
    : isVersus(text)
      ? 'versus'
      : isStamp
        ? 'stamp'
        : isTitleLine(text)
          ? 'title'
          : isAddress || isContact(text)
            ? 'contact'
            : isProse(text)
              ? 'prose'
              : 'other';
  allowed.add(plainRole);
  // Nobody said who the parties of this paper are.
  if (truth.parties === undefined && plainRole === 'other') for (const role of EITHER) allowed.add(role);
  return allowed;
}

/** The roles as a row of flags, in the order of `LINE_ROLES`. */
export const flagsOf = (allowed: ReadonlySet<LineRole>): boolean[] =>
  LINE_ROLES.map((role) => allowed.has(role));
