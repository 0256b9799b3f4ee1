import type { Span } from '../../text/source.ts';

/** Sets of rules and codes that we know by name. */
export const SETS = {
  frcp: { name: 'Federal Rules of Civil Procedure', jurisdiction: 'federal' },
  fre: { name: 'Federal Rules of Evidence', jurisdiction: 'federal' },
  frap: { name: 'Federal Rules of Appellate Procedure', jurisdiction: 'federal' },
  frcrp: { name: 'Federal Rules of Criminal Procedure', jurisdiction: 'federal' },
  frbp: { name: 'Federal Rules of Bankruptcy Procedure', jurisdiction: 'federal' },
  usc: { name: 'United States Code', jurisdiction: 'federal' },
  cfr: { name: 'Code of Federal Regulations', jurisdiction: 'federal' },
  nmra: { name: 'New Mexico Rules Annotated', jurisdiction: 'new_mexico' },
  form: { name: 'New Mexico court forms', jurisdiction: 'new_mexico' },
  uji: { name: 'New Mexico Uniform Jury Instructions', jurisdiction: 'new_mexico' },
  nmsa: { name: 'New Mexico Statutes', jurisdiction: 'new_mexico' },
  ccp: { name: 'California Code of Civil Procedure', jurisdiction: 'california' },
  crc: { name: 'California Rules of Court', jurisdiction: 'california' },
  cal: { name: 'California codes', jurisdiction: 'california' },
} as const;
export type SetId = keyof typeof SETS;

/** A rule or section, as it is cited. Of a code with titles `number` is 'title/section' ('28/1446'). */
export interface CitedRule {
  kind: 'rule';
  /** Null for 'Rule 12(b)' of no named set. */
  set: SetId | null;
  number: string;
  /** Paragraphs in order, as written, without brackets: ['b', '6']. */
  subs: readonly string[];
}

export type Cited =
  | CitedRule
  | { kind: 'reporter'; volume: number; reporter: string; page: number | null }
  | { kind: 'neutral'; year: number; court: string; number: string }
  | { kind: 'database'; year: number }
  | { kind: 'decided'; year: number }
  | { kind: 'name' }
  | { kind: 'local' }
  | { kind: 'elsewhere' }
  | { kind: 'malformed'; why: string };

/** A legal citation in a text; several rules may be named in one. */
export interface LegalCitation extends Span {
  text: string;
  cited: readonly Cited[];
}

/** A name under which a rule is looked up: 'frcp:12(b)(6)'. Letters count the same in either case. */
export function ruleKey({ set, number, subs }: Pick<CitedRule, 'set' | 'number' | 'subs'>): string {
  return `${set}:${number.toLowerCase()}${subs.map((sub) => `(${sub.toLowerCase()})`).join('')}`;
}
