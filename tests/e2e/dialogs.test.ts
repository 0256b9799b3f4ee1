import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '#src/law/calendar-days.ts';
import { courtTimeZone, dateIn } from '#src/law/court-time.ts';
import { openStand, type Person, PHONE, type Stand, unexpected, type Window } from './stand.ts';

/** A small phone, and what its keyboard leaves of it. */
const SMALL = { width: 360, height: 640 };
const BESIDE_KEYBOARD = { width: 360, height: 300 };
const TITLE = 'Hargrove v. Copper Mesa';
const today = dateIn(courtTimeZone('NM'), new Date());

let stand: Stand;
let person: Person;
let caseId: string;
let window: Window;

beforeAll(async () => {
  stand = await openStand();
  person = await stand.person();
  caseId = await person.createCase(TITLE);
  await person.post(`/api/cases/${caseId}/milestones`, { kind: 'Served', date: addDays(today, -3) });
  const text = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(`Words of ${name}.`) });
  await person.upload(caseId, [text('Receipt.txt'), text('Lease.txt')]);
  await person.post(`/api/cases/${caseId}/participants`, {
    role: 'witness',
    firstName: 'Ona',
    lastName: 'Reyes',
  });
  window = await person.open({ ...PHONE, viewport: SMALL });
});
afterAll(() => stand.close());

async function menu(page: Page, of: string, item: string): Promise<void> {
  await page.getByRole('button', { name: of }).first().click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

/** Every dialog with a layout of its own, and one that only asks whether to go on. */
const DIALOGS: [title: string, path: () => string, open: (page: Page) => Promise<unknown>][] = [
  ['Create New Case', () => '/?new=case', async () => {}],
  ['People with access', () => `/?case=${caseId}`, (page) => press(page, 'People with Access')],
  ['Select Your Role', () => '/profile', (page) => press(page, 'Change Role')],
  [
    'Phone Verification Required',
    () => '/profile',
    async (page) => {
      await press(page, 'Change Role');
      await page.getByRole('radio', { name: /Attorney/ }).check();
      await press(page, 'Continue');
    },
  ],
  ['Create Deadline', () => `/?case=${caseId}`, (page) => press(page, 'Create Deadline')],
  [
    'Create Deadline',
    () => `/?case=${caseId}`,
    async (page) => {
      await press(page, 'Create Deadline');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('tab', { name: 'Calculate Deadline' }).click();
      await dialog.getByLabel('The day it counts from (trigger date) *').fill(addDays(today, -1));
      await dialog.getByLabel('Deadline type').selectOption('answer_to_complaint_due');
      await dialog.getByRole('button', { name: 'Calculate Deadline', exact: true }).click();
      await dialog.getByText(/may not account for local rules/).waitFor();
    },
  ],
  ['Move Served', timeline, (page) => menu(page, 'Actions for Served', 'Move')],
  ['Set a date for Trial', timeline, (page) => menu(page, 'Actions for Trial', 'Set a Date')],
  ['Delete Deadline', timeline, (page) => menu(page, 'Actions for Trial', 'Delete')],
  ['Upload Documents', () => `/cases/${caseId}/documents?upload=new`, async () => {}],
  [
    'Recently deleted',
    () => `/cases/${caseId}/documents`,
    async (page) => {
      await page.getByRole('button', { name: /^Documents/ }).click();
      await press(page, 'Recently deleted');
    },
  ],
  [
    'Delete Document',
    () => `/cases/${caseId}/documents`,
    async (page) => {
      await page.getByRole('button', { name: /^Documents/ }).click();
      await press(page, 'Delete Lease.txt');
    },
  ],
  [
    'Search',
    () => `/?case=${caseId}`,
    (page) =>
      page
        .getByRole('button', { name: /^Search/ })
        .first()
        .click(),
  ],
];

function timeline(): string {
  return `/cases/${caseId}/documents?timeline=list`;
}

/** Controls that a finger cannot reach, wherever the dialog is scrolled to: by name and what lies there instead. */
async function covered(dialog: Locator): Promise<string[]> {
  return dialog.evaluate((root) => {
    const controls = root.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea');
    return [...controls].flatMap((control) => {
      // What a closed disclosure holds has a place and is not shown.
      if (!control.checkVisibility()) return [];
      const target = control.closest('label') ?? control;
      const { width, height } = target.getBoundingClientRect();
      if (width < 2 || height < 2) return [];
      target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { top, bottom, left } = target.getBoundingClientRect();
      const middle = left + width / 2;
      const points = bottom - top > 60 ? [(top + bottom) / 2] : [top + 3, (top + bottom) / 2, bottom - 3];
      const wrong = points.flatMap((y) => {
        const there = document.elementFromPoint(middle, y);
        const isIt = there !== null && (target.contains(there) || there.contains(target));
        return isIt && root.contains(there) ? [] : [there?.outerHTML.slice(0, 90) ?? 'nothing'];
      });
      const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
      return wrong.length === 0 ? [] : [`${name || control.outerHTML.slice(0, 60)}: ${wrong[0]}`];
    });
  });
}

it.each(DIALOGS)(
  '%s: each control can be reached on a small phone, beside its keyboard too',
  async (title, path, open) => {
    const { page, go } = window;
    await page.setViewportSize(SMALL);
    await go(path());
    await open(page);
    const dialog = page.getByRole('dialog', { name: title, exact: true });
    await dialog.waitFor();
    for (const size of [SMALL, BESIDE_KEYBOARD]) {
      await page.setViewportSize(size);
      await window.shoot(`dialog-${title.replaceAll(' ', '-')}-${size.height}`);
      await expect
        .poll(() => covered(dialog), { message: `${size.height} px high`, timeout: 10_000 })
        .toEqual([]);
    }
    expect(unexpected(window.problems)).toEqual([]);
  },
);
