/** What a file turned out to be, by its bytes. */
export type FileKind = 'pdf' | 'docx' | 'doc' | 'eml' | 'msg' | 'txt' | PictureKind;

/** A photo or scan of one page. */
export type PictureKind = 'png' | 'jpeg' | 'webp' | 'heic';

export type TextSource = 'text-layer' | 'ocr' | 'body';

/** One page of text. `number` is 1-based; a file without pages has one page (or one per form feed). */
export interface ReadPage {
  number: number;
  text: string;
  source: TextSource;
  /** Where words that OCR saw stand on the page: see `placeWords`. */
  places?: number[];
  /** Where its printed lines stand and in which type: see `placeLines`. */
  lines?: number[];
}

/** How many pages a file has by itself; null for one that flows (Word, e-mail, text without form feeds). */
export type PageCount = number | null;

/** A file found inside another one. `path` is a temporary file that the caller moves; `size` is in bytes. */
export interface FoundAttachment {
  filename: string;
  mimeType: string;
  path: string;
  size: number;
}

/** The header of an e-mail. `date` is ISO 8601 or null; addresses read `Name <box@host>`. */
export interface EmailHeader {
  from: string | null;
  to: string[];
  cc: string[];
  bcc: string[];
  subject: string | null;
  date: string | null;
  messageId?: string;
}

export type ReadFailureCode =
  | 'empty'
  | 'encrypted'
  | 'corrupt'
  | 'unsupported'
  | 'mislabeled'
  | 'too-large'
  | 'timeout'
  | 'memory'
  | 'nothing-to-read';

export interface ReadSuccess {
  ok: true;
  kind: FileKind;
  mimeType: string;
  pages: ReadPage[];
  pageCount: PageCount;
  email?: EmailHeader;
  attachments: FoundAttachment[];
  /** Sentences for the user: what could not be read, why, what to do. */
  notes: string[];
  /** Pages (1-based, ascending) that recognition was unsure of. Absent: none. */
  poorPages?: number[];
  /** Only the first pages were read, and the rest is once somebody keeps the paper. Absent: all. */
  isInPart?: boolean;
}

export interface ReadFailure {
  ok: false;
  code: ReadFailureCode;
  /** One sentence for the user: what happened and what to do. */
  reason: string;
}

export type ReadOutcome = ReadSuccess | ReadFailure;

export interface ReadProgress {
  stage: 'opening' | 'text' | 'ocr';
  page?: number;
  pages?: number;
}
