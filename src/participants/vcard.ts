import { participantName } from './name.ts';
import type { Participant } from './schema.ts';

const CRLF = '\r\n';
const MAX_OCTETS = 75;

/** RFC 2426 §4: backslash, comma and semicolon take a backslash, a line break is '\n'. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\\,;]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}

/** A URI is no text: commas and semicolons stay, and what would end the line cannot be in it (RFC 3986 §2). */
function uri(address: string): string {
  return address.toWellFormed().replace(/[\s\p{Cc}]/gu, encodeURIComponent);
}

function octets(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}

/** RFC 2425 §5.8.1: no line is longer than 75 octets; one that goes on begins with a space. No character is cut. */
function folded(line: string): string {
  let text = '';
  let length = 0;
  for (const character of line) {
    const size = octets(character);
    if (length + size > MAX_OCTETS) {
      text += `${CRLF} `;
      length = 1;
    }
    text += character;
    length += size;
  }
  return text + CRLF;
}

const structured = (parts: readonly string[]) => parts.map(escaped).join(';');

export interface CardOptions {
  /** 'Defendant in Quay v. Orlov Roofing': whose contact this is, months later on a phone. */
  note: string;
}

/** The properties that are there, in order; a property without a value is left out. */
function propertiesOf(person: Participant, { note }: CardOptions): [name: string, value: string][] {
  const { firstName, middleName, lastName, suffix, organization, jobTitle } = person;
  const isOrganization = [firstName, middleName, lastName, suffix].every((part) => part === '');
  const name = participantName(person);
  // Phones show N, not FN: somebody who is known by a display name alone would have no name there.
  const family = isOrganization && organization === '' ? name : lastName;
  const preferred = (method: Participant['preferredContactMethod']) =>
    person.preferredContactMethod === method ? ',PREF' : '';
  const street = [person.addressLine1, person.addressLine2].filter(Boolean).join('\n');
  const place = [person.city, person.state, person.postalCode];
  const hasAddress = [street, ...place].some((part) => part !== '');
  const optional: [string, string][] = [
    ['ORG', escaped(organization)],
    ['TITLE', escaped(jobTitle)],
    [`TEL;TYPE=VOICE${preferred('phone')}`, escaped(person.phone)],
    ['TEL;TYPE=VOICE', escaped(person.altPhone)],
    [`EMAIL;TYPE=INTERNET${preferred('email')}`, escaped(person.email)],
    [
      `ADR;TYPE=POSTAL${preferred('mail')}`,
      hasAddress ? structured(['', '', street, ...place, person.country]) : '',
    ],
    ['URL', uri(person.website)],
    ['NOTE', escaped(note)],
    ['X-ABShowAs', isOrganization && organization !== '' ? 'COMPANY' : ''],
  ];
  return [
    ['VERSION', '3.0'],
    ['PRODID', '-//Proceed//Participants//EN'],
    ['UID', `urn:uuid:${person.id}`],
    ['FN', escaped(name)],
    ['N', structured([family, firstName, middleName, '', suffix])],
    ...optional.filter(([, value]) => value !== ''),
  ];
}

/**
 * A participant as a vCard. Version 3.0 (RFC 2426) and not 4.0 (RFC 6350): Outlook and many phones refuse or garble 4.0,
 * while every address book reads 3.0 in UTF-8. A person's notes stay here: cards are handed on, and what somebody wrote
 * about a witness is nobody else's business. Written here because the packages leave numbers and addresses unescaped
 * and put the time of the day into each card; the same participant always gives the same card.
 */
export function vcard(person: Participant, options: CardOptions): string {
  const lines = propertiesOf(person, options).map(([name, value]) => folded(`${name}:${value}`));
  return `BEGIN:VCARD${CRLF}${lines.join('')}END:VCARD${CRLF}`;
}
