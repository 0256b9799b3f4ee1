import { splitSentences } from '../text/sentence-end.ts';

/** What puts somebody out of a home, or the judgment that it rests on. */
export const OF_EVICTION =
  '(?:writs?|warrants?|execution|enforcement|evict(?:ions?)?|lock-?outs?|removal|set-?out|restitution|possession|judgments?)';
/** What of it is the place itself and no money. */
export const OF_PLACE =
  /\b(?:writs?|warrants?|evict\w*|lock-?outs?|removal|set-?out|restitution|possession|premises|proceedings)\b/i;
export const OFFICER = '(?:sheriff|marshal|constable|officer|deputy)s?';
const OWNER = '(?:plaintiff|petitioner|landlord|owner|movant|clerk|court)s?';
export const WHO_ACTS = `(?:${OFFICER}|${OWNER})`;

/** What goes on or begins only under a condition. */
export const CONDITIONAL =
  /\b(?:if|unless|provided|on\s+(?:the\s+)?condition|conditioned|conditional(?:ly)?|conditions?|contingent|so\s+long\s+as|as\s+long\s+as|upon|subject\s+to|in\s+the\s+event|should)\b/i;
export const FAILS =
  /\b(?:fail(?:s|ure|ed|ing)?|default(?:s|ed)?|(?:does|do|is|are)\s+not|non-?payment|violat\w+|breach\w*)\b/i;
/** What follows where something is not done: 'or the stay is vacated', 'failing which the sheriff may proceed'. */
const OR_ELSE =
  /(?:^|[\s,;])(?:or(?:\s+else)?|otherwise|failing\s+which|in\s+default\s+(?:of\s+which|thereof)),?\s+(?:the\s+|this\s+|said\s+|such\s+|any\s+)?(?:\w+\s+)?$/i;
const UNDER =
  /\b(?:if|unless(?!\s+otherwise)|otherwise(?!\s+(?:ordered|directed|provided))|or\s+else|failing\s+which|should|in\s+the\s+event|once|whe(?:n|ther)|why|upon)\b|\buntil\s+(?:\w+\s+){0,2}$/i;
const UNDER_BEHIND =
  /\b(?:if|unless|should|in\s+the\s+event|upon\s+(?:(?:any|a|the|such)\s+)?(?:failure|default|non-?payment|violation|breach))\b/i;
/** 'Upon review' and 'upon the motion of the tenant' say why, and ask for nothing. */
const REASON =
  /\bupon\s+(?:[\w’']+\s+){0,3}?(?:foregoing|motion|application|review|consideration|hearing|reading|affid\w+|papers|petition|stipulation|request|agreement|cause|evidence|record)\b/gi;

const FINITE = /\b(?:shall|may|will|must|can|is|are|was|were|be|has|have|had|remains?|stays|grants)\b/i;
const JOINED = /;\s+|,?\s+(?:and|but|while|however|whereas|although)\s+(?!the\s+same\b|hereby\b)/gi;

/** The clauses of a sentence: a conjunction parts it only where each side has a verb of its own. */
export function clausesOf(sentence: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { index, 0: mark } of sentence.matchAll(JOINED)) {
    const next = index + mark.length;
    if (!FINITE.test(sentence.slice(from, index)) || !FINITE.test(sentence.slice(next))) continue;
    parts.push(sentence.slice(from, index));
    from = next;
  }
  return [...parts, sentence.slice(from)];
}

/** The sentences of an order; a sum of money and an hour end one too where a new one begins. */
export const sentencesOf = (body: string): string[] =>
  splitSentences(body).flatMap((sentence) =>
    sentence.split(
      /(?<=\.\d\d\.)\s+(?=\p{Lu})|(?<=\p{L}{3}\.)\s+(?=\[\p{Lu})|(?<=\d\s?[ap]\.m\.)\s+(?=\p{Lu}\p{Ll}+\s+\p{Ll}|\p{Lu}\p{Ll}*\s+(?:defendant|tenant|respondent)\b)/u,
    ),
  );

/** What somebody is to show a cause for is not ordered yet. */
const TO_BE_SHOWN = /\bwhy\b[^.;]*/gi;

export const withoutReason = (sentence: string): string =>
  sentence.replace(REASON, '').replace(TO_BE_SHOWN, '');

/** Whether what stands from `start` to `end` is said only for the case that something is, or is not, done. */
export function isOnlyIf(sentence: string, start: number, end: number): boolean {
  const before = sentence.slice(0, start).replace(REASON, '');
  return OR_ELSE.test(before) || UNDER.test(before) || UNDER_BEHIND.test(sentence.slice(end));
}
