import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { deadlineOffers } from '#src/docket/deadline-offers.ts';
import { eventsOf } from '#src/docket/entry-event.ts';
import { explainEntry } from '#src/docket/explain-entry.ts';
import { statedDates } from '#src/docket/stated-dates.ts';
import { statedDays } from '#src/facts/docket/stated-days.ts';
import { lawOf } from '#src/law/case-law.ts';
import { documentTypeOf } from '#src/papers/docket/document-type.ts';
import { heading, share } from './report.ts';

/** An entry of a public docket, its private names replaced, with what it decides and sets. */
const LabeledEntry = z.object({
  id: z.string(),
  court: z.string(),
  kind_of_case: z.enum(['civil', 'bankruptcy', 'criminal', 'appeal']),
  number: z.string().nullable(),
  filed: z.string().nullable(),
  text: z.string(),
  truth: z.object({
    what: z.string(),
    rulings: z.array(z.object({ on: z.string(), by: z.string(), ruling: z.string() })),
    closes: z.boolean(),
    against: z.string(),
    days: z.array(
      z.object({
        who: z.string(),
        what: z.string(),
        date: z.string().nullish(),
        period: z.string().nullish(),
      }),
    ),
    offers: z.array(z.unknown()),
  }),
});
type LabeledEntry = z.infer<typeof LabeledEntry>;

const DECIDES = /^(?:granted|denied|granted in part|dismissed|vacated|affirmed|reversed|remanded)/;

/** The name by which the court of an entry is recognized; as it is labeled where it is no short one of a federal court. */
function courtNameOf({ court }: LabeledEntry): string {
  if (/^ca(?:\d+|dc|fc)$/.test(court)) return 'United States Court of Appeals';
  if (/^[a-z]{2,5}b$/.test(court)) return 'United States Bankruptcy Court';
  return /^[a-z]{2,5}d$/.test(court) ? 'United States District Court' : court;
}

/** What the product says of an entry. */
function readEntry(entry: LabeledEntry) {
  const { text, filed, number } = entry;
  const documentType = documentTypeOf(text);
  const law = lawOf({
    ...{ courtId: null, kind: null, courtName: courtNameOf(entry), caseNumber: number, state: null },
    ...{ caseType: null, title: '', description: null },
  });
  const row = { description: text, documentType, date: filed, enteredDate: null };
  return {
    events: eventsOf(row),
    explanation: explainEntry(row),
    offers: deadlineOffers(row, law),
    hasRules: law.jurisdiction !== null && law.kind === 'civil',
    days: [...statedDates(text).map(({ date }) => date), ...statedDays(text).map(({ date }) => date)],
  };
}

/** Deadlines of a rule that an entry may start, as the labels and as the product name them. */
const SAME_OFFERS: readonly (readonly [label: RegExp, name: RegExp])[] = [
  [/notice of appeal(?!.*bankr)/i, /appeal/i],
  [/objections? to the report/i, /object/i],
  [/alter or amend|new trial/i, /new trial/i],
  [/set aside the default/i, /set aside|default|relief from judgment/i],
  [/^answer\b(?!.*united states)/i, /answer/i],
  [/^response to the motion/i, /response/i],
  [/^reply in support/i, /reply/i],
];

/** The deadlines that a careful lawyer would speak of and the product does not; of courts whose rules are here. */
function missedOffers({ truth, kind_of_case }: LabeledEntry, read: ReturnType<typeof readEntry>): string[] {
  if (!read.hasRules || kind_of_case !== 'civil') return [];
  return truth.offers.flatMap((offer) => {
    const label = typeof offer === 'string' ? offer : JSON.stringify(offer);
    const same = SAME_OFFERS.find(([pattern]) => pattern.test(label));
    return same !== undefined && !read.offers.some(({ name }) => same[1].test(name)) ? [label] : [];
  });
}

const COMMANDS = /^(?:order|judgment|minutes|opinion|report)$/;

/** Errors that can cost a case, each with its entry; empty where the entry was read without one. */
function dangersOf(entry: LabeledEntry): {
  unread: boolean;
  invented: boolean;
  missedDays: string[];
  missed: string[];
} {
  const { truth } = entry;
  const read = readEntry(entry);
  const decides = truth.closes || truth.rulings.some(({ ruling }) => DECIDES.test(ruling));
  const isCourts = COMMANDS.test(truth.what);
  return {
    unread: decides && isCourts && read.events.every((event) => event === 'none'),
    invented: isCourts && truth.offers.length === 0 && truth.days.length === 0 && read.offers.length > 0,
    missed: missedOffers(entry, read),
    missedDays: truth.days.flatMap(({ date }) => (date && !read.days.includes(date) ? [date] : [])),
  };
}

/** How a file of labeled entries is read, and each error of a dangerous kind. */
export async function evalDocketOrders(path: string, showsMisses: boolean): Promise<void> {
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line !== '');
  const entries = lines.map((line) => LabeledEntry.parse(JSON.parse(line)));
  const read = entries.map((entry) => ({ entry, ...dangersOf(entry) }));
  const courts = entries.filter(({ truth }) => COMMANDS.test(truth.what));
  const deciding = courts.filter(
    ({ truth }) => truth.closes || truth.rulings.some(({ ruling }) => DECIDES.test(ruling)),
  ).length;
  const days = entries.reduce((sum, { truth }) => sum + truth.days.filter(({ date }) => date).length, 0);
  const missed = read.reduce((sum, { missedDays }) => sum + missedDays.length, 0);
  const unread = read.filter((each) => each.unread);
  const invented = read.filter((each) => each.invented);
  heading(`Entries of dockets (${entries.length} real ones, ${courts.length} of courts)`);
  console.log(`a decision read as nothing: ${unread.length} of ${deciding}`);
  console.log(`a deadline offered where there is none: ${invented.length} of ${courts.length}`);
  console.log(`a deadline of a rule not offered: ${read.flatMap((each) => each.missed).length}`);
  console.log(`days that the entry names, found: ${share(days - missed, days)} of ${days}`);
  if (!showsMisses) return;
  for (const { entry } of unread) console.log(`  unread ${entry.id}: ${entry.text.slice(0, 220)}`);
  for (const { entry } of invented) {
    const { offers, events } = readEntry(entry);
    console.log(
      `  offered ${entry.id} [${events.join(', ')}: ${offers.map(({ name }) => name).join('; ')}]: ${entry.text.slice(0, 220)}`,
    );
  }
  for (const { entry, missed: left } of read)
    if (left.length > 0)
      console.log(
        `  not offered ${entry.id} [${readEntry(entry).events.join(', ')}] ${left.join('; ')}: ${entry.text.slice(0, 200)}`,
      );
  for (const { entry, missedDays } of read)
    if (missedDays.length > 0)
      console.log(`  days ${entry.id} ${missedDays.join(' ')}: ${entry.text.slice(0, 260)}`);
}

/** The labeled entries that may be read, or those that are kept unread. */
export const labeledEntries = (half: 'open' | 'held') =>
  join(import.meta.dirname, 'docket-orders', `${half}.jsonl`);
