import { z } from 'zod';
import { AUDIT_ACTIONS } from '../auth/audit.ts';

const MOST_AUDIT_ROWS = 100;

export const AuditInput = z.object({
  /** The id of an entry: only what was before it. */
  cursor: z.uuid('Please name an entry of this history.').nullish(),
  limit: z.number().int().min(1).max(MOST_AUDIT_ROWS).default(MOST_AUDIT_ROWS),
});
export const AuditQuery = z.object({ cursor: z.string().optional(), limit: z.coerce.number().optional() });

/** Words for whom no name is told; nobody's name is drawn like them. */
export const NOBODY = {
  gone: 'Somebody whose account was deleted',
  stranger: 'Somebody without access',
} as const;

export const AuditPerson = z.object({
  id: z.string(),
  name: z.string(),
  /** What tells apart two people of the case who have one name; null where the name does. */
  email: z.string().nullable(),
});
export type AuditPerson = z.infer<typeof AuditPerson>;

/** One thing that somebody did in a case. */
export const AuditRow = z.object({
  id: z.string(),
  at: z.date(),
  /** Null for an account that was deleted, and for somebody who never had to do with the case. */
  who: AuditPerson.nullable(),
  whoKind: z.enum(['person', 'gone', 'stranger']),
  /** `unknown` for what another version wrote down. */
  action: z.enum([...AUDIT_ACTIONS, 'unknown']),
  /** Whom it was about; null with `aboutKind` `gone` for an account that was deleted. */
  about: AuditPerson.nullable(),
  aboutKind: z.enum(['person', 'gone']).nullable(),
  /** What it was done to, as people named it; '' where the rest says all. */
  what: z.string(),
});
export type AuditRow = z.infer<typeof AuditRow>;
