import { collapse } from '../papers/docket/docket-lines.ts';
import type { DocketRow } from '../papers/docket/docket-row.ts';
import { readMarks, withoutAttachments } from '../papers/docket/entry-text.ts';
import { isMistake, OTHERS, pick } from './event-cues.ts';
import { fieldEvent } from './field-events.ts';
import { orderEvents } from './order-event.ts';
import { paperEvent } from './paper-event.ts';
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
  | 'appeal-step'
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

/**
 * What an entry reports, from its type and its words, what weighs most first; several where a court decided several
 * things in it. Never empty: 'none' where no rule knows it.
 */
export function eventsOf({ description, documentType }: Entry): readonly [EntryEvent, ...EntryEvent[]] {
  const core = withoutAttachments(collapse(readMarks(description.slice(0, 6000)).core));
  const head = core.slice(0, 260);
  if (isMistake(head)) return ['deficiency'];
  if (CALLED_OFF.test(head)) return ['hearing-canceled'];
  if (MAIL.test(head) && !/^\W*(?:\d+\W+)?(?:\w+ )?order\b/i.test(head)) return ['mail-returned'];
  const [first, ...others] = manyByType(documentType, core);
  const field = fieldEvent(head);
  if (field !== null && (first === undefined || PLAIN.has(first) || first === 'judgment')) return [field];
  if (first !== undefined) return [first, ...others];
  return [paperEvent(documentType, head) ?? pick(OTHERS, head) ?? fallback(documentType)];
}

/** What a docket prints behind a setting that it took away. */
const CALLED_OFF = /\bcancel(?:l?ed|l?ation)? reason\s*:/i;

/** What weighs most of what an entry reports. */
export const eventOf = (entry: Entry): EntryEvent => eventsOf(entry)[0];

const MAIL =
  /\bmail (?:was )?returned|returned mail|return(?:ed)? (?:as )?(?:undeliver|to sender)|undeliver(?:ed|able)|envelope (?:was )?returned/i;

/** A court's own words, in which several things may be decided; empty for every other entry. */
function manyByType(type: DocketRow['documentType'], core: string): EntryEvent[] {
  const head = core.slice(0, 260);
  if (CALENDAR_ROW.test(head)) return calendarEvents(core);
  if (DEFAULT_GONE.test(head) && !RULES.has(type)) return ['order-default-vacated'];
  if (APPEALS_COURT.test(head)) return appealEvents(core);
  switch (type) {
    case 'Order':
      if (OBJECTS.test(head)) return ['objections'];
      return ORDER_AND_JUDGMENT.test(head) ? judgmentEvents(core, head) : orderEvents(core);
    case 'Judgment': {
      if (/^\W*(?:\w+ ){0,3}satisfaction/i.test(head)) return ['settlement'];
      if (COLLECTS.test(head)) return ['judgment-collection'];
      if (
        /^\W*(?:\d+\W+)?(?:(?:jury|court|special|general|sealed|redacted|amended)\s){0,3}verdict\b/i.test(
          head,
        )
      )
        return ['verdict'];
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
      return COURTS_ROW.test(head) || ORDERED.test(core) ? orderEvents(core) : [];
    default:
      return [];
  }
}

/** A line of a court's calendar, as California's courts enter it: the motion that was heard, and behind it what was decided. */
const CALENDAR_ROW =
  /^\W*(?:set for hearing on\b.{5,60}?\bline\s\d|.{0,60}?\bcalendar for\b.{5,40}?\bline\s\d)/i;

function calendarEvents(core: string): EntryEvent[] {
  if (/\b(?:off|vacated from the) calendar\b/i.test(core)) return ['hearing-canceled'];
  // 'DEMURRER TO COMPLAINT Sustained': the calendar leaves the verb out.
  const whole = core.replace(BARE_RULING, (ruled) => `is ${ruled.toLowerCase()}`);
  const read = orderEvents(whole).filter((event) => !PLAIN.has(event));
  // A demurrer that is sustained ends no case before a judgment is entered.
  const events = read.map((event) => (event === 'order-dismissing' ? 'order-granting' : event));
  return events.length > 0 ? events : ['minute-entry'];
}

const BARE_RULING =
  /(?<!\b(?:is|are|was|were|be|been|hereby)\s)(?<=[\p{L}\d]\s)(?:Granted|Denied|Sustained|Overruled)\b/u;

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
/** In capitals, as only a court's own words say it. */
const ORDERED = /\bIT IS (?:(?:HEREBY|FURTHER|THEREFORE|ACCORDINGLY),? )*ORDERED\b/;
const COURTS_ROW =
  /^\W*(?:\d+\W+)?(?:\*+\s*)?(?:closed\b|civil case (?:terminated|closed)|case (?:closed|dismissed|terminated|reopened)|marginal (?:entry|order)|dismiss(?:ed|al)\b|[^.;]{3,140}\s[–—]\s?(?:granted|denied|dismissed|allowed)\b|(?:motion|petition|application|appeal|request|writ)s?\b[^.;]{0,120}\b(?:granted|denied|dismissed|sustained|overruled)\b|so ordered|judge'?s (?:ruling|action)|court'?s (?:ruling|decision))/i;

/** What a court of appeals sent down. */
function appealEvents(core: string): EntryEvent[] {
  const read = orderEvents(core);
  if (/\bdismiss/i.test(core) || read.includes('appeal-dismissed')) return ['appeal-dismissed'];
  if (/\b(?:affirm|revers|vacat|remand)/i.test(core)) return ['appeal-decided'];
  if (/^\W*(?:\w+ )?mandate/i.test(core) || /\bmandate\b/i.test(core.slice(0, 80))) return ['mandate'];
  return read.length > 0 && !PLAIN.has(read[0] ?? 'none') ? read : ['appeal-decided'];
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
