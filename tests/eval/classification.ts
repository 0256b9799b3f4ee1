import { basename } from 'node:path';
import { classifyDocument } from '#src/papers/classify.ts';
import { SURE_ENOUGH } from '#src/papers/kinds.ts';
import type { ManifestEntry, ReadText } from './corpus.ts';
import { heading, share, showConfusion } from './report.ts';

/**
 * Accuracy of content classification by the manifest's kind, over the files that could be read. A suggestion
 * below the confidence at which the user's choice stands counts as 'other'. Files that could not be read are
 * left out and listed with the reader's reason.
 */
export function evalClassification(
  entries: readonly ManifestEntry[],
  texts: ReadonlyMap<string, ReadText>,
): void {
  heading('Classification by content');
  const table = new Map<string, Map<string, number>>();
  const wrong: string[] = [];
  const unread: string[] = [];
  let right = 0;
  let strict = 0;
  let read = 0;
  for (const { path, kind, truth } of entries) {
    const source = texts.get(path);
    if (source === undefined || source.text === null) {
      unread.push(`  ${path}: ${source?.reason ?? 'was not read'}`);
      continue;
    }
    read += 1;
    const wanted = kind.replace(/ \(.*/, '');
    const result = classifyDocument({
      text: source.text,
      filename: basename(path),
      mimeType: source.mimeType,
    });
    const got = result.confidence < SURE_ENOUGH ? 'other' : result.kind;
    const row = table.get(wanted) ?? new Map<string, number>();
    row.set(got, (row.get(got) ?? 0) + 1);
    table.set(wanted, row);
    if (got === wanted) strict += 1;
    if (got === wanted || truth.acceptKinds?.includes(got)) right += 1;
    else wrong.push(`  ${path}: ${wanted}, got ${result.type} ${result.confidence} (${result.because})`);
  }
  console.log(`kind of paper by its content: ${share(right, read)} (${right} of ${read})`);
  console.log(`without the manifest's accepted alternatives: ${share(strict, read)} (${strict} of ${read})`);
  console.log(`left out because the reader refused them: ${unread.length} of ${entries.length}`);
  for (const line of unread) console.log(line);
  console.log(
    'rows: what it is; columns: what it was taken for (accepted alternatives stand where they fell)',
  );
  for (const line of showConfusion(table)) console.log(line);
  console.log(`wrong: ${wrong.length}`);
  for (const line of wrong) console.log(line);
}
