import { describe, expect, it } from 'vitest';
import { isMotionPaper, namesMotion, scheduledFor } from '#src/motions/case-papers.ts';
import { MOTIONS } from '#src/motions/catalog.ts';

const milestone = (kind: string, date: string | null, isDone = false) => ({
  kind,
  date,
  finishedAt: isDone ? new Date('2026-03-01T12:00:00Z') : null,
});

describe('a milestone names a motion', () => {
  it('by its title, in whatever case', () => {
    for (const { id, title } of MOTIONS) {
      expect(namesMotion(title, id), title).toBe(true);
      expect(namesMotion(`Hearing on ${title.toUpperCase()}`, id), title).toBe(true);
      expect(MOTIONS.filter((other) => namesMotion(title, other.id))).toHaveLength(1);
    }
  });

  it('by what the calculator calls it', () => {
    expect(namesMotion('Summary Judgment Motion Due', 'motion-for-summary-judgment')).toBe(true);
    expect(namesMotion('Demurrer or Motion to Strike Due', 'motion-to-strike')).toBe(true);
    expect(namesMotion('Motion to Compel Further Responses Due', 'motion-to-compel')).toBe(true);
  });

  it('not by half of it', () => {
    for (const { id } of MOTIONS) {
      for (const kind of [
        'Motion Practice',
        'Response to Motion Due',
        'Protective Order',
        'Dismissal',
        'Compel',
      ]) {
        expect(namesMotion(kind, id), `${kind} ${id}`).toBe(false);
      }
    }
  });
});

describe('the date of a motion', () => {
  it('is the soonest that is open', () => {
    const stages = [
      milestone('Motion to Strike Due', '2026-05-01'),
      milestone('Hearing on motion to strike', '2026-04-01'),
      milestone('Motion to Strike', '2026-01-01', true),
      milestone('Motion to Compel', '2026-02-01'),
      milestone('Motion to strike', null),
    ];
    expect(scheduledFor('motion-to-strike', stages)?.date).toBe('2026-04-01');
  });

  it('is the latest that is done where none is open', () => {
    const stages = [
      milestone('Motion to Strike', '2026-01-01', true),
      milestone('Reply on motion to strike', '2026-02-01', true),
    ];
    expect(scheduledFor('motion-to-strike', stages)?.date).toBe('2026-02-01');
  });

  it('is none where nothing with a date names it', () => {
    expect(scheduledFor('motion-in-limine', [milestone('Motion in Limine', null)])).toBeUndefined();
  });
});

it('a paper is filed under motions by its type alone', () => {
  expect(['Motion', 'motion practice', ' MOTION '].map((docType) => isMotionPaper({ docType }))).toEqual([
    true,
    true,
    true,
  ]);
  expect([null, '', 'Order on Motion', 'Promotion'].map((docType) => isMotionPaper({ docType }))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
