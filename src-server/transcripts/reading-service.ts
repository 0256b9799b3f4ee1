import { TRANSCRIPT_CATEGORY } from '#src/transcripts/schema.ts';
import { runOnText } from '../ai/text-thread.ts';
import type { Deps } from '../deps.ts';
import { newTranscript } from './facts.ts';

interface FirstRead {
  id: string;
  caseId: string;
  filename: string;
  path: string;
  mimeType: string;
  docType: string | null;
  textNumber: number;
}

/**
 * The transcript that comes with a document which a person uploaded as one, once it is read for the first time. Null
 * for any other document: what only looks like a transcript is offered, not made. A transcript that cannot be made
 * keeps no document from being ready.
 */
export async function transcriptOf(
  deps: Pick<Deps, 'ids' | 'clock' | 'log'>,
  document: FirstRead,
  text: string,
) {
  if (document.docType !== TRANSCRIPT_CATEGORY || text.trim() === '') return null;
  try {
    const parsed = await runOnText('transcript', text);
    return newTranscript({ id: deps.ids.next(), source: document, parsed, now: deps.clock.now() });
  } catch (error) {
    deps.log.warn({ documentId: document.id, error: String(error) }, 'no transcript could be made');
    return null;
  }
}
