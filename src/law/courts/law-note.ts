import type { RuleSource } from '../court-rule.ts';

/** What is asked of the law of a court by name, and is no time that is counted. */
export type NoteId =
  | 'officer-comes'
  | 'let-back-in'
  | 'claim-handed-in'
  | 'default-set-aside'
  | 'undisputed-facts'
  | 'locked-out'
  | 'left-behind';

/** What the law of a court says of one such thing; a row of plain data, as a rule of deadlines is. */
export interface LawNote {
  id: NoteId;
  /** What it is about, as a list of laws names it. */
  title: string;
  /** As sentences. */
  text: string;
  citation: string | null;
  /** Where it was read; null where it is from memory. */
  source: RuleSource | null;
  /** What else has to be known before relying on it, as a sentence. */
  caveat?: string;
  /** The courts that it holds in alone, by the key of their system; in all of the folder without it. */
  system?: string;
}

/** A note as its folder holds it: `source` is the key of the folder's table of copies. */
export type NoteRow<Sources extends string> = Omit<LawNote, 'source'> & { source: Sources | null };

/** The notes of some rows, with the copies they name. */
export function notesFrom<Sources extends string>(
  rows: readonly NoteRow<Sources>[],
  sources: Readonly<Record<Sources, RuleSource>>,
): readonly LawNote[] {
  return rows.map(({ source, ...row }) => ({ ...row, source: source === null ? null : sources[source] }));
}
