import { format, isValid, parseISO } from 'date-fns';
import type { ReviewDocument } from '#src/review/schema.ts';

/** In the order of their keys, 1 to 4. */
export const PRIVILEGES = [
  { value: 'privileged', label: 'Privileged' },
  { value: 'work_product', label: 'Work Product' },
  { value: 'not_privileged', label: 'Not Privileged' },
  { value: 'pending_review', label: 'Pending Review' },
] as const;
export type Privilege = (typeof PRIVILEGES)[number]['value'];

/** The privilege that is stored, when it is one we know. */
export function privilegeOf(status: string | null): Privilege | null {
  return PRIVILEGES.find(({ value }) => value === status)?.value ?? null;
}

/** Any other value reads 'Unreviewed'. */
export function privilegeLabel(status: string | null): string {
  return PRIVILEGES.find(({ value }) => value === status)?.label ?? 'Unreviewed';
}

/** A day in full, 'MMMM d, yyyy'. */
export function longDay(value: string): string {
  const date = parseISO(value);
  return isValid(date) ? format(date, 'MMMM d, yyyy') : value;
}

/** 'not_produced' as it is shown: 'NOT PRODUCED'. */
export function productionText(status: string): string {
  return status.replaceAll('_', ' ').toUpperCase();
}

/** A share of 1 as a rounded percentage, 0 to 100. */
export function percentOf(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 100);
}

/** Someone a document mentions: text, or a name, or an address. */
export function partyText(party: string | { name?: string | undefined; email?: string | undefined }): string {
  if (typeof party === 'string') return party || 'Unknown';
  return party.name || party.email || 'Unknown';
}

/** What the reviewer said it is, else what it was filed under. */
export function typeOf({
  documentCategory,
  docType,
}: Pick<ReviewDocument, 'documentCategory' | 'docType'>): string | null {
  return documentCategory ?? docType;
}

/** How a relevance of 0 to 100 is read. */
export function relevanceBand(score: number): 'low' | 'review' | 'key' {
  if (score >= 70) return 'key';
  return score >= 40 ? 'review' : 'low';
}

/** 'SMITH000001' or, of more pages, 'SMITH000001 – SMITH000004'. */
export function batesText({
  batesNumber,
  batesEnd,
}: Pick<ReviewDocument, 'batesNumber' | 'batesEnd'>): string | null {
  if (batesNumber === null) return null;
  return batesEnd === null || batesEnd === batesNumber ? batesNumber : `${batesNumber} – ${batesEnd}`;
}
