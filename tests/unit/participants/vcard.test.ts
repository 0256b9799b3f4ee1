import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vcard } from '#src/participants/vcard.ts';
import { makeParticipant } from '#tests/factories/participants.ts';

const NOTE = { note: 'Attorney in Quay v. Orlov Roofing' };

const INES = makeParticipant({
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  role: 'attorney',
  firstName: 'Ines',
  middleName: 'M.',
  lastName: 'Calloway',
  suffix: 'Jr.',
  organization: 'Calloway, Teague; Partners',
  jobTitle: 'Attorney at Law',
  email: 'ines@example.org',
  phone: '(505) 555-0142, ext. 3',
  altPhone: '505-555-0143',
  preferredContactMethod: 'phone',
  addressLine1: '9 Mesa Rd',
  addressLine2: 'Suite 4',
  city: 'Taos',
  state: 'NM',
  postalCode: '87571',
  website: 'https://example.org/a,b;c',
  notes: 'Do not hand on',
});

/** Reads a card back by RFC 2426, written from it and not from the writer. */
function readCard(text: string): [name: string, value: string][] {
  expect(text.endsWith('\r\n')).toBe(true);
  return text
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .slice(0, -1)
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]);
}

const plain = (value: string) =>
  value.replace(/\\([\\,;nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));

/** The parts of a structured value. */
const partsOf = (value: string) =>
  (value.match(/(?:\\.|[^\\;])*(?:;|$)/gs) ?? []).map((part) => plain(part.replace(/;$/, '')));

const propertyOf = (text: string, name: string) =>
  readCard(text).find(([found]) => found === name)?.[1] ?? '';

describe('a vCard', () => {
  it('has everything an address book knows, in version 3.0', () => {
    expect(vcard(INES, NOTE).split('\r\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'PRODID:-//Proceed//Participants//EN',
      'UID:urn:uuid:7c9e6679-7425-40de-944b-e07fc1f90ae7',
      'FN:Ines M. Calloway Jr.',
      'N:Calloway;Ines;M.;;Jr.',
      'ORG:Calloway\\, Teague\\; Partners',
      'TITLE:Attorney at Law',
      'TEL;TYPE=VOICE,PREF:(505) 555-0142\\, ext. 3',
      'TEL;TYPE=VOICE:505-555-0143',
      'EMAIL;TYPE=INTERNET:ines@example.org',
      'ADR;TYPE=POSTAL:;;9 Mesa Rd\\nSuite 4;Taos;NM;87571;United States',
      'URL:https://example.org/a,b;c',
      'NOTE:Attorney in Quay v. Orlov Roofing',
      'END:VCARD',
      '',
    ]);
  });

  it('of a company is shown as one; of nobody still has a name', () => {
    const company = vcard(makeParticipant({ organization: 'Orlov Roofing LLC' }), NOTE);
    expect(propertyOf(company, 'FN')).toBe('Orlov Roofing LLC');
    expect(propertyOf(company, 'N')).toBe(';;;;');
    expect(propertyOf(company, 'X-ABShowAs')).toBe('COMPANY');
    const doc = vcard(makeParticipant({ displayName: 'Doc' }), NOTE);
    expect(propertyOf(doc, 'N')).toBe('Doc;;;;');
    const nobody = vcard(makeParticipant(), NOTE);
    expect(propertyOf(nobody, 'FN')).toBe('Unnamed Participant');
    expect(nobody).not.toMatch(/ADR|TEL|EMAIL|URL|ORG/);
  });

  it('marks how somebody wants to be reached, and keeps the notes back', () => {
    expect(vcard({ ...INES, preferredContactMethod: 'email' }, NOTE)).toContain('EMAIL;TYPE=INTERNET,PREF:');
    expect(vcard({ ...INES, preferredContactMethod: 'mail' }, NOTE)).toContain('ADR;TYPE=POSTAL,PREF:');
    expect(vcard(INES, NOTE)).not.toContain('Do not hand on');
  });

  it('whatever stands in the fields: read back the same, no line over 75 octets, nothing smuggled in', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 120 }),
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc
        .array(fc.constantFrom('\\', ',', ';', ':', '\n', '\r\n', 'END:VCARD', 'é', '事', '👩‍⚖️', ' '), {
          maxLength: 60,
        })
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, text, text, text, (lastName, firstName, organization, street) => {
        const person = makeParticipant({
          lastName,
          firstName,
          organization,
          addressLine1: street,
          website: `https://example.org/${street}`,
        });
        const card = vcard(person, { note: organization });
        for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(card.isWellFormed()).toBe(true);
        expect(card.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u);
        const lines = readCard(card);
        expect(lines.filter(([name]) => name === 'BEGIN' || name === 'END')).toHaveLength(2);
        const kept = (value: string) => value.replace(/\r\n?|\n/g, '\n').replace(/[^\P{Cc}\n]/gu, ' ');
        expect(partsOf(propertyOf(card, 'N')).slice(0, 2)).toEqual(
          [lastName || firstName || organization ? lastName : 'Unnamed Participant', firstName].map(kept),
        );
        expect(plain(propertyOf(card, 'ORG'))).toBe(kept(organization));
      }),
    );
  });
});
