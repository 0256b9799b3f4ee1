import type { BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePdf } from '#tests/factories/papers.ts';
import { check } from './looks.ts';
import type { Paper } from './papers.ts';
import { DESKTOP, openStand, type Person, PHONE, type Stand, unexpected, type Window } from './stand.ts';
import { failCall, holdCall } from './wire.ts';

const ALLEGATIONS = 90;

const SIZES: [string, BrowserContextOptions][] = [
  ['desktop', DESKTOP],
  ['phone', PHONE],
];

function text(name: string, content: string): Paper {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(content) };
}

/** A complaint with more allegations than anybody wants to scroll past. */
async function longComplaint(): Promise<Paper> {
  const numbered = Array.from(
    { length: ALLEGATIONS },
    (_, index) => `${index + 1}.  On day ${index + 1} the furnace of the house stood still again.`,
  );
  const pages = [
    `STATE OF NEW MEXICO\nCOUNTY OF SANTA FE\nFIRST JUDICIAL DISTRICT COURT\n\nWILLA HARGROVE,\n          Plaintiff,\n\nv.          No. D-101-CV-2025-01987\n\nCOPPER MESA PROPERTIES LLC,\n          Defendant.\n\nCOMPLAINT FOR BREACH OF LEASE\n\nPlaintiff states:`,
    ...[0, 30, 60].map((from) => numbered.slice(from, from + 30).join('\n')),
    'COUNT I: BREACH OF CONTRACT\n\n91.  Plaintiff restates paragraphs 1 through 90.\n\nWHEREFORE, Plaintiff asks the Court for judgment of $2,150.00.\n\nDated: March 3, 2025',
  ];
  return { name: 'Complaint.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await makePdf(pages)) };
}

let stand: Stand;
let person: Person;
let papers: string;
let complaint: string;
let empty: string;
beforeAll(async () => {
  stand = await openStand();
  person = await stand.person();
  papers = await person.createCase('Hargrove v. Copper Mesa Properties');
  empty = await person.createCase('A case without papers');
  await person.upload(papers, [
    text('Call notes.txt', 'She promised an answer by Friday.'),
    await longComplaint(),
  ]);
  await person.read(papers, 2);
  complaint = (await person.documents(papers)).find(({ filename }) => filename === 'Complaint.pdf')?.id ?? '';
});
afterAll(() => stand.close());

let window: Window;
let page: Page;
function openForEach(options: BrowserContextOptions): void {
  beforeEach(async () => {
    window = await person.open(options);
    page = window.page;
  });
  afterEach(() => window.close());
}
const workspace = (documentId = complaint) => window.go(`/cases/${papers}?document=${documentId}`);

describe.each(SIZES)('on a %s', (size, options) => {
  const isPhone = options === PHONE;
  openForEach(options);
  const look = (name: string) => check(window, `documents-${name}-${size}`);

  it('the workspace loads, then shows the first document and what was found in it', async () => {
    const held = await holdCall(page, 'documents.get');
    await window.go(`/cases/${papers}`);
    await page.getByText('Loading workspace...').waitFor();
    await look('loading');
    await held.restore();
    await page.getByRole('heading', { level: 1, name: 'Hargrove v. Copper Mesa Properties' }).waitFor();
    await page
      .getByRole('heading', { level: 2, name: /^(?:Complaint\.pdf|(?:\S.* )?Call notes\.txt)$/ })
      .waitFor();
    const [first] = await person.documents(papers);
    expect(new URL(page.url()).searchParams.get('document')).toBe(first?.id);
    await page.getByText('What this paper comes to (IRAC Analysis)', { exact: true }).waitFor();
    await look('workspace');
    if (isPhone) {
      await page.getByRole('tab', { name: 'Chat' }).click();
      await page.reload();
      await page.getByText('Ask about this document').waitFor();
      await look('workspace-chat');
    }
    expect(unexpected(window.problems)).toEqual([]);
  });

  it('a case without papers says how to begin', async () => {
    await window.go(`/cases/${empty}`);
    await page.getByText('Select a Document').waitFor();
    await page.getByRole('button', { name: 'Upload New Documents' }).waitFor();
    await look('empty');
    await page.getByRole('button', { name: 'Browse Documents' }).click();
    if (isPhone) {
      const drawer = page.getByRole('dialog', { name: 'Documents' });
      await drawer.getByText('No documents uploaded yet').waitFor();
      await look('empty-drawer');
      await drawer.getByRole('button', { name: 'Upload Your First Document' }).click();
    } else {
      await page.getByRole('button', { name: 'Upload Your First Document' }).click();
    }
    await page.getByText('Drag and drop files here').waitFor();
    await look('upload-empty');
    expect(unexpected(window.problems)).toEqual([]);
  });
});

describe('on any screen', () => {
  openForEach(DESKTOP);
  const look = (name: string) => check(window, `documents-${name}`);

  it('a list that cannot be loaded says so, and Retry helps', async () => {
    const fault = await failCall(page, 'documents.list');
    await window.go(`/cases/${papers}`);
    const main = page.locator('main');
    await main.getByText('The documents could not be loaded').filter({ visible: true }).waitFor();
    await look('failed');
    await fault.restore();
    await main.getByRole('button', { name: 'Retry' }).filter({ visible: true }).click();
    await page.getByText('What this paper comes to (IRAC Analysis)', { exact: true }).waitFor();
    expect(unexpected(window.problems)).toEqual([]);
  });

  it('an analysis is loading, missing, being made, and failed', async () => {
    const held = await holdCall(page, 'documents.analysis');
    await workspace();
    await page.getByText('Loading analysis...').waitFor({ state: 'attached' });
    await held.restore();
    const failing = await failCall(page, 'documents.regenerateSummary');
    const making = await holdCall(page, 'documents.regenerateSummary');
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await page.getByRole('button', { name: 'Updating...' }).waitFor();
    await making.restore();
    await page.getByText('Analysis Failed').first().waitFor();
    await page.getByText('Failed to regenerate AI analysis. Please try again.').first().waitFor();
    await failing.restore();
    const lost = await failCall(page, 'documents.analysis');
    await page.reload();
    await page.getByText('The analysis could not be loaded').waitFor();
    await look('analysis-failed');
    await lost.restore();
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('Issue', { exact: true }).waitFor();
    expect(unexpected(window.problems)).toEqual([]);
  });

  it('many allegations are found by number and by word, and lead to their page', async () => {
    await workspace();
    await page.locator('summary', { hasText: 'Numbered allegations' }).click();
    const list = page.getByRole('list', { name: 'Numbered allegations' });
    await page.getByRole('button', { name: /^Show \d+ more$/ }).waitFor();
    await expect.poll(() => list.getByRole('listitem').count()).toBe(40);
    await page.getByLabel('Search in numbered allegations').fill('77');
    await list.getByText('Paragraph 77, page 4').waitFor();
    await expect.poll(() => list.getByRole('listitem').count()).toBe(1);
    await look('allegations');
    await list.getByRole('link').click();
    await page.waitForURL(/documents\/[0-9a-f-]+\?page=4&quote=\d+-\d+/);
    await page.getByRole('button', { name: 'Back to documents' }).click();
    await page.waitForURL(`**/cases/${papers}?document=${complaint}`);
    expect(unexpected(window.problems)).toEqual([]);
  });

  it('a category that cannot be changed, and a chat without history, say so', async () => {
    const lost = await failCall(page, 'documents.chatHistory');
    await failCall(page, 'documents.update', 'The server is being restarted.');
    await workspace();
    await page.getByRole('button', { name: 'Change category' }).click();
    await page.getByRole('menuitem', { name: 'Trial' }).click();
    await page.getByText('Update Failed').first().waitFor();
    await page.getByText('The server is being restarted.').first().waitFor();
    await page.getByText('Unable to load chat history').waitFor();
    await page.getByText('You can still ask questions about this document').waitFor();
    await look('chat-failed');
    await lost.restore();
    expect(unexpected(window.problems)).toEqual([]);
  });

  it('an upload is ready, stops for a reason that it tells, and is completed', async () => {
    const caseId = await person.createCase('Uploads');
    await window.go(`/cases/${caseId}`);
    await page.getByRole('button', { name: 'Upload New Documents' }).click();
    const dialog = page.getByRole('dialog', { name: 'Upload Documents' });
    const input = dialog.locator('input[type=file]');
    const notes = text('Call notes.txt', 'She promised an answer by Friday.');
    await input.setInputFiles([notes, text('Empty.txt', ''), text('setup.exe', 'MZ')]);
    await dialog.getByText(/^This file is empty/).waitFor();
    await look('upload-ready');
    const refuse = async (status: number, message: string) => {
      await page.unroute('**/api/uploads');
      await page.route('**/api/uploads', (route) =>
        route.fulfill({ status, json: { code: 'INTERNAL', message, requestId: 'wire' } }),
      );
    };
    await refuse(507, 'The disk of this server is almost full.');
    await dialog.getByRole('button', { name: 'Upload 1 File(s)' }).click();
    await dialog.getByText('The disk of this server is almost full.').waitFor();
    await look('upload-stopped');
    const again = dialog.getByRole('button', { name: 'Try Call notes.txt again' });
    for (const [status, message, sentence] of [
      [413, 'This file is larger than 5 GB, the most that one file may have here.', /larger than 5 GB/],
      [401, 'Please sign in.', /^You have been signed out\. Sign in again in another tab/],
      [404, 'We could not find that.', /^This case is not there any more/],
    ] as const) {
      await refuse(status, message);
      await again.click();
      await dialog.getByText(sentence).waitFor();
    }
    await page.unroute('**/api/uploads');
    await again.click();
    await dialog.getByRole('button', { name: 'Remove the 2 that cannot be uploaded' }).click();
    await dialog.getByRole('button', { name: 'Complete (1 uploaded)' }).waitFor();
    await look('upload-completed');
    await dialog.getByRole('button', { name: 'Complete (1 uploaded)' }).click();
    await page.getByText('Upload Complete').first().waitFor();
    await page.getByRole('heading', { level: 2, name: 'Call notes.txt' }).waitFor();
    expect(unexpected(window.problems, /status of (507|413|404)/)).toEqual([]);
  });

  it('links for all downloads that do not come are said twice over', async () => {
    await window.go(`/cases/${papers}?upload=new`);
    const dialog = page.getByRole('dialog', { name: 'Upload Documents' });
    await dialog.getByText('Total documents uploaded: 2').waitFor();
    await page.route('**/download-all', (route) => route.fulfill({ status: 503, body: '' }));
    await dialog.getByRole('button', { name: 'Download all documents' }).click();
    await dialog.getByText('Failed to fetch download links').waitFor();
    await page.getByText('Failed to download documents').first().waitFor();
    await look('download-failed');
    const archive = page.waitForEvent('download');
    await dialog.getByRole('link', { name: 'As one ZIP file' }).click();
    expect((await archive).suggestedFilename()).toBe('Hargrove v. Copper Mesa Properties.zip');
    expect(unexpected(window.problems, /status of 503/)).toEqual([]);
  });
});

describe('the panes of the workspace', () => {
  it('share the height as described, and move by mouse and keys within their limits', async () => {
    const { page, problems, go, close } = await person.open(DESKTOP);
    await go(`/cases/${papers}`);
    await page.getByText('What this paper comes to (IRAC Analysis)', { exact: true }).waitFor();
    const height = async (id: string) => (await page.locator(`#${id}`).boundingBox())?.height ?? 0;
    const share = async () => {
      const [analysis, chat] = [await height('analysis'), await height('chat')];
      return (analysis * 100) / (analysis + chat);
    };
    expect(await share()).toBeCloseTo(65, 0);
    const separator = page.getByRole('separator', { name: 'Height of the analysis' });
    const drag = async (to: number) => {
      const box = await separator.boundingBox();
      await page.mouse.move((box?.x ?? 0) + 300, (box?.y ?? 0) + 4);
      await page.mouse.down();
      await page.mouse.move((box?.x ?? 0) + 300, to, { steps: 5 });
      await page.mouse.up();
    };
    await drag(880);
    expect(await share()).toBeCloseTo(80, 0);
    await drag(200);
    expect(await share()).toBeCloseTo(30, 0);
    await separator.focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(share).toBeGreaterThan(31);
    expect(unexpected(problems)).toEqual([]);
    await close();
  });

  it('show what is chosen in the list; Back and a reload keep to it', async () => {
    const { page, problems, go, close } = await person.open(DESKTOP);
    await go(`/cases/${papers}?document=${complaint}`);
    await page.getByRole('heading', { level: 2, name: 'Complaint.pdf' }).waitFor();
    await page.getByRole('complementary').getByRole('link', { name: 'Call notes.txt' }).click();
    await page.getByRole('heading', { level: 2, name: 'Call notes.txt' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 2, name: 'Call notes.txt' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 2, name: 'Complaint.pdf' }).waitFor();
    await page.getByRole('link', { name: 'Open Document' }).click();
    await page.getByRole('heading', { level: 1, name: 'Complaint.pdf' }).waitFor();
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Hargrove v. Copper Mesa').click();
    await page.getByText('What this paper comes to (IRAC Analysis)', { exact: true }).waitFor();
    await go(`/cases/${papers}?document=3f0c3a52-6a41-4d55-9f6c-7a1d0b1f9c11`);
    await page.getByText(/^The document at this address is not in this case/).waitFor();
    expect(unexpected(problems, /status of 404/)).toEqual([]);
    await close();
  });
});
