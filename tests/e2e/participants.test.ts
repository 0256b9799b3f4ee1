import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { check, LOOKS } from './looks.ts';
import { openStand, type Person, type Stand, unexpected } from './stand.ts';
import { holdCall } from './wire.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await openStand();
});
afterAll(() => stand.close());

const TAKEN = 'Another primary participant with this role already exists.';

const INES = {
  role: 'attorney',
  firstName: 'Inés',
  lastName: 'Calloway',
  organization: 'Calloway & Teague',
  jobTitle: 'Attorney at Law',
  email: 'ines@example.org',
  phone: '505-555-0142',
  preferredContactMethod: 'phone',
  addressLine1: '9 Mesa Rd',
  addressLine2: 'Suite 4',
  city: 'Taos',
  state: 'NM',
  postalCode: '87571',
  website: 'example.org/team',
  isPrimary: true,
};

const add = (person: Person, caseId: string, who: object) =>
  person.post(`/api/cases/${caseId}/participants`, who);

async function save(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return readFile(await download.path(), 'utf8');
}

it('the first participant, a second primary, a change, contacts, a deletion taken back', async () => {
  const person = await stand.person();
  const caseId = await person.createCase('Hargrove v. Copper Mesa');
  const { page, problems, go, close } = await person.open();
  await go(`/?case=${caseId}`);
  await page.getByRole('link', { name: 'View Participants' }).click();
  await page.getByRole('link', { name: 'Add First Participant' }).click();
  await page.getByRole('heading', { level: 1, name: 'Add Participant' }).waitFor();

  await page.getByLabel('Role *').selectOption('attorney');
  await page.getByLabel('First Name').fill('Inés');
  await page.getByLabel('Last Name').fill('Calloway');
  await page.getByText('Auto-generated if left blank: Inés Calloway').waitFor();
  await page.getByRole('checkbox', { name: /^Primary attorney/ }).check();
  await page.getByLabel('Email').fill('ines@');
  await page.getByLabel('Website').fill('example.org');
  await page.getByRole('button', { name: 'Create Participant' }).click();
  await page.getByText('Invalid email address').waitFor();
  await page.getByLabel('Email').fill('ines@example.org');
  await page.getByLabel('Phone', { exact: true }).fill('505-555-0142');
  await page.getByLabel('Address Line 1').fill('9 Mesa Rd');
  await page.getByLabel('City').fill('Taos');
  await page.getByRole('button', { name: 'Create Participant' }).click();
  await page.getByText('Participant Created').first().waitFor();
  const card = page.getByRole('listitem').filter({ hasText: 'Inés Calloway' });
  await card.getByText('Primary', { exact: true }).waitFor();
  expect(await card.getByRole('link', { name: '505-555-0142' }).getAttribute('href')).toBe('tel:5055550142');
  expect(await card.getByRole('link', { name: 'example.org', exact: true }).getAttribute('href')).toBe(
    'https://example.org',
  );

  // A second primary attorney: what was typed stays, and is saved once the box is empty.
  await page.getByRole('link', { name: 'Add Participant' }).click();
  await page.getByLabel('Role *').selectOption('attorney');
  await page.getByText(/^Inés Calloway is the primary one now/).waitFor();
  await page.getByLabel('Last Name').fill('Pell');
  await page.getByRole('checkbox', { name: /^Primary attorney/ }).check();
  await page.getByRole('button', { name: 'Create Participant' }).click();
  await page.getByText('Conflict').first().waitFor();
  await page.getByRole('alert').filter({ hasText: TAKEN }).waitFor();
  await page.getByRole('checkbox', { name: /^Primary attorney/ }).uncheck();
  await page.getByRole('button', { name: 'Create Participant' }).click();
  await page.getByRole('heading', { level: 2, name: 'Pell' }).waitFor();

  // Leaving with unsaved words is asked about; then they are saved.
  await page.getByRole('link', { name: 'Edit Pell' }).click();
  await page.getByLabel('First Name').fill('Otto');
  await page.getByRole('link', { name: 'Cancel' }).click();
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
  await leaving.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Participant Updated').first().waitFor();
  await page.getByRole('heading', { level: 2, name: 'Otto Pell' }).waitFor();

  const one = await save(page, () =>
    page.getByRole('link', { name: 'Save Inés Calloway as a contact' }).click(),
  );
  expect(one).toContain('\r\nN:Calloway;Inés;;;\r\n');
  expect(one).toContain('\r\nNOTE:Attorney in Hargrove v. Copper Mesa\r\n');
  const all = await save(page, () => page.getByRole('link', { name: 'Save All as Contacts' }).click());
  expect(all.match(/^FN:.*$/gm)).toEqual(['FN:Inés Calloway', 'FN:Otto Pell']);

  await page.getByRole('button', { name: 'Delete Otto Pell' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Participant' });
  await dialog.getByText('Otto Pell').waitFor();
  await dialog.getByRole('button', { name: 'Delete Participant' }).click();
  await page.getByText('Participant Deleted').first().waitFor();
  await page.getByRole('heading', { level: 2, name: 'Otto Pell' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('heading', { level: 2, name: 'Otto Pell' }).waitFor();
  await page.getByRole('link', { name: 'Back to Case' }).click();
  await page.waitForURL(`**/cases/${caseId}`);
  expect(unexpected(problems, /409 \(Conflict\)/)).toEqual([]);
  await close();
});

it('two windows: what one adds, the other shows; who was deleted cannot be saved', async () => {
  const person = await stand.person();
  const caseId = await person.createCase('Hargrove v. Copper Mesa');
  await add(person, caseId, { role: 'witness', lastName: 'Fenwright' });
  const first = await person.open();
  const second = await person.open();
  await first.go(`/cases/${caseId}/participants`);
  await second.go(`/cases/${caseId}/participants`);
  await second.page.getByRole('link', { name: 'Edit Fenwright' }).click();
  await second.page.getByLabel('First Name').fill('Tobias');
  await first.page.getByRole('heading', { level: 2, name: 'Fenwright' }).waitFor();
  await add(person, caseId, INES);
  await first.page.getByRole('heading', { level: 2, name: 'Inés Calloway' }).waitFor();
  await first.page.getByRole('button', { name: 'Delete Fenwright' }).click();
  await first.page.getByRole('button', { name: 'Delete Participant' }).click();
  await first.page.getByText('Participant Deleted').first().waitFor();
  await second.page.getByRole('button', { name: 'Save Changes' }).click();
  await second.page.getByText('The participant could not be found.').first().waitFor();
  await second.page.getByRole('heading', { level: 2, name: 'Inés Calloway' }).waitFor();
  await first.close();
  await second.close();
});

it.each(LOOKS)('looks: %s', async (look, options) => {
  const person = await stand.person();
  const caseId = await person.createCase('Hargrove v. Copper Mesa Properties LLC');
  const window = await person.open(options);
  const { page, go } = window;
  const list = `/cases/${caseId}/participants`;
  await go(list);
  await page.getByRole('link', { name: 'Add First Participant' }).waitFor();
  await check(window, `participants-empty-${look}`);
  for (const who of [
    { role: 'plaintiff', firstName: 'Willa', lastName: 'Hargrove', isPrimary: true, phone: '505-555-0101' },
    { role: 'defendant', organization: 'Copper Mesa Properties LLC', isPrimary: true, city: 'Santa Fe' },
    INES,
    { role: 'witness', firstName: 'Tobias', lastName: 'Fenwright', notes: 'Saw the roof on March 2.' },
    { role: 'expert', firstName: 'Amara', lastName: 'Vint', jobTitle: 'Structural engineer' },
    { role: 'other', organization: 'x'.repeat(120), email: `${'y'.repeat(60)}@example.org` },
    { role: 'other' },
  ]) {
    await add(person, caseId, who);
  }
  // Skeletons have no words whose colors could be wrong.
  const held = look.endsWith('light') ? await holdCall(page, 'participants.list') : null;
  await go(list);
  if (held !== null) {
    await page.getByText('Loading the participants').waitFor({ state: 'attached' });
    await check(window, `participants-loading-${look}`);
    await held.restore();
  }
  await page.getByRole('heading', { level: 2, name: 'Inés Calloway' }).waitFor();
  await check(window, `participants-list-${look}`);
  await page.getByRole('link', { name: 'Edit Inés Calloway' }).click();
  await page.getByRole('heading', { level: 1, name: 'Edit Participant' }).waitFor();
  await page.getByLabel('Email').fill('ines@');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Invalid email address').waitFor();
  await check(window, `participants-form-${look}`);
  await window.close();
});
