import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { asPdf, makeDeposition } from '#tests/factories/transcripts.ts';
import { check, LOOKS } from './looks.ts';
import { DESKTOP, openStand, type Person, type Stand, unexpected } from './stand.ts';

const Transcripts = z.array(z.object({ id: z.string(), pageCount: z.number().nullable() }));

let stand: Stand;
let willa: Person;
let caseId: string;

beforeAll(async () => {
  stand = await openStand();
  willa = await stand.person();
  caseId = await willa.createCase('Tarr v. Bellwether Holdings');
});
afterAll(() => stand.close());

/** The transcript that the first test uploads. */
async function transcriptId(): Promise<string> {
  const answer = await willa.api.get(`/api/cases/${caseId}/transcripts`);
  return Transcripts.parse(await answer.json())[0]?.id ?? '';
}

describe('a transcript', () => {
  test('is uploaded, read by page and line, searched, quoted and put on the timeline', async () => {
    const window = await willa.open({ ...DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] });
    const at = window.page;
    await window.go(`/cases/${caseId}/transcripts`);
    await at.getByRole('button', { name: 'Upload Transcript' }).click();
    const uploads = at.getByRole('dialog', { name: 'Upload Documents' });
    const buffer = await asPdf(makeDeposition({ repeats: 60 }));
    await uploads
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: 'okoro-2026-03-04.pdf', mimeType: 'application/pdf', buffer });
    await uploads.getByRole('button', { name: 'Upload 1 File(s)' }).click();
    await uploads.getByRole('button', { name: 'Complete (1 uploaded)' }).click();
    await at.getByRole('link', { name: 'Deposition of Anselm Okoro' }).click();
    await at.getByRole('heading', { level: 1, name: 'Deposition of Anselm Okoro' }).waitFor();

    const lines = at.getByRole('listbox', { name: 'Lines of Deposition of Anselm Okoro' });
    await lines.getByText('Please state your full name').waitFor();
    await expect.poll(() => lines.getByRole('option').count()).toBeLessThan(120);

    const search = at.getByRole('searchbox', { name: 'Search the transcript' });
    await search.fill('green binder');
    await at.getByText('60 found', { exact: true }).waitFor();
    await search.press('Enter');
    await search.press('Enter');
    await at.getByText('2 of 60', { exact: true }).waitFor();
    await at.getByRole('button', { name: 'Previous place' }).click();
    const found = lines.getByRole('option').filter({ hasText: 'green binder' }).first();
    await found.waitFor();

    await at.getByRole('textbox', { name: 'Go to page and line' }).fill('3:16');
    await at.getByRole('button', { name: 'Go', exact: true }).click();
    const chosen = at.getByRole('region', { name: 'Chosen lines' });
    await chosen.getByText('Okoro Dep. 3:16', { exact: true }).waitFor();
    await lines.focus();
    for (let step = 0; step < 4; step += 1) await at.keyboard.press('Shift+ArrowDown');
    await chosen.getByText('Okoro Dep. 3:16–20').waitFor();
    await chosen.getByRole('button', { name: 'Copy Quotation' }).click();
    await at.getByText('Quotation copied').first().waitFor();
    expect(await at.evaluate(() => navigator.clipboard.readText())).toBe(
      [
        'Q. When did you first learn that the furnace in apartment 12 had failed?',
        'MR. DUNE: Objection. Foundation.',
        'THE WITNESS: On the ninth of January. The tenant called me twice that morning.',
        '(Okoro Dep. 3:16–20)',
      ].join('\n'),
    );
    await chosen.getByRole('link', { name: 'Open in Document' }).click();
    await at.waitForURL(/\/documents\/.*page=3&quote=/);
    await at.getByRole('link', { name: 'Open Transcript' }).click();
    await at.getByLabel('Whose words').selectOption({ label: 'Witness’ answers only' });
    await lines.getByText('Anselm Tobias Okoro.').waitFor();
    await expect.poll(() => lines.getByText('Please state your full name').count()).toBe(0);

    await at.getByRole('button', { name: 'Edit Details' }).click();
    const dialog = at.getByRole('dialog', { name: 'Transcript Details' });
    await dialog.getByLabel('Step of the case (milestone)').selectOption({ label: 'Discovery' });
    await dialog.getByRole('button', { name: 'Save Details' }).click();
    await at.getByRole('link', { name: 'Discovery', exact: true }).click();
    await at.waitForURL(/\/milestones\//);
    await at.getByRole('link', { name: 'Deposition of Anselm Okoro' }).waitFor();
    expect(unexpected(window.problems)).toEqual([]);
    await window.close();
  });

  test.each(LOOKS)('%s: everybody can use it', async (look, options) => {
    const window = await willa.open(options);
    const at = window.page;
    await window.go(`/cases/${caseId}/transcripts/${await transcriptId()}?page=3&line=16`);
    await at.getByRole('region', { name: 'Chosen lines' }).waitFor();
    await at.getByRole('searchbox', { name: 'Search the transcript' }).fill('furnace');
    await at.getByText(/^\d+ found$/).waitFor();
    await check(window, `transcript-${look}`);
    await window.go(`/cases/${caseId}/transcripts`);
    await at.getByRole('link', { name: 'Deposition of Anselm Okoro' }).waitFor();
    await check(window, `transcripts-${look}`);
    expect(unexpected(window.problems)).toEqual([]);
    await window.close();
  });
});
