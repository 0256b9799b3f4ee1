import { expect, test } from 'vitest';
import { calculateCourtRule, ENGINE_VERSION } from '#src/law/calculate-court.ts';
import { addDays } from '#src/law/calendar-days.ts';
import { type CourtRule, courtRule } from '#src/law/court-rule.ts';
import { COURT_SYSTEMS, type CourtSystem } from '#src/law/court-systems.ts';
import { fingerprint } from '#src/law/fingerprint.ts';

const ENTRY = {
  id: 'X',
  name: 'A Paper Due',
  citation: 'Rule X',
  description: 'File a paper.',
  event: 'motion-served',
  recorded: '2026-01-01',
} as const;

/** Every kind of count that a row can ask for; no row of a court, so that a changed rule changes nothing here. */
const KINDS: readonly Partial<CourtRule>[] = [
  { days: 3 },
  { days: 10 },
  { days: 30 },
  { days: 10, unit: 'court' },
  { days: 6, unit: 'month' },
  { days: 20, landing: 'monday', dueTime: '10:00' },
  { days: 3, landing: 'stands' },
  { days: 16, unit: 'court', direction: 'backward' },
  { days: 14, laterOf: [{ event: 'first-answer-due', days: 0 }] },
  { days: 60, earlierOf: [{ event: 'judgment-entered', days: 90 }] },
  { days: 21, since: '2026-06-01', daysBefore: 20 },
];

const FEDERAL: CourtSystem = {
  ...COURT_SYSTEMS.federal,
  service: {
    days: {
      mail: { days: 3, unit: 'calendar', citation: 'Rule Y' },
      electronic: { days: 2, unit: 'court', citation: 'Rule Z', isUnsettled: true, caveat: 'Nobody knows.' },
    },
  },
};
const SHORT = { days: 10, untilBefore: '2026-06-01', caveat: 'It changed.' };
/** Courts that count in each of the ways; the holidays of the United States. */
const SYSTEMS: readonly CourtSystem[] = [
  FEDERAL,
  { ...FEDERAL, isFridayDebated: false, rollsBeforeAdding: 'unsettled' },
  { ...FEDERAL, isFridayDebated: false, shortPeriods: SHORT },
];
const WAYS = ['personal', 'mail', 'electronic', 'unknown'] as const;

function counted(): unknown[] {
  return SYSTEMS.flatMap((system) =>
    KINDS.flatMap((kind) =>
      Array.from({ length: 24 }, (_, at) => {
        const rule = courtRule({ ...ENTRY, days: 0, extension: 'days', ...kind });
        const anchor = addDays('2026-02-27', at * 17);
        const { dueDate, dueTime, latest, steps } = calculateCourtRule({
          rule,
          system,
          anchor,
          triggerDate: anchor,
          servedBy: WAYS[at % WAYS.length] ?? 'personal',
          mailedFrom: null,
          localDays: null,
          closures: [],
          given: { 'first-answer-due': '2026-09-01', 'judgment-entered': '2026-05-01' },
        });
        return { dueDate, dueTime, latest, steps };
      }),
    ),
  );
}

/** What each way of counting gave; a receipt names the one that its date was counted with. */
const GIVEN: Readonly<Record<string, string>> = { '2026-11-23': '41dae7ef7cce5b53' };

test('the same rule, days and holidays give the same dates and steps as long as the version is the same', () => {
  expect({ [ENGINE_VERSION]: fingerprint(counted()) }).toEqual({ [ENGINE_VERSION]: GIVEN[ENGINE_VERSION] });
});
