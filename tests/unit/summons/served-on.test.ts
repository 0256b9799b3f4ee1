import { describe, expect, it } from 'vitest';
import { servedOn } from '#src/summons/schema.ts';

describe('the day from which the time to answer runs', () => {
  it.each([
    ['draft', 'unserved', null, null],
    ['draft', 'attempted', '2026-03-22', null],
    ['served', 'served', '2026-03-22', '2026-03-22'],
    ['filed', 'filed', '2026-03-22', '2026-03-22'],
    ['served', 'attempted', '2026-03-22', '2026-03-22'],
    ['served', 'served', null, null],
  ])('%s, service %s on %s: %s', (status, serviceStatus, servedDate, expected) => {
    expect(servedOn({ status, serviceStatus, servedDate })).toBe(expected);
  });
});
