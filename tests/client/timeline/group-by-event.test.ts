import { expect, it } from 'vitest';
import { groupByEvent } from '#client/timeline/group-by-event.ts';
import { calculateDeadlines } from '#src/law/calculate.ts';
import { formerlyNamed } from '#tests/setup/former-name.ts';
import { TODAY } from './samples.ts';

it.each(['answer_to_complaint_due', 'answer_to_petition_due', 'N1'])(
  'a date that came as %s is grouped by the event of its rule',
  (deadlineType) => {
    formerlyNamed('new_mexico_district', 'N1', 'Answer to Petition Due');
    const jurisdiction = 'new_mexico_district';
    const input = { jurisdiction, deadlineType: 'N1', triggerDate: '2026-03-09' } as const;
    const results = calculateDeadlines({ ...input, serviceMethod: 'personal' }, TODAY);
    const { own, others } = groupByEvent(
      results.map((result) => ({ ...result, deadlineType })),
      {
        jurisdiction,
        events: ['summons-served'],
        happened: 'summons-served',
        hearingDate: null,
        today: TODAY,
      },
    );
    expect(own.map(({ event, results: each }) => [event, each.length])).toEqual([['summons-served', 1]]);
    expect(others).toEqual([]);
  },
);
