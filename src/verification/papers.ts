/** A document that a text may rest on. */
export interface Paper {
  id: string;
  filename: string;
  /** What it is called to people; its file's name where there is none. */
  title?: string | undefined;
  /** Pages joined by form feeds. */
  text: string;
}

/** What a paper is called in a sentence. */
export function calledPaper({ title, filename }: Pick<Paper, 'title' | 'filename'>): string {
  return title ?? filename;
}

/** What a text is held against. */
export interface LookedIn {
  papers: readonly Paper[];
  /** Texts that are no documents and may be repeated: a question, what the database says of the case. */
  known: readonly string[];
  /** 'YYYY-MM-DD' where it matters that a decision cannot be of a later year; null where no day is known. */
  today?: string | null;
}
