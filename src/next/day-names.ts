import { isConditional } from './conditional.ts';

/** What the time to answer the lawsuit is called among days. */
export const ANSWER_DAY = 'Your answer is due';
/** The day from which a judgment or a writ lets an officer put a tenant out. */
export const OUT_DAY = 'From this day an officer may put you out';
/** The same day for whom the place is given back to. */
export const BACK_DAY = 'From this day the officer may give the place back to you';
/** What the day is called on which a stay ends. */
export const STAY_ENDS = 'The stay lasts until this day';
/** What the day is called on which an order stops that holds until then. */
export const ORDER_LASTS = 'The order lasts until this day';
/** What a time is called for which a judgment is not enforced. */
export const COLLECTING_WAITS = 'Collecting has to wait for this time';
/** What the day is called on which a home or land is sold for a debt: whoever loses it acts before. */
export const SALE_DAY = 'The home or land is to be sold on this day';
/** What the day of any other sale is called. */
export const SALE_SET = 'A sale is set for this day';
/** What the day is called on which a judge decides from what was written. */
export const PAPERS_DAY = 'The judge decides on the papers: no hearing';
/** What the return day of a summons is called on which no court sits. */
export const RETURN_ONLY = 'Return date: no court date';
/** Days on which something happens and nobody has to come. */
export const NEEDS_NOBODY: ReadonlySet<string> = new Set([SALE_SET, PAPERS_DAY, RETURN_ONLY]);
/** Names of days that say all of it: nothing is due by them. */
export const SAYS_ITSELF: ReadonlySet<string> = new Set([
  OUT_DAY,
  BACK_DAY,
  STAY_ENDS,
  ORDER_LASTS,
  SALE_DAY,
  ...NEEDS_NOBODY,
]);
/** How the act of whoever wrote a paper begins among its days. */
export const THEY_WILL = 'They say they will';
/** What signing is called that a letter asks for: nobody has to. */
export const SIGN_ASKED = 'They ask you to sign';
/** What paying is called by the day of an offer. */
export const IF_TAKEN = 'Pay, if you take the offer';
/** How the day is called before which an answer to a request for an order is filed, by whoever wants to write one. */
export const IF_ANSWERED_BY_FORM = 'If you answer in writing: file form';
/** What a letter that asks for a debt says of disputing it in writing. */
export const DISPUTE = 'You may dispute this debt in writing';

/** Answered or responded to as well, and not the lawsuit; a reply to an answer is another paper. */
const ANOTHER_PAPER =
  /^\W*repl(?:y|ies)\b|\b(?:interrogator(?:y|ies)|requests?|admissions?|discovery|motions?|counter-?claims?|cross-?claims?|briefs?|subpoenas?|garnishments?)\b/i;
const ANSWERS =
  /^\W*(?:if\b[^:]{1,80}:\s*)?(?:(?:file|serve|send|hand in|write|your|their|my|our|the|an?|written|defendant['’]s)\s+)*(?:(?:appear(?:ance)? (?:and|or) )?answer\b|responsive pleading\b|defenses\b|respon(?:d|se|sive)\b.*\b(?:lawsuit|suit|complaint|petition|summons)\b)/i;

/** Whether a day or an entry of a timeline is for the answer to the lawsuit itself, by its name. */
export function isAnswerToLawsuit(name: string): boolean {
  return ANSWERS.test(name) && !ANOTHER_PAPER.test(name);
}

const APPEAL = /\bappeal\b(?!.*\b(?:bond|brief|fees?|record|transcripts?|rent|hearing)\b)/i;
/** 'Vacate the premises' undoes no judgment. */
const ASIDE =
  /\bset(?:ting)?(?: [\w-]+){0,3} aside\b|\brelief from\b|\bvacat(?:e|ing) (?:(?:the|a|an|this|small|claims|default) )*(?:default|judgment|order)\b|\bmotion to vacate\b/i;
/** Its time is months long, and an appeal is late before it ends. */
const LONG = /\brelief from\b/i;
const NEW_TRIAL = /\bnew trial\b/i;

/** Whether a day is the last one to appeal, by its name. */
export const isAppealDay = (name: string): boolean => APPEAL.test(name);
/** Whether it is the last one to ask the judge to undo a judgment. */
export const isAsideDay = (name: string): boolean => ASIDE.test(name);

/** A day to be there; papers that are due before one are none. */
const SITTING = /\b(?:hearing|trial|conference|mediation|arraignment)\b/i;
const PAPER_FOR_IT =
  /\b(?:due|before|notice|motion|list|brief|exhibits?|statement|witness\w*|file|serve|submit|request|demand|ask)\b/i;

/** Whether a day is one to be somewhere, by its name. */
export const isSitting = (name: string): boolean => SITTING.test(name) && !PAPER_FOR_IT.test(name);

/** Whether a day may stand first of those to come, `names`, where another does too; what the other side does is nobody's duty. */
export function mayLead(name: string, names: readonly string[]): boolean {
  return !standsBehind(name, names) && !name.startsWith(THEY_WILL);
}

/** Whether it is the last one to ask for a new trial, and for nothing that undoes a judgment against who was absent. */
export const isNewTrialDay = (name: string): boolean => NEW_TRIAL.test(name) && !isAsideDay(name);

/** Whatever protects more than a new trial does. */
const protectsMore = (name: string): boolean =>
  !isConditional(name) && (name === OUT_DAY || isAppealDay(name) || isAsideDay(name));

/**
 * Whether a day stands behind another of its case: one that only some need, an appeal where a judgment was entered by
 * default, since the judge who gave it is asked first, or a new trial beside either. `names` are those of the days that
 * are still to come.
 */
function standsBehind(name: string, names: readonly string[]): boolean {
  const hasAside = () => names.some((each) => isAsideDay(each) && !LONG.test(each) && !isConditional(each));
  if (isNewTrialDay(name)) return names.some(protectsMore);
  return isConditional(name) || (isAppealDay(name) && hasAside());
}
