import { basename } from 'node:path';
import { classifyDocument, SURE_ENOUGH } from '#src/documents/classify.ts';
import type { ManifestEntry, ReadText } from './corpus.ts';
import { heading, share } from './report.ts';

/**
 * Accuracy of content classification by the manifest's kind, over the files that could be read. A suggestion
 * below the confidence at which the user's choice stands counts as 'other'.
 */
export function evalClassification(
  entries: readonly ManifestEntry[],
  texts: ReadonlyMap<string, ReadText>,
): void {
  heading('Classification by content');
  const confusion = new Map<string, number>();
  const wrong: string[] = [];
  let right = 0;
  let strict = 0;
  let read = 0;
  for (const { path, kind, truth } of entries) {
    const source = texts.get(path);
    if (source?.text === null || source === undefined) continue;
    read += 1;
    const wanted = kind.replace(/ \(.*/, '');
    const result = classifyDocument({
      text: source.text,
      filename: basename(path),
      mimeType: source.mimeType,
    });
    const got = result.confidence < SURE_ENOUGH ? 'other' : result.kind;
    if (got === wanted) strict += 1;
    if (got === wanted || truth.acceptKinds?.includes(got)) {
      right += 1;
      continue;
    }
    confusion.set(`${wanted} → ${got}`, (confusion.get(`${wanted} → ${got}`) ?? 0) + 1);
    wrong.push(`  ${path}: ${wanted}, got ${result.type} ${result.confidence} (${result.because})`);
  }
  console.log(`files ${entries.length}, read ${read}, refused by the reader ${entries.length - read}`);
  console.log(
    `accuracy ${share(right, read)} (${right}/${read}); without accepted alternatives ${share(strict, read)}`,
  );
  console.log(
    `confusions: ${[...confusion].map(([pair, count]) => `${pair} ${count}`).join(', ') || 'none'}`,
  );
  for (const line of wrong) console.log(line);
}
