import type { Proposal } from './schema.ts';

/** 'Must be served on …', 'to be served on …': the serving is the duty. 'After this is served on you' starts a time. */
const BE_SERVED = String.raw`\b(?:must|shall|should|will|to|and)\s(?:\w+\s)?(?:be\s)?(?:\w+ly\s)?served\s(?:personally\s)?(?:up)?on\s(?:the\s|each\s|all\s)?`;
/** Whom a court's form on protection calls so: the one who is to stay away, and who does not serve anybody there. */
const ON_RESTRAINED = new RegExp(
  `${BE_SERVED}(?:person\\s(?:in\\s(?:item\\s)?(?:2|two|[②❷])|from\\swhom\\sprotection|to\\sbe\\srestrained)|restrained\\s(?:person|party)|you\\b)`,
  'i',
);
const ON_SUED = new RegExp(`${BE_SERVED}(?:defendants?|respondents?|tenants?)\\b(?!['’]s)`, 'i');
/** 'This order must be served not less than 30 days before …': whoever got it was served with it. */
const ITSELF =
  /\bthis\s(?:order|citation|notice|writ)\s(?:must|shall|has\sto)\sbe\s(?:personally\s)?served\b/i;
/** 'Within 20 days after this shall be served on you', 'the day on which it shall be': words in which the serving only starts a time. */
const STARTS = /\b(?:after|when|once|until|since|if|(?:day|date)\s+(?:up)?on\s+which)\b[^.,;:]*$/i;

function isDuty(pattern: RegExp, even: string): boolean {
  const found = pattern.exec(even);
  return found !== null && !STARTS.test(even.slice(0, found.index));
}

/** Whether words tell that something must be served on the reader: a duty of whoever asked the court, and not the reader's. */
export function isServedOnReader(words: string, role: Proposal['role']['value']): boolean {
  if (role === 'plaintiff') return false;
  const even = words.replace(/\s+/g, ' ');
  return (
    isDuty(ON_RESTRAINED, even) || (role === 'defendant' && (isDuty(ON_SUED, even) || ITSELF.test(even)))
  );
}
