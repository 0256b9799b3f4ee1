import type { z } from 'zod';

/**
 * What to say of an entry whose schema has no sentence of its own, in words that a person understands.
 * For `z.config({ customError })`.
 */
export function fieldMessage(issue: z.core.$ZodRawIssue): string {
  const isMissing = issue.input === undefined || issue.input === null || issue.input === '';
  if (issue.code === 'invalid_type' && isMissing) return 'Please fill this in';
  if (issue.code === 'too_small' && issue.origin === 'string') {
    return isMissing ? 'Please fill this in' : `Please enter at least ${issue.minimum} characters`;
  }
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return `Please keep this to ${issue.maximum} characters`;
  }
  if (issue.code === 'too_small' && issue.origin === 'number') {
    return `Please enter a number of at least ${issue.minimum}`;
  }
  if (issue.code === 'too_big' && issue.origin === 'number') {
    return `Please enter a number of at most ${issue.maximum}`;
  }
  if (issue.code === 'invalid_value') return 'Please choose one of the options';
  return 'Please check this entry';
}
