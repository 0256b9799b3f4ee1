import { collapse } from './docket-lines.ts';
import type { DocketDocumentType } from './docket-row.ts';
import { readMarks } from './entry-text.ts';

interface TypeCue {
  type: DocketDocumentType;
  pattern: RegExp;
  /** Without one of these words the pattern need not be tried. */
  needs?: RegExp;
}

function cue(type: DocketDocumentType, words: string, needs?: RegExp): TypeCue {
  return { type, needs, pattern: new RegExp(`\\b(?:${words})(?![\\p{L}\\d])`, 'iu') };
}

const LEADS =
  "(?:amended|corrected|revised|second|consent|agreed|stipulated|joint|scheduling|protective|temporary|restraining|preliminary|permanent|final|initial|interim|text|minute|docket|standing|case management|pre-?trial|trial|discovery|default|summary|dismissal|referral|court|general|paperless|electronic|letter|memo(?:randum)?|opinion|decision|ruling|judgment|marginal|endorsed|sealed|clerk'?s|show cause|transfer|remand|reassignment|and|&|[-/,])";

const MOTION_WORDS =
  '(?:(?:joint|opposed|unopposed|emergency|renewed|amended|ex|parte|cross|special|first|second) ){0,3}(?:cross-?)?';

/** Notes that the clerk makes for the court's own calendar; they are no papers. */
const CLERK_NOTE =
  /^\W*(?:(?:re)?set\/reset|set(?:ting)? (?:deadlines|hearings|motion)|(?:re)?set (?:(?!for\b)\w+ ){0,3}(?:deadlines?|hearings)|submission of \d+|reset (?:deadlines|hearings)|(?:initial )?case (?:re)?(?:assign|designat|referr|assoc)\w*|motions?(?:\(s\))? (?:no longer )?(?:referred|submitted|taken)|motions? no longer|deadlines? (?:terminated|updated)|add(?:ed)? (?:and terminate )?(?:attorney|part)|judge .{0,120}\b(?:added|assigned)|remark|staff notes|utility|confirmation of receipt|party elects|document.{0,20} (?:added|unsealed)|additional attachments|record on appeal|civil case (?:opened|terminated)|\*+\s*civil case)/i;

/**
 * Words of real dockets and what they say, in the order in which they are tested: the cue that stands first in
 * the entry decides, and of cues that begin at the same place the first of this list.
 */
const CUES: readonly TypeCue[] = [
  cue('Minute Entry', "minute (?:entry|order|sheet)|(?:civil |criminal |court(?:room)? |clerk'?s )?minutes?"),
  cue(
    'Proposed Order',
    '\\W?proposed\\W? (?:[\\w-]+ ){0,4}(?:orders?|judgments?|findings(?! (?:of fact )?and recommended)|decree)|text of proposed order',
  ),
  cue(
    'Judgment',
    `(?:default|final|consent|agreed|clerk'?s|summary|amended|partial|money|abstract of|(?:entry of )|satisfaction of) (?:[\\w-]+ ){0,2}judgment|judgment|verdict|(?:final |consent |divorce )?decree`,
  ),
  cue(
    'Order',
    `(?:${LEADS}[ ,/&-]*){0,5}orders?(?:ed)?|so ordered|memo-?endorse(?:ment|d)|(?:report (?:and|&) recommendations?)|(?:proposed )?findings (?:of fact )?(?:and|&) recommend(?:ations?|ed \\w+)|mandate|ruling|entry (?:on|granting|denying|discussing|directing|adopting|screening|following|concerning|regarding)`,
    /order|endorse|recommend|mandate|ruling|entry/i,
  ),
  cue(
    'Order',
    'stipulation (?:and|&) (?:[\\w-]+ ){0,2}order|(?:petition|application|motion)s?\\b[^.:;]{0,60} (?:granted|denied|dismissed)',
  ),
  cue(
    'Minute Entry',
    "(?:[\\w'/-]+ ){0,5}(?:hearing|conference|trial|proceedings?|argument)s?(?: \\(\\d{1,2}:\\d{2} [AP]M\\)| (?:held|set|reset|rescheduled|continued|cancell?ed|vacated|scheduled))",
    /hearing|conference|trial|proceeding|argument/i,
  ),
  cue(
    'Discovery',
    'interrogator(?:y|ies)|requests? for (?:admissions?|production)|(?:initial |expert )disclosures?(?! statement)|subpoena(?: duces tecum)?|deposition (?:notice|subpoena)|discovery (?:requests?|responses?)',
  ),
  cue('Complaint', 'notices? of removal'),
  cue(
    'Stipulation',
    'notices? of (?:voluntary |stipulated )?(?:dismissal|nonsuit)|(?:joint )?stipulations?|stipulated|voluntary dismissal|nonsuit',
  ),
  cue('Notice', `notices?(?! of ${MOTION_WORDS}motion)(?:[/ ]certificate of service)?`),
  cue(
    'Motion',
    `(?:notice of ${MOTION_WORDS}motion)|(?:(?:first|second|third|joint|unopposed|consent|agreed|emergency|ex parte|letter|cross-?|renewed|amended|assented to|opposed) )*motions?|applications?|ex parte|requests? (?:for|to|by) (?!issuance)|demurrer`,
  ),
  cue(
    'Response',
    '(?:memorandum|brief|points and authorities|declaration)[^.;]{0,60} in opposition|responses?|oppositions?|objections?|(?:return|traverse)(?= to (?:petition|order))',
  ),
  cue('Answer', 'repl(?:y|ies) to (?:the )?(?:counter-?|cross-?)claims?'),
  cue('Reply', 'repl(?:y|ies)(?! to (?:the )?(?:counter|cross))|sur-?reply'),
  cue(
    'Answer',
    'answers?(?! (?:to|of) (?:[\\w-]+ ){0,2}(?:interrogator|request))|answer and counterclaim|general denial',
  ),
  cue(
    'Complaint',
    '(?:(?:first|second|third|fourth|amended|supplemental|third[- -]party|verified|original|class action|cross-?|counter-?) ?)*(?:complaint|petition|counter-?claim|cross-?claim)s?|bill of review',
  ),
  cue(
    'Service',
    '(?:summons|citation|subpoena|waiver|writ)s?\\b[^;]{0,80}? (?:returned|served|unserved|executed|unexecuted)|(?:proof|affidavit|return|acknowledge?ment|acceptance|declaration|notice)s? of (?:[\\w-]+ ){0,3}service|waivers? of (?:the )?(?:service|summons)|return of summons|served|unserved|service returned',
  ),
  cue('Certificate of Service', 'certificates? of (?:service|mailing)|(?:notice/)?certificate of service'),
  cue(
    'Summons',
    '(?:(?:proposed|alias|amended|\\d+ day) )*summons(?:es)?|citations?|requests? for (?:issuance|(?:the )?clerk to issue)',
  ),
  cue(
    'Disclosure Statement',
    '(?:corporate |financial (?:interest )?)?(?:disclosure statement|disclosure)|certificat(?:e|ion)[^.;]{0,30} of interested (?:parties|persons)|certificate of disclosure',
  ),
  cue('Affidavit', 'affidavits?|affirmations?'),
  cue('Declaration', 'declarations?'),
  cue('Memorandum', 'memorand(?:um|a)|briefs?|points and authorities|appendix'),
  cue('Transcript', '(?:official |redacted )?transcripts?'),
  cue('Exhibit', 'exhibits?|witness lists?|attachments?'),
  cue('Letter', 'letters?|correspondence|email'),
  cue('Notice', 'appearance(?: form)?|entry of appearance|demand'),
];

const HEAD = 170;
const FAR = 40;
const COURT_CODE = /^(?!ORDER)[A-Z]{2,5}:\s+/;
/** The same where the court did it, or where the entry does not say who. */
const CLOSED_BY_COURT = /^CLS:.{0,40}\bdismiss/i;
/** New Mexico's code of what closes a case, where it says that somebody gave it up. */
const GIVEN_UP =
  /^CLS:.{0,40}\b(?:stipulat\w+|voluntar\w+|notice of) (?:[\w-]+ )?dismissal|^CLS:.{0,20}\bnonsuit/i;
const ABOUT = /\s(?:re:?|regarding|as to|in re:?|related to)\s/i;

/** What kind of paper an entry stands for, by its own first words. Rules only: the same text, the same type. */
export function documentTypeOf(description: string): DocketDocumentType {
  if (description === '') return 'Other';
  const core = collapse(readMarks(description.slice(0, HEAD * 2)).core);
  if (GIVEN_UP.test(core)) return 'Stipulation';
  if (CLOSED_BY_COURT.test(core)) return 'Order';
  if (CLERK_NOTE.test(core)) return 'Other';
  const plain = core.replace(COURT_CODE, '').slice(0, HEAD);
  const about = ABOUT.exec(plain);
  const head = about && about.index > 3 ? plain.slice(0, about.index) : plain;
  let best: { type: DocketDocumentType; at: number } | null = null;
  for (const { type, pattern, needs } of CUES) {
    if (needs && !needs.test(head)) continue;
    const at = head.search(pattern);
    if (at !== -1 && (best === null || at < best.at)) best = { type, at };
    if (at === 0) break;
  }
  // Deep in an entry it says only that copies were sent.
  if (best?.type === 'Certificate of Service' && best.at > FAR) return 'Other';
  return best?.type ?? 'Other';
}
