import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { LocalOnlySwitch } from '#client/cases/local-only-switch.tsx';
import { trpc } from '#client/lib/trpc.ts';
import type { CaseWithParticipants } from '#src/cases/schema.ts';
import { CASE_ID, makeListedCase } from '#tests/factories/cases.ts';
import { makeAuthConfig, makeUser } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { renderScreen } from '../render-screen.tsx';

const NAME = 'Nothing leaves this machine';

let item: CaseWithParticipants;
let service: string | null;
let waiting: number;
let server: FakeServer;

beforeEach(() => {
  item = makeListedCase();
  service = 'api.example.org';
  waiting = 0;
  server = startFakeServer({
    'auth.config': () => makeAuthConfig({ engine: 'a model', aiService: service }),
    'cases.get': () => item,
    'cases.privacy': () => ({ localOnly: item.localOnly, waiting }),
    'cases.update': (input) => {
      item = { ...item, localOnly: input.localOnly ?? item.localOnly };
      return item;
    },
    'cases.list': () => [item],
    'cases.listWithParticipants': () => [item],
    'next.all': () => ({ steps: [] }),
  });
});

function Shown() {
  const found = trpc.cases.get.useQuery({ caseId: CASE_ID });
  return found.data ? <LocalOnlySwitch item={found.data} /> : null;
}

async function open() {
  const { person } = renderScreen(<Shown />, makeUser());
  await screen.findByText(/built-in engine|language model/);
  return person;
}

const theSwitch = () => screen.getByRole<HTMLInputElement>('switch', { name: NAME });
const sent = () => server.sent('cases.update');

describe('where a language model is set up', () => {
  it('says who is told what, and that numbers are masked', async () => {
    await open();
    expect(theSwitch().checked).toBe(false);
    const words = theSwitch().getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(words)?.textContent).toMatch(
      /language model at api\.example\.org.*Social Security, account.*masked/,
    );
  });

  it('is turned on at once, says so, and can be undone', async () => {
    const person = await open();
    await person.click(theSwitch());
    await screen.findByText('Nothing of this case leaves now');
    await waitFor(() => expect(theSwitch().checked).toBe(true));
    expect(screen.getByText(/finds and quotes; no language model/)).toBeTruthy();
    screen.getByRole('button', { name: 'Undo' }).focus();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(theSwitch().checked).toBe(false));
    expect(sent()).toEqual([
      { caseId: CASE_ID, localOnly: true },
      { caseId: CASE_ID, localOnly: false },
    ]);
  });

  it('asks before papers are sent, and says that this cannot be taken back', async () => {
    item = makeListedCase({ localOnly: true });
    const person = await open();
    await person.click(theSwitch());
    const dialog = within(await screen.findByRole('dialog', { name: 'Let this case leave this machine?' }));
    expect(dialog.getByText(/cannot be taken back/)).toBeTruthy();
    expect(dialog.getByText(/will go to the language model at api\.example\.org/)).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(sent()).toEqual([]);
    expect(theSwitch().checked).toBe(true);
    await person.click(theSwitch());
    await person.click(await screen.findByRole('button', { name: 'Send to api.example.org' }));
    await waitFor(() => expect(theSwitch().checked).toBe(false));
    expect(sent()).toEqual([{ caseId: CASE_ID, localOnly: false }]);
  });

  it('says how many papers are prepared anew', async () => {
    waiting = 3;
    await open();
    expect(await screen.findByText(/3 papers are being prepared anew for search/)).toBeTruthy();
  });

  it('goes back when the server refuses', async () => {
    const person = await open();
    server.answer('cases.update', () => {
      throw new Refusal(503, 'UNAVAILABLE', { message: 'Please try again.' });
    });
    await person.click(theSwitch());
    await screen.findByText('Please try again.');
    expect(theSwitch().checked).toBe(false);
  });
});

it('whoever does not own the case sees how it stands and cannot change it', async () => {
  item = makeListedCase({ localOnly: true, memberRole: 'collaborator' });
  await open();
  expect(theSwitch().checked).toBe(true);
  expect(theSwitch().disabled).toBe(true);
  expect(screen.getByText('Only the owner of the case can change this.')).toBeTruthy();
});

it('with the built-in engine alone it says that nothing leaves anyway, and is turned without a question', async () => {
  service = null;
  const person = await open();
  expect(screen.getByText(/Nothing leaves anyway/)).toBeTruthy();
  await person.click(theSwitch());
  await waitFor(() => expect(theSwitch().checked).toBe(true));
  await person.click(theSwitch());
  await waitFor(() => expect(theSwitch().checked).toBe(false));
  expect(screen.queryByRole('dialog')).toBeNull();
});
