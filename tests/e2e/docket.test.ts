import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { check, LOOKS } from './looks.ts';
import { openStand, type Person, PHONE, type Stand, unexpected } from './stand.ts';
import { failCall, holdCall } from './wire.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await openStand();
});
afterAll(() => stand.close());

/** The docket of an invented lawsuit, as a federal court's site prints it. */
const FIRST = `Date Filed\t#\tDocket Text
03/02/2026\t1\tCOMPLAINT against Copper Mesa Properties LLC, filed by Willa Hargrove. (Attachments: # 1 Exhibit Lease, # 2 Civil Cover Sheet)(Hargrove, Willa) (Entered: 03/02/2026)
03/03/2026\t\tCase assigned to Judge Amara Vint. (abc) (Entered: 03/03/2026)
03/09/2026\t2\tSUMMONS Returned Executed by Willa Hargrove. Copper Mesa Properties LLC served on 3/6/2026. (Hargrove, Willa) (Entered: 03/10/2026)
03/24/2026\t3\tMOTION to Dismiss for Failure to State a Claim by Copper Mesa Properties LLC. (Attachments: # 1 Proposed Order)(Pell, Otto) (Entered: 03/24/2026)`;

const LATER = `03/24/2026\t3\tMOTION to Dismiss for Failure to State a Claim by Copper Mesa Properties LLC. (Attachments: # 1 Proposed Order, # 2 Declaration of Otto Pell)(Pell, Otto) Modified on 3/25/2026 (abc). (Entered: 03/24/2026)
03/26/2026\t4\tORDER Setting Briefing Schedule on 3 MOTION to Dismiss: response due 4/14/2026. Signed by Judge Amara Vint. (abc) (Entered: 03/26/2026)
02/31/2026\t5\tNOTICE that nobody can file on this day`;

/** A long docket of one lawsuit. */
function many(count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.UTC(2026, 0, 5 + index)).toISOString().slice(0, 10);
    const [year, month, date] = day.split('-');
    const what = index % 3 === 0 ? 'MOTION for Extension of Time' : 'NOTICE of Change of Address';
    return `${month}/${date}/${year}\t${index + 1}\t${what} number ${index + 1} by Willa Hargrove. (Entered: ${month}/${date}/${year})`;
  }).join('\n');
}

const Milestones = z.array(z.object({ id: z.string(), kind: z.string() }));

async function docketOf(person: Person, title = 'Hargrove v. Copper Mesa') {
  const caseId = await person.createCase(title);
  const list = Milestones.parse(await (await person.api.get(`/api/cases/${caseId}/milestones`)).json());
  const milestoneId = list.find(({ kind }) => kind === 'Docket')?.id ?? '';
  return { caseId, milestoneId, path: `/cases/${caseId}/milestones/${milestoneId}/docket` };
}

it('paste, preview, save, a later paste with updates, reload, print, delete, undo', async () => {
  const person = await stand.person();
  const { path } = await docketOf(person);
  const { page, problems, go, shoot, close } = await person.open();
  await go(path);
  await page.getByRole('heading', { level: 1, name: 'Docket' }).waitFor();

  // Nothing typed is lost by a reload.
  const field = page.getByLabel('Paste Docket Text');
  await field.fill(FIRST);
  await page.reload();
  await page.getByText('Your text is still here').waitFor();
  expect(await field.inputValue()).toBe(FIRST);

  await page.getByRole('button', { name: 'Parse & Preview' }).click();
  await page.getByText('Found 4 entries: 4 new, 0 updated').first().waitFor();
  await page.getByRole('table', { name: /^New entries/ }).waitFor();
  await shoot('docket-preview-first');
  await page.getByRole('button', { name: 'Save with Parsed Entries' }).click();
  await page.getByText('Docket text saved successfully').first().waitFor();
  const entries = page.getByRole('list', { name: 'Docket entries' }).getByRole('article');
  await expect.poll(() => entries.count()).toBe(4);

  // A later page has only the newest entries: one with other words, one new, one that cannot be read.
  await page.getByRole('button', { name: 'Paste a Newer Docket' }).click();
  await field.fill(LATER);
  await page.getByRole('button', { name: 'Parse & Preview' }).click();
  const summary = page.getByRole('region', { name: 'Parse results' });
  await summary.waitFor();
  await page.getByRole('table', { name: /^Updated entries \(1\)/ }).waitFor();
  await page.getByRole('list', { name: 'What changed' }).first().waitFor();
  await page.getByText('Parsing Warnings').first().waitFor();
  await shoot('docket-preview-later');

  // From a new entry to the calculator, with everything filled in and nothing set.
  const offer = page.getByRole('button', { name: /^Calculate: / }).first();
  if ((await offer.count()) === 0)
    await page
      .getByRole('button', { name: /^What this means/ })
      .first()
      .click();
  await offer.click();
  const dialog = page.getByRole('dialog', { name: 'Create Deadline' });
  await dialog.getByLabel('The day it counts from (trigger date) *').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Save with Parsed Entries' }).click();
  await page.getByText('Docket text updated successfully').first().waitFor();
  await page.getByRole('list', { name: 'Docket entries' }).getByText('COMPLAINT against').waitFor();
  await page.getByRole('button', { name: 'Earlier texts' }).click();
  await page.getByRole('list', { name: 'Earlier texts' }).getByRole('group').first().waitFor();

  // On paper: the docket alone.
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  await page.getByRole('region', { name: 'Docket for printing' }).waitFor();
  await expect.poll(() => page.getByRole('button').count()).toBe(0);
  await expect.poll(() => page.getByLabel('Docket for printing').getByRole('row').count()).toBeGreaterThan(5);
  await shoot('docket-print');
  await page.emulateMedia({ media: 'screen' });

  page.on('dialog', (asked) => {
    expect(asked.message()).toBe('Are you sure you want to delete this docket entry?');
    void asked.accept();
  });
  await page.getByRole('button', { name: 'Delete the docket of Docket' }).click();
  await page.getByText('Docket entry deleted successfully').first().waitFor();
  await field.waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Docket entry restored').first().waitFor();
  await page.getByLabel('Saved docket text').waitFor();
  expect(unexpected(problems)).toEqual([]);
  await close();
});

it('two windows: what one saves, the other shows; a dropped line loses nothing', async () => {
  const person = await stand.person();
  const { path } = await docketOf(person);
  const first = await person.open();
  const second = await person.open(PHONE);
  await first.go(path);
  await second.go(path);
  await first.page.getByLabel('Paste Docket Text').fill(FIRST);
  await second.page.getByLabel('Paste Docket Text').fill(LATER);
  await second.page.context().setOffline(true);
  await second.page.getByRole('button', { name: 'Save with Parsed Entries' }).click();
  await second.page.getByText('Failed to save docket text').first().waitFor();
  expect(await second.page.getByLabel('Paste Docket Text').inputValue()).toBe(LATER);
  await first.page.getByRole('button', { name: 'Save with Parsed Entries' }).click();
  await first.page.getByText('Docket text saved successfully').first().waitFor();
  await second.page.context().setOffline(false);
  await second.page.getByRole('button', { name: 'Save with Parsed Entries' }).click();
  await second.page.getByRole('list', { name: 'Docket entries' }).getByText('COMPLAINT against').waitFor();
  await first.page.getByRole('list', { name: 'Docket entries' }).getByText('ORDER Setting').waitFor();
  await first.close();
  await second.close();
});

describe.each(LOOKS)('docket on %s', (look, options) => {
  it('empty, preview, many; loading and failed', async () => {
    const person = await stand.person();
    const window = await person.open(options);
    const { page, problems } = window;
    const empty = await docketOf(person);
    await window.go(empty.path);
    await page.getByLabel('Paste Docket Text').waitFor();
    await check(window, `docket-${look}-empty`);
    await page.getByLabel('Paste Docket Text').fill(`${FIRST}\n${LATER}`);
    await page.getByRole('button', { name: 'Parse & Preview' }).click();
    await page.getByRole('region', { name: 'Parse results' }).waitFor();
    await check(window, `docket-${look}-preview`);

    const full = await docketOf(person, 'Hargrove v. Mesa Verde Lofts');
    const { caseId, milestoneId } = full;
    const body = { milestoneId, rawText: many(300), autoParseAndReconcile: true };
    await person.post(`/api/cases/${caseId}/docket-entries`, body);
    const held = await holdCall(page, 'docket.list');
    await window.go(full.path);
    await page.getByText('Loading the docket').waitFor({ state: 'attached' });
    await held.restore();
    await page.getByText('300 entries').first().waitFor();
    await page.getByLabel('Search the docket').fill('extension');
    await page.getByText('100 of 300 entries').waitFor();
    await expect.poll(() => page.getByRole('article').count()).toBeLessThan(60);
    await page
      .getByRole('button', { name: /^What this means/ })
      .first()
      .click();
    await page.getByText('Filters', { exact: true }).click();
    await check(window, `docket-${look}-many`);

    const failed = await failCall(page, 'docket.list');
    await window.go(full.path);
    await page.getByText('Failed to load docket details. Please try again later.').waitFor();
    await check(window, `docket-${look}-failed`);
    await failed.restore();
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('300 entries').first().waitFor();
    expect(unexpected(problems, /500/)).toEqual([]);
    await window.close();
  });
});
