import { MOST_LINES, type Transcript } from '#src/transcripts/schema.ts';
import { trpc } from '../lib/trpc.ts';
import { type AskedPlace, lineOnPage, pageRange } from './locate-line.ts';

/** Finds the line at a place; null when the transcript has no such page. */
export function useLocate(transcript: Transcript): (place: AskedPlace) => Promise<number | null> {
  const utils = trpc.useUtils();
  return async ({ page, line }) => {
    const range = pageRange(transcript, page);
    if (range === null) return null;
    const [from, end] = range;
    if (line === null) return from;
    const count = Math.min(MOST_LINES, end - from);
    const { lines } = await utils.client.transcripts.lines.query({ id: transcript.id, from, count });
    return lineOnPage(lines, line)?.index ?? from;
  };
}
