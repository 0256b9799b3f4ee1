/** The numbers of one document: one for each of its pages. */
export interface StampNumbers {
  prefix: string;
  first: number;
  width: number;
  pages: number;
}

/** What the parent asks of the child: one document at a time. */
export interface StampJob {
  /** The original. */
  path: string;
  /** The PDF to be written; its folder is there. */
  outPath: string;
  filename: string;
  numbers: StampNumbers;
  /** Where the original goes in the archive when its pages cannot; null when it must not go out. */
  nativePath: string | null;
  /** SHA-256 of the original, as the slip sheet names it. */
  hash: string | null;
  /** A slip sheet whatever the file is, with this reason. */
  slip: string | null;
  memoryLimitBytes: number;
}

/**
 * `pages`: the document's own pages, stamped; `drawn`: pictures of them; `picture`: a photo on a page; `slip`: a sheet
 * in their place.
 */
export type StampKind = 'pages' | 'drawn' | 'picture' | 'slip';

export interface StampResult {
  kind: StampKind;
  /** MD5 of the original, lowercase hex: what review programs compare. */
  md5: string;
  /** What differs from the original, as sentences. */
  notes: string[];
  /** The original holds what is not to be seen: neither it nor its text may go out. */
  hidesWords: boolean;
}

export type StampMessage = { type: 'done'; result: StampResult } | { type: 'failed'; reason: string };
