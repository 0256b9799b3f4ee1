import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addDays } from '#src/law/calendar-days.ts';
import { courtTimeZone, dateIn } from '#src/law/court-time.ts';
import { check, LOOKS } from './looks.ts';
import { openStand, type Person, PHONE, type Stand, unexpected } from './stand.ts';

const HEAD = `STATE OF NEW MEXICO
COUNTY OF SANTA FE
FIRST JUDICIAL DISTRICT COURT

ORLOV ROOFING, LLC,
     Plaintiff,
v.                                        No. D-101-CV-2026-00417
ROSALIND QUAY,
     Defendant.
`;
const SUMMONS = `${HEAD}
SUMMONS

TO: ROSALIND QUAY. You must file a written answer to the complaint within 30 days after service of this summons on
you. If you do not file an answer, judgment by default may be entered against you.`;
const TITLE = 'Orlov Roofing v. Quay';
const LATE = 'Mesa Bank v. Quay';
const today = dateIn(courtTimeZone('NM'), new Date());

let stand: Stand;
let person: Person;
let newcomer: Person;
let caseId: string;
let lateId: string;
beforeAll(async () => {
  stand = await openStand();
  [person, newcomer] = await Promise.all([stand.person(), stand.person()]);
  await Promise.all(
    [person, newcomer].map((each) => each.post('/api/auth/profile', { role: 'defendant', state: 'NM' })),
  );
  const Made = z.array(z.object({ id: z.string() }));
  for (const who of [person, newcomer]) {
    const made = Made.parse(await (await who.api.get('/api/cases')).json());
    for (const { id } of made) await who.api.delete(`/api/cases/${id}`);
  }
  caseId = await person.createCase(TITLE);
  lateId = await person.createCase(LATE);
  const late = { kind: 'Answer to Complaint Due', date: addDays(today, -2), status: 'upcoming' };
  await person.post(`/api/cases/${lateId}/milestones`, late);
  await person.upload(caseId, [
    { name: 'scan0001.txt', mimeType: 'text/plain', buffer: Buffer.from(SUMMONS) },
  ]);
  await person.read(caseId, 1);
});
afterAll(() => stand.close());

describe.each(LOOKS)('the next thing first: %s', (look, options) => {
  it('asks for the day of the summons, then says what helps after a day that has passed', async () => {
    const window = await person.open(options);
    const { page, go } = window;
    await go('/');
    const first = page.getByRole('region', { name: 'Do first' });
    await first.getByRole('heading', { name: `When did you get the summons in ${TITLE}?` }).waitFor();
    await first.getByRole('link', { name: 'Count the day' }).waitFor();
    const overdue = page.getByRole('region', { name: 'Overdue' });
    await overdue.getByText('What to do today').click();
    await overdue.getByText('The day has passed. Do this today:').waitFor();
    await overdue.getByRole('link', { name: 'Write the answer' }).waitFor();
    await check(window, `${look}-home-first`);
    await window.close();
  });

  it('begins with a paper where there is no case', async () => {
    const window = await newcomer.open(options);
    await window.go('/');
    await window.page.getByRole('heading', { level: 1, name: 'Begin with a paper' }).waitFor();
    const add = window.page.getByRole('link', { name: 'Add a Paper', exact: true });
    expect(await add.getAttribute('href')).toBe('/start');
    await check(window, `${look}-home-empty`);
    await window.close();
  });

  it('shows of a case its stage, what its paper still needs, and one navigation that leads around it', async () => {
    const window = await person.open(options);
    const { page, go } = window;
    const isPhone = look.startsWith('phone');
    await go(`/?case=${caseId}`);
    await page.getByRole('region', { name: 'Where this case stands' }).waitFor();
    if (isPhone) await page.getByText('step 2 of 7').waitFor();
    await page.getByRole('region', { name: 'What to do' }).getByText('Print and sign it').waitFor();
    await check(window, `${look}-case-tasks`);
    const around = page.getByRole('navigation', { name: 'Sections' });
    await around.getByRole('link', { name: 'Papers 1' }).click();
    await page.waitForURL(`**/cases/${caseId}/documents`);
    await page.getByRole('tab', { name: 'Documents' }).waitFor();
    await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
    await check(window, `${look}-case-papers`);
    await around.getByRole('link', { name: 'Dates' }).click();
    await page.waitForURL(/timeline=list/);
    await around.getByRole('link', { name: 'Ask' }).click();
    await page.getByRole('heading', { name: 'AI Legal Assistant' }).waitFor();
    if (isPhone) {
      await around.getByRole('button', { name: 'More of this case' }).click();
      await page.getByRole('menuitem', { name: /^People/ }).click();
    } else await around.getByRole('link', { name: /^People/ }).click();
    await page.waitForURL(`**/cases/${caseId}/participants`);
    await around.getByRole('link', { name: 'Case', exact: true }).click();
    await page.waitForURL(`**/?case=${caseId}`);
    expect(unexpected(window.problems)).toEqual([]);
    await window.close();
  });
});

describe('at the thumb of a phone', () => {
  it('each way is large enough, and is out of the way while something is typed', async () => {
    const window = await person.open(PHONE);
    const { page, go } = window;
    await go(`/ai-assistant?case=${caseId}`);
    const around = page.getByRole('navigation', { name: 'Sections' });
    const box = await around.getByRole('link', { name: 'Ask' }).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(800);
    await page.getByLabel('Your question').tap();
    await around.waitFor({ state: 'detached' });
    await page.getByLabel('Your question').blur();
    await around.waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await around.isVisible()).toBe(false);
    await window.close();
  });
});
