import { describe, expect, test } from 'vitest';
import { stayAmong } from '#src/facts/stay-among.ts';

const paper = (
  docDate: string | null,
  text: string,
  kind: 'order' | 'eviction-writ' | 'notice' = 'order',
) => ({
  ...{ kind, docDate },
  text: `METROPOLITAN COURT\nJuniper Flats Apartments LLC, landlord, v. Odalys Fern\nORDER\n\n${text}`,
});
const HELD = paper('2026-11-20', 'The writ of restitution is stayed until December 15, 2026.');

describe('a stay among the papers of a case', () => {
  test('is what the newest says of one', () => {
    expect(stayAmong([HELD])?.stay).toMatchObject({ state: 'holds', until: '2026-12-15' });
    const lifted = paper('2026-11-27', 'The stay of the writ of restitution is lifted.');
    expect(stayAmong([HELD, lifted])?.stay.state).toBe('ended');
    expect(stayAmong([lifted, paper('2026-11-28', HELD.text)])?.stay.state).toBe('holds');
  });

  test.each([
    ['a newer writ', paper('2026-11-27', 'You are commanded to restore possession.', 'eviction-writ')],
    [
      'a newer order by which the officer may go on',
      paper(
        '2026-11-27',
        'The money judgment is stayed pending appeal. The writ of restitution may be executed at any time.',
      ),
    ],
    ['an end without a day', paper(null, 'The stay of the writ of restitution is lifted.')],
    ['an end of the same day', paper('2026-11-20', 'The stay of the writ of restitution is lifted.')],
  ])('is in doubt beside %s', (_name, other) => {
    expect(stayAmong([HELD, other])?.stay.state).not.toBe('holds');
    expect(stayAmong([other, HELD])?.stay.state).not.toBe('holds');
  });

  test('holds beside an older writ', () => {
    const writ = paper('2026-11-18', 'You are commanded to restore possession.', 'eviction-writ');
    expect(stayAmong([writ, HELD])?.stay.state).toBe('holds');
  });
});
