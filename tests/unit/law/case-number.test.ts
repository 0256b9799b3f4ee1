import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { caseNumberKey, courtKey, sameCaseNumber } from '#src/law/case-number.ts';

describe('caseNumberKey', () => {
  test.each([
    ['D-202-CV-2023-01234', 'D-202|CV|2023|01234'],
    ['d-202-cv-2023-1234', 'D-202|CV|2023|01234'],
    ['D-202-CV-202301234', 'D-202|CV|2023|01234'],
    ['D202CV202301234', 'D-202|CV|2023|01234'],
    ['D–202–CV–2023–01234', 'D-202|CV|2023|01234'],
    ['D-101-CV-9801525', 'D-101|CV|1998|01525'],
    ['D-202-CV-23-01234', 'D-202|CV|2023|01234'],
    ['D-202-CV-98-1234', 'D-202|CV|1998|01234'],
    ['No. D-202-CV-2023-01234', 'D-202|CV|2023|01234'],
    ['Case No.: 1:23-cv-01234', 'FED|23|CV|01234'],
    ['D-132-CV-308500230', 'D-132|CV|3085|00230'],
    ['M-47-CV-2024-00009', 'M-47|CV|2024|00009'],
    ['T-4-CV-2023-001234', 'T-4|CV|2023|01234'],
    ['T-4-CV-2023-123456', 'T-4|CV|2023|123456'],
    ['1:23-cv-01234-ABC-XYZ', 'FED|23|CV|01234'],
    ['23-cv-01234 KG/JHR', 'FED|23|CV|01234'],
    ['2:20-cr-00011-4', 'FED|20|CR|00011'],
    ['2023-CV-1234', 'FED|23|CV|01234'],
    ['A-1-CA-38255', 'A1CA38255'],
    ['704218/2022', '7042182022'],
    ['37-2023-00012345-CU-BC-CTL', '37202300012345CUBCCTL'],
  ])('%s → %s', (raw, key) => {
    expect(caseNumberKey(raw)).toBe(key);
  });

  test('writing it another way does not change it', () => {
    const number = fc.record({
      court: fc.constantFrom('D', 'M', 'T'),
      place: fc.integer({ min: 1, max: 1333 }),
      kind: fc.constantFrom('CV', 'CR', 'DM', 'PB'),
      year: fc.integer({ min: 1998, max: 2040 }),
      sequence: fc.integer({ min: 1, max: 99_999 }),
    });
    const dash = fc.constantFrom('-', ' ', ' - ', '–', '_');
    fc.assert(
      fc.property(number, dash, fc.boolean(), ({ court, place, kind, year, sequence }, mark, lower) => {
        const padded = String(sequence).padStart(5, '0');
        const plain = `${court}-${place}-${kind}-${year}-${padded}`;
        const written = [court, place, kind, year, padded].join(mark);
        const runOn = `${court}-${place}-${kind}-${year}${padded}`;
        expect(caseNumberKey(lower ? written.toLowerCase() : written)).toBe(caseNumberKey(plain));
        expect(caseNumberKey(runOn)).toBe(caseNumberKey(plain));
      }),
    );
  });

  test.each([
    'D-202-CV-2023-01234',
    'D-101-CV-9801525',
    'T-4-CV-2023-001234',
    'A-1-CA-38255',
    '1:23-cv-01234-ABC-XYZ',
    '23-cv-01234 KG/JHR',
    '2:20-cr-00011-4',
    '10-01083-8-RDD',
    'BC671284',
    '23STCV01234',
    '37-2023-00012345-CU-BC-CTL',
    'CGC-23-601234',
    'J1-CV-20-001590',
    'D-1-GN-23-001234',
    '48-2009-CF-000001-OAXXXX',
    '704218/2022',
    '904497-24',
  ])('%s is the same in small letters, with blanks for dashes and around it', (raw) => {
    for (const written of [
      raw.toLowerCase(),
      raw.replaceAll('-', ' '),
      raw.replaceAll('-', ' – '),
      raw.replaceAll('-', '\u2011'),
      raw.replaceAll('/', '-'),
      `  ${raw}\t`,
    ]) {
      expect(caseNumberKey(written), written).toBe(caseNumberKey(raw));
    }
  });

  test('every court of the list has a key of its own', () => {
    const numbers = ['D-202-CV-2023-01234', 'M-202-CV-2023-01234', 'D-101-CV-2023-01234', '23-cv-01234'];
    const more = ['23-cr-01234', '22-cv-01234', 'BC671284', '23STCV01234', '704218/2022', '904497-24'];
    const keys = [...numbers, ...more].map(caseNumberKey);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('two different numbers of one court keep different keys', () => {
    const sequence = fc.integer({ min: 1, max: 999_999 });
    fc.assert(
      fc.property(sequence, sequence, (a, b) => {
        fc.pre(a !== b);
        expect(caseNumberKey(`D-202-CV-2023-${a}`)).not.toBe(caseNumberKey(`D-202-CV-2023-${b}`));
      }),
    );
  });

  test('never throws and never keeps a lower-case letter or a blank', () => {
    fc.assert(
      fc.property(fc.string(), (raw) => {
        expect(caseNumberKey(raw)).not.toMatch(/[a-z\s]/);
      }),
    );
  });
});

describe('sameCaseNumber', () => {
  test('a federal office counts only when both give one', () => {
    expect(sameCaseNumber('1:23-cv-01234', '23-cv-01234')).toBe(true);
    expect(sameCaseNumber('01:23-cv-01234', '1:23-cv-01234')).toBe(true);
    expect(sameCaseNumber('1:23-cv-01234', '2:23-cv-01234')).toBe(false);
  });
});

describe('courtKey', () => {
  test.each([
    ['Second Judicial District Court', 'second judicial district'],
    ['The Second Judicial District', 'second judicial district'],
    ['U.S. District Court for the District of New Mexico', 'u s district district new mexico'],
    ['Court', ''],
  ])('%s → %s', (name, key) => {
    expect(courtKey(name)).toBe(key);
  });
});
