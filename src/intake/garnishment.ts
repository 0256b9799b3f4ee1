import type { FoundFact } from '../facts/schema.ts';
import { isSameThing } from '../next/needs.ts';
import type { KindId } from '../papers/kinds.ts';
import type { ReadPaper } from './paper.ts';
import type { Proposal } from './schema.ts';

/** What takes money by order of a court, as banks and employers call it when they tell of it. */
const TAKES =
  /\b(?:garnish(?:ment|ee|ed|ing)?|earnings? withholding order|wage (?:attachment|execution|assignment)|income execution|restraining notice|bank levy|levy (?:on|of|against) your (?:bank )?account|legal (?:order|process) (?:on|against) your account|writ of (?:execution|attachment) (?:on|against) your)\b/i;
/** It is done, and not only threatened. */
const HELD =
  /\b(?:(?:we|bank|employer|payroll|union) (?:\w+ ){0,4}(?:received|were served|have been served|must|are required|hold|held|withhold|froze|frozen)|(?:has|have) been (?:\w+ )?(?:served|garnished|levied|frozen|restrained|held|placed)|is (?:being )?(?:garnished|frozen|held|restrained)|exempt(?:ion|ions)?|you are (?:hereby )?(?:commanded|ordered))\b/i;
const TOP = 3000;

/** Kinds under which a bank's or an employer's word of it is filed. */
const WORD_OF_IT: ReadonlySet<KindId | null> = new Set<KindId | null>([
  ...(['letter', 'email', 'notice', 'statement', 'other', 'writ'] as const),
  null,
]);

/** A paper by which money is taken is a garnishment, whoever sent it and though it names no court. */
export function asGarnishment(paper: ReadPaper): ReadPaper {
  if (!WORD_OF_IT.has(paper.kind)) return paper;
  const top = paper.head.slice(0, TOP).replace(/\s+/g, ' ');
  return TAKES.test(top) && HELD.test(top) ? { ...paper, kind: 'garnishment' } : paper;
}

/** The answer to such a writ is the bank's or the employer's, and never that of whose money it is. */
export function isHoldersAnswer(fact: FoundFact, { kind }: Pick<ReadPaper, 'kind'>): boolean {
  return kind === 'garnishment' && fact.kind === 'deadline' && isSameThing(fact.label, 'Answer');
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
