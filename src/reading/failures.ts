import type { ReadFailure, ReadFailureCode } from './schema.ts';

const KEPT = 'Your file is kept and can still be downloaded.';

const SENTENCES: Record<ReadFailureCode, string> = {
  empty: `This file is empty (0 bytes), so there is nothing to read; upload the original again. ${KEPT}`,
  encrypted: `This file is protected with a password; open it, save a copy without the password and upload that copy. ${KEPT}`,
  corrupt: `This file is damaged and its text could not be read; try to open it on your computer and upload a fresh copy. ${KEPT}`,
  unsupported: `This type of file cannot be read here; save it as PDF, Word (DOCX) or plain text and upload that copy. ${KEPT}`,
  mislabeled: `The name of this file does not match what is inside it, and what is inside could not be read; upload the original document. ${KEPT}`,
  'too-large': `This file holds more than can be read at once; split it into smaller files and upload those. ${KEPT}`,
  timeout: `Reading this file took too long and was stopped; split it into smaller files, or try again. ${KEPT}`,
  memory: `Reading this file needed too much memory and was stopped; split it into smaller files, or save it again as a plain PDF. ${KEPT}`,
  'nothing-to-read': `No text was found in this file; if it is a photo or a scan, upload a sharper copy. ${KEPT}`,
};

/** Failures told by the first bytes or a directory: nothing that could have harmed the reader was parsed. */
export const HARMLESS: ReadonlySet<ReadFailureCode> = new Set([
  'empty',
  'encrypted',
  'mislabeled',
  'unsupported',
]);

/** A failure with the sentence the user sees. `detail` replaces the part before "Your file is kept". */
export function readFailure(code: ReadFailureCode, detail?: string): ReadFailure {
  return { ok: false, code, reason: detail === undefined ? SENTENCES[code] : `${detail} ${KEPT}` };
}
