import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { UserContext } from '#client/auth/use-user.ts';
import { CasesWorkspace } from '#client/home/cases-workspace.tsx';
import type { CaseWithParticipants } from '#src/cases/schema.ts';
import { CASE_ID, makeListedCase, makeListedCases } from '#tests/factories/cases.ts';
import { makeCaseNext } from '#tests/factories/next.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { renderRoutes } from '../render-screen.tsx';
import '../list-layout.ts';

const TITLE = 'Harlow v. Brandt Properties';
const Deletion = z.object({ caseId: z.string() });
const me = makeUser();
let server: FakeServer;
let cases: CaseWithParticipants[];

beforeEach(() => {
  window.localStorage.clear();
  cases = [makeListedCase()];
  server = startFakeServer({
    'cases.listWithParticipants': () => cases,
    'cases.delete': (input) => {
      const { caseId } = Deletion.parse(input);
      cases = cases.filter(({ id }) => id !== caseId);
      return { message: 'Case deleted' };
    },
    'next.all': () => ({ steps: [] }),
    'intake.open': () => [],
    'next.ofCase': makeCaseNext,
  });
});

function open(at = '/') {
  const element = (
    <UserContext value={me}>
      <CasesWorkspace />
    </UserContext>
  );
  return renderRoutes([{ path: '/', element }], at);
}

const link = (name: string) => screen.findByRole('link', { name });
const button = (name: string) => screen.getByRole('button', { name });

it('an eviction is called one', async () => {
  cases = [makeListedCase({ caseType: 'civil', kind: 'eviction' })];
  open();
  await link(TITLE);
  screen.getByText('Eviction');
  expect(screen.queryByText('Civil')).toBeNull();
});

describe('a paper that is in no case yet', () => {
  const paper = {
    intakeId: 'waiting',
    createdAt: new Date('2026-03-11T18:00:00Z'),
    expiresAt: new Date('2026-03-12T18:00:00Z'),
    ...{ isOwn: true, waits: true, papers: 1, says: null as string | null },
  };

  it('stands at the top with the way on', async () => {
    server.answer('intake.open', () => [{ ...paper, intakeId: 'kept', waits: false }, paper]);
    open();
    const card = within(await screen.findByRole('region', { name: 'A paper that waits' }));
    card.getByText('You have a paper that is not in a case yet.');
    expect(card.getByRole('link', { name: 'Go on' }).getAttribute('href')).toBe('/start/waiting?step=card');
  });

  it('is named with its court, and more of them are counted', async () => {
    const says = 'a summons (Second Judicial District Court) and a letter';
    server.answer('intake.open', () => [{ ...paper, papers: 2, says }]);
    open();
    const card = within(await screen.findByRole('region', { name: 'Papers that wait' }));
    card.getByText('You have 2 papers that are not in a case yet.');
    card.getByText('A summons (Second Judicial District Court) and a letter.');
  });

  it('is one of all that wait, each with its way on, the newest first', async () => {
    const older = { ...paper, intakeId: 'older', createdAt: new Date('2026-03-11T16:00:00Z') };
    server.answer('intake.open', () => [paper, older]);
    open();
    const card = within(await screen.findByRole('region', { name: 'Papers that wait' }));
    card.getByText('You have 2 papers that are not in a case yet.');
    expect(card.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
      '/start/waiting?step=card',
      '/start/older?step=card',
    ]);
  });

  it('is not shown of a case that was made, nor of whoever used the browser before', async () => {
    server.answer('intake.open', () => [
      { ...paper, waits: false },
      { ...paper, isOwn: false },
    ]);
    open();
    await link(TITLE);
    await waitFor(() => expect(server.sent('intake.open')).toHaveLength(1));
    expect(screen.queryByText('You have a paper that is not in a case yet.')).toBeNull();
  });

  it('keeps nobody from their cases when it cannot be asked for', async () => {
    server.answer('intake.open', () => {
      throw new Refusal(500, 'INTERNAL');
    });
    open();
    expect(await link(TITLE)).toBeTruthy();
  });
});

describe('the list of cases', () => {
  it('waits with skeletons and words', async () => {
    open();
    expect(screen.getByText('Loading workspace...')).toBeTruthy();
    expect(screen.getByText('Loading your cases')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'My Cases' })).toBeTruthy();
    expect(await link(TITLE)).toBeTruthy();
    expect(screen.queryByText('Loading workspace...')).toBeNull();
  });

  it('shows what is known of a case, with words for what is not', async () => {
    open();
    await link(TITLE);
    for (const text of ['Unknown', 'Case No: Not assigned', 'Feb 20, 2026', 'Mar 3, 2026', '1 case']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
  });

  it.each([
    [{ title: '', caseNumber: 'T-4-CV-2026-001234' }, 'T-4-CV-2026-001234'],
    [{ title: '', caseNumber: null }, 'Untitled Case'],
  ])('names a case without a title: %o', async (change, name) => {
    cases = [makeListedCase(change)];
    open();
    expect(await link(name)).toBeTruthy();
  });

  it('opens the entries of a case that an address names', async () => {
    const { router } = open(`/?case=${CASE_ID}&edit=case`);
    expect(await screen.findByRole('dialog', { name: 'Edit Case' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Case Title *').value).toBe(TITLE);
    await waitFor(() => expect(router.state.location.search).toBe(`?case=${CASE_ID}`));
  });

  it('asks for the day of what a paper named, which nobody types again', async () => {
    const { router } = open(`/?case=${CASE_ID}&new=deadline&name=Serve%20your%20answers`);
    expect(await screen.findByRole('dialog', { name: 'Create Deadline' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Deadline Name *').value).toBe('Serve your answers');
    await waitFor(() => expect(router.state.location.search).toBe(`?case=${CASE_ID}`));
  });

  it('opens nothing to be changed for who may only look, and forgets what was asked for', async () => {
    cases = [makeListedCase({ memberRole: 'viewer' })];
    const { router } = open(`/?case=${CASE_ID}&edit=case`);
    await link(TITLE);
    await waitFor(() => expect(router.state.location.search).toBe(`?case=${CASE_ID}`));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('begins with a button when there is no case', async () => {
    cases = [];
    const { person } = open();
    expect(await screen.findByRole('heading', { name: 'No Cases Found' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Select a Case' })).toBeTruthy();
    await person.click(button('Create Case'));
    expect(await screen.findByRole('dialog', { name: 'Create New Case' })).toBeTruthy();
  });

  it('offers Retry when the list did not come', async () => {
    let tries = 0;
    server.answer('cases.listWithParticipants', () => {
      tries += 1;
      if (tries === 1) throw new TypeError('Failed to fetch');
      return cases;
    });
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await link(TITLE)).toBeTruthy();
  });

  it('keeps only the rows in sight of 500 cases in the document, and filters them', async () => {
    cases = makeListedCases(500);
    const { person } = open();
    await link('Matter 1');
    const rows = () => within(screen.getByRole('list', { name: 'My Cases' })).getAllByRole('listitem');
    expect(rows().length).toBeLessThan(40);
    expect(rows()[0]?.getAttribute('aria-setsize')).toBe('500');
    expect(screen.getByText('500 cases')).toBeTruthy();
    await person.type(screen.getByLabelText('Filter cases'), 'matter cv-2026-1498');
    expect(await screen.findByText('1 of 500 cases')).toBeTruthy();
    expect(await link('Matter 499')).toBeTruthy();
    await person.type(screen.getByLabelText('Filter cases'), ' nobody');
    expect(await screen.findByText(/^No case matches/)).toBeTruthy();
  });

  it('has no filter while a handful are taken in at a glance', async () => {
    cases = makeListedCases(5);
    open();
    await link('Matter 1');
    expect(screen.queryByLabelText('Filter cases')).toBeNull();
  });

  it('moves through the cases with j, k and the arrow keys, and opens one with Enter', async () => {
    cases = makeListedCases(9);
    const { person, router } = open();
    await link('Matter 1');
    const focused = () => document.activeElement?.textContent;
    await person.keyboard('j');
    expect(focused()).toBe('Matter 1');
    await person.keyboard('jj');
    expect(focused()).toBe('Matter 3');
    await person.keyboard('k');
    await person.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).toBe('Matter 4');
    await person.keyboard('{Home}{ArrowUp}');
    expect(focused()).toBe('Matter 1');
    await person.keyboard('j{Enter}');
    expect(router.state.location.search).toBe('?case=case-2');
    await person.type(screen.getByLabelText('Filter cases'), 'jjk');
    expect(screen.getByLabelText<HTMLInputElement>('Filter cases').value).toBe('jjk');
  });

  it('offers a viewer nothing that the server would refuse', async () => {
    cases = [makeListedCase({ memberRole: 'viewer' })];
    open(`/?case=${CASE_ID}`);
    await screen.findByRole('heading', { level: 1, name: TITLE });
    expect(screen.getAllByText('You can view').length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: /^(Edit|Delete|Create Deadline)/ })).toBeNull();
    // Who has access is no secret among them, and there they can leave.
    expect(button('People with Access')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Manage Documents' })).toBeTruthy();
  });
});

describe('the selected case', () => {
  it('is named in the address, and Back leaves it', async () => {
    const { person, router } = open();
    expect(await screen.findByRole('heading', { name: 'Select a Case' })).toBeTruthy();
    await person.click(await link(TITLE));
    expect(await screen.findByRole('heading', { level: 1, name: TITLE })).toBeTruthy();
    expect(router.state.location.search).toBe(`?case=${CASE_ID}`);
    expect((await link(TITLE)).getAttribute('aria-current')).toBe('true');
    await router.navigate(-1);
    expect(await screen.findByRole('heading', { name: 'Select a Case' })).toBeTruthy();
  });

  it('is there after a reload', async () => {
    open(`/?case=${CASE_ID}`);
    expect(await screen.findByRole('heading', { level: 1, name: TITLE })).toBeTruthy();
  });

  it('says so when the address names a case that is not there', async () => {
    const { person, router } = open('/?case=gone');
    expect(await screen.findByText('The requested case could not be found.')).toBeTruthy();
    await person.click(await link('Back to Cases'));
    expect(router.state.location.search).toBe('');
  });

  it('is deleted only after a confirmation that says what goes, and then cleared', async () => {
    cases = [makeListedCase(), makeListedCase({ id: 'other', title: 'Okafor v. Lindgren' })];
    const { person, router } = open(`/?case=${CASE_ID}`);
    await person.click(await screen.findByRole('button', { name: `Delete ${TITLE}` }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(TITLE);
    expect(dialog.textContent).toContain('cannot be undone');
    expect(dialog.textContent).toContain('deletes all associated documents and milestones');
    expect(server.sent('cases.delete')).toHaveLength(0);
    await person.click(within(dialog).getByRole('button', { name: 'Delete Case' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(await screen.findByRole('heading', { name: 'Select a Case' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(TITLE)).toBeNull());
    expect(screen.queryByText('The requested case could not be found.')).toBeNull();
  });

  it('stays when another one is deleted', async () => {
    cases = [makeListedCase(), makeListedCase({ id: 'other', title: 'Okafor v. Lindgren' })];
    const { person, router } = open(`/?case=${CASE_ID}`);
    await person.click(await screen.findByRole('button', { name: 'Delete Okafor v. Lindgren' }));
    await person.click(button('Delete Case'));
    await waitFor(() => expect(screen.queryByText('Okafor v. Lindgren')).toBeNull());
    expect(router.state.location.search).toBe(`?case=${CASE_ID}`);
  });

  it('tells a failed deletion in the dialog, without a notice, and keeps the case', async () => {
    server.answer('cases.delete', () => {
      throw new Refusal(503, 'UNAVAILABLE', { message: 'The server is busy.' });
    });
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: `Delete ${TITLE}` }));
    await person.click(button('Delete Case'));
    expect(await within(screen.getByRole('dialog')).findByText('The case was not deleted')).toBeTruthy();
    expect(screen.getByText('The server is busy.')).toBeTruthy();
    expect(screen.queryByText('Error')).toBeNull();
    await person.click(button('Cancel'));
    expect(await link(TITLE)).toBeTruthy();
  });

  it('is a new case right after it was created', async () => {
    cases = [];
    const { person, router } = open();
    await person.click(await screen.findByRole('button', { name: 'New Case' }));
    server.answer('cases.create', () => {
      const created = makeListedCase();
      cases = [created];
      return created;
    });
    await person.type(await screen.findByLabelText('Case Title *'), TITLE);
    await person.selectOptions(screen.getByLabelText('Case Type *'), 'civil');
    await person.selectOptions(screen.getByLabelText('State *'), 'NM');
    await person.type(screen.getByLabelText('Court Name *'), 'Second Judicial District Court');
    await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Create Case' }));
    await waitFor(() => expect(router.state.location.search).toBe(`?case=${CASE_ID}`));
    expect(await screen.findByRole('heading', { level: 1, name: TITLE })).toBeTruthy();
  });

  it('can be shared by a link that is shown once', async () => {
    server.answer('cases.members', () => [
      {
        userId: me.id,
        name: 'Ada Quill',
        email: me.email,
        role: 'owner',
        expiresAt: null,
        createdAt: new Date(),
      },
    ]);
    server.answer('cases.invitations', () => []);
    server.answer('cases.invite', () => ({
      url: 'https://proceed.example/invitations/secret-token',
      expiresAt: new Date(2026, 2, 17, 12),
    }));
    const { person } = open(`/?case=${CASE_ID}`);
    await person.click(await screen.findByRole('button', { name: 'People with Access' }));
    expect(await screen.findByText('Owner', {}, { timeout: 8000 })).toBeTruthy();
    await person.selectOptions(screen.getByLabelText('For'), '30 days');
    await person.click(button('Create Invitation Link'));
    const shown = await screen.findByLabelText<HTMLInputElement>('Invitation link');
    expect(shown.value).toContain('secret-token');
    expect(server.sent('cases.invite')[0]).toEqual({ caseId: CASE_ID, role: 'viewer', accessDays: 30 });
  });
});
