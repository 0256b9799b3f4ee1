const VERIFY = 'Verify with the clerk.';

/** The text of a rule, which tells the reader to verify it where it is from memory. */
export function ruleText(text: string, isFromMemory: boolean): string {
  return isFromMemory ? `${text} ${VERIFY}` : text;
}
