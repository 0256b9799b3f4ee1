import { Buffer } from 'node:buffer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { check, LOOKS } from './looks.ts';
import { openStand, type Person, type Stand, unexpected } from './stand.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await openStand();
});
afterAll(() => stand.close());

const LEASE = `RESIDENTIAL LEASE

1. The tenant shall pay rent of $1,150.00 on the first day of each month.

2. The landlord shall return the security deposit of $900.00 within thirty days after the tenancy ends.

Signed on March 3, 2026 by Willa Hargrove and Otto Pell.`;

/** A motion as a chatbot writes it: some of it stands in the lease, some does not, some citations look like others. */
const DRAFT = `MOTION FOR SUMMARY JUDGMENT

1. The lease says: “The landlord shall return the security deposit of $900.00 within thirty days after the tenancy ends”.
2. It also says: “the landlord shall return the security deposit within ninety days after the tenancy ends”.
3. Otto Pell admitted that “the flat was cleaner than when she moved in”.
4. The lease was signed on March 5, 2026, and rent was $1,150.00.

Summary judgment is proper. FRCP 12(b)(6). See Delgado v. Harbison, 512 F.3d 1188, 1192 (10th Cir. 2011). FRCP 12(b)(9) does not apply.`;

const EXPECTED = [
  ['The landlord shall return', 'Found'],
  ['within ninety days', 'Not found in what was read'],
  ['cleaner than', 'Not found in what was read'],
  ['March 5, 2026', 'Not found in what was read'],
  ['$1,150.00', 'Found'],
  ['FRCP 12(b)(6)', 'Found'],
  ['Delgado v. Harbison', 'Form is right, not in our library'],
  ['FRCP 12(b)(9)', 'Looks wrong'],
] as const;

async function leaseCase(person: Person): Promise<string> {
  const caseId = await person.createCase('Hargrove v. Pell');
  await person.upload(caseId, [{ name: 'lease.txt', mimeType: 'text/plain', buffer: Buffer.from(LEASE) }]);
  await person.read(caseId, 1);
  return `/cases/${caseId}/check-draft`;
}

it('a draft is pasted and checked; a link opens the words; the results wait; on paper all of it', async () => {
  const person = await stand.person();
  const path = await leaseCase(person);
  const { page, problems, go, shoot, close } = await person.open();
  await go(path);
  await page.getByLabel('Your draft').fill(DRAFT);
  await page.getByRole('button', { name: 'Check This Draft' }).click();
  await page.getByRole('heading', { name: '4 problems in this draft' }).waitFor();
  await page.getByRole('button', { name: 'Show All' }).click();
  const findings = page.getByRole('list', { name: 'Findings' }).locator('li');
  await expect.poll(() => findings.count()).toBe(EXPECTED.length);
  for (const [at, [words, outcome]] of EXPECTED.entries()) {
    await findings.nth(at).scrollIntoViewIfNeeded();
    const text = await findings.nth(at).textContent();
    expect.soft(text).toContain(words);
    expect.soft(text).toContain(outcome);
  }

  // From the draft to the list, and the words that the bent quotation comes from.
  await page.getByRole('link', { name: /within ninety days/ }).click();
  const bent = findings.nth(1);
  await bent.getByText('Perhaps this was meant:').waitFor();
  await bent.getByRole('link', { name: /within thirty days/ }).click();
  await page.waitForURL(/documents\/.*page=1&quote=/);
  await page.locator('mark', { hasText: 'The landlord shall return' }).first().waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: '4 problems in this draft' }).waitFor();

  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  const paper = page.getByRole('region', { name: 'Check for printing' });
  await paper.waitFor();
  await expect.poll(() => paper.getByRole('listitem').count()).toBe(EXPECTED.length);
  await expect.poll(() => page.getByRole('button').count()).toBe(0);
  await shoot('checker-print');
  await page.emulateMedia({ media: 'screen' });
  expect(unexpected(problems)).toEqual([]);
  await close();
});

describe.each(LOOKS)('the check of a draft on %s', (look, options) => {
  it('looks right', async () => {
    const person = await stand.person();
    const path = await leaseCase(person);
    const window = await person.open(options);
    const { page, go, close } = window;
    await go(path);
    await page.getByLabel('Your draft').waitFor();
    await check(window, `checker-empty-${look}`);
    await page.getByLabel('Your draft').fill(DRAFT);
    await page.getByRole('button', { name: 'Check This Draft' }).click();
    await page.getByRole('heading', { name: '4 problems in this draft' }).waitFor();
    await window.shoot(`checker-${look}`);
    await page.getByRole('link', { name: /cleaner than/ }).click();
    await page.getByRole('button', { name: /cleaner than/ }).waitFor();
    await page.getByText('What the four outcomes mean').click();
    await check(window, `checker-chosen-${look}`);
    await close();
  });
});
