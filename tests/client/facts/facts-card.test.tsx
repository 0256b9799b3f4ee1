import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { FactsCard } from '#client/facts/facts-card.tsx';
import type { DocumentFacts } from '#src/facts/schema.ts';
import { makeDocument } from '#tests/factories/documents.ts';
import { HEARING, makeDocumentFacts, makeFact, WHOLE } from '#tests/factories/facts.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type FakeServer, Refusal, startFakeServer } from '../fake-server.ts';
import { renderScreen } from '../render-screen.tsx';

let server: FakeServer;
let found: DocumentFacts;

const ANSWER = makeFact(
  {
    kind: 'deadline',
    value: {
      what: 'serve an answer',
      who: 'defendant',
      period: { count: 21, unit: 'days', from: 'service of this summons' },
    },
  },
  { id: 'answer', label: 'Answer the complaint', quote: 'Within 21 days after service', certainty: 'unsure' },
);
const JUDGE = makeFact(
  { kind: 'judge', value: { name: 'Ada Winthrop' } },
  { id: 'judge', label: 'The judge' },
);

beforeEach(() => {
  found = makeDocumentFacts([JUDGE, ANSWER, makeFact()]);
  server = startFakeServer({
    'facts.ofDocument': () => found,
    'facts.decide': () => makeFact(HEARING, { status: 'confirmed' }),
    'facts.acknowledge': () => found,
  });
});

const open = (canEdit = true) =>
  renderScreen(<FactsCard document={makeDocument()} canEdit={canEdit} />, makeUser()).person;

it('begins with the days, each with its words, and asks to check what is not sure', async () => {
  open();
  const days = within(await screen.findByRole('region', { name: 'By when' }));
  expect(days.getAllByRole('listitem').map((row) => row.querySelectorAll('p')[1]?.textContent)).toEqual([
    'Thu, May 14, 2026, at 9:30 a.m.',
    '21 days after service of this summons',
  ]);
  expect(days.getByText('serve an answer')).toBeTruthy();
  expect(days.getByText('Not sure: please check')).toBeTruthy();
  expect(screen.getByText('“Within 21 days after service”')).toBeTruthy();
  expect(
    within(screen.getByRole('region', { name: 'Court and people' })).getByText('Ada Winthrop'),
  ).toBeTruthy();
});

it.each([
  ['Right', 'confirmed'],
  ['Not so', 'dismissed'],
])('keeps “%s”', async (label, status) => {
  const person = open();
  await person.click(await screen.findByRole('button', { name: new RegExp(`^${label}: Thu, May 14`) }));
  expect(server.sent('facts.decide')).toEqual([{ id: makeFact().id, status }]);
});

it('takes the day as a person puts it right, and no day that there is not', async () => {
  const person = open();
  await person.click(await screen.findByRole('button', { name: /^Change: Thu, May 14/ }));
  const dialog = within(screen.getByRole('dialog'));
  await person.clear(dialog.getByLabelText('Day'));
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByRole('alert').textContent).toMatch(/Please fill in what is missing/);
  await person.type(dialog.getByLabelText('Day'), '2026-05-15');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(server.sent('facts.decide')).toEqual([
    { id: makeFact().id, status: 'corrected', value: { ...HEARING.value, date: '2026-05-15' } },
  ]);
});

it('says what could not be read until somebody has dealt with it', async () => {
  const problems = ['Page 3 of 3 could not be read, or is empty.'];
  found = makeDocumentFacts([], { completeness: { ...WHOLE, complete: false, problems } });
  const person = open();
  expect(await screen.findByText(problems[0] ?? '')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'I have read those parts myself' }));
  expect(server.sent('facts.acknowledge')).toHaveLength(1);
});

it('never says that there is nothing', async () => {
  found = makeDocumentFacts([]);
  open();
  expect(
    await screen.findByText(/^We found no day, sum or name in the 1 page that we could read\./),
  ).toBeTruthy();
});

it('shows what has no meaning yet, and what was put aside, on demand', async () => {
  found = makeDocumentFacts([makeFact(HEARING, { status: 'dismissed' })], {
    unplaced: [{ page: 2, start: 900, end: 912, quote: 'June 6, 2026' }],
  });
  open();
  expect(
    await screen.findByText('1 more day or period named, of which we do not know what they mean'),
  ).toBeTruthy();
  expect(screen.getByText('1 put aside as not so')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'By when' })).toBeNull();
});

it('offers those who may only look nothing to say', async () => {
  open(false);
  expect(await screen.findByText('Ada Winthrop')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('is tried again when it fails', async () => {
  server.answer('facts.ofDocument', () => {
    throw new Refusal(503, 'UNAVAILABLE');
  });
  open();
  expect(await screen.findByText('What this paper says could not be loaded')).toBeTruthy();
});

it('of many shows first what binds: days to come, times that run, days that passed, what follows, the largest sum, court and number', async () => {
  const sum = (amount: number) =>
    makeFact(
      { kind: 'sum', value: { amount, currency: 'USD', what: 'rent' } },
      { id: `sum ${amount}`, label: 'Demanded', quote: `$${amount}` },
    );
  const hearing = (date: string) =>
    makeFact({ kind: 'hearing', value: { ...HEARING.value, date, time: null } }, { id: date });
  const court = makeFact({ kind: 'court', value: { name: 'Taos County' } }, { id: 'court', label: 'Court' });
  const release = makeFact(
    { kind: 'consequence', value: { what: 'By signing you release the owner.' } },
    { id: 'release', label: 'What signing gives up', quote: 'By signing you release the owner.' },
  );
  found = makeDocumentFacts([
    JUDGE,
    ANSWER,
    hearing('2019-05-14'),
    hearing('2999-05-14'),
    release,
    sum(20),
    sum(900),
    court,
  ]);
  const person = open();
  const first = within(await screen.findByRole('region', { name: 'First of all' }));
  expect(first.getAllByRole('listitem').map((row) => row.querySelectorAll('p')[1]?.textContent)).toEqual([
    'Tue, May 14, 2999',
    '21 days after service of this summons',
    'Tue, May 14, 2019',
    'By signing you release the owner.',
    '$900',
    'Taos County',
  ]);
  expect(screen.queryByText('Ada Winthrop')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Show all 8' }));
  expect(screen.getByText('Ada Winthrop')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'First of all' })).toBeNull();
});

it('says who confirmed, and when', async () => {
  const said = { status: 'confirmed', decidedBy: 'Ada Quill', decidedAt: new Date(2019, 10, 23) } as const;
  found = makeDocumentFacts([makeFact(HEARING, said)]);
  open();
  expect(await screen.findByText('Confirmed by Ada Quill, Nov 23, 2019')).toBeTruthy();
});

it('says of words that nobody can see that they are only in the file', async () => {
  const unseen = [{ start: ANSWER.start + 2, end: ANSWER.start + 5 }];
  found = makeDocumentFacts([ANSWER], { completeness: { ...WHOLE, unseen } });
  open();
  expect(await screen.findByText('These words are in the file but cannot be seen on the page.')).toBeTruthy();
  expect(screen.getByText('Not sure: please check')).toBeTruthy();
});

it('refuses a sum beyond all courts in a sentence', async () => {
  found = makeDocumentFacts([
    makeFact({ kind: 'sum', value: { amount: 900, currency: 'USD', what: 'rent' } }, { label: 'Demanded' }),
  ]);
  const person = open();
  await person.click(await screen.findByRole('button', { name: /^Change: \$900/ }));
  const dialog = within(screen.getByRole('dialog'));
  await person.type(dialog.getByLabelText('Dollars'), '0000000000000');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByRole('alert').textContent).toMatch(/larger than a court/);
  expect(server.sent('facts.decide')).toEqual([]);
});

it('sets what is only allowed apart from what is demanded', async () => {
  const value = { what: 'file a reply', who: 'defendant' as const, date: '2026-05-20' };
  const quote = 'Defendant may file a reply by May 20, 2026';
  found = makeDocumentFacts([
    makeFact({ kind: 'deadline', value }, { id: 'may', label: 'File a reply', quote }),
  ]);
  open();
  const allowed = within(await screen.findByRole('region', { name: 'Allowed, not demanded' }));
  expect(allowed.getByText('Wed, May 20, 2026')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'By when' })).toBeNull();
});
