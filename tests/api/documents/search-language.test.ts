import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '#tests/setup/database.ts';
import { makeReadingApp } from '#tests/setup/reading.ts';
import { makeSearchedCase } from '#tests/setup/searched.ts';

const database = await testDatabase();
const server = await makeReadingApp();
beforeEach(() => database.reset());
afterAll(() => server.close());

/** Four invented papers of one dispute over a roof. */
async function roofCase() {
  const found = await makeSearchedCase(server);
  await found.add(
    'Order on motion.pdf',
    'ORDER. The motion to compel is granted. Mr. Achterberg owes $1,250.00 within ten days.',
    { docType: 'Order', docDate: '2025-03-04' },
  );
  await found.add(
    'Motion.pdf',
    'MOTION TO COMPEL. Plaintiff asks the Court to compel answers. The late fees and the deposit are in dispute.',
    { docType: 'Motion', docDate: '2025-01-10' },
  );
  await found.add(
    'LeaseAgreement_Harwood.pdf',
    'The premises are let as is. The tenant was late. All fees are due on the first day.',
    { docType: 'Exhibit', docDate: '2024-06-01' },
  );
  await found.add('letter to landlord.eml', 'Dear Ms. Lindqvist, the roof has been leaking since Easter.', {
    docType: 'Letter',
    docDate: '2024-11-20',
  });
  return found;
}

const [ORDER, MOTION, LEASE, LETTER] = [
  'Order on motion.pdf',
  'Motion.pdf',
  'LeaseAgreement_Harwood.pdf',
  'letter to landlord.eml',
];

describe('what is typed', () => {
  test.each([
    ['granted', [ORDER]],
    ['GRANTED', [ORDER]],
    ['grants', [ORDER]],
    ['1,250.00', [ORDER]],
    ['$1250.00', [ORDER]],
    ['"motion to compel"', [MOTION, ORDER]],
    ['"motion to compel is granted"', [ORDER]],
    ['“motion to compel is granted”', [ORDER]],
    ['"compel motion"', []],
    ['"late fees"', [MOTION]],
    ['late fees', [LEASE, MOTION]],
    ['late fees -deposit', [LEASE]],
    ['compel -"is granted"', [MOTION]],
    ['"as is"', [LEASE]],
    ['"let as is"', [LEASE]],
    ['"is as"', []],
    ['compel type:order', [ORDER]],
    ['compel type:ORD', [ORDER]],
    ['compel type:order type:motion', [MOTION, ORDER]],
    ['compel before:2025-02-01', [MOTION]],
    ['compel after:2025-02', [ORDER]],
    ['compel after:3/4/2025', [ORDER]],
    ['compel after:3/5/2025', []],
    ['compel before:"March 4, 2025"', [MOTION]],
    ['compel after:2024 before:2026', [MOTION, ORDER]],
    ['"motion to compel" type:order after:2025-01-01 -deposit', [ORDER]],
    ['type:letter', [LETTER]],
    ['before:2024-12', [LEASE, LETTER]],
  ])('%s finds %j', async (q, found) => {
    const { names } = await roofCase();
    expect(await names(q)).toEqual([...found].sort());
  });

  test.each([
    ['achterbrg', 'achterberg', ORDER],
    ['lindqivst', 'lindqvist', LETTER],
    ['disptue', 'dispute', MOTION],
    ['agreemant', 'agreement', LEASE],
    ['frist', 'first', LEASE],
    ['premeses', 'premises', LEASE],
    ['lanndlrod', 'landlord', LETTER],
  ])('%s is read as %s', async (q, meant, found) => {
    const { search } = await roofCase();
    const { results, corrected } = await search(q);
    expect(results[0]?.filename).toBe(found);
    expect(corrected).toEqual([{ typed: q, read: meant }]);
  });

  test('a phrase is meant as it is typed', async () => {
    const { search } = await roofCase();
    expect(await search('"moton to compel"')).toEqual({ results: [], corrected: [] });
  });

  test('a word that stands there is never corrected, nor is a number or a word of three letters', async () => {
    const { search } = await roofCase();
    for (const q of ['granted', '1251.00', 'pey', 'letter']) expect((await search(q)).corrected).toEqual([]);
  });
});

describe('names of files', () => {
  test('a document is found by its name alone, and says so', async () => {
    const { search } = await roofCase();
    const { results } = await search('harwood lease');
    expect(results[0]).toMatchObject({ filename: LEASE, page: 1 });
    const { filename = '', nameMarks = [] } = results[0] ?? {};
    expect(nameMarks.map(({ start, end }) => filename.slice(start, end))).toEqual(['Lease', 'Harwood']);
  });

  test('a name that holds all words stands above texts that hold one, and keeps its best passage', async () => {
    const { add, search } = await makeSearchedCase(server);
    await add('notes.txt', 'The survey is mentioned here. '.repeat(5));
    await add('Boundary survey 2019.pdf', `${'Nothing of it. '.repeat(80)}\fThe boundary was drawn by hand.`);
    const { results } = await search('boundary survey');
    expect(results.map(({ filename, page }) => [filename, page])).toEqual([
      ['Boundary survey 2019.pdf', 2],
      ['notes.txt', 1],
    ]);
    expect(results[1]?.nameMarks).toEqual([]);
  });

  test('of many documents of the same name those come first whose text says it too', async () => {
    const { add, search } = await makeSearchedCase(server);
    for (let number = 1; number <= 30; number += 1)
      await add(`Fence letter ${number}.txt`, 'Nothing is said.');
    await add('Fence letter 31.txt', 'The fence fell. A letter about the fence was sent.');
    const { results } = await search('fence letter');
    expect(results[0]?.filename).toBe('Fence letter 31.txt');
    expect(results).toHaveLength(20);
  });

  test('a picture without a word in it is found by its name, with an empty quote', async () => {
    const { add, search, names } = await makeSearchedCase(server);
    const { id } = await add('gutter photo.jpg', '', { docType: 'Photograph' });
    expect(await names('type:photo')).toEqual(['gutter photo.jpg']);
    expect((await search('gutter photo')).results).toMatchObject([
      { documentId: id, page: 1, quote: '', start: 0, end: 0, marks: [], verified: true },
    ]);
  });

  test('phrases, exclusions and filters hold for names too', async () => {
    const { names } = await roofCase();
    expect(await names('"to landlord"')).toEqual([LETTER]);
    expect(await names('"landlord to"')).toEqual([]);
    expect(await names('motion -order')).toEqual([MOTION]);
    expect(await names('landlord type:order')).toEqual([]);
    expect(await names('harwood before:2024-06-01')).toEqual([]);
    expect(await names('harwood before:2024-06-02')).toEqual([LEASE]);
  });
});
