import type { PeriodMention } from './mention.ts';

/** 'by the court date', 'on or before its expiration date', 'prior to the hearing': a day that is known by its event. */
const EVENT_DAY =
  /\b(?:by|on\s{1,2}or\s{1,2}before|at\s{1,2}any\s{1,2}time\s{1,2}before(?:\s{1,2}or\s{1,2}at)?|no\s{1,2}later\s{1,2}than|not\s{1,2}later\s{1,2}than|prior\s{1,2}to|before)\s{1,2}((?:the\s{1,2}(?:date|first\s{1,2}day|time)\s{1,2}of\s{1,2}(?:(?:the|your)\s{1,2})?(?:hearing|trial|sale|conference|mediation|deposition)|(?:the|your|its|this|said|such)\s{1,2}(?:(?!of\b|and\b|or\b|is\b|next\b|same\b|[a-z-]*(?:first|second|third|th)\b)[a-z'-]{2,16}\s{1,2}){0,2}(?:date|day|deadline|hearing|trial|conference|deposition|sale|event|appearance|time\s{1,2}(?:set|fixed|scheduled)\s{1,2}for\s{1,2}\w{2,14})\b(?!\s{1,2}(?:court|judge|of\s{1,2}[A-Z_\d]|of\s{1,2}the\s{1,2}(?:court|week|month))|\s{0,2}[:']))(?:\s{1,2}(?:of\s{1,2}the\s{1,2}(?:hearing|trial|conference|sale)|shown|printed|stated|set\s{1,2}out|listed|given|above|below|on\s{1,2}(?:this|the)\s{1,2}(?:summons|notice|order|form)){1,3})?)/gi;

/** Days that a sentence tells by an event alone; counted as no days before it. */
export function findEventDays(text: string): PeriodMention[] {
  return [...text.matchAll(EVENT_DAY)].map((match) => {
    const words = match[1] ?? '';
    const end = match.index + match[0].length;
    return {
      form: 'period',
      count: 0,
      unit: 'days',
      unitEnd: end,
      direction: 'before',
      event: words,
      start: match.index,
      end,
    };
  });
}
