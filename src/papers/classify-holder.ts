import { splitSentences } from '../text/sentence-end.ts';
import type { KindId } from './kinds.ts';

/** What takes money by order of a court, as banks and employers call it when they tell of it. */
const TAKES =
  /\b(?:garnish(?:ment|ee|ed|ing)?|earnings? withholding order|wage (?:attachment|execution)|income execution|restraining notice|bank levy|notice of levy|levy (?:on|of|against) your (?:bank )?account|legal (?:order|process) (?:on|against) your account|writ of (?:execution|attachment) (?:on|against) your)\b/i;
/** It is done. */
const HELD =
  /\b(?:(?:we|your (?:bank|employer)|the (?:bank|employer|union)|payroll) (?:\w+ ){0,4}(?:received|were served|have been served|are required|hold|held|withhold|froze|frozen)|we must|(?:has|have|was|were) (?:\w+ )?(?:been )?(?:\w+ )?(?:served|garnished|levied|frozen|restrained|placed)|is (?:being )?(?:garnished|frozen|held|restrained)|you are (?:hereby )?(?:commanded|ordered))\b/i;
/** It is only threatened, or told of in general. */
const UNDONE = /\b(?:if|ever|may|might|could|intends?|proposed?|propose to)\b/i;
/** What a bank says is protected names no reason for the taking: 'Some money may be exempt, such as child support'. */
const PROTECTED = /\b(?:exempt\w*|protected)\b/i;
/** Taken without a judgment of a court: another office decides, and undoes. */
const NO_JUDGMENT =
  /\b(?:child support|spousal support|income withholding (?:order|for support)|student loans?|administrative wage|tax lien|internal revenue)\b/i;
const TOP = 3000;

/** Kinds that the letter of a bank or an employer about it is taken for. */
const WORD_OF_IT: ReadonlySet<KindId> = new Set([
  'letter',
  'demand-letter',
  'notice',
  'statement',
  'other',
  'writ',
]);

/**
 * Whether a paper tells whose money it is that a court has it taken: a garnishment, whoever sent it and though it names no
 * court. What only threatens it, tells of it in general, or takes without a judgment is none.
 */
export function tellsOfTaking(text: string, kind: KindId): boolean {
  if (!WORD_OF_IT.has(kind)) return false;
  const sentences = splitSentences(text.slice(0, TOP));
  const takes = sentences.filter((sentence) => TAKES.test(sentence));
  if (takes.some((sentence) => NO_JUDGMENT.test(sentence) && !PROTECTED.test(sentence))) return false;
  if (takes.every((sentence) => UNDONE.test(sentence))) return false;
  return sentences.some((sentence) => HELD.test(sentence) && !UNDONE.test(sentence));
}
