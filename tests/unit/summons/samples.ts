import type { Summons } from '#src/summons/schema.ts';
import { makeSummons } from '#tests/factories/summons.ts';

/** A draft with everything on it, of invented people. */
export function summonsOf(change: Partial<Summons> = {}): Summons {
  return makeSummons({
    plaintiffAddress: '14 Piñon Lane\nAlbuquerque, NM 87102',
    defendantAddress: '9 Mesa Road NE\nAlbuquerque, NM 87106',
    isEntityDefendant: 'entity',
    registeredAgentName: 'Ines Calloway',
    registeredAgentAddress: '200 Sage Street\nAlbuquerque, NM 87104',
    courtAddress: '400 Juniper Boulevard\nAlbuquerque, NM 87103',
    courtPhone: '505-555-0100',
    caseNumber: 'D-202-CV-2026-01234',
    judgeName: 'Hon. Odell Brannigan',
    attorneyName: 'Marisol Teague',
    attorneyAddress: '77 Copper Avenue\nAlbuquerque, NM 87105',
    attorneyPhone: '505-555-0142',
    attorneyFax: '505-555-0143',
    attorneyEmail: 'teague@example.org',
    isProSe: false,
    issuedDate: '2026-06-01',
    responseDeadlineDate: '2026-07-02',
    summonsText: 'The hearing room is on the third floor.',
    additionalInstructions: 'Bring a copy of the lease.',
    createdAt: new Date('2026-06-01T16:00:00Z'),
    updatedAt: new Date('2026-06-01T16:00:00Z'),
    ...change,
  });
}

/** The same with nothing in it that may be left out. */
export function bareSummons(change: Partial<Summons> = {}): Summons {
  return summonsOf({
    plaintiffAddress: null,
    defendantAddress: null,
    isEntityDefendant: 'individual',
    registeredAgentName: null,
    registeredAgentAddress: null,
    courtAddress: null,
    courtPhone: null,
    county: null,
    caseNumber: null,
    judgeName: null,
    attorneyName: null,
    attorneyAddress: null,
    attorneyPhone: null,
    attorneyFax: null,
    attorneyEmail: null,
    summonsText: null,
    additionalInstructions: null,
    ...change,
  });
}
