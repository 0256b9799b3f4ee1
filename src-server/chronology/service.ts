import type { Kysely } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { buildChronology } from '#src/chronology/build.ts';
import { findContradictions } from '#src/chronology/contradictions.ts';
import type { CaseRecord } from '#src/chronology/record.ts';
import {
  type Chronology,
  type ChronologyEvent,
  type ChronologyFilter,
  MOST_EVENTS,
} from '#src/chronology/schema.ts';
import type { AuthorizedCaseId } from '#src/ids.ts';
import { courtTimeZone, dateIn } from '#src/law/court-time.ts';
import { factsOfCase } from '../facts/service.ts';
import { getHead, listDated, listEntries, listNamed, listPapersWithTold } from './store.ts';

type Db = Kysely<Database>;

function isAsked({ kind, person, from, to }: ChronologyFilter, event: ChronologyEvent): boolean {
  // A month without a day belongs to a span that holds one of its days.
  const length = event.date.length;
  return (
    (kind === undefined || event.kind === kind) &&
    (person === undefined || event.people.includes(person)) &&
    (from === undefined || event.date >= from.slice(0, length)) &&
    (to === undefined || event.date <= to)
  );
}

/** The events nearest to today, in their order. */
function nearest(events: readonly ChronologyEvent[], today: string): readonly ChronologyEvent[] {
  if (events.length <= MOST_EVENTS) return events;
  const first = events.findIndex(({ date }) => date >= today);
  const middle = first < 0 ? events.length : first;
  const start = Math.min(Math.max(0, middle - MOST_EVENTS / 2), events.length - MOST_EVENTS);
  return events.slice(start, start + MOST_EVENTS);
}

function countBy<Key extends string>(keys: readonly Key[]): Partial<Record<Key, number>> {
  const counts: Partial<Record<Key, number>> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

/** Everything that a case's papers, docket and timeline tell by day, and where its papers differ. Reads facts, no text. */
async function recordOf(db: Db, caseId: AuthorizedCaseId) {
  const papers = await listPapersWithTold(db, caseId);
  const facts = Map.groupBy(await factsOfCase(db, caseId, undefined), ({ documentId }) => documentId);
  const record: CaseRecord = {
    papers: papers.map((paper) => ({ ...paper, facts: facts.get(paper.id) ?? [] })),
    docket: await listEntries(db, caseId),
    milestones: await listDated(db, caseId),
    people: await listNamed(db, caseId),
  };
  return { papers, record };
}

/** The chronology of a case; all of it where it is to be printed. */
export async function chronologyOf(
  db: Db,
  caseId: AuthorizedCaseId,
  filter: ChronologyFilter,
  { now, isWhole = false }: { now: Date; isWhole?: boolean },
): Promise<Chronology> {
  const { papers, record } = await recordOf(db, caseId);
  const { events, people } = buildChronology(record);
  const asked = events.filter((event) => isAsked(filter, event));
  const { state } = await getHead(db, caseId);
  const counts = countBy(events.flatMap((event) => event.people));
  return {
    events: isWhole ? asked : [...nearest(asked, dateIn(courtTimeZone(state), now))],
    total: asked.length,
    kinds: countBy(events.map(({ kind }) => kind)),
    people: people.flatMap(({ name, role }) => {
      const count = counts[name] ?? 0;
      return count === 0 ? [] : [{ name, role, events: count }];
    }),
    contradictions: findContradictions(record),
    papersRead: papers.filter(({ isRead }) => isRead).length,
    papersUnread: papers
      .filter(({ isRead }) => !isRead)
      .map(({ id, title, filename }) => ({ documentId: id, title, filename })),
  };
}
