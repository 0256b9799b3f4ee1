import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePdf } from '#tests/factories/papers.ts';
import { check, LOOKS } from './looks.ts';
import { openStand, type Person, type Stand } from './stand.ts';

/** Its number has no label, its second page is empty, and nobody signed it. */
const PAGES = [
  `STATE OF NEW MEXICO
COUNTY OF SANTA FE
FIRST JUDICIAL DISTRICT COURT

ORRIN VALE,
          Plaintiff,

v.                              D-101-CV-2026-00412

TESSA OSTRANDER,
          Defendant.

COMPLAINT FOR UNPAID RENT

Plaintiff Orrin Vale states:

1.  Plaintiff Orrin Vale is a resident of Santa Fe County.

2.  Defendant Tessa Ostrander lives in Santa Fe County.

3.  On May 4, 2024, the parties signed a lease for the workshop at
18 Cinder Lane, Santa Fe, New Mexico.`,
  '',
  `6.  Defendant breached the lease and is liable to Plaintiff for
$900.00.

PRAYER FOR RELIEF

WHEREFORE, Plaintiff asks the Court for judgment of $900.00 and
the costs of suit.`,
];
const CHECK = '[check: page 2 of the complaint could not be read]';

let stand: Stand;
beforeAll(async () => {
  stand = await openStand();
});
afterAll(() => stand.close());

async function makeDefendant(): Promise<{ person: Person; caseId: string }> {
  const person = await stand.person();
  const caseId = await person.createCase('Vale v. Ostrander');
  const buffer = Buffer.from(await makePdf(PAGES));
  await person.upload(caseId, [{ name: 'Complaint.pdf', mimeType: 'application/pdf', buffer }]);
  await person.read(caseId, 1);
  return { person, caseId };
}

describe.each(LOOKS)('%s: what was not read', (look, options) => {
  it('is said in the ledger, in the draft and in the list, and keeps the paper until it is settled', async () => {
    const { person, caseId } = await makeDefendant();
    const window = await person.open(options);
    const { page, go } = window;
    await go(`/cases/${caseId}/answer`);
    await page.getByText('Page 2 of 3 could not be read, or is empty.').waitFor();
    await check(window, `settle-${look}-ledger`);
    await page.getByRole('button', { name: 'Generate Answer' }).click();
    await page.getByText('Saved Answer Available').waitFor();
    await page.getByRole('heading', { name: 'Before you can download it' }).scrollIntoViewIfNeeded();
    const download = page.getByRole('button', { name: 'Download PDF' });
    expect(await download.isDisabled()).toBe(true);
    await page.getByRole('region', { name: 'Your answer' }).getByText(CHECK).waitFor();
    await download.scrollIntoViewIfNeeded();
    await window.shoot(`settle-${look}-kept`);
    await page.getByRole('button', { name: /right$/ }).scrollIntoViewIfNeeded();
    await check(window, `settle-${look}-list`);
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByRole('dialog').getByText(CHECK).waitFor();
    await page.getByRole('dialog').getByText('D-101-CV-2026-00412 [check]').first().waitFor();
    await check(window, `settle-${look}-preview`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'I have read those parts myself' }).click();
    await page.getByRole('button', { name: /right$/ }).click();
    const link = page.getByRole('link', { name: 'Download PDF' });
    await link.waitFor();
    const [given] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(given.suggestedFilename()).toMatch(/\.pdf$/);
    await check(window, `settle-${look}-settled`);
    await window.close();
  });
});
