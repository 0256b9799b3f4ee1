import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePdf } from '#tests/factories/papers.ts';
import { check } from './looks.ts';
import { DESKTOP, openStand, type Person, PHONE, type Stand, unexpected } from './stand.ts';

let stand: Stand;
let person: Person;
beforeAll(async () => {
  stand = await openStand();
  person = await stand.person();
});
afterAll(() => stand.close());

const NOTICE = `STATE OF NEW MEXICO
COUNTY OF BERNALILLO
SECOND JUDICIAL DISTRICT COURT

LARKSPUR LENDING LLC,
     Plaintiff,
v.                                   No. D-202-CV-2031-01234
WILLA HARGROVE,
     Defendant.

NOTICE OF HEARING

PLEASE TAKE NOTICE that a hearing on Plaintiff's Motion for Summary Judgment
is set before the Honorable Ines Quintana on April 22, 2031, at 9:30 a.m., in
Courtroom 412, 400 Lomas Blvd NW, Albuquerque, New Mexico.`;

const LOOKS = [
  ['desktop', { ...DESKTOP, colorScheme: 'light' as const }],
  ['phone', { ...PHONE, colorScheme: 'light' as const }],
] as const;

describe.each(LOOKS)('a later paper on a %s', (name, context) => {
  it('ends in its card, and its day in the case', async () => {
    const caseId = await person.createCase(`Larkspur Lending v. Hargrove, ${name}`);
    const window = await person.open(context);
    const { page } = window;
    await window.go(`/cases/${caseId}/documents?upload=new`);
    const dialog = page.getByRole('dialog', { name: 'Upload Documents' });
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'scan0004.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(await makePdf([NOTICE])),
    });
    await dialog.getByRole('button', { name: 'Upload 1 File(s)' }).click();
    await dialog.getByRole('button', { name: 'Complete (1 uploaded)' }).click();
    await page.getByRole('button', { name: 'What we read' }).click();
    await page.getByRole('heading', { name: 'This is what we read' }).waitFor();
    await page.getByText(/^It names 1 day to look at/).waitFor();
    await check(window, `${name}-later-card`);
    await page.getByRole('link', { name: 'Open the paper' }).click();
    await page.getByRole('heading', { level: 1, name: /Notice of Hearing/ }).waitFor();
    await page.getByRole('region', { name: 'What we read' }).waitFor();
    await check(window, `${name}-later-document`);
    await page.getByRole('link', { name: 'Look and keep' }).click();
    await page.getByRole('button', { name: 'All right' }).click();
    await page.getByRole('heading', { name: 'Your day' }).waitFor();
    await check(window, `${name}-later-day`);
    await page.getByRole('button', { name: 'Keep it in my case' }).click();
    await page.getByText('What you confirmed stands in your case.').first().waitFor();
    await page
      .getByRole('link', { name: /Hearing/ })
      .first()
      .waitFor();
    await check(window, `${name}-later-home`);
    expect(unexpected(window.problems)).toEqual([]);
    await window.close();
  });
});
