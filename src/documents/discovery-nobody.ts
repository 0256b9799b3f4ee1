import { MONTHS } from '../text/day-words.ts';

/** What somebody does for a living, at the end of a row of its own under a name. */
const JOB =
  /^(?:\p{Lu}[\p{L}&-]*\s|of\s|and\s){1,5}(?:officers?|managers?|directors?|agents?|administrators?|coordinators?|specialists?|analysts?|brokers?|counselors?|supervisors?|assistants?|secretary|treasurer|superintendent)$/iu;
/** 'President & CEO', 'Chief of Protocol', 'General Counsel &': an office, with or without a second one. */
const OFFICE =
  /^(?:(?:executive|senior|vice|assistant|associate|deputy|acting|interim|chief|general|corporate|managing|regional)\s)*(?:president|CEO|CFO|COO|chair(?:man|woman|person)?|counsel|secretary|treasurer|director|manager|officer|chief of \p{L}+)(?:\s(?:&|and)(?:\s.*)?)?$/iu;
/** A heading, a row of a form, the beginning of a sentence. */
const WORDS_OF_PAPER =
  /^(?:requests?|reports?|acknowledge?ments?|declarations?|descriptions?|certificates?|proofs?|applications?|responses?|answers?|summary|small claims?)(?:\s(?:to|of|for)\b|$)|\b(?:document|envelope id|offer|accepted|below|above)$|\s(?:of|the|and|to|for|is|on|in|by|or|at)$|^(?:of|and|to|in and|on|by|for)\s/i;
/** 'Quill explained'. */
const TELLS = /^\S+\s\p{Ll}{3,}ed$/u;
/** A part or a plan of somebody: 'Larch Transit’s Records Department'. */
const PART_OF =
  /^(\p{Lu}.{2,60}?)['’]s\s.{0,60}\b(?:department|division|office|bureau|unit|section|plan|program|project|director|board|team)\b.{0,40}$/iu;

/** 'Quill, Ada 1': a stroke of the scan behind a name. */
const STROKE = /(?<=\p{L}{2})\s[\dI|l!]$/u;

/** The name as it stands for somebody: whose part it is, and without the sign of a possessor. */
export const ownName = (name: string): string =>
  name
    .replace(STROKE, '')
    .replace(PART_OF, '$1')
    .replace(/['’]s$/, '');

/** 'B. Overtime.', 'C. Company': the head of a lettered paragraph. */
const LETTERED =
  /^[A-Z]\.\s(?:.*\.$|(?:company|employee|employer|contractor|consultant|recipient|purchaser|seller|buyer|landlord|tenant|agreement|term|definitions?)$)/i;
/** What a form calls the place where somebody signs, and a time of an employment. */
const OF_FORM =
  /\bsignatures?$|^(?:probation|trial|notice|grace)\speriod$|^(?:drawings|records|withdrawals|contributions)$/i;

/** 'If You Have Any Questions': a line in capitals that is a sentence, or what a form says of itself. */
const SENTENCE =
  /\b(?:if|you|your|yours|have|has|any|which|whichever|whoever|these|those|please|shall|must|reserved|separately|hereby|dictionary)\b/i;
const MONTH = new RegExp(`^(?:${MONTHS.join('|')})\\.?$`, 'i');
/** A box that nobody reads. */
const MACHINE =
  /^<?(?:no[-_.]?reply|do[-_.]?not[-_.]?reply|mailer-daemon|postmaster|bounces?|form_engine|notifications?)@/i;

/** Whether what was read as a name is a calling, a heading or the rest of a sentence: nobody. */
export function isNobody(name: string): boolean {
  return (
    name.length < 200 &&
    (JOB.test(name) ||
      LETTERED.test(name) ||
      OF_FORM.test(name) ||
      OFFICE.test(name) ||
      WORDS_OF_PAPER.test(name) ||
      SENTENCE.test(name) ||
      MONTH.test(name) ||
      MACHINE.test(name) ||
      TELLS.test(name))
  );
}

/** What lawyers print under their name. */
const AT_LAW = /^(?:attorneys?|counsell?ors?|lawyers?|solicitors?)(?:\s(?:and|&)\s\p{L}+)? at law$/iu;
/** A part of a firm, and no firm: 'Human Resources', 'Property Claims'. */
const PART =
  /^(?:human|customer|property|casualty|auto|accounts?|public|media|guest|member|tenant|client|patient)\s(?:resources|claims|services?|care|support|payable|receivable|relations|affairs)$/i;

/** Whether what a paper prints beside a name is a part of a firm or a calling; a mail may go to such a part. */
export const isBesideName = (name: string): boolean => AT_LAW.test(name) || PART.test(name);
