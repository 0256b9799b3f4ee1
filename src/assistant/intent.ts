import type { ActionType } from '../conversations/reply-schema.ts';
import { factTopic, questionLine } from './fact-topics.ts';
import { practicalTopics } from './practical-topics.ts';

const PAPER =
  '(?:complaint|lease|contract|agreement|(?:\\w+ )?order|letter|e-?mail|motion|notice|invoice|affidavit|declaration|deposition|transcript|report|policy|exhibit|judgment|opinion|petition|subpoena|note|receipt|statement|brief|memorandum|interrogator\\w+)';
const WHOSE = '(?:the|my|this|that|their|his|her|our|its)';

const JUDGES = '(?:court|judge|magistrate|commissioner|board|panel|tribunal|jury)';

/** Asks what a paper says: its words answer, whatever else the question mentions. */
const CONTENT = new RegExp(
  [
    `\\b(?:does|did|do) ${WHOSE} (?:\\w+ ){0,2}${PAPER}s? (?:say|state|claim|allege|mention|ask|require|give|set|contain|provide|demand|list)\\b`,
    `\\b(?:under|according to|per|inside|as stated in|based on) ${WHOSE} (?:\\w+ ){0,2}${PAPER}\\b`,
    `\\b(?:in|of|on|by) ${WHOSE} (?:\\w+ ){0,1}(?:lease|contract|agreement|letter|e-?mail|invoice|affidavit|declaration|deposition|transcript|report|policy|exhibit|opinion|brief|receipt)\\b`,
    // What a judge did stands in orders.
    `\\b(?:did|does|has|had|have) (?:the |this |that |my )?(?:\\w+ )?${JUDGES}\\b(?! (?:case|date|day|file)\\b)`,
    `\\b(?:described|mentioned|stated|named|set out|given|listed) (?:in|by) ${WHOSE} (?:\\w+ ){0,2}${PAPER}\\b`,
    '\\bon page \\d+|\\bparagraph \\d+|\\bexhibit [a-z0-9]{1,3}\\b',
  ].join('|'),
  'i',
);

const PROMPTS: readonly (readonly [ActionType, RegExp])[] = [
  [
    'strategy',
    /\bstrateg\w*|\bdefen[cs]es? (?:can|could|do|should|might)\b|\b(?:what|which|any|my) (?:\w+ )?defen[cs]es?\b|\bhow (?:do|can|should|could|would|might) i (?:win|defend|fight|beat|argue|get out)\b|\b(?:my )?chances\b|\b(?:will|can|could|would) i (?:win|lose|beat)\b|\b(?:strongest|best|weak\w*) (?:argument|point|defen[cs]e|claim|case|part)s?\b|\bshould i (?:settle|fight|move|counter\w*|sue|accept|go to trial|hire|get a lawyer)\b|\b(?:what|which) (?:are )?(?:my|our) (?:legal )?(?:options|arguments|rights)\b|\boptions do i have\b|\b(?:get|have) (?:it|this|the case|my case) (?:dismissed|thrown out)\b|\bhow (?:strong|good|bad|weak) is (?:my|their|the) case\b|\bwhat motions?\b.{0,20}\b(?:can|could|should|file)\b|\bhow should i (?:approach|handle|respond)\b/i,
  ],
  [
    'documents-to-prepare',
    /\b(?:documents?|papers?|forms?|filings?|paperwork|pleadings?)\b.{0,40}\b(?:prepare|to file|toDo(?:ed)?|missing|submit|to write|to draft|fill (?:out|in)|still)\b|\b(?:prepare|submit|draft|write up|fill (?:out|in))\b.{0,30}\b(?:documents?|papers?|forms?|paperwork)\b|\b(?:what|anything|which) (?:\w+ ){0,3}(?:must|should|do|can) i (?:still )?(?:have to |need to )?(?:file|prepare|submit)\b|\bwhat(?:['’]s| is| am i| papers are) (?:still )?missing\b|\bleft to (?:file|prepare)\b|\bdo (?:i|we) (?:still )?(?:have|need) to (?:file|prepare|submit)\b/i,
  ],
  [
    'deadlines',
    /\bdeadlines?\b|\bdue dates?\b|\b(?:key|important|critical|upcoming|coming) dates\b|\bwhat(?:['’]s| is| things are| all is) (?:coming up|due)\b|\bwhat dates\b|\bwhen (?:is|are) (?:everything|things|my papers|it all) due\b|\b(?:when|how long|how many days|by when)\b.{0,40}\b(?:respon(?:d|se)|repl(?:y|ies)|opposition)\b.{0,20}\bmotions?\b|\btime limits?\b|\bhow much time do i have\b|\bmy calendar\b|\b(?:when|by when|how soon|how fast) (?:do|must|should) (?:i|we) (?:have to |need to )?(?:do (?:something|anything|this|it|that)|act)\b|\bwhen(?:['’]s| is| are) (?:all |all of )?(?:this|it|that|these|everything) due\b|\bby (?:what|which) (?:date|day) (?:do|must) (?:i|we)\b(?! (?:have to )?(?:answer|respond|reply))|\bis there (?:a|any) (?:last day|day i have to)\b/i,
  ],
  [
    'next-steps',
    /\bnext steps?\b|\bwhat (?:should|do|must|can|shall|am i supposed to) (?:i|we)?\s?(?:have to |need to |supposed to )?do\b|\bwhat now\b|\bwhere (?:do|should) i (?:start|begin)\b|\bwhat (?:happens|comes|is|do i do) next\b|\bhow (?:do|should) i (?:start|begin|proceed)\b|\bto-?do(?: list)?\b|\bhelp me\b|\bwhat to do\b|\b(?:guide|walk) me\b/i,
  ],
  [
    'summary',
    /\bsummar(?:y(?! (?:judgment|process|proceedings?|order|possession|ejectment|trial|plan|suspension)s?\b)|ies|i[sz]e\w*)\b|\boverview\b|\bwhat(?:['’]s| is) (?:my|this|the) (?:case|lawsuit|suit) about\b|\btell me about (?:my|this|the) case\b|\bexplain (?:my|this|the) case\b|\banaly[sz]e (?:my|the|these|all|this)\b|\bwhat(?:['’]s| is) going on\b|\bwhere (?:do (?:i|things|we) stand|am i)\b|\bstatus of (?:my|the|this) case\b|\b(?:catch|bring) me up\b|\b(?:what|why) am i (?:being )?sued\b|\bwhat (?:are|is) (?:they|he|she|the plaintiff) suing\b|\bin a nutshell\b|\bbig picture\b/i,
  ],
];

/** Asks what somebody else did or had, or who did it: a story that papers tell. */
const OF_OTHERS = /\b(?:did|does|had|was|were) (?!(?:i|we|my|our)\b)|^who (?!can\b|could\b|should\b|will\b)/i;
/** Asked with these verbs it is about the whole case, whatever paper is named. */
const TELL_ALL =
  /\bsummari[sz]e|\banaly[sz]e|\bexplain (?:my|this|the) case|\b(?:why|what) am i\b|\bwhat are they\b/i;
/** Nouns that a paper may use of something else. */
const BY_NAME =
  /\bsummary\b|\boverview\b|\bdeadlines?\b|\bdates\b|\btime limits?\b|\bnext steps?\b|\bcalendar\b/i;
/** What is to be done about one thing is not what is to be done in the case. */
const TO_DO: readonly ActionType[] = ['next-steps', 'documents-to-prepare'];
const OF_ONE =
  /\bby (?:what|which) (?:date|day) (?:do|must) (?:i|we)\b|\bif (?:i|we|they|he|she|it|the|my)\b/i;
const NAMED: readonly ActionType[] = ['summary', 'deadlines', 'next-steps'];

function promptOf(line: string): ActionType | null {
  const action = PROMPTS.find(([, words]) => words.test(line))?.[0] ?? null;
  if (action === null || TELL_ALL.test(line)) return action;
  if (OF_OTHERS.test(line)) return null;
  // A day that is asked for one thing is that thing's, and not all days of the case.
  const isOfOne = NAMED.includes(action) && (BY_NAME.test(line) || OF_ONE.test(line));
  return isOfOne && !isAboutWholeCase(line) ? null : action;
}

/**
 * What a question to the assistant is about, by rule. What a paper says is a question to the documents; what the rules of its court or only the
 * rows of the case know is a fact; the rest by the words that people use for the five suggested questions, unless it
 * asks for something beside them ('the deadline for paying rent').
 */
export function readAction(message: string): ActionType {
  const line = questionLine(message);
  const prompt = promptOf(line);
  const topic = factTopic(line);
  if (topic === 'decisions') return 'case-fact';
  if (CONTENT.test(line) && prompt !== 'summary') return 'document-question';
  if (topic === 'response-due' && prompt === 'deadlines') return 'deadlines';
  if (topic !== null) return 'case-fact';
  if (prompt !== null && TO_DO.includes(prompt) && practicalTopics(line).length > 0) return 'case-fact';
  return prompt ?? 'document-question';
}

/** Words in which people ask for something of the case as a whole, or of one of its stages. */
const FRAME = new Set(
  `a about all also an and any are as at be been before brief briefly by can case court critical could current date
  dates day days deadline deadlines do due each else every everything file filed filing for from full get give going
  has have hello help here hi how i if in is it its key know lawsuit left legal limit limits list long look main make
  many matter matters me month months more most much must my need needed next now of on open or our out over overview
  please quick quickly really remaining remember right see set shall short should show so some soon still suit
  summaries summary sum tell than thank thanks that the their them then there these they thing things this those time
  to today tomorrow track up upcoming us want watch we week weeks what whats when which will with would write year you
  calendar coming course follow following important keep meet miss missed plan prepare run running step steps take
  admission admissions amend amended answer answering appeal appealing claim claims complaint conference conferences
  counterclaim deposition depositions disclosure disclosures discovery dismiss document documents docket evidence
  exhibits federal hearing hearings initial interrogatories judgment jury law mediation motion motions order orders
  papers party parties pretrial pre production proceed reply request requests respond responding response responses
  rule rules schedule scheduled scheduling serve service serving settlement state stage status summons trial witness
  witnesses expert experts demand new mexico california arizona`.split(/\s+/),
);

/** Whether a question holds no word but those in which people ask about a case as a whole. */
export function isAboutWholeCase(line: string): boolean {
  const words = line.toLowerCase().match(/[\p{L}\p{N}]+(?:'\p{L}+)?/gu) ?? [];
  return words.every((word) => FRAME.has(word.replace(/'\p{L}+$/u, '')));
}
