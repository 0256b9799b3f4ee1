import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cleanFilename, cleanPage } from '#src/reading/clean-text.ts';
import { firstPagesNote } from '#src/reading/first-pages.ts';
import type { FileKind, FoundAttachment, PageCount, ReadProgress, TextSource } from '#src/reading/schema.ts';
import { sniffKind } from '#src/reading/sniff.ts';
import { linesOfWords, placeLines, type SeenLine } from '#src/text/line-layout.ts';
import { findSeenWords, placesOf, type SeenWord } from '#src/text/word-places.ts';
import {
  ATTACHMENT_BYTES_LIMIT,
  ATTACHMENT_LIMIT,
  type ChildMessage,
  PART_LENGTH,
  type ReadJob,
  TEXT_LIMIT,
} from '../protocol.ts';

const OCTETS = 'application/octet-stream';

/** What of a page is known besides its text: words that OCR saw, or pieces of printed lines. */
export interface SeenOnPage {
  words?: readonly SeenWord[] | undefined;
  lines?: readonly SeenLine[] | undefined;
}

/** Collects what one job produces and enforces the limits on text and attachments. */
export class JobOutput {
  readonly job: ReadJob;
  readonly attachments: FoundAttachment[] = [];
  readonly notes: string[] = [];
  /** Pages that recognition was unsure of. */
  readonly poorPages: number[] = [];
  /** Pages with a table or a box of which a line was not read. */
  readonly unreadTables: number[] = [];
  /** Pages on which two readings have different numbers. */
  readonly doubtfulNumbers: number[] = [];
  /** The rest of the file waits until somebody keeps it. */
  isInPart = false;
  visibleCharacters = 0;
  readonly #send: (message: ChildMessage) => void;
  readonly #started = performance.now();
  #characters = 0;
  #attachmentBytes = 0;
  #truncated = false;
  #hasFolder = false;

  constructor(job: ReadJob, send: (message: ChildMessage) => void) {
    this.job = job;
    this.#send = send;
  }

  opened(kind: FileKind, mimeType: string, pageCount: PageCount): void {
    this.#send({ type: 'opened', kind, mimeType, pageCount });
  }

  progress(progress: ReadProgress): void {
    this.#send({ type: 'progress', progress });
  }

  page(number: number, raw: string, source: TextSource, seen: SeenOnPage = {}): void {
    const room = TEXT_LIMIT - this.#characters;
    const text = cleanPage(raw.length > room + 1_000 ? raw.slice(0, room + 1_000) : raw).slice(0, room);
    if (raw.length > room + 1_000 && !this.#truncated) {
      this.#truncated = true;
      this.note(
        'This file holds more text than can be kept; the rest was left out. Split it into smaller files.',
      );
    }
    this.#characters += text.length;
    if (/\S/.test(text)) this.visibleCharacters += text.length;
    for (let at = 0; at < text.length || at === 0; at += PART_LENGTH) {
      this.#send({ type: 'text', page: number, source, part: text.slice(at, at + PART_LENGTH) });
    }
    const placed = findSeenWords(text, seen.words ?? []);
    if (placed.length > 0) this.#send({ type: 'places', page: number, places: placesOf(placed) });
    const lines = placed.length > 0 ? linesOfWords(text, placed) : placeLines(text, seen.lines ?? []);
    if (lines.length > 0) this.#send({ type: 'lines', page: number, lines });
  }

  /** Says that only so many pages are read of a paper that nobody has kept yet. */
  firstPages(pages: number): void {
    this.isInPart = true;
    this.note(firstPagesNote(pages));
  }

  /** The folder for this job's temporary files, made when first asked for. */
  folder(): string {
    if (!this.#hasFolder) mkdirSync(this.job.outDir, { recursive: true });
    this.#hasFolder = true;
    return this.job.outDir;
  }

  /** Removes the folder unless attachments in it are to be handed over. */
  tidy(): void {
    if (this.#hasFolder && this.attachments.length === 0)
      rmSync(this.job.outDir, { recursive: true, force: true });
  }

  note(sentence: string): void {
    if (!this.notes.includes(sentence) && this.notes.length < 50) this.notes.push(sentence);
  }

  /** Share of the time limit used so far, 0 to 1. */
  get timeUsed(): number {
    return (performance.now() - this.#started) / this.job.timeLimitMs;
  }

  get timeLeftMs(): number {
    return Math.max(0, this.job.timeLimitMs - (performance.now() - this.#started));
  }

  async attach(name: string | null | undefined, mimeType: string, content: Uint8Array): Promise<void> {
    const filename = cleanFilename(name, `attachment-${this.attachments.length + 1}`);
    if (this.attachments.length >= ATTACHMENT_LIMIT) {
      this.note(
        `Only the first ${ATTACHMENT_LIMIT} attachments were taken out; open the original for the others.`,
      );
      return;
    }
    if (this.#attachmentBytes + content.byteLength > ATTACHMENT_BYTES_LIMIT) {
      this.note(`The attachment "${filename}" was left out because the attachments together are too large.`);
      return;
    }
    this.#attachmentBytes += content.byteLength;
    const declared = mimeType.toLowerCase();
    const type =
      declared === '' || declared === OCTETS
        ? sniffKind(content.subarray(0, 8_192), filename).mimeType
        : declared;
    const path = join(this.folder(), `attachment-${randomUUID()}`);
    await writeFile(path, content);
    this.attachments.push({ filename, mimeType: type, path, size: content.byteLength });
  }
}
