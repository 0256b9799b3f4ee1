import type { DocketRow } from '../papers/docket/docket-row.ts';
import { askedOf } from './asked-of.ts';
import type { EntryEvent } from './entry-event.ts';
import { MOTION, pick } from './event-cues.ts';

/** What a paper of a party or of an officer reports, by its kind and its first words; null where its kind says nothing. */
export function paperEvent(type: DocketRow['documentType'], head: string): EntryEvent | null {
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
    case 'Transcript':
      return 'transcript';
    case 'Notice':
      return OF_HEARING.test(head) ? 'hearing-set' : null;
    default:
      return null;
  }
}

/** 'PETITION for Attorney Fees' begins no case. */
const ASKS_IN_CASE =
  /^\W*(?:\w+ ){0,4}petition (?:for|to) (?:an? |the )?(?:award of |approval of )?(?:attorney['’]?s?['’]? fees|fees|costs|rehearing|reconsideration|leave|extension|withdraw)/i;

const OWN_DISMISSAL =
  /voluntar\w* dismiss|dismiss\w*[^.;]{0,60}(?:voluntar|rule 41|41\(a\)|f\.?r\.?c\.?p\.? 41)|(?:rule 41|41\(a\))[^.;]{0,60}dismiss|\b(?:plaintiff|petitioner)s?['’]s?\s(?:[\w-]+ ){0,3}motion to dismiss|to dismiss\b[^.;]{0,80}\bby (?:the )?(?:plaintiff|petitioner)s?\b|nonsuit/i;

function motionEvent(head: string): EntryEvent {
  const event = pick(MOTION, askedOf(head)) ?? 'motion';
  if (/^\W*(?:\w+ ){0,4}letter[- ]motion|\bpre-?motion (?:conference|letter)/i.test(head)) {
    return /\b(?:unopposed|consent|joint|agreed)\b/i.test(head) ? 'motion-agreed' : 'motion-letter';
  }
  return event === 'motion-dismiss' && OWN_DISMISSAL.test(head) ? 'motion-dismiss-own' : event;
}

/** 'NOTICE of Hearing re: 12 Stipulation' is about the hearing, whatever it is on. */
const OF_HEARING =
  /^\W*(?:\d+\W+)?(?:\w+\s){0,2}notice of (?:\w+\s){0,2}hearings?\b(?!.{0,80}\b(?:cancel|vacat|resched))/i;
/** What may be answered by a response and then a reply. */
const OF_MOTION =
  /\b(?:motions?|mtn|demurrers?|applications?|petitions?|dismiss|summary judgment|requests? for|order to show cause)\b/i;
/** 'to 143 Exhibit List', 're Jury Note': a paper that is no motion. */
const TO_OTHER =
  /\b(?:to|re:?)\s(?:the\s)?(?:\d+(?:,| and|\s)+)*(?:[\w’']+\s){0,3}?(?:lists?|briefs?|notices?|notes?|statements?|designations?|exhibits?|letters?|reports?|memorand\w+|declarations?|documents?|non-?motion|bill of costs)\b/i;

/** Only what answers a motion may be replied to. */
function responseEvent(head: string): EntryEvent {
  if (/\bcertificate of no\b|\bno (?:objection|opposition|response)\b|\bnon-?opposition\b/i.test(head))
    return 'response-other';
  if (/^.{0,60}\bin (?:further )?support\b/i.test(head) && !/\bopposition\b/i.test(head.slice(0, 80)))
    return 'reply';
  if (/^.{0,50}\b(?:opposition|response|reply)\b.{0,20}\bto\b.{0,20}\bobjections?\b/i.test(head))
    return 'response-other';
  if (/^.{0,40}\bto (?:the )?(?:court['’]?s )?(?:\d+ )?(?:order|show cause)\b/i.test(head))
    return 'response-other';
  if (/\b(?:objections?|exceptions?)\b.{0,60}(?:report|recommend|R\s?&\s?R)/i.test(head)) return 'objections';
  if (!OF_MOTION.test(head) && TO_OTHER.test(head)) return 'response-other';
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
