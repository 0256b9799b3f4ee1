import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeDocx, makePdf } from '#tests/factories/papers.ts';
import type { Paper } from './papers.ts';
import { openStand, type Person, type Stand, unexpected, type Window } from './stand.ts';
import { holdCall } from './wire.ts';

let stand: Stand;
let person: Person;
beforeAll(async () => {
  stand = await openStand();
  person = await stand.person();
});
afterAll(() => stand.close());

let caseId: string;
let window: Window;
let page: Page;
beforeEach(async () => {
  caseId = await person.createCase('Hargrove v. Copper Mesa Properties');
  window = await person.open();
  page = window.page;
});
afterEach(() => window.close());

function text(name: string, content: string): Paper {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(content) };
}

async function openUpload(files: readonly Paper[]) {
  await window.go(`/cases/${caseId}/documents`);
  await page.getByRole('button', { name: 'Upload New Documents' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload Documents' });
  await dialog.locator('input[type=file]').setInputFiles([...files]);
  return dialog;
}

async function openDocument(name: string) {
  await window.go(`/cases/${caseId}/documents`);
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

function listed(name: string) {
  return page.getByRole('complementary').getByRole('listitem').filter({ hasText: name });
}

describe('what cannot be taken or read', () => {
  it('an unsupported type is refused with a sentence, the others go up', async () => {
    const dialog = await openUpload([
      text('setup.exe', 'MZ'),
      text('Call notes.txt', 'She promised an answer by Friday.'),
    ]);
    await dialog.getByText(/^This type of file cannot be read here\. You can add PDF, Word/).waitFor();
    await dialog.getByRole('button', { name: 'Upload 1 File(s)' }).click();
    await page.getByText('Successfully uploaded 1 document(s)').first().waitFor();
    expect((await person.documents(caseId)).map(({ filename }) => filename)).toEqual(['Call notes.txt']);
    expect(unexpected(window.problems)).toEqual([]);
  });

  it('a file without a category does not go', async () => {
    const dialog = await openUpload([text('Call notes.txt', 'Notes.')]);
    await dialog.getByLabel('Category of Call notes.txt').selectOption('');
    await dialog.getByRole('button', { name: 'Upload 0 File(s)' }).click();
    await page.getByText('No files ready').first().waitFor();
    await page.getByText('Please select a category for each file before uploading.').first().waitFor();
    expect(await person.documents(caseId)).toEqual([]);
  });

  it.each([
    ['Empty.txt', Buffer.alloc(0), /This file is empty/],
    ['Damaged.pdf', Buffer.from('%PDF-1.7\n1 0 obj <<'), /damaged/],
    ['Torn.docx', Buffer.from(makeDocx(['The furnace.'])).subarray(0, 300), /This file is damaged/],
  ])('%s says why it could not be read, and can be tried again', async (name, buffer, sentence) => {
    await person.upload(caseId, [{ name, mimeType: 'application/octet-stream', buffer }]);
    await openDocument(name);
    const alert = page.getByRole('alert').filter({ hasText: 'This file could not be read' });
    await alert.getByText(sentence).waitFor();
    await listed(name).getByText('Could not be read').waitFor();
    const again = page.waitForResponse((response) => response.url().includes('documents.retry'));
    await alert.getByRole('button', { name: 'Retry' }).click();
    expect((await again).status()).toBe(200);
    await alert.getByText(sentence).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe(name);
    expect(unexpected(window.problems)).toEqual([]);
  });
});

describe('one document', () => {
  beforeEach(async () => {
    await person.upload(caseId, [
      text('Call notes.txt', 'She promised an answer by Friday.'),
      text('Old draft.txt', 'Nothing of use.'),
    ]);
  });

  it('is deleted after a question', async () => {
    await openDocument('Old draft.txt');
    const held = await holdCall(page, 'documents.delete');
    await listed('Old draft.txt').hover();
    await page.getByRole('button', { name: 'Delete Old draft.txt' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete Document' });
    await dialog.getByText('Old draft.txt').waitFor();
    await dialog.getByRole('button', { name: 'Delete Document' }).click();
    await dialog.getByRole('button', { name: 'Deleting...' }).waitFor();
    await held.restore();
    await page.getByText('Document deleted').first().waitFor();
    await page.getByText('1 of 1 documents').waitFor();
    await page.getByText('Select a Document').waitFor();
    expect((await person.documents(caseId)).map(({ filename }) => filename)).toEqual(['Call notes.txt']);
    expect(unexpected(window.problems)).toEqual([]);
  });

  it('changes its category at once; the one it has is disabled', async () => {
    await openDocument('Call notes.txt');
    await page.getByRole('tab', { name: 'Details' }).click();
    await page.getByRole('button', { name: 'Change category' }).click();
    const has = page.getByRole('menuitem', { name: 'Other', exact: true });
    expect(await has.getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('menuitem', { name: 'Discovery' }).click();
    await page.getByText('Category Updated').first().waitFor();
    await listed('Call notes.txt').getByText('Discovery').waitFor();
    await page.getByRole('group', { name: 'Category' }).getByRole('button', { name: 'Discovery' }).click();
    await page.getByText('1 of 2 documents').waitFor();
    await page.getByRole('group', { name: 'Category' }).getByRole('button', { name: 'Trial' }).click();
    await page.getByText('No documents match your search').waitFor();
    expect(unexpected(window.problems)).toEqual([]);
  });

  it('has its analysis made anew', async () => {
    await openDocument('Call notes.txt');
    await page.getByRole('tab', { name: 'Details' }).click();
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await page.getByText('Analysis Updated').first().waitFor();
    expect(unexpected(window.problems)).toEqual([]);
  });

  it('is downloaded with all the others', async () => {
    await window.go(`/cases/${caseId}/documents`);
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    const names: string[] = [];
    page.on('download', (download) => names.push(download.suggestedFilename()));
    await page.getByRole('button', { name: 'Download all documents' }).click();
    await page.getByText('Download Links').first().waitFor();
    await expect.poll(() => names.toSorted()).toEqual(['Call notes.txt', 'Old draft.txt']);
    expect(unexpected(window.problems)).toEqual([]);
  });
});

describe('what changes elsewhere', () => {
  it('shows here without a reload', async () => {
    await window.go(`/cases/${caseId}/documents`);
    await page.getByText('No documents uploaded yet').waitFor();
    await person.upload(caseId, [text('From the phone.txt', 'A photo would not do.')]);
    await listed('From the phone.txt').waitFor();
    await expect.poll(() => listed('From the phone.txt').textContent()).not.toMatch(/Waiting|Reading/);
    expect(unexpected(window.problems)).toEqual([]);
  });
});

describe('where something is missing', () => {
  it('an unknown address is the 404 page', async () => {
    await window.go('/no/such/page');
    await page.getByText('404 Page Not Found').waitFor();
    expect(unexpected(window.problems, /status of 404/)).toEqual([]);
  });

  it("an unknown case and somebody else's say the same", async () => {
    const other = await (await stand.person()).createCase('Not yours');
    for (const id of [other, 'nonsense']) {
      await window.go(`/cases/${id}/documents`);
      await page.getByText('The requested case could not be found.').waitFor();
    }
    await page.getByRole('link', { name: 'Back to Cases' }).click();
    await page.getByRole('heading', { name: 'My Cases' }).waitFor();
    expect(unexpected(window.problems, /status of 404/)).toEqual([]);
  });

  it('a document that cannot be loaded leads back', async () => {
    await window.go(`/cases/${caseId}/documents/3f0c3a52-6a41-4d55-9f6c-7a1d0b1f9c11`);
    await page.getByText('Failed to load document details. Please try again later.').waitFor();
    await page.getByRole('button', { name: 'Go Back' }).click();
    await page.getByText('Select a Document').waitFor();
    expect(unexpected(window.problems, /status of 404/)).toEqual([]);
  });

  it('a server that does not answer is said so, and Retry helps', async () => {
    await page.route(/\/api\/trpc\/auth\.session/, (route) => route.abort());
    await window.go('/');
    await page.getByText("We couldn't reach the server").waitFor();
    await page.unroute(/\/api\/trpc\/auth\.session/);
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('heading', { name: 'My Cases' }).waitFor();
    expect(unexpected(window.problems, /ERR_FAILED/)).toEqual([]);
  });
});

describe('a browser without a PDF viewer', () => {
  it('shows the text and opens the PDF by itself', async () => {
    await person.upload(caseId, [
      {
        name: 'Lease.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from(await makePdf(['RESIDENTIAL LEASE\nThe rent is $1,480.00 a month.'])),
      },
    ]);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => false });
    });
    await openDocument('Lease.pdf');
    await page.getByText(/The rent is \$1,480\.00 a month/).waitFor();
    await expect.poll(() => page.locator('iframe').count()).toBe(0);
    const link = page.getByRole('link', { name: 'Full Screen' });
    expect(await link.getAttribute('href')).toMatch(/download\?inline=true$/);
    expect(unexpected(window.problems)).toEqual([]);
  });
});
