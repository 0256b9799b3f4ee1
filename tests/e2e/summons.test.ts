import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { check, LOOKS } from './looks.ts';
import { DESKTOP, openStand, type Person, PHONE, type Stand, unexpected } from './stand.ts';
import { expectSamePaper, pagesOf } from './summons-paper.ts';

const Rows = z.array(z.object({ id: z.string(), kind: z.string() }));
const Row = z.object({ id: z.string() });

let stand: Stand;
let person: Person;
let caseId: string;
let milestoneId: string;
beforeAll(async () => {
  stand = await openStand();
  person = await stand.person();
  const created = await person.post('/api/cases', {
    title: 'Hargrove v. Copper Mesa Properties',
    caseType: 'civil',
    state: 'NM',
    courtName: 'Second Judicial District Court',
    caseNumber: 'D-202-CV-2026-01234',
    plaintiffName: 'Willa Hargrove',
    defendantName: 'Copper Mesa Properties LLC',
  });
  caseId = Row.parse(created).id;
  await person.post(`/api/cases/${caseId}/participants`, {
    role: 'plaintiff',
    displayName: 'Willa Hargrove',
    addressLine1: '14 Piñon Lane',
    city: 'Albuquerque',
    state: 'NM',
    postalCode: '87102',
  });
  const milestones = await person.api.get(`/api/cases/${caseId}/milestones`);
  milestoneId =
    Rows.parse(await milestones.json()).find(({ kind }) => kind === 'Process of Service')?.id ?? '';
});
afterAll(() => stand.close());

async function summonsFor(defendantName: string, change: Record<string, unknown> = {}): Promise<string> {
  const made = await person.post(`/api/cases/${caseId}/summons`, {
    plaintiffName: 'Willa Hargrove',
    defendantName,
    courtName: 'Second Judicial District Court',
    courtAddress: '400 Juniper Boulevard\nAlbuquerque, NM 87103',
    county: 'Bernalillo',
    issuedDate: '2031-03-03',
    ...change,
  });
  return Row.parse(made).id;
}

it('is created from a milestone, printed, saved as a PDF, changed, and has its neighbors', async () => {
  const { page, problems, go, close } = await person.open(DESKTOP);
  await go(`/cases/${caseId}/milestones/${milestoneId}`);
  await page.getByRole('link', { name: 'Create Summons' }).click();
  const create = page.getByRole('button', { name: 'Create Summons' });
  await create.click();
  await page.getByRole('button', { name: 'Court address is required' }).click();
  await page.locator('[name=courtAddress]:focus').waitFor();
  await page.keyboard.type('400 Juniper Boulevard');
  await page.getByLabel('Defendant Type').selectOption('entity');
  await page.getByLabel('Registered Agent Name *').fill('Ines Calloway');
  await page.getByLabel('Registered Agent Address *').fill('200 Sage Street\nAlbuquerque, NM 87104');
  await page.getByLabel('Telephone', { exact: true }).fill('505-555-0142');
  await page.getByRole('checkbox', { name: 'The plaintiff has no lawyer (pro se)' }).check();
  await page.getByText('No telephone is given of the plaintiff').waitFor({ state: 'detached' });
  await create.click();
  await page.waitForURL(new RegExp(`/milestones/${milestoneId}$`));
  await page.getByText('Your summons has been created successfully.').first().waitFor();

  await page.getByRole('link', { name: /^View Details/ }).click();
  await page.getByRole('heading', { name: 'Summons Details' }).waitFor();
  const id = page.url().split('/').at(-1) ?? '';
  await expectSamePaper(person, page, id);

  const other = await summonsFor('Tobias Fenwright', { milestoneId });
  await page.reload();
  await page.getByText('Summons 1 of 2').waitFor();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Judge').fill('Hon. Odell Brannigan');
  await page.getByText('Response period starts the day after issued date').waitFor();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Your changes have been saved successfully.').first().waitFor();
  await page
    .getByRole('article', { name: 'Summons', exact: true })
    .getByText('Hon. Odell Brannigan')
    .waitFor();
  await expectSamePaper(person, page, id);
  await page.getByRole('link', { name: 'Next: Tobias Fenwright' }).click();
  await page.waitForURL(new RegExp(`/summons/${other}$`));
  await page.getByText('Summons 2 of 2').waitFor();
  await page.getByRole('link', { name: 'Previous: Copper Mesa Properties LLC' }).waitFor();
  expect(unexpected(problems)).toEqual([]);
  await close();
});

it('of a magistrate court is kept, found on the case’s screen, and neither printed nor saved', async () => {
  const id = await summonsFor('Lorna Peake', { caseNumber: 'M-47-CV-2026-00012' });
  const { page, problems, go, close } = await person.open(PHONE);
  await go(`/?case=${caseId}`);
  await page.getByRole('link', { name: /^Lorna Peake/ }).click();
  await page.getByText('This is the wrong form for this court').waitFor();
  expect(await page.getByRole('button', { name: 'Print' }).isDisabled()).toBe(true);
  await expect.poll(() => page.getByRole('link', { name: 'Download PDF' }).count()).toBe(0);
  expect((await pagesOf(await page.pdf({ preferCSSPageSize: true }))).join('')).toBe('');
  expect((await person.api.get(`/api/summons/${id}/summons.pdf`)).status()).toBe(409);
  expect(unexpected(problems)).toEqual([]);
  await close();
});

describe.each(LOOKS)('for everybody, %s', (look, options) => {
  it('create, details, edit', async () => {
    const id = await summonsFor('Marisol Teague', { attorneyPhone: '' });
    const window = await person.open(options);
    const { page, problems, go, close } = window;
    await go(`/cases/${caseId}/summons/create`);
    await page.getByRole('button', { name: 'Create Summons' }).click();
    await page.getByRole('button', { name: 'Court address is required' }).waitFor();
    await check(window, `summons-create-${look}`);
    await go(`/cases/${caseId}/summons/${id}`);
    await page.getByText('Before you print').waitFor();
    await check(window, `summons-details-${look}`);
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('button', { name: 'Save Changes' }).waitFor();
    await check(window, `summons-edit-${look}`);
    expect(unexpected(problems)).toEqual([]);
    await close();
  });
});
