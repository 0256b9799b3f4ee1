import { describe, expect, test } from 'vitest';
import { parseDocket } from '#src/papers/docket/parse-docket.ts';
import { lostLines } from './lost-lines.ts';
import { FEDERAL_PASTES } from './pastes-federal.ts';
import { NOTICE_PASTES } from './pastes-notices.ts';
import { STATE_PASTES } from './pastes-states.ts';

const ALL = [...FEDERAL_PASTES, ...NOTICE_PASTES, ...STATE_PASTES];

describe('dockets of every court', () => {
  test.each(ALL.map((paste) => [paste.name, paste] as const))('%s', (_, { text, format, entries }) => {
    const parsed = parseDocket(text);
    const found = parsed.entries.map(({ entryNumber, date, description }) => [
      entryNumber,
      date,
      description,
    ]);
    expect(found).toEqual(entries);
    expect(parsed.format).toBe(format);
    expect(lostLines(text, parsed)).toEqual([]);
    expect(parsed.warnings).toEqual([]);
  });

  test('there are more than twenty of them', () => {
    expect(ALL.length).toBeGreaterThan(20);
  });
});
