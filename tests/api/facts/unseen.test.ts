import { afterAll, beforeEach, expect, test } from 'vitest';
import { readDocumentFacts } from '#server/facts/service.ts';
import { replacePageLines } from '#server/search/page-lines-store.ts';
import { DocumentFacts } from '#src/facts/schema.ts';
import { UNSEEN } from '#src/text/line-layout.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { makeTestApp } from '#tests/setup/app.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { makePeople } from '../cases/people.ts';

const database = await testDatabase();
const server = await makeTestApp();
const { db } = server;
beforeEach(() => database.reset());
afterAll(() => server.close());

const LINES = [
  'ORDER',
  'Defendant shall file a response no later than April 30, 2026.',
  'Defendant shall produce the documents no later than June 3, 2026.',
];

test('a day in words that nobody can see is not sure, and the paper says where', async () => {
  const { caseId, owner } = await makePeople(server);
  const text = LINES.join('\n\n');
  const { id } = await insertDocument(db, {
    caseId,
    extractedText: text,
    docType: 'Order',
    docDate: '2026-04-02',
  });
  const lines = LINES.flatMap((line) => {
    const start = text.indexOf(line);
    const flags = line.includes('June 3') ? UNSEEN : 0;
    return [start, start + line.length, 1_000, 1_000 + start * 10, 6_000, 150, 120, flags];
  });
  const page = { number: 1, text, source: 'text-layer', lines } as const;
  await replacePageLines(db, { documentId: id, caseId, textNumber: 1 }, [page]);
  await readDocumentFacts(server.deps, id, new AbortController().signal);
  const { body } = await owner.call('trpc', 'facts.ofDocument', { id });
  const { facts, completeness } = DocumentFacts.parse(body);
  const days = facts.flatMap((fact) =>
    fact.kind === 'deadline' ? [[fact.value.date, fact.certainty === 'unsure'] as const] : [],
  );
  expect(days).toEqual([
    ['2026-04-30', false],
    ['2026-06-03', true],
  ]);
  const places = completeness.unseen?.map(({ start, end }) => text.slice(start, end));
  expect(places).toEqual([expect.stringContaining('June 3, 2026')]);
});
