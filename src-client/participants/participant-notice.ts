import { PRIMARY_TAKEN } from '#src/participants/schema.ts';
import { readFailure } from '../lib/errors.ts';
import type { ToastInput } from '../ui/toast-store.ts';

/** The notice for a participant that could not be saved or deleted; `fallback` is what failed. */
export function participantFailure(error: unknown, fallback: string): ToastInput {
  const { status, message } = readFailure(error);
  if (status === 409) {
    return { title: 'Conflict', description: message ?? PRIMARY_TAKEN, tone: 'danger' };
  }
  if (status === 404) {
    return { title: 'Not Found', description: 'The participant could not be found.', tone: 'danger' };
  }
  return { title: 'Error', description: fallback, tone: 'danger' };
}
