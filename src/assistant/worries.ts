import { questionLine } from './fact-topics.ts';
import { plainWords } from './plain-words.ts';

/** What people fear of a paper in their hands, each answered in the paper's own words. */
export interface Worry {
  id: 'sign' | 'wanted' | 'accused' | 'moved' | 'rent' | 'too-old' | 'part-payment' | 'made-of';
  /** Words of papers to search for. */
  sought: readonly string[];
  /** In a question that `plainWords` has put in one form. */
  asked: RegExp;
  unless?: RegExp;
}

const PAPER =
  '(?:paper(?:s|work)?|letter|order|notice|summons|complaint|petition|subpoena|e-?mail|writ|form|document|thing|stuff|lawyer|attorney|court|judge|they|he|she|it|this|that)';

const WANTING =
  'want|wants|wanting|ask|asks|asking|expect\\w*|need|needs|require\\w*|demand\\w*|order\\w*|tell\\w*';

/** A sum as a question names it. */
const SUM =
  '\\$ ?\\d[\\d,.]*|\\d[\\d,]{2,}(?:\\.\\d\\d)?(?: (?:dollars|bucks))?|\\d+ ?(?:thousand|grand|hundred|k)|(?:that|this|the|their|such an?) (?:\\w+ )?(?:sum|amount|number|figure|total|price|bill)|(?:that|so) much';

const WORRIES: readonly Worry[] = [
  {
    id: 'moved',
    sought: ['hearing', 'moved', 'stays', 'unless', 'order', 'vacated', 'reset'],
    asked:
      /\b(?:hearing|trial|court date|conference|mediation)\b.{0,40}\b(?:moved|changed|rescheduled|reset|postponed|pushed|cancel\w*|called off|continued|still (?:on|set|happening))\b|\b(?:moved?|changed?|rescheduled?|postponed?|cancel\w*) (?:my |the |our )?(?:hearing|trial|court date|conference|mediation)\b/,
    unless:
      /\b(?:how|can|could|may|should) (?:i|we)\b|\bi (?:want|need)\b|\b(?:can not|if i|miss|sick|get it|have it|ask)\b/,
  },
  {
    id: 'rent',
    sought: ['rent', 'days', 'notice', 'pay', 'vacate', 'premises', 'possession'],
    asked:
      /\b(?:how (?:many|much|long)|by when|until when|when|what day|last day|deadline|time)\b.{0,60}\b(?:pay|catch up|come up with)\b.{0,30}\brent\b|\b(?:days|time|long|when)\b.{0,40}\b(?:pay\w*|rent)\b.{0,60}\b(?:evict\w*|thr(?:ow|own) (?:me |us )?out|kick(?:ed)? (?:me |us )?out|put (?:me |us )?out|move out|leave|lock(?:ed)? (?:me |us )?out)\b/,
    unless: /\bhow much (?:rent|do i owe)\b|\b(?:late fee|next month|deposit)\b/,
  },
  {
    id: 'too-old',
    sought: ['limitations', 'payment', 'account', 'last', 'default', 'years', 'barred'],
    asked:
      /\b(?:debt|bill|account|loan|claim|this|it|card)\b.{0,30}\btoo old\b|\btoo (?:old|late|long ago)\b.{0,40}\bsue\b|\bstatute of limitations?\b|\btime[- ]barred\b|\bsue (?:me|us|over|on|for)\b.{0,40}\b(?:after (?:so|that|this) (?:many|much|long)|years|so old|this old|anymore|still)\b|\bstill sue\b|\bsue (?:me|us) (?:anymore|any more|still)\b/,
    unless: /\b(?:i|we) (?:want to |still |can |could )*sue\b|\bsue (?:him|her|them|my)\b/,
  },
  {
    id: 'part-payment',
    sought: ['payment', 'time', 'limit', 'start', 'again', 'part'],
    asked:
      /\bwhat (?:happens?|will happen|would happen|if)\b.{0,30}\b(?:pay|send|give)\b.{0,30}\b(?:a little|(?:a )?(?:bit|part|some)|something|half|few dollars|\$ ?\d+)\b|\b(?:should|can|is it (?:ok|safe|bad)|does it (?:hurt|help))\b.{0,30}\bpay\b.{0,20}\b(?:a little|(?:a )?(?:bit|part)|some of it|something|half)\b/,
    unless: /\brent\b/,
  },
  {
    id: 'made-of',
    sought: ['damages', 'sum', 'total', 'interest', 'times', 'costs'],
    asked: new RegExp(
      [
        `\\bhow (?:in the world |on earth )?(?:do|did|does|can|could|have|has) (?:they|he|she|it|the \\w+|my \\w+) (?:\\w+ )?(?:c[ao]me (?:up )?(?:with|to)|g[eo]t to|reach|arrive at|figure(?: out)?|calculate|add up to) (?:\\w+ ){0,3}?(?:${SUM})`,
        `\\b(?:${SUM})\\W+how (?:do|did|does|can|could) (?:they|he|she|it) (?:\\w+ )?(?:c[ao]me (?:up )?(?:with|to)|g[eo]t to|reach|arrive at|figure|calculate) (?:that|this|it)\\b`,
        '\\b(?:what|where) (?:is|does|do|did) (?:all )?(?:that|this|the|their|his|her) (?:money|amount|sum|number|total|figure)\\b.{0,20}\\b(?:made (?:up )?of|c[ao]me from|consist|include)',
      ].join('|'),
    ),
  },
  {
    id: 'sign',
    sought: ['signing', 'sign', 'signed', 'waive', 'release', 'agree'],
    asked:
      /\b(?:should|shall|must|do|can|could|would|will|need|have to|what if|if|safe|ok(?:ay)?|smart|dumb|wrong|mean\w*|happens?|giv\w+ up|right\w*|catch|allowed|refus\w+|mak(?:e|es|ing) (?:me|us)|forc\w+)\b.{0,60}\bsign(?:ing)?\b(?! (?:up|in|language|off|out)\b)|\bsign(?:ing)?\b(?! (?:up|in|language|off|out)\b).{0,60}\b(?:should|must|do i|can i|safe|ok(?:ay)?|mean\w*|happens?|giv\w+ up|lose|away|idea|mistake|catch)\b/,
    unless:
      /\bwho\b.{0,30}\bsign|\bsign(?:ed|s)? for\b|\b(?:where|how) (?:do|can|should|must) (?:i|we) sign\b|\bmy (?:own )?(?:answer|response|motion|petition|complaint|affidavit)\b|\b(?:did|was|were|has|had|have) (?!i\b|we\b|to\b)(?:\w+ ){1,5}sign(?:ed)?\b/,
  },
  {
    id: 'wanted',
    sought: ['must', 'shall', 'required', 'ordered', 'restrained', 'appear', 'bring', 'within'],
    asked: new RegExp(
      [
        `\\bwhat (?:do|does|is|are) (?:the |this |that |these |those |my |his |her |their )?(?:\\w+ ){0,3}?(?:${PAPER}) (?:\\w+ ){0,5}?(?:${WANTING})(?: (?:of|from))? (?:me|us)\\b`,
        `\\bwhat (?:do|does|is|are) (?:the|this|that|these|those|my) (?:\\w+ )?(?:${PAPER}) (?:${WANTING})\\W*$`,
        '\\bwhat (?:am|are) (?:i|we) (?:being )?(?:asked|told|ordered|required|expected) to do\\b',
        '\\bwhat (?:am|are) (?:i|we) (?:being )?(?:asked|told|supposed|expected)\\b.{0,40}\\b(?:paper|letter|order|notice|summons|here|by (?:this|it|the))\\b',
        `\\bwhat (?:do|must|should) (?:i|we) (?:\\w+ )?(?:have to |need to )?do (?:because of|under|about|after|with) (?:the|this|that|my) (?:${PAPER})\\b`,
        '\\bwhat\\b.{0,40}\\b(?:i|we) (?:am |are |can |may )?(?:not (?:allowed|permitted|supposed) to|forbidden|prohibited|(?:can )?not) (?:do|from)\\b',
        '\\bwhat (?:am|are) (?:i|we) (?:not )?(?:allowed|permitted|forbidden|prohibited)\\b',
      ].join('|'),
    ),
    unless: /\b(?:how much|money|owe|sign\w*|admit)\b/,
  },
  {
    id: 'accused',
    sought: ['allege', 'defendant', 'respondent'],
    asked:
      /\bwhat (?:do|does|did|is|are|am) (?:\w+ ){1,4}?(?:say(?:s|ing)?|claim(?:s|ing)?|alleg\w+|accus\w+) (?:that )?(?:i|we) (?:did|have done|do)\b|\bwhat (?:am|are) (?:i|we) (?:being )?accused of\b|\bwhat (?:did|have) (?:i|we) (?:supposedly|allegedly)\b|\bwhat (?:am|are) (?:i|we) supposed to have done\b/,
  },
];

/** The worry that a question speaks of; null where it asks for something else. */
export function worryOf(question: string): Worry | null {
  const plain = plainWords(questionLine(question));
  return WORRIES.find(({ asked, unless }) => asked.test(plain) && !(unless?.test(plain) ?? false)) ?? null;
}
