import { readFailure } from '../lib/errors.ts';
import { paths } from '../paths.ts';
import { ScreenFailure } from '../ui/screen-failure.tsx';

/** Stands in place of a case that is not there, not for this person, or could not be loaded. */
export function CaseFailure({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const isGone = readFailure(error).code === 'NOT_FOUND';
  return (
    <ScreenFailure
      title={
        isGone
          ? 'The requested case could not be found.'
          : 'Failed to load case details. Please try again later.'
      }
      heading="Case not available"
      back={{ to: paths.home, label: 'Back to Cases' }}
      onRetry={isGone ? undefined : onRetry}
    />
  );
}
