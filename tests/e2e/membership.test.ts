import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { check, LOOKS } from './looks.ts';
import { openStand, type Person, type Stand, unexpected } from './stand.ts';

const Invitation = z.object({ url: z.string() });

let stand: Stand;
beforeAll(async () => {
  stand = await openStand();
});
afterAll(() => stand.close());

async function letIn(owner: Person, caseId: string, role: string): Promise<Person> {
  const helper = await stand.person();
  const made = await owner.post(`/api/cases/${caseId}/invitations`, { role, accessDays: 90 });
  const token = Invitation.parse(made).url.split('/').at(-1);
  await helper.post('/api/invitations/accept', { token });
  return helper;
}

describe.each(LOOKS)('a case changes hands: %s', (look, options) => {
  it('a link is taken back, the case handed over and left', async () => {
    const owner = await stand.person();
    const caseId = await owner.createCase('Hargrove v. Copper Mesa');
    const helper = await letIn(owner, caseId, 'collaborator');
    await owner.post(`/api/cases/${caseId}/invitations`, { role: 'viewer', accessDays: 30 });
    const window = await owner.open(options);
    const { page } = window;
    const people = async () => {
      await window.go(`/?case=${caseId}`);
      await page.getByRole('button', { name: 'People with Access' }).click();
      await page.getByRole('dialog').getByText('Owner').waitFor();
    };
    await people();
    await page.getByText('Links nobody has used yet').waitFor();
    await check(window, `members-${look}`);
    await page.getByRole('button', { name: /^Take back the link/ }).click();
    await page.getByText('Links nobody has used yet').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Hand the case over to/ }).click();
    await page.getByRole('dialog', { name: 'Hand the case over' }).getByText('becomes the owner').waitFor();
    await check(window, `members-${look}-hand-over`);
    await page.getByRole('button', { name: 'Offer the Case', exact: true }).click();
    await page.getByText('who has not answered yet').waitFor();
    await check(window, `members-${look}-offered`);
    await page.keyboard.press('Escape');

    const other = await helper.open(options);
    await other.go('/');
    const bar = other.page.getByRole('region', { name: /^Offer of Hargrove/ });
    await bar.waitFor();
    await check(other, `members-${look}-offer-bar`);
    await bar.getByRole('button', { name: 'See What It Means' }).click();
    await other.page.getByRole('dialog', { name: 'Take this case over?' }).waitFor();
    await check(other, `members-${look}-offer`);
    await other.page.getByRole('button', { name: 'Take the Case Over' }).click();
    await other.page.getByText('The case is yours now', { exact: true }).waitFor();
    await bar.waitFor({ state: 'detached' });
    await other.go(`/cases/${caseId}/history`);
    await other.page.getByText(/became the owner, in place of/).waitFor();
    await check(other, `history-${look}`);
    expect(other.problems).toEqual([]);

    await page.getByText('You can edit').first().waitFor();
    const refused = await owner.open(options);
    await refused.go(`/cases/${caseId}/history`);
    await refused.page.getByText('Only the owner of this case sees its history.').waitFor();
    await check(refused, `history-${look}-others`);
    await people();
    await page.getByRole('button', { name: 'Leave This Case' }).click();
    await page.getByRole('dialog', { name: 'Leave this case' }).getByText('Only its owner').waitFor();
    await check(window, `members-${look}-leave`);
    await page.getByRole('button', { name: 'Leave Case', exact: true }).click();
    await page.getByText('You have left the case', { exact: true }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    // The people's dialog was asked anew at the moment in which its owner had become somebody else.
    expect(unexpected(window.problems, /status of 403/)).toEqual([]);
  });
});
