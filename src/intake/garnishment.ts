import type { FoundFact } from '../facts/schema.ts';
import { isSameThing } from '../next/needs.ts';
import type { KindId } from '../papers/kinds.ts';
import type { ReadPaper } from './paper.ts';
import type { Proposal } from './schema.ts';

/** What takes money by order of a court, as banks and employers call it when they tell of it. */
const TAKES =
  /\b(?:garnish(?:ment|ee|ed|ing)?|earnings? withholding order|wage (?:attachment|execution)|income execution|restraining notice|bank levy|notice of levy|levy (?:on|of|against) your (?:bank )?account|legal (?:order|process) (?:on|against) your account|writ of (?:execution|attachment) (?:on|against) your)\b/i;
/** It is done. */
const HELD =
  /\b(?:(?:we|your (?:bank|employer)|the (?:bank|employer|union)|payroll) (?:\w+ ){0,4}(?:received|were served|have been served|are required|hold|held|withhold|froze|frozen)|we must|(?:has|have|was|were) (?:\w+ )?(?:been )?(?:\w+ )?(?:served|garnished|levied|frozen|restrained|placed)|is (?:being )?(?:garnished|frozen|held|restrained)|you are (?:hereby )?(?:commanded|ordered))\b/i;
/** It is only threatened, or told of in general. */
const UNDONE = /\b(?:if|ever|may|might|could|intends?|proposed?|propose to)\b/i;
/** Taken without a judgment of a court: another office decides, and undoes. */
const NO_JUDGMENT =
  /\b(?:child support|spousal support|income withholding (?:order|for support)|student loans?|administrative wage|tax lien|internal revenue)\b/i;
const SENTENCE = /(?<=[\p{L}\d]{3}[.!?])\s+(?=\p{Lu})/u;
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
  const isDone = top.split(SENTENCE).some((sentence) => HELD.test(sentence) && !UNDONE.test(sentence));
  const isTaken = TAKES.test(top) && isDone && !NO_JUDGMENT.test(top);
  return isTaken ? { ...paper, kind: 'garnishment' } : paper;
}

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
