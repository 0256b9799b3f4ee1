import { expect, test } from 'vitest';
import { calendarFile } from '#client/intake/day-calendar.ts';
import { momentIn } from '#src/law/court-time.ts';

const KEPT = { notes: ['No. T-4-CV-2026-001234'] };

test('a trial stands at its hour and place, and what is only due takes its whole day', async () => {
  const sitting = { start: momentIn('America/Denver', '2026-12-07', '13:30'), place: 'Courtroom 710' };
  const file = await calendarFile(
    [
      { ...KEPT, uid: 'a', summary: 'Trial', date: '2026-12-07', sitting },
      { ...KEPT, uid: 'b', summary: 'Answer', date: '2026-12-11', sitting: null },
    ],
    '2026-11-28',
  );
  const [, trial = '', answer = ''] = (await file.text()).split('BEGIN:VEVENT');
  expect(trial).toContain('DTSTART:20261207T203000Z');
  expect(trial).toContain('LOCATION:Courtroom 710');
  expect(trial).toContain('TRIGGER:-P1D');
  expect(answer).toContain('DTSTART;VALUE=DATE:20261211');
  expect(answer).toContain('DTEND;VALUE=DATE:20261212');
});
