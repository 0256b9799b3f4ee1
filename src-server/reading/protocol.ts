import type {
  EmailHeader,
  FileKind,
  FoundAttachment,
  PageCount,
  ReadFailure,
  ReadProgress,
  TextSource,
} from '#src/reading/schema.ts';

/** `none` leaves scans unread, with a note. */
export type OcrChoice = 'auto' | 'native' | 'js' | 'none';

/** What the parent asks of a child process: one file at a time. */
export interface ReadJob {
  path: string;
  filename: string;
  declaredMimeType?: string;
  /** A folder, not yet made, for the temporary files and attachments of this job only. */
  outDir: string;
  timeLimitMs: number;
  memoryLimitBytes: number;
  ocr: OcrChoice;
}

/** What a finished file comes to, without its pages (they travel one by one before it). */
export interface ReadSummary {
  ok: true;
  kind: FileKind;
  mimeType: string;
  pageCount: PageCount;
  email?: EmailHeader;
  attachments: FoundAttachment[];
  notes: string[];
  poorPages?: number[];
}

/** Sent in bundles, as arrays. */
export type ChildMessage =
  | { type: 'opened'; kind: FileKind; mimeType: string; pageCount: PageCount }
  | { type: 'progress'; progress: ReadProgress }
  | { type: 'text'; page: number; source: TextSource; part: string }
  /** After the page's text. */
  | { type: 'places'; page: number; places: number[] }
  | { type: 'lines'; page: number; lines: number[] }
  | { type: 'done'; result: ReadSummary | ReadFailure };

/** Characters of all pages together; past it the rest is left out with a note. */
export const TEXT_LIMIT = 12_000_000;
export const PAGE_LIMIT = 5_000;
export const ATTACHMENT_LIMIT = 200;
export const ATTACHMENT_BYTES_LIMIT = 512 * 1024 * 1024;
/** Characters per message, so that no single message keeps the parent's event loop busy. */
export const PART_LENGTH = 65_536;
