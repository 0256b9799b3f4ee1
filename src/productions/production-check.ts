import {
  type BatesRange,
  firstOf,
  formatRange,
  lastOf,
  type NumberedFile,
  pagesToNumber,
} from '../review/bates.ts';
import { familyRoots } from '../review/families.ts';
import { amount, named } from '../text/words.ts';
import { copiesOfPrivileged, duplicates } from './production-copies.ts';
import type {
  BlockerCode,
  ProductionBlocker,
  ProductionCheck,
  ProductionWarning,
  WarningCode,
  WithheldDocument,
} from './schema.ts';

/** A document of the case as a production looks at it. */
export interface Candidate extends NumberedFile {
  id: string;
  filename: string;
  mimeType: string;
  size: number;
  hash: string | null;
  privilegeStatus: string | null;
  productionStatus: string | null;
  parentDocumentId: string | null;
  batesNumber: string | null;
  range: BatesRange | null;
  /** Volumes in which it went out already. */
  volumes: readonly string[];
}

/** A document that goes out, with its numbers. */
export interface Producible extends Candidate {
  range: BatesRange;
}

export interface InspectedProduction extends Omit<ProductionCheck, 'nextVolume'> {
  /** What would go out, in the order of the numbers; what is blocked is left out. */
  produced: Producible[];
}

const IN_PAGES = new Set(['application/pdf', 'image/png', 'image/jpeg']);
const MOST_GAPS = 20;

/** Whether a document goes out as numbered pages; any other goes out as it is, behind a slip sheet. */
function goesOutAsPages({ mimeType, status }: Pick<Candidate, 'mimeType' | 'status'>): boolean {
  return IN_PAGES.has(mimeType) && status === 'ready';
}

/**
 * Looks at a set before it is produced. `all` are the living documents of the case; `chosen` and `withheld` are ids
 * among them.
 */
export function inspectProduction(
  all: readonly Candidate[],
  chosen: ReadonlySet<string>,
  withheld: ReadonlySet<string>,
): InspectedProduction {
  const blockers: ProductionBlocker[] = [];
  const produced: Producible[] = [];
  const heldBack: WithheldDocument[] = [];
  for (const document of all) {
    if (withheld.has(document.id)) {
      const status = document.privilegeStatus;
      if (status !== 'privileged' && status !== 'work_product') blockers.push(notWithheld(document));
      else heldBack.push(withheldOf(document, status));
    } else if (chosen.has(document.id)) {
      const found = blockersOf(document);
      blockers.push(...found);
      if (found.length === 0 && document.range !== null)
        produced.push({ ...document, range: document.range });
    }
  }
  produced.sort((a, b) => compareRanges(a.range, b.range));
  const [first, last] = [produced.at(0)?.range, produced.at(-1)?.range];
  return {
    documents: produced.length,
    pages: produced.reduce((sum, { range }) => sum + pagesOf(range), 0),
    bytes: produced.reduce((sum, { size }) => sum + size, 0),
    firstBates: first === undefined ? null : firstOf(first),
    lastBates: last === undefined ? null : lastOf(last),
    withheld: heldBack,
    blockers,
    warnings: [
      ...copiesOfPrivileged(all, produced),
      ...tornFamilies(all, chosen, withheld),
      ...unread(produced),
      ...natives(produced),
      ...originalsLeftOut(all, produced),
      ...duplicates(produced),
      ...producedBefore(produced),
      ...gaps(all, produced, withheld),
      ...mixedWidths(produced),
    ],
    produced,
  };
}

export function pagesOf({ first, last }: BatesRange): number {
  return last - first + 1;
}

/** Prefixes by letter, then numbers by value. */
export function compareRanges(a: BatesRange, b: BatesRange): number {
  if (a.prefix !== b.prefix) return a.prefix < b.prefix ? -1 : 1;
  return a.first - b.first;
}

function blocker(code: BlockerCode, { id, filename }: Candidate, text: string): ProductionBlocker {
  return { code, documentId: id, filename, text };
}

function warning(code: WarningCode, document: Candidate | null, text: string): ProductionWarning {
  return { code, documentId: document?.id ?? null, filename: document?.filename ?? null, text };
}

function withheldOf(
  { id, filename, batesNumber }: Candidate,
  privilegeStatus: WithheldDocument['privilegeStatus'],
): WithheldDocument {
  return { documentId: id, filename, batesNumber, privilegeStatus };
}

function notWithheld(document: Candidate): ProductionBlocker {
  return blocker(
    'not-withheld',
    document,
    `${document.filename} is to be withheld, and is not marked privileged or work product. Decide that in the review first.`,
  );
}

function blockersOf(document: Candidate): ProductionBlocker[] {
  const { filename, privilegeStatus, status, batesNumber, range } = document;
  const found: ProductionBlocker[] = [];
  const add = (code: BlockerCode, text: string) => found.push(blocker(code, document, text));
  if (privilegeStatus === 'privileged' || privilegeStatus === 'work_product') {
    const what = privilegeStatus === 'privileged' ? 'Privileged' : 'Work Product';
    add('privileged', `${filename} is marked ${what}. Withhold it, or change the mark if that is wrong.`);
    // It needs no number to be withheld.
    return found;
  }
  if (privilegeStatus === 'pending_review') {
    add('undecided', `${filename} is still Pending Review. Decide whether it is privileged.`);
  } else if (privilegeStatus !== 'not_privileged') {
    add('unreviewed', `${filename} has not been reviewed for privilege. Decide whether it is privileged.`);
  }
  if (status === 'queued' || status === 'reading') {
    add('not-read', `${filename} is still being read. Wait until it is ready.`);
    return found;
  }
  if (range === null && batesNumber === null)
    add('no-bates', `${filename} has no Bates number. Number it first.`);
  else if (range === null) {
    add(
      'bates-text',
      `${filename} has '${batesNumber}' in place of a Bates number. Give it a number of its own.`,
    );
  } else if (pagesToNumber(document) !== pagesOf(range)) {
    const now = pagesToNumber(document);
    add(
      'pages-changed',
      `${filename} was numbered ${formatRange(range)}, for ${amount(pagesOf(range), 'page')}, and has ${amount(now ?? 0, 'page')} now. Number it anew.`,
    );
  }
  return found;
}

/** Families of which a part goes out and another neither goes out nor is named as withheld. */
function tornFamilies(
  all: readonly Candidate[],
  chosen: ReadonlySet<string>,
  withheld: ReadonlySet<string>,
): ProductionWarning[] {
  const roots = familyRoots(all);
  const families = new Map<string, Candidate[]>();
  for (const document of all) {
    const root = roots.get(document.id) ?? document.id;
    const members = families.get(root);
    if (members === undefined) families.set(root, [document]);
    else members.push(document);
  }
  return [...families.values()].flatMap((members) => {
    const out = members.filter(({ id }) => chosen.has(id) && !withheld.has(id));
    const missing = members.filter(({ id }) => !chosen.has(id) && !withheld.has(id));
    const [left] = missing;
    if (out.length === 0 || left === undefined) return [];
    const names = (some: readonly Candidate[]) => named(some.map(({ filename }) => filename));
    return [
      warning(
        'family-torn',
        left,
        `${names(out)} ${out.length === 1 ? 'goes' : 'go'} out without ${names(missing)}, which belongs to the same e-mail. Produce the family together, or withhold what is privileged.`,
      ),
    ];
  });
}

function unread(produced: readonly Producible[]): ProductionWarning[] {
  return produced
    .filter(({ status }) => status === 'failed')
    .map((document) =>
      warning(
        'unread',
        document,
        `${document.filename} could not be read, so nobody looked through its words here. It goes out as it is, behind a slip sheet.`,
      ),
    );
}

function natives(produced: readonly Producible[]): ProductionWarning[] {
  const found = produced.filter((document) => document.status === 'ready' && !goesOutAsPages(document));
  if (found.length === 0) return [];
  const names = named(found.map(({ filename }) => filename));
  const [only] = found;
  return [
    warning(
      'native',
      found.length === 1 && only !== undefined ? only : null,
      `${names} ${found.length === 1 ? 'goes' : 'go'} out as the original ${found.length === 1 ? 'file' : 'files'}, with everything inside: tracked changes, comments, properties. Look at what is in there.`,
    ),
  ];
}

/** Ids of documents that hold a document which does not go out: their originals must stay here too. */
export function holdingBack(all: readonly Candidate[], produced: readonly Producible[]): Set<string> {
  const out = new Set(produced.map(({ id }) => id));
  const parents = new Map(all.map(({ id, parentDocumentId }) => [id, parentDocumentId]));
  const holding = new Set<string>();
  for (const { id } of all) {
    if (out.has(id)) continue;
    for (let above = parents.get(id) ?? null; above !== null && !holding.has(above); ) {
      holding.add(above);
      above = parents.get(above) ?? null;
    }
  }
  return holding;
}

function originalsLeftOut(all: readonly Candidate[], produced: readonly Producible[]): ProductionWarning[] {
  const holding = holdingBack(all, produced);
  return produced
    .filter((document) => holding.has(document.id) && !goesOutAsPages(document))
    .map((document) =>
      warning(
        'native-left-out',
        document,
        `The original of ${document.filename} stays here, because it holds an attachment that is not produced. Its own words go out as text.`,
      ),
    );
}

function producedBefore(produced: readonly Producible[]): ProductionWarning[] {
  return produced
    .filter(({ volumes }) => volumes.length > 0)
    .map((document) =>
      warning(
        'produced-before',
        document,
        `${document.filename} went out before, in ${named(document.volumes)}.`,
      ),
    );
}

/** Numbers between the first and the last that do not go out, and what is known of them. */
function gaps(
  all: readonly Candidate[],
  produced: readonly Producible[],
  withheld: ReadonlySet<string>,
): ProductionWarning[] {
  const holders = all.flatMap((document) =>
    document.range === null ? [] : [{ document, range: document.range }],
  );
  const found: BatesRange[] = [];
  for (const [index, { range }] of produced.entries()) {
    const before = produced[index - 1]?.range;
    if (before === undefined || before.prefix !== range.prefix || range.first <= before.last + 1) continue;
    found.push({ ...range, first: before.last + 1, last: range.first - 1 });
  }
  const said = found.slice(0, MOST_GAPS).map((gap) => {
    const on = holders.filter(
      ({ range }) => range.prefix === gap.prefix && range.first <= gap.last && gap.first <= range.last,
    );
    const names = on.map(({ document: { id, filename } }) =>
      withheld.has(id) ? `${filename} (withheld)` : filename,
    );
    const where = names.length === 0 ? 'on no document' : `on ${named(names)}`;
    return warning(
      'gap',
      null,
      `${formatRange(gap)} ${gap.first === gap.last ? 'is' : 'are'} not in this production: ${where}.`,
    );
  });
  const more = found.length - said.length;
  return more > 0
    ? [...said, warning('gap', null, `There are ${amount(more, 'more gap')} in the numbers.`)]
    : said;
}

function mixedWidths(produced: readonly Producible[]): ProductionWarning[] {
  const widths = new Map<string, Set<number>>();
  for (const { range } of produced) {
    const known = widths.get(range.prefix) ?? new Set();
    widths.set(range.prefix, known.add(range.width));
  }
  return [...widths]
    .filter(([, found]) => found.size > 1)
    .map(([prefix, found]) =>
      warning(
        'mixed-width',
        null,
        `${prefix} has numbers of ${[...found].sort().join(' and ')} digits, which programs sort in the wrong order.`,
      ),
    );
}

/** 'VOL002' after 'VOL001'; volumes with other names do not count. */
export function nextVolume(used: readonly string[]): string {
  const numbers = used.map((volume) => Number(/^VOL(\d{1,6})$/.exec(volume)?.[1] ?? 0));
  return `VOL${String(Math.max(0, ...numbers) + 1).padStart(3, '0')}`;
}
