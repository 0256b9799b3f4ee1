import type { Proposal } from './schema.ts';

const BE_SERVED = String.raw`\bserved\s(?:personally\s)?(?:up)?on\s(?:the\s|each\s|all\s)?`;
/** Whom a court's form on protection calls so: the one who is to stay away, and who does not serve anybody there. */
const ON_RESTRAINED = new RegExp(
  `${BE_SERVED}(?:person\\s(?:in\\s(?:item\\s)?(?:2|two|[②❷])|from\\swhom\\sprotection|to\\sbe\\srestrained)|restrained\\s(?:person|party)|you\\b)`,
  'i',
);
const ON_SUED = new RegExp(`${BE_SERVED}(?:defendants?|respondents?|tenants?)\\b(?!['’]s)`, 'i');
/** 'This order must be served not less than 30 days before …': whoever got it was served with it. */
const ITSELF =
  /\bthis\s(?:order|citation|notice|writ)\s(?:must|shall|has\sto)\sbe\s(?:personally\s)?served\b/i;

/** Whether words tell that something must be served on the reader: a duty of whoever asked the court, and not the reader's. */
export function isServedOnReader(words: string, role: Proposal['role']['value']): boolean {
  if (role === 'plaintiff') return false;
  const even = words.replace(/\s+/g, ' ');
  return ON_RESTRAINED.test(even) || (role === 'defendant' && (ON_SUED.test(even) || ITSELF.test(even)));
}
