import type {
  DocketAttachment,
  DocketRow,
  ParsedDocket,
  ParsedRow,
  ParsingWarning,
} from '../papers/docket/docket-row.ts';
import { comparable, readMarks, withoutAttachments } from '../papers/docket/entry-text.ts';
import { describeChanges, sameText, textKey } from './entry-changes.ts';
import type { ChangeStatus, ParsedEntry, Reconciled, StoredEntry } from './schema.ts';
import { likeness } from './word-changes.ts';

/**
 * Puts one paste to the docket that is kept. Entries are matched by their number; those without one by date and
 * text. The same number with other words is UPDATED; white space, wrapping and the order of rows never count. What
 * the paste leaves out stays. The same paste twice changes nothing, and pieces of a paste, cut between entries and
 * put in one after the other, give the same docket as the whole.
 */
export function reconcile(stored: readonly StoredEntry[], parsed: ParsedDocket): Reconciled {
  const docket = new KeptDocket(stored);
  const rows = withoutRepeats(parsed.entries);
  const matches = new Map<ParsedRow, Kept>();
  for (const row of rows) {
    const kept = docket.findSame(row);
    if (kept) matches.set(row, docket.claim(kept));
  }
  const outcomes = rows.map((row) => {
    const exact = matches.get(row);
    const alike = exact ?? docket.findChanged(row);
    return alike ? docket.update(alike, row) : docket.add(row);
  });
  const warnings = [...parsed.warnings, ...repeatWarnings(parsed.entries, rows)];
  return {
    result: {
      newEntries: outcomes.filter(({ changeStatus }) => changeStatus === 'NEW').map(toParsedEntry),
      modifiedEntries: outcomes
        .filter(({ changeStatus }) => changeStatus === 'UPDATED')
        .map((entry) => ({ entry: toParsedEntry(entry), changes: entry.changes })),
      unchangedEntries: outcomes
        .filter(({ changeStatus }) => changeStatus === 'UNCHANGED')
        .map(toParsedEntry),
      totalParsed: rows.length,
      parsingErrors: [...warnings].sort((a, b) => a.lineNumber - b.lineNumber).map(sentenceOf),
    },
    merged: docket.inOrder(),
  };
}

/** An entry of the kept docket. */
interface Kept {
  entry: StoredEntry;
  keys: readonly string[];
}

/** More entries under one number than these are not compared for likeness. */
const MOST_ALIKE = 40;

/** The docket as it was, by keys; an entry that a row of this paste is known to be leaves the keys. */
class KeptDocket {
  private readonly all: Kept[];
  private readonly byKey = new Map<string, Set<Kept>>();

  constructor(stored: readonly StoredEntry[]) {
    this.all = stored.map((entry) => {
      const keys = entry.entryNumber === null ? unnumberedKeys(entry) : numberedKeys(entry);
      return { entry: { ...entry, changeStatus: 'UNCHANGED', changes: [] }, keys };
    });
    for (const kept of this.all) {
      for (const key of kept.keys) {
        const held = this.byKey.get(key);
        if (held) held.add(kept);
        else this.byKey.set(key, new Set([kept]));
      }
    }
  }

  claim(kept: Kept): Kept {
    for (const key of kept.keys) this.byKey.get(key)?.delete(kept);
    return kept;
  }

  private under(key: string): Kept[] {
    const found: Kept[] = [];
    for (const kept of this.byKey.get(key) ?? []) {
      if (found.push(kept) === MOST_ALIKE) break;
    }
    return found;
  }

  /** The entry with the same words, whatever its date is; without a number its date is one of its words. */
  findSame(row: ParsedRow): Kept | undefined {
    if (row.entryNumber === null) {
      const same = this.sameUnnumbered(row);
      return same.find(({ entry }) => sameText(entry.description, row.description));
    }
    const same = this.under(textOfNumber(row));
    return same.find(({ entry }) => entry.date === row.date) ?? same[0];
  }

  private sameUnnumbered(row: DocketRow): Kept[] {
    const { whole, title } = wordKeys(row);
    if (whole !== title) return [...this.under(`whole ${whole}`), ...this.under(`whole ${title}`)];
    return [...this.under(`whole ${whole}`), ...this.under(`labeled ${title}`)];
  }

  /** The entry that this row is another wording of. */
  findChanged(row: ParsedRow): Kept | undefined {
    const candidates =
      row.entryNumber === null ? this.sameUnnumbered(row) : this.under(`number ${row.entryNumber}`);
    const [best] = candidates
      .filter(({ entry }) => !isOtherPaper(entry, row))
      .map((kept) => ({ kept, likeness: likeness(kept.entry.description, row.description) }))
      .sort((a, b) => b.likeness - a.likeness || compareEntries(a.kept.entry, b.kept.entry));
    return best ? this.claim(best.kept) : undefined;
  }

  update(kept: Kept, row: ParsedRow): StoredEntry {
    const { entry } = kept;
    const changes = changesBetween(entry, row);
    const changeStatus: ChangeStatus = changes.length > 0 ? 'UPDATED' : 'UNCHANGED';
    kept.entry = { ...mergeEntry(entry, row), changeStatus, changes };
    return kept.entry;
  }

  add(row: ParsedRow): StoredEntry {
    const { lines: _, ...facts } = row;
    const kept: Kept = { entry: { ...facts, changeStatus: 'NEW', changes: [] }, keys: [] };
    this.all.push(kept);
    return kept.entry;
  }

  inOrder(): StoredEntry[] {
    return this.all.map(({ entry }) => entry).sort(compareEntries);
  }
}

function textOfNumber(row: DocketRow): string {
  return `text ${row.entryNumber} ${textKey(row.description)}`;
}

function numberedKeys(entry: DocketRow): string[] {
  return [`number ${entry.entryNumber}`, textOfNumber(entry)];
}

function unnumberedKeys(entry: DocketRow): string[] {
  const { whole, title } = wordKeys(entry);
  return whole === title ? [`whole ${whole}`] : [`whole ${whole}`, `labeled ${title}`];
}

const LABELED = /\s(?:party|event time|memo)\s{0,2}:/i;

/**
 * Words of an entry without number: the whole core, and its title before 'Party:' or 'Memo:'. Los Angeles lists a
 * filing as an event with its party and again as an image with its title alone: a bare title is the labeled one.
 */
function wordKeys(row: DocketRow): { whole: string; title: string } {
  const core = withoutAttachments(readMarks(row.description).core);
  const whole = comparable(core).toLowerCase();
  const label = LABELED.exec(core);
  const title = label ? comparable(core.slice(0, label.index)).toLowerCase() : whole;
  return { whole: `${row.date}|${whole}`, title: `${row.date}|${title}` };
}

/**
 * The same number for another paper: another day, another type, other words. A court that gives a number twice
 * would lose the first one otherwise. A clerk's note of a change says that it is the same.
 */
function isOtherPaper(entry: DocketRow, row: ParsedRow): boolean {
  if (row.entryNumber === null || entry.date === row.date) return false;
  if (entry.documentType === row.documentType) return false;
  if (entry.documentType === 'Other' || row.documentType === 'Other') return false;
  return (
    readMarks(row.description).clerkNotes.length === 0 && likeness(entry.description, row.description) < 0.5
  );
}

/** The words of `row` add nothing to `entry`: it was cut off, names the entry only, or is a bare image row. */
function saysLess(entry: StoredEntry, row: ParsedRow): boolean {
  if (row.isNameOnly && !entry.isNameOnly) return true;
  if (row.isCutOff && textKey(entry.description).startsWith(textKey(row.description))) return true;
  return row.entryNumber === null && !LABELED.test(row.description) && LABELED.test(entry.description);
}

function changesBetween(entry: StoredEntry, row: ParsedRow): string[] {
  if (saysLess(entry, row)) return describeChanges(entry, { ...row, description: entry.description });
  if (entry.isNameOnly && !row.isNameOnly && entry.description !== row.description)
    return [
      'The full text of this entry is known now.',
      ...describeChanges(entry, { ...row, description: entry.description }),
    ];
  if (row.entryNumber === null && LABELED.test(row.description) && !LABELED.test(entry.description))
    return describeChanges(entry, { ...row, description: entry.description });
  return describeChanges(entry, row);
}

function mergeEntry(entry: StoredEntry, row: ParsedRow): StoredEntry {
  const { lines: _, ...facts } = row;
  const less = saysLess(entry, row);
  const same = sameText(entry.description, row.description);
  // Of two texts that differ in white space alone, the one that names the entered date stays.
  const keepText = less || (same && (entry.enteredDate !== null || row.enteredDate === null));
  return {
    ...facts,
    date: row.date ?? entry.date,
    dateString: row.date === null ? entry.dateString : row.dateString,
    enteredDate: row.enteredDate ?? entry.enteredDate,
    description: keepText ? entry.description : row.description,
    documentType: keepText ? entry.documentType : row.documentType,
    attachments: mergeAttachments(entry, row, less || same),
    details: row.details.length > 0 ? row.details : entry.details,
    isCutOff: less ? entry.isCutOff : row.isCutOff,
    isNameOnly: less ? entry.isNameOnly : row.isNameOnly,
    changeStatus: 'UNCHANGED',
    changes: [],
  };
}

/** Files that only the page lists (not the text) stay when a paste does not show them. */
function mergeAttachments(entry: StoredEntry, row: ParsedRow, keepsAll: boolean): DocketAttachment[] {
  if (!keepsAll) return row.attachments;
  const numbers = new Set(entry.attachments.map(({ number }) => number));
  return [...entry.attachments, ...row.attachments.filter(({ number }) => !numbers.has(number))];
}

/** Rows that say the same in one paste are one: an overlap of two pages, an event and its image. */
function withoutRepeats(rows: readonly ParsedRow[]): ParsedRow[] {
  const kept: ParsedRow[] = [];
  const places = new Map<string, number>();
  for (const row of rows) {
    const own = repeatKeys(row);
    const place = own.sought.map((key) => places.get(key)).find((at) => at !== undefined);
    const former = place === undefined ? undefined : kept[place];
    if (place === undefined || !former) {
      kept.push(row);
      for (const key of own.held) if (!places.has(key)) places.set(key, kept.length - 1);
    } else if (row.description.length > former.description.length) {
      kept[place] = { ...row, lineNumber: former.lineNumber };
      // A bare title that found its event is no title to be found again.
      for (const key of repeatKeys(former).held) places.delete(key);
      for (const key of own.held) places.set(key, place);
    }
  }
  return kept;
}

function repeatKeys(row: ParsedRow): { held: string[]; sought: string[] } {
  if (row.entryNumber !== null) {
    const key = `${row.date} ${textOfNumber(row)}`;
    return { held: [key], sought: [key] };
  }
  const { whole, title } = wordKeys(row);
  const other = whole === title ? `labeled ${title}` : `whole ${title}`;
  return { held: unnumberedKeys(row), sought: [`whole ${whole}`, other] };
}

function repeatWarnings(all: readonly ParsedRow[], rows: readonly ParsedRow[]): ParsingWarning[] {
  const count = all.length - rows.length;
  if (count === 0) return [];
  const first = all.find((row) => !rows.includes(row));
  const times = count === 1 ? 'One entry stands' : `${count} entries stand`;
  const message = `${times} in this text more than once and was counted once.`;
  const lineNumber = first?.lineNumber ?? 1;
  return [
    {
      lineNumber,
      endLine: lineNumber,
      text: first?.description ?? '',
      message: message.replace(
        'entries stand in this text more than once and was',
        'entries stand in this text more than once and were',
      ),
    },
  ];
}

/**
 * The order of a docket: by filing day (entries without one last), numbered before unnumbered ones of a day, by
 * number, then by the day they were entered and by their words. It depends on the entries alone.
 */
export function compareEntries(a: DocketRow, b: DocketRow): number {
  return (
    compareText(a.date ?? '9999', b.date ?? '9999') ||
    compareNumbers(a.entryNumber, b.entryNumber) ||
    compareText(a.enteredDate ?? '', b.enteredDate ?? '') ||
    compareText(textKey(a.description), textKey(b.description))
  );
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function compareNumbers(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const [left, right] = [a.split(/[.-]/).map(Number), b.split(/[.-]/).map(Number)];
  return (left[0] ?? 0) - (right[0] ?? 0) || (left[1] ?? 0) - (right[1] ?? 0);
}

function toParsedEntry({ isCutOff: _, isNameOnly: __, ...entry }: StoredEntry): ParsedEntry {
  return entry;
}

const LONGEST_TEXT = 120;

/** A warning as a person reads it: where, what stands there, what it means. */
function sentenceOf({ lineNumber, endLine, text, message }: ParsingWarning): string {
  const where = endLine > lineNumber ? `Lines ${lineNumber}–${endLine}` : `Line ${lineNumber}`;
  const [first = ''] = text.split('\n');
  const shown = first.length > LONGEST_TEXT ? `${first.slice(0, LONGEST_TEXT).trimEnd()} …` : first;
  return `${where} (“${shown}”): ${message}`;
}
