import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lookAt } from '#server/productions/page-look.ts';
import { makeEml, makePdf } from '#tests/factories/papers.ts';
import { readDat, readOpt, unzip, wrongInManifest } from '#tests/setup/load-files.ts';
import { check, LOOKS } from './looks.ts';
import { DESKTOP, openStand, type Person, type Stand, unexpected } from './stand.ts';

let stand: Stand;
let person: Person;
let caseId: string;

const LETTER = makeEml({
  subject: 'The furnace',
  body: 'My account is 4417 1234 5678 9113.',
  attachments: [{ filename: 'Memo.txt', mimeType: 'text/plain', content: 'Privileged and confidential.' }],
});

const OUT = ['Complaint.pdf', 'Answer.pdf', 'Letter.eml'];

beforeAll(async () => {
  stand = await openStand();
  person = await stand.person();
  const pdf = async (name: string, pages: readonly string[]) => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from(await makePdf(pages)),
  });
  caseId = await person.createCase('Hargrove v. Copper Mesa');
  await person.upload(caseId, [
    await pdf('Complaint.pdf', ['Complaint for breach of lease', 'Prayer for relief', 'Signature']),
    await pdf('Answer.pdf', ['Answer to the complaint', 'Defenses']),
    { name: 'Letter.eml', mimeType: 'message/rfc822', buffer: Buffer.from(LETTER) },
    { name: 'Notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Notes for trial') },
  ]);
  await person.read(caseId, 5);
});
afterAll(() => stand.close());

const going = (page: Page) => page.getByText(/^\d+ documents? to go out/);

describe('a production', () => {
  it('goes from what stands in the way to an archive that is read back', async () => {
    const window = await person.open({ ...DESKTOP, acceptDownloads: true });
    const { page } = window;
    await window.go(`/cases/${caseId}/ediscovery/productions`);
    await page.getByRole('heading', { name: 'Nothing has been produced yet' }).waitFor();
    await page.getByRole('link', { name: 'New Production' }).click();
    await page.getByText('No document is marked Not Privileged yet').waitFor();
    await page.getByText('Choose by filters').click();
    await page.getByText('5 documents stand in the way').waitFor();
    await page.getByRole('heading', { name: 'Not reviewed yet' }).waitFor();
    await page.getByRole('link', { name: 'Complaint.pdf' }).first().waitFor();

    // Reviewed, numbered and logged in another window: the check follows by itself.
    const review = await person.open(DESKTOP);
    await review.go(`/cases/${caseId}/ediscovery`);
    const at = review.page;
    for (const name of OUT) await at.getByRole('checkbox', { name: `Select ${name}`, exact: true }).click();
    await at.getByRole('button', { name: 'Code As' }).click();
    await at.getByRole('menuitem', { name: 'Not Privileged' }).click();
    await at.getByText('3 documents updated').first().waitFor();
    await at.getByRole('button', { name: 'Bates', exact: true }).click();
    await at.getByRole('menuitem', { name: 'Assign Bates Numbers' }).click();
    await at.getByLabel('Prefix').fill('HARG');
    await at.getByText('3 documents: HARG000001 to HARG000006').waitFor();
    await at.getByRole('button', { name: 'Assign Numbers' }).click();
    for (const [name, key] of [
      ['Notes.txt', '2'],
      ['Memo.txt', '1'],
    ] as const) {
      await at.getByRole('link', { name, exact: true }).click();
      await at.getByRole('region', { name: 'Document', exact: true }).getByText(name).first().waitFor();
      await at.keyboard.press(key);
    }
    await page.getByText('3 documents to go out, 2 withheld').waitFor();
    await at.getByRole('link', { name: 'Privilege Log' }).click();
    await at.getByText('Memo.txt').first().waitFor();
    await at.getByText('Notes.txt').first().waitFor();
    expect(unexpected(review.problems)).toEqual([]);
    await review.close();
    await page.getByText('Nothing stands in the way.').waitFor();
    await page.getByText('Letter.eml seems to give an account number in full.').waitFor();
    await page.getByRole('heading', { name: 'Originals that stay here 1' }).waitFor();

    await page.getByRole('button', { name: 'Produce 3 documents' }).click();
    await page.getByText('Say to whom it is produced').waitFor();
    await page.getByLabel('Produced to').fill('Copper Mesa Properties LLC');
    await page.getByRole('button', { name: 'Produce 3 documents' }).click();
    await page.getByRole('heading', { name: 'Production 1', level: 1 }).waitFor();
    await page.getByRole('heading', { name: '2 documents withheld' }).waitFor();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download ZIP' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('VOL001 Production 1.zip');
    const files = await unzip(await readFile(await download.path()));
    expect(wrongInManifest(files, 'VOL001')).toEqual([]);
    const fileOf = (path: string) => files.get(path.replaceAll('\\', '/')) ?? Buffer.alloc(0);
    const records = readDat(fileOf('VOL001/DATA/loadfile.dat'));
    expect(records.map(({ FILENAME }) => FILENAME).sort()).toEqual([
      'Answer.pdf',
      'Complaint.pdf',
      'Letter.eml',
    ]);
    const pages = readOpt(fileOf('VOL001/DATA/loadfile.opt'));
    for (const { PDFPATH = '', BEGBATES = '', PAGECOUNT } of records) {
      const look = await lookAt(fileOf(PDFPATH));
      expect(look?.pageCount).toBe(Number(PAGECOUNT));
      expect(look?.text(0)).toContain(BEGBATES);
      look?.close();
      expect(pages.filter(({ path }) => path === PDFPATH)).toHaveLength(Number(PAGECOUNT));
    }
    expect([...files.keys()].filter((path) => /NATIVE|Memo|Notes/.test(path))).toEqual([]);
    for (const [, bytes] of files) expect(bytes.includes('Privileged and confidential')).toBe(false);

    await window.go(`/cases/${caseId}/ediscovery/productions`);
    await page.getByRole('link', { name: 'Production 1' }).waitFor();
    expect(unexpected(window.problems)).toEqual([]);
    await window.close();
  });

  it.each(LOOKS)('looks right: %s', async (look, options) => {
    const window = await person.open(options);
    const { page } = window;
    await window.go(`/cases/${caseId}/ediscovery/productions`);
    await page.getByRole('link', { name: 'Production 1' }).waitFor();
    await check(window, `productions-list-${look}`);
    await page.getByRole('link', { name: 'Production 1' }).click();
    await page.getByRole('heading', { name: '2 documents withheld' }).waitFor();
    await check(window, `productions-detail-${look}`);
    await window.go(`/cases/${caseId}/ediscovery/productions/new`);
    await page.getByText('Choose by filters').click();
    await page.getByLabel('List the 2 documents marked').uncheck();
    await page.getByText('2 documents stand in the way').waitFor();
    await going(page).waitFor();
    await page.getByText('seems to give an account number').waitFor();
    await check(window, `productions-new-${look}`);
    expect(unexpected(window.problems)).toEqual([]);
    await window.close();
  });
});
