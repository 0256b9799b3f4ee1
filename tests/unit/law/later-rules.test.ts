import { describe, expect, it } from 'vitest';
import { calculateDeadlines } from '#src/law/calculate.ts';
import type { Jurisdiction } from '#src/law/calculation-schema.ts';
import type { EventKey } from '#src/law/events.ts';

type Given = Partial<Record<EventKey, string>>;

const due = (jurisdiction: Jurisdiction, deadlineType: string, triggerDate: string, given: Given) =>
  calculateDeadlines(
    { jurisdiction, deadlineType, triggerDate, serviceMethod: 'personal', given },
    '2026-01-01',
  )[0]?.courtRule?.dueDate;

/** The later of two days, counted on a paper calendar. */
describe('rules that give the later of two days', () => {
  it.each<[string, Given, string, string]>([
    ['2026-03-02', {}, '2026-03-16', 'the first day is not known: 14 days'],
    ['2026-03-02', { 'first-answer-due': '2026-03-20' }, '2026-03-20', 'more is left of the first time'],
    ['2026-03-02', { 'first-answer-due': '2026-03-10' }, '2026-03-16', 'less is left of it'],
    ['2026-03-02', { 'first-answer-due': '2026-03-16' }, '2026-03-16', 'both on one day'],
    ['2026-08-24', { 'first-answer-due': '2026-09-01' }, '2026-09-08', 'day 14 is Labor Day'],
  ])('FRCP 15(a)(3), amended complaint served %s, %o: %s (%s)', (start, given, expected) => {
    expect(due('federal', 'answer_to_amended_complaint_due', start, given)).toBe(expected);
  });

  it.each<[string, Given, string, string]>([
    ['2026-03-02', {}, '2026-03-23', '21 days after the complaint was received'],
    ['2026-03-02', { 'removal-filed': '2026-03-04' }, '2026-03-23', 'the move came early'],
    ['2026-03-02', { 'removal-filed': '2026-03-30' }, '2026-04-06', '7 days after the move'],
    ['2026-03-02', { 'summons-served': '2026-03-16' }, '2026-04-06', '21 days after the summons'],
    [
      '2026-03-02',
      { 'summons-served': '2026-03-05', 'removal-filed': '2026-03-27' },
      '2026-04-03',
      'the longest of all three',
    ],
    ['2026-03-02', { 'removal-filed': '2026-05-18' }, '2026-05-26', 'day 7 is Memorial Day'],
  ])('FRCP 81(c)(2), complaint received %s, %o: %s (%s)', (start, given, expected) => {
    expect(due('federal', 'answer_after_removal_due', start, given)).toBe(expected);
  });

  it.each<[Jurisdiction, string, string, Given, string]>([
    [
      'federal',
      'answer_of_a_federal_officer_sued_in_person_due',
      '2026-02-02',
      { 'us-attorney-served': '2026-02-16' },
      '2026-04-17',
    ],
    ['federal', 'cross-appeal_due', '2026-03-09', { 'judgment-entered': '2026-03-02' }, '2026-04-01'],
    ['federal', 'cross-appeal_due', '2026-03-30', { 'judgment-entered': '2026-03-02' }, '2026-04-13'],
    [
      'california',
      'challenge_to_judge_due',
      '2026-03-02',
      { 'first-appearance': '2026-04-01' },
      '2026-04-16',
    ],
    [
      'california',
      'challenge_to_judge_due',
      '2026-03-02',
      { 'first-appearance': '2026-02-20' },
      '2026-03-17',
    ],
  ])('%s %s from %s, %o: %s', (jurisdiction, type, start, given, expected) => {
    expect(due(jurisdiction, type, start, given)).toBe(expected);
  });
});
