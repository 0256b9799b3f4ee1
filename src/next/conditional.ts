const CONDITION = /, if you need [^,]+$/;

/** Whether a duty by its name binds only who needs something: 'Notify the court, if you need an interpreter'. */
export function isConditional(name: string): boolean {
  return CONDITION.test(name);
}
