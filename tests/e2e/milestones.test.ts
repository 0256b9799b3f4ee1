import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { makePdf } from '#tests/factories/papers.ts';
import { check, LOOKS } from './looks.ts';
import type { Paper } from './papers.ts';
import { DESKTOP, openStand, type Person, PHONE, type Stand, unexpected } from './stand.ts';

const Milestones = z.array(z.object({ id: z.string(), kind: z.string() }));

function text(name: string, content: string): Paper {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(content) };
}

async function complaint(): Promise<Paper> {
  const pages = [
    'STATE OF NEW MEXICO\nFIRST JUDICIAL DISTRICT COURT\n\nCOMPLAINT\n\n1. The deposit was $2,150.00.',
    '2. Nobody gave it back.',
  ];
  return { name: 'Complaint.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await makePdf(pages)) };
}

let stand: Stand;
let person: Person;
let caseId: string;
beforeAll(async () => {
  stand = await openStand();
  person = await stand.person();
  caseId = await person.createCase('Hargrove v. Copper Mesa Properties');
  await person.upload(caseId, [await complaint(), text('Receipt.txt', 'Received $2,150.00')]);
  await person.read(caseId, 2);
});
afterAll(() => stand.close());

async function pathOf(wanted: string, inCase = caseId): Promise<string> {
  const response = await person.api.get(`/api/cases/${inCase}/milestones`);
  const found = Milestones.parse(await response.json()).find(({ kind }) => kind === wanted);
  return `/cases/${inCase}/milestones/${found?.id}`;
}

describe('a milestone', () => {
  it('keeps notes and papers, and says at its end what becomes of them', async () => {
    const { page, problems, go, close } = await person.open(DESKTOP);
    const kind = 'Hearing';
    await person.post(`/api/cases/${caseId}/milestones`, { kind, date: '2031-03-03' });
    await go(await pathOf(kind));
    await page.getByText('Document Review').waitFor();

    await page.getByLabel('New note').fill('Ask for an interpreter.');
    await page.reload();
    expect(await page.getByLabel('New note').inputValue()).toBe('Ask for an interpreter.');
    await page.getByRole('button', { name: 'Add Note' }).click();
    const note = page.getByRole('article');
    await note.getByText('Ask for an interpreter.').waitFor();
    await note.getByRole('button', { name: /^Delete the note/ }).click();
    await note.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await note.getByText('Ask for an interpreter.').waitFor();

    await page.getByRole('button', { name: 'Attach Documents' }).click();
    const chooser = page.getByRole('dialog', { name: 'Attach Documents' });
    await chooser.getByRole('checkbox', { name: /Receipt.txt/ }).check();
    await chooser.getByRole('button', { name: 'Attach 1 document' }).click();
    await page.getByRole('link', { name: 'Receipt.txt', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Detach Receipt.txt' }).click();
    await page.getByText('It is still among the documents of the case.').first().waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();

    // What is uploaded here belongs to the case and to the milestone.
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    const upload = page.getByRole('dialog', { name: 'Upload Documents' });
    const { name, mimeType, buffer } = text('Order.txt', 'It is ordered.');
    await upload.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
    await upload.getByRole('button', { name: 'Upload 1 File(s)' }).click();
    await upload.getByRole('button', { name: 'Complete (1 uploaded)' }).click();
    await page.getByRole('link', { name, exact: true }).waitFor();

    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: 'Delete Deadline' });
    await question.getByText('1 note goes with it.').waitFor();
    await question.getByText('2 attached documents stay in the case.').waitFor();
    await question.getByRole('button', { name: 'Delete Deadline' }).click();
    await page.waitForURL(/timeline=list/);
    expect((await person.documents(caseId)).map(({ filename }) => filename)).toContain(name);
    expect(unexpected(problems)).toEqual([]);
    await close();
  });
});

it('a complaint is uploaded where it is missed, read, and answered from there', async () => {
  const inCase = await person.createCase('A case that has just begun');
  const { page, problems, go, close } = await person.open(PHONE);
  await go(await pathOf('Complaint', inCase));
  await page.getByRole('heading', { name: 'No Complaint Documents' }).waitFor();
  await page.getByText('No Complaint Document Uploaded').waitFor();
  await page.getByRole('button', { name: 'Upload the Complaint' }).click();
  const upload = page.getByRole('dialog', { name: 'Upload Documents' });
  const { mimeType, buffer } = await complaint();
  await upload.locator('input[type=file]').setInputFiles({ name: 'Scan 12.pdf', mimeType, buffer });
  expect(await upload.getByLabel('Category of Scan 12.pdf').inputValue()).toBe('Complaint');
  await upload.getByRole('button', { name: 'Upload 1 File(s)' }).click();
  await upload.getByRole('button', { name: 'Complete (1 uploaded)' }).click();
  await page.getByRole('button', { name: /Scan 12.pdf/ }).waitFor();
  await page.getByText('of 2', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Answer this complaint' }).click();
  await page.waitForURL(/\/answer$/);
  expect(unexpected(problems)).toEqual([]);
  await close();
});

describe.each(LOOKS)('for everybody, %s', (look, options) => {
  it('complaint, process of service, docket', async () => {
    const window = await person.open(options);
    const { page, problems, go, close } = window;
    await go(await pathOf('Complaint'));
    await page.getByText('of 2', { exact: true }).waitFor();
    await page.getByText(/^No notes yet/).waitFor();
    await check(window, `milestone-complaint-${look}`);
    await page.getByRole('button', { name: 'Attach Documents' }).click();
    await page.getByRole('checkbox', { name: /Receipt.txt/ }).check();
    await check(window, `milestone-attach-${look}`);
    await go(await pathOf('Process of Service'));
    await page.getByText('No Summons Created Yet').waitFor();
    await page.getByText(/^No notes yet/).waitFor();
    await check(window, `milestone-service-${look}`);
    await page.getByRole('link', { name: 'Create Summons' }).click();
    await page.getByRole('heading', { level: 1, name: 'Create Summons' }).waitFor();
    await go(await pathOf('Docket'));
    await page.getByRole('link', { name: 'Open the Docket' }).waitFor();
    expect(unexpected(problems)).toEqual([]);
    await close();
  });
});
