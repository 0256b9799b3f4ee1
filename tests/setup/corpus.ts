import { existsSync } from 'node:fs';
import { join } from 'node:path';

const CORPUS = join(import.meta.dirname, '../../../shared/corpus');

/** The folder of sample papers beside the project; undefined, with one loud line, where there is none. */
export function corpusDirectory(): string | undefined {
  if (existsSync(CORPUS)) return CORPUS;
  process.stderr.write('\n*** ../shared/corpus is not there: the tests that read it are left out. ***\n\n');
  return undefined;
}
