import type { Summons } from '#src/summons/schema.ts';
import type { BadgeTone } from '../ui/badge.tsx';

/** A stored word as people read it: 'not_served' is 'Not served'. */
export function inWords(value: string): string {
  const words = value.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const TONES: Readonly<Record<string, BadgeTone>> = { served: 'done', filed: 'done', attempted: 'due' };

/** Served and filed are done, attempted is under way, anything else is plain. */
export function serviceTone(serviceStatus: string): BadgeTone {
  return TONES[serviceStatus] ?? 'neutral';
}

/** Once the return is filed, nothing more is recorded. */
export function isFiled({ status, serviceStatus }: Pick<Summons, 'status' | 'serviceStatus'>): boolean {
  return status === 'filed' || serviceStatus === 'filed';
}

/** Service succeeded; the return may be filed or not. */
export function isServed(summons: Pick<Summons, 'status' | 'serviceStatus'>): boolean {
  return isFiled(summons) || summons.status === 'served' || summons.serviceStatus === 'served';
}
