import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { UserContext } from '#client/auth/use-user.ts';
import { filterParticipants } from '#client/participants/filter-participants.ts';
import { ParticipantsPage } from '#client/participants/participants-page.tsx';
import type { Case } from '#src/cases/schema.ts';
import { type Participant, ParticipantInput } from '#src/participants/schema.ts';
import { CASE_ID, makeCase } from '#tests/factories/cases.ts';
import { makeParticipant } from '#tests/factories/participants.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { pressInNotice, renderRoutes } from '../render-screen.tsx';
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
    'participants.delete': () => {
      people = [];
      return { message: 'Participant deleted' };
    },
    'participants.create': () => {
      people = [INES];
      return INES;
    },
  });
});

function open() {
  const page = (
    <UserContext value={makeUser()}>
      <ParticipantsPage />
    </UserContext>
  );
  return renderRoutes(
    [
      { path: '/cases/:caseId/participants', element: page },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    `/cases/${CASE_ID}/participants`,
  );
}

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the list', () => {
  it('shows a card with what is known: role, primary, ways to reach them', async () => {
    open();
    const card = within(await screen.findByRole('list', { name: 'Participants' }));
    expect(card.getByRole('heading', { name: 'Ines M. Calloway' })).toBeTruthy();
    for (const text of ['Attorney', 'Primary', 'Attorney at Law, Calloway & Teague']) {
      expect(card.getByText(text)).toBeTruthy();
    }
    expect(hrefOf('505-555-0142 ext. 3')).toBe('tel:5055550142;ext=3');
    expect(hrefOf('ines@example.org')).toBe('mailto:ines@example.org');
    const site = screen.getByRole('link', { name: 'example.org/team' });
    expect(site.getAttribute('href')).toBe('https://example.org/team');
    expect(site.getAttribute('rel')).toContain('noopener');
    // A number that cannot be dialed is read, not pressed.
    expect(card.getByText('ask Otto').closest('a')).toBeNull();
    expect(card.getByText(/9 Mesa Rd\s+Taos, NM 87571/)).toBeTruthy();
    expect(hrefOf('Edit Ines M. Calloway')).toBe(`/cases/${CASE_ID}/participants/ines`);
    expect(hrefOf('Save Ines M. Calloway as a contact')).toBe('/api/participants/ines/participant.vcf');
    expect(hrefOf('Save All as Contacts')).toBe(`/api/cases/${CASE_ID}/participants/participants.vcf`);
    expect(hrefOf('Add Participant')).toBe(`/cases/${CASE_ID}/participants/new`);
    expect(hrefOf('Back to Case')).toBe(`/cases/${CASE_ID}`);
  });

  it('names everybody by display name, parts, organization, or not at all; no link but to the web', async () => {
    people = [
      makeParticipant({ displayName: 'The Doc', firstName: 'Otto' }),
      makeParticipant({ firstName: 'Otto', lastName: 'Pell', organization: 'Pell Roofing' }),
      makeParticipant({ organization: 'Pell Roofing' }),
      makeParticipant({ website: 'javascript:alert(1)' }),
    ];
    open();
    await screen.findByRole('heading', { name: 'The Doc' });
    expect(names()).toEqual(['The Doc', 'Otto Pell', 'Pell Roofing', 'Unnamed Participant']);
    expect(screen.getByText('javascript:alert(1)').closest('a')).toBeNull();
    expect(screen.getAllByText('No contact information yet')).toHaveLength(3);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('invites to begin when there is nobody', async () => {
    people = [];
    open();
    const add = await screen.findByRole('link', { name: 'Add First Participant' });
    expect(add.getAttribute('href')).toBe(`/cases/${CASE_ID}/participants/new`);
    expect(hrefOf('Back to Case')).toBe(`/cases/${CASE_ID}`);
    expect(screen.queryByRole('link', { name: /Contacts/ })).toBeNull();
  });

  it('offers nothing to change to those who may only look', async () => {
    item = makeCase({ memberRole: 'viewer' });
    open();
    await screen.findByRole('heading', { name: 'Ines M. Calloway' });
    for (const name of [/^Edit/, /^Add/]) expect(screen.queryByRole('link', { name })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
    expect(hrefOf(/as a contact$/)).toContain('.vcf');
  });

  it('says when it cannot be loaded, and tries again', async () => {
    server.answer('participants.list', () => {
      throw new Refusal(503, 'UNAVAILABLE');
    });
    const { person } = open();
    expect(await screen.findByRole('heading', { name: 'Error Loading Participants' })).toBeTruthy();
    expect(screen.queryAllByText('Error')).toHaveLength(0);
    server.answer('participants.list', () => people);
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Ines M. Calloway' })).toBeTruthy();
  });

  it('of a case that is not there leads home', async () => {
    server.answer('cases.get', () => {
      throw new Refusal(404, 'NOT_FOUND');
    });
    open();
    expect(await screen.findByRole('link', { name: 'Back to Cases' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });
});

describe('many', () => {
  it('can be searched and chosen by role', async () => {
    people = [
      INES,
      ...Array.from({ length: 70 }, (_, index) => makeParticipant({ lastName: `Fenwright ${index}` })),
      makeParticipant({ role: 'plaintiff', lastName: 'Quay', phone: '(505) 555-0199' }),
    ];
    const { person } = open();
    const search = await screen.findByRole('searchbox', { name: 'Search participants' });
    expect(screen.getByText('72 participants')).toBeTruthy();
    expect(names()).toHaveLength(60);
    expect(names().slice(0, 2)).toEqual(['Quay', 'Ines M. Calloway']);
    await person.click(screen.getByRole('button', { name: 'Show 12 more' }));
    expect(names()).toHaveLength(72);
    await person.selectOptions(screen.getByLabelText('Role'), 'attorney');
    expect(names()).toEqual(['Ines M. Calloway']);
    expect(screen.getByText('1 of 72 participants')).toBeTruthy();
    await person.selectOptions(screen.getByLabelText('Role'), '');
    await person.type(search, 'zzz');
    await screen.findByText(/Nobody matches/);
    await person.click(screen.getByRole('button', { name: 'Show everybody' }));
    await waitFor(() => expect(names()).toHaveLength(72));
  });

  it('are found by any of their words, without accents and signs', () => {
    const jose = makeParticipant({ displayName: 'José Ortega', phone: '(505) 555-0199', city: 'Taos' });
    const all = [jose, makeParticipant({ role: 'other', displayName: 'Somebody', city: 'Taos' })];
    const found = (text: string) => filterParticipants(all, { text, role: null }).length;
    expect(['jose', 'TAOS ortega', '505 0199', 'taos', 'x'].map(found)).toEqual([1, 1, 1, 2, 0]);
  });
});

describe('deleting', () => {
  it('names who goes, and can be taken back', async () => {
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Delete Ines M. Calloway' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete Participant' });
    expect(dialog.textContent).toContain('Ines M. Calloway (attorney)');
    await person.click(within(dialog).getByRole('button', { name: 'Delete Participant' }));
    expect(await screen.findByText('Participant Deleted')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Add First Participant' })).toBeTruthy();
    await pressInNotice(person, 'Undo');
    expect(await screen.findByRole('heading', { name: 'Ines M. Calloway' })).toBeTruthy();
    const sent = server.sent('participants.create')[0];
    expect(sent).toMatchObject({ caseId: CASE_ID, role: 'attorney', notes: INES.notes, isPrimary: true });
    // The server refuses what is not of the form.
    expect(sent).toEqual({ caseId: CASE_ID, ...ParticipantInput.parse(INES) });
  });

  it('that fails leaves everything as it is', async () => {
    server.answer('participants.delete', () => {
      throw new Refusal(503, 'UNAVAILABLE');
    });
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Delete Ines M. Calloway' }));
    await person.click(await screen.findByRole('button', { name: 'Delete Participant' }));
    expect(await screen.findByText('Failed to delete the participant.')).toBeTruthy();
    expect(screen.getByRole('dialog', { name: 'Delete Participant' })).toBeTruthy();
  });

  it('of somebody who is gone already says so and shows the list', async () => {
    server.answer('participants.delete', () => {
      people = [];
      throw new Refusal(404, 'NOT_FOUND');
    });
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Delete Ines M. Calloway' }));
    await person.click(await screen.findByRole('button', { name: 'Delete Participant' }));
    expect(await screen.findByText('The participant could not be found.')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Add First Participant' })).toBeTruthy();
  });
});
