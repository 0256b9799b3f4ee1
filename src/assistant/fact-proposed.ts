const PROPOSES =
  /\b(?:offer(?:ed|s|ing)?|propos\w+|suggest\w*|would (?:like|prefer)|intends? to take|available|could (?:hear|do)|asks? (?:to|that|for)|request\w*|agree to)\b/i;
const OR_ANOTHER = /\bor\b/i;
/** What a court or a notice sets. */
const SETS =
  /\b(?:is|are|has been|will be|shall be) (?:hereby )?(?:set|reset|scheduled|rescheduled|heard|held|continued)\b|\bordered\b/i;

/** Whether a sentence only proposes a day at the court: names it as offered, asked for, or as one of two. */
export function isProposed(sentence: string): boolean {
  const words = sentence.replace(/\s+/g, ' ');
  return PROPOSES.test(words) && !SETS.test(words) && (/\d/.test(words) || OR_ANOTHER.test(words));
}
