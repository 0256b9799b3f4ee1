import type { SummonsWarning } from '#src/summons/warnings.ts';
import { Alert } from '../ui/alert.tsx';

interface SummonsChecksProps {
  /** Why this is the wrong form; null when it is not. */
  wrong: string | null;
  warnings: readonly SummonsWarning[];
}

/** What a clerk would stumble over, before somebody stands at the counter with it. */
export function SummonsChecks({ wrong, warnings }: SummonsChecksProps) {
  if (wrong !== null) {
    return (
      <Alert tone="danger" title="This is the wrong form for this court">
        {wrong} You can keep this record; it cannot be printed.
      </Alert>
    );
  }
  if (warnings.length === 0) return null;
  return (
    <Alert tone="due" title="Before you print">
      <ul className="flex list-disc flex-col gap-1 pl-4">
        {warnings.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </Alert>
  );
}
