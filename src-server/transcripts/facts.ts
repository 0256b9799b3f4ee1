import type { Insertable } from 'kysely';
import type { TranscriptsTable } from '#db/schema/transcripts.ts';
import { visibleName } from '#src/text/visible-name.ts';
import type { ParsedTranscript } from '#src/transcripts/parse.ts';

interface Source {
  id: string;
  caseId: string;
  filename: string;
  path: string;
  mimeType: string;
  textNumber: number;
}

const MOST_TITLE = 200;

/** The file's name without its ending, where the cover says nothing. */
function titleOf({ cover }: ParsedTranscript, filename: string): string {
  const name = visibleName(filename)
    .replace(/\.[A-Za-z0-9]{2,4}$/, '')
    .trim();
  return (cover.title ?? (name === '' ? 'Transcript' : name)).slice(0, MOST_TITLE);
}

/** What is read anew from every text: a person cannot change it. */
export function readFacts(parsed: ParsedTranscript, textNumber: number) {
  return { speakers: JSON.stringify(parsed.speakers), pageCount: parsed.pageCount, textNumber };
}

/** What the cover says, and a person may say better. */
export function coverFacts({ cover, duration }: ParsedTranscript) {
  const { transcriptType, transcriptDate, witness, courtReporter, location } = cover;
  return { transcriptType, transcriptDate, witness, courtReporter, location, case: cover.case, duration };
}

/** The row of a new transcript. */
export function newTranscript({
  id,
  source,
  parsed,
  title,
  now,
}: {
  id: string;
  source: Source;
  parsed: ParsedTranscript;
  title?: string | undefined;
  now: Date;
}): Insertable<TranscriptsTable> {
  const { id: documentId, caseId, filename, path, mimeType, textNumber } = source;
  return {
    id,
    caseId,
    documentId,
    filename,
    path,
    mimeType,
    title: title ?? titleOf(parsed, filename),
    ...coverFacts(parsed),
    ...readFacts(parsed, textNumber),
    uploadedAt: now,
    updatedAt: now,
  };
}
