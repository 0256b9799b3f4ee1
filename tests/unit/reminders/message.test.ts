import { describe, expect, test } from 'vitest';
import { daysAway, longDate, oneLine, reminderMail } from '#src/reminders/message.ts';

const about = {
  kind: 'Answer to Complaint Due',
  caseTitle: 'Harlow v. Brandt',
  caseNumber: 'D-101-CV-2026-00042',
  dueOn: '2026-03-23',
  dueTime: null,
  ruleReference: 'NMRA 1-012(A)',
  isAutoCalculated: true,
};

describe('daysAway', () => {
  test.each([
    ['2026-03-23', '2026-03-23', 'Today'],
    ['2026-03-24', '2026-03-23', 'Tomorrow'],
    ['2026-03-30', '2026-03-23', 'In 7 days'],
    // Across the change to summer time, and a year's end.
    ['2026-03-09', '2026-03-07', 'In 2 days'],
    ['2027-01-01', '2026-12-31', 'Tomorrow'],
    ['2026-03-22', '2026-03-23', 'Yesterday'],
    ['2026-03-20', '2026-03-23', '3 days ago'],
  ])('%s seen from %s is %s', (date, today, expected) => {
    expect(daysAway(date, today)).toBe(expected);
  });
});

test('longDate has weekday and year', () => {
  expect(longDate('2026-03-23')).toBe('Monday, March 23, 2026');
});

test('oneLine keeps what is printable', () => {
  expect(oneLine('  a\r\n\u0000b\t c\u2028d\u202ee ')).toBe('a b c d e');
  expect(oneLine('Piñon, “quoted” 漢 😀')).toBe('Piñon, “quoted” 漢 😀');
  expect(oneLine('cut \ud83d')).toBe('cut \ufffd');
});

describe('reminderMail', () => {
  test('says when, what, why, where, and how to stop it', () => {
    const link = 'https://proceed.example/cases/c/milestones/m';
    expect(reminderMail(about, '2026-03-20', link)).toEqual({
      subject: 'In 3 days: Answer to Complaint Due (Harlow v. Brandt)',
      body: `Answer to Complaint Due
Harlow v. Brandt (D-101-CV-2026-00042)

Due: Monday, March 23, 2026 (in 3 days)
Rule: NMRA 1-012(A)

See it in Proceed:
https://proceed.example/cases/c/milestones/m

Proceed counted this date from the dates entered in the case. Please check it against your papers, and ask the court clerk when you are not sure.
Proceed gives general information, not legal advice.

This message was written on Friday, March 20, 2026. You get it because you have access to this case in Proceed.
To stop these reminders, mark the deadline as done or remove its reminder days on its page.
`,
    });
  });

  test('leaves out what is not known', () => {
    const bare = { ...about, ruleReference: null, caseNumber: null, isAutoCalculated: false };
    const { subject, body } = reminderMail(bare, '2026-03-23', null);
    expect(subject).toBe('Today: Answer to Complaint Due (Harlow v. Brandt)');
    expect(body).toContain(
      'Answer to Complaint Due\nHarlow v. Brandt\n\nDue: Monday, March 23, 2026 (today)\n\n',
    );
    expect(body).toContain('Sign in to Proceed to see it.');
    expect(body).toContain('This date was entered by hand.');
    expect(body).not.toMatch(/null|Rule|https?:/);
  });

  test('a case without a title goes by its number, one without either by words', () => {
    const untitled = { ...about, caseTitle: '' };
    expect(reminderMail(untitled, '2026-03-22', null)).toMatchObject({
      subject: 'Tomorrow: Answer to Complaint Due (D-101-CV-2026-00042)',
      body: expect.stringContaining('Answer to Complaint Due\nD-101-CV-2026-00042\n\n'),
    });
    const bare = { ...untitled, caseNumber: null };
    expect(reminderMail(bare, '2026-03-22', null).subject).toMatch(/\(Untitled Case\)$/);
  });
});
