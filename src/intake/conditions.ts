import { isConditional } from '../next/conditional.ts';

/** What only somebody needs who is not everybody; wanting to answer or to object is a duty of whoever does not agree. */
const NEEDS =
  /\b(?:if (?:you|a party|any party|either party|anyone|a witness)|(?:any|a|each|every) (?:party|person|witness|one) who|anyone who|(?:parties|persons|people|those|witnesses) who|(?:party|parties|person|persons|anyone|witness|witnesses))\s+(?:need|requir)(?:s|e|es|ing)?\s+((?:an? |the |any |sign |special |language )*[\p{L}-]+(?: (?:for|because of|due to) (?:an? |the |any )?[\p{L}-]+)?)/iu;
const ASKED =
  /\brequests? for (?:an? |the |any )?((?:sign language |language |court )?(?:interpreters?|accommodations?))\b/i;
/** Whom a duty binds, as its name may say already. */
const FOR_WHOM = /, for (?:an?|any|each|every|all) [^,]{1,60} who [^,]+$/i;

/** 'if you need an interpreter', of a duty that binds only who does; null of one for everybody. */
function conditionOf(quote: string): string | null {
  const plain = quote.replace(/\s+/g, ' ');
  const needed = NEEDS.exec(plain)?.[1];
  if (needed !== undefined) return `if you need ${needed.toLowerCase()}`;
  const asked = ASKED.exec(plain)?.[1]?.toLowerCase().replace(/s$/, '');
  return asked === undefined ? null : `if you need ${/^[aeiou]/.test(asked) ? 'an' : 'a'} ${asked}`;
}

/** A duty with its condition behind it. */
export function withCondition(label: string, quote: string): string {
  const condition = conditionOf(quote);
  return condition === null || isConditional(label) ? label : `${label.replace(FOR_WHOM, '')}, ${condition}`;
}
