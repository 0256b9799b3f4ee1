import type { Paper } from '../../papers/paper.ts';
import { MONTH_WORD } from '../../text/day-words.ts';
import type { Candidate } from './candidates.ts';
import { isNarratedPeriod } from './narrated.ts';
import { runsToADay } from './periods.ts';
import { isToldLaw } from './told-law.ts';

/** How far before a time the words stand that deny it. */
const REACH = 160;
/** 'Service by mail is complete 30 days after': the law says when something counts as done. */
const TAKES_EFFECT =
  /\b(?:(?:is|are|be|becomes?)\s(?:deemed\s|considered\s)?(?:complete[d]?|effective|perfected|final)|(?:deemed|considered)\s(?:made|served|received|given|filed))\s(?:only\s|upon\s)?$/i;
/** 'at least 14 days after service': nobody may act before, and nobody has to act then. */
const EARLIEST =
  /\b(?:at least|not (?:less|fewer|sooner|earlier) than|no (?:less|fewer|sooner|earlier) than|not until|until)\s(?:at least\s)?$/i;
/** 'The writ shall issue on or after June 2'. */
const FROM_THEN =
  /\b(?:on or after|(?:not|no) (?:earlier|sooner) than|not before|(?:shall|will|may|must|can) not (?:\w+ ){1,6}?before)\s(?:\w+,?\s)?$/i;
/** 'you have at least 30 days after service to answer', 'keep them for at least two years after'. */
const HAS_TIME = /\b(?:have|has|had|given|allowed|keep|kept|retain|preserve|remain|for)\b/i;
/** 'the answer would have been due tomorrow': told of what is so no more. */
const WOULD_HAVE = /\b(?:would|could|should|might)(?:\snot)?\s(?:otherwise\s)?have\s(?:been|\p{L}+ed)\b/iu;
/** 'You told me the check would go out by', 'they promised to pay by': what somebody said would be, and when. */
const SAID_IT_WOULD =
  /\b(?:told|said\s(?=that\b|it\b|they\b|we\b|i\b|s?he\b)|promised|assured|swore|claimed|thought|hoped|expected)[^.;]{0,80}?\b(?:would|had to|was to|were to)\b[^.;]{0,60}$/i;
/** 'approximately six weeks', 'about 30 days': nobody is given about so long. */
const ABOUT = /\b(?:approximately|about|roughly|around|nearly|almost|an estimated)\s$/i;
/** 'two months of bank statements', 'six years of experience': so much of something. */
const SO_MUCH_OF = /^(?:['’]|\sworth)?\sof\s/i;
const IN_TIME = /\b(?:within|inside|later than|than)\b[^.;]{0,24}$/i;
/** '2011 WL 6304352 (Dec. 14, 2011)', 'App. Bd. LEXIS 39 (': when a decision that is cited was made. */
const CITED_ON =
  /(?:\b(?:WL|LEXIS)\s[\d,]+|\d\s(?:[A-Z][\w.]*\s?){1,4}(?:2d|3d|4th)?\s\d+)(?:,?\s(?:at\s)?\*?[\d–-]+)*\s\((?:[\w.]+\s){0,6}$/;
/** 'the seven-day rule', 'the 30-day period', '5 DAY SUMMONS': its name. */
const NAMED_BY =
  /^\s(?:rule|period|notice|window|limit|waiting|clock|count|summons|citation|letter|demand)\b/i;
/** '4-day jury trial', 'a two-hour mediation': how long something lasts. */
const COUNTED = /[-–\s](?:day|hour|week|month)$/i;
const LASTS =
  /^\s(?:(?:jury|bench|court|nonjury|non-jury|evidentiary|settlement|pretrial|contested|virtual|in-person)\s){0,2}(?:trials?|hearings?|conferences?|mediations?|depositions?|sessions?|arbitrations?|calendar)\b/i;
/** 'You must be at least 18 years old': how old somebody is. */
const AGE = /^(?:[\s-](?:old|of age)\b|['’]\sof age\b)/i;
/** 'by April 17, 2031 (14 days from the date of this letter)': the day is said already. */
const SAYS_DAY = /\b(?:19|20)\d\d,?\s?\((?:i\.e\.,?\s|that is,?\s|which is\s|being\s)?$/i;
/** 'was filed six days too late': by how much a time was missed. */
const LATE =
  /^\s(?:too\s)?(?:late|early|overdue|untimely|past due|tardy|behind|delinquent|in arrears|in default(?!\s(?:of|whereof|thereof)\b))\b/i;
/** 'No less than fourteen days after that, plaintiff shall file': who has to act has that time, whatever it is called. */
const SHALL_ACT = /^[^.;]{0,80},\s[^.;,]{3,60}\s(?:shall|must|is to|are to)\s(?!not\b)/i;

/** 'If the 14th day is a Saturday, your answer is due by the end of the first day following': how days are counted. */
const IF_CLOSED =
  /\b(?:if|when|where|should)\b[^.;]{0,80}\b(?:is|falls?|lands?|ends?)\s(?:upon\s|on\s)?(?:an?\s)?(?:Saturday|Sunday|weekend|(?:legal|court|state|federal|public)\s(?:\w+\s)?holiday|holiday)\b/i;

/** 'imprisoned not more than ten years': how heavy a law punishes. */
const PUNISHED =
  /\b(?:imprison(?:ed|ment)|incarcerat(?:ed|ion)|jail|prison|penitentiary|confinement|confined)\b[^.;]{0,60}\b(?:more than|less than|up to|exceed(?:ing)?|at least|for|of)\s(?:a\s(?:term|period)\sof\s)?$/i;

/** 'Length: 3 days', 'Time estimate: 2 hours': how long something is to take. */
const DURATION =
  /(?:^|[\n;.|]|\s{2})\W{0,4}(?:\p{L}+\s){0,2}?(?:length|duration|(?:time\s)?estimate[ds]?(?:\s(?:length|time|duration))?)(?:\sof\s(?:trial|hearing|the\s\w+))?\s?:\s{0,4}$/iu;

/** 'on five days' notice': how early somebody is told, and not of what. */
const ON = /\b(?:on|upon|with|without)\s(?:only\s)?$/i;
const NOTICE = /^['’]?\s(?:written\s|prior\s|advance\s)?notice\b/i;

/** 'the Turnover Order dated June 30': which paper is meant. */
const NAMES_PAPER = /\b(?<!\b(?:be|is|are) )dated(?:,| as of)?\s$/i;
/** 'the Court's June 2 ruling', 'your May 4 letter': likewise. */
const OWNER = /(?:\b(?:the|this|that|its|his|her|their|our|your|my)|['’]s)\s$/i;
const PAPER_NAMED =
  /^,?\s(?:(?:minute|written|oral|scheduling|emergency|amended|joint|opening)\s)?(?:ruling|order|opinion|decision|judgment|letter|e-?mail|memorandum|agreement|lease|complaint|petition|report|brief|motion|filing|minutes|transcript)\b/i;
/** 'Form 14 (Rev. January 1, 2029)': the edition of a form. */
const EDITION = /\b(?:rev(?:ised)?|eff(?:ective)?|ver(?:sion)?|form approved)\b\.?:?\s(?:date:?\s)?$/i;
const FORM_NAME = /(?:\[|\(|\b[A-Z]{1,6}[- ]?\d{1,5}[A-Z]?\b|\bform\b)[^.;]{0,40}$/i;
/** 'Your employment begins on February 1': what starts by itself asks nothing of anybody. */
const STARTS =
  /\b(?:employment|job|position|engagement|internship|lease|tenancy|term|coverage|policy|contract|agreement|subscription|warranty)\s(?:\w+\s){0,3}?(?:begins?|commences?|starts?)\s(?:on\s)?$/i;
/** 'Petition October 2030.pdf': a day in the name of a file. */
const IN_FILE_NAME = /^\.(?:pdf|docx?|xlsx?|jpe?g|png|txt|msg|eml)\b/i;
/** '5 years before this motion was filed': measured back from what has been. */
const HAS_BEEN = /\b(?:was|were|had)\b/i;
const MONTH_NAMED = '\\p{L}{3,9}\\.?(?: \\d{1,2},)? \\d{4}';
/** 'The Court being unavailable on June 2 and June 3': when somebody is away, and nobody sits. */
const AWAY = new RegExp(
  `\\b(?:unavailable|not\\s(?:be\\s)?available|unable\\sto\\s(?:sit|preside|attend|appear|be\\spresent)|out\\sof\\s(?:town|(?:the\\s)?(?:office|country|state))|on\\s(?:vacation|leave))\\s(?:for\\s(?:the\\s|this\\s|a\\s)?(?:trial|hearing|conference|matter)\\s)?(?:on|from|until|through|between|during|for)\\s(?:(?:the\\s)?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\\s)?(?:${MONTH_WORD}\\.?\\s)?\\d{1,2}(?:,\\s\\d{4})?,?\\s?(?:(?:and|or|to|through|until|[-–])\\s?)?){0,4}(?:the\\s)?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\\s)?$`,
  'i',
);
/** 'benefits for the period July 2001 to April 2004': what a span of time was. */
const WITHIN_SPAN = new RegExp(
  `\\b(?:for|during|covering|over) the (?:period|months|years|time)(?: of| from| between)?,? (?:${MONTH_NAMED},? (?:to|through|and|until|[-–]) )?$`,
  'iu',
);
const CITED = String.raw`(?:§|¶|\bU\.?S\.?C|\bC\.?F\.?R|\b(?:Civ|App|Crim|Evid|Bankr|Prac|Proc)\.|\bRules?\s\d|\bR\.\s\d|\bCode\b|\bStat\.|\bF\.(?:2d|3d|4th|\s?Supp)|\bL\.R\.)`;
/** '“…, within 60 days after the answer was filed.” L. Civ. R. 9.1': the words of a rule, with where they stand. */
const QUOTED_FROM = new RegExp(String.raw`^[^“”"]{0,240}([”"])\s?[([]?(?:[A-Z\d][\w.]*\s){0,5}${CITED}`, 'u');
const QUOTES = /[“"](?=[^“”"]*$)/;
/** A citation with, in parentheses, what is said there: '(a decision may be reopened within twelve months …)'. */
const SAID_THERE = new RegExp(
  String.raw`${CITED}[^()]{0,40}(?:\([\w.]{1,12}\)){0,3}\s\((?:[^()]|\([^()]*\))*$`,
  'u',
);

const LAW_REACH = 400;
/** A few words in quotation marks are the writer's own order, in the words of a rule. */
const FEW = 25;

/** Whether a time stands in the words of a law: quoted with their place, or told in brackets behind it. */
function isOfLaw(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - LAW_REACH), start);
  if (SAID_THERE.test(before)) return true;
  const closing = QUOTED_FROM.exec(text.slice(end, end + LAW_REACH))?.[1];
  // A straight sign may open as well as close; a curved one tells which it does.
  const opening = before.search(QUOTES);
  if (closing === undefined || (opening === -1 && closing !== '”')) return false;
  return before.length - opening > FEW;
}

/** Whether the grammar of its clause says that a time binds nobody, whatever the words around it are otherwise about. */
export function isNotDue({ mention, passage, side }: Candidate, paper: Paper): boolean {
  const from = Math.max(0, mention.start - REACH);
  const lead = clauseBefore(passage.text.slice(from, mention.start));
  if (WOULD_HAVE.test(lead) || SAID_IT_WOULD.test(lead)) return true;
  if (isToldLaw(passage.text.slice(Math.max(0, mention.start - LAW_REACH), mention.start))) return true;
  const end = passage.toSource(mention.end - 1) + 1;
  if (isOfLaw(paper.text, passage.toSource(mention.start), end)) return true;
  if (mention.form === 'day' && CITED_ON.test(lead)) return true;
  if (mention.form === 'day')
    return (
      FROM_THEN.test(lead) ||
      AWAY.test(lead) ||
      NAMES_PAPER.test(lead) ||
      STARTS.test(lead) ||
      IN_FILE_NAME.test(passage.text.slice(mention.end, mention.end + 8)) ||
      WITHIN_SPAN.test(lead) ||
      isEdition(passage.text.slice(from, mention.start)) ||
      (OWNER.test(lead) && PAPER_NAMED.test(passage.text.slice(mention.end, mention.end + REACH)))
    );
  if (mention.form === 'period' && mention.count === 1 && IF_CLOSED.test(lead)) return true;
  if (mention.form === 'weekday') return side === 'tells' && isQuoted(passage.text, mention.start);
  const after = passage.text.slice(mention.unitEnd, mention.unitEnd + REACH);
  if (
    COUNTED.test(passage.text.slice(mention.start, mention.unitEnd)) &&
    (LASTS.test(after) || NAMED_BY.test(after))
  )
    return true;
  if (ON.test(lead) && NOTICE.test(after)) return true;
  if (isNarratedPeriod(lead, after)) return true;
  if (ABOUT.test(lead) || PUNISHED.test(lead) || DURATION.test(lead)) return true;
  if (mention.event === '' && SO_MUCH_OF.test(after) && !IN_TIME.test(lead)) return true;
  if (AGE.test(after) || SAYS_DAY.test(lead) || LATE.test(after) || runsToADay(after)) return true;
  if (mention.direction === 'before' && HAS_BEEN.test(mention.event)) return true;
  if (mention.direction !== 'after') return false;
  return TAKES_EFFECT.test(lead) || (EARLIEST.test(lead) && !HAS_TIME.test(lead) && !SHALL_ACT.test(after));
}

/** Whether a place stands in somebody's words: 'tomorrow' is there the day after they were said. */
function isQuoted(text: string, at: number): boolean {
  const before = text.slice(0, at);
  if (before.lastIndexOf('“') > before.lastIndexOf('”')) return true;
  return (before.match(/"/g) ?? []).length % 2 === 1;
}

/** 'eff.' of a rule is no edition unless a form is named before it. */
function isEdition(lead: string): boolean {
  const match = EDITION.exec(lead);
  return match !== null && (/^rev/i.test(match[0]) || FORM_NAME.test(lead.slice(0, match.index)));
}

/** What stands before a time since the last statement ended. */
function clauseBefore(lead: string): string {
  const at = Math.max(lead.lastIndexOf('. '), lead.lastIndexOf('; '));
  return lead.slice(at + 1);
}
