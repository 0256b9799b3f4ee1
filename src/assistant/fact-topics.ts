import { objectsOf } from './asked-object.ts';
import { plainWords } from './plain-words.ts';
import { asksForTime, asksToCount, RULE_TOPICS, type RuleTopic, ruleTopic } from './rule-topics.ts';
import { namesDay } from './stated-day.ts';

/** What the rows of a case can answer, each with the questions that ask for it. The first that fits counts. */
const ROW_TOPICS = [
  'writer',
  'judge',
  'sums',
  'decisions',
  'party-count',
  'unread',
  'overdue',
  'discovery',
  'hearing',
  'answer-due',
  'next-deadline',
  'last-entry',
  'entry-count',
  'served',
  'answered',
  'draft-answer',
  'document-count',
  'document-list',
  'case-number',
  'court',
  'parties',
  'side',
] as const;
type RowTopic = (typeof ROW_TOPICS)[number];
/** What the rows of a case, or the rules of its court, can answer. */
export type FactTopic = RowTopic | RuleTopic;

const PAPERS =
  '(?:documents?|files?|papers?|filings|uploads?|motions?|orders?|exhibits?|e-?mails?|letters?|notices?|contracts?|complaints?|summons(?:es)?|answers?|transcripts?|subpoenas?|affidavits?|judgments?)';
const PARTY = '(?:plaintiffs?|defendants?|petitioners?|respondents?|landlord|tenant|other (?:side|party))';
const HEARING =
  '(?:hearings?|trial|court (?:date|day|appearance)|(?:status|settlement|case management|scheduling|pre-?trial) conference|mediation|mediator|arbitration|arbitrator|arraignment)';

const THIS_CASE = '(?:my|the|this|our) (?:case|lawsuit|suit|matter|complaint)';
/** Times that are not those of the complaint. */
const OTHER_THAN_COMPLAINT =
  '(?! to (?:the |a |an |this |that |their |his |her |my )?(?:\\w+ )?(?:motions?|interrogator\\w+|discovery|requests?|letters?|notices?|subpoenas?|offers?|e-?mails?|counterclaims?|questions?)\\b)';

const ASKED: Readonly<Record<RowTopic, RegExp>> = {
  writer:
    /^(?:so |and )?who (?:wrote|sent|signed|(?:is|are) (?:behind )?(?=(?:this|the|that|my) [\w ]{0,30}\bfrom$))(?: me)? ?(?:this|the|that|my|it)(?: \w+){0,2}?(?: (?:letter|e-?mail|message|notice|offer|demand)s?)?(?: (?:to me|from))?$/i,
  judge: new RegExp(
    `^(?:(?:so|and|please|tell me|do you know),? )*(?:who(?:'s| is| are| was)(?: all)? (?:the |my |our )?(?:\\w+ )?judges?|which judges? (?:has|have|is|are|hears?|decides?)(?: \\w+)?|what(?:'s| is| are) (?:the |my |our )?(?:names? of (?:the |my |our )?judges?|judge(?:'?s)? names?)|the judge(?:'s name)?)(?: (?:in|on|of|for|assigned to|handling|hearing|over) ${THIS_CASE}| ${THIS_CASE})?$`,
    'i',
  ),
  sums: new RegExp(
    `^(?:so |and )?(?:how much(?: money)?|what (?:sums?|amounts?)(?: of money)?) (?:is|are|am|do|does|did|was|were|would) (?:(?:i|we|they|he|she|it|(?:the |my )?(?:${PARTY}|complaint|lawsuit|suit|case)) )?(?:being |supposed to )?(?:owed?|claim(?:ed|ing)?|demand(?:ed|ing)?|sued|su(?:e|ing)(?: me| us)?|ask(?:ed|ing)?|want(?:ed|ing)?|seek(?:ing)?|sought|at stake)(?: for)?(?: (?:from|of) (?:me|us))?(?: in ${THIS_CASE})?(?: (?:altogether|all together|in (?:total|all)|total|exactly|now))?$`,
    'i',
  ),
  decisions:
    /^(?:so |and )?what(?: all| else)? (?:(?:did|has|have) (?:the |this |my )?(?:court|judge|magistrate)(?: judge)?(?: already)? (?:order|decide|rule)(?:d|ed)?|(?:was|were|has been|have been) (?:ordered|decided)(?: by the (?:court|judge))?)(?: (?:so far|yet|to date|until now|on|in (?:my|the|this) case))?$|^(?:so |and )?(?:did (?:i|we|they|he|she) (?:already )?(?:win|lose)|who won|have (?:i|we) (?:won|lost)|(?:what|how) (?:happened|was decided|did it (?:end|go|come out)) (?:at|after|in) (?:my|the|our) (?:trial|hearing))$/i,
  'party-count': new RegExp(
    `^how many (?:plaintiffs|defendants|petitioners|respondents|parties) (?:are there|are suing(?: me| us)?|do i have|am i suing|are in)?(?: ?(?:in )?${THIS_CASE})?$`,
    'i',
  ),
  unread: new RegExp(
    `\\b(?:which|what|any|are there|how many|did|have|were|was)\\b.*\\b${PAPERS}?\\b.*\\b(?:fail(?:ed)? to be read|fail(?:ed)?(?: to (?:read|load))?|(?:could|can)(?: ?not|n[’']?t) be read|unread(?:able)?|not (?:been )?read|not readable)\\b`,
    'i',
  ),
  overdue:
    /\b(?:anything|something|everything|what(?:'s| is| things are)?|which (?:deadlines?|dates?|things)|deadlines?|(?:am|are) (?:i|we)) (?:\w+ ){0,2}(?:overdue|past due|late)\b|\boverdue (?:deadlines?|dates?|things)\b|\b(?:did|have|had) (?:i|we) miss(?:ed)? (?:anything|something|(?:any|a|the|my|some) (?:\w+ )?(?:deadlines?|due dates?|dates?|hearings?|court date)|(?:it|court))?\s*$|\bmissed (?:any|a|the) deadlines?\b/i,
  discovery:
    /\b(?:discovery|interrogator\w+|requests? for (?:admissions?|production|documents)|admissions requests?)\b.*\b(?:outstanding|open|pending|due|unanswered|left|missing|answered|respond\w*|overdue|status|stand)\b|\b(?:outstanding|open|pending|unanswered) (?:discovery|interrogator\w+|requests?)\b|\b(?:have|has|did) .*\banswer(?:ed)? (?:my|our|the) (?:discovery|interrogator\w+|requests?)\b/i,
  hearing: new RegExp(
    `\\b(?:when(?:['’]s| is| are| do i have| will)|what (?:day|date|time)|is there|do i have|what is the date)\\b(?: \\S+){0,4}? ${HEARING}\\b(?! (?:aid|officer|loss|was|were)\\b)|\\b(?:my|the|our|next) (?:next )?${HEARING} (?:date|day)\\b|\\bwhen do i (?:have to |need to )?(?:go to|appear in|be in) court\\b`,
    'i',
  ),
  'answer-due': new RegExp(
    `\\bwhen(?:'s| is| must| do| does| should| are) (?:my|our|the|i|we|they|he|she|it)\\b.{0,40}\\b(?:answer|response|responsive pleading)\\b${OTHER_THAN_COMPLAINT}(?: to the (?:complaint|lawsuit|suit|summons))?\\b.{0,20}\\b(?:due|file[d]?)\\b|\\bhow (?:long|many days|much time) do (?:i|we) have (?:left )?to (?:answer|respond)\\b${OTHER_THAN_COMPLAINT}|\\b(?:by when|until when|when) (?:do|must|should) (?:i|we) (?:have to |need to )?(?:answer|respond)\\b${OTHER_THAN_COMPLAINT}|\\banswer (?:deadline|due date)\\b`,
    'i',
  ),
  'next-deadline':
    /\b(?:next|nearest|soonest|upcoming|coming) (?:deadline|due date|thing due)\b|\bfirst (?:deadline|thing due)\b|\b(?:next|upcoming) (?:court )?date(?: (?:in (?:my|this|the) case|i (?:have|must|need)\b.*))?\s*$|\bwhat(?:['’]s| is) due (?:next|first|today|tomorrow|this week|soon)\b|\b(?:anything|something) due (?:today|tomorrow|this week|soon|next)\b/i,
  'last-entry':
    /\b(?:what happened|anything (?:new|happen\w*)|what(?:['’]s| is| was)(?: the)? (?:new|last|latest|newest|most recent))\b.*\b(?:docket|court file|(?:my|this|the) case(?! (?:that|of|which|cited)\b)|entry|filing(?! \w)|filed)\b|\b(?:last|latest|newest|most recent) (?:docket )?(?:entry|entries|filing)\b|\blast (?:on|in) the docket\b/i,
  'entry-count':
    /\bhow many docket entries\b|\bhow many entries\b.*\bdocket\b|\bhow many entries are there\s*$|\bhow (?:long|big) is the docket\b/i,
  served: new RegExp(
    `\\b(?:has|have|was|were|is|are|when|did|how|who)\\b[^.?]*\\b(?:${PARTY}|summons(?:es)?|complaint|i|we|everybody|everyone|anybody|he|she|they|papers)\\b[^.?]*\\b(?:served|get service|been served)\\b(?! (?:as|on (?:the|a) (?:\\w+ )?(?:board|committee|jury|council)|with (?:(?:a|an|the|my) )?(?!summons|complaint|papers|lawsuit|process)))|\\b(?:status of|is) service\\b|\\bservice (?:of process )?(?:status|done|complete)\\b|\\bwho served\\b(?! (?:on|as|in|with)\\b)`,
    'i',
  ),
  answered: new RegExp(
    `\\b(?:has|have|did) (?:the )?(?:${PARTY}|they|he|she|anybody|anyone|somebody)(?: \\w+)? (?:file an )?(?:answer(?:ed)?|respond(?:ed)?)(?: (?:to )?(?:my|the|our) (?:complaint|lawsuit|suit|petition))?\\s*(?:yet)?\\s*\\??$|\\b(?:is|was|has) (?:there )?(?:a )?default (?:been )?(?:entered|judgment|against)\\b|\\bis there (?:a )?default\\b`,
    'i',
  ),
  'draft-answer':
    /\b(?:is|how far(?: along)? is|how much of|status of) my (?:draft )?answer\b(?!.*\bdue\b)|\b(?:which|how many) paragraphs (?:are|do|have|still)\b.*\b(?:left|answer|open|unanswered)/i,
  'document-count': new RegExp(
    `\\bhow many (?:\\w+ )?${PAPERS}(?: (?:(?:do i|do we|have i|have we|did i|are|is|were)(?: (?:have|there|here|got|in|filed|upload(?:ed)?|total|read|all|not|yet|so far|my case|this case|the case|could|be|cannot))*)|(?: in (?:my|this|the) case)?)\\s*\\??$|\\bnumber of (?:documents|files|papers)\\b`,
    'i',
  ),
  'document-list': new RegExp(
    `\\b(?:what|which) ${PAPERS} (?:do i have|do we have|have i|have we|are (?:there|here|uploaded|in (?:my|this|the) case)|did i upload)\\b(?! to\\b)|\\b(?:list|show)(?: me)? (?:all )?(?:of )?(?:my|the) ${PAPERS}(?: (?:here|i have|that i have|(?:that )?i uploaded|in (?:my|this|the) case))?$`,
    'i',
  ),
  'case-number':
    /\b(?:case|docket|cause|index|court file) (?:number|no\b|num\b|#)(?! (?:of|in|for|on) (?!(?:my|this|the|our) (?:case|lawsuit|suit)\b))/i,
  court:
    /\b(?:which|what) (?:court|county|judicial district)\b(?! (?:orders?|fees?|costs?|reporter|date|papers?)\b).{0,40}\b(?:(?:my|this|the) case|(?:my|this|the) lawsuit|am i|is it|heard|handles?)\b|\bwhere is (?:my|the|this) (?:case|lawsuit)\b|\bwhat(?:['’]s| is) the (?:name of the )?court\b|\bwhat (?:kind|type) of case\b/i,
  parties: new RegExp(
    `\\bwho(?:['’]s| is| are)(?: all)? (?:the |my )?(?:${PARTY}|parties|participants|witness(?:es)?|experts?|lawyers?|attorneys?|people|counsel)\\b(?: (?:in|of) (?:my|the|this) (?:case|lawsuit|suit|complaint))?\\s*\\??$|\\bwho (?:sued|is suing|sues) (?:me|us)\\b|\\bwho(?:m)? (?:am i|are we) suing\\b|\\bnames? of (?:the |all )?(?:${PARTY}|parties|participants)\\b|\\bwho represents (?:me|us|them|him|her|everybody|everyone|whom|(?:the |each )?(?:${PARTY}|part(?:y|ies)))\\s*$|\\bwho is (?:in|part of) (?:my|this|the) case\\b`,
    'i',
  ),
  side: /\bam i (?:the |a )?(?:plaintiff|defendant|attorney)\b|\b(?:which|what) side am i\b/i,
};

const FIRST_LETTERS = 300;
const LAST_LETTERS = 200;

/** A question on one line, as far as rules read it: how it begins and, where it is long, how it ends. */
export function questionLine(message: string): string {
  const line = message
    .replaceAll('’', "'")
    .replace(/\b(what|who|where|when|how|that)s\b/gi, "$1's")
    .replace(/\s+/g, ' ')
    .trim();
  if (line.length <= FIRST_LETTERS + LAST_LETTERS) return line;
  return `${line.slice(0, FIRST_LETTERS)} ${line.slice(-LAST_LETTERS)}`;
}

/** Whether a topic is one that the rules of the court answer, with what the rows hold of it. */
export function isRuleTopic(topic: FactTopic): topic is RuleTopic {
  return RULE_TOPICS.some((each) => each === topic);
}

const HOW_LONG = /^(?:(?:and|so|but|ok) )?how (?:long|many (?:\w+ )?days|much time) (?:do|does|have)\b/i;

/** By what is to be answered: the time for the complaint is not that for other papers. */
function timeTopic(topic: 'answer-due' | null, plain: string): 'answer-due' | 'response-due' | null {
  const [object] = objectsOf(plain);
  if (object === undefined || object === 'answer') return topic;
  if (object === 'other') return null;
  return topic !== null || asksForTime(plain) ? 'response-due' : null;
}

/** What a question asks of the rows of the case or of the rules of its court; null where it asks for nothing that they hold. */
export function factTopic(message: string): FactTopic | null {
  const line = questionLine(message).replace(/[\s?!.]{1,20}$/, '');
  if (namesDay(line) && asksToCount(plainWords(line))) return 'counted-day';
  const topic = ruleTopic(line) ?? ROW_TOPICS.find((each) => ASKED[each].test(line)) ?? null;
  if (topic === 'discovery' && HOW_LONG.test(line)) return 'response-due';
  return topic === null || topic === 'answer-due' ? timeTopic(topic, plainWords(line)) : topic;
}
