import type { DocketAttachment, DocketRow } from '../papers/docket/docket-row.ts';
import { comparable, readMarks, withoutAttachments, withoutEntered } from '../papers/docket/entry-text.ts';
import { shortMonth } from '../text/day-words.ts';
import { withoutEnd } from '../text/sentence-end.ts';
import { wordChanges } from './word-changes.ts';

type Row = Pick<DocketRow, 'date' | 'enteredDate' | 'description' | 'attachments'>;

const LONGEST_QUOTE = 240;
const MOST_WORD_CHANGES = 12;

/** Text as it decides whether an entry changed: all but white space and the entered date. */
export function textKey(description: string): string {
  return comparable(withoutEntered(description));
}

/** Whether two texts differ in nothing that counts. */
export function sameText(before: string, after: string): boolean {
  return before === after || textKey(before) === textKey(after);
}

/** What is different in `after`, as sentences; empty where nothing is. */
export function describeChanges(before: Row, after: Row): string[] {
  const changes: string[] = [];
  if (before.date !== null && after.date !== null && before.date !== after.date)
    changes.push(`Filing date changed from ${dayOf(before.date)} to ${dayOf(after.date)}.`);
  if (before.enteredDate !== null && after.enteredDate !== null && before.enteredDate !== after.enteredDate)
    changes.push(`Entered date changed from ${dayOf(before.enteredDate)} to ${dayOf(after.enteredDate)}.`);
  if (sameText(before.description, after.description)) return changes;
  const old = readMarks(before.description);
  const fresh = readMarks(after.description);
  const words = [
    ...describeWords(withoutAttachments(old.core), withoutAttachments(fresh.core)),
    ...describeAttachments(before.attachments, after.attachments),
    ...describeNotes(old.clerkNotes, fresh.clerkNotes),
  ];
  return [...changes, ...(words.length > 0 ? words : ["The clerk's marks around the text changed."])];
}

function describeWords(before: string, after: string): string[] {
  const changes = wordChanges(before, after);
  const said = changes.slice(0, MOST_WORD_CHANGES).map(({ removed, added }) => {
    if (removed === '') return `Added: ${quote(added)}.`;
    if (added === '') return `Removed: ${quote(removed)}.`;
    return `Changed ${quote(removed)} to ${quote(added)}.`;
  });
  const rest = changes.length - said.length;
  return rest > 0 ? [...said, `And ${rest} more changes of words.`] : said;
}

function describeAttachments(
  before: readonly DocketAttachment[],
  after: readonly DocketAttachment[],
): string[] {
  const old = new Map(before.map((each) => [each.number, each.description]));
  const fresh = new Set(after.map(({ number }) => number));
  const changes: string[] = [];
  for (const { number, description } of after) {
    const former = old.get(number);
    if (former === undefined) changes.push(`Attachment ${number} added: ${quote(description)}.`);
    else if (comparable(former) !== comparable(description))
      changes.push(`Attachment ${number} changed from ${quote(former)} to ${quote(description)}.`);
  }
  for (const { number, description } of before) {
    if (!fresh.has(number)) changes.push(`Attachment ${number} removed: ${quote(description)}.`);
  }
  return changes;
}

function describeNotes(before: readonly string[], after: readonly string[]): string[] {
  const old = new Set(before.map(comparable));
  const fresh = new Set(after.map(comparable));
  return [
    ...after
      .filter((note) => !old.has(comparable(note)))
      .map((note) => `The clerk added a note: ${quote(note)}.`),
    ...before
      .filter((note) => !fresh.has(comparable(note)))
      .map((note) => `The clerk took off a note: ${quote(note)}.`),
  ];
}

function quote(text: string): string {
  const words = text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE).trimEnd()} …` : text;
  return `“${withoutEnd(words)}”`;
}

function dayOf(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${shortMonth(month ?? 1)} ${day}, ${year}`;
}
