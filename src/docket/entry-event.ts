import { collapse } from '../papers/docket/docket-lines.ts';
import type { DocketRow } from '../papers/docket/docket-row.ts';
import { readMarks, withoutAttachments } from '../papers/docket/entry-text.ts';
import { MOTION, OTHERS } from './event-cues.ts';
import { fieldEvent } from './field-events.ts';
import { orderEvents } from './order-event.ts';
import { isVerdict } from './trial-end.ts';

/** What happened in the case, as far as an entry's words say. */
export type EntryEvent =
  | 'summons-issued'
  | 'summons-requested'
  | 'served'
  | 'not-served'
  | 'waiver'
  | 'complaint'
  | 'amended-complaint'
  | 'removal'
  | 'counterclaim'
  | 'answer'
  | 'reply-to-counterclaim'
  | 'default-request'
  | 'default-entered'
  | 'motion-default-judgment'
  | 'motion-dismiss'
  | 'motion-summary-judgment'
  | 'motion-extension'
  | 'motion-agreed'
  | 'motion-counsel'
  | 'motion-fee-waiver'
  | 'motion-compel'
  | 'motion'
  | 'response'
  | 'reply'
  | 'motion-dismiss-own'
  | 'motion-letter'
  | 'response-other'
  | 'objections'
  | 'mail-returned'
  | 'appeal-dismissed'
  | 'appeal-decided'
  | 'order-unclear'
  | 'order-adopting'
  | 'order-rejecting'
  | 'order-closing'
  | 'order-closing-for-now'
  | 'order-compel'
  | 'order-counsel'
  | 'order-default-vacated'
  | 'order-denying-default'
  | 'order-denying-new-trial'
  | 'order-denying-petition'
  | 'order-dismissing-asked'
  | 'order-dismissing-leave'
  | 'order-dismissing-part'
  | 'order-fee-waiver'
  | 'order-fee-waiver-denied'
  | 'order-injunction'
  | 'order-leave-amend'
  | 'order-moot'
  | 'order-pay-fee'
  | 'order-remand'
  | 'order-reopening'
  | 'order-show-cause-over'
  | 'order-stay'
  | 'order-stay-lifted'
  | 'order-striking'
  | 'order-summary-judgment-part'
  | 'order-transfer'
  | 'order-vacating'
  | 'order-waiting'
  | 'hearing-moved'
  | 'judgment-collection'
  | 'bankruptcy-start'
  | 'bankruptcy-meeting'
  | 'bankruptcy-stay-motion'
  | 'bankruptcy-plan'
  | 'bankruptcy-claim'
  | 'bankruptcy-discharge'
  | 'bankruptcy-other'
  | 'criminal-charge'
  | 'criminal-first'
  | 'criminal-release'
  | 'criminal-plea'
  | 'criminal-sentence'
  | 'criminal-warrant'
  | 'criminal-other'
  | 'order-denying-dismissal'
  | 'order-dismissing'
  | 'order-summary-judgment'
  | 'order-show-cause'
  | 'order-scheduling'
  | 'order-extension'
  | 'order-referring'
  | 'report-recommendation'
  | 'order-granting'
  | 'order-denying'
  | 'order'
  | 'default-judgment'
  | 'judgment'
  | 'verdict'
  | 'mandate'
  | 'minute-entry'
  | 'hearing-canceled'
  | 'hearing-set'
  | 'proposed-order'
  | 'requests-admission'
  | 'discovery-responses'
  | 'discovery-requests'
  | 'subpoena'
  | 'appearance'
  | 'withdrawal'
  | 'appeal'
  | 'dismissal-notice'
  | 'stipulation'
  | 'deficiency'
  | 'settlement'
  | 'judge-assigned'
  | 'clerk-note'
  | 'fee'
  | 'disclosure'
  | 'certificate-of-service'
  | 'jury-demand'
  | 'notice'
  | 'evidence'
  | 'memorandum'
  | 'transcript'
  | 'letter'
  | 'none';

type Entry = Pick<DocketRow, 'description' | 'documentType'>;
type Cue = readonly [EntryEvent, RegExp];

/**
 * What an entry reports, from its type and its words, what weighs most first; several where a court decided several
 * things in it. Never empty: 'none' where no rule knows it.
 */
export function eventsOf({ description, documentType }: Entry): readonly [EntryEvent, ...EntryEvent[]] {
  const core = withoutAttachments(collapse(readMarks(description.slice(0, 6000)).core));
  const head = core.slice(0, 260);
  if (MAIL.test(head) && !/^\W*(?:\d+\W+)?(?:\w+ )?order\b/i.test(head)) return ['mail-returned'];
  const [first, ...others] = manyByType(documentType, core);
  const field = fieldEvent(head);
  if (field !== null && (first === undefined || PLAIN.has(first) || first === 'judgment')) return [field];
  if (first !== undefined) return [first, ...others];
  return [byType(documentType, head) ?? pick(OTHERS, head) ?? fallback(documentType)];
}

/** What weighs most of what an entry reports. */
export const eventOf = (entry: Entry): EntryEvent => eventsOf(entry)[0];

const MAIL =
  /\bmail (?:was )?returned|returned mail|return(?:ed)? (?:as )?(?:undeliver|to sender)|undeliver(?:ed|able)|envelope (?:was )?returned/i;

function pick(cues: readonly Cue[], text: string): EntryEvent | null {
  return cues.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** A court's own words, in which several things may be decided; empty for every other entry. */
function manyByType(type: DocketRow['documentType'], core: string): EntryEvent[] {
  const head = core.slice(0, 260);
  if (DEFAULT_GONE.test(head) && !RULES.has(type)) return ['order-default-vacated'];
  if (APPEALS_COURT.test(head)) return appealEvents(core);
  switch (type) {
    case 'Order':
      if (OBJECTS.test(head)) return ['objections'];
      return ORDER_AND_JUDGMENT.test(head) ? judgmentEvents(core, head) : orderEvents(core);
    case 'Judgment': {
      if (/^\W*(?:\w+ ){0,3}satisfaction/i.test(head)) return ['settlement'];
      if (COLLECTS.test(head)) return ['judgment-collection'];
      return judgmentEvents(core, head);
    }
    case 'Minute Entry': {
      if (
        CONFERENCE_ONLY.test(head) &&
        !isVerdict(core) &&
        !/\b(?:grant|den[iy]|dismiss|order(?:s|ed)\b|sustain|overrul)/i.test(core)
      )
        return [];
      const read = orderEvents(core).filter((event) => !PLAIN.has(event) && !OF_DAYS.has(event));
      return isVerdict(core) && !read.includes('judgment') ? ['verdict', ...read] : read;
    }
    case 'Memorandum':
      // An opinion that orders something is no paper of a party.
      return /\bopinion\b/i.test(head) && /\bORDERED\b/.test(core) ? orderEvents(core) : [];
    case 'Notice':
    case 'Other':
      return COURTS_ROW.test(head) ? orderEvents(core) : [];
    default:
      return [];
  }
}

/** A judgment, whatever else was decided with it. */
function judgmentEvents(core: string, head: string): EntryEvent[] {
  const read = orderEvents(core).filter((event) => !PLAIN.has(event));
  const own = /\bdefault/i.test(head) ? 'default-judgment' : 'judgment';
  if (read.includes('order-vacating')) return read;
  return [
    own,
    ...read.filter((event) => event !== own && event !== 'judgment' && event !== 'default-entered'),
  ];
}

/** 'AMENDED ORDER AND FINAL JUDGMENT'. */
const ORDER_AND_JUDGMENT =
  /^\W*(?:\d+\W+)?(?:(?:amended|corrected|second|final|memorandum|opinion|decision|and)\W+){0,4}order\s(?:and|&)\s(?:\w+\s)?judgment\b/i;
/** Orders are read ruling by ruling; a motion or a draft takes nothing back. */
const RULES: ReadonlySet<DocketRow['documentType']> = new Set([
  'Order',
  'Motion',
  'Proposed Order',
  'Response',
  'Reply',
  'Memorandum',
]);
const DEFAULT_GONE =
  /\b(?:entry of default|clerk'?s (?:entry of )?default|default(?: judgment)?)\b[^.;]{0,60}\b(?:is |are |was |hereby )*(?:vacated|set aside|withdrawn|stricken|lifted)\b|\b(?:vacat|set(?:ting)? aside|withdraw|strik)\w*\s(?:the |clerk'?s )*(?:entry of )?default\b/i;
const APPEALS_COURT =
  /^\W*(?:certified |true )?(?:copy of )?(?:mandate|judgment|opinion|order|decision|memorandum)s?\b.{0,40}\b(?:of|from)\b.{0,12}\b(?:USCA|U\.?S\.? ?C\.?A|court of appeals|\w+ circuit|appeals court|appellate|supreme court|US Supreme)|^\W*(?:USCA|court of appeals)\b.{0,30}\b(?:mandate|order|judgment|opinion|decision)|^\W*mandate\b|\bappellate judges?\b.{0,60}\b(?:affirm|revers|vacat|remand|dismiss)/i;
const OBJECTS =
  /^\W*(?:\d+\W+)?(?:[\w'’]+ ){0,3}(?:objections?|exceptions?|appeal from (?:the )?(?:\d+ )?(?:magistrate|report))\b(?!.{0,60}\b(?:overruled|sustained|denied)\b).{0,60}(?:report|recommend|R\s?&\s?R|magistrate)/i;
const COLLECTS =
  /^\W*(?:\w+ ){0,2}(?:abstract of judgment|writ of|garnish|execution|transcript of judgment|renewal of judgment|judgment debtor|bill of costs|costs taxed)/i;
const PLAIN: ReadonlySet<EntryEvent> = new Set(['order', 'order-unclear', 'order-scheduling', 'hearing-set']);
/** What minutes say of their own days has a name of its own. */
const OF_DAYS: ReadonlySet<EntryEvent> = new Set([
  'hearing-canceled',
  'hearing-moved',
  'order-show-cause',
  'order-referring',
  'order-extension',
  'order-pay-fee',
]);
const CONFERENCE_ONLY = /\b(?:conference|hearing|trial|argument)\b/i;
const COURTS_ROW =
  /^\W*(?:\d+\W+)?(?:\*+\s*)?(?:closed\b|civil case (?:terminated|closed)|case (?:closed|dismissed|terminated|reopened)|marginal (?:entry|order)|dismiss(?:ed|al)\b|[^.;]{3,140}\s[–—]\s?(?:granted|denied|dismissed|allowed)\b|(?:motion|petition|application|appeal|request)s?\b[^.;]{0,120}\b(?:granted|denied|dismissed|sustained|overruled)\b|so ordered|judge'?s (?:ruling|action)|court'?s (?:ruling|decision))/i;

/** What a court of appeals sent down. */
function appealEvents(core: string): EntryEvent[] {
  const read = orderEvents(core);
  if (/\bdismiss/i.test(core) || read.includes('appeal-dismissed')) return ['appeal-dismissed'];
  if (/\b(?:affirm|revers|vacat|remand)/i.test(core)) return ['appeal-decided'];
  if (/^\W*(?:\w+ )?mandate/i.test(core) || /\bmandate\b/i.test(core.slice(0, 80))) return ['mandate'];
  return read.length > 0 && !PLAIN.has(read[0] ?? 'none') ? read : ['appeal-decided'];
}

function byType(type: DocketRow['documentType'], head: string): EntryEvent | null {
  switch (type) {
    case 'Minute Entry':
      if (/\b(?:cancell?ed|vacated)\b/i.test(head)) return 'hearing-canceled';
      return /^\W*minute|\bheld\b/i.test(head) ? 'minute-entry' : 'hearing-set';
    case 'Proposed Order':
      return 'proposed-order';
    case 'Motion':
      return motionEvent(head);
    case 'Response':
      return responseEvent(head);
    case 'Reply':
      return 'reply';
    case 'Answer':
      if (/^\W*repl/i.test(head)) return 'reply-to-counterclaim';
      return /counter-?claim|cross-?claim/i.test(head) ? 'counterclaim' : 'answer';
    case 'Complaint':
      return ASKS_IN_CASE.test(head) ? motionEvent(head) : complaintEvent(head);
    case 'Summons':
      return /submitted|request|proposed/i.test(head) ? 'summons-requested' : 'summons-issued';
    case 'Service':
      return serviceEvent(head);
    case 'Certificate of Service':
      return 'certificate-of-service';
    case 'Discovery':
      return discoveryEvent(head);
    default:
      return null;
  }
}

/** 'PETITION for Attorney Fees' begins no case. */
const ASKS_IN_CASE =
  /^\W*(?:\w+ ){0,4}petition (?:for|to) (?:an? |the )?(?:award of |approval of )?(?:attorney['’]?s?['’]? fees|fees|costs|rehearing|reconsideration|leave|extension|withdraw)/i;

const OWN_DISMISSAL =
  /voluntar\w* dismiss|dismiss\w*[^.;]{0,60}(?:voluntar|rule 41|41\(a\)|frcp 41)|(?:rule 41|41\(a\))[^.;]{0,60}dismiss|\b(?:plaintiff|petitioner)s?['’]s?\s(?:[\w-]+ ){0,3}motion to dismiss|to dismiss\b[^.;]{0,80}\bby (?:the )?(?:plaintiff|petitioner)s?\b|nonsuit/i;

function motionEvent(head: string): EntryEvent {
  const event = pick(MOTION, head) ?? 'motion';
  if (/^\W*(?:\w+ ){0,4}letter[- ]motion|\bpre-?motion (?:conference|letter)/i.test(head)) {
    return /\b(?:unopposed|consent|joint|agreed)\b/i.test(head) ? 'motion-agreed' : 'motion-letter';
  }
  return event === 'motion-dismiss' && OWN_DISMISSAL.test(head) ? 'motion-dismiss-own' : event;
}

/** Only what answers a motion may be replied to. */
function responseEvent(head: string): EntryEvent {
  if (/\b(?:objections?|exceptions?)\b.{0,60}(?:report|recommend|R\s?&\s?R)/i.test(head)) return 'objections';
  if (
    /\bto\b.{0,30}\b(?:order|show cause|notice|letter|report|recommend|inquiry|minute)|status report/i.test(
      head,
    ) &&
    !/\bmotion\b/i.test(head.slice(0, 120))
  )
    return 'response-other';
  return 'response';
}

function complaintEvent(head: string): EntryEvent {
  if (/notice of removal/i.test(head)) return 'removal';
  if (/writ of certiorari|notice of appeal/i.test(head)) return 'appeal';
  if (/counter-?claim|cross-?claim|cross-?complaint|third[- ]party/i.test(head)) return 'counterclaim';
  return /amended|supplemental/i.test(head) ? 'amended-complaint' : 'complaint';
}

function serviceEvent(head: string): EntryEvent {
  if (/unexecuted|unserved|non-?service|not served|not found/i.test(head)) return 'not-served';
  return /waiver/i.test(head) ? 'waiver' : 'served';
}

function discoveryEvent(head: string): EntryEvent {
  if (/subpoena|deposition/i.test(head)) return 'subpoena';
  if (/response|answers? to|objection|disclosure/i.test(head)) return 'discovery-responses';
  return /admission/i.test(head) ? 'requests-admission' : 'discovery-requests';
}

function fallback(type: DocketRow['documentType']): EntryEvent {
  switch (type) {
    case 'Stipulation':
      return 'stipulation';
    case 'Notice':
      return 'notice';
    case 'Affidavit':
    case 'Declaration':
    case 'Exhibit':
      return 'evidence';
    case 'Memorandum':
      return 'memorandum';
    case 'Transcript':
      return 'transcript';
    case 'Disclosure Statement':
      return 'disclosure';
    case 'Letter':
      return 'letter';
    default:
      return 'none';
  }
}
