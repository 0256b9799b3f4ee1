import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MembersDialog } from '#client/cases/members-dialog.tsx';
import type { CaseMember, OpenInvitation } from '#src/cases/schema.ts';
import type { Transfer } from '#src/cases/transfer-schema.ts';
import { CASE_ID, makeCase } from '#tests/factories/cases.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { renderScreen } from '../render-screen.tsx';

const me = makeUser();
const helper: CaseMember = {
  userId: '33333333-3333-4333-8333-333333333333',
  name: 'Jo Fenn',
  email: 'jo@example.org',
  role: 'collaborator',
  expiresAt: null,
  createdAt: new Date(2026, 1, 21),
};
const self = (role: CaseMember['role']): CaseMember => ({
  ...helper,
  userId: me.id,
  name: 'Ada Quill',
  email: 'ada@example.org',
  role,
});

const makeOffer = (state: Transfer['state']): Transfer => ({
  caseId: CASE_ID,
  title: 'Harlow v. Brandt Properties',
  from: { userId: me.id, name: 'Ada Quill' },
  to: { userId: helper.userId, name: helper.name },
  state,
  offeredAt: new Date(2026, 2, 3, 12),
  expiresAt: new Date(2026, 2, 17, 12),
});

let members: CaseMember[];
let invitations: OpenInvitation[];
let offer: Transfer | null;
let server: FakeServer;

beforeEach(() => {
  members = [self('owner'), helper];
  invitations = [];
  offer = null;
  server = startFakeServer({
    'cases.members': () => members,
    'cases.invitations': () => invitations,
    'cases.listWithParticipants': () => [],
    'cases.leave': () => ({ message: 'You have left the case' }),
    'cases.transfer': () => {
      offer = makeOffer('waiting');
      return { message: 'Case offered. It stays yours until they agree.' };
    },
    'cases.transferOffer': () => ({ offer }),
    'cases.endTransfer': () => {
      offer = null;
      return { message: 'Offer taken back' };
    },
    'cases.revokeInvitation': () => {
      invitations = [];
      return { message: 'Invitation taken back' };
    },
  });
});

function open(role: CaseMember['role'] = 'owner') {
  const [onClose, onLeft] = [vi.fn(), vi.fn()];
  const item = makeCase({ memberRole: role });
  const { person } = renderScreen(<MembersDialog item={item} onClose={onClose} onLeft={onLeft} />, me);
  return { person, onClose, onLeft };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the owner', () => {
  it('offers the case, after a question that says what it means, and sees that it waits', async () => {
    const { person } = open();
    await person.click(await button('Hand the case over to Jo Fenn'));
    const question = within(await screen.findByRole('dialog', { name: 'Hand the case over' }));
    expect(question.getByText(/Until they agree nothing changes/)).toBeTruthy();
    expect(server.sent('cases.transfer')).toEqual([]);
    await person.click(question.getByRole('button', { name: 'Offer the Case' }));
    expect(await screen.findByText('Offered to Jo Fenn, who has not answered yet')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Hand the case over/ })).toBeNull();
    expect(server.sent('cases.transfer')).toEqual([{ caseId: CASE_ID, userId: helper.userId }]);
  });

  it('takes an offer back', async () => {
    offer = makeOffer('waiting');
    const { person } = open();
    await person.click(await button('Take the Offer Back'));
    expect(await screen.findByText('Offer taken back')).toBeTruthy();
    expect(await button('Hand the case over to Jo Fenn')).toBeTruthy();
  });

  it.each([
    ['declined', 'Jo Fenn did not take the case over'],
    ['expired', 'Jo Fenn did not answer in time'],
  ] as const)('is told that an offer was %s, and may offer again', async (state, said) => {
    offer = makeOffer(state);
    const { person } = open();
    expect(await screen.findByText(said)).toBeTruthy();
    expect(await button('Hand the case over to Jo Fenn')).toBeTruthy();
    await person.click(await button('All Right'));
    await waitFor(() => expect(screen.queryByText(said)).toBeNull());
  });

  it('alone is told that the case must be handed over before they can leave', async () => {
    open();
    await screen.findByText(/hand it over to somebody in this list first/);
    expect(screen.queryByRole('button', { name: 'Leave This Case' })).toBeNull();
  });

  it('takes back a link that nobody has used', async () => {
    invitations = [
      {
        id: '44444444-4444-4444-8444-444444444444',
        role: 'viewer',
        madeBy: 'Ada Quill',
        createdAt: new Date(2026, 2, 3, 12),
        expiresAt: new Date(2026, 2, 17, 12),
        accessExpiresAt: new Date(2026, 5, 1, 12),
      },
    ];
    const { person } = open();
    expect(await screen.findByText('Can view until Jun 1, 2026')).toBeTruthy();
    await person.click(await button('Take back the link of Mar 3: Can view'));
    await screen.findByText('Invitation taken back');
    await waitFor(() => expect(screen.queryByText('Links nobody has used yet')).toBeNull());
    expect(server.sent('cases.revokeInvitation')).toEqual([
      { caseId: CASE_ID, invitationId: '44444444-4444-4444-8444-444444444444' },
    ]);
  });
});

describe('a member who does not own the case', () => {
  beforeEach(() => {
    members = [{ ...helper, role: 'owner' }, self('viewer')];
  });

  it('sees who has access, invites and removes nobody', async () => {
    open('viewer');
    await screen.findByText('Jo Fenn');
    expect(
      screen.queryByRole('button', { name: /Remove access|Hand the case|Create Invitation/ }),
    ).toBeNull();
    expect(server.sent('cases.invitations')).toEqual([]);
  });

  it('leaves, after a question', async () => {
    const { person, onLeft } = open('viewer');
    await person.click(await button('Leave This Case'));
    const question = within(await screen.findByRole('dialog', { name: 'Leave this case' }));
    expect(question.getByText(/Only its owner can/)).toBeTruthy();
    await person.click(question.getByRole('button', { name: 'Leave Case' }));
    await waitFor(() => expect(onLeft).toHaveBeenCalled());
    expect(server.sent('cases.leave')).toEqual([{ caseId: CASE_ID }]);
  });

  it('is told why where it fails, and stays', async () => {
    server.answer('cases.leave', () => {
      throw new Refusal(409, 'CONFLICT', { message: 'You are the only owner of this case.' });
    });
    const { person, onLeft } = open('viewer');
    await person.click(await button('Leave This Case'));
    const question = within(await screen.findByRole('dialog', { name: 'Leave this case' }));
    await person.click(question.getByRole('button', { name: 'Leave Case' }));
    await screen.findByText('You are the only owner of this case.');
    expect(onLeft).not.toHaveBeenCalled();
  });
});
