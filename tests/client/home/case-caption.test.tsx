import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { UserContext } from '#client/auth/use-user.ts';
import { CaseCaption } from '#client/home/case-caption.tsx';
import type { PaperCaption, CaseCaption as Told } from '#src/next/caption.ts';
import { CASE_ID, makeCase } from '#tests/factories/cases.ts';
import { makeUser } from '#tests/factories/users.ts';
import { type FakeServer, startFakeServer } from '../fake-server.ts';
import { renderRoutes } from '../render-screen.tsx';

const DOCUMENT = '0b9f2a52-4c1e-4a8e-9f5b-3f5f0d9a1c11';
const line = (factId: string, value: string, certainty: 'certain' | 'unsure' = 'certain') => ({
  ...{ value, certainty, factId, page: 1, start: 4, end: 20, quote: value },
});
const PAPER: PaperCaption = {
  documentId: DOCUMENT,
  title: 'Summons',
  caseNumber: line('f1', 'D-202-CV-2026-00417'),
  courtName: line('f2', 'Second Judicial District Court', 'unsure'),
  plaintiffName: line('f3', 'Orlov Roofing, LLC'),
  defendantName: null,
};
const BARE = { caseNumber: null, courtName: null, plaintiffName: null, defendantName: 'Rosalind Quay' };

let server: FakeServer;
let told: Told;
beforeEach(() => {
  told = { paper: PAPER };
  server = startFakeServer({
    'next.caption': () => told,
    'cases.update': (input) => ({ ...makeCase(BARE), ...input }),
    'facts.confirmMany': () => ({ facts: [] }),
  });
});

function open(change = {}) {
  const element = (
    <UserContext value={makeUser()}>
      <CaseCaption item={makeCase({ ...BARE, ...change })} />
    </UserContext>
  );
  return renderRoutes([{ path: '*', element }], '/');
}

describe('the head of a case that has no number', () => {
  it('is read from its paper, with the words, and kept as it was confirmed or changed', async () => {
    const { person } = open();
    const court = await screen.findByLabelText('Court (please check)');
    expect(screen.getByLabelText<HTMLInputElement>('Case number').value).toBe('D-202-CV-2026-00417');
    // What the person entered before is not read over.
    expect(screen.getByLabelText<HTMLInputElement>('Who answers (defendant)').value).toBe('Rosalind Quay');
    screen.getByRole('button', { name: /^“D-202-CV-2026-00417”, Summons, page 1/ });
    await person.clear(court);
    await person.type(court, 'Metropolitan Court');
    await person.click(screen.getByRole('button', { name: 'Yes, keep it' }));
    await waitFor(() =>
      expect(server.sent('cases.update')).toEqual([
        {
          caseId: CASE_ID,
          caseNumber: 'D-202-CV-2026-00417',
          courtName: 'Metropolitan Court',
          plaintiffName: 'Orlov Roofing, LLC',
          defendantName: 'Rosalind Quay',
        },
      ]),
    );
    // The court was changed: its words are not what the person said.
    await waitFor(() => expect(server.sent('facts.confirmMany')).toEqual([{ ids: ['f1', 'f3'] }]));
  });

  it('is kept without a court, where none was read', async () => {
    told = { paper: { ...PAPER, courtName: null } };
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Yes, keep it' }));
    await waitFor(() => expect(server.sent('cases.update')).toHaveLength(1));
    expect(server.sent('cases.update')).toEqual([expect.objectContaining({ courtName: undefined })]);
  });

  it('is not asked for by who may only look, and is nothing where nothing is missing', async () => {
    told = { paper: null };
    open({ memberRole: 'viewer' });
    open();
    await waitFor(() => expect(server.sent('next.caption')).toHaveLength(1));
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
