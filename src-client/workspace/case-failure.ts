import type { FailedScreen, Missing } from '../lib/query-screen.tsx';
import { paths } from '../paths.ts';

/** A case that is not there, not for this person, or could not be loaded. */
export function caseFailed({ isGone }: Missing): FailedScreen {
  return {
    title: isGone
      ? 'The requested case could not be found.'
      : 'Failed to load case details. Please try again later.',
    heading: 'Case not available',
    back: { to: paths.home, label: 'Back to Cases' },
  };
}
