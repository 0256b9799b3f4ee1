import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LabeledCase, MADE_CONTRADICTIONS } from '#tests/eval/contradictions.ts';
import { check, LOOKS } from './looks.ts';
import { openStand, type Person, type Stand } from './stand.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await openStand();
});
afterAll(() => stand.close());

/** A case with the three papers of a lease that do not agree. */
async function makeLeaseCase(person: Person): Promise<string> {
  const [line = ''] = readFileSync(MADE_CONTRADICTIONS, 'utf8').split('\n');
  const { papers } = LabeledCase.parse(JSON.parse(line));
  const caseId = await person.createCase('Mesa Vista Rentals v. Tafoya');
  await person.upload(
    caseId,
    papers.map(({ filename, text }) => ({
      name: filename.replace(/\.pdf$/, '.txt'),
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    })),
  );
  await person.read(caseId, papers.length);
  return caseId;
}

it.each(LOOKS)(
  'what happened day by day, one kind of it, and where papers differ, on a %s',
  async (look, options) => {
    const person = await stand.person();
    const caseId = await makeLeaseCase(person);
    const window = await person.open(options);
    const { page, go, close } = window;
    await go(`/cases/${caseId}`);
    if (look.startsWith('phone')) {
      await page.getByRole('button', { name: 'More of this case' }).first().click();
      await page.getByRole('menuitem', { name: 'Chronology' }).click();
    } else await page.getByRole('link', { name: 'Chronology' }).click();
    await page.getByRole('heading', { level: 1, name: 'Chronology' }).waitFor();
    await page.getByText('signed a written lease').first().waitFor();
    await check(window, `chronology-${look}`);

    await page.getByLabel('Kind').selectOption({ value: 'deadline' });
    await expect.poll(() => page.getByText('signed a written lease').count()).toBe(0);
    await page.getByText('October 31, 2025').or(page.getByText('Oct 31, 2025')).first().waitFor();
    await page.getByLabel('Kind').selectOption('');

    await page.getByRole('tab', { name: /^Differences/ }).click();
    await page.getByText('$1,150').first().waitFor();
    await page.getByText('$1,050').first().waitFor();
    await check(window, `chronology-differences-${look}`);
    await page
      .getByRole('link', { name: /complaint.txt.*page 1/ })
      .first()
      .click();
    await page.waitForURL(/documents\/.*quote=/);
    await close();
  },
);

it('a case without papers, and one that is not there', async () => {
  const person = await stand.person();
  const caseId = await person.createCase('An empty case');
  const window = await person.open();
  await window.go(`/cases/${caseId}/chronology`);
  await window.page.getByText('No day was found yet').waitFor();
  await check(window, 'chronology-empty');
  await window.go(`/cases/${crypto.randomUUID()}/chronology`);
  await window.page.getByText('The requested case could not be found.').waitFor();
  await window.close();
});
