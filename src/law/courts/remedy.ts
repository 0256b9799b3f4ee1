import type { RuleSource } from '../court-rule.ts';

/** What can still be asked of a court after it gave a rented place back; a row of plain data, as a rule of deadlines is. */
export interface Remedy {
  id: 'stay' | 'keep-lease' | 'not-named';
  /** As a task: without a period. */
  title: string;
  /** What it is and who can ask for it, as sentences. */
  text: string;
  /** What else has to be known before relying on it. */
  caveats: readonly string[];
  citation: string;
  source: RuleSource;
}

/** A remedy as its folder holds it: `source` is the key of the folder's table of copies. */
export type RemedyRow<Sources extends string> = Omit<Remedy, 'source'> & { source: Sources };

/** The remedies of some rows, with the copies they name. */
export function remediesFrom<Sources extends string>(
  rows: readonly RemedyRow<Sources>[],
  sources: Readonly<Record<Sources, RuleSource>>,
): readonly Remedy[] {
  return rows.map(({ source, ...row }) => ({ ...row, source: sources[source] }));
}
