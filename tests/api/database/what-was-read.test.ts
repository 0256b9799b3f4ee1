import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { up } from '#db/migrations/0049-what-was-read.ts';
import { insertCase } from '#tests/factories/cases.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { separateDatabase, type TestDatabase } from '#tests/setup/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await separateDatabase();
});
afterAll(() => database.close());

test('rows from before are known by what their notes say', async () => {
  const { db } = database;
  const { id: caseId } = await insertCase(db);
  const make = (filename: string, note: string, parentDocumentId: string | null = null) =>
    insertDocument(db, {
      caseId,
      filename,
      parentDocumentId,
      notes: JSON.stringify(note === '' ? [] : [note]),
    });
  const { id: paper } = await make('paper.pdf', '');
  await make('long.pdf', 'We read the first 60 pages. The rest is read once you keep it.');
  await make('two.jpg', 'This picture is page 2 of “paper.pdf”, and its words are read there.', paper);
  await make('mail.eml', 'Its attachments were not taken out.', paper);
  await sql`alter table documents drop column is_read_in_part, drop column page_in_parent`.execute(db);
  await db.transaction().execute((trx) => up(z.custom<Kysely<unknown>>().parse(trx)));
  const rows = await db
    .selectFrom('documents')
    .select(['filename', 'isReadInPart', 'pageInParent'])
    .orderBy('filename')
    .execute();
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['long.pdf', true, null],
    ['mail.eml', false, null],
    ['paper.pdf', false, null],
    ['two.jpg', false, 2],
  ]);
});
