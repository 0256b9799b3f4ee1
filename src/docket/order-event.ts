import { rulingsIn } from '../facts/decisions/rulings.ts';
import type { EntryEvent } from './entry-event.ts';
import { BY_WEIGHT, rulingEvents } from './ruling-event.ts';
import { isBenchDecision } from './trial-end.ts';

type Cue = readonly [EntryEvent, RegExp];

/** What the first words of an order say that it is, whatever else it rules on. */
const HEADS: readonly Cue[] = [
  [
    'order-show-cause-over',
    /show cause.{0,60}\b(?:discharged|satisfied|vacated|withdrawn|dissolved|resolved)\b|\b(?:discharg|vacat|dissolv|withdraw)\w*\b.{0,40}show cause/i,
  ],
  ['order-show-cause', /^(?!.{0,60}\b(?:response|reply) to\b).{0,160}\bshow cause\b/is],
];

const ADOPTS =
  /\b(?:adopt|accept|approv|affirm|overrul|reject|declin|modif)\w*\b.{0,120}(?:report|recommend|\bR\s?&\s?R\b|\bF\s?&\s?R\b|findings)|\b(?:report and recommendations?|R&R|findings and recommendations?)\b.{0,80}\b(?:adopted|accepted|approved)/i;
const REPORT =
  /^\W*(?:\d+\W+)?(?:(?:magistrate judge'?s?|amended|supplemental|second|final|sealed|interim|partial|proposed|order(?:s)?(?:,| and| &)?|memorandum(?: and| &)?|opinion(?: and| &)?)\s){0,4}(?:reports? (?:and|&) recommend\w*|R\s?&\s?R\b|F\s?&\s?R\b|recommendation|findings (?:of fact )?(?:and|&) recommend\w*|findings,? conclusions,? and recommend\w*|recommended (?:disposition|decision|ruling))/i;
const TELLS_REPORT =
  /\b(?:it is (?:the )?(?:recommendation|recommended|hereby recommended)|(?:the )?(?:court|undersigned|magistrate judge|i) (?:hereby |respectfully )?recommends?|RECOMMENDED that|report and recommendation (?:is )?(?:entered|issued|filed))/i;
const ABOUT_REPORT =
  /\b(?:objections?|appeal|response|reply|extension|extend|time|exceptions?|motion)\b.{0,80}(?:report|recommend|R\s?&\s?R)/i;

/** What is read in an order that no ruling was read in. */
const OTHERWISE: readonly Cue[] = [
  [
    'order-pay-fee',
    /\b(?:pay|submit|remit)\w*\b.{0,80}\b(?:fees?|\$\s?\d)|\bfees?\b.{0,40}\b(?:due|must be paid|shall be paid)|notice of (?:filing )?fee|within .{1,20}days.{0,60}\bpay\b/i,
  ],
  [
    'order-dismissing-asked',
    /(?:stipulat\w*|agreed|joint|consent|voluntar\w*|rule 41|41\(a\))[^.]{0,120}\b(?:dismiss\w*|discontinu\w*)|\b(?:dismiss\w*|discontinu\w*)\b[^.]{0,80}\b(?:stipulation|rule 41|41\(a\)|voluntar\w*|agree\w*)/i,
  ],
  [
    'order-dismissing-part',
    /\b(?:orders? of )?(?:partial dismissal|dismiss(?:al|ing|ed) (?:of )?(?:(?:claims?|counts?|fewer|certain|some|defendants?|part(?:y|ies)) ))/i,
  ],
  [
    'order-injunction',
    /temporary restraining order|preliminary injunction|\bTRO\b|order of protection|permanent injunction/i,
  ],
  [
    'order-remand',
    /\bremand(?:ing|ed)?\b.{0,80}\b(?:state|court|case|action|matter|county|district|parish|superior)\b|^\W*(?:order )?(?:of )?remand/i,
  ],
  [
    'order-transfer',
    /\border of transfer\b|^\W*(?:\w+ )?transfer order\b|\btransferr?(?:ing|ed)\b.{0,60}\b(?:case|action|matter|district|court|venue|to)\b/i,
  ],
  ['order-closing-for-now', /administrativ\w+ (?:clos|terminat|dismiss)\w*|statistically clos/i],
  ['order-reopening', /\bre-?open(?:ing|ed)?\b|\breinstat/i],
  [
    'order-dismissing',
    /\border(?:s)?(?: of| for| and)?(?: final| judgment(?: of| and)?| memorandum(?: and)?| opinion(?: and)?){0,3} dismiss(?:al|ing)|^\W*dismiss(?:al|ed)\b|\b(?:dismissal order|order\W+dismissal|dismissed (?:with|without|for)|(?:is|are|be|to be|was) (?:hereby )?(?:dismissed|discontinued)|DISMISSED|discontinued,? with)\b/i,
  ],
  [
    'order-closing',
    /\bclos(?:ing|ed?) (?:this |the )?(?:civil )?(?:case|action|file|matter)|\bcase (?:is )?closed|\bcivil case terminated|\*\s?closed|^\W*closed\b/i,
  ],
  [
    'order-stay',
    /\b(?:case|action|matter|proceedings?|discovery)\b.{0,40}\bstay(?:ed|ing)?\b|\bstaying\b|^\W*(?:agreed |joint |text |minute |letter )?(?:order )?(?:to |of |for )?stay\b/i,
  ],
  [
    'order-extension',
    /\bextend(?:ing|ed|s)?\b|\bextension of (?:the )?(?:time|deadline)|\bshall have (?:until|through|up to)\b/i,
  ],
  [
    'order-scheduling',
    /scheduling order|scheduling|case management|setting (?:trial|deadlines|pretrial)|pre-?trial order|rule 16|rule 26|discovery (?:plan|order|schedule)|briefing schedule|trial order|order (?:for|setting|regarding) (?:pre-?trial|discovery|case)/i,
  ],
  [
    'order-referring',
    /^(?:\W*(?:text |minute |paperless |electronic |general )?order )?(?:of )?(?:refer|assign|reassign)|\bre-?assign(?:ing|ed|ment)\b|\brefer(?:ring|red|s)\b.{0,80}\b(?:magistrate|judge|mediat|motion|case|matter)/i,
  ],
  [
    'hearing-canceled',
    /\b(?:cancel|vacat|strik)\w*\b.{0,40}\b(?:hearing|conference|trial|argument|mediation)s?\b/i,
  ],
  [
    'hearing-set',
    /\b(?:hearing|conference|trial|argument|mediation|arraignment|sentencing)s?\b.{0,80}\b(?:is |are |be )?(?:set|scheduled|held|reset|rescheduled|continued|adjourned)\b|\b(?:set|schedul|reset|reschedul)\w*\b.{0,60}\b(?:hearing|conference|trial|argument|mediation)|\bnotice of (?:hearing|conference)/i,
  ],
];
/** Words of a weighty decision of which it was not read what it is. */
const WEIGHTY =
  /\b(?:dismiss\w*|den(?:y|ies|ied|ying)|grant(?:s|ed|ing)?|default(?:ed)?|sanction\w*|struck|stricken|strik(?:e|es|ing)|vacat\w*|revers\w*|affirm\w*|set aside|overrul\w*|sustain\w*|reject\w*)\b/i;
/** What a decision says of what may come, or of what was asked. */
const MERELY_SAID =
  /\b(?:may|might|could|will|would|should|shall|can|must|if|unless|failure|whether|pending|seeking|motions? (?:to|for)|request(?:s|ed|ing)? (?:to|for)|not)\b[^.;]{0,120}?\b(?:dismiss\w*|den(?:y|ies|ied|ying|ial)|grant(?:s|ed|ing)?|default(?:ed)?|sanction\w*|strik(?:e|es|ing)|stricken|vacat\w*|revers\w*|overrul\w*|sustain\w*|reject\w*)/gi;

/**
 * What an order does, by its rulings and where it rules on nothing by what it is called; several where it rules on
 * several things, what weighs most first. 'order-unclear': it speaks of a weighty decision that was not read for sure.
 */
export function orderEvents(core: string): EntryEvent[] {
  const head = core.slice(0, 400);
  const rulings = rulingEvents(rulingsIn(core));
  if (isReport(head)) return ['report-recommendation'];
  if (isBenchDecision(core)) return ['judgment', ...rulings.filter((event) => event !== 'judgment')];
  const isCause = HEADS.find(([, pattern]) => pattern.test(head.slice(0, 220)))?.[0];
  if (isCause === 'order-show-cause-over') return [isCause, ...rulings.filter((event) => event !== isCause)];
  if (isCause !== undefined && !rulings.some((event) => HEAVY.has(event))) return [isCause];
  const adopts =
    ADOPTS.test(head) && !rulings.includes('order-adopting') && !rulings.includes('order-rejecting');
  const reads = rulings.length > 0 || !adopts ? rulings : [];
  const all: EntryEvent[] = adopts && reads.length === 0 ? ['order-adopting'] : reads;
  if (isCause !== undefined) return [...all, isCause];
  if (all.length > 0) return withPlain(asAgreed(all, core), head);
  const plain = head.replaceAll(MERELY_SAID, ' ');
  const named = OTHERWISE.find(([event, pattern]) =>
    pattern.test(event === 'order-pay-fee' ? head : plain),
  )?.[0];
  if (named !== undefined) return [named];
  return [WEIGHTY.test(core.slice(0, 900).replaceAll(MERELY_SAID, ' ')) ? 'order-unclear' : 'order'];
}

const HEAVY: ReadonlySet<EntryEvent> = new Set(BY_WEIGHT.slice(0, BY_WEIGHT.indexOf('order-extension')));

/** A side gave the case up, or both asked for its end. */
const GIVEN_UP =
  /\b(?:notice|stipulation) of (?:voluntary |stipulated |joint )*dismissal\b(?![^.;]{0,60}\b(?:stricken|void|denied|ineffective)\b)|\bstipulat\w+ to the entry of this\b|^\W*(?:\d+\W+)?(?:agreed|consent|stipulated|joint)\s(?:\w+\s){0,3}order\b/i;
/** Each side keeps its own costs, as those do who agreed. */
const OWN_COSTS =
  /\b(?:each|every|all|both)\s(?:part(?:y|ies)|sides?)\b[^.;]{0,40}\bbear\w*\b[^.;]{0,40}\b(?:own|respective)\b|\bborne by (?:each|the) party (?:that )?incurr/i;
/** Why a case fails, or who wanted it gone: somebody lost by it. */
const FOUGHT =
  /\b(?:failure to|lack of|want of|jurisdiction|12\([bc]\)|untimely|frivolous|barred|merits|meritless|summary judgment|sanction\w*|recommend\w*|prosecute|objections?|oppos\w+)\b|\bdefendants?['’]s?\s(?:[\w-]+\s){0,3}motions?\b/i;

/** A dismissal of which the entry shows that both sides wanted it. */
function asAgreed(events: readonly EntryEvent[], core: string): EntryEvent[] {
  const isAgreed = GIVEN_UP.test(core.slice(0, 400)) || (OWN_COSTS.test(core) && !FOUGHT.test(core));
  if (!events.includes('order-dismissing') || !isAgreed) return [...events];
  return events.map((event) => (event === 'order-dismissing' ? 'order-dismissing-asked' : event));
}

/** A fee that must be paid, beside what was decided. */
function withPlain(events: readonly EntryEvent[], head: string): EntryEvent[] {
  const isFee =
    /\bwithin [^.;]{1,40}days[^.;]{0,80}\bpay\b|\bpay\b[^.;]{0,60}\bfee[^.;]{0,60}\bwithin\b/i.test(head);
  return isFee && !events.includes('order-fee-waiver-denied') ? [...events, 'order-pay-fee'] : [...events];
}

/** 'ORDER adopting 47 Report and Recommendations'. */
const ADOPTS_FIRST =
  /^\W*(?:\d+\W+)?(?:[\w'’]+\W+){0,6}?(?:adopt|accept|approv|affirm|reject)(?:s|ing|ed)\b.{0,60}\b(?:reports?|recommend\w*|R\s?&\s?R|F\s?&\s?R)\b/i;

/** A magistrate judge's own report, not what somebody does about one. */
function isReport(head: string): boolean {
  if (ADOPTS_FIRST.test(head) && !REPORT.test(head)) return false;
  if (ADOPTS.test(head) && !TELLS_REPORT.test(head)) return false;
  if (REPORT.test(head)) return !/^\W*(?:\d+\W+)?(?:objection|appeal|response|reply|exception)/i.test(head);
  return (
    /^.{0,60}report and recommend/i.test(head) &&
    TELLS_REPORT.test(head) &&
    !ABOUT_REPORT.test(head.slice(0, 120))
  );
}
