import { type EntryEvent, eventOf } from '../docket/entry-event.ts';
import { onlyDate, statedDates } from '../docket/stated-dates.ts';
import { daysBetween } from '../law/calendar-days.ts';
import { dateAt } from '../papers/docket/printed-dates.ts';
import { comesLater, isAnswer, isByCourt } from '../papers/kind-of.ts';
import { unsaidKind } from './called.ts';
import { entryKey } from './entry-key.ts';
import type { CaseFacts, DocketFact } from './facts-schema.ts';
import { isAnswerDeadline, type KnownDate, type KnownFact, type ReadComplaint } from './known-facts.ts';
import { day, shortened } from './words.ts';

/** Days after which a filed complaint is on the docket. */
const DAYS_TO_FILE = 10;
const DEFAULTS: readonly EntryEvent[] = [
  'default-entered',
  'default-judgment',
  'default-request',
  'motion-default-judgment',
];
const FILER = /\b(?:filed )?by ((?:all )?[^;(]{3,300})/i;

/** The names by which a side is known here. */
function namesOf({ case: item, participants }: CaseFacts, side: 'plaintiff' | 'defendant'): string[] {
  const own = side === 'plaintiff' ? item.plaintiffName : item.defendantName;
  const people = participants.filter(({ role }) => role === side).map(({ name }) => name);
  return [own ?? '', ...people].map((name) => name.toLowerCase()).filter((name) => name.length > 3);
}

/** Who filed an entry, as far as it says so in words that name a side or one of its people. */
export function filerOf(
  { description }: Pick<DocketFact, 'description'>,
  facts: CaseFacts,
): 'ours' | 'theirs' | null {
  const { side } = facts;
  const by = FILER.exec(description)?.[1]?.toLowerCase();
  if (by === undefined || side === 'attorney') return null;
  const other = side === 'plaintiff' ? 'defendant' : 'plaintiff';
  const isNamed = (names: readonly string[]) => names.some((name) => by.includes(name));
  if (isNamed(namesOf(facts, side))) return 'ours';
  if (isNamed(namesOf(facts, other)) || by.includes(other)) return 'theirs';
  return side === 'plaintiff' && by.includes('plaintiff') ? 'ours' : null;
}

/** A paper that answers a complaint, not one that answers questions. */

/**
 * What shows that an answer is there: a finished stage, an entry of the docket, a paper. For a defendant it is not sure
 * (`isSure`) while it may be a draft or somebody else's.
 */
export function answerSeen(facts: CaseFacts): (KnownFact & { isSure: boolean }) | null {
  const isDefendant = facts.side === 'defendant';
  const stage = facts.deadlines.find(
    ({ kind, status, deadlineType }) =>
      status === 'done' && (isAnswerDeadline(deadlineType) || kind.trim().toLowerCase() === 'answer'),
  );
  if (stage)
    return {
      key: `deadline:${stage.id}`,
      text: `${stage.kind} is marked as done on your timeline`,
      isSure: true,
    };
  const entries = facts.docket.telling.filter((each) => eventOf(each) === 'answer');
  const entry = entries.find((each) => filerOf(each, facts) === 'ours') ?? entries[0];
  if (entry) {
    const when = entry.date === null ? '' : ` of ${day(entry.date)}`;
    const isSure = !isDefendant || filerOf(entry, facts) === 'ours';
    return { key: `docket:${entryKey(entry)}`, text: `the docket has an answer${when}`, isSure };
  }
  const paper = facts.documents.listed.find(({ docType }) => isAnswer(docType));
  if (paper === undefined) return null;
  return {
    key: `document:${paper.id}`,
    text: `${paper.filename} ${paper.isSuggested ? 'reads as' : 'is filed here as'} an answer`,
    isSure: !isDefendant,
  };
}

/** The newest that the docket says of a default: what was asked for before may have been denied. */
export function defaultSeen({ docket }: CaseFacts): (KnownFact & { date: string | null }) | null {
  const entry = docket.telling.find(({ description }) => /\bdefault/i.test(description));
  if (entry === undefined || !DEFAULTS.includes(eventOf(entry))) return null;
  return { key: `docket:${entryKey(entry)}`, text: entry.description, date: entry.date };
}

const SERVED_ON = /\bserved\b[^;]{0,160}? on (?=\d{1,2}\/\d{1,2}\/\d{2,4})/i;

/** The day of service that an entry names, even where it names the person in between. */
function servedIn({ description }: DocketFact): string | null {
  const only = onlyDate(statedDates(description), 'served');
  if (only !== null) return only;
  const match = SERVED_ON.exec(description);
  return match === null ? null : (dateAt(description, match.index + match[0].length)?.iso ?? null);
}

function firstDay(
  entries: readonly DocketFact[],
  dayOf: (entry: DocketFact) => string | null,
): KnownDate | null {
  for (const entry of entries) {
    const date = dayOf(entry);
    if (date !== null) return { key: `docket:${entryKey(entry)}`, text: 'the docket', date };
  }
  return null;
}

/** The latest day of service that anything here names. */
export function serviceSeen({ summonses, docket, deadlines, today }: CaseFacts): KnownDate | null {
  const summons = summonses.find(
    ({ response, servedDate }) => servedDate !== null && response.state !== 'not-started',
  );
  if (summons?.servedDate) {
    return { key: `summons:${summons.id}`, text: 'the summons kept here', date: summons.servedDate };
  }
  const entry = firstDay(docket.telling, (each) => (eventOf(each) === 'served' ? servedIn(each) : null));
  if (entry !== null) return entry;
  const stage = deadlines.find(
    ({ kind, date }) => /process of service|\bserved\b/i.test(kind) && date !== null && date <= today,
  );
  return stage?.date ? { key: `deadline:${stage.id}`, text: 'your timeline', date: stage.date } : null;
}

/** What the docket itself names as the day for the answer. */
export function answerDaySeen({ docket }: CaseFacts): KnownDate | null {
  return firstDay(docket.telling, ({ description }) => onlyDate(statedDates(description), 'answer'));
}

/** An amended complaint on the docket that is later than the one that is here. */
export function amendedSeen({ docket }: CaseFacts, complaint: ReadComplaint | null): KnownDate | null {
  const entry = docket.telling.find(
    ({ documentType, description, date }) =>
      documentType === 'Complaint' && date !== null && /amended/i.test(description),
  );
  if (!entry?.date || complaint === null || /amended/i.test(complaint.filename)) return null;
  const isHere = complaint.docDate !== null && daysBetween(complaint.docDate, entry.date) <= DAYS_TO_FILE;
  return isHere ? null : { key: `docket:${entryKey(entry)}`, text: 'the docket', date: entry.date };
}

/** Summonses that the docket shows as issued, with nothing after them that says who was served or answered. */
export function issuedUnserved({ docket }: CaseFacts): KnownDate | null {
  const ends: readonly EntryEvent[] = [
    'served',
    'waiver',
    'answer',
    'motion-dismiss',
    'judgment',
    'default-entered',
  ];
  for (const entry of docket.telling) {
    const event = eventOf(entry);
    if (ends.includes(event)) return null;
    if (event === 'summons-issued' && entry.date !== null) {
      return { key: `docket:${entryKey(entry)}`, text: 'the docket', date: entry.date };
    }
  }
  return null;
}

const ENDS: readonly EntryEvent[] = [
  'order-dismissing',
  'order-summary-judgment',
  'judgment',
  'default-judgment',
  'dismissal-notice',
];
const CLOSED =
  /\bclosed\b.{0,20}\bdismiss|\bclose (?:this|the) case\b|\b(?:civil )?case (?:is |was )?(?:now )?(?:closed|terminated|dismissed)\b|\bfinal judgment\b|\bdismissed with(?:out)? prejudice\b/i;
/** An order that ends a part of a case is soon followed by others; one that ends it is not. */
const LATEST = 6;

/** An entry among the latest that may end the case; `isClosed` where its words say that the case is closed. */
export function endSeen({
  docket,
}: CaseFacts): (KnownFact & { date: string | null; isClosed: boolean }) | null {
  const latest = docket.newest.slice(0, LATEST);
  const entry = latest.find((each) => CLOSED.test(each.description) || ENDS.includes(eventOf(each)));
  if (entry === undefined) return null;
  const isReopened = latest
    .slice(0, latest.indexOf(entry))
    .some(({ description }) => /\bre-?open|\bset aside|\bvacat/i.test(description));
  if (isReopened) return null;
  return {
    key: `docket:${entryKey(entry)}`,
    text: entry.description,
    date: entry.date,
    isClosed: CLOSED.test(entry.description),
  };
}

/** Entries that come only after the other side has a part in the case. */
const LATER_ENTRIES: readonly string[] = ['Response', 'Reply', 'Answer'];

/**
 * What shows that a case is under way, so that service is no longer what comes first: a response, a reply or an answer
 * among the papers or on the docket, or orders of more than one day. The newest; `text` is a sentence.
 */
export function underWaySeen({ documents, docket }: CaseFacts): KnownDate | null {
  const orders = documents.listed.filter(({ docType }) => isByCourt(docType));
  const days = new Set(orders.map(({ docDate }) => docDate));
  const later = documents.listed.filter(({ docType }) => comesLater(docType));
  const papers = (later.length === 0 && days.size > 1 ? orders : later).flatMap(
    ({ id, filename, docType, docDate }) =>
      docDate === null
        ? []
        : [
            {
              key: `document:${id}`,
              date: docDate,
              text: `${filename} (${[unsaidKind(filename, docType), day(docDate)].filter(Boolean).join(', ')}) is here.`,
            },
          ],
  );
  const entries = docket.newest.flatMap((entry) =>
    entry.date !== null && LATER_ENTRIES.includes(entry.documentType)
      ? [
          {
            key: `docket:${entryKey(entry)}`,
            date: entry.date,
            text: `The docket has ‘${shortened(entry.description, 80)}’ (${day(entry.date)}).`,
          },
        ]
      : [],
  );
  const [newest] = [...papers, ...entries].sort((a, b) => b.date.localeCompare(a.date));
  return newest ?? null;
}
