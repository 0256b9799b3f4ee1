import { expect } from 'vitest';
import { z } from 'zod';
import { Participant } from '#src/participants/schema.ts';
import type { Answer, Wire } from '#tests/setup/agent.ts';
import { onTheWire } from '#tests/setup/wire-schema.ts';

/** What was answered, checked to be a participant and nothing beside it. */
export function participantOf(answer: Answer, wire: Wire, status = 200): Participant {
  expect(answer.status, answer.text).toBe(wire === 'rest' ? status : 200);
  if (wire === 'trpc') return Participant.strict().parse(answer.body);
  onTheWire(Participant).parse(answer.body);
  const body = z.looseObject({ createdAt: z.iso.datetime() }).parse(answer.body);
  return Participant.strict().parse({ ...body, createdAt: new Date(body.createdAt) });
}

/** Everything a form sends; missing texts are empty. */
export const INES = {
  role: 'attorney',
  firstName: 'Ines',
  middleName: 'M.',
  lastName: 'Calloway',
  suffix: 'Jr.',
  organization: 'Calloway & Teague',
  jobTitle: 'Attorney at Law',
  email: 'ines@example.org',
  phone: '505-555-0142',
  altPhone: '505-555-0143',
  preferredContactMethod: 'mail',
  addressLine1: '9 Mesa Rd',
  addressLine2: 'Suite 4',
  city: 'Taos',
  state: 'NM',
  postalCode: '87571',
  country: 'United States',
  website: 'https://example.org',
  notes: 'Represents the other side.',
  displayName: 'Ines Calloway, Esq.',
  isPrimary: true,
} as const;
