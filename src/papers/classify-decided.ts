import { splitSentences } from '../text/sentence-end.ts';
import { holdsWholeCase } from './classify-hold.ts';
import type { KindId } from './kinds.ts';
import { plainCapitals } from './title-words.ts';

/** How far into a paper what it commands is looked for. */
const WITHIN = 6000;

/** Signs that a judge has decided, and somebody is to be paid by it. */
const OWED =
  /\bjudgment[\s-]+(?:debtor|creditor)s?\b|\bmoney\s+judgment\b|\bjudgment\b[^.;]{0,60}\b(?:was|were|has\s+been|having\s+been|is)\s+(?:\w+\s+)?(?:entered|rendered|obtained|recovered|awarded|docketed)\b|\b(?:satisf\w+|collect\w*|enforc\w+|pay)\b[^.;]{0,30}\bjudgment\b|\b(?:in\s+aid\s+of|upon|under)\s+(?:an?\s+|the\s+)?(?:writ\s+of\s+)?execution\b|\bsupplementa(?:l|ry)\s+proceedings?\b|\bproceedings?\s+supplement(?:al|ary)\b|\bunsatisfied\b[^.;]{0,40}\bjudgment\b|\b(?:levy|levied|garnish\w*|attachment)\b/i;
/** Of these alone there is somebody who is to be paid; a judgment may also end a marriage. */
const OWED_MONEY =
  /\bjudgment[\s-]+(?:debtor|creditor)s?\b|\bmoney\s+judgment\b|\b(?:satisf\w+|collect\w*|enforc\w+)\b[^.;]{0,30}\bjudgment\b|\bunsatisfied\b|\bin\s+aid\s+of\s+execution\b|\bsupplementa(?:l|ry)\s+proceedings?\b/i;
/** Who asks for such a thing has not got it yet. */
const ASKS =
  /^\W*(?:EX PARTE |VERIFIED )?(?:MOTION|REQUEST|PETITION|AFFIDAVIT|APPLICATION(?!.{0,30}\bORDER\b))\b/;

const EXAMINES =
  /\b(?:(?:JUDGMENT )?DEBTOR(?:'?S)? EXAM(?:INATION)?|EXAMINATION OF (?:THE )?(?:JUDGMENT )?DEBTOR|(?:APPEARANCE|APPEAR) (?:AND|FOR) (?:AN? |THE )?(?:ORAL )?EXAMINATION|ORDER FOR (?:THE )?EXAMINATION|DISCOVER(?:Y OF)? ASSETS|(?:HEARING|EXAMINATION|PROCEEDINGS?) IN AID OF (?:EXECUTION|JUDGMENT)|(?:SUPPLEMENTA(?:L|RY) PROCEEDINGS?|PROCEEDINGS? SUPPLEMENT(?:AL|ARY)))\b/;
/** 'You are commanded to appear … to be examined about your property'. */
const COME_AND_SAY =
  /\b(?:ordered|commanded|required|directed|summoned|cited|shall|must)\b[^;]{0,220}?\b(?:appear|come|attend|be\s+present)\b[^;]{0,300}?\b(?:examin\w+|answer\w*|furnish|testify|disclos\w+|inquir\w+|discover|questions?)\b[^;]{0,140}?\b(?:propert\w+|assets?|income|earnings|financ\w+|judgment\s+debtor|enforce\w*)\b|\bIT\s+IS\b[^;]{0,40}\bORDERED\b[^;]{0,120}?\b(?:appear|attend)\b[^;]{0,300}?\b(?:answer\w*|examin\w+|testify)\b[^;]{0,140}?\b(?:propert\w+|assets?|income|earnings)\b/i;

const ASKS_IN_WRITING =
  /\b(?:INFORMATION SUBPOENA|FACT INFORMATION SHEET|(?:INTERROGATORIES|QUESTIONNAIRE|QUESTIONS|DISCOVERY) (?:IN AID OF (?:EXECUTION|JUDGMENT|ENFORCEMENT)|(?:TO|FOR) (?:THE )?JUDGMENT DEBTOR)|(?:POST|AFTER)-? ?JUDGMENT (?:INTERROGATORIES|QUESTIONNAIRE|DISCOVERY|REQUESTS)|JUDGMENT DEBTOR(?:'?S)? (?:QUESTIONNAIRE|STATEMENT OF ASSETS|INFORMATION))\b/;

const PROTECTS =
  /\b(?:EXEMPT(?:ION)?S? (?:RIGHTS?|NOTICE)|RIGHTS? (?:TO|OF|ON|REGARDING|CONCERNING|AGAINST)\b.{0,60}\bEXEMPT\w*|(?:NOTICE|RIGHTS?)\b.{0,60}\b(?:CLAIM(?:ING)?(?: OF)? EXEMPT\w*|EXEMPTIONS? FROM|PROTECTED (?:PROPERTY|INCOME|MONEY))|EXEMPTIONS? DESIGNATED)\b/;
const NOT_THE_NOTICE = /\b(?:OBJECTION|OPPOSITION|CONTEST|HEARING|MOTION|ORDER|TAX|SALES|DOCKET)\b/;

const TAKES_THINGS = /\b(?:EXECUTION|FIERI FACIAS|FI\.? ?FA\.?|NOTICE OF LEVY)\b/;
const TAKES_WORDS = /\b(?:execution|fieri\s+facias|lev(?:y|ied))\b/i;

const AGREED_TITLE =
  /\b(?:STIPULATED|CONSENT|AGREED)\b.{0,30}\b(?:JUDGE?MENT|DECREE)\b|\bJUDGE?MENT\b.{0,40}\b(?:BY|ON|UPON|PURSUANT TO) (?:THE )?(?:CONSENT|AGREEMENT|STIPULATION)\b|\b(?:STIPULATION|AGREEMENT|CONSENT)S?\b.{0,40}\b(?:FOR|TO|AND|OF)\b.{0,25}\bJUDGE?MENT\b/;
const AGREED_WORDS =
  /\b(?:parties|both\s+sides|plaintiff\s+and\s+(?:the\s+)?defendant|petitioner\s+and\s+(?:the\s+)?respondent)\b[^.;]{0,80}\b(?:stipulate|agree|consent)[sd]?\b[^.;]{0,80}\b(?:judgment|follow\w*)\b|\b(?:by|upon|on|pursuant\s+to)\s+(?:the\s+)?(?:agreement|consent|stipulation)\s+of\s+(?:the\s+)?(?:parties|both)\b/i;
/** A motion to win without a trial, and facts that nobody disputes, are agreed to by nobody. */
const OTHER_AGREEMENT =
  /\b(?:SUMMARY|FACTS|CONFIDENTIAL|PROTECTIVE|DISMISS\w*|VACAT\w*|SET ASIDE|SATISFACTION|SATISFIED)\b/;

const COMMANDING: ReadonlySet<KindId> = new Set<KindId>([
  'order',
  'minute-entry',
  'notice',
  'notice-hearing',
  'subpoena',
  'summons',
  'motion',
  'writ',
  'form',
  'other',
]);
const ASKING: ReadonlySet<KindId> = new Set<KindId>([
  'subpoena',
  'interrogatories',
  'discovery-request',
  'production',
  'form',
  'notice',
  'order',
  'other',
]);
const TELLING: ReadonlySet<KindId> = new Set<KindId>(['notice', 'form', 'other', 'letter', 'order']);
const AGREEING: ReadonlySet<KindId> = new Set<KindId>(['judgment', 'order', 'stipulation', 'contract']);

/**
 * What follows a decision, told from papers of a like form by what it commands or is titled: an examination, questions, a
 * notice of what is protected, an execution, a judgment that was agreed to, an order that holds the whole case. Null of
 * all others.
 */
export function kindAfterDecision(kind: KindId, text: string, titles: readonly string[]): KindId | null {
  const [first = ''] = titles;
  const title = plainCapitals(first);
  const head = text.slice(0, WITHIN);
  const isOf = (pattern: RegExp) => pattern.test(title);
  if (AGREEING.has(kind) && isAgreed(kind, title, head)) return 'agreed-judgment';
  if (kind === 'order' || kind === 'minute-entry') {
    if (holdsWholeCase(head, title)) return 'stay-order';
  }
  if (ASKS.test(title) || !OWED.test(head)) return null;
  if (ASKING.has(kind) && isOf(ASKS_IN_WRITING)) return 'debtor-questions';
  if (COMMANDING.has(kind)) {
    const commands =
      OWED_MONEY.test(head) && splitSentences(head).some((sentence) => COME_AND_SAY.test(sentence));
    // A summons that begins a case and a motion that is only made call to no examination, whatever stands in them.
    const isCalled = kind === 'motion' || kind === 'summons' ? isOf(EXAMINES) : isOf(EXAMINES) || commands;
    if (isCalled) return 'debtor-examination';
  }
  if (TELLING.has(kind) && isOf(PROTECTS) && !isOf(NOT_THE_NOTICE)) return 'exemption-notice';
  if (kind === 'writ' && (isOf(TAKES_THINGS) || TAKES_WORDS.test(head.slice(0, 1500))))
    return 'execution-writ';
  return null;
}

function isAgreed(kind: KindId, title: string, head: string): boolean {
  if (OTHER_AGREEMENT.test(title)) return false;
  if (AGREED_TITLE.test(title)) return true;
  // What lets one side have a judgment if it is not kept.
  if (kind === 'stipulation' && /\bSETTLEMENT\b/.test(title)) return /\bjudgment\b/i.test(head);
  return kind === 'judgment' && splitSentences(head).some((sentence) => AGREED_WORDS.test(sentence));
}
