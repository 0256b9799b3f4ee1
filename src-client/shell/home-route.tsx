import { lazy } from 'react';
import { useSession } from '../auth/use-user.ts';
import { HomePage } from './home-page.tsx';

const LandingPage = lazy(async () => ({ default: (await import('./landing-page.tsx')).LandingPage }));

/**
 * '/' is the cases for everybody who is signed in. A browser without a session gets the landing page from the server
 * as a page of its own; here it is shown to those whose session has ended.
 */
export function HomeRoute() {
  return useSession() === null ? <LandingPage /> : <HomePage />;
}
