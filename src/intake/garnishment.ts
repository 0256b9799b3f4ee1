import type { FoundFact } from '../facts/schema.ts';
import { isSameThing } from '../next/needs.ts';
import type { ReadPaper } from './paper.ts';
import type { Proposal } from './schema.ts';

const HOLDER = /\b(?:employer|garnishee|bank|financial institution)['’]?s?\b/i;

/** The answer to such a writ is the bank's or the employer's, and never that of whose money it is. */
export function isHoldersAnswer(fact: FoundFact, { kind }: Pick<ReadPaper, 'kind'>): boolean {
  if (kind !== 'garnishment' || fact.kind !== 'deadline') return false;
  return isSameThing(fact.label, 'Answer') || HOLDER.test(fact.label);
}

const ASK_COURT =
  'It names no court that we know. Ask whoever holds the money today: which court ordered it, and what is the case number? Then ask the clerk of that court for the form, and for its last day.';

/** What helps whose money is taken, what is protected first; null of other papers and for whoever holds the money. */
export function garnishmentWords({ command, role, court }: Proposal): string | null {
  if (command !== 'garnishment' || role.value === 'neither' || role.value === 'plaintiff') return null;
  const where =
    court.courtId === null ? ` ${ASK_COURT}` : ' Ask the clerk for the form and for its last day.';
  return `First claim what is protected: Social Security, most other benefits, and a part of your pay. You do it with a claim of exemption at the court, and the time is short.${where} The bank or the employer answers this paper, not you. If you never heard of a lawsuit, ask the judge to set the judgment aside.`;
}
