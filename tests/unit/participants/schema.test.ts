import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generatedName, participantName, UNNAMED } from '#src/participants/name.ts';
import { ParticipantInput, postalAddress } from '#src/participants/schema.ts';
import { readWebsite } from '#src/participants/website.ts';
import { makeParticipant } from '#tests/factories/participants.ts';

function messagesOf(input: object): string[] {
  return ParticipantInput.safeParse(input).error?.issues.map(({ message }) => message) ?? [];
}

describe('ParticipantInput', () => {
  it('needs a role alone; the rest is empty or its default', () => {
    const read = ParticipantInput.parse({ role: 'expert' });
    expect(read).toMatchObject({
      preferredContactMethod: 'email',
      country: 'United States',
      isPrimary: false,
      firstName: '',
      email: '',
      website: '',
      notes: '',
      displayName: '',
    });
    expect(Object.values(read)).not.toContain(undefined);
    expect(messagesOf({})).toEqual(['Please choose a role']);
    expect(messagesOf({ role: 'judge' })).toEqual(['Please choose a role']);
  });

  it('null is as good as left out', () => {
    expect(
      ParticipantInput.parse({ role: 'other', preferredContactMethod: null, isPrimary: null }),
    ).toMatchObject({ preferredContactMethod: 'email', isPrimary: false });
  });

  it('takes what nobody can see for nothing, and no marks that turn the words around them', () => {
    const read = ParticipantInput.parse({
      role: 'other',
      firstName: '\u200b',
      lastName: '\u202eحداد\u202c',
      displayName: '\u2060\ufeff',
      organization: 'Praxis 👩‍⚖️',
    });
    expect(read).toMatchObject({
      firstName: '',
      lastName: 'حداد',
      displayName: '',
      organization: 'Praxis 👩‍⚖️',
    });
  });

  it('a country that was taken out stays out', () => {
    expect(ParticipantInput.parse({ role: 'other', country: '' }).country).toBe('');
    expect(ParticipantInput.parse({ role: 'other', country: null }).country).toBe('');
  });

  it.each([
    ['nobody', ['Invalid email address']],
    ['nobody@', ['Invalid email address']],
    ['two words@example.org', ['Invalid email address']],
    ['', []],
    [null, []],
    ['  ines@example.org ', []],
  ])('e-mail %j', (email, messages) => {
    expect(messagesOf({ role: 'witness', email })).toEqual(messages);
  });

  it('says each thing that is wrong at its field', () => {
    const { error } = ParticipantInput.safeParse({
      role: 'witness',
      email: 'x',
      website: 'y',
      firstName: 'z'.repeat(101),
      notes: 'n'.repeat(10_001),
      website2: 'ignored',
    });
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['firstName', 'Please keep this to 100 characters'],
      ['email', 'Invalid email address'],
      ['website', 'Invalid website URL'],
      ['notes', 'Please keep this to 10000 characters'],
    ]);
  });

  it('one line is one line, and notes keep theirs', () => {
    const read = ParticipantInput.parse({
      role: 'witness',
      firstName: ' Ines\r\nMaria\t\u0000 ',
      notes: ' Saw it.\r\n\u0000\u0007Will testify. ',
    });
    expect(read.firstName).toBe('Ines Maria');
    expect(read.notes).toBe('Saw it.\nWill testify.');
  });

  it('whatever is accepted is accepted again unchanged', () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 });
    fc.assert(
      fc.property(text, text, text, (lastName, notes, website) => {
        const read = ParticipantInput.safeParse({ role: 'other', lastName, notes, website }).data;
        if (read !== undefined) expect(ParticipantInput.parse(read)).toEqual(read);
      }),
    );
  });
});

describe('a website', () => {
  it.each([
    ['https://example.org/about?x=1#here', 'https://example.org/about?x=1#here'],
    ['http://example.org', 'http://example.org'],
    ['HTTPS://Example.org', 'HTTPS://Example.org'],
    ['example.org', 'https://example.org'],
    [' www.example.org/a,b;c ', 'https://www.example.org/a,b;c'],
    ['example.org:8080/x', 'https://example.org:8080/x'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(readWebsite(typed)).toBe(kept);
  });

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)//example.org',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'mailto:ines@example.org',
    'ftp://example.org',
    'https://',
    'https:///',
    'none',
    'localhost',
    'two words.org',
    'https://user:secret@example.org',
    '//example.org',
    'example.',
    '.org',
    '',
  ])('%j is none', (typed) => {
    expect(readWebsite(typed)).toBeNull();
  });

  it('is never anything but http or https, whatever is typed', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .tuple(fc.constantFrom('javascript:', 'data:', 'vbscript:', 'http:', '//', ' '), fc.webUrl())
        .map((parts) => parts.join('')),
      fc.webUrl(),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const kept = readWebsite(text);
        if (kept !== null) expect(['http:', 'https:']).toContain(new URL(kept).protocol);
      }),
    );
  });
});

describe('what a participant is called', () => {
  const parts = { firstName: 'Ines', middleName: 'M.', lastName: 'Calloway', suffix: 'Jr.' };
  it.each([
    [{ ...parts, displayName: 'Dr. Calloway', organization: 'Mesa Clinic' }, 'Dr. Calloway'],
    [{ ...parts, organization: 'Mesa Clinic' }, 'Ines M. Calloway Jr.'],
    [{ lastName: 'Calloway', organization: 'Mesa Clinic' }, 'Calloway'],
    [{ organization: 'Mesa Clinic' }, 'Mesa Clinic'],
    [{}, UNNAMED],
  ])('%j', (change, name) => {
    expect(participantName(makeParticipant(change))).toBe(name);
  });

  it('what would be generated leaves the display name aside', () => {
    expect(generatedName(makeParticipant({ ...parts, displayName: 'Doc' }))).toBe('Ines M. Calloway Jr.');
    expect(generatedName(makeParticipant({ displayName: 'Doc' }))).toBe('');
  });
});

describe('a postal address', () => {
  const mesa = { addressLine1: '9 Mesa Rd', city: 'Taos', state: 'NM', postalCode: '87571' };
  it.each([
    [{}, ''],
    [mesa, '9 Mesa Rd\nTaos, NM 87571'],
    [{ ...mesa, addressLine2: 'Apt. 4' }, '9 Mesa Rd\nApt. 4\nTaos, NM 87571'],
    [{ ...mesa, country: 'USA' }, '9 Mesa Rd\nTaos, NM 87571'],
    [{ ...mesa, country: 'Mexico' }, '9 Mesa Rd\nTaos, NM 87571\nMexico'],
    [{ city: 'Taos' }, 'Taos'],
    [{ state: 'NM', postalCode: '87571' }, 'NM 87571'],
    [{ country: 'Mexico' }, ''],
  ])('%j', (change, address) => {
    expect(postalAddress(makeParticipant(change))).toBe(address);
  });
});
