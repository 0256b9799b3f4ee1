import { startLanding } from './intake/landing-start.ts';

startLanding(document.body);
