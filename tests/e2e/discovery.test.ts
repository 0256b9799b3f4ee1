import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { discoveryCategory } from '#src/discovery/match.ts';
import type { DiscoveryContext } from '#src/discovery/schema.ts';
import { check, LOOKS } from './looks.ts';
import { DESKTOP, openStand, type Person, type Stand, unexpected } from './stand.ts';

const Milestones = z.array(z.object({ id: z.string(), kind: z.string() }));
const Uploaded = z.object({ documents: z.array(z.object({ id: z.string(), docType: z.string() })) });
const DAY_MS = 86_400_000;

const ASKED = { party: 'defendant', repository: 'admissions', type: 'request' } as const;

function daysAgo(days: number): Date {
  return new Date(Date.now() - days * DAY_MS);
}

const written = (day: Date) =>
  day.toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

const admissions = (served: Date) => `STATE OF NEW MEXICO
FIRST JUDICIAL DISTRICT COURT

WILLA HARGROVE, Plaintiff, v. COPPER MESA PROPERTIES LLC, Defendant.

DEFENDANT'S REQUESTS FOR ADMISSION TO PLAINTIFF

REQUEST FOR ADMISSION NO. 1: Admit that you signed the lease of June 1, 2024.

REQUEST FOR ADMISSION NO. 2: Admit that you left the dwelling on August 30, 2025, and that you
(a) left furniture in it; and
(b) kept a key.

CERTIFICATE OF SERVICE
I hereby certify that on ${written(served)}, this paper was delivered by hand to Willa Hargrove.`;

const RESPONSES = `PLAINTIFF'S RESPONSES TO DEFENDANT'S REQUESTS FOR ADMISSION

RESPONSE TO REQUEST FOR ADMISSION NO. 1: Admitted.

RESPONSE TO REQUEST FOR ADMISSION NO. 2: Denied.`;

let stand: Stand;
let willa: Person;
let page: string;

async function upload(caseId: string, card: DiscoveryContext, name: string, text: string): Promise<void> {
  const form = new FormData();
  form.append('files', new File([text], name, { type: 'text/plain' }));
  form.append('discoveryContext', JSON.stringify(card));
  const answer = await willa.api.post(`/api/cases/${caseId}/documents/upload`, { multipart: form });
  const { documents } = Uploaded.parse(await answer.json());
  expect(documents.map(({ docType }) => docType)).toEqual([discoveryCategory(card)]);
}

beforeAll(async () => {
  stand = await openStand();
  willa = await stand.person();
  const caseId = await willa.createCase('Hargrove v. Copper Mesa');
  const answer = await willa.api.get(`/api/cases/${caseId}/milestones`);
  const stage = Milestones.parse(await answer.json()).find(({ kind }) => kind === 'Discovery');
  page = `/cases/${caseId}/milestones/${stage?.id}`;
  await upload(caseId, ASKED, 'requests-for-admission.txt', admissions(daysAgo(20)));
});
afterAll(() => stand.close());

describe('discovery', () => {
  test('from a paper of requests to its last day, a deadline, and the answers', async () => {
    const window = await willa.open(DESKTOP);
    const at = window.page;
    await window.go(page);
    const silence = at.getByRole('region', { name: 'What silence admits' });
    await silence.getByText('Answer 2 requests for admission in time').waitFor();
    await silence.getByRole('button', { name: 'Show these requests' }).click();
    await at.waitForURL(/party=defendant&part=admissions/);

    await at.getByRole('button', { name: 'Enter the day of service' }).click();
    const dialog = at.getByRole('dialog', { name: 'When was this served?' });
    await dialog.getByRole('button', { name: /^Use / }).click();
    expect(await dialog.getByLabel('How it was served').inputValue()).toBe('personal');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await silence.getByText(/days left to answer 2 requests for admission/).waitFor();

    await at.getByRole('button', { name: 'Create deadline' }).click();
    const calculator = at.getByRole('dialog', { name: 'Create Deadline' });
    await calculator
      .getByRole('button', { name: /^Calculate/ })
      .first()
      .click();
    await calculator.getByRole('button', { name: 'Create Deadline' }).click();
    await at.getByRole('link', { name: 'On the timeline' }).waitFor();

    await at.getByRole('tab', { name: 'Plaintiff Discovery' }).click();
    await at.getByRole('tab', { name: 'Plaintiff Discovery', selected: true }).waitFor();
    await at.getByRole('button', { name: 'Upload responses' }).click();
    const uploads = at.getByRole('dialog', { name: 'Upload Documents' });
    await uploads.getByText('plaintiff Admissions response').waitFor();
    await uploads
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: 'my-responses.txt', mimeType: 'text/plain', buffer: Buffer.from(RESPONSES) });
    await uploads.getByRole('button', { name: 'Upload 1 File(s)' }).click();
    await uploads.getByRole('button', { name: 'Complete (1 uploaded)' }).click();
    await at.getByRole('region', { name: 'Responses' }).getByText('my-responses.txt').waitFor();

    await at.getByRole('tab', { name: 'Defendant Discovery' }).click();
    await at.getByText('2 of 2 answered').waitFor();
    await silence.waitFor({ state: 'detached' });
    await at.getByRole('button', { name: 'Show the 2 requests' }).click();
    await at.getByText('Denied', { exact: true }).waitFor();
    await at.getByRole('link', { name: 'Page 1 of the paper, Request for admission No. 2' }).click();
    await at.waitForURL(/\/documents\/.*quote=/);
    await at.goBack();
    await at.waitForURL(/party=defendant&part=admissions/);
    expect(unexpected(window.problems)).toEqual([]);
    await window.close();
  });

  test.each(LOOKS)('%s: everybody can use it', async (look, options) => {
    const window = await willa.open(options);
    await window.go(`${page}?party=defendant&part=admissions`);
    await window.page.getByRole('button', { name: 'Show the 2 requests' }).click();
    await window.page.getByText('left furniture in it; and').waitFor();
    await window.page.getByRole('heading', { name: 'What is asked' }).scrollIntoViewIfNeeded();
    await check(window, `discovery-${look}`);
    expect(unexpected(window.problems)).toEqual([]);
    await window.close();
  });
});
