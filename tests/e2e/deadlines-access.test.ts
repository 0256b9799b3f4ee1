import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addDays } from '#src/law/calendar-days.ts';
import { courtTimeZone, dateIn } from '#src/law/court-time.ts';
import { check, LOOKS } from './looks.ts';
import { openStand, type Person, type Stand } from './stand.ts';

const TITLE = 'Hargrove v. Copper Mesa Properties';
const NAME_TOO_LONG = `Response to the ${'very '.repeat(20)}long motion of <b>Copper Mesa</b>`;
const Created = z.object({ id: z.string() });
const Calculated = z.array(z.object({ courtRule: z.object({ dueDate: z.string() }) }));
const today = dateIn(courtTimeZone('NM'), new Date());

let stand: Stand;
let person: Person;
let caseId: string;
let answerId: string;
beforeAll(async () => {
  stand = await openStand();
  person = await stand.person();
  caseId = await person.createCase(TITLE);
  const add = async (deadline: object) =>
    Created.parse(await person.post(`/api/cases/${caseId}/milestones`, deadline)).id;
  const served = addDays(today, -20);
  const servedId = await add({ kind: 'Summons served', date: served, status: 'past', isFinished: true });
  const given = {
    jurisdiction: 'new_mexico_district',
    deadlineType: 'answer_to_complaint_due',
    serviceMethod: 'personal',
    triggerDate: served,
  };
  const [found] = Calculated.parse(await person.post('/api/deadlines/calculate', given));
  answerId = await add({
    kind: 'Answer to Complaint Due',
    date: found?.courtRule.dueDate,
    isAutoCalculated: true,
    reminderDates: [today],
    triggerMilestoneId: servedId,
    calculation: { ...given, method: 'court-rule' },
  });
  await add({ kind: 'Jury fee', date: addDays(today, -3), status: 'due' });
  await add({ kind: 'Scheduling conference', date: addDays(today, 4), status: 'upcoming' });
  await add({ kind: NAME_TOO_LONG, date: addDays(today, 400), status: 'upcoming' });
});
afterAll(() => stand.close());

describe.each(LOOKS)('everybody can use it: %s', (look, options) => {
  it('in the workspace and its dialogs', async () => {
    const window = await person.open(options);
    const { page, go } = window;
    const isPhone = look.startsWith('phone');
    await go('/');
    await page.getByRole('heading', { level: 1, name: 'What is due' }).waitFor();
    await page.getByText('3 days overdue').first().waitFor();
    await check(window, `${look}-due`);
    await page.getByRole('button', { name: 'New Case' }).first().click();
    await page.getByRole('button', { name: 'Create Case' }).click();
    await page.getByText('Title is required').waitFor();
    await check(window, `${look}-new-case`);

    await go(`/?case=${caseId}`);
    await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
    await check(window, `${look}-case-with-deadlines`);
    await page.getByRole('button', { name: 'Edit title' }).click();
    await check(window, `${look}-case-title`);
    await page.keyboard.press('Escape');
    if (isPhone) await page.getByRole('button', { name: /^My Cases/ }).click();
    await page.getByRole('button', { name: `Delete ${TITLE}` }).click();
    await page.getByRole('dialog', { name: 'Delete Case' }).waitFor();
    await check(window, `${look}-delete-case`);
    await page.keyboard.press('Escape');
    await go('/?case=00000000-0000-4000-8000-000000000000');
    await page.getByText('The requested case could not be found.').waitFor();
    await check(window, `${look}-unknown-case`);
    await window.close();
  });

  it('in the deadlines', async () => {
    const window = await person.open(options);
    const { page, go } = window;
    for (const view of ['list', 'month', 'calculator']) {
      await go(`/cases/${caseId}/documents?timeline=${view}`);
      await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
      await page.waitForLoadState('networkidle');
      await check(window, `${look}-timeline-${view}`);
    }
    await page.getByLabel('The day it counts from (trigger date) *').fill(addDays(today, -1));
    await page.getByLabel('Deadline type').selectOption('answer_to_complaint_due');
    await page.getByRole('button', { name: 'Calculate Deadline' }).click();
    await page.getByText(/may not account for local rules/).waitFor();
    // The area beside the list scrolls; what it hides from sight must not lengthen the page.
    const below = () => document.documentElement.scrollHeight - document.documentElement.clientHeight;
    expect(await page.evaluate(below)).toBeLessThanOrEqual(0);
    await go(`/cases/${caseId}/documents?timeline=list`);
    await page.getByRole('button', { name: 'Create Deadline' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Create Deadline' });
    await dialog.getByLabel('Date *').fill(addDays(today, -1));
    await check(window, `${look}-create-deadline`);
    await dialog.getByRole('tab', { name: 'Calculate Deadline' }).click();
    await dialog.getByLabel('The day it counts from (trigger date) *').fill(addDays(today, -1));
    await dialog.getByLabel('Jurisdiction').selectOption('federal');
    await dialog.getByLabel('Deadline type').selectOption('answer_to_complaint_due');
    await dialog.getByRole('button', { name: 'Calculate Deadline', exact: true }).click();
    await dialog.getByText(/may not account for local rules/).waitFor();
    await check(window, `${look}-calculate`);
    await dialog.getByRole('button', { name: 'Calculate All' }).click();
    await dialog.getByRole('group', { name: /^What happened on/ }).waitFor();
    await dialog.getByText(/^Show the others/).click();
    await check(window, `${look}-calculate-all`);

    await go(`/cases/${caseId}/milestones/${answerId}`);
    await page.getByRole('heading', { level: 1, name: 'Answer to Complaint Due' }).waitFor();
    await page.getByText('It is not counted.').waitFor();
    await check(window, `${look}-milestone`);
    await page.getByRole('button', { name: 'Reminders: 1 to read' }).click();
    await check(window, `${look}-reminders`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await page.getByLabel('New date').fill(addDays(today, 30));
    await check(window, `${look}-move`);
    await window.close();
  });

  it('in the profile', async () => {
    const window = await person.open(options);
    const { page, go } = window;
    await go('/profile');
    await page.getByText('Mail from Proceed').waitFor();
    await page.getByRole('button', { name: /^(Create Calendar|Replace) Address$/ }).click();
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Replace Address' });
    await confirm.or(page.getByText('Google Calendar').last()).first().waitFor();
    if (await confirm.isVisible()) await confirm.click();
    await page.waitForLoadState('networkidle');
    await check(window, `${look}-profile`);
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Role in Legal Proceedings').waitFor();
    await check(window, `${look}-edit-profile`);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Change Role' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Select Your Role').waitFor();
    await check(window, `${look}-role`);
    await dialog.getByRole('radio', { name: /Attorney/ }).check();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByText('Phone Verification Required').waitFor();
    await check(window, `${look}-phone`);
    await window.close();
  });
});
