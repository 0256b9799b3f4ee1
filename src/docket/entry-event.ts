import { collapse } from '../papers/docket/docket-lines.ts';
import type { DocketRow } from '../papers/docket/docket-row.ts';
import { readMarks, withoutAttachments } from '../papers/docket/entry-text.ts';

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

const ORDER: readonly Cue[] = [
  [
    'report-recommendation',
    /report (?:and|&) recommendation|findings (?:of fact )?(?:and|&) recommend(?:ation|ed)/i,
  ],
  ['order-show-cause', /show cause/i],
  [
    'order-denying-dismissal',
    /\bden(?:y|ies|ied|ying)\b.{0,120}\b(?:motions? to dismiss|judgment on the pleadings|more definite statement|demurrer)|\b(?:motions? to dismiss|demurrer)\b.{0,60}\b(?:is |are )?(?:denied|overruled)/i,
  ],
  ['order-summary-judgment', /\bgrant\w*\b.{0,100}\bsummary judgment|summary judgment.{0,60}\bgranted/i],
  [
    'order-dismissing',
    /\b(?:dismiss(?:ing|ed|al)|dismisses)\b(?!.{0,20} denied)|discontinu|clos(?:ing|ed?) (?:this |the )?case|civil case terminated|grant\w*\b.{0,80}\bmotions? to dismiss/i,
  ],
  ['order-extension', /\bgrant\w*\b.{0,80}\bextension of time|extension of time.{0,60}\bgranted/i],
  [
    'order-scheduling',
    /scheduling|case management|setting (?:trial|deadlines|pretrial|conference)|pre-?trial order|rule 16|discovery plan/i,
  ],
  ['order-referring', /^(?:\W*order )?(?:of )?(?:refer|assign|reassign|transfer)/i],
  ['order-denying', /\bden(?:y|ies|ied|ying)\b/i],
  ['order-granting', /\bgrant(?:s|ed|ing)?\b|\ballow(?:ed|ing)\b/i],
  ['mandate', /\bmandate\b/i],
];

const MOTION: readonly Cue[] = [
  ['default-request', /(?:entry of default|clerk'?s (?:entry of )?default)(?! judgment)/i],
  ['motion-default-judgment', /default judgment/i],
  [
    'motion-counsel',
    /pro hac vice|withdraw as (?:attorney|counsel)|substitut\w* (?:of )?(?:attorney|counsel)|appear by telephone|appointment of counsel|appoint counsel/i,
  ],
  ['motion-fee-waiver', /forma pauperis|fee waiver|waive (?:the )?(?:filing )?fee|free process/i],
  ['motion-agreed', /\b(?:unopposed|consent|joint|agreed|stipulated|assented)\b.{0,20}\bmotion/i],
  ['motion-extension', /extension|enlarge|continue\b|continuance|adjourn/i],
  ['motion-dismiss', /\bdismiss|12\(b\)|judgment on the pleadings|demurrer|more definite/i],
  ['motion-summary-judgment', /summary judgment|summary adjudication/i],
  ['motion-compel', /\bcompel|discovery sanctions/i],
];

const OTHERS: readonly Cue[] = [
  ['removal', /notice of removal/i],
  ['appeal', /notice of (?:\w+ )?(?:cross-?)?appeal|petition for (?:a )?writ of certiorari/i],
  [
    'dismissal-notice',
    /notice of (?:\w+ )?(?:dismissal|nonsuit)|stipulation of (?:\w+ )?(?:dismissal|discontinuance)|\bnonsuit|^CLS:.{0,40}\b(?:stipulat\w+|voluntar\w+) (?:[\w-]+ )?dismissal/i,
  ],
  ['default-entered', /(?:clerk'?s )?(?:entry of default|default entered|certificate of default)/i],
  ['deficiency', /deficien|notice of correction|notice of error|to be corrected|returned unfiled/i],
  ['settlement', /settle/i],
  ['not-served', /unexecuted|unserved|non-?service|not served|unable to serve|not found/i],
  ['waiver', /waiver of (?:the )?(?:service|summons)/i],
  ['hearing-canceled', /\b(?:cancell?ed|vacated|terminated|taken off calendar|stricken from)\b/i],
  [
    'hearing-set',
    /notice of (?:\w+ ){0,3}(?:hearing|conference|trial|setting|argument)|hearing (?:set|notice)|(?:hearing|conference|trial|argument)s? (?:is |are )?(?:set|reset|scheduled|continued)|set\/reset (?:hearings|deadlines\/hearings)/i,
  ],
  [
    'withdrawal',
    /withdrawal of (?:attorney|counsel)|notice of withdrawal|substitution of (?:attorney|counsel)/i,
  ],
  ['appearance', /appearance|attorney .{0,40} added/i],
  ['jury-demand', /jury demand|demand for (?:a )?(?:trial by )?jury/i],
  [
    'judge-assigned',
    /(?:case|action) (?:re)?assign|initial case assignment|judge .{0,140}(?:added|assigned)|judge assignment/i,
  ],
  ['fee', /\bfee\b|receipt of payment|receipt number|payment/i],
  ['letter', /^\W*(?:letter|correspondence|e-?mail)/i],
];

/** Names what an entry reports, from its type and its words; 'none' where no rule knows it. */
export function eventOf({ description, documentType }: Entry): EntryEvent {
  const core = withoutAttachments(collapse(readMarks(description.slice(0, 6000)).core));
  const head = core.slice(0, 260);
  return byType(documentType, head) ?? pick(OTHERS, head) ?? fallback(documentType);
}

function pick(cues: readonly Cue[], text: string): EntryEvent | null {
  return cues.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

function byType(type: DocketRow['documentType'], head: string): EntryEvent | null {
  switch (type) {
    case 'Order':
      return pick(ORDER, head) ?? 'order';
    case 'Judgment':
      if (/^\W*satisfaction/i.test(head)) return 'settlement';
      return /default/i.test(head) ? 'default-judgment' : 'judgment';
    case 'Minute Entry':
      if (/\b(?:cancell?ed|vacated)\b/i.test(head)) return 'hearing-canceled';
      return /^\W*minute|\bheld\b/i.test(head) ? 'minute-entry' : 'hearing-set';
    case 'Proposed Order':
      return 'proposed-order';
    case 'Motion':
      return pick(MOTION, head) ?? 'motion';
    case 'Response':
      return 'response';
    case 'Reply':
      return 'reply';
    case 'Answer':
      if (/^\W*repl/i.test(head)) return 'reply-to-counterclaim';
      return /counter-?claim|cross-?claim/i.test(head) ? 'counterclaim' : 'answer';
    case 'Complaint':
      return complaintEvent(head);
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
