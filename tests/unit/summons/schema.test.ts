import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { asMoment, courtDay, responseDeadlineDate } from '#src/law/court-day.ts';
import { CreateSummonsInput, SummonsForm, UpdateSummonsInput } from '#src/summons/schema.ts';

const least = {
  plaintiffName: 'Willa Hargrove',
  defendantName: 'Tobias Fenwright',
  courtName: 'Second Judicial District Court',
  courtAddress: '400 Juniper Boulevard',
  county: 'Bernalillo',
  issuedDate: '2026-06-01',
};

function messages(schema: z.ZodType, value: unknown): string[] {
  return schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
}

describe('what a new summons needs', () => {
  it('says everything that is missing, in the order of the form', () => {
    const empty = { plaintiffName: ' ', state: 'N', isEntityDefendant: 'entity', issuedDate: '' };
    expect(messages(CreateSummonsInput, empty)).toEqual([
      'Plaintiff name is required',
      'Defendant name is required',
      'Registered agent name is required for business entities',
      'Registered agent address is required for business entities',
      'Court name is required',
      'Court address is required',
      'County is required',
      'State must be a two-letter code',
      'Issued date is required',
    ]);
  });

  it('has the defaults of the form', () => {
    expect(CreateSummonsInput.parse(least)).toMatchObject({
      isEntityDefendant: 'individual',
      isProSe: false,
      state: 'NM',
      responseDeadlineDays: 30,
      judgeName: null,
      summonsText: null,
    });
  });

  it.each([
    ['', 30],
    [null, 30],
    [undefined, 30],
    ['soon', 30],
    ['21', 21],
    [1, 1],
  ])('days %j are %i', (typed, days) => {
    expect(CreateSummonsInput.parse({ ...least, responseDeadlineDays: typed }).responseDeadlineDays).toBe(
      days,
    );
  });

  it.each([0, -3, '0'])('days %j are too few', (typed) => {
    expect(messages(CreateSummonsInput, { ...least, responseDeadlineDays: typed })).toEqual([
      'Response deadline must be at least 1 day',
    ]);
  });

  it.each([
    ['nm', 'NM'],
    [' tx ', 'TX'],
  ])('state %j is %s', (typed, state) => {
    expect(CreateSummonsInput.parse({ ...least, state: typed }).state).toBe(state);
  });

  it.each(['N', 'NEW', '12', 'N1', 5])('state %j is none', (state) => {
    expect(messages(CreateSummonsInput, { ...least, state })).toEqual(['State must be a two-letter code']);
  });

  it('keeps the lines of an address and makes one line of a name', () => {
    const parsed = CreateSummonsInput.parse({
      ...least,
      defendantName: 'Tobias\n  Fenwright\u0000',
      defendantAddress: '9 Mesa Road\r\nTaos\u0007, NM  ',
    });
    expect(parsed).toMatchObject({
      defendantName: 'Tobias Fenwright',
      defendantAddress: '9 Mesa Road\nTaos, NM',
    });
    const tall = { ...least, courtAddress: `${'a\n'.repeat(12)}b` };
    expect(messages(CreateSummonsInput, tall)).toEqual(['Please keep an address to 10 lines']);
  });

  it('takes what nobody can see for nothing, and no marks that turn the words around them', () => {
    const unseen = { ...least, plaintiffName: '\u200b\ufeff', county: '\u3164', judgeName: '\u200d\u2060' };
    expect(messages(CreateSummonsInput, unseen)).toEqual([
      'Plaintiff name is required',
      'County is required',
    ]);
    const parsed = CreateSummonsInput.parse({
      ...least,
      plaintiffName: '\u202eليلى حداد\u202c',
      defendantName: 'Café 👩‍⚖️ LLC',
      defendantAddress: '\u200b\n\u200b',
      judgeName: '\u2060',
    });
    expect(parsed).toMatchObject({
      plaintiffName: 'ليلى حداد',
      defendantName: 'Café 👩‍⚖️ LLC',
      defendantAddress: null,
      judgeName: null,
    });
  });

  it('refuses a moment that no calendar of a court shows', () => {
    for (const issuedDate of [new Date(8.64e15), new Date('1799-01-01'), '2300-01-01T00:00:00Z']) {
      expect(messages(CreateSummonsInput, { ...least, issuedDate })).toHaveLength(1);
    }
  });

  it.each(['tomorrow', '2026-02-30', '2026-13-01T00:00:00Z', '01/06/2026', '2026-02-30T00:00:00Z'])(
    'refuses %j as a day',
    (issuedDate) => {
      expect(messages(CreateSummonsInput, { ...least, issuedDate })).toHaveLength(1);
    },
  );
});

describe('a change', () => {
  it('may leave out what stays, and not empty what is required', () => {
    expect(UpdateSummonsInput.parse({ judgeName: 'Hon. Odell Brannigan' })).toEqual({
      judgeName: 'Hon. Odell Brannigan',
    });
    expect(
      messages(UpdateSummonsInput, { courtName: '', plaintiffName: '', responseDeadlineDate: '' }),
    ).toEqual(['Plaintiff name is required', 'Court name is required', 'Response deadline is required']);
  });

  it('is the whole form on a screen', () => {
    expect(
      messages(SummonsForm, { ...least, state: 'NM', isProSe: false, isEntityDefendant: 'individual' }),
    ).toEqual(['Response deadline is required']);
  });
});

describe('days of the court', () => {
  it.each([
    ['2026-06-01', 'NM', '2026-06-01'],
    // Midnight in UTC is a bare day as a program writes it.
    ['2026-06-01T00:00:00.000Z', 'NM', '2026-06-01'],
    ['2026-06-01T00:00:00Z', 'HI', '2026-06-01'],
    // Midnight of a date picker in New Mexico, in New York, in Hawaii.
    ['2026-06-01T06:00:00.000Z', 'NM', '2026-06-01'],
    ['2026-06-01T04:00:00.000Z', 'NM', '2026-06-01'],
    ['2026-01-15T10:00:00.000Z', 'NM', '2026-01-15'],
    // Noon there.
    ['2026-06-01T18:00:00.000Z', 'NM', '2026-06-01'],
    // Late in the evening in New Mexico it is the next day in UTC.
    ['2026-06-02T03:41:07.123Z', 'NM', '2026-06-01'],
    ['2026-06-01T23:59:59.999Z', 'NM', '2026-06-01'],
    // Written with its own offset, the day is the one that is written.
    ['2026-06-01T00:00:00-04:00', 'NM', '2026-06-01'],
    ['2026-06-01T23:30:00-06:00', 'NM', '2026-06-01'],
    [new Date('2026-06-01T00:00:00Z'), 'NM', '2026-06-01'],
  ])('%s in %s is %s', (value, state, day) => {
    expect(courtDay(value, state)).toBe(day);
  });

  it('law: a day goes over the wire and comes back as itself, whatever the state', () => {
    const anyDay = fc
      .date({ min: new Date('1901-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(anyDay, fc.constantFrom('NM', 'NY', 'HI', 'AK', 'CA'), (day, state) => {
        expect(courtDay(asMoment(day), state)).toBe(day);
        expect(courtDay(new Date(asMoment(day)), state)).toBe(day);
      }),
    );
  });

  it('reckons issued date plus days plus one day, over months, leap days and clock changes', () => {
    expect(responseDeadlineDate('2026-06-01', 30)).toBe('2026-07-02');
    expect(responseDeadlineDate('2028-02-28', 1)).toBe('2028-03-01');
    expect(responseDeadlineDate('2026-03-07', 1)).toBe('2026-03-09');
    expect(responseDeadlineDate('2026-10-31', 1)).toBe('2026-11-02');
  });
});
