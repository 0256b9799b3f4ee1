import { UserContext } from '#client/auth/use-user.ts';
import { SummonsPage } from '#client/service/summons-page.tsx';
import { CreateSummonsPage } from '#client/summons/create-summons-page.tsx';
import type { User } from '#src/auth/schema.ts';
import { makeUser } from '#tests/factories/users.ts';
import { renderRoutes } from '../render-screen.tsx';

/** The screens of a summons at an address, for a signed-in person. */
export function openSummons(at: string, user: Partial<User> = {}) {
  const signedIn = (page: React.ReactNode) => <UserContext value={makeUser(user)}>{page}</UserContext>;
  return renderRoutes(
    [
      { path: '/cases/:caseId/summons/create', element: signedIn(<CreateSummonsPage />) },
      { path: '/cases/:caseId/summons/:summonsId', element: signedIn(<SummonsPage />) },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    at,
  );
}
