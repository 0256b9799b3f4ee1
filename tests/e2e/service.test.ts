import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { check, LOOKS } from './looks.ts';
import { DESKTOP, openStand, type Person, PHONE, type Stand, unexpected } from './stand.ts';
import { expectSamePaper } from './summons-paper.ts';

const Created = z.object({ id: z.string() });
const Milestones = z.array(z.object({ kind: z.string(), deadlineType: z.string().nullable() }));
const DAY_MS = 86_400_000;

/** YYYY-MM-DD, some days ago; a day of slack keeps it before today in every time zone. */
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

let stand: Stand;
let willa: Person;
let caseId: string;

beforeAll(async () => {
  stand = await openStand();
  willa = await stand.person();
  const created = await willa.post('/api/cases', {
    title: 'Hargrove v. Renn',
    caseType: 'civil',
    state: 'NM',
    courtName: 'First Judicial District Court',
    caseNumber: 'D-101-CV-2026-00042',
    plaintiffName: 'Willa Hargrove',
  });
  caseId = Created.parse(created).id;
  const stamped = 'RETURN OF SERVICE\nFiled in my office.';
  await willa.upload(caseId, [
    { name: 'Stamped return.txt', mimeType: 'text/plain', buffer: Buffer.from(stamped) },
  ]);
});
afterAll(() => stand.close());

async function issueSummons(defendantName: string): Promise<{ id: string; page: string }> {
  const created = await willa.post(`/api/cases/${caseId}/summons`, {
    plaintiffName: 'Willa Hargrove',
    defendantName,
    defendantAddress: '81 Juniper Court, Santa Fe, NM 87501',
    isEntityDefendant: 'individual',
    courtName: 'First Judicial District Court',
    courtAddress: '225 Montezuma Ave, Santa Fe, NM 87501',
    county: 'Santa Fe',
    state: 'NM',
    caseNumber: 'D-101-CV-2026-00042',
    isProSe: true,
    attorneyPhone: '505-555-0142',
    issuedDate: daysAgo(20),
    responseDeadlineDays: 30,
  });
  const { id } = Created.parse(created);
  return { id, page: `/cases/${caseId}/summons/${id}` };
}

const ATTEMPT = {
  countyServed: 'Santa Fe',
  attemptDate: daysAgo(6),
  serverName: 'Marisol Teague',
  serverAge: 34,
  serviceMethod: 'personal_defendant',
  serviceAddress: '81 Juniper Court, Santa Fe, NM 87501',
};

describe('serving a summons', () => {
  test('from an empty form to the paper, a failed attempt on the doorstep, a successful one, the deadline, the return filed', async () => {
    const desktop = await willa.open(DESKTOP);
    await desktop.go(`/cases/${caseId}/summons/create`);
    const entry = (name: string) => desktop.page.getByLabel(name, { exact: true });
    await entry('Defendant Name *').fill('Tobias Renn');
    await entry('Defendant Address').fill('81 Juniper Court, Santa Fe, NM 87501');
    await entry('Court Address *').fill('225 Montezuma Ave, Santa Fe, NM 87501');
    await entry('Issued Date *').fill(daysAgo(20));
    await desktop.page.getByRole('button', { name: 'Create Summons' }).click();
    await desktop.page.getByText('Your summons has been created successfully.').first().waitFor();
    const [summons] = z
      .array(Created)
      .parse(await (await willa.api.get(`/api/cases/${caseId}/summons`)).json());
    const path = `/cases/${caseId}/summons/${summons?.id}`;
    await desktop.go(path);
    await expectSamePaper(willa, desktop.page, summons?.id ?? '');
    expect(unexpected(desktop.problems)).toEqual([]);
    await desktop.close();

    const doorstep = await willa.open(PHONE);
    const at = doorstep.page;
    await doorstep.go(path);
    await at.getByText('The clock has not started').last().waitFor();
    await at.getByRole('button', { name: 'Record Service Attempt' }).click();
    const form = at.getByRole('region', { name: 'Return of Service' });
    await form.getByLabel('Service date *').fill(daysAgo(12));
    await form.getByRole('button', { name: 'Enter the time now' }).click();
    expect(await form.getByRole('textbox', { name: 'Time' }).inputValue()).toMatch(/^\d{1,2}:\d\d [AP]M$/);
    await form.getByLabel('Service method *').selectOption('personal_defendant');
    await form.getByLabel('Failure reason').fill('Nobody answered.');
    // A phone drops the page between two doors.
    await at.reload();
    await at.getByRole('button', { name: 'Record Service Attempt' }).click();
    await form.getByText('You had begun this form.').waitFor();
    await form.getByRole('button', { name: 'Record Attempt' }).click();
    await form.getByText('Server name is required').waitFor();
    await form.getByLabel('Server name *').fill('Marisol Teague');
    await form.getByLabel('Server age').fill('34');
    await form.getByRole('button', { name: 'Record Attempt' }).click();
    await at.getByText('Service Attempt Recorded').first().waitFor();
    const history = at.getByRole('region', { name: 'Service Attempt History' });
    await history.getByText('Unsuccessful').waitFor();
    await history.getByText('Nobody answered.').waitFor();
    expect(unexpected(doorstep.problems)).toEqual([]);
    await doorstep.close();

    const window = await willa.open(DESKTOP);
    const desk = window.page;
    await window.go(path);
    const status = desk.getByRole('region', { name: 'Service Status' });
    await status.getByText('Attempted').waitFor();
    await status.getByRole('button', { name: 'Record Service Attempt' }).click();
    const coach = desk.getByRole('region', { name: 'Service coach' });
    const again = desk.getByRole('region', { name: 'Return of Service' });
    await again.getByLabel('Service date *').fill(daysAgo(9));
    await again.getByLabel('Service method *').selectOption('substitute_residence');
    await coach.getByText(/^Left with somebody at the home: Open now/).waitFor();
    await again.getByLabel(/^Service was successful/).check();
    await coach.getByRole('list', { name: 'Mailings' }).getByText('Missing').first().waitFor();
    await again.getByLabel('Recipient name').fill('Joss Renn');
    await again.getByLabel('Relationship to the defendant').fill('Brother, lives there');
    await again.getByLabel('Recipient age').fill('22');
    await again.getByLabel('Mailing address').fill('81 Juniper Court, Santa Fe, NM 87501');
    await again.getByLabel('Mailing date').fill(daysAgo(8));
    await again.getByRole('button', { name: 'Record Attempt' }).click();
    await status.getByText('Served', { exact: true }).waitFor();

    await status.getByRole('button', { name: 'Create deadline' }).click();
    const calculator = desk.getByRole('dialog', { name: 'Create Deadline' });
    await calculator
      .getByRole('button', { name: /^Calculate/ })
      .first()
      .click();
    await calculator.getByRole('button', { name: 'Create Deadline' }).click();
    await status.getByRole('link', { name: 'On the timeline' }).waitFor();
    const kept = await willa.api.get(`/api/cases/${caseId}/milestones`);
    const types = Milestones.parse(await kept.json()).map(({ deadlineType }) => deadlineType);
    expect(types).toContain('answer_to_complaint_due');

    const filing = desk.getByRole('region', { name: 'File the return' });
    await filing.getByText('Missing').first().waitFor();
    await filing.getByRole('button', { name: 'Add what is missing' }).click();
    const particulars = desk.getByRole('dialog', { name: 'Add particulars' });
    await particulars.getByLabel('Day it was signed').fill(daysAgo(7));
    await particulars.getByLabel('Notary or clerk, if sworn').fill('Odile Marsh');
    await particulars.getByRole('button', { name: 'Save' }).click();
    await particulars.waitFor({ state: 'detached' });
    await filing.getByRole('button', { name: 'Choose from the case' }).click();
    const chooser = desk.getByRole('dialog', { name: 'The return as it was filed' });
    await chooser.getByRole('checkbox', { name: /Stamped return/ }).check();
    await chooser.getByRole('button', { name: 'Choose 1 document' }).click();
    await filing.getByRole('button', { name: 'Mark as Filed' }).click();
    await status.getByText('Filed', { exact: true }).waitFor();
    await status.getByRole('link', { name: 'Stamped return.txt' }).waitFor();
    await expect.poll(() => desk.getByRole('button', { name: 'Record Service Attempt' }).count()).toBe(0);
    const download = desk.waitForEvent('download');
    await desk
      .getByRole('link', { name: /^Download return \(PDF\) of/ })
      .first()
      .click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    expect(unexpected(window.problems)).toEqual([]);
    await window.close();
  });

  test.each(LOOKS)('%s: everybody can use it', async (look, options) => {
    const { id, page } = await issueSummons('Tobias Renn');
    await willa.post(`/api/summons/${id}/service-attempts`, {
      ...ATTEMPT,
      wasSuccessful: false,
      failureReason: 'Nobody answered. Lights on, two cars in the drive.',
    });
    const window = await willa.open(options);
    await window.go(page);
    await window.page.getByRole('button', { name: 'Record Service Attempt' }).click();
    await window.page.getByLabel('Service method *').selectOption('substitute_residence');
    await window.page.getByLabel('Recipient age').fill('15');
    await window.page.getByLabel('Server age').fill('17');
    await window.page.getByRole('button', { name: 'Record Attempt' }).click();
    await window.page.getByText('Server must be at least 18 years old').waitFor();
    await check(window, `service-form-${look}`);
    await willa.post(`/api/summons/${id}/service-attempts`, { ...ATTEMPT, wasSuccessful: true });
    await window.page.reload();
    await window.page.getByRole('region', { name: 'File the return' }).scrollIntoViewIfNeeded();
    await window.page.getByRole('button', { name: 'Create deadline' }).waitFor();
    await check(window, `service-served-${look}`);
    expect(unexpected(window.problems)).toEqual([]);
    await window.close();
  });
});
