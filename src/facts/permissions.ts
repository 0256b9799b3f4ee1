import type { FoundFact } from './schema.ts';

type Deadline = Extract<FoundFact, { kind: 'deadline' }>;

/** What gives leave, at the end of the words before an act. */
const LEAVE =
  /\b(?:(?:may|can|could|might)|(?:is|are|be)\s(?:hereby\s)?(?:permitted|allowed|entitled|free|authorized)\sto|(?:has|have|with|given|granted)\s(?:leave|permission|(?:the|a)\s(?:right|option|opportunity))\sto)\s(?:(?:also|then|each|instead|still|further|\p{L}+ly)\s){0,2}$/iu;
/** 'You may have a meeting if you ask within 5 days': nobody has to ask. */
const IF_ONE =
  /\bif\s(?:you|they|either\sside|(?:the|an?|any|either)\s(?:\p{L}+\s)?(?:party|tenant|plaintiff|defendant|debtor))\s$/iu;
/** 'A reply may be filed'. */
const LEAVE_PASSIVE = /\b(?:may|can)\sbe\s(?:\p{L}+ly\s)?\p{L}+(?:ed|id|ent|ade|ought)$/iu;
/** What is allowed and costs something where it is left undone is no mere leave. */
const OR_ELSE =
  /\b(?:or\selse|otherwise|default|waiv(?:e|ed|er|es)|forfeit\w*|lose|lost|barred|deemed|admitted|will\sbe\s(?:entered|granted|dismissed))\b/i;
/** Whoever does not show cause loses what the order threatens. */
const CAUSE = /\bshow\scause\b/i;
/** The answer to a lawsuit or to requests is never left to whoever is asked. */
const ANSWERS = /^(?:answer (?:the )?(?:lawsuit|requests?|complaint)|appear\b|pay\b|payment\b|move out\b)/i;

/** What undoes or contests a decision: nobody has to, and whoever does not loses it with the day. */
const UNDOES =
  /\b(?:reinstat\w+|re-?open\w*|reconsider\w*|re-?hear\w*|new trial|trial de novo|redeem|redemption|(?:set|setting) aside|vacat(?:e|ing) (?:the|this|that|a|said|such)\s(?:\w+\s)?(?:order|judgment|dismissal|default|award))\b/i;

/** Whether a paper only allows what it names a time for: 'Plaintiff may file a reply by June 2'. */
export function isPermission({ label, quote, value }: Deadline): boolean {
  if (ANSWERS.test(label) || OR_ELSE.test(quote) || CAUSE.test(quote) || UNDOES.test(value.what))
    return false;
  const words = quote.replace(/\s+/g, ' ');
  const { what } = value;
  if (LEAVE_PASSIVE.test(what)) return true;
  const at = words.toLowerCase().indexOf(what.toLowerCase());
  const before = words.slice(Math.max(0, at - 60), Math.max(0, at));
  return LEAVE.test(before) || IF_ONE.test(before);
}
