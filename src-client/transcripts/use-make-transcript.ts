import { useNavigate } from 'react-router';
import { trpc } from '../lib/trpc.ts';
import { paths } from '../paths.ts';

/** Makes a transcript of a document and opens it. */
export function useMakeTranscript(caseId: string) {
  const navigate = useNavigate();
  return trpc.transcripts.create.useMutation({
    meta: { errorTitle: 'No transcript could be made' },
    onSuccess: async (transcript) => {
      await navigate(paths.transcript(caseId, transcript.id));
    },
  });
}
