import { Alert } from '../ui/alert.tsx';

/** In place of the canvas, where the court takes no written answer. */
export function NoAnswer() {
  return (
    <Alert tone="due" title="You file no answer here">
      <p className="text-base">
        This court takes no written answer in a small claim. Go to the hearing on the day that your paper
        names, and bring your proof.
      </p>
    </Alert>
  );
}
