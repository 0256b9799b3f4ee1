import type { ParsedTranscript } from '#src/transcripts/parse.ts';
import { runOnText } from '../ai/text-thread.ts';

/** As many as a person goes back and forth between; one of 400 pages takes about 5 MB. */
const MOST_KEPT = 8;

const kept = new Map<string, Promise<ParsedTranscript>>();

/**
 * The transcript in a text of a document, read in the text thread and kept for a while: a text never changes under its
 * number, another reading of the document has another. `readText` is asked only when it is not kept.
 */
export function parsedText(
  { documentId, textNumber }: { documentId: string; textNumber: number },
  readText: () => Promise<string>,
): Promise<ParsedTranscript> {
  const key = `${documentId} ${textNumber}`;
  const known = kept.get(key);
  kept.delete(key);
  const parsed = known ?? readText().then((text) => runOnText('transcript', text));
  kept.set(key, parsed);
  parsed.catch(() => kept.delete(key));
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(oldest);
  }
  return parsed;
}
