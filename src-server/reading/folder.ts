import { join } from 'node:path';
import type { Env } from '../env.ts';

/** Where attachments wait until they are moved; emptied when the program starts. */
export function readingFolder(deps: { env: Pick<Env, 'DATA_DIR'> }): string {
  return join(deps.env.DATA_DIR, 'reading');
}
