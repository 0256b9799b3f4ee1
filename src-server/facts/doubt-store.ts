import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { doubtCalledOff, TAKES_BACK } from '#src/facts/called-off-elsewhere.ts';
import { isDayNamed, type Reset, SITTING_NAMES } from '#src/facts/resets.ts';
import type { Fact } from '#src/facts/schema.ts';
import { factsThatCount, fromRow } from './store.ts';

/** Papers of a case of which one may take back a day of another, the newest. */
const MOST_PAPERS = 200;
const MOST_TAKING = 1_000;

/** What of a case takes a day back, of every kind: the sentence that vacates a hearing is the court's decision. */
async function listTaking(db: Kysely<Database>, caseId: string): Promise<Fact[]> {
  const rows = await factsThatCount(db, caseId)
    .where('facts.status', '<>', 'dismissed')
    .where(sql<boolean>`facts.quote ~* ${TAKES_BACK}`)
    .orderBy('documents.uploadedAt', 'desc')
    .orderBy('facts.documentId')
    .orderBy('facts.position')
    .limit(MOST_TAKING)
    .execute();
  return rows.flatMap(fromRow);
}

/**
 * Facts of a case as they stand beside its other papers: a day that one of them takes back is unsure, and names it. Jobs
 * ask too.
 */
export async function asTheCaseStands(
  db: Kysely<Database>,
  caseId: string,
  facts: readonly Fact[],
): Promise<Fact[]> {
  if (!facts.some(({ kind }) => kind === 'hearing' || kind === 'deadline')) return [...facts];
  const taking = Map.groupBy(await listTaking(db, caseId), ({ documentId }) => documentId);
  if (taking.size === 0) return [...facts];
  const own = Map.groupBy(facts, ({ documentId }) => documentId);
  const papers = await db
    .selectFrom('documents')
    .select(['id', 'filename', 'docDate'])
    .where('caseId', '=', caseId)
    .where('id', 'in', [...new Set([...own.keys(), ...taking.keys()])])
    .orderBy('uploadedAt', 'desc')
    .orderBy('id')
    .limit(Math.max(MOST_PAPERS, own.size))
    .execute();
  const doubted = doubtCalledOff(
    papers.map(({ id, filename, docDate }) => ({
      documentId: id,
      filename,
      docDate,
      facts: [...(own.get(id) ?? []), ...(taking.get(id) ?? [])],
    })),
  );
  const known = new Map(doubted.flatMap((paper) => paper.facts.map((fact) => [fact.id, fact] as const)));
  return facts.map((fact) => known.get(fact.id) ?? fact);
}

/** What a person has to check of a day that a paper calls off. */
const offInWords = (filename: string) =>
  `${filename} says that this day is off. Look at that paper, and ask the clerk which day stands.`;

/**
 * Marks the open days of a timeline that a paper of the case calls off as days to be checked; none that a later paper
 * gave. A paper that is read again marks no day twice. Returns whether any was marked.
 */
export async function markCalledOff(
  db: Kysely<Database>,
  paper: { id: string; caseId: string; docDate: string | null },
  resets: readonly Reset[],
  now: Date,
): Promise<boolean> {
  if (!resets.some(({ from }) => from !== null)) return false;
  const rows = await db
    .selectFrom('milestones as m')
    .leftJoin('documents as source', 'source.id', 'm.derivedFromDocId')
    .innerJoin('documents as own', (join) => join.on('own.id', '=', paper.id))
    .select(['m.id', 'm.date', 'm.doubts', 'source.docDate', 'own.filename'])
    .where('m.caseId', '=', paper.caseId)
    .where('m.date', 'is not', null)
    .where('m.finishedAt', 'is', null)
    .where(({ eb, or }) => or([eb('m.takesPlace', '=', true), eb('m.kind', '~*', SITTING_NAMES)]))
    .where(({ eb, or }) =>
      or([eb('m.derivedFromDocId', 'is', null), eb('m.derivedFromDocId', '<>', paper.id)]),
    )
    .limit(MOST_PAPERS)
    .execute();
  let isMarked = false;
  for (const { id, date, doubts, docDate, filename } of rows) {
    const doubt = offInWords(filename);
    const isOff = date !== null && resets.some(({ from }) => isDayNamed(date, from));
    const isLater = docDate !== null && paper.docDate !== null && docDate > paper.docDate;
    if (!isOff || isLater || doubts?.includes(doubt)) continue;
    await db
      .updateTable('milestones')
      .set({ doubts: JSON.stringify([doubt, ...(doubts ?? [])]), updatedAt: now })
      .set((eb) => ({ revision: eb('revision', '+', 1) }))
      .where('caseId', '=', paper.caseId)
      .where('id', '=', id)
      .execute();
    isMarked = true;
  }
  return isMarked;
}
