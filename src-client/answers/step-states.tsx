import { Alert } from '../ui/alert.tsx';

/** The shape of a step that is on its way. */
export const STEP_BLOCKS = ['h-6 w-3/4', 'h-40 w-full', 'h-40 w-full'];

/** What holds in this court, as sentences. */
export function StepNotes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <Alert title="Good to know">
      <ul className="flex list-disc flex-col gap-1 pl-4">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Alert>
  );
}
