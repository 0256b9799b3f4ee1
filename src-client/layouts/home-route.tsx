import { lazy } from 'react';
import { useSession } from '../auth/use-user.ts';

const LandingPage = lazy(async () => ({ default: (await import('./landing-page.tsx')).LandingPage }));
const HomePage = lazy(async () => ({ default: (await import('../cases/home-page.tsx')).HomePage }));

/** '/' is the landing page for visitors and the cases for everybody who is signed in. */
export function HomeRoute() {
  return useSession() === null ? <LandingPage /> : <HomePage />;
}
