import { trpc } from '../lib/trpc.ts';
import { UploadDialog } from './upload-dialog.tsx';

interface UploadHereProps {
  caseId: string;
  startCategory?: string;
  onClose(): void;
  onComplete?(documentIds: string[]): void;
}

/** The upload dialog on a screen that shows no list of all documents. */
export function UploadHere({ caseId, ...dialog }: UploadHereProps) {
  const list = trpc.documents.list.useQuery({ caseId }, { meta: { silent: true } });
  return <UploadDialog caseId={caseId} documentCount={list.data?.length ?? 0} {...dialog} />;
}
