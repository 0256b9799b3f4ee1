import { type RuleRow, type RuleSource, rulesFrom } from '../court-rule.ts';
import type { CourtSystemData, DiscoveryRequest, DocketStart } from './court-system.ts';

type Rows = readonly RuleRow<string, string>[];

/** What names rules by their ids names its own: those of another court do not compile. */
type Naming<Id extends string> = Omit<CourtSystemData, 'rules' | 'starts' | 'discovery'> & {
  starts: Readonly<Partial<Record<DocketStart, readonly Id[]>>>;
  discovery: Readonly<Record<DiscoveryRequest, readonly Id[]>> | null;
};

/** The courts that share some rows of rules. */
export function courtsWith<const Own extends Rows>(
  rows: Own,
  sources: Readonly<Record<string, RuleSource>>,
  system: Naming<Own[number]['id']>,
): CourtSystemData {
  return { ...system, rules: rulesFrom(rows, sources) };
}
