import { readFailure } from '#src/reading/failures.ts';
import type { ReadFailure } from '#src/reading/schema.ts';
import type { ReadSummary } from '../protocol.ts';
import type { JobOutput } from './output.ts';
import { sniffFile } from './sniff-file.ts';

/** Reads the file of a job by what its first bytes say it is. */
export async function readFile(output: JobOutput): Promise<ReadSummary | ReadFailure> {
  const { path, filename } = output.job;
  const { kind, mimeType, isEmpty, first } = sniffFile(path, filename);
  if (isEmpty) return readFailure('empty');
  output.progress({ stage: 'opening' });
  switch (kind) {
    case 'pdf':
      return (await import('./pdf.ts')).readPdf(output);
    case 'png':
    case 'jpeg':
    case 'webp':
    case 'heic':
      return (await import('./image.ts')).readImage(output, kind);
    case 'docx':
      if (first === 0xd0) return (await import('./office-binary.ts')).readOfficeBinary(output, mimeType);
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

const EXPECTED = /\.(pdf|docx?|eml|msg|txt|png|jpe?g|heic|heif|webp)$/i;

function unknownKind(filename: string, mimeType: string): ReadFailure {
  const extension = EXPECTED.exec(filename)?.[1]?.toUpperCase();
  if (mimeType === 'application/octet-stream' && extension !== undefined) {
    return readFailure(
      'mislabeled',
      `The name says ${extension}, but what is inside is not a ${extension} file and could not be read. Upload the original.`,
    );
  }
  return readFailure('unsupported');
}
