import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { SearchResults } from '#src/search/schema.ts';
import { insertCase } from '#tests/factories/cases.ts';
import { insertDocument } from '#tests/factories/documents.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { indexDocument } from '#tests/setup/indexed.ts';
import { makeReadingApp } from '#tests/setup/reading.ts';
import { makeSearchedCase } from '#tests/setup/searched.ts';

const database = await testDatabase();
const server = await makeReadingApp();
beforeEach(() => database.reset());
afterAll(() => server.close());

const LINES = [
  '',
  ' ',
  '-',
  '- - -',
  '"',
  '""',
  '"-"',
  '-"',
  'the',
  'the of and to',
  '"the"',
  '"of the"',
  '.*',
  '(((((',
  '[a-z]+$ ^ \\d{99999}',
  '%_%',
  "'; drop table documents; --",
  'type:',
  'type:"',
  'type:% before: after:',
  'before:9999-99-99 after:0000-00-00',
  'after:0001-01-01',
  'before:9999-12-31',
  '\u202egnp.evil',
  'roof\u0000\u0000',
  'type:\u0000',
  '\ud800 roof',
  'type:\udfff',
  '\u200b\u200d\ufeff',
  '👩‍⚖️ 🏛️',
  'ﷺ ﷽',
  'مستأجر السقف',
  '屋根の修理',
  'x'.repeat(500),
  'ab '.repeat(166),
  '"a '.repeat(166),
  '-a'.repeat(250),
  'a:b:c type:type:type',
];

describe('hostile questions', () => {
  test.each(LINES)('%j is answered', async (q) => {
    const { add, search } = await makeSearchedCase(server);
    await add('roof.txt', 'The roof of the house was repaired. مستأجر السقف 屋根の修理 ab');
    const { results } = await search(q);
    expect(results.length).toBeLessThanOrEqual(1);
  });

  test('10,000 characters are refused with a sentence', async () => {
    const { agent, caseId } = await makeSearchedCase(server);
    for (const wire of ['trpc', 'rest'] as const) {
      const answer = await agent.call(wire, 'documents.search', { caseId, q: 'roof '.repeat(2_000) });
      expect(answer.status).toBe(400);
      expect(answer.text).toContain('Please use fewer words.');
    }
  });

  test('other scripts are found, and right-to-left marks do not hide a word', async () => {
    const { add, names } = await makeSearchedCase(server);
    await add('a.txt', 'مستأجر السقف');
    await add('b.txt', 'The \u202eroof\u202c leaks.');
    expect(await names('السقف')).toEqual(['a.txt']);
    expect(await names('roof')).toEqual(['b.txt']);
    expect(await names('\u202eroof')).toEqual(['b.txt']);
  });
});

describe('what never appears', () => {
  const STATES = [
    ['deleted', { deletedAt: new Date('2026-01-01T00:00:00Z') }],
    ['queued', { status: 'queued' }],
    ['being read', { status: 'reading' }],
    ['failed', { status: 'failed' }],
  ] as const;

  test.each(STATES)(
    'a document that is %s, by text, name, phrase, misspelling or filter',
    async (_, values) => {
      const { add, search, names } = await makeSearchedCase(server);
      await add('other.txt', 'The porch was painted.');
      await add('marzipan statue.txt', 'The marzipan statue stood in the hall.', {
        docType: 'Statue',
        ...values,
      });
      for (const q of ['marzipan', '"marzipan statue"', 'marzipam', 'type:statue', 'statue -porch', 'hall']) {
        expect(await names(q)).toEqual([]);
      }
      expect((await search('porch')).results).toHaveLength(1);
    },
  );

  test('documents of other people, by name too, in one case and in all', async () => {
    const mine = await makeSearchedCase(server);
    const theirs = await makeSearchedCase(server);
    await mine.add('porch.txt', 'The porch was painted.');
    await theirs.add('xylophone ransom.pdf', 'Paid in tulips.');
    for (const q of ['xylophone', 'ransom', '"xylophone ransom"', 'xylofone', 'tulips paid', 'after:2000']) {
      const all = await mine.agent.call('rest', 'documents.searchAll', { q });
      expect(all.status).toBe(200);
      expect(all.text).not.toMatch(/xylophone|ransom|tulips/i);
      expect((await mine.search(q)).corrected).toEqual([]);
    }
  });
});

test('every quote stands in its document at its place, and every mark inside its quote or name', async () => {
  const word = fc.constantFrom(
    'roof',
    'gutter',
    'Müller',
    'ﬁrm',
    'as',
    'is',
    '$1,250.00',
    '👩‍⚖️',
    'the',
    'مستأجر',
    'x\u0301y',
    '.\n\n',
    '\f',
  );
  const text = fc.array(word, { minLength: 1, maxLength: 400 }).map((words) => words.join(' '));
  const { caseId, search } = await makeSearchedCase(server);
  await fc.assert(
    fc.asyncProperty(text, fc.array(word, { minLength: 1, maxLength: 4 }), async (extractedText, asked) => {
      const document = await insertDocument(server.db, {
        caseId,
        filename: 'roof Müller.txt',
        extractedText,
      });
      await indexDocument(server.db, document);
      const texts = new Map(
        (await server.db.selectFrom('documents').select(['id', 'extractedText']).execute()).map((row) => [
          row.id,
          row.extractedText ?? '',
        ]),
      );
      for (const q of [asked.join(' '), `"${asked.join(' ')}"`]) {
        for (const { documentId, start, end, quote, page, marks, nameMarks, filename } of (await search(q))
          .results) {
          const whole = texts.get(documentId) ?? '';
          expect(whole.slice(start, end)).toBe(quote);
          expect(whole.slice(0, start).split('\f')).toHaveLength(page);
          for (const [marked, length] of [
            [marks, quote.length],
            [nameMarks, filename.length],
          ] as const) {
            let before = 0;
            for (const mark of marked) {
              expect(mark.start).toBeGreaterThanOrEqual(before);
              expect(mark.end).toBeGreaterThan(mark.start);
              before = mark.end;
            }
            expect(before).toBeLessThanOrEqual(length);
          }
        }
      }
    }),
    { numRuns: 25 },
  );
});

test('a document of another case is never reached through the id of one’s own', async () => {
  const { agent, caseId } = await makeSearchedCase(server);
  const other = await insertCase(server.db);
  const document = await insertDocument(server.db, {
    caseId: other.id,
    extractedText: 'The porch is theirs.',
  });
  await indexDocument(server.db, document);
  const { body } = await agent.call('trpc', 'documents.search', { caseId, q: 'porch' });
  expect(SearchResults.parse(body).results).toEqual([]);
});
