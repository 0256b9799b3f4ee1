import type { FoundFact } from '../schema.ts';
import { findDays } from '../times/days.ts';

/** How a day is shown that somebody offers and nobody has set. */
export const PROPOSED = { label: 'Proposed, not set', certainty: 'unsure' } as const;

/** 'has offered', 'we do not oppose moving it to', 'I would be available on', 'how about'. */
const OFFERED =
  /\b(?:offer(?:s|ed|ing)?|propos(?:e|es|ed|ing|al)|suggest(?:s|ed|ing)?|available|(?:not|never)\s(?:oppose|object)|n['’]t\s(?:oppose|object|mind)|no\s(?:objection|opposition)|unopposed|agreeable|willing|prepared\sto|happy\sto|prefer\w*|would\s(?:work|be|suit)|could|how\sabout)\b/i;
/** What makes of an offered day a set one, and words behind which a day stands that was set before. */
const SET = /\b(?:ordered|granted|confirmed|so\sset|has\sbeen\s(?:re)?set|is\s(?:hereby\s)?(?:re)?set)\b/i;
const SET_BEFORE =
  /\b(?:(?:set|scheduled|noticed|calendared|currently|stays|remains)\s(?:for|on)?|from|of)\s(?:the\s)?$/i;
const NAMES_IT = /^,?\s(?:hearing|trial|conference|setting|argument|mediation)\b/i;
/** What a sheriff offers is for sale: 'I will offer the same at public auction'. */
const FOR_SALE =
  /\b(?:for\s(?:public\s)?(?:sale|auction)|public\s(?:sale|auction|outcry)|highest\s(?:and\sbest\s)?bidder)\b/i;
const OFFERS = /\boffer(?:s|ed|ing|ings)?\b/gi;
/** 'or' between two days; 'on or about', 'on or before' are none. */
const OR = /^(?:[^.;]|\.(?!\s+\p{Lu})){0,40}?\bor\s(?!about\b|before\b|after\b|prior\b|as\b)[^.;]{0,40}$/u;
/** The last sentence of some words, with what ends it; 'a.m.' ends none. */
const LAST = /(?<!\b[ap]\.m)[.;?!]\s+(?=\p{Lu}(?:[^.;?!]|(?<=\b[ap])\.|\.(?!\s+\p{Lu}))*$)/u;
const REACH = 240;
const MOST_READ = 2000;

/** A hearing on a day of which a sentence says only that it is offered, or that it is one of two: unsure, and called so. */
export function asProposed(fact: FoundFact): FoundFact {
  return fact.kind === 'hearing' && isProposed(fact.quote.slice(0, MOST_READ), fact.value.date)
    ? { ...fact, ...PROPOSED }
    : fact;
}

function isProposed(text: string, date: string): boolean {
  if (SET.test(text)) return false;
  const days = findDays(text);
  const at = days.findIndex((day) => day.date === date || day.date === `--${date.slice(5)}`);
  const day = days[at];
  if (day === undefined) return false;
  const before = text.slice(Math.max(0, day.start - REACH), day.start);
  if (SET_BEFORE.test(before) || NAMES_IT.test(text.slice(day.end))) return false;
  const next = days[at + 1];
  const last = days[at - 1];
  if (next && OR.test(text.slice(day.end, next.start))) return true;
  if (last && OR.test(text.slice(last.end, day.start))) return true;
  const said = before.slice(before.search(LAST) + 1);
  return OFFERED.test(FOR_SALE.test(said) ? said.replace(OFFERS, '') : said);
}
