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
