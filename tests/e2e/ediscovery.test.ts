import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { createAuth } from '#server/auth/lucia.ts';
import { insertCase } from '#tests/factories/cases.ts';
import { makeEml } from '#tests/factories/papers.ts';
import { insertReviewDocuments } from '#tests/factories/review.ts';
import { insertUser } from '#tests/factories/users.ts';
import { check, LOOKS } from './looks.ts';
import { makeTypedPapers, type Paper } from './papers.ts';
import { DESKTOP, openOwnStand, type Person, PHONE, type Stand, unexpected, type Window } from './stand.ts';
import { failCall } from './wire.ts';

const MANY = 5000;

let stand: Stand;
let person: Person;
let papers: Awaited<ReturnType<typeof makeTypedPapers>>;
/** Somebody whose case has five thousand documents already. */
let paralegal: Person;
let manyId: string;

/** Fills a data directory before the server takes it: five thousand rows, and a session of their owner. */
async function fill(dataDir: string): Promise<{ caseId: string; cookie: string }> {
  const handle = await openDatabase({ dataDir });
  try {
    const user = await insertUser(handle.db, { email: 'many@example.org' });
    const { id: caseId } = await insertCase(handle.db, { userId: user.id, title: 'Quay v. Fenwright' });
    await insertReviewDocuments(handle.db, { caseId, count: MANY });
    const cookie = await createAuth(handle.db, { secure: false }).start(user.id, null);
    return { caseId, cookie: cookie.split(';')[0] ?? '' };
  } finally {
    await handle.close();
  }
}

beforeAll(async () => {
  let cookie = '';
  stand = await openOwnStand({
    async fill(dataDir) {
      ({ caseId: manyId, cookie } = await fill(dataDir));
    },
  });
  const [name = '', value = ''] = cookie.split('=');
  const { hostname } = new URL(stand.url);
  const session = { name, value, domain: hostname, path: '/', expires: -1, httpOnly: true, secure: false };
  paralegal = await stand.personWith({ cookies: [{ ...session, sameSite: 'Lax' }], origins: [] });
  person = await stand.person();
  papers = await makeTypedPapers();
});
afterAll(() => stand.close());

const MAIL: Paper = {
  name: 'Advice.eml',
  mimeType: 'message/rfc822',
  buffer: Buffer.from(
    makeEml({
      subject: 'The furnace',
      body: 'Please keep this between us. My advice is attached.',
      attachments: [
        { filename: 'Memo.txt', mimeType: 'text/plain', content: 'Privileged and confidential.' },
      ],
    }),
  ),
};

/** A case of an e-mail with its attachment, two copies of a PDF and notes, all of them read. */
async function makeReview(title: string): Promise<string> {
  const caseId = await person.createCase(title);
  const { complaint, notes } = papers;
  const copy = { ...complaint, name: 'Complaint (copy).pdf' };
  await person.upload(caseId, [MAIL, { ...complaint, name: 'Complaint.pdf' }, copy, notes]);
  await person.read(caseId, 5);
  return caseId;
}

const list = (page: Page) => page.getByRole('list', { name: 'Documents', exact: true });
const row = (page: Page, name: string) => list(page).getByRole('listitem').filter({ hasText: name });
const link = (page: Page, name: string) => list(page).getByRole('link', { name, exact: true });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true });
const desk = (page: Page) => page.getByRole('region', { name: 'Document', exact: true });

async function openReview(caseId: string, who = person, options: Parameters<Person['open']>[0] = DESKTOP) {
  const window = await who.open(options);
  await window.go(`/cases/${caseId}/ediscovery`);
  return window;
}

async function end(window: Window): Promise<void> {
  expect(unexpected(window.problems)).toEqual([]);
  await window.close();
}

async function types(caseId: string): Promise<(string | null)[]> {
  const answer = await person.api.get(`/api/cases/${caseId}/review`);
  const rows: { documentCategory: string | null }[] = await answer.json();
  return rows.map(({ documentCategory }) => documentCategory);
}

async function review(caseId: string): Promise<{ filename: string; privilegeStatus: string | null }[]> {
  const answer = await person.api.get(`/api/cases/${caseId}/review`);
  return answer.json();
}

describe('review', () => {
  it('analyzes a selection, and accepts what is suggested at once', async () => {
    const caseId = await makeReview('Tamsin v. Orchard Row');
    const window = await openReview(caseId);
    const { page } = window;
    await link(page, 'Advice.eml').waitFor();
    await page.getByText('Select all 5').click();
    await page.getByRole('button', { name: 'Analysis', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Analyze 5 Documents' }).click();
    await page.getByText('Analyzed: 5 of 5 documents').waitFor();
    await row(page, 'Advice.eml').getByText('Analyzed', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Analysis', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Accept Suggested Types' }).click();
    await page.getByRole('button', { name: /^Accept \d/ }).click();
    await expect.poll(() => types(caseId)).toContain('Email');
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect.poll(() => types(caseId)).not.toContain('Email');
    await end(window);
  });

  it('goes from the first look to numbers and a privilege log', async () => {
    const caseId = await makeReview('Hargrove v. Copper Mesa');
    const window = await openReview(caseId);
    const { page } = window;
    await page.getByText('No Document Selected').waitFor();
    await link(page, 'Advice.eml').click();

    // By key, then its family with it.
    await desk(page).getByText('Unreviewed').first().waitFor();
    await page.keyboard.press('1');
    await page.getByText('Document Updated').first().waitFor();
    await page.keyboard.press('f');
    await row(page, 'Memo.txt').getByText('Privileged', { exact: true }).waitFor();
    await page.keyboard.press('u');
    await row(page, 'Memo.txt').getByText('Unreviewed').waitFor();
    await desk(page).getByRole('button', { name: 'Privileged', exact: true }).click();
    await row(page, 'Memo.txt').getByText('Privileged', { exact: true }).waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await expect.poll(() => new URL(page.url()).searchParams.get('doc')).not.toBeNull();

    // In place, one field at a time.
    await link(page, 'Advice.eml').click();
    await page.getByRole('button', { name: 'Edit Document Type' }).click();
    await page.getByRole('button', { name: 'Edit Bates Number' }).click();
    await expect.poll(() => page.getByRole('form', { name: /^Edit / }).count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Edit Document Type' }).click();
    await page.getByLabel('Document Type', { exact: true }).selectOption('Email');
    await page.keyboard.press('Enter');
    await page.getByText('Advice.eml: Email').first().waitFor();

    // Analysis.
    await page.getByRole('button', { name: 'Analyze Document' }).click();
    await page.getByText('Analysis Complete').first().waitFor();
    await page.getByRole('heading', { name: 'AI Document Summary' }).waitFor();
    await row(page, 'Advice.eml').getByText('Analyzed').waitFor();

    // Numbers: the e-mail and its attachment one after the other.
    await page.keyboard.press('x');
    await page.getByRole('button', { name: 'Include families (+1)' }).click();
    await page.getByText('2 selected').waitFor();
    await page.getByRole('button', { name: 'Bates', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Assign Bates Numbers' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bates numbers for 2 documents' });
    await dialog.getByLabel('Prefix').fill('harg');
    await dialog.getByText('2 documents: HARG000001 to HARG000002').waitFor();
    await dialog.getByRole('button', { name: 'Assign Numbers' }).click();
    await row(page, 'Memo.txt').getByText('HARG000002').waitFor();
    await page.keyboard.press('Escape');
    await box(page, 'Complaint.pdf').click();
    await page.getByRole('button', { name: 'Bates', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Assign Bates Numbers' }).click();
    await page.getByLabel('First number').fill('2');
    await page.getByText('HARG000002 is already on Memo.txt.').waitFor();
    expect(await page.getByRole('button', { name: 'Assign Numbers' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Cancel' }).click();

    // What is withheld.
    await page.getByRole('link', { name: 'Privilege Log' }).click();
    await page.getByRole('heading', { name: 'Privilege Log' }).waitFor();
    await page.getByText('HARG000001', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Edit Description of entry 1' }).click();
    await page
      .getByLabel('Description of entry 1', { exact: true })
      .fill('E-mail to a lawyer about the repair of a furnace');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Privilege Log Updated').first().waitFor();
    const csv = await person.api.get(`/api/cases/${caseId}/privilege-log.csv`);
    const lines = await csv.text();
    expect(lines).toContain('HARG000001');
    expect(lines).toContain('E-mail to a lawyer about the repair of a furnace');
    const pdf = await person.api.get(`/api/cases/${caseId}/privilege-log.pdf`);
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
    await page.goBack();
    await desk(page).getByRole('heading', { name: 'Advice.eml' }).waitFor();
    await end(window);
  });

  it('puts back what could not be saved', async () => {
    const caseId = await person.createCase('Hargrove v. Rowan');
    await person.upload(caseId, [{ ...papers.complaint, name: 'Complaint.pdf' }]);
    const window = await openReview(caseId);
    const { page } = window;
    await link(page, 'Complaint.pdf').click();
    const fault = await failCall(page, 'review.code');
    await page.keyboard.press('2');
    await page.getByText('Failed to update document. Please try again.').first().waitFor();
    await row(page, 'Complaint.pdf').getByText('Unreviewed').waitFor();
    await fault.restore();
    expect((await review(caseId)).map(({ privilegeStatus }) => privilegeStatus)).toEqual([null]);
    await page.keyboard.press('2');
    await row(page, 'Complaint.pdf').getByText('Work Product').waitFor();
    await page.getByText('Document Updated').first().waitFor();
    expect((await review(caseId)).map(({ privilegeStatus }) => privilegeStatus)).toEqual(['work_product']);
    await end(window);
  });
});

describe('five thousand documents', () => {
  it('are coded at once, taken back, filtered and found again by Back', async () => {
    const window = await openReview(manyId, paralegal);
    const { page } = window;
    await page.getByText('Select all 5,000').click();
    await page.getByText('5,000 selected').waitFor();
    await page.getByRole('button', { name: 'Code As' }).click();
    await page.getByRole('menuitem', { name: 'Not Privileged' }).click();
    const others = list(page).getByRole('listitem').filter({ hasNotText: 'Not Privileged' });
    await expect.poll(() => others.count()).toBe(0);
    await page.getByText('5,000 documents updated').first().waitFor();
    const answer = await paralegal.api.get(`/api/cases/${manyId}/review`);
    const coded: { privilegeStatus: string | null }[] = await answer.json();
    expect(coded.filter(({ privilegeStatus }) => privilegeStatus === 'not_privileged')).toHaveLength(MANY);

    await page.keyboard.press('Control+z');
    await page.getByText('Undone').first().waitFor();
    const again = await paralegal.api.get(`/api/cases/${manyId}/review`);
    const undone: { privilegeStatus: string | null }[] = await again.json();
    expect(undone.filter(({ privilegeStatus }) => privilegeStatus === null)).toHaveLength(MANY);
    await page.keyboard.press('Escape');
    await page.getByText('5,000 selected').waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('checkbox', { name: /^Is a duplicate/ }).check();
    await page.getByText('100 of 5,000').waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByLabel('Search documents').fill('Exhibit 0050');
    await page.getByText('1 of 5,000').waitFor();
    await link(page, 'Exhibit 0050.pdf').click();
    await desk(page).getByRole('heading', { name: 'Exhibit 0050.pdf' }).waitFor();
    await desk(page).getByRole('link', { name: 'Exhibit 0049.pdf' }).click();
    await desk(page).getByRole('heading', { name: 'Exhibit 0049.pdf' }).waitFor();
    await page.goBack();
    await desk(page).getByRole('heading', { name: 'Exhibit 0050.pdf' }).waitFor();
    await page.reload();
    await page.getByText('1 of 5,000').waitFor();
    await desk(page).getByRole('heading', { name: 'Exhibit 0050.pdf' }).waitFor();
    await window.shoot('ediscovery-many');
    await end(window);
  });
});

describe('on a phone', () => {
  it('the list comes first, a document with a way back', async () => {
    const window = await openReview(manyId, paralegal, PHONE);
    const { page } = window;
    await link(page, 'Message 0001.eml').or(list(page).getByRole('link').first()).first().tap();
    await page.getByRole('button', { name: 'Documents', exact: true }).tap();
    await list(page).getByRole('link').first().waitFor();
    expect(new URL(page.url()).search).toBe('');
    await end(window);
  });
});

describe('for everybody', () => {
  let caseId: string;
  beforeAll(async () => {
    caseId = await makeReview('Looks v. Looks');
    const documents: { id: string; filename: string }[] = await (
      await person.api.get(`/api/cases/${caseId}/review`)
    ).json();
    const mail = documents.find(({ filename }) => filename === 'Advice.eml')?.id ?? '';
    await person.post(`/api/documents/${mail}/analyze-discovery`, {});
    await person.post(`/api/cases/${caseId}/review/code`, {
      ids: [mail],
      change: {
        privilegeStatus: 'privileged',
        custodian: 'Tobias Fenwright',
        productionStatus: 'not_produced',
        relevanceScore: 82,
        addTags: ['furnace', 'hot'],
      },
    });
  });

  it.each(LOOKS)('%s: the list, a document, the selection, the numbers, the log', async (look, options) => {
    const window = await openReview(caseId, person, options);
    const { page } = window;
    const isPhone = look.startsWith('phone');
    await link(page, 'Advice.eml').waitFor();
    if (isPhone) await check(window, `ediscovery-${look}-list`);
    await link(page, 'Advice.eml').click();
    await page.getByRole('heading', { name: 'AI Document Summary' }).waitFor();
    await page.getByRole('button', { name: 'Edit Privilege' }).click();
    await check(window, `ediscovery-${look}-document`);
    await page.keyboard.press('Escape');
    if (isPhone) await page.getByRole('button', { name: 'Documents', exact: true }).tap();
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('button', { name: 'Done' }).waitFor();
    await check(window, `ediscovery-${look}-filters`);
    await page.keyboard.press('Escape');
    await page.getByText('Select all 5').click();
    await page.getByText('5 selected').waitFor();
    await check(window, `ediscovery-${look}-selected`);
    await page.getByRole('button', { name: 'Analysis', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Analyze 5 Documents' }).click();
    // Some were analyzed before: it is asked what becomes of them.
    await page.getByText(/analyzed before and (?:is|are) left out/).waitFor();
    await check(window, `ediscovery-${look}-analyze`);
    await page.getByRole('button', { name: /^Analyze (?:Again|All 5)$/ }).click();
    await page.getByText('Analyzed: 5 of 5 documents').waitFor();
    await check(window, `ediscovery-${look}-analyzed`);
    await page.getByRole('button', { name: 'Analysis', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Accept Suggested Types' }).click();
    await page.getByRole('button', { name: /^Accept \d/ }).waitFor();
    await check(window, `ediscovery-${look}-suggestions`);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByRole('button', { name: 'Bates', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Assign Bates Numbers' }).click();
    await page.getByText(/^5 documents: /).waitFor();
    await check(window, `ediscovery-${look}-bates`);
    await window.go(`/cases/${caseId}/ediscovery/privilege-log`);
    await page.getByText('Advice.eml').waitFor();
    await check(window, `ediscovery-${look}-log`);
    await end(window);
  });
});
