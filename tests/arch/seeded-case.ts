import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema/index.ts';
import { READER_VERSION } from '#src/facts/schema.ts';
import type { Calculation } from '#src/law/calculation-schema.ts';
import { insertCase } from '#tests/factories/cases.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { insertAttachment, insertMilestone, insertNote } from '#tests/factories/milestones.ts';
import { insertParticipant } from '#tests/factories/participants.ts';
import { insertServiceAttempt, insertSummons } from '#tests/factories/summons.ts';
import { insertUser } from '#tests/factories/users.ts';
import { indexDocument } from '#tests/setup/indexed.ts';
import { columns } from './schema-columns.ts';

export interface SeededCase {
  caseId: string;
  ownerId: string;
  /** One thing of each kind in the case. */
  children: string[];
}

/** In the text of every seeded document, so that a search finds it. */
export const FINDABLE = 'wellspring';

/** 14 days from its milestone, with which it moves. */
const COUNTED_WITH = {
  jurisdiction: 'federal',
  deadlineType: 'response_to_motion_due',
  serviceMethod: 'personal',
  triggerDate: '2026-03-02',
  hearingDate: null,
  mailedFrom: null,
  localDays: null,
  closures: [],
  method: 'court-rule',
} satisfies Calculation;

/** A case with a row of everything a case can hold; `word` stands in every text of it. */
export async function seedCase(db: Kysely<Database>, word: string): Promise<SeededCase> {
  const owner = await insertUser(db, { lastName: word, email: `${word}.${crypto.randomUUID()}@example.org` });
  const { id: caseId } = await insertCase(db, {
    userId: owner.id,
    title: `${word} v. Orlov`,
    description: word,
  });
  const text = `Complaint of ${word}.\n\n1. ${word} repaired the ${FINDABLE}.\f2. Nobody paid ${word}.`;
  const document = await insertDocument(db, {
    caseId,
    filename: `${word}.txt`,
    extractedText: text,
    aiAnalysisSummary: word,
    batesNumber: word,
  });
  await indexDocument(db, document);
  await db
    .insertInto('documentTexts')
    .values({ caseId, documentId: document.id, number: 2, content: `${word} ${FINDABLE}`, notes: '[]' })
    .execute();
  const ofDocument = { caseId, documentId: document.id };
  await db
    .insertInto('discoveryReadings')
    .values({ ...ofDocument, textNumber: 1, readerVersion: 1, reading: JSON.stringify({ title: word }) })
    .execute();
  await db
    .insertInto('discoveryServices')
    .values({ ...ofDocument, servedOn: '2026-03-02', serviceMethod: 'mail' })
    .execute();
  await db
    .insertInto('discoveryMarks')
    .values({ ...ofDocument, itemKey: word, isAnswered: true })
    .execute();
  const { id: seriesId } = await db
    .insertInto('batesSeries')
    .values({ caseId, prefix: word.toUpperCase() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('batesRanges')
    .values({
      ...{ seriesId, ...ofDocument, filename: word, prefix: word.toUpperCase() },
      ...{ firstNumber: 1, lastNumber: 2, width: 6 },
    })
    .execute();
  await db
    .insertInto('privilegeEntries')
    .values({ ...ofDocument, description: word })
    .execute();
  const milestone = await insertMilestone(db, { caseId, kind: word, date: '2026-03-02' });
  const counted = await insertMilestone(db, {
    caseId,
    kind: `${word}, counted`,
    date: '2026-03-16',
    triggerMilestoneId: milestone.id,
    isAutoCalculated: true,
    reminderDates: JSON.stringify(['2026-03-15']),
    calculation: JSON.stringify(COUNTED_WITH),
  });
  const summons = await insertSummons(db, { caseId, milestoneId: milestone.id, plaintiffName: word });
  const message = { caseId, docId: document.id, userId: owner.id, role: 'user', content: word } as const;
  const talk = { caseId, userId: owner.id, title: word };
  const conversation = await db
    .insertInto('conversations')
    .values(talk)
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('chatMessages')
    .values({ caseId, conversationId: conversation.id, userId: owner.id, role: 'user', content: word })
    .execute();
  const answer = { caseId, userId: owner.id, answer: word };
  const transcript = { ...ofDocument, title: word, filename: word, path: word, mimeType: 'text/plain' };
  const entry = { caseId, milestoneId: milestone.id, rawText: word };
  await seedAnswers(db, document, word);
  const docket = await db.insertInto('docketEntries').values(entry).returning('id').executeTakeFirstOrThrow();
  await db
    .insertInto('docketTexts')
    .values({ caseId, docketEntryId: docket.id, rawText: word, savedAt: new Date(0) })
    .execute();
  const production = await seedProduction(db, document, word);
  const fact = await seedFacts(db, document, word);
  const rows = [
    document,
    production,
    milestone,
    counted,
    await insertParticipant(db, { caseId, displayName: word, notes: word }),
    summons,
    await insertServiceAttempt(db, summons, { notes: word }),
    await db.insertInto('chatMessages').values(message).returning('id').executeTakeFirstOrThrow(),
    await db.insertInto('generatedAnswers').values(answer).returning('id').executeTakeFirstOrThrow(),
    docket,
    await insertNote(db, milestone, { userId: owner.id, content: word }),
    await insertAttachment(db, milestone, document, { userId: owner.id }),
    await db.insertInto('transcripts').values(transcript).returning('id').executeTakeFirstOrThrow(),
    conversation,
    fact,
  ];
  return { caseId, ownerId: owner.id, children: rows.map(({ id }) => id) };
}

/** The document, produced. */
async function seedProduction(
  db: Kysely<Database>,
  { caseId, id: documentId, path }: { caseId: string; id: string; path: string },
  word: string,
): Promise<{ id: string }> {
  const production = await db
    .insertInto('productions')
    .values({
      ...{ caseId, name: word, volume: 'VOL001', producedTo: word, producedOn: '2026-03-02' },
      ...{ documentCount: 1, pageCount: 1, bytes: 4, firstBates: word, lastBates: word, coverLetter: word },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('productionDocuments')
    .values({
      ...{ caseId, productionId: production.id, documentId, path, position: 1, pages: 1, size: 4 },
      ...{ filename: word, mimeType: 'text/plain', begBates: word, endBates: word, batesPrefix: 'QUAY' },
      ...{ batesFirst: 1, batesWidth: 6, begAttach: word, endAttach: word, nativeAllowed: true },
      ...{ textNumber: 1, content: word },
    })
    .execute();
  return production;
}

/** What a paper says, and how completely it was read. */
async function seedFacts(
  db: Kysely<Database>,
  { caseId, id: documentId }: { caseId: string; id: string },
  word: string,
): Promise<{ id: string }> {
  const ofDocument = { caseId, documentId, textNumber: 1 };
  const completeness = { pages: 2, pagesRead: 1, poorPages: [], complete: false, problems: [word] };
  await db
    .insertInto('documentFacts')
    .values({
      ...ofDocument,
      readerVersion: READER_VERSION,
      unplaced: '[]',
      completeness: JSON.stringify(completeness),
    })
    .execute();
  return db
    .insertInto('facts')
    .values({
      ...ofDocument,
      ...{ position: 0, kind: 'judge', label: word, value: JSON.stringify({ name: word }) },
      ...{ page: 1, charStart: 13, charEnd: 13 + word.length, quote: word, certainty: 'likely' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** What was answered to a complaint: a paragraph, a defense, a counterclaim. */
async function seedAnswers(
  db: Kysely<Database>,
  { caseId, id: documentId }: { caseId: string; id: string },
  word: string,
): Promise<void> {
  await db
    .insertInto('answerResponses')
    .values({
      ...{ caseId, documentId, textNumber: 1, paragraphKey: '1', paragraphNumber: '1' },
      ...{ paragraphText: word, response: 'deny', words: word, evidence: '[]' },
    })
    .execute();
  await db
    .insertInto('answerDefenses')
    .values({ caseId, defenseId: 'payment', choice: 'chosen', facts: word })
    .execute();
  await db
    .insertInto('answerCounterclaims')
    .values({ caseId, id: crypto.randomUUID(), title: word, facts: word, relief: word })
    .execute();
}

/** Everything the database holds of a case, for comparing what it was with what it is, save that somebody was refused. */
export async function rowsOfCase(db: Kysely<Database>, caseId: string): Promise<string> {
  const tables = Object.entries(columns).flatMap(([table, known]) => ('caseId' in known ? [table] : []));
  const parts = tables.map(
    (table) =>
      sql`select ${sql.lit(table)} as part, to_jsonb(t) as row from ${sql.table(table)} t where case_id = ${caseId} ${table === 'caseAudit' ? sql`and action not in ('refused', 'stranger-refused')` : sql``}`,
  );
  const own = sql`select 'cases' as part, to_jsonb(t) as row from cases t where id = ${caseId}`;
  const { rows } = await sql`
    select part, row from (${sql.join([own, ...parts], sql` union all `)}) everything
    order by part, row::text`.execute(db);
  return JSON.stringify(rows, null, 1);
}
