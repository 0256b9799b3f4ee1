import type { Corners, Turn } from '#src/reading/corners.ts';
import type {
  EmailHeader,
  FileKind,
  FoundAttachment,
  PageCount,
  ReadFailure,
  ReadProgress,
  TextSource,
} from '#src/reading/schema.ts';
import type { WordBox } from '#src/text/word-places.ts';

/** `none` leaves scans unread, with a note. */
export type OcrChoice = 'auto' | 'native' | 'js' | 'none';

interface Limits {
  timeLimitMs: number;
  memoryLimitBytes: number;
}

/** What the parent asks of a child process: one thing at a time. */
export type ChildJob = ReadJob | DrawJob | EdgesJob | JoinJob;

/** The text of a file. */
export interface ReadJob extends Limits {
  task: 'read';
  path: string;
  filename: string;
  declaredMimeType?: string;
  /** Pages that are read of a longer file; the outcome of a longer one is `isInPart`. */
  mostPages?: number;
  /** A folder, not yet made, for the temporary files and attachments of this job only. */
  outDir: string;
  ocr: OcrChoice;
}

/** How a picture is laid: first what stands between the corners is cut out, then it is turned clockwise. */
export interface Laid {
  corners?: Corners | undefined;
  turn?: Turn | undefined;
}

/** A page of a PDF, or a picture, as it is drawn; a part of it where there is a box, in shares of the page as it is laid. */
export interface DrawAsk extends Laid {
  /** From 1. */
  page: number;
  /** Pixels; less where the page or the part has no more to show. */
  width: number;
  box?: WordBox | undefined;
}

export interface DrawJob extends Limits, DrawAsk {
  task: 'draw';
  path: string;
  filename: string;
}

/** WebP. */
export interface DrawnPage {
  ok: true;
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** Where the page lies on a photo. */
export interface EdgesJob extends Limits {
  task: 'edges';
  path: string;
  filename: string;
}

/** Size in pixels as the picture is seen upright; corners where they are sure. */
export interface FoundEdges {
  ok: true;
  width: number;
  height: number;
  corners: Corners | null;
}

export interface JoinedPicture extends Laid {
  path: string;
  filename: string;
}

/** Pictures as the pages of one PDF, which is written to `outPath`. */
export interface JoinJob extends Limits {
  task: 'join';
  pictures: readonly JoinedPicture[];
  outPath: string;
}

/** `size` in bytes. */
export interface JoinedPaper {
  ok: true;
  pages: number;
  size: number;
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
  isInPart?: boolean;
}

/** Sent in bundles, as arrays. */
export type ChildMessage =
  | { type: 'opened'; kind: FileKind; mimeType: string; pageCount: PageCount }
  | { type: 'progress'; progress: ReadProgress }
  | { type: 'text'; page: number; source: TextSource; part: string }
  /** After the page's text. */
  | { type: 'places'; page: number; places: number[] }
  | { type: 'lines'; page: number; lines: number[] }
  | { type: 'done'; result: ReadSummary | ReadFailure }
  | { type: 'drawn'; result: DrawnPage }
  | { type: 'edges'; result: FoundEdges }
  | { type: 'joined'; result: JoinedPaper }
  /** Of a job that is not reading. */
  | { type: 'failed'; failure: ReadFailure };

/** Photos of one paper. */
export const JOIN_LIMIT = 100;
/** Characters of all pages together; past it the rest is left out with a note. */
export const TEXT_LIMIT = 12_000_000;
export const PAGE_LIMIT = 5_000;
export const ATTACHMENT_LIMIT = 200;
export const ATTACHMENT_BYTES_LIMIT = 512 * 1024 * 1024;
/** Characters per message, so that no single message keeps the parent's event loop busy. */
export const PART_LENGTH = 65_536;
