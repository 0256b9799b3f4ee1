import { makeParticipant } from '#tests/factories/participants.ts';

export const INES = makeParticipant({
  id: 'ines',
  role: 'attorney',
  firstName: 'Ines',
  middleName: 'M.',
  lastName: 'Calloway',
  organization: 'Calloway & Teague',
  jobTitle: 'Attorney at Law',
  email: 'ines@example.org',
  phone: '505-555-0142 ext. 3',
  altPhone: 'ask Otto',
  addressLine1: '9 Mesa Rd',
  city: 'Taos',
  state: 'NM',
  postalCode: '87571',
  website: 'https://example.org/team',
  notes: 'Represents the other side.',
  displayName: 'Ines M. Calloway',
  isPrimary: true,
});
