import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import yauzl from 'yauzl';
import { makeEml } from '#tests/factories/papers.ts';
import { check, LOOKS } from './looks.ts';
import type { Paper } from './papers.ts';
import { DESKTOP, openStand, type Person, PHONE, type Stand, unexpected } from './stand.ts';

let stand: Stand;
let person: Person;
beforeAll(async () => {
  stand = await openStand();
  person = await stand.person();
});
afterAll(() => stand.close());

function note(name: string, words = `Words of ${name}.`): Paper {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(words) };
}

const LETTER: Paper = {
  name: 'Letter.eml',
  mimeType: 'message/rfc822',
  buffer: Buffer.from(
    makeEml({
      subject: 'The invoice',
      body: 'Please find the invoice attached.',
      attachments: [{ filename: 'Invoice 7781.txt', mimeType: 'text/plain', content: 'Amount due $40.00.' }],
    }),
  ),
};

async function makeCase(title: string): Promise<string> {
  const caseId = await person.createCase(title);
  await person.upload(caseId, [
    ...['Lease', 'Order', 'Notes', 'Receipt'].map((name) => note(`${name}.txt`)),
    LETTER,
  ]);
  await person.read(caseId, 6);
  return caseId;
}

function entriesOf(file: Buffer): Promise<string[]> {
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(file, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      const names: string[] = [];
      zip.on('entry', ({ fileName }: { fileName: string }) => {
        names.push(fileName);
        zip.readEntry();
      });
      zip.on('end', () => resolve(names)).on('error', reject);
      zip.readEntry();
    });
  });
}

const row = (page: Page, name: string | RegExp) =>
  page.getByRole('list', { name: 'Documents', exact: true }).getByRole('listitem').filter({ hasText: name });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true });

describe('many documents at 1440 px', () => {
  it('are chosen by range, filed, downloaded, deleted with what was attached, and brought back', async () => {
    const caseId = await makeCase('Hargrove v. Copper Mesa');
    const window = await person.open(DESKTOP);
    const { page } = window;
    await window.go(`/cases/${caseId}/documents`);
    await row(page, 'Lease.txt').hover();
    const ends = page.getByRole('checkbox', { name: /^Select / });
    await ends.first().click();
    await ends.nth(3).click({ modifiers: ['Shift'] });
    await page.getByText('4 selected').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('4 selected').waitFor({ state: 'detached' });

    for (const name of ['Lease.txt', 'Letter.eml']) {
      await row(page, name).hover();
      await box(page, name).click();
    }
    await page.getByLabel('Search documents').fill('Letter.e');
    await page.getByText('2 selected, 1 not shown here').waitFor();
    await page.getByLabel('Search documents').fill('');
    await page.getByRole('button', { name: /Change category of the selected/ }).click();
    await page.getByRole('menuitem', { name: 'Trial', exact: true }).click();
    await page.getByText('2 documents filed under Trial.', { exact: true }).waitFor();
    await row(page, 'Lease.txt').getByText('Trial').waitFor();

    const download = page.waitForEvent('download');
    await page
      .getByRole('region', { name: 'Selected documents' })
      .getByRole('button', { name: 'Download' })
      .click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe('Hargrove v. Copper Mesa - 2 documents.zip');
    const chunks: Buffer[] = [];
    for await (const chunk of await saved.createReadStream()) chunks.push(Buffer.from(chunk));
    expect((await entriesOf(Buffer.concat(chunks))).sort()).toEqual(['Lease.txt', 'Letter.eml']);

    await page
      .getByRole('region', { name: 'Selected documents' })
      .getByRole('button', { name: 'Delete' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Delete 2 documents from Hargrove v. Copper Mesa' });
    await dialog.getByText('What was attached to them goes along: 1 attachment.').waitFor();
    await dialog.getByRole('button', { name: 'Delete 2 documents' }).click();
    await page.getByText('2 documents deleted').first().waitFor();
    await page.getByText('3 of 3 documents').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('6 of 6 documents').waitFor();
    await expect
      .poll(async () => {
        const answer = await person.api.get(`/api/cases/${caseId}/search?q=invoice`);
        return answer.text();
      })
      .toContain('Invoice');
    expect(unexpected(window.problems)).toEqual([]);
    await window.close();
  });

  it('go for good only after a second question, and only then', async () => {
    const caseId = await makeCase('Orlov v. Quay');
    const window = await person.open(DESKTOP);
    const { page } = window;
    await window.go(`/cases/${caseId}/documents`);
    await row(page, 'Order.txt').hover();
    await page.getByRole('button', { name: 'Delete Order.txt' }).click();
    await page.getByRole('button', { name: 'Delete Document' }).click();
    await page.getByText('5 of 5 documents').waitFor();
    await page.getByRole('button', { name: 'Recently deleted' }).click();
    const trash = page.getByRole('dialog', { name: 'Recently deleted' });
    await trash.getByText('30 days left').waitFor();
    await trash.getByRole('button', { name: 'Delete Order.txt for good' }).click();
    await page
      .getByRole('dialog', { name: 'Delete for good' })
      .getByRole('button', { name: 'Cancel' })
      .click();
    await trash.getByRole('button', { name: 'Delete Order.txt for good' }).click();
    const last = page.getByRole('dialog', { name: 'Delete for good' });
    await last.getByRole('button', { name: 'Delete for good' }).click();
    await trash.getByText('Nothing was deleted in the last 30 days.').waitFor();
    expect(unexpected(window.problems)).toEqual([]);
    await window.close();
  });
});

describe('on a phone', () => {
  it("'Select' shows boxes, Escape leaves them and keeps the drawer", async () => {
    const caseId = await makeCase('Hargrove v. Mesa');
    const window = await person.open(PHONE);
    const { page } = window;
    await window.go(`/cases/${caseId}/documents`);
    await page.getByRole('button', { name: /^Documents \(/ }).click();
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await box(page, 'Lease.txt').tap();
    await page.getByText('1 selected').waitFor();
    await page.getByRole('button', { name: 'Select all 6 shown' }).click();
    await page.getByText('6 selected').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('6 selected').waitFor({ state: 'detached' });
    await page.getByRole('dialog', { name: 'Documents' }).waitFor();
    expect(unexpected(window.problems)).toEqual([]);
    await window.close();
  });
});

describe('for everybody', () => {
  it.each(LOOKS)(
    '%s: the selection, its question, what was deleted, and the readings',
    async (look, options) => {
      const caseId = await makeCase(`Looks ${look}`);
      const window = await person.open(options);
      const { page } = window;
      const isPhone = look.startsWith('phone');
      await window.go(`/cases/${caseId}/documents`);
      if (isPhone) {
        await page.getByRole('button', { name: /^Documents \(/ }).click();
        await page.getByRole('button', { name: 'Select', exact: true }).click();
        await box(page, 'Lease.txt').tap();
      } else {
        await row(page, 'Lease.txt').hover();
        await window.shoot(`bulk-${look}-hover`);
        await box(page, 'Lease.txt').click();
        await box(page, 'Letter.eml').click();
      }
      await check(window, `bulk-${look}-chosen`);
      const bar = page.getByRole('region', { name: 'Selected documents' });
      await bar.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('dialog', { name: /^Delete \d document/ }).waitFor();
      await check(window, `bulk-${look}-delete`);
      await page.getByRole('button', { name: /^Delete \d document/ }).click();
      await page.getByRole('button', { name: 'Undo' }).waitFor();
      await check(window, `bulk-${look}-undo`);
      await page.getByRole('button', { name: 'Recently deleted' }).click();
      await page.getByText('30 days left').first().waitFor();
      await check(window, `bulk-${look}-trash`);
      const [first] = await person.documents(caseId);
      await window.go(`/cases/${caseId}/documents/${first?.id}?tab=details`);
      await page.getByRole('button', { name: 'Read again' }).scrollIntoViewIfNeeded();
      await check(window, `bulk-${look}-readings`);
      await page.getByRole('button', { name: 'Read again' }).click();
      await page.getByText('brought the same text').waitFor();
      expect(unexpected(window.problems)).toEqual([]);
      await window.close();
    },
  );
});
