import type { CaseKind } from '../case-kinds.ts';
import type { Court } from '../court.ts';
import { type CourtTable, countyOf, firstOf } from '../place.ts';
import { CA_APPELLATE, CA_SUPERIOR, CA_SUPERIORS } from './courts.ts';

const NAMES: CourtTable = [
  [/\b(?:courts? of appeals?|supreme court)\b/i, CA_APPELLATE],
  [/\bsuperior\b|\bsmall claims\b|\bunlawful detainer\b/i, CA_SUPERIOR],
];

/** 23STUD01234, 37-2023-00012345-CL-UD-CTL, CUD-23-601234, CSM-23-…. */
const KINDS: readonly (readonly [RegExp, CaseKind])[] = [
  [/^\d{2}[A-Z]{2}UD\d|-UD-|^CUD-?\d|^UD\d/, 'eviction'],
  [/^\d{2}[A-Z]{2}SC\d|-SC-|^CSM-?\d|^SC\d/, 'small_claims'],
  [/^\d{2}[A-Z]{2}PB\d|-PR-/, 'probate'],
  [/^\d{2}[A-Z]{2}F[LDY]\d|-FL-|^FDI-?\d/, 'family'],
];

export function byName(name: string): Court | null {
  const kind = firstOf(NAMES, name);
  if (kind !== CA_SUPERIOR) return kind;
  return CA_SUPERIORS.get(countyOf(CA_SUPERIORS.keys(), name) ?? '') ?? kind;
}

/** Undefined where the number says no kind; asked only of numbers of this state. */
export function kindByNumber(number: string): CaseKind | undefined {
  return KINDS.find(([pattern]) => pattern.test(number))?.[1];
}
