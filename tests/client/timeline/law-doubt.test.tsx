import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { LawDoubt } from '#client/timeline/law-doubt.tsx';
import { lawOf } from '#src/law/case-law.ts';
import { analyzeText } from '#src/papers/analyze.ts';
import { CASE_ID, makeCase } from '#tests/factories/cases.ts';
import { makeDocument } from '#tests/factories/documents.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type FakeServer, startFakeServer } from '../fake-server.ts';
import { renderScreen } from '../render-screen.tsx';

const METRO = makeCase({
  state: 'NM',
  courtName: null,
  caseNumber: 'T-4-CV-2026-001234',
  title: 'Duarte v. Pell',
});
const QUESTION = 'Is a landlord trying to get a tenant out, of a home or a shop?';
let server: FakeServer;

beforeEach(() => {
  server = startFakeServer({
    'cases.get': () => METRO,
    'cases.update': () => METRO,
    'documents.list': () => [],
  });
});

/** Answers that arrived are on the screen. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

const show = (item = METRO) =>
  renderScreen(<LawDoubt caseId={CASE_ID} law={lawOf(item)} />, makeUser()).person;

it.each([
  ['Yes, it is an eviction', 'eviction'],
  ['No, something else', 'civil'],
])('keeps the answer “%s”', async (name, kind) => {
  const person = show();
  expect(await screen.findByText(QUESTION)).toBeTruthy();
  await person.click(await screen.findByRole('button', { name }));
  expect(server.sent('cases.update')).toEqual([{ caseId: CASE_ID, kind }]);
});

it('asks those who may only look nothing, and tells them', async () => {
  server.answer('cases.get', () => ({ ...METRO, memberRole: 'viewer' as const }));
  show();
  expect(await screen.findByText(QUESTION)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^(?:Yes|No), / })).toBeNull();
});

it('asks nothing once it is said', () => {
  show({ ...METRO, kind: 'civil' });
  expect(screen.queryByText(QUESTION)).toBeNull();
});

const complaint = (asked: string) => `STATE OF NEW MEXICO
BERNALILLO COUNTY METROPOLITAN COURT

ALDER LENDING, LLC, Plaintiff,
v.                                   No. T-4-CV-2026-001234
ROSA PELL, Defendant.

COMPLAINT

1. Defendant agreed in writing to pay Plaintiff.
2. Defendant has not paid.

COUNT I - BREACH OF CONTRACT

3. Defendant broke the agreement.

WHEREFORE, Plaintiff asks for

A. ${asked};
B. costs of this action.
`;

function serveComplaint(asked: string) {
  server.answer('documents.list', () => [makeDocument({ id: 'c1', docType: 'Complaint', status: 'ready' })]);
  server.answer('documents.analysis', () => ({
    analysis: analyzeText({ text: complaint(asked), docType: 'Complaint' }),
    analysisType: 'complaint' as const,
    analyzedAt: null,
  }));
}

it('asks nothing where the complaint says what kind of case it is', async () => {
  serveComplaint('judgment for $2,400.00');
  show();
  await expect.poll(() => server.sent('documents.analysis')).toHaveLength(1);
  await settled();
  expect(screen.queryByText(QUESTION)).toBeNull();
});

it('asks, and says why, where the complaint wants a home back', async () => {
  serveComplaint('possession of the premises at 4 Elm Street');
  show();
  expect(await screen.findByText(QUESTION)).toBeTruthy();
  expect(screen.getByText(/Your complaint speaks of it\./)).toBeTruthy();
});
