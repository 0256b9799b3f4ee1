import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { UserContext } from '#client/auth/use-user.ts';
import { CaseNav } from '#client/shell/case-nav.tsx';
import { CASE_ID, makeListedCase } from '#tests/factories/cases.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { renderRoutes } from '../render-screen.tsx';

const COUNTS = {
  papers: 1204,
  dates: 2,
  people: 3,
  transcripts: 0,
  toReview: 12,
  summonses: 0,
  memberRole: 'owner' as const,
};
let server: FakeServer;
beforeEach(() => {
  server = startFakeServer({
    'cases.listWithParticipants': () => [makeListedCase()],
    'next.counts': () => COUNTS,
  });
});

function open(at: string, role: 'plaintiff' | 'defendant' = 'defendant', bar: 'top' | 'bottom' = 'top') {
  const element = (
    <UserContext value={makeUser({ role })}>
      <CaseNav caseId={CASE_ID} at={bar} />
    </UserContext>
  );
  return renderRoutes([{ path: '*', element }], at);
}
const current = () =>
  screen.getAllByRole('link').find((link) => link.getAttribute('aria-current') === 'page')?.textContent;

describe('the ways around a case', () => {
  it('lead to the same places from every screen, with counts from one question', async () => {
    open(`/cases/${CASE_ID}/participants`);
    await screen.findByRole('link', { name: 'Papers 1,204' });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `/?case=${CASE_ID}`,
      `/cases/${CASE_ID}/documents`,
      `/cases/${CASE_ID}/documents?timeline=list`,
      `/ai-assistant?case=${CASE_ID}`,
      `/cases/${CASE_ID}/ediscovery`,
      `/cases/${CASE_ID}/transcripts`,
      `/cases/${CASE_ID}/participants`,
      `/cases/${CASE_ID}/chronology`,
    ]);
    screen.getByRole('link', { name: 'E-discovery 12' });
    screen.getByRole('link', { name: 'People 3' });
    expect(screen.getByRole('link', { name: 'Dates 2' })).toBeTruthy();
    expect(server.sent('next.counts')).toEqual([{ caseId: CASE_ID }]);
  });

  it.each([
    [`/?case=${CASE_ID}`, 'Case'],
    [`/cases/${CASE_ID}/answer`, 'Case'],
    [`/cases/${CASE_ID}`, 'Papers 1,204'],
    [`/cases/${CASE_ID}/documents/d1`, 'Papers 1,204'],
    [`/cases/${CASE_ID}/documents?timeline=month`, 'Dates 2'],
    [`/cases/${CASE_ID}/milestones/m1`, 'Dates 2'],
    [`/ai-assistant?case=${CASE_ID}`, 'Ask'],
    [`/cases/${CASE_ID}/ediscovery/productions`, 'E-discovery 12'],
    [`/cases/${CASE_ID}/check-draft`, undefined],
  ])('say where one is: %s', async (at, name) => {
    open(at);
    await screen.findByRole('link', { name: 'Papers 1,204' });
    expect(current()).toBe(name);
  });

  it('have the rest behind More; a summons is made by whoever sues', async () => {
    const { person, router } = open(`/cases/${CASE_ID}`);
    await screen.findByRole('link', { name: 'Papers 1,204' });
    await person.click(screen.getByRole('button', { name: 'More of this case' }));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual(['Open Case', 'Check a draft', 'History']);
    await person.click(screen.getByRole('menuitem', { name: 'Check a draft' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/cases/${CASE_ID}/check-draft`));
  });

  it('have everything but the five nearest behind More where there is no room', async () => {
    const { person } = open(`/cases/${CASE_ID}/transcripts`, 'defendant', 'bottom');
    await screen.findByRole('link', { name: 'Papers 1,204' });
    await person.click(screen.getByRole('button', { name: 'More of this case' }));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual([
      'Open Case',
      'E-discovery (12)',
      'Transcripts',
      'People (3)',
      'Chronology',
      'Check a draft',
      'History',
    ]);
  });

  it('offer a summons to whoever sues', async () => {
    const { person } = open(`/cases/${CASE_ID}`, 'plaintiff');
    await screen.findByRole('link', { name: 'Papers 1,204' });
    await person.click(screen.getByRole('button', { name: 'More of this case' }));
    expect(await screen.findByRole('menuitem', { name: 'Create summons' })).toBeTruthy();
  });

  it('have the camera at the thumb, for whoever may add papers', async () => {
    open(`/cases/${CASE_ID}`, 'defendant', 'bottom');
    const add = await screen.findByRole('link', { name: 'Add' });
    expect(add.getAttribute('href')).toBe(`/start?case=${CASE_ID}`);
    // As many as there are is read out; the bar has room for less.
    screen.getByRole('link', { name: 'Papers 1,204' });
    screen.getByText('999+');
  });

  it('offer no camera to who may only look', async () => {
    server.answer('next.counts', () => ({ ...COUNTS, memberRole: 'viewer' as const }));
    open(`/cases/${CASE_ID}`, 'defendant', 'bottom');
    await screen.findByRole('link', { name: 'Papers 1,204' });
    expect(screen.queryByRole('link', { name: 'Add' })).toBeNull();
  });

  it('are not there for a case that is none of theirs', async () => {
    server.answer('next.counts', () => {
      throw new Refusal(404, 'NOT_FOUND');
    });
    open(`/cases/${CASE_ID}`);
    await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull());
    open('/?case=another');
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
