import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addDays } from '#src/law/calendar-days.ts';
import { courtTimeZone, dateIn } from '#src/law/court-time.ts';
import { check, LOOKS } from './looks.ts';
import { openStand, type Person, type Stand, unexpected } from './stand.ts';

const Milestones = z.array(z.object({ id: z.string(), kind: z.string() }));
const today = dateIn(courtTimeZone('NM'), new Date());

let stand: Stand;
let person: Person;
let caseId: string;
let motionsId: string;
beforeAll(async () => {
  stand = await openStand();
  person = await stand.person();
  caseId = await person.createCase('Hargrove v. Copper Mesa Properties');
  const answer = await person.api.get(`/api/cases/${caseId}/milestones`);
  const found = Milestones.parse(await answer.json()).find(({ kind }) => kind === 'Motion Practice');
  if (!found) throw new Error('a new case has no motion practice');
  motionsId = found.id;
  await person.post(`/api/cases/${caseId}/milestones`, {
    kind: 'Hearing on Motion to Compel',
    date: addDays(today, 12),
  });
  const text = Buffer.from('MOTION TO COMPEL\nThe tenant asks for an order under Rule 1-037(A) NMRA.');
  await person.upload(caseId, [{ name: 'Motion to Compel.txt', mimeType: 'text/plain', buffer: text }]);
});
afterAll(() => stand.close());

const at = (motion: string) => `/cases/${caseId}/milestones/${motionsId}/motions/${motion}`;

it('from the timeline to a motion, to the date it is due, and to the help with it', async () => {
  const window = await person.open();
  const { page, go } = window;
  await go(`/cases/${caseId}/milestones/${motionsId}`);
  await page.getByRole('heading', { name: 'Choose a Motion' }).waitFor();
  await page.getByText('in 12 days').waitFor();
  await page.getByRole('link', { name: 'Motion to Strike' }).click();
  await page.getByRole('heading', { level: 1, name: 'Motion to Strike' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(at('motion-to-strike'));
  await page.getByRole('complementary', { name: 'Documents' }).getByText('Motion to Compel.txt').waitFor();
  await page.getByRole('button', { name: 'Calculate the date' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create Deadline' });
  await dialog.getByLabel('The day it counts from (trigger date) *').fill(today);
  await dialog.getByRole('button', { name: 'Calculate Deadline', exact: true }).click();
  await dialog.getByText(/may not account for local rules/).waitFor();
  await dialog.getByRole('radio', { name: /^Court-rule date/ }).check();
  await dialog.getByRole('button', { name: 'Create Deadline' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page
    .getByText('in 30 days')
    .or(page.getByText(/in 3[1-4] days/))
    .first()
    .waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('complementary', { name: 'Documents' }).isVisible()).toBe(false);
  expect(await page.getByRole('link', { name: 'Get AI Help' }).isVisible()).toBe(false);
  expect(await page.getByRole('heading', { name: 'Requirements' }).isVisible()).toBe(true);
  await page.emulateMedia({ media: null });
  await page.getByRole('link', { name: 'Get AI Help' }).click();
  await page.getByRole('heading', { level: 1, name: 'Answer to the complaint' }).waitFor();
  await page.getByText('Motion to Strike').first().waitFor();
  expect(new URL(page.url()).search).toBe('?motion=motion-to-strike');
  await page.goBack();
  await page.getByRole('link', { name: 'Back to Motion Practice' }).click();
  await page.getByRole('heading', { name: 'Choose a Motion' }).waitFor();
  // No answer was saved yet, and Chromium prints that it is not there.
  expect(unexpected(window.problems, /status of 404/)).toEqual([]);
  await window.close();
});

it('an address that names the motion in a query, and one that names none', async () => {
  const window = await person.open();
  const { page, go } = window;
  await go(`/cases/${caseId}/milestones/${motionsId}?motion=motion-in-limine`);
  await page.getByRole('heading', { level: 1, name: 'Motion in Limine' }).waitFor();
  await go(at('motion-to-dance'));
  await page.getByRole('heading', { level: 1, name: 'Motion Not Found' }).waitFor();
  await page.getByRole('link', { name: 'Back to Motion Practice' }).click();
  await page.getByRole('heading', { name: 'Choose a Motion' }).waitFor();
  await go(`/cases/00000000-0000-4000-8000-000000000000/milestones/${motionsId}/motions/motion-in-limine`);
  await page.getByText('The requested case could not be found.').waitFor();
  await window.close();
});

describe.each(LOOKS)('everybody can use it: %s', (look, options) => {
  it('the motions, one of them, and none', async () => {
    const window = await person.open(options);
    const { page, go } = window;
    await go(`/cases/${caseId}/milestones/${motionsId}`);
    await page
      .getByRole('link', { name: 'Motion to Compel.txt' })
      .or(page.getByText(/^No motion documents/))
      .first()
      .waitFor();
    await check(window, `${look}-motions`);
    await go(at('motion-to-dismiss'));
    await page.getByRole('heading', { level: 1, name: 'Motion to Dismiss' }).waitFor();
    await page.getByText('In other courts').click();
    await check(window, `${look}-motion`);
    await go(at('motion-to-dance'));
    await page.getByRole('heading', { level: 1, name: 'Motion Not Found' }).waitFor();
    await check(window, `${look}-motion-not-found`);
    await window.close();
  });
});
