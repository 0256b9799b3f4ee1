import { closeSync, openSync, readSync } from 'node:fs';
import { readFailure } from '#src/reading/failures.ts';
import type { ReadFailure } from '#src/reading/schema.ts';
import { sniffKind } from '#src/reading/sniff.ts';
import type { ReadSummary } from '../protocol.ts';
import type { JobOutput } from './output.ts';

/** Reads the file of a job by what its first bytes say it is. */
export async function readFile(output: JobOutput): Promise<ReadSummary | ReadFailure> {
  const { path, filename } = output.job;
  const prefix = readPrefix(path);
  if (prefix.length === 0) return readFailure('empty');
  output.progress({ stage: 'opening' });
  const { kind, mimeType } = sniffKind(prefix, filename);
  switch (kind) {
    case 'pdf':
      return (await import('./pdf.ts')).readPdf(output);
    case 'png':
    case 'jpeg':
      return (await import('./image.ts')).readImage(output, kind);
    case 'docx':
      if (prefix[0] === 0xd0) return (await import('./office-binary.ts')).readOfficeBinary(output, mimeType);
      return (await import('./docx.ts')).readDocx(output);
    case 'doc':
    case 'msg':
      return (await import('./office-binary.ts')).readOfficeBinary(output, mimeType);
    case 'eml':
      return (await import('./eml.ts')).readEml(output);
    case 'txt':
      return (await import('./txt.ts')).readTxt(output, mimeType);
    default:
      if (mimeType === 'application/x-ole-storage') {
        return (await import('./office-binary.ts')).readOfficeBinary(output, mimeType);
      }
      return unknownKind(filename, mimeType);
  }
}

const EXPECTED = /\.(pdf|docx?|eml|msg|txt|png|jpe?g)$/i;

function unknownKind(filename: string, mimeType: string): ReadFailure {
  const extension = EXPECTED.exec(filename)?.[1]?.toUpperCase();
  if (mimeType === 'application/octet-stream' && extension !== undefined) {
    return readFailure(
      'mislabeled',
      `The name says ${extension}, but what is inside is not a ${extension} file and could not be read; upload the original document.`,
    );
  }
  return readFailure('unsupported');
}

/** Read without waiting in line for the thread pool: this process has nothing else to do. */
function readPrefix(path: string): Uint8Array {
  const file = openSync(path, 'r');
  try {
    const prefix = Buffer.allocUnsafe(65_536);
    return prefix.subarray(0, readSync(file, prefix, 0, prefix.length, 0));
  } finally {
    closeSync(file);
  }
}
