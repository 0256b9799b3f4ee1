const CONDITION = /, if (?:you|a party|anyone) [^,]+$/i;

/** Whether a duty by its name binds only who needs or wants something: 'Notify the court, if you wish to have an interpreter'. */
export function isConditional(name: string): boolean {
  return CONDITION.test(name);
}
