import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { LawDoubt } from '#client/timeline/law-doubt.tsx';
import { lawOf } from '#src/law/case-law.ts';
import { CASE_ID, makeCase } from '#tests/factories/cases.ts';
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
  server = startFakeServer({ 'cases.get': () => METRO, 'cases.update': () => METRO });
});

const show = (item = METRO) =>
  renderScreen(<LawDoubt caseId={CASE_ID} law={lawOf(item)} />, makeUser()).person;

it.each([
  ['Yes, it is an eviction', 'eviction'],
  ['No, something else', 'civil'],
])('keeps the answer “%s”', async (name, kind) => {
  const person = show();
  expect(screen.getByText(QUESTION)).toBeTruthy();
  await person.click(await screen.findByRole('button', { name }));
  expect(server.sent('cases.update')).toEqual([{ caseId: CASE_ID, kind }]);
});

it('asks those who may only look nothing, and tells them', async () => {
  server.answer('cases.get', () => ({ ...METRO, memberRole: 'viewer' as const }));
  show();
  expect(screen.getByText(QUESTION)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('asks nothing once it is said', () => {
  show({ ...METRO, kind: 'civil' });
  expect(screen.queryByText(QUESTION)).toBeNull();
});
