import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LaterPaperPage } from '#client/intake/later-paper-page.tsx';
import type { DayAnswer, PaperCard } from '#src/intake/schema.ts';
import { makeProposal } from '#tests/factories/intake.ts';
import { type FakeServer, startFakeServer } from '../fake-server.ts';
import { renderRoutes } from '../render-screen.tsx';

const FACT = '6f1d5f0e-3c4e-4d8c-9a43-2f4d1f0a7b02';
const HEARING = {
  ...{ label: 'Trial', date: '2026-04-21', time: '09:30', place: 'Courtroom 412' },
  ...{ certainty: 'likely' as const, factId: FACT },
};

function makeCard(change: Partial<PaperCard> = {}): PaperCard {
  return {
    ...{ documentId: 'd1', caseId: 'c1', title: 'Notice of Hearing', filename: 'scan0004.pdf' },
    ...{ mimeType: 'application/pdf', pages: 1, status: 'ready', reason: null },
    proposal: makeProposal({
      ...{ key: 'd1', asks: 'nothing', deadlines: [], hearings: [HEARING] },
      says: 'This is a notice of hearing.',
      cuts: [{ factId: FACT, paper: 0, page: 1, quote: 'April 21, 2026, at 9:30 a.m.' }],
    }),
    known: ['court', 'caseNumber', 'parties', 'role', 'kind', 'state'],
    effect: 'It may move a day that is on your timeline. Look at it below.',
    effects: [
      {
        ...{ factId: FACT, effect: 'other', text: 'Your timeline has “Trial” on Tue, Apr 7, 2026.' },
        moves: { id: 'm1', kind: 'Trial', date: '2026-04-07' },
      },
    ],
    ...{ isOpen: true, unplaced: [], canEdit: true, keptBefore: null },
    ...change,
  };
}

const DAY: DayAnswer = {
  day: {
    ...{ what: 'Trial', date: '2026-04-21', time: '09:30', aimFor: null, daysLeft: 40 },
    ...{ steps: [], citation: null, warnings: [], isSure: true, place: null, ruleKey: null },
  },
  ...{ others: [], why: null, needsService: false },
  court: { name: 'Second Judicial District Court', address: null, phone: null, hours: null },
  help: { help: [], note: null },
};

let server: FakeServer;
beforeEach(() => {
  vi.setSystemTime('2026-03-12T18:00:00Z');
  localStorage.clear();
  server = startFakeServer({
    'intake.card': () => makeCard(),
    'intake.cardDay': () => DAY,
    'intake.keepCard': () => ({
      case: { id: 'c1', title: 'Larkspur v. Hargrove' },
      milestones: [],
      told: [],
    }),
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const open = () =>
  renderRoutes(
    [
      { path: '/cases/:caseId/papers/:documentId', element: <LaterPaperPage /> },
      { path: '/', element: <h1>My cases</h1> },
    ],
    '/cases/c1/papers/d1',
  );

const line = async () => {
  const found = (await screen.findByText('Trial')).closest('li');
  if (found === null) throw new Error('There is no line.');
  return within(found);
};

it('asks nothing that the case says already, and whether the day moves the one that is there', async () => {
  const { person } = open();
  const trial = await line();
  screen.getByText('This is a notice of hearing.');
  expect(screen.queryByText('Second Judicial District Court')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'All right' }));
  screen.getByText('One question is still open above.');
  await person.click(trial.getByRole('button', { name: 'Right: Trial' }));
  await person.click(trial.getByRole('button', { name: 'Yes, move it here' }));
  expect(trial.getByRole('button', { name: 'Yes, move it here' }).getAttribute('aria-pressed')).toBe('true');
  await person.click(screen.getByRole('button', { name: 'All right' }));
  await person.click(await screen.findByRole('button', { name: 'Keep it in my case' }));
  await waitFor(() => expect(server.sent('intake.keepCard')).toHaveLength(1));
  expect(server.sent('intake.keepCard')).toMatchObject([
    { id: 'd1', service: null, moves: ['m1'], proposal: { hearings: [{ certainty: 'certain' }] } },
  ]);
  await screen.findByRole('heading', { name: 'My cases' });
  expect(localStorage.getItem('proceed.papers.d1')).toBeNull();
});

it('a day is changed, or put aside as no day of theirs; what was said outlives leaving', async () => {
  const first = open();
  const trial = await line();
  await first.person.click(trial.getByRole('button', { name: 'Change: Trial' }));
  await first.person.click(trial.getByRole('button', { name: 'This is no day for me' }));
  expect(screen.queryByText('Trial')).toBeNull();
  expect(JSON.parse(localStorage.getItem('proceed.papers.d1') ?? '{}')).toMatchObject({
    d1: { changes: { hearings: [] } },
  });
});

it('days without a meaning can be looked at', async () => {
  const place = { page: 2, start: 10, end: 20, quote: 'on or about May 3, 2026' };
  server.answer('intake.card', () => makeCard({ unplaced: [place] }));
  const { person } = open();
  await person.click(await screen.findByText('1 other day we could not place'));
  expect(screen.getByRole('link', { name: /on or about May 3/ }).getAttribute('href')).toBe(
    '/cases/c1/documents/d1?page=2&quote=10-20',
  );
});

it('a viewer may look and keeps nothing', async () => {
  server.answer('intake.card', () => makeCard({ canEdit: false }));
  open();
  await line();
  expect(screen.queryByRole('button', { name: 'All right' })).toBeNull();
});

it('what could not be read says why, with a way on', async () => {
  server.answer('intake.card', () =>
    makeCard({ status: 'failed', proposal: null, reason: 'The file is locked.' }),
  );
  open();
  await screen.findByRole('heading', { name: 'We could not read this paper' });
  screen.getByText(/The file is locked/);
});
