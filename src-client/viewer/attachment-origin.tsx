import { Paperclip } from 'lucide-react';
import { Link } from 'react-router';
import type { Document } from '#src/documents/schema.ts';
import { FileName } from '../documents/file-name.tsx';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';

/** The e-mail that a document came with. */
export function AttachmentOrigin({ document }: { document: Document }) {
  const { caseId, parentDocumentId } = document;
  const list = trpc.documents.list.useQuery(
    { caseId },
    { enabled: parentDocumentId !== null, meta: { silent: true } },
  );
  const parent = list.data?.find(({ id }) => id === parentDocumentId);
  if (parentDocumentId === null || parent === undefined) return null;
  return (
    <p className="flex shrink-0 items-center gap-1.5 border-b border-line px-4 py-1 text-sm text-muted">
      <Paperclip aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="truncate">
        Came with{' '}
        <Link to={paths.document(caseId, parentDocumentId)} className="text-accent underline">
          <FileName name={parent.filename} />
        </Link>
      </span>
    </p>
  );
}
