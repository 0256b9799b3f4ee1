import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import type { Jobs } from '#server/jobs/jobs.ts';
import { listPageLines } from '#server/search/page-lines-store.ts';
import { piecesOf } from '#src/text/line-layout.ts';
import { insertCase } from '#tests/factories/cases.ts';
import { makePdf } from '#tests/factories/papers.ts';
import { testDatabase } from '#tests/setup/database.ts';
import { allRead, makeReadingApp, startJobs, storeFile } from '#tests/setup/reading.ts';

const database = await testDatabase();
const server = await makeReadingApp();
let jobs: Jobs;
beforeEach(async () => {
  await database.reset();
  jobs = await startJobs(server);
});
afterEach(() => jobs.stop());
afterAll(() => server.close());

test('the places of all printed lines are kept with the text, and go with the document', async () => {
  const { id: caseId, userId } = await insertCase(server.db);
  const content = await makePdf(['ALDER COUNTY COURT\nOrder', 'It is ordered.']);
  await storeFile(
    server,
    { caseId, userId },
    { filename: 'order.pdf', mimeType: 'application/pdf', content },
  );
  const [document] = await allRead(server, caseId);
  const { id = '', extractedText, textNumber = 0 } = document ?? {};
  const pages = (extractedText ?? '').split('\f');
  const layout = await listPageLines(server.db, { documentId: id, textNumber });
  expect(layout.map(({ page }) => page)).toEqual([1, 2]);
  expect(
    layout.map(({ page, lines }) =>
      piecesOf(lines).map(({ start, end }) => pages[page - 1]?.slice(start, end)),
    ),
  ).toEqual([['ALDER COUNTY COURT', 'Order'], ['It is ordered.']]);
  expect(await listPageLines(server.db, { documentId: id, textNumber: textNumber + 1 })).toEqual([]);
  await server.db.deleteFrom('documents').where('id', '=', id).execute();
  expect(await server.db.selectFrom('documentPageLines').select('page').execute()).toEqual([]);
});
