import { trpc } from '../lib/trpc.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';

interface AcknowledgeButtonProps {
  documentIds: readonly string[];
}

/** Says of papers that what could not be read of them was read by the person. */
export function AcknowledgeButton({ documentIds }: AcknowledgeButtonProps) {
  const acknowledge = trpc.facts.acknowledge.useMutation({
    meta: { errorFallback: 'This could not be saved.' },
  });
  const all = async () => {
    for (const id of documentIds) await acknowledge.mutateAsync({ id });
  };
  return (
    <Button
      variant="secondary"
      size="small"
      busy={acknowledge.isPending}
      // What fails is said by the mutation itself.
      onClick={() => void all().catch(() => undefined)}
    >
      I have read those parts myself
    </Button>
  );
}

interface PaperGapsProps {
  documentId: string;
  problems: readonly string[];
  isAcknowledged: boolean;
  canEdit: boolean;
  /** Where what stands on those parts is missing, as a sentence. */
  missing: string;
}

/** What of a paper could not be read, until somebody has dealt with it. */
export function PaperGaps({ documentId, problems, isAcknowledged, canEdit, missing }: PaperGapsProps) {
  if (problems.length === 0) return null;
  return (
    <Alert
      tone={isAcknowledged ? 'info' : 'danger'}
      title="Not all of this paper was read"
      actions={!isAcknowledged && canEdit && <AcknowledgeButton documentIds={[documentId]} />}
    >
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
      <p>
        {isAcknowledged && 'You have read those parts yourselves. '}
        {missing}
      </p>
    </Alert>
  );
}
