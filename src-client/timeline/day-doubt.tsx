import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';

interface DayDoubtProps {
  /** What has to be checked of the day, as sentences; null where there is nothing. */
  doubts: readonly string[] | null;
  busy: boolean;
  /** The person has checked it; null for those who may only look. */
  onCheck: (() => void) | null;
}

/** Why a day may not be right, until somebody has compared it or asked. */
export function DayDoubt({ doubts, busy, onCheck }: DayDoubtProps) {
  if (doubts === null) return null;
  return (
    <Alert
      tone="due"
      title="Please check this day"
      className="mt-3"
      actions={
        onCheck && (
          <Button variant="secondary" aria-busy={busy || undefined} onClick={onCheck}>
            I have checked it
          </Button>
        )
      }
    >
      <ul className="flex list-disc flex-col gap-1 pl-4">
        {doubts.map((doubt) => (
          <li key={doubt}>{doubt}</li>
        ))}
      </ul>
    </Alert>
  );
}
