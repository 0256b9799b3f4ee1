import type { Stage } from '../timeline/use-timeline.ts';
import { Alert } from '../ui/alert.tsx';

/** What the status of a milestone asks for. One whose day has passed is completed once somebody says so. */
export function StatusAlert({ stage }: { stage: Stage }) {
  if (stage.stands === 'done') {
    return (
      <Alert tone="done" title="Completed">
        This milestone is done. Its papers, notes and dates stay here.
      </Alert>
    );
  }
  if (stage.stands === 'due') {
    return (
      <Alert tone="due" title="Action Required">
        This is due soon. Do what it asks for, keep proof that you did, and mark it as done.
      </Alert>
    );
  }
  if (stage.stands === 'overdue') {
    return (
      <Alert tone="danger" title="Action Required">
        This day has passed. If it was done in time, mark it as done and it shows as Completed. If not, ask
        the clerk today what you can still file: being late is often mended, staying silent seldom is.
      </Alert>
    );
  }
  return null;
}
