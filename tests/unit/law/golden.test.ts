import { describe, expect, it } from 'vitest';
import { calculateDeadlines } from '#src/law/calculate.ts';
import { CALIFORNIA_DATES } from './golden-california.ts';
import { DATES_OF_THE_FACTS } from './golden-facts.ts';
import { FEDERAL_DATES } from './golden-federal.ts';
import { NEW_MEXICO_DATES } from './golden-new-mexico.ts';
import { TEXAS_DATES } from './golden-texas.ts';
import type { WorkedDate } from './worked-date.ts';

const TODAY = '2000-01-01';

function title({ input, name, shows }: WorkedDate): string {
  return `${input.jurisdiction}, ${name}, ${input.triggerDate}, ${input.serviceMethod}: ${shows}`;
}

function check(worked: WorkedDate): void {
  const [deadline, ...others] = calculateDeadlines(worked.input, TODAY);
  expect(others).toEqual([]);
  expect(deadline?.name).toBe(worked.name);
  expect({
    businessDay: deadline?.dueDate,
    courtRule: deadline?.courtRule?.dueDate ?? null,
    latest: deadline?.courtRule?.latest ?? null,
  }).toEqual({ businessDay: worked.businessDay, courtRule: worked.courtRule, latest: worked.latest });
  expect(deadline?.courtRule?.earliest ?? null).toBe(worked.courtRule);
}

describe('the dates of the legal facts', () => {
  it.each(DATES_OF_THE_FACTS.map((worked) => [title(worked), worked] as const))('%s', (_, worked) => {
    check(worked);
  });
});

describe('dates counted by hand', () => {
  const all = [...FEDERAL_DATES, ...NEW_MEXICO_DATES, ...CALIFORNIA_DATES, ...TEXAS_DATES];
  it.each(all.map((worked) => [title(worked), worked] as const))('%s', (_, worked) => {
    check(worked);
  });
});
