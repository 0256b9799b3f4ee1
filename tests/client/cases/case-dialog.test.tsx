import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CaseDialog } from '#client/cases/case-dialog.tsx';
import type { Case } from '#src/cases/schema.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { noticeTitle, renderScreen } from '../render-screen.tsx';

const sample: Case = {
  id: '7f7bd1c8-35d4-4f6b-9d3a-0c62ba1f1d10',
  userId: makeUser().id,
  title: 'Harlow v. Brandt Properties',
  description: null,
  caseNumber: 'D-202-CV-2026-00117',
  caseType: 'civil',
  state: 'NM',
  courtId: null,
  kind: null,
  courtName: 'Second Judicial District Court',
  plaintiffName: 'June Harlow',
  defendantName: null,
  createdAt: new Date('2026-02-20T15:00:00Z'),
  updatedAt: new Date('2026-02-21T15:00:00Z'),
  connectedCaseId: null,
  localOnly: false,
  memberRole: 'owner',
};

let server: FakeServer;
let service: string | null;
const onClose = vi.fn();

beforeEach(() => {
  onClose.mockClear();
  service = null;
  server = startFakeServer({
    'cases.create': () => sample,
    'cases.update': () => sample,
    'auth.config': () => ({
      oidc: false,
      provider: null,
      phoneVerification: 'demo',
      engine: 'An engine',
      aiService: service,
      sendsMail: false,
    }),
  });
});

const sent = () => server.calls.filter(({ name }) => name.startsWith('cases.'));

const open = (editing?: Case, caseNumber?: string) =>
  renderScreen(
    <CaseDialog {...(editing && { editing })} caseNumber={caseNumber} onClose={onClose} />,
    makeUser({ state: 'NM' }),
  ).person;
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

async function fill(person: ReturnType<typeof open>) {
  await person.type(screen.getByLabelText('Case Title *'), 'Harlow v. Brandt Properties');
  await person.selectOptions(screen.getByLabelText('Case Type *'), 'civil');
  await person.selectOptions(screen.getByLabelText('State *'), 'NM');
  await person.type(screen.getByLabelText('Court Name *'), 'Second Judicial District Court');
  await person.click(screen.getByRole('button', { name: 'Create Case' }));
}

describe('case dialog', () => {
  it('names every field that is missing', async () => {
    const person = open();
    expect(screen.getByRole('heading', { name: 'Create New Case' })).toBeTruthy();
    await person.selectOptions(screen.getByLabelText('State *'), '');
    await person.click(screen.getByRole('button', { name: 'Create Case' }));
    for (const message of [
      'Title is required',
      'Case type is required',
      'State must be a 2-letter code',
      'Court name is required',
    ]) {
      expect(await screen.findByText(message)).toBeTruthy();
    }
    expect(sent()).toHaveLength(0);
  });

  it('asks for nothing again that was given before', () => {
    open(undefined, 'D-202-CV-2026-00117');
    expect(value('Case Number (Optional)')).toBe('D-202-CV-2026-00117');
    expect(value('State *')).toBe('NM');
  });

  it('creates a case and closes', async () => {
    await fill(open());
    expect(await screen.findByText('Case Created')).toBeTruthy();
    expect(screen.getByText('Your new case has been successfully created.')).toBeTruthy();
    expect(sent()[0]?.input).toMatchObject({ title: 'Harlow v. Brandt Properties', state: 'NM' });
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  it('says which court it takes the entries for, and lets another be chosen', async () => {
    const person = open({ ...sample, courtName: 'District Court', caseNumber: 'T-4-CV-2026-001234' });
    expect(screen.getByText('The name and the number do not agree')).toBeTruthy();
    expect(
      screen.getByText(
        /^By its number it is the Bernalillo County Metropolitan Court\. By its name it is a district court of New Mexico\./,
      ),
    ).toBeTruthy();
    await person.selectOptions(screen.getByLabelText('Court Whose Rules Count'), 'nm.metropolitan');
    await person.selectOptions(screen.getByLabelText('Kind of Case'), 'eviction');
    expect(screen.queryByText('The name and the number do not agree')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Update Case' }));
    await screen.findByText('Case Updated');
    expect(sent()[0]?.input).toMatchObject({ courtId: 'nm.metropolitan', kind: 'eviction' });
  });

  it('takes the kind from what the person writes too', async () => {
    const person = open();
    await person.type(screen.getByLabelText('Description (Optional)'), 'My landlord wants to evict me');
    expect(screen.getByText('As entered: Eviction')).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>('Kind of Case').value).toBe('');
  });

  it('asks whether a court that it knows is the right one, and says what it does not know', async () => {
    const person = open();
    expect(screen.queryByText(/is this your court/)).toBeNull();
    await person.selectOptions(screen.getByLabelText('State *'), 'NM');
    await person.type(screen.getByLabelText('Court Name *'), 'Metro');
    expect(screen.getByText('Bernalillo County Metropolitan Court: is this your court?')).toBeTruthy();
    await person.clear(screen.getByLabelText('Court Name *'));
    await person.type(screen.getByLabelText('Court Name *'), 'Zuni Tribal Court');
    expect(screen.getByText(/^The rules of tribal courts are not known here/)).toBeTruthy();
    await person.clear(screen.getByLabelText('Court Name *'));
    await person.type(screen.getByLabelText('Court Name *'), 'The courthouse');
    expect(screen.getByText('We do not know this court')).toBeTruthy();
  });

  it('offers where a language model is set up that nothing of the new case is sent to it', async () => {
    service = 'api.example.org';
    const person = open();
    await person.click(await screen.findByRole('checkbox', { name: /Nothing leaves this machine/ }));
    expect(screen.getByText(/not sent to the language model at api\.example\.org/)).toBeTruthy();
    await fill(person);
    await screen.findByText('Case Created');
    expect(sent()[0]?.input).toMatchObject({ localOnly: true });
  });

  it('asks nothing about it where there is none', async () => {
    open();
    await waitFor(() => expect(server.sent('auth.config')).not.toEqual([]));
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('starts an edit from the case, with empty strings for what is missing', async () => {
    const person = open(sample);
    expect(screen.getByRole('heading', { name: 'Edit Case' })).toBeTruthy();
    expect(value('Case Title *')).toBe(sample.title);
    expect(value('Defendant Name')).toBe('');
    expect(value('State *')).toBe('NM');
    await person.click(screen.getByRole('button', { name: 'Update Case' }));
    expect(await screen.findByText('Case Updated')).toBeTruthy();
    expect(sent()[0]?.input).toMatchObject({ caseId: sample.id, defendantName: null });
  });

  it('shows the server message in one notice and keeps what was typed', async () => {
    server.answer('cases.create', () => {
      throw new Refusal(507, 'INSUFFICIENT_STORAGE', { message: 'The disk is almost full.' });
    });
    await fill(open());
    expect(await noticeTitle('The disk is almost full.')).toBe('Error');
    expect(value('Case Title *')).toBe('Harlow v. Brandt Properties');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('has its own words when the server gave none', async () => {
    server.answer('cases.create', () => {
      throw new TypeError('Failed to fetch');
    });
    await fill(open());
    expect(await screen.findByText('Failed to create case')).toBeTruthy();
  });

  it('stays open on Escape once something was typed', async () => {
    const person = open();
    await person.type(screen.getByLabelText('Case Title *'), 'H');
    await person.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalled();
  });
});
