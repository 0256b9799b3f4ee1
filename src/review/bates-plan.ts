import { named } from '../text/words.ts';
import {
  type BatesRange,
  clashSentence,
  firstOf,
  formatRange,
  lastOf,
  mixedWidths,
  type NumberedFile,
  nextNumber,
  overflowSentence,
  overlaps,
  pagesToNumber,
  type TakenRange,
} from './bates.ts';
import type { BatesPreview } from './bates-schema.ts';
import { familyRoots, inFamilies } from './families.ts';

/** A document of the case, as numbering looks at it. */
export interface Numberable extends NumberedFile {
  id: string;
  filename: string;
  parentDocumentId: string | null;
  batesNumber: string | null;
}

export interface BatesRequest {
  /** Ids in the order of the numbers. */
  ids: readonly string[];
  prefix: string;
  width: number;
  /** Null: the number after every one that was ever given out. */
  start: number | null;
}

export interface PlannedNumbers extends BatesPreview {
  ranges: { id: string; filename: string; range: BatesRange }[];
}

const MOST_NAMED = 5;

/** The chosen documents in the order of their numbers: as chosen, but each family together, the e-mail first. */
function inOrder(ids: readonly string[], documents: readonly Numberable[]): Numberable[] {
  const roots = familyRoots(documents);
  const groups = new Map<string, Set<string>>();
  for (const id of ids) {
    const root = roots.get(id);
    if (root === undefined) continue;
    const group = groups.get(root);
    if (group === undefined) groups.set(root, new Set([id]));
    else group.add(id);
  }
  const members = new Map<string, Numberable[]>([...groups.keys()].map((root) => [root, []]));
  for (const document of inFamilies(documents)) {
    const root = roots.get(document.id) ?? document.id;
    if (groups.get(root)?.has(document.id)) members.get(root)?.push(document);
  }
  return [...members.values()].flat();
}

/** Families of which only a part gets numbers now, or whose other members have theirs from before. */
function partedFamilies(numbered: readonly Numberable[], documents: readonly Numberable[]): string[] {
  const roots = familyRoots(documents);
  const now = new Set(numbered.map(({ id }) => id));
  const touched = new Set(numbered.map(({ id }) => roots.get(id)));
  const names = new Map(documents.map(({ id, filename }) => [id, filename]));
  const left = new Map<string, number>();
  for (const { id } of documents) {
    const root = roots.get(id) ?? id;
    if (touched.has(root) && !now.has(id)) left.set(root, (left.get(root) ?? 0) + 1);
  }
  const parted = [...left.keys()].map((root) => names.get(root) ?? '');
  if (parted.length === 0) return [];
  return [
    `${named(parted)}: not everything that belongs together gets its number now. An e-mail and its attachments should have consecutive numbers.`,
  ];
}

function refusalsOf(
  request: BatesRequest,
  {
    fresh,
    unread,
    whole,
    taken,
  }: Readonly<{
    fresh: readonly Numberable[];
    unread: readonly string[];
    whole: BatesRange;
    taken: readonly TakenRange[];
  }>,
): string[] {
  if (fresh.length === 0) {
    return ['These documents have Bates numbers already, and a number that was given stays.'];
  }
  const overflow = overflowSentence(whole);
  const clashes = taken.filter((range) => !range.isRetired && overlaps(range, whole));
  const more = clashes.length - MOST_NAMED;
  return [
    ...(unread.length === 0
      ? []
      : [
          `${named(unread)} ${unread.length === 1 ? 'has' : 'have'} not been read yet, so the number of pages is not known. Please wait a little, or leave ${unread.length === 1 ? 'it' : 'them'} out.`,
        ]),
    ...(overflow === null ? [] : [overflow]),
    ...(request.start === null
      ? []
      : [
          ...clashes.slice(0, MOST_NAMED).map((range) => clashSentence(whole, range)),
          ...(more > 0 ? [`So it is with ${more} more documents.`] : []),
        ]),
  ];
}

function warningsOf(
  { prefix, width, start }: BatesRequest,
  whole: BatesRange,
  taken: readonly TakenRange[],
): string[] {
  const next = nextNumber(prefix, taken);
  const warnings: string[] = [];
  if (next > 1 && whole.first > next) {
    const gap = formatRange({ prefix, first: next, last: whole.first - 1, width });
    warnings.push(`${gap}: left out. The other side may ask what is missing.`);
  }
  const retired = taken.filter((range) => range.isRetired && overlaps(range, whole));
  if (start !== null && retired.length > 0) {
    const names = named([...new Set(retired.map(({ filename }) => filename))]);
    warnings.push(
      `Some of these numbers stood on ${names} before. Use them again only if nobody has seen them there.`,
    );
  }
  const mixed = mixedWidths(prefix, [
    ...taken,
    { ...whole, filename: '', documentId: null, isRetired: false },
  ]);
  if (mixed !== null) warnings.push(mixed);
  return warnings;
}

/**
 * Which numbers the chosen documents would get: one for each page, in the order chosen with families together, those
 * that have a number left out. `documents` are all of the case that are not deleted, the oldest first; `taken` all
 * ranges of the prefix. With `refusals` nothing may be assigned.
 */
export function planBates(
  request: BatesRequest,
  documents: readonly Numberable[],
  taken: readonly TakenRange[],
): PlannedNumbers {
  const { prefix, width } = request;
  const chosen = inOrder(request.ids, documents);
  const fresh = chosen.filter(({ batesNumber }) => batesNumber === null);
  const first = request.start ?? nextNumber(prefix, taken);
  const unread: string[] = [];
  const ranges: PlannedNumbers['ranges'] = [];
  let next = first;
  for (const document of fresh) {
    const pages = pagesToNumber(document);
    if (pages === null) {
      unread.push(document.filename);
      continue;
    }
    const { id, filename } = document;
    ranges.push({ id, filename, range: { prefix, first: next, last: next + pages - 1, width } });
    next += pages;
  }
  const whole = { prefix, first, last: Math.max(first, next - 1), width };
  return {
    ranges,
    assigned: ranges.map(({ id, filename, range }) => ({
      id,
      filename,
      batesNumber: firstOf(range),
      batesEnd: lastOf(range),
    })),
    skipped: chosen.flatMap(({ id, filename, batesNumber }) =>
      batesNumber === null ? [] : [{ id, filename, batesNumber }],
    ),
    refusals: refusalsOf(request, { fresh, unread, whole, taken }),
    warnings:
      fresh.length === 0 ? [] : [...warningsOf(request, whole, taken), ...partedFamilies(fresh, documents)],
    next,
  };
}
