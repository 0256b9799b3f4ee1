import { screen, within } from '@testing-library/react';
import { UserContext } from '#client/auth/use-user.ts';
// The screens come when they are asked for, which takes its time on a busy machine: here they are there at once.
import '#client/milestones/complaint-page.tsx';
import '#client/shell/generic-page.tsx';
import { MilestonePage } from '#client/shell/milestone-page.tsx';
import type { User } from '#src/auth/schema.ts';
import { CASE_ID } from '#tests/factories/cases.ts';
import { makeUser } from '#tests/factories/users.ts';
import { renderRoutes } from '../render-screen.tsx';

/** A milestone's screen at its address, for a signed-in person. */
export function openPage(milestoneId: string, user: Partial<User> = {}, search = '') {
  const page = (
    <UserContext value={makeUser(user)}>
      <MilestonePage />
    </UserContext>
  );
  return renderRoutes(
    [
      { path: '/cases/:caseId/milestones/:milestoneId', element: page },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    `/cases/${CASE_ID}/milestones/${milestoneId}${search}`,
  );
}

/** The card with this heading. */
export async function card(name: string) {
  const heading = await screen.findByRole('heading', { name });
  const section = heading.closest('section');
  if (!section) throw new Error(`no card ${name}`);
  return within(section);
}
