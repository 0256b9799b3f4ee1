import type { EntryEvent } from './entry-event.ts';

type Cue = readonly [EntryEvent, RegExp];

/** The event of the first cue that fits. */
export function pick(cues: readonly Cue[], text: string): EntryEvent | null {
  return cues.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** A paper that the clerk struck out as filed wrongly, or the note that says so: it asks nothing of the other side. */
const MISTAKE =
  /^[\W\d]*(?:deleted document|filing error|(?:document )?(?:e-?)?filed in error|(?:document )?entered in error|corrective entry|note to attorney|refer to replacement|notice to (?:filer|attorney)\b.{0,30}\bdeficien|stricken\b(?! from))|\bplease (?:disregard|ignore)\b/i;

export const isMistake = (head: string): boolean => MISTAKE.test(head.slice(0, 160));

/** What a motion asks for, the first that fits. */
export const MOTION: readonly Cue[] = [
  ['default-request', /(?:entry of default|clerk'?s (?:entry of )?default)(?! judgment)/i],
  ['motion-default-judgment', /default judgment/i],
  [
    'motion-counsel',
    /pro hac vice|withdraw as (?:attorney|counsel)|substitut\w* (?:of )?(?:attorney|counsel)|appear by telephone|appointment of counsel|appoint counsel/i,
  ],
  ['motion-fee-waiver', /forma pauperis|fee waiver|waive (?:the )?(?:filing )?fee|free process/i],
  // Not 'MOTION to supplement the joint motion'.
  [
    'motion-agreed',
    /^(?:(?!\bmotions?\b).)*?\b(?:unopposed|consent|joint|agreed|stipulated|assented)\b.{0,20}\bmotion/is,
  ],
  ['motion-extension', /extension|extend\b|enlarge|continue\b|continuance|adjourn|reschedul/i],
  ['motion-dismiss', /\bdismiss|12\(b\)|judgment on the pleadings|demurrer|more definite/i],
  ['motion-summary-judgment', /summary judgment|summary adjudication/i],
  ['motion-compel', /\bcompel|discovery sanctions/i],
];

/** What other entries report. */
export const OTHERS: readonly Cue[] = [
  ['removal', /notice of removal/i],
  ['judgment', /^\W*notice\W+(?:of )?entry of (?:the )?judgment/i],
  [
    'appeal',
    /^[\W\d]*(?:(?!receipt|transmi|docket|forward|designat|certif|cop(?:y|ies)|letter|fee|record|request|acknowledg|appell\w+ designat)[\w’'.]+,?\s){0,6}?notice of (?:(?:interlocutory|amended|cross|joint|intent to|protective)[\s-])*(?:cross-?)?appeals?\b|petition for (?:a )?writ of certiorari/i,
  ],
  [
    'appeal-step',
    /\bnotice of (?:\w+ )?(?:cross-?)?appeal|\brecord on appeal|\b(?:issues|designation\b.{0,60}) (?:on|of) appeal|\belection to appeal/i,
  ],
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
  ['order-dismissing', /^\W*(?:action taken|disposition)\W+dismissed\b/i],
  ['fee', /\bfee\b|receipt of payment|receipt number|payment/i],
  ['letter', /^\W*(?:letter|correspondence|e-?mail)/i],
];
