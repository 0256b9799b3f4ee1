import { startEvent } from '../facts/own-start.ts';
import { isPermission } from '../facts/permissions.ts';
import type { FoundFact } from '../facts/schema.ts';
import { isNameless } from '../facts/times/no-name.ts';
import { callOf } from '../papers/kind-of.ts';
import type { KindId } from '../papers/kinds.ts';
import { withCondition } from './conditional.ts';
import { DISPUTE, IF_TAKEN, ORDER_LASTS, SIGN_ASKED, THEY_WILL } from './day-names.ts';
import { isDispute } from './dispute.ts';
import { isMotionResponse, speaksOfMotion } from './motion-response.ts';
import { type Deadline, isAnswerAlone, isBareAnswer } from './needs.ts';
import { FILE_AFTER, runsFromOwnPaper } from './own-answer.ts';
import { type NamingPaper, nameInPaper } from './paper-names.ts';
import { BEGINS } from './stage.ts';
import { IF_NOT, isSuing, isTheirs, isThreat } from './their-acts.ts';

/** What of a paper says what its days are called. */
interface PaperOfDay extends NamingPaper {
  /** Somebody's own, and no court's. */
  isLetter: boolean;
  facts: readonly FoundFact[];
}

const SUES_LATER = 'They say they may sue after this day';
const PAYS = /\b(?:pay\w*|paid|installments?)\b/i;
/** 'Said answer must be filed within three days after the service of a copy': what is filed follows what was sent. */
const FILES = /\b(?:fil(?:e|ed|ing)|answer|response)\b/i;
/** What whoever is sued does within the time of the summons, however the court calls it. */
const ANSWERS = /\b(?:answer|respon[ds]\w*|defen[ds]\w*|written appearance)\b/i;

/** 'The court must receive your answer to the complaint within twenty days'. */
const YOUR_ANSWER =
  /\b(?:your|an)\s+(?:written\s+)?(?:answer|response)\s+to\s+(?:the|this)\s+(?:complaint|petition|claim|lawsuit)\b/i;

/** What the sentence of a summons says that its time is for, in the words of whichever state. */
const SAYS_ANSWER =
  /\b(?:answers?|respon(?:d|se|sive)\w*|defen(?:d|se)s?|pleading|written appearance|oppose this lawsuit)\b/i;
/** Names that say no more of it: whom it binds, a copy of the same, the answer alone. */
const UNTOLD =
  /^serve (?:a copy|your|the)\b|^oppose this lawsuit$|\b(?:party|defendant|answer|response|defense|pleading|appearance)\b.*\bdue$/i;

/** Whether a time of a summons that starts with its service is the one to answer, though its name does not say so. */
function isTimeOfSummons(
  { label, quote, value: { date, period, who } }: Deadline,
  { kind }: PaperOfDay,
): boolean {
  if (kind !== 'summons' || date != null || !period || who === 'plaintiff' || who === 'court') return false;
  const { from } = period;
  const isFromService = from === '' || startEvent(from, null) === 'service';
  if (!isFromService || runsFromOwnPaper(from)) return false;
  return SAYS_ANSWER.test(quote) && (isNameless(label) || UNTOLD.test(label) || isAnswerAlone(label));
}

/** 'Unless you act within ten days, a judgment may be entered': what whoever has not answered yet is warned of. */
const UNLESS_ACTED =
  /\bunless\s+you\s+act\b[^.;]{0,160}\bjudgment\b|\bfail(?:ure)?\s+to\s+act\b[^.;]{0,160}\bjudgment\b/i;
const ACT_NOW = 'Act on the notice: file your answer';

export const ANSWER_REQUESTS = 'Answer the requests';
const RESPONSES = /^(?:the |your )?(?:responses?|answers?) due$/i;
/** What is served on the other side, where a certificate tells of it. */
export const REQUESTS_SERVED =
  /\b(?:interrogator\w+|requests? for (?:the )?(?:production|admission)|discovery requests?)\b[^.;]{0,160}\bserved\b/i;

/** Papers of which it depends on their text what their days are called. */
const NAMED_BY_TEXT: ReadonlySet<KindId> = new Set([
  'letter',
  'garnishment',
  'bankruptcy-notice',
  'protection-order',
  'notice-hearing',
  // A form of the courts may be one of these by its title, and says in its corner what it is.
  'order',
  'notice',
  'form',
  'other',
]);

/** Whether it depends on how its paper begins what such a day is called. */
export const isNamedByHead = (label: string, kind: KindId | null): boolean =>
  RESPONSES.test(label) || kind === null || NAMED_BY_TEXT.has(kind);

/** How a day until which an order holds is read, and named to whom it binds. */
const ORDER_ENDS = 'Order ends';
const ENDS =
  /\borders?\b[^.;]{0,60}\b(?:expires?|ends?|lasts?|good|valid|effective|in\s+(?:full\s+)?(?:force|effect))\b|\bexpir(?:es|ation)\b/i;

/** Whether a day is that on which an order stops; of one to keep away from somebody a day without a name may be it. */
function endsOrder({ label, quote }: Pick<Deadline, 'label' | 'quote'>, { kind }: PaperOfDay): boolean {
  if (label === ORDER_ENDS) return true;
  const isPlain = isNameless(label) || label === 'Expiration due';
  return callOf(kind) === 'keep-away' && isPlain && ENDS.test(quote);
}

/** What an order on pay has the employer begin, where its line says no more than that something is due. */
const WITHHOLD = 'Begin to withhold';
const WITHHOLDS = /\bwithh[eo]ld\w*/i;
const MUST_WITHHOLD = /\b(?:must|shall|(?:required|ordered)\s+to)\s+(?:\w+\s+)?withh[eo]ld/i;
const TO_BEGIN = /\b(?:begin|start|commence)\w*\b/i;
const IS_DUE = /^(?:payment|withhold(?:ing)?) due$|^(?:begin|start|commence) withholding$/i;

function isToWithhold(
  { label, quote }: Pick<Deadline, 'label' | 'quote'>,
  { kind, head }: PaperOfDay,
): boolean {
  if (kind !== 'garnishment' || !(isNameless(label) || IS_DUE.test(label))) return false;
  if (WITHHOLDS.test(label) || MUST_WITHHOLD.test(quote)) return true;
  return isNameless(label) && TO_BEGIN.test(quote) && WITHHOLDS.test(`${quote} ${head}`);
}

/** A nameless time to answer that starts with the summons is the answer's; what follows the answer is no time of its own. */
function labelOf(fact: Deadline, paper: PaperOfDay): string {
  const { label, quote, value } = fact;
  const from = value.period?.from ?? '';
  const what = `${label} ${value.what.replace(from, '')}`;
  if (isTheirs(fact)) return `${THEY_WILL} ${value.what}`;
  const isSenders = paper.isLetter && isSuing(`${label} ${value.what}`, quote);
  if (isSenders) return IF_NOT.test(quote) ? SUES_LATER : `${THEY_WILL} sue`;
  if (runsFromOwnPaper(from) && FILES.test(what) && /\bserv|\bmail|\bsent|\bsend/i.test(from))
    return FILE_AFTER;
  if (RESPONSES.test(label) && REQUESTS_SERVED.test(paper.head.replace(/\s+/g, ' '))) return ANSWER_REQUESTS;
  if (label === 'Deadline' && !paper.isLetter && UNLESS_ACTED.test(quote)) return ACT_NOW;
  if (isThreat({ label, quote })) return SUES_LATER;
  if (isToWithhold(fact, paper)) return WITHHOLD;
  const isAnswer = label === 'Deadline' && /\b(?:summons|complaint)\b/i.test(from) && ANSWERS.test(quote);
  const isFirst = paper.kind !== null && BEGINS.has(paper.kind);
  // The day that a first paper names for a response without a name is the one to answer it by.
  const isNamed = isFirst && value.date != null && isAnswerAlone(label);
  const isTold =
    isFirst && label === 'Deadline' && startEvent(from, null) === 'service' && YOUR_ANSWER.test(quote);
  const isBare = isTimeOfSummons(fact, paper) || (isFirst && isBareAnswer(label, from));
  if (isAnswer || isNamed || isTold || isBare) return 'Answer the lawsuit';
  // The words behind the act are the paper's; the name alone goes on the timeline.
  return isMotionResponse(label, quote) && !speaksOfMotion(label) ? `${label} to the motion` : label;
}

/** Whether a payment is one of an offer: the same words offer it, by another day. */
function isOfOffer({ quote, value, label }: Deadline, paper: PaperOfDay): boolean {
  if (!paper.isLetter || !PAYS.test(`${label} ${quote}`)) return false;
  return paper.facts.some(
    (each) => each.kind === 'offer' && each.quote === quote && each.value.until !== value.date,
  );
}

/** What a letter wants signed, its reader's own duty by no law. */
const SIGNS = /^(?:please )?(?:(?:review|date|complete|read|return|send back),? (?:and )?)?sign\b/i;

/**
 * What a day of a paper is called, on its card, among the steps of its case and, once it is kept, on the timeline. A right
 * to dispute a debt is named as that in a letter; what binds only who needs something has its condition behind it.
 */
export function dayName(fact: Deadline, paper: PaperOfDay): string {
  if (endsOrder(fact, paper)) return ORDER_LASTS;
  const own = nameInPaper(fact, paper);
  if (own !== null) return own.name;
  if (paper.isLetter && isDispute(fact.quote)) return DISPUTE;
  if (isOfOffer(fact, paper)) return IF_TAKEN;
  if (paper.isLetter && SIGNS.test(fact.label)) return SIGN_ASKED;
  if (isPermission(fact)) return `Allowed: ${fact.label}`;
  return withCondition(labelOf(fact, paper), fact.quote);
}
