import { z } from 'zod';
import { oneLine } from '../text/bidi-controls.ts';
import { readWebsite } from './website.ts';

export const PARTICIPANT_ROLES = [
  'plaintiff',
  'defendant',
  'attorney',
  'witness',
  'expert',
  'other',
] as const;
export type ParticipantRole = (typeof PARTICIPANT_ROLES)[number];

export const CONTACT_METHODS = ['email', 'phone', 'mail'] as const;
export type ContactMethod = (typeof CONTACT_METHODS)[number];

export const DEFAULT_COUNTRY = 'United States';
export const PRIMARY_TAKEN = 'Another primary participant with this role already exists.';

/** Somebody in a case, with everything that is kept of them. A text that is missing is ''. */
export const Participant = z.object({
  id: z.string(),
  caseId: z.string(),
  /** Who entered them; null once that account is gone. */
  userId: z.string().nullable(),
  role: z.enum(PARTICIPANT_ROLES),
  firstName: z.string(),
  middleName: z.string(),
  lastName: z.string(),
  suffix: z.string(),
  organization: z.string(),
  jobTitle: z.string(),
  email: z.string(),
  phone: z.string(),
  altPhone: z.string(),
  preferredContactMethod: z.enum(CONTACT_METHODS),
  addressLine1: z.string(),
  addressLine2: z.string(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  country: z.string(),
  website: z.string(),
  notes: z.string(),
  displayName: z.string(),
  isPrimary: z.boolean(),
  createdAt: z.date(),
});
export type Participant = z.infer<typeof Participant>;

/** Lines stay, other control characters go. */
function manyLines(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

const line = (max: number) =>
  z
    .string()
    .nullish()
    .transform((text) => oneLine(text ?? ''))
    .pipe(z.string().max(max, `Please keep this to ${max} characters`));

/** POST and PUT alike: what is left out is stored as empty, or as its default. */
export const ParticipantInput = z.object({
  role: z.enum(PARTICIPANT_ROLES, 'Please choose a role'),
  firstName: line(100),
  middleName: line(100),
  lastName: line(100),
  suffix: line(50),
  organization: line(300),
  jobTitle: line(200),
  email: line(254).pipe(z.union([z.literal(''), z.email('Invalid email address')])),
  phone: line(50),
  altPhone: line(50),
  preferredContactMethod: z
    .enum(CONTACT_METHODS)
    .nullish()
    .transform((method) => method ?? 'email'),
  addressLine1: line(200),
  addressLine2: line(200),
  city: line(100),
  state: line(100),
  postalCode: line(20),
  country: line(100).prefault(DEFAULT_COUNTRY),
  website: z
    .string()
    .nullish()
    .transform((typed) => (typed?.trim() ? readWebsite(typed) : ''))
    .pipe(z.string('Invalid website URL').max(500, 'Please keep this to 500 characters')),
  notes: z
    .string()
    .nullish()
    .transform((text) => manyLines(text ?? ''))
    .pipe(z.string().max(10_000, 'Please keep this to 10000 characters')),
  displayName: line(300),
  isPrimary: z
    .boolean()
    .nullish()
    .transform((isPrimary) => isPrimary ?? false),
});
export type ParticipantInput = z.infer<typeof ParticipantInput>;

type AddressFields = Pick<
  Participant,
  'addressLine1' | 'addressLine2' | 'city' | 'state' | 'postalCode' | 'country'
>;

/**
 * A postal address, its lines joined by '\n'; '' when none is kept. The country stands only where it is another one:
 * the default alone is no address.
 */
export function postalAddress(person: AddressFields): string {
  const { addressLine1, addressLine2, city, state, postalCode, country } = person;
  const region = [state, postalCode].filter(Boolean).join(' ');
  const place = [city, region].filter(Boolean).join(', ');
  const lines = [addressLine1, addressLine2, place].filter(Boolean);
  const isAbroad = !/^(?:|u\.?\s?s\.?(?:\s?a\.?)?|united states(?: of america)?)$/i.test(country);
  return [...lines, ...(lines.length > 0 && isAbroad ? [country] : [])].join('\n');
}
