import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { UserContext } from '#client/auth/use-user.ts';
import { refresherOf } from '#client/lib/refresher.ts';
import { ParticipantPage } from '#client/participants/participant-page.tsx';
import type { Case } from '#src/cases/schema.ts';
import { type Participant, ParticipantInput, PRIMARY_TAKEN } from '#src/participants/schema.ts';
import { CASE_ID, makeCase } from '#tests/factories/cases.ts';
import { makeParticipant } from '#tests/factories/participants.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type FakeServer, type ProcedureName, Refusal, startFakeServer } from '../fake-server.ts';
import { renderRoutes } from '../render-screen.tsx';
import { INES } from './samples.ts';

let server: FakeServer;
let item: Case;
let people: Participant[];

beforeEach(() => {
  item = makeCase();
  people = [INES];
  server = startFakeServer({
    'cases.get': () => item,
    'participants.list': () => people,
    'participants.get': () => INES,
    'participants.create': (input) => makeParticipant(ParticipantInput.parse(input)),
    'participants.update': (input) => makeParticipant(ParticipantInput.parse(input)),
    'participants.delete': () => ({ message: 'Participant deleted' }),
  });
});

function open(which = 'new') {
  const page = (
    <UserContext value={makeUser()}>
      <ParticipantPage />
    </UserContext>
  );
  const routes = ['new', ':participantId'].map((end) => ({
    path: `/cases/:caseId/participants/${end}`,
    element: page,
  }));
  return renderRoutes(
    [
      ...routes,
      { path: '/cases/:caseId/participants', element: <p>The list</p> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    `/cases/${CASE_ID}/participants/${which}`,
  );
}

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole('button', { name });
const refuse = (
  name: ProcedureName,
  status: number,
  code: ConstructorParameters<typeof Refusal>[1],
  more = {},
) =>
  server.answer(name, () => {
    throw new Refusal(status, code, more);
  });

describe('a new participant', () => {
  it('has the five sections, and its defaults', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Add Participant' })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Identity',
      'Organization',
      'Contact Information',
      'Address',
      'Additional Information',
    ]);
    expect(field('Role *').value).toBe('plaintiff');
    expect(field('Preferred Contact Method').value).toBe('email');
    expect(field('Country').value).toBe('United States');
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
    for (const label of [
      ...['First Name', 'Middle Name', 'Last Name', 'Suffix', 'Display Name', 'Organization', 'Job Title'],
      ...['Email', 'Phone', 'Alternate Phone', 'Address Line 1', 'Address Line 2', 'City', 'State'],
      ...['Postal Code', 'Website', 'Notes'],
    ]) {
      expect(field(label).value, label).toBe('');
    }
  });

  it('shows the name it will get, is saved, and the list comes back', async () => {
    const { person } = open('new?role=attorney');
    await person.type(await screen.findByLabelText('Organization'), 'Pell Roofing');
    expect(screen.getByText('Pell Roofing')).toBeTruthy();
    await person.type(field('First Name'), 'Otto');
    await person.type(field('Last Name'), 'Pell');
    expect(screen.getByText('Otto Pell')).toBeTruthy();
    await person.type(field('Website'), 'example.org');
    await person.click(button('Create Participant'));
    expect(await screen.findByText('Participant Created')).toBeTruthy();
    expect(await screen.findByText('The list')).toBeTruthy();
    expect(server.sent('participants.create')).toEqual([
      expect.objectContaining({
        caseId: CASE_ID,
        role: 'attorney',
        firstName: 'Otto',
        lastName: 'Pell',
        organization: 'Pell Roofing',
        website: 'https://example.org',
        displayName: '',
        country: 'United States',
        preferredContactMethod: 'email',
        isPrimary: false,
      }),
    ]);
  });

  it('says what is wrong where it is, and sends nothing', async () => {
    const { person } = open();
    await person.type(await screen.findByLabelText('Email'), 'nobody');
    await person.type(field('Website'), 'javascript:alert(1)');
    await person.click(button('Create Participant'));
    expect(await screen.findByText('Invalid email address')).toBeTruthy();
    expect(screen.getByText('Invalid website URL')).toBeTruthy();
    expect(document.activeElement).toBe(field('Email'));
    expect(server.sent('participants.create')).toEqual([]);
    await person.clear(field('Email'));
    await person.clear(field('Website'));
    await person.click(button('Create Participant'));
    expect(await screen.findByText('Participant Created')).toBeTruthy();
  });

  it('tells beforehand who is primary, and keeps what was typed after a conflict', async () => {
    refuse('participants.create', 409, 'CONFLICT', { message: PRIMARY_TAKEN });
    const { person } = open();
    await person.selectOptions(await screen.findByLabelText('Role *'), 'attorney');
    expect(await screen.findByText(/^Ines M. Calloway is the primary one now/)).toBeTruthy();
    await person.click(screen.getByRole('checkbox', { name: /^Primary attorney/ }));
    await person.type(field('Last Name'), 'Pell');
    await person.click(button('Create Participant'));
    expect(await screen.findByText('Conflict')).toBeTruthy();
    expect(screen.getAllByText(PRIMARY_TAKEN).length).toBeGreaterThan(0);
    expect(field('Last Name').value).toBe('Pell');
    expect(screen.queryByText('The list')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox')));
  });

  it.each([
    ['the server', () => refuse('participants.create', 500, 'INTERNAL')],
    ['a full disk', () => refuse('participants.create', 507, 'INSUFFICIENT_STORAGE')],
  ])('fails by %s: told, and nothing typed is lost', async (_, break_) => {
    break_();
    const { person } = open();
    await person.type(await screen.findByLabelText('Last Name'), 'Pell');
    await person.click(button('Create Participant'));
    expect(await screen.findByText('Error')).toBeTruthy();
    expect(screen.getAllByText('Failed to save participant information.').length).toBeGreaterThan(0);
    expect(field('Last Name').value).toBe('Pell');
    expect(screen.getByText(/What you typed is still here/)).toBeTruthy();
  });

  it('warns before what was typed is left', async () => {
    const { person } = open();
    await person.type(await screen.findByLabelText('Last Name'), 'Pell');
    await person.click(screen.getByRole('link', { name: 'Cancel' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await person.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(field('Last Name').value).toBe('Pell');
    await person.click(screen.getByRole('link', { name: 'Cancel' }));
    await person.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('The list')).toBeTruthy();
  });
});

describe('editing', () => {
  it('shows what is kept, saves all of it, and says so', async () => {
    const { person } = open('ines');
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit Participant' })).toBeTruthy();
    expect(field('Email').value).toBe('ines@example.org');
    expect(field('Notes').value).toBe('Represents the other side.');
    // Made of the name parts, so it follows them.
    expect(field('Display Name').value).toBe('');
    expect(screen.queryByText(/is the primary one now/)).toBeNull();
    await person.clear(field('Middle Name'));
    await person.click(button('Save Changes'));
    expect(await screen.findByText('Participant Updated')).toBeTruthy();
    expect(await screen.findByText('The list')).toBeTruthy();
    expect(server.sent('participants.update')).toEqual([
      expect.objectContaining({
        id: 'ines',
        middleName: '',
        displayName: '',
        isPrimary: true,
        notes: INES.notes,
        website: INES.website,
      }),
    ]);
  });

  it('what others save meanwhile is shown where nothing was typed; what was typed stays, and is asked about', async () => {
    const { person, queryClient } = open('ines');
    await person.type(await screen.findByLabelText('Suffix'), 'Jr.');
    await person.clear(field('Email'));
    await person.type(field('Email'), 'nobody');
    await person.click(button('Save Changes'));
    await screen.findByText('Invalid email address');
    for (const city of ['Socorro', 'Gallup']) {
      server.answer('participants.get', () => ({
        ...INES,
        city,
        suffix: 'Sr.',
        createdAt: new Date(INES.createdAt),
      }));
      await act(() => refresherOf(queryClient).changed({ type: 'participants-changed', caseId: CASE_ID }));
      await waitFor(() => expect(field('City').value).toBe(city));
      expect(field('Suffix').value).toBe('Jr.');
      expect(screen.getByText('Invalid email address')).toBeTruthy();
    }
    await person.click(screen.getByRole('link', { name: 'Cancel' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await person.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await person.clear(field('Email'));
    await person.click(button('Save Changes'));
    expect(await screen.findByText('Participant Updated')).toBeTruthy();
    expect(server.sent('participants.update')).toEqual([
      expect.objectContaining({ suffix: 'Jr.', city: 'Gallup', email: '' }),
    ]);
  });

  it('of somebody who was deleted meanwhile returns to the list', async () => {
    refuse('participants.update', 404, 'NOT_FOUND');
    const { person } = open('ines');
    await person.type(await screen.findByLabelText('Suffix'), 'Jr.');
    await person.click(button('Save Changes'));
    expect(await screen.findByText('Not Found')).toBeTruthy();
    expect(screen.getByText('The participant could not be found.')).toBeTruthy();
    expect(await screen.findByText('The list')).toBeTruthy();
  });

  it('says when it cannot be loaded', async () => {
    refuse('participants.get', 503, 'UNAVAILABLE');
    const { person } = open('ines');
    expect(await screen.findByRole('heading', { name: 'Error Loading Participant' })).toBeTruthy();
    server.answer('participants.get', () => INES);
    await person.click(button('Retry'));
    expect(await screen.findByRole('heading', { name: 'Edit Participant' })).toBeTruthy();
  });

  it('of nobody leads back to the list', async () => {
    refuse('participants.get', 404, 'NOT_FOUND');
    const { person } = open('nobody');
    await person.click(await screen.findByRole('link', { name: 'Back to Participants' }));
    expect(await screen.findByText('The list')).toBeTruthy();
  });

  it('deletes and returns to the list, unsaved words or not', async () => {
    const { person } = open('ines');
    await person.type(await screen.findByLabelText('Suffix'), 'Jr.');
    await person.click(button('Delete'));
    await person.click(await screen.findByRole('button', { name: 'Delete Participant' }));
    expect(await screen.findByText('Participant Deleted')).toBeTruthy();
    expect(await screen.findByText('The list')).toBeTruthy();
  });

  it('is not for those who may only look', async () => {
    item = makeCase({ memberRole: 'viewer' });
    open('ines');
    expect(await screen.findByRole('heading', { level: 1, name: 'Participant' })).toBeTruthy();
    const email = await screen.findByLabelText('Email');
    expect(email.closest('fieldset')?.disabled).toBe(true);
    for (const name of ['Save Changes', 'Delete']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.getByText('You can view this case, but not change it.')).toBeTruthy();
  });
});
