import { readFailure } from '../lib/errors.ts';
import type { FailedScreen, Missing } from '../lib/query-screen.tsx';
import { paths } from '../paths.ts';

/** The list of courts did not come. */
export function courtsFailed({ error }: Missing): FailedScreen {
  return {
    title: "We couldn't load the rules.",
    heading: 'How we count',
    back: { to: paths.home, label: 'Start Page' },
    text: readFailure(error).message,
  };
}

/** The rules of a court did not come, or there are none here. */
export function rulesFailed({ error, isGone }: Missing): FailedScreen {
  return {
    title: isGone ? 'The rules of this court are not here.' : "We couldn't load the rules.",
    heading: 'How we count',
    back: { to: paths.rules, label: 'All Courts' },
    text: isGone
      ? 'The address may be wrong, or we do not count by the rules of this court yet. Ask the clerk about each time.'
      : readFailure(error).message,
  };
}
