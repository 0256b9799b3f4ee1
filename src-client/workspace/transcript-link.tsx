import { MessagesSquare } from 'lucide-react';
import { Link } from 'react-router';
import type { Document } from '#src/documents/schema.ts';
import { TRANSCRIPT_CATEGORY } from '#src/transcripts/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';
import { useMakeTranscript } from '../transcripts/use-make-transcript.ts';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../ui/button-class.ts';

/** From a document that is a transcript, or looks like one, to its lines; nothing for any other paper. */
export function TranscriptLink({ document, canEdit }: { document: Document; canEdit: boolean }) {
  const { id, caseId, docType, suggestedDocType, status } = document;
  const isLikely = docType === TRANSCRIPT_CATEGORY || suggestedDocType === TRANSCRIPT_CATEGORY;
  const list = trpc.transcripts.listOfCase.useQuery(
    { caseId },
    { enabled: isLikely, meta: { silent: true } },
  );
  const make = useMakeTranscript(caseId);
  if (!isLikely || !list.data) return null;
  const transcript = list.data.find(({ documentId }) => documentId === id);
  const look = { variant: 'secondary', size: 'small' } as const;
  if (transcript !== undefined) {
    return (
      <Link to={paths.transcript(caseId, transcript.id)} className={buttonClass(look)}>
        <MessagesSquare aria-hidden="true" />
        <span className="max-sm:sr-only">Open Transcript</span>
      </Link>
    );
  }
  if (!canEdit || status !== 'ready') return null;
  return (
    <Button {...look} busy={make.isPending} onClick={() => make.mutate({ caseId, documentId: id })}>
      <MessagesSquare aria-hidden="true" />
      <span className="max-sm:sr-only">Read as Transcript</span>
    </Button>
  );
}
