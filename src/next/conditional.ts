const CONDITION = /, if (?:your?|a party|anyone) [^,]+$|^if\b[^:]{1,80}:|^allowed\b/i;

/**
 * Whether a duty by its name binds only who needs or wants something: 'Notify the court, if you wish to have an interpreter',
 * 'If you were not there: ask to set it aside', 'Allowed until this day: File a reply'.
 */
export function isConditional(name: string): boolean {
  return CONDITION.test(name);
}
