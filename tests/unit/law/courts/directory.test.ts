import { describe, expect, test } from 'vitest';
import { isNamed } from '#src/law/courts/court.ts';
import { COURTS, courtById, courtsOfState } from '#src/law/courts/directory.ts';
import { FROM_HOME } from '#src/law/courts/from-home.ts';
import { FOLDERS } from '#src/law/courts/index.ts';
import { recognizeCourt } from '#src/law/courts/recognize.ts';
import { COURTS_WITH_RULES } from '#src/rules/courts.ts';
import { COURT_NAMES } from './court-names.ts';

const NAMED = COURTS.filter(isNamed);

describe('the directory', () => {
  test('has an id of its own for every court', () => {
    expect(new Set(COURTS.map(({ id }) => id)).size).toBe(COURTS.length);
    expect(NAMED.length).toBeGreaterThan(330);
    for (const court of COURTS) expect(courtById(court.id)).toBe(court);
    expect(courtById('us.district.xx')).toBeNull();
  });

  test.each(NAMED.map((court) => [court.name, court] as const))(
    '%s is recognized as itself alone',
    (name, court) => {
      const known = { courtName: name, state: court.state };
      expect(recognizeCourt(known)).toMatchObject({ court: { id: court.id }, certainty: 'certain' });
      // As a caption prints it.
      expect(recognizeCourt({ ...known, courtName: name.toUpperCase() }).court?.id).toBe(court.id);
    },
  );

  test.each(NAMED.filter(({ system }) => system?.startsWith('federal')).map(({ name, id }) => [name, id]))(
    '%s needs no state',
    (courtName, id) => {
      expect(recognizeCourt({ courtName }).court?.id).toBe(id);
      expect(recognizeCourt({ courtName, state: 'NM' }).court?.id).toBe(id);
    },
  );

  test('stands in the order of the home state, other states, the United States, wherever they are in the index', () => {
    expect(FROM_HOME[0]).toBe('new_mexico');
    expect(FROM_HOME.at(-1)).toBe('federal');
    expect([...FROM_HOME].sort()).toEqual(Object.keys(FOLDERS).sort());
    expect(COURTS[0]?.id).toBe('nm.district.1');
    expect(COURTS_WITH_RULES[0]?.id).toBe('new_mexico_district');
    expect(COURTS_WITH_RULES.at(-1)?.id).toBe('federal_district');
  });

  test('lists the courts of a state first, and all where the state is not known', () => {
    expect(
      courtsOfState('NM')
        .slice(0, 13)
        .map(({ id }) => id),
    ).toEqual(Array.from({ length: 13 }, (_, index) => `nm.district.${index + 1}`));
    expect(courtsOfState('TX').map(({ id }) => id)).toEqual(
      expect.arrayContaining(['tx.state', 'us.district.tx-w', 'us.bankruptcy.tx-n', 'tribal']),
    );
    expect(courtsOfState('TX').some(({ state }) => state !== null && state !== 'TX')).toBe(false);
    expect(courtsOfState(null)).toBe(COURTS);
  });
});

const ROWS = COURT_NAMES.trim()
  .split('\n')
  .map((line) => line.split(' | '));

test.each(ROWS)('%s (%s) is %s', (courtName = '', state, id) => {
  const given = { courtName, state: state === '-' ? null : state };
  expect(recognizeCourt(given).court?.id ?? 'none').toBe(id);
});

test('the table is long enough', () => {
  expect(ROWS.length).toBeGreaterThan(140);
});

/** What a scan makes of capitals. */
const NOISE: readonly [string, (text: string) => string][] = [
  ['l for I', (text) => text.replaceAll('I', 'l')],
  ['0 for O', (text) => text.replaceAll('O', '0')],
  ['lines', (text) => text.replaceAll(' ', '\n')],
  ['spaces', (text) => text.replaceAll(' ', '  ')],
  ['a lost letter', (text) => text.replace(/[AEIOU]/, '')],
];

test.each(NOISE)('%s: no court is taken for one with other rules', (_, spoil) => {
  const wrong = NAMED.flatMap((court) => {
    const found = recognizeCourt({ courtName: spoil(court.name.toUpperCase()), state: court.state }).court;
    return found === null || found.rulesOf === court.rulesOf ? [] : [`${court.name}: ${found.name}`];
  });
  expect(wrong).toEqual([]);
});
