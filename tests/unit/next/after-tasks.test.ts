import { describe, expect, test } from 'vitest';
import { type Decided, decidedTasks } from '#src/next/decided-tasks.ts';
import { judgmentIn, stageOf } from '#src/next/stage.ts';
import { callOf, leavesOpen } from '#src/papers/kind-of.ts';
import { KINDS, type KindId } from '#src/papers/kinds.ts';

const TODAY = '2026-11-28';
const stage = (kind: KindId, change: Partial<Parameters<typeof stageOf>[0]> = {}) =>
  stageOf({
    ...{ side: 'defendant', kind: 'debt', isAtCourt: true, today: TODAY, hearings: ['2026-12-17'] },
    ...{ docket: [], timeline: [], papers: [{ title: 'Paper.pdf', kind }] },
    ...change,
  });
const DECIDED: Decided = {
  caseId: 'c1',
  law: { jurisdiction: 'new_mexico_district', kind: 'debt' },
  judgment: null,
};
const keys = (change: Partial<Decided>) => decidedTasks({ ...DECIDED, ...change }).map(({ key }) => key);

describe('a case with a paper that follows a decision', () => {
  test.each(KINDS.filter(({ calls }) => calls !== undefined && !leavesOpen(calls)))(
    '$name: its stage is after the answer, whatever hearing is ahead',
    ({ id, calls }) => {
      expect(stage(id)).toMatchObject({ key: calls === 'keep' ? 'judgment' : 'after' });
      expect(stage(id).why).not.toContain('an answer was filed');
    },
  );

  test.each([
    ['exemption-notice', 'garnishment exemption'],
    ['execution-writ', 'garnishment exemption'],
    ['debtor-examination', 'examination go'],
    ['debtor-questions', 'questions answer'],
    ['stay-order', 'hold read'],
    ['default-request', 'default answer'],
    ['default-entry', 'default undo'],
    ['protection-order', 'protection obey'],
  ] as const)('%s: %s comes first, and no answer', (id, first) => {
    const call = callOf(id);
    const found = keys({ calls: call === null ? [] : [call] });
    expect(found[0]).toBe(first);
    expect(found.join()).not.toContain('answer ');
  });

  test('a judgment that was agreed to asks to keep it, and not to say why nobody came', () => {
    const papers = [{ title: 'Judgment.pdf', kind: 'agreed-judgment' as const }];
    const judgment = judgmentIn({ papers, docket: [] });
    expect(judgment).toMatchObject({ isAgreed: true, isDefault: false });
    const found = keys({ judgment, calls: ['keep'] });
    expect(found.slice(0, 3)).toEqual(['judgment help', 'judgment keep', 'judgment agreed']);
    expect(found).not.toContain('judgment absent');
    expect(found).not.toContain('judgment appeal');
  });

  test('an order that holds the case asks for no answer that nobody knows of', () => {
    expect(stage('stay-order', { hearings: [] })).toMatchObject({ key: 'motions' });
    const asked = decidedTasks({ ...DECIDED, calls: ['wait'], isUnanswered: true });
    expect(asked.map(({ why }) => why).join(' ')).toContain('Until you know, take it that the time runs.');
  });
});
