import type { FailedScreen } from '../lib/query-screen.tsx';
import { paths } from '../paths.ts';

/** A milestone's screen that cannot be shown, in its own sentence. The way back is the case, where it is known. */
export function milestoneFailed(title: string, caseId?: string): FailedScreen {
  return {
    title,
    heading: 'This date cannot be shown',
    back:
      caseId === undefined
        ? { to: paths.home, label: 'Back to Cases' }
        : { to: paths.timeline(caseId), label: 'Back to the Timeline' },
  };
}
