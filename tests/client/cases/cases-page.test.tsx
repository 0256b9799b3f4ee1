import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { CasesPage } from '#client/cases/cases-page.tsx';
import type { CaseWithParticipants } from '#src/cases/schema.ts';
import { type FakeServer, makeUser, Refusal, startFakeServer } from '../fake-server.ts';
import { renderScreen } from '../render-screen.tsx';

const me = makeUser();

function makeCase(change: Partial<CaseWithParticipants> = {}): CaseWithParticipants {
  return {
    id: '0d9a4a52-53a4-4b0e-8a07-5f1c9fd24f01',
    userId: me.id,
    title: 'Harlow v. Brandt Properties',
    description: null,
    caseNumber: null,
    caseType: null,
    state: 'NM',
    courtName: null,
    plaintiffName: null,
    defendantName: null,
    createdAt: new Date(2026, 1, 20, 12),
    updatedAt: new Date(2026, 2, 3, 12),
    connectedCaseId: null,
    memberRole: 'owner',
    participants: [],
    ...change,
  };
}

let server: FakeServer;
let cases: CaseWithParticipants[];

beforeEach(() => {
  cases = [makeCase()];
  server = startFakeServer({
    'cases.listWithParticipants': () => cases,
    'cases.delete': () => {
      cases = [];
      return { message: 'Case deleted' };
    },
  });
});

const open = () => renderScreen(<CasesPage />, me).person;

describe('My Cases', () => {
  it('shows what is known of a case, with words for what is not', async () => {
    open();
    expect(screen.getByText('Loading your cases')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Harlow v. Brandt Properties' })).toBeTruthy();
    for (const text of ['Unknown', 'Not assigned', 'Feb 20, 2026', 'Mar 3, 2026']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
  });

  it.each([
    [{ title: '', caseNumber: 'T-4-CV-2026-001234' }, 'T-4-CV-2026-001234'],
    [{ title: '', caseNumber: null }, 'Untitled Case'],
  ])('names a case without a title: %o', async (change, name) => {
    cases = [makeCase(change)];
    open();
    expect(await screen.findByRole('link', { name })).toBeTruthy();
  });

  it('deletes only after a confirmation that says what goes', async () => {
    const person = open();
    await person.click(await screen.findByRole('button', { name: 'Delete Harlow v. Brandt Properties' }));
    const dialog = screen.getByRole('dialog');
    expect(dialog.textContent).toContain('cannot be undone');
    expect(dialog.textContent).toContain('deletes all associated documents and milestones');
    expect(server.calls.map((call) => call.name)).not.toContain('cases.delete');
    await person.click(within(dialog).getByRole('button', { name: 'Delete Case' }));
    expect(await screen.findByText('No Cases Found')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Create Case' })).toBeTruthy();
  });

  it('shows no notice when deleting failed, and keeps the case', async () => {
    server.answer('cases.delete', () => {
      throw new Refusal(503, 'UNAVAILABLE');
    });
    const person = open();
    await person.click(await screen.findByRole('button', { name: 'Delete Harlow v. Brandt Properties' }));
    await person.click(screen.getByRole('button', { name: 'Delete Case' }));
    await waitFor(() => expect(server.calls.map((call) => call.name)).toContain('cases.delete'));
    expect(screen.queryByText('Error')).toBeNull();
    expect(screen.getByText('Harlow v. Brandt Properties', { selector: 'a' })).toBeTruthy();
  });

  it('offers a viewer nothing that the server would refuse', async () => {
    cases = [makeCase({ memberRole: 'viewer' })];
    open();
    expect(await screen.findByText('You can view')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^(Edit|Delete|People)/ })).toBeNull();
  });

  it('offers Retry when the list did not come', async () => {
    let tries = 0;
    server.answer('cases.listWithParticipants', () => {
      tries += 1;
      if (tries === 1) throw new TypeError('Failed to fetch');
      return cases;
    });
    const person = open();
    await person.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Harlow v. Brandt Properties' })).toBeTruthy();
  });

  it('makes an invitation link that is shown once', async () => {
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
    server.answer('cases.invite', () => ({
      url: 'https://proceed.example/invitations/secret-token',
      expiresAt: new Date(2026, 2, 17, 12),
    }));
    const person = open();
    await person.click(await screen.findByRole('button', { name: /^People with access/ }));
    expect(await screen.findByText('Owner')).toBeTruthy();
    await person.selectOptions(screen.getByLabelText('For'), '30 days');
    await person.click(screen.getByRole('button', { name: 'Create Invitation Link' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Invitation link')).value).toContain(
      'secret-token',
    );
    expect(server.calls.find((call) => call.name === 'cases.invite')?.input).toEqual({
      caseId: cases[0]?.id,
      role: 'viewer',
      accessDays: 30,
    });
  });
});
