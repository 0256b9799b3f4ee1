import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { dayText } from '#client/text/due-text.ts';
import { addDays } from '#src/law/calendar-days.ts';
import { courtTimeZone, dateIn } from '#src/law/court-time.ts';
import { DESKTOP, openStand, type Person, type Stand, unexpected } from './stand.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await openStand();
});
afterAll(() => stand.close());

const TITLE = 'Hargrove v. Copper Mesa';
const RENAMED = 'Hargrove v. Copper Mesa Properties';
const today = dateIn(courtTimeZone('NM'), new Date());
/** Served so long ago that the 30 days of a New Mexico answer end in one to two weeks. */
const SERVED = addDays(today, -20);

const Milestones = z.array(z.object({ id: z.string(), kind: z.string(), date: z.string().nullable() }));

async function milestones(person: Person, caseId: string) {
  return Milestones.parse(await (await person.api.get(`/api/cases/${caseId}/milestones`)).json());
}

async function createCase(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'New Case' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create New Case' });
  await dialog.getByRole('button', { name: 'Create Case' }).click();
  await dialog.getByText('Title is required').waitFor();
  await dialog.getByText('Case type is required').waitFor();
  await dialog.getByText('Court name is required').waitFor();
  await dialog.getByLabel('Case Title *').fill(TITLE);
  await dialog.getByLabel('Case Type *').selectOption('civil');
  await dialog.getByLabel('State *').selectOption('NM');
  await dialog.getByLabel('Court Name *').fill('Second Judicial District Court');
  await dialog.getByRole('button', { name: 'Create Case' }).click();
  await page.getByText('Your new case has been successfully created.').first().waitFor();
  await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
  return new URL(page.url()).searchParams.get('case') ?? '';
}

async function rename(page: Page): Promise<void> {
  const edit = page.getByRole('button', { name: 'Edit title' });
  const title = page.getByLabel('Case title', { exact: true });
  await edit.click();
  await title.fill('Something else');
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1, name: TITLE, exact: true }).waitFor();
  await edit.click();
  await title.fill('   ');
  expect(await page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
  await title.fill(RENAMED);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: RENAMED }).waitFor();
  // The selected case stays selected.
  await page.reload();
  await page.getByRole('heading', { level: 1, name: RENAMED }).waitFor();
}

it('a case: create, edit, a deadline by calculation, its reminder, its calendar file, delete', async () => {
  const person = await stand.person();
  const { page, problems, shoot, go, close } = await person.open(DESKTOP);
  await go('/');
  const caseId = await createCase(page);
  await rename(page);
  await shoot('deadlines-case');

  // By hand, and not without a date.
  await page.getByRole('button', { name: 'Create Deadline' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create Deadline' });
  await dialog.getByLabel('Deadline Name *').fill('Summons served');
  const create = dialog.getByRole('button', { name: 'Create Deadline', exact: true });
  expect(await create.isDisabled()).toBe(true);
  await dialog.getByLabel('Date *').fill(SERVED);
  await dialog.getByLabel('Status').selectOption('past');
  await dialog.getByLabel('This has happened already').check();
  await create.click();
  await page.getByText('The deadline has been added to your case timeline.').first().waitFor();
  await dialog.waitFor({ state: 'detached' });

  // By calculation, from the date of that milestone.
  await page.getByRole('button', { name: 'Create Deadline' }).first().click();
  await dialog.getByRole('tab', { name: 'Calculate Deadline' }).click();
  const calculate = dialog.getByRole('button', { name: 'Calculate Deadline', exact: true });
  expect(await calculate.isDisabled()).toBe(true);
  const served = (await milestones(person, caseId)).find(({ kind }) => kind === 'Summons served');
  await dialog.getByLabel('Or a date on your timeline (milestone)').selectOption(served?.id ?? '');
  expect(await dialog.getByLabel('Jurisdiction').inputValue()).toBe('new_mexico_district');
  await dialog.getByLabel('Deadline type').selectOption('answer_to_complaint_due');
  await calculate.click();
  const result = dialog.getByRole('region', { name: 'Result' });
  await result.getByText('Rule 1-012(A) NMRA').first().waitFor();
  await result.getByText(/may not account for local rules or court orders/).waitFor();
  await shoot('deadlines-calculated');
  await create.click();
  await page.getByText('Milestone Created').first().waitFor();
  await dialog.waitFor({ state: 'detached' });
  const answer = (await milestones(person, caseId)).find(({ kind }) => kind === 'Answer to Complaint Due');
  expect(answer?.date && answer.date >= addDays(SERVED, 30)).toBe(true);

  // The trigger moves by one day, and what was counted from it with it, after asking.
  await go(`/cases/${caseId}/milestones/${served?.id}`);
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  const move = page.getByRole('dialog', { name: 'Move Summons served' });
  await move.getByLabel('New date').fill(addDays(SERVED, 7));
  await move.getByText('Answer to Complaint Due').first().waitFor();
  await shoot('deadlines-move');
  await move.getByRole('button', { name: /^Move with/ }).click();
  await move.waitFor({ state: 'detached' });
  const moved = (await milestones(person, caseId)).find(({ id }) => id === answer?.id);
  expect(moved?.date && answer?.date && moved.date > answer.date).toBe(true);

  // Its page: the count, and a reminder of today, which comes at once.
  const set = await person.api.patch(`/api/milestones/${answer?.id}`, { data: { reminderDates: [today] } });
  expect(set.status()).toBe(200);
  await go(`/cases/${caseId}/milestones/${answer?.id}`);
  await page.getByRole('heading', { level: 1, name: 'Answer to Complaint Due' }).waitFor();
  await page
    .getByText(dayText(moved?.date ?? '', today))
    .first()
    .waitFor();
  await shoot('deadlines-milestone');
  await page.getByRole('button', { name: 'Reminders: 1 to read' }).click();
  const reminders = page.getByRole('dialog', { name: 'Reminders' });
  await reminders.getByRole('link', { name: 'Answer to Complaint Due' }).waitFor();
  await reminders.getByText(RENAMED).waitFor();
  await shoot('deadlines-reminders');
  await reminders.getByRole('button', { name: /^Dismiss/ }).click();
  await reminders.getByText('No reminders').waitFor();
  await page.keyboard.press('Escape');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Add to My Calendar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  const events = new ICAL.Component(
    ICAL.parse(await readFile(await file.path(), 'utf8')),
  ).getAllSubcomponents('vevent');
  expect(events.map((event) => new ICAL.Event(event).startDate.toString())).toEqual([moved?.date]);

  // The mail that would have been sent is kept where it can be read.
  await go('/profile');
  await page
    .getByText(/Answer to Complaint Due \(/)
    .first()
    .waitFor();
  await shoot('deadlines-profile');

  await go(`/?case=${caseId}`);
  await page.getByRole('button', { name: `Delete ${RENAMED}` }).click();
  const confirm = page.getByRole('dialog', { name: 'Delete Case' });
  await confirm.getByText(/deletes all associated documents and milestones/).waitFor();
  await confirm.getByRole('button', { name: 'Delete Case' }).click();
  await confirm.waitFor({ state: 'detached' });
  expect((await person.api.get(`/api/cases/${caseId}`)).status()).toBe(404);
  expect(new URL(page.url()).searchParams.get('case')).toBeNull();
  expect(unexpected(problems)).toEqual([]);
  await close();
});
