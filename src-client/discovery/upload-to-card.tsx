import type { DiscoveryContext } from '#src/discovery/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { UploadDialog } from '../upload/upload-dialog.tsx';

interface UploadToCardProps {
  caseId: string;
  context: DiscoveryContext;
  onClose(): void;
  onComplete(): void;
}

/** The upload dialog; what comes through it belongs on the card it was opened from. */
export function UploadToCard({ caseId, context, onClose, onComplete }: UploadToCardProps) {
  const list = trpc.documents.list.useQuery({ caseId }, { meta: { silent: true } });
  return (
    <UploadDialog
      caseId={caseId}
      documentCount={list.data?.length ?? 0}
      discoveryContext={context}
      onClose={onClose}
      onComplete={onComplete}
    />
  );
}
