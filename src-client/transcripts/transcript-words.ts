import { amount } from '#src/text/words.ts';
import type { TranscriptSummary, TranscriptType } from '#src/transcripts/schema.ts';
import { formatDay } from '../text/format.ts';

export const TYPE_WORDS: Record<TranscriptType, string> = {
  deposition: 'Deposition',
  hearing: 'Hearing',
  trial: 'Trial',
  other: 'Other',
};

/** What stands under a transcript's title, in one line. */
export function factsOf(transcript: TranscriptSummary): string[] {
  const { transcriptType, witness, transcriptDate, pageCount } = transcript;
  return [
    transcriptType === null ? null : TYPE_WORDS[transcriptType],
    witness === null ? null : `Witness: ${witness}`,
    transcriptDate === null ? null : formatDay(transcriptDate),
    pageCount === null ? null : amount(pageCount, 'page'),
  ].filter((fact) => fact !== null);
}

/** A name as a sentence has it: 'Ms. Vale' for 'MS. VALE'. */
export function spokenName(name: string): string {
  if (name !== name.toUpperCase()) return name;
  return name.toLowerCase().replace(/(?:^|[\s'’.-])\p{L}/gu, (letter) => letter.toUpperCase());
}
