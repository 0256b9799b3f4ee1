import { readFailure } from '#src/reading/failures.ts';
import type { ReadFailure } from '#src/reading/schema.ts';
import { WordNumbering } from '#src/reading/word-numbering.ts';
import { WordStyles } from '#src/reading/word-styles.ts';
import { readWordPart, wordPartText } from '#src/reading/word-text.ts';
import { xmlAttribute, xmlTokens } from '#src/reading/xml-tokens.ts';
import type { ReadSummary } from '../protocol.ts';
import type { JobOutput } from './output.ts';
import { ReadStop } from './stop.ts';
import { ZipArchive } from './zip-archive.ts';

const MIME = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Word's body first, then notes, comments, headers and footers. Nothing outside the file is ever opened. */
export async function readDocx(output: JobOutput): Promise<ReadSummary | ReadFailure> {
  const archive = await ZipArchive.open(output.job.path).catch((error: unknown) => {
    if (error instanceof ReadStop) throw error;
    throw new ReadStop('corrupt');
  });
  try {
    const main = await mainPart(archive);
    if (main === undefined) return readFailure('unsupported');
    const folder = main.slice(0, main.lastIndexOf('/') + 1);
    const body = await archive.text(main);
    if (body === undefined) return readFailure('corrupt');
    const stylesXml = await archive.text(`${folder}styles.xml`);
    const numbering = new WordNumbering(await archive.text(`${folder}numbering.xml`), stylesXml);
    const styles = new WordStyles(stylesXml);
    const printed = readWordPart(body, numbering, styles);
    const parts = [printed.text];
    const others = archive.names
      .filter(
        (name) =>
          name.startsWith(folder) && /\/(footnotes|endnotes|comments|header\d*|footer\d*)\.xml$/.test(name),
      )
      .toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b));
    for (const name of others) {
      const text = wordPartText((await archive.text(name)) ?? '', null).trim();
      if (text !== '' && !parts.includes(text)) parts.push(text);
    }
    output.opened('docx', MIME, null);
    output.page(1, parts.join('\n\n'), 'body', { lines: printed.lines });
    if (output.visibleCharacters === 0) return readFailure('nothing-to-read');
    return { ok: true, kind: 'docx', mimeType: MIME, pageCount: null, attachments: [], notes: output.notes };
  } finally {
    archive.close();
  }
}

function rank(name: string): number {
  return ['/footnotes', '/endnotes', '/comments', '/header', '/footer'].findIndex((part) =>
    name.includes(part),
  );
}

/** The part that the package's relations name as the document, or Word's usual one. */
async function mainPart(archive: ZipArchive): Promise<string | undefined> {
  const relations = (await archive.text('_rels/.rels')) ?? '';
  for (const token of xmlTokens(relations)) {
    if (token.type !== 'open' || token.name !== 'Relationship') continue;
    if (!xmlAttribute(token.attributes, 'Type')?.endsWith('/officeDocument')) continue;
    const target = xmlAttribute(token.attributes, 'Target')?.replace(/^\//, '') ?? '';
    if (archive.has(target) && !/^(xl|ppt)\//.test(target)) return target;
    if (/^(xl|ppt)\//.test(target)) return undefined;
  }
  return archive.has('word/document.xml') ? 'word/document.xml' : undefined;
}
