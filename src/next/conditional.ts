const CONDITION = /, if (?:your?|a party|anyone) [^,]+$|^if\b[^:]{1,80}:|^allowed\b/i;

/**
 * Whether a duty by its name binds only who needs or wants something: 'Notify the court, if you wish to have an interpreter',
 * 'If you were not there: ask to set it aside', 'Allowed until this day: File a reply'.
 */
export function isConditional(name: string): boolean {
  return CONDITION.test(name);
}

/** What only somebody needs who is not everybody; wanting to answer or to object is a duty of whoever does not agree. */
const NEEDS =
  /\b(?:if (?:you|a party|any party|either party|anyone|a witness)|(?:any|a|each|every) (?:party|person|witness|one) who|anyone who|(?:parties|persons|people|those|witnesses) who|(?:party|parties|person|persons|anyone|witness|witnesses))\s+(?:need|requir)(?:s|e|es|ing)?\s+((?:an? |the |any |sign |special |language )*[\p{L}-]+(?: (?:for|because of|due to) (?:an? |the |any )?[\p{L}-]+)?)/iu;
const ASKED =
  /\brequests? for (?:an? |the |any )?((?:sign language |language |court )?(?:interpreters?|accommodations?))\b/i;
/** A longer time of whoever was not served, or not as the law has it. */
const UNSERVED =
  /\bif\s+(?:you|(?:the|a)\s+\w+)\s+(?:were|was)\s+(?:not|never)\s+(?:(?:properly|correctly|lawfully|legally|personally)\s+)?served\b/i;
const IF_UNSERVED = 'if you were not properly served';
/** 'If service was made through the Secretary of State, you have': a time of one way of service alone. */
const SERVED_THROUGH =
  /^\W*if\s+(?:service\s+(?:was|is)\s+(?:made|completed|done)|you\s+(?:were|are)\s+served)\s+through\s+([^,.;]{3,60}?)(?=,|\s+(?:you|the\s+time)\b)/i;

/** Whether a time is that of whoever was not served: it runs from a day that no paper tells. */
export const isOfUnserved = (label: string): boolean => label.endsWith(`, ${IF_UNSERVED}`);

/** Whom a duty binds, as its name may say already. */
const FOR_WHOM = /, for (?:an?|any|each|every|all) [^,]{1,60} who [^,]+$/i;

/** 'if you need an interpreter', of a duty that binds only who does; null of one for everybody. */
function conditionOf(quote: string): string | null {
  const plain = quote.replace(/\s+/g, ' ');
  if (UNSERVED.test(plain)) return IF_UNSERVED;
  const through = SERVED_THROUGH.exec(plain)?.[1];
  if (through !== undefined) return `if you were served through ${through}`;
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
