import WordExtractor from 'word-extractor';
import { readFailure } from '#src/reading/failures.ts';
import type { OleFile } from '#src/reading/ole-file.ts';
import type { ReadFailure } from '#src/reading/schema.ts';
import type { ReadSummary } from '../protocol.ts';
import type { JobOutput } from './output.ts';

const MIME = 'application/msword';
const WORD_97 = 0x00c1;
const ENCRYPTED = 0x0100;
const FAST_SAVED = 0x0004;

/** Word 97–2003 through word-extractor, Word 6 and 95 from the text range their header names. */
export async function readDoc(
  output: JobOutput,
  bytes: Buffer,
  container: OleFile,
): Promise<ReadSummary | ReadFailure> {
  const stream = container.stream('WordDocument');
  if (stream === undefined || stream.length < 32) return readFailure('corrupt');
  const header = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  const flags = header.getUint16(10, true);
  if ((flags & ENCRYPTED) !== 0) return readFailure('encrypted');
  const old = header.getUint16(2, true) < WORD_97;
  if (old && (flags & FAST_SAVED) !== 0) {
    return readFailure(
      'unsupported',
      'This is a very old kind of Word file. Open it in Word, save it as DOCX and upload that copy.',
    );
  }
  const text = old ? oldWordText(stream, header) : await wordText(bytes);
  output.opened('doc', MIME, null);
  output.page(1, text, 'body');
  if (output.visibleCharacters === 0) return readFailure('nothing-to-read');
  return { ok: true, kind: 'doc', mimeType: MIME, pageCount: null, attachments: [], notes: output.notes };
}

async function wordText(bytes: Buffer): Promise<string> {
  const document = await new WordExtractor().extract(bytes);
  const exact = { filterUnicode: false };
  const parts = [
    document.getBody(exact),
    document.getFootnotes(exact),
    document.getEndnotes(exact),
    document.getAnnotations(exact),
    document.getTextboxes(exact),
    document.getHeaders(exact),
  ];
  return parts
    .map((part) => readable(part).trim())
    .filter((part) => part !== '')
    .join('\n\n');
}

function oldWordText(stream: Uint8Array, header: DataView): string {
  const from = header.getUint32(24, true);
  const to = Math.min(stream.length, header.getUint32(28, true));
  return readable(new TextDecoder('windows-1252').decode(stream.subarray(Math.min(from, to), to))).trim();
}

/** Word's own marks: cell ends, page breaks, hyphens, and field codes (only a field's result is text). */
function readable(text: string): string {
  return text
    .replace(/\u0013[^\u0013\u0014\u0015]*\u0014/g, '')
    .replace(/\u0013[^\u0013\u0014\u0015]*\u0015/g, '')
    .replace(/[\u0014\u0015]/g, '')
    .replace(/\u0007\u0007/g, '\n')
    .replaceAll('\u0007', '\t')
    .replace(/[\u000b\u000c\r]/g, '\n')
    .replaceAll('\u001e', '-')
    .replaceAll('\u001f', '');
}
