import { runsFromOwnMaking } from '../facts/own-start.ts';
import { FILE_AFTER, runsFromOwnPaper } from '../next/own-answer.ts';
import type { Proposal } from './schema.ts';

const SENT = /\b(?:mail(?:ed|ing)|sent|sending|publi(?:shed|shing|cation)|shown below|date below)\b/gi;
const HAD = /\b(?:serv|recei)/i;

const OWN_DAY =
  /^(?:the )?(?:date|day|entry|issuance|filing)(?: of)?(?: (?:this|the present) (?:order|notice|letter|judgment|ruling|decision|opinion|paper|document)| hereof)\b|^this (?:order|notice|letter|judgment) (?:is|was) (?:dated|entered|filed|issued|made)\b/i;

const OF_ANOTHER =
  /\b(?:serv(?:ice|ed|ing)|receipt|receiving|received|filing|filed) (?:of )?(?:an?|any|the|each|such|said)?\s?(?:[\p{L}-]+\s){0,2}(?:motions?|oppositions?|responses?|repl(?:y|ies)|briefs?|memorand(?:um|a)|amended (?:complaint|pleading|petition)|objections?|reports?|disclosures?|answers?|recommendations?|findings|designations?|proposals?|transcripts?|invoices?|accountings?|inventor(?:y|ies))\b(?! (?:and|or) summons)/iu;
/** 'Receipt of a designation', 'service of any report': with 'a' or 'any' it is no paper that anybody holds by this one. */
const OF_ANY =
  /\b(?:serv(?:ice|ed|ing)|receipt|receiving)\s+of\s+(?:any|each|such|an?)\s+(?!(?:copy|copies|summons|complaint|petition|citation|subpoena|writ|notice|paper|letter)\b)\p{L}/iu;
const OF_THIS = /\b(?:this|these|hereof|herein)\b/i;

/** Whether a time runs from the service of a paper that is none of these: 'after service of the motion'. */
export function runsFromAnotherPaper(from: string): boolean {
  return (OF_ANOTHER.test(from) || OF_ANY.test(from)) && !OF_THIS.test(from);
}

/** Whether a time runs from the day on which the paper was sent or published, which is before anybody has it. */
export function runsFromSending(from: string): boolean {
  const last = [...from.matchAll(SENT)].at(-1);
  return last !== undefined && !HAD.test(from.slice(last.index + last[0].length)) && !runsFromOwnPaper(from);
}

/** 'The day this paper is delivered to you' is the day on which somebody gets it; one that is handed down, or given, is made. */
const COMES =
  /\b(?:serv(?:ed|ice)|recei\w+|deliver\w*|handed(?!\s(?:down|out)\b)|given\s(?:\w+\s)?to\s(?:you|the)\b|left\s(?:at|with|on|for|in)\b)/i;

/** Whether a time runs from the day that the paper itself bears: 'the date of this order'. */
export function runsFromOwnDay(from: string): boolean {
  return (OWN_DAY.test(from) || runsFromOwnMaking(from)) && !COMES.test(from);
}

/** Whether the answer goes to the other side first, and to the court some days after. */
export function sendsFirst({ deadlines }: Pick<Proposal, 'deadlines'>): boolean {
  return deadlines.some(({ label }) => label === FILE_AFTER);
}

/** Whether a paper has times that run from its own day: a form that is sent back, or a decision. */
export const runsFromItself = ({ sendBack, decision }: Pick<Proposal, 'sendBack' | 'decision'>): boolean =>
  Boolean(sendBack) || Boolean(decision);

/** Whether the paper is a landlord's own, and no court's. */
export function isLandlords({ asks, kind }: Pick<Proposal, 'asks' | 'kind'>): boolean {
  return asks === 'letter' && kind.value === 'eviction';
}
