import { readFile, stat } from 'node:fs/promises';
import { readFailure } from '#src/reading/failures.ts';
import { OleFile } from '#src/reading/ole-file.ts';
import { rtfToText } from '#src/reading/rtf-text.ts';
import type { ReadFailure } from '#src/reading/schema.ts';
import type { ReadSummary } from '../protocol.ts';
import { readDoc } from './doc.ts';
import { readMsg } from './msg.ts';
import type { JobOutput } from './output.ts';

const LARGEST_BYTES = 200 * 1024 * 1024;

/** Files of Microsoft's older container (DOC, MSG, protected DOCX), told apart by what the container holds; and RTF. */
export async function readOfficeBinary(
  output: JobOutput,
  mimeType: string,
): Promise<ReadSummary | ReadFailure> {
  if ((await stat(output.job.path)).size > LARGEST_BYTES) {
    return readFailure(
      'too-large',
      'This file is larger than 200 MB; save its parts separately and upload those.',
    );
  }
  const bytes = await readFile(output.job.path);
  if (mimeType === 'application/rtf') return readRtf(output, bytes);
  let container: OleFile;
  try {
    container = new OleFile(bytes);
  } catch {
    return readFailure('corrupt');
  }
  if (container.has('EncryptedPackage') || container.has('EncryptionInfo')) return readFailure('encrypted');
  if (container.has('__properties_version1.0')) return readMsg(output, bytes);
  if (container.has('WordDocument')) return readDoc(output, bytes, container);
  const known = container.has('Workbook') || container.has('Book') || container.has('PowerPoint Document');
  return readFailure(known || container.entries.length > 0 ? 'unsupported' : 'corrupt');
}

function readRtf(output: JobOutput, bytes: Buffer): ReadSummary | ReadFailure {
  output.opened('doc', 'application/rtf', null);
  output.page(1, rtfToText(bytes), 'body');
  if (output.visibleCharacters === 0) return readFailure('nothing-to-read');
  return {
    ok: true,
    kind: 'doc',
    mimeType: 'application/rtf',
    pageCount: null,
    attachments: [],
    notes: output.notes,
  };
}
