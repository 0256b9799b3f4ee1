import { TranscriptLinesInput, TranscriptSearchInput } from '#src/transcripts/schema.ts';
import { linesOf, searchTranscript } from '#src/transcripts/search.ts';
import { DEPOSITION } from '#tests/factories/transcript-records.ts';
import type { Handlers } from '../fake-server.ts';

/** What the server answers about the lines of DEPOSITION. */
export const READING: Handlers = {
  'transcripts.lines': (input) => {
    const { from, count, who } = TranscriptLinesInput.parse(input);
    const indices = linesOf(DEPOSITION, who);
    const lines = indices.slice(from, from + count).flatMap((index) => DEPOSITION.lines[index] ?? []);
    return { total: indices.length, from, lines };
  },
  'transcripts.search': (input) => {
    const { q, who } = TranscriptSearchInput.parse(input);
    return searchTranscript(DEPOSITION, q, who);
  },
};
