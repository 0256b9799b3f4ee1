import type { Direction, Unit } from './count.ts';
import type { ExtensionKind } from './extensions.ts';

/** A deadline of the rules of procedure, as a court counts it. */
export interface CourtRule {
  /** Letter of the court system and number: F1 … N1 … C1 …, a letter more for a variant. */
  id: string;
  name: string;
  days: number;
  unit: Unit;
  direction: Direction;
  /** What sends it later (or, counting back, earlier) than its days: the way the papers were served. */
  extension: ExtensionKind;
  citation: string;
  /** What it asks of you. */
  description: string;
  /** The event that day 0 is, as words that follow 'counted from'. */
  startsFrom: string;
  /** The text of this rule was not read in a source: its number must be verified with the clerk. */
  isUnchecked: boolean;
  /** Each court sets the days itself: `days` is the number of the court named here. */
  localDefault?: string;
  /** The first day on which it reads as here, and the days it gave before. */
  since?: string;
  daysBefore?: number;
  caveats: readonly string[];
  /** Sentences a person must read before relying on the date. */
  warnings: readonly string[];
}

/** What a rule says beyond its name, days and citation; the rest is how most rules are. */
export type RuleEntry = Pick<CourtRule, 'id' | 'name' | 'days' | 'citation' | 'description' | 'startsFrom'> &
  Partial<CourtRule>;

/** A rule from its entry: forward, every calendar day, no extension, read in a source. */
export function courtRule(entry: RuleEntry): CourtRule {
  return {
    unit: 'calendar',
    direction: 'forward',
    extension: 'none',
    isUnchecked: false,
    caveats: [],
    warnings: [],
    ...entry,
  };
}
