import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UserContext } from '#client/auth/use-user.ts';
import { SideBadge } from '#client/shell/side-badge.tsx';
import { CASE_ID } from '#tests/factories/cases.ts';
import { makeUser } from '#tests/factories/users.ts';
import { Refusal, startFakeServer } from '../fake-server.ts';
import { renderRoutes } from '../render-screen.tsx';

function show(at: string, lawsuits: { none: string[]; some: boolean } | null, role = 'defendant' as const) {
  const server = startFakeServer({
    'next.lawsuits': () => {
      if (lawsuits === null) throw new Refusal(500, 'INTERNAL');
      return lawsuits;
    },
  });
  const element = (
    <UserContext value={makeUser({ role })}>
      <SideBadge />
    </UserContext>
  );
  renderRoutes([{ path: '*', element }], at);
  return server;
}

const LETTERS = { none: [CASE_ID], some: true };

test.each([
  ['a case of letters alone', `/?case=${CASE_ID}`, LETTERS, 'No lawsuit yet'],
  ['another case', '/?case=another', LETTERS, 'Defendant'],
  ['all cases, of which one is a lawsuit', '/', LETTERS, 'Defendant'],
  ['all cases, of which none is one', '/', { none: [CASE_ID], some: false }, 'No lawsuit yet'],
  ['no case yet', '/', { none: [], some: false }, 'Defendant'],
  ['where nobody could tell', '/', null, 'Defendant'],
])('%s', async (_what, at, lawsuits, words) => {
  show(at, lawsuits);
  await waitFor(() => expect(screen.getByText(words).className).not.toContain('invisible'));
});
