import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { up } from '#db/migrations/0017-ediscovery.ts';
import { insertCase } from '#tests/factories/cases.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { separateDatabase, type TestDatabase } from '#tests/setup/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await separateDatabase();
});
afterAll(() => database.close());

test('numbers that were typed in before there were ranges get theirs; of two that overlap the older keeps its own', async () => {
  const { db } = database;
  const { id: caseId } = await insertCase(db);
  let made = 0;
  const make = async (batesNumber: string, pageCount: number, values = {}) => {
    made += 1;
    await insertDocument(db, {
      ...{ caseId, batesNumber, pageCount, filename: `${made}`, uploadedAt: new Date(made * 1000) },
      ...{ mimeType: 'application/pdf', ...values },
    });
  };
  await make('acme000005', 3);
  await make('ACME000007', 1);
  await make('ACME000008', 9, { mimeType: 'message/rfc822' });
  await make('Exhibit A', 2);
  await make('ACME000000', 2);
  await make('BETA99999', 2);
  await make('BETA00007', 2);
  await make('ACME000005', 2, { caseId: (await insertCase(db)).id });
  await make('ACME000020', 2, { status: 'reading' });
  await sql`drop table bates_ranges, bates_series, privilege_entries cascade`.execute(db);
  await db.transaction().execute((trx) => up(z.custom<Kysely<unknown>>().parse(trx)));
  const ranges = await db
    .selectFrom('batesRanges')
    .select(['filename', 'prefix', 'firstNumber', 'lastNumber', 'width'])
    .orderBy('filename')
    .execute();
  expect(ranges.map(({ filename, ...range }) => [filename, ...Object.values(range)])).toEqual([
    ['1', 'ACME', 5, 7, 6],
    ['3', 'ACME', 8, 8, 6],
    ['7', 'BETA', 7, 8, 5],
    ['8', 'ACME', 5, 6, 6],
  ]);
});
