import { describe, expect, test } from 'vitest';
import { HELP } from '#src/help/directory.ts';
import { HelpRow } from '#src/help/schema.ts';
import { CASE_KINDS } from '#src/law/courts/case-kinds.ts';
import { courtById } from '#src/law/courts/directory.ts';

test('every row has the shape it must have: a source with its day, a telephone number that can be dialed', () => {
  for (const row of HELP) expect(HelpRow.strict().safeParse(row).error, row.id).toBeUndefined();
});

test('ids are unique', () => {
  expect(new Set(HELP.map(({ id }) => id)).size).toBe(HELP.length);
});

test('every row can be reached or looked up', () => {
  const mute = HELP.filter(({ phone, address, url, area }) => !phone && !address && !url && !area.isFederal);
  expect(mute).toEqual([]);
});

test('a number from memory is in no row', () => {
  expect(HELP.filter(({ known, phone }) => known === 'memory' && phone !== undefined)).toEqual([]);
});

test('no page was read after it was written down, nor is older than it says', () => {
  for (const { id, source } of HELP) expect((source.dated ?? '') <= source.retrieved, id).toBe(true);
});

test('courts are named by ids that there are, in the state of the row', () => {
  for (const { id, area } of HELP)
    for (const court of area.courts ?? []) expect(courtById(court)?.state, `${id} ${court}`).toBe(area.state);
});

test('what a row helps with ends without a dot: the screen sets one', () => {
  expect(HELP.filter(({ helps }) => /[.\s]$/.test(helps)).map(({ id }) => id)).toEqual([]);
});

test('numbers are not shared by organizations', () => {
  const byPhone = Map.groupBy(
    HELP.filter(({ phone }) => phone !== undefined && phone !== '211' && phone !== '311'),
    ({ phone }) => phone,
  );
  expect([...byPhone.values()].filter((rows) => rows.length > 1)).toEqual([]);
});

describe.each(['NM', 'CA', 'TX', 'FL', 'NY'])('%s', (state) => {
  test.each(['self-help', 'lawyer-referral'] as const)('has a %s for all of the state', (kind) => {
    const whole = HELP.filter(({ kind: own, area }) => own === kind && area.state === state).filter(
      ({ area }) => !area.counties && !area.courts,
    );
    expect(
      whole.filter(({ cases }) => cases === undefined || cases.length === CASE_KINDS.length),
    ).toHaveLength(1);
  });
});
