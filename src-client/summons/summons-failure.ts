import type { FailedScreen } from '../lib/query-screen.tsx';
import { paths } from '../paths.ts';

/** A screen of a summons that cannot be shown. The way back is the case, where it is there. */
export function summonsFailed(title: string, caseId?: string): FailedScreen {
  return {
    title,
    back:
      caseId === undefined
        ? { to: paths.home, label: 'Back to Cases' }
        : { to: paths.workspace(caseId), label: 'Back to Case' },
  };
}
