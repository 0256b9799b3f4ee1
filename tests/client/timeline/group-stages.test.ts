import { describe, expect, it } from 'vitest';
import { groupStages } from '#client/timeline/group-stages.ts';
import type { Stage } from '#client/timeline/use-timeline.ts';
import { makeMilestone } from '#tests/factories/milestones.ts';

const make = (kind: string, stands: Stage['stands'], date: string | null, position = 0): Stage => ({
  ...makeMilestone({ id: kind, kind, date, position }),
  stands,
});

const STAGES = [
  make('Trial', 'undated', null, 7),
  make('Answer', 'due', '2026-03-23'),
  make('Fee', 'overdue', '2026-03-10'),
  make('Old fee', 'overdue', '2026-02-10'),
  make('Complaint', 'undated', null, 0),
  make('Served', 'done', '2026-02-20'),
  make('Filed', 'done', '2026-03-01'),
];

const names = (filter: Parameters<typeof groupStages>[1]) =>
  groupStages(STAGES, filter).map(({ title, stages }) => [title, ...stages.map(({ kind }) => kind)]);

describe('the list of a timeline', () => {
  it('puts first what is most urgent', () => {
    expect(names({ standing: 'all', name: '' })).toEqual([
      ['Overdue', 'Old fee', 'Fee'],
      ['Due soon', 'Answer'],
      ['No date yet', 'Complaint', 'Trial'],
      ['Done', 'Filed', 'Served'],
    ]);
  });

  it('shows what is open, one standing, or what a name says', () => {
    expect(names({ standing: 'open', name: '' }).flat()).not.toContain('Served');
    expect(names({ standing: 'done', name: '' })).toEqual([['Done', 'Filed', 'Served']]);
    expect(names({ standing: 'all', name: ' FEE ' })).toEqual([['Overdue', 'Old fee', 'Fee']]);
  });
});
