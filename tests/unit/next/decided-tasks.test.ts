import { describe, expect, test } from 'vitest';
import type { Stay } from '#src/facts/stay.ts';
import { type Decided, decidedTasks, wonTasks } from '#src/next/decided-tasks.ts';
import { stageOf } from '#src/next/stage.ts';
import { stayInShort } from '#src/next/stay-words.ts';

const TODAY = '2026-11-29';
const READ: Stay = {
  state: 'holds',
  until: '2026-12-15',
  lasts: null,
  conditions: [
    {
      words: 'on condition that Defendant pays $910.00 into the registry by December 4, 2026',
      dates: ['2026-12-04'],
      isPayment: true,
    },
  ],
};
const stay = (change: Partial<Stay>) => ({
  title: 'Order.pdf',
  documentId: 'd1',
  read: { ...READ, ...change },
});
const NONE = { stay: null, isCommercial: false, isRenters: false, today: TODAY };
const DECIDED: Decided = {
  caseId: 'c1',
  law: { jurisdiction: 'new_mexico_magistrate', kind: 'eviction' },
  judgment: null,
  calls: ['leave'],
  tenancy: NONE,
};
const JUDGMENT = { proof: 'Judgment.pdf is in the case.', isDefault: false, isOnDocket: true };
const keys = (tasks: readonly { key: string }[]) => tasks.map(({ key }) => key);

describe('a case whose officer is held back', () => {
  test('does first what the stay waits for, and takes it that the officer may come', () => {
    const pending = stay({ state: 'unsure', isPending: true });
    const tasks = decidedTasks({ ...DECIDED, tenancy: { ...NONE, stay: pending } });
    expect(keys(tasks).slice(0, 3)).toEqual(['stay keep', 'stay check', 'stay after']);
    expect(tasks[0]?.why).toContain('It holds only once that is done. Until then, take it that the officer');
    expect(stayInShort('Order.pdf', pending.read, TODAY)).toContain('Until then the officer may come.');
  });

  test('keeps the stay first: its end, what it rests on, the day after', () => {
    const tasks = decidedTasks({ ...DECIDED, judgment: JUDGMENT, tenancy: { ...NONE, stay: stay({}) } });
    expect(keys(tasks).slice(0, 3)).toEqual(['stay know', 'stay keep', 'stay after']);
    expect(tasks[0]?.title).toBe('Know that the officer may not come until Tue, Dec 15, 2026');
    expect(tasks[1]?.title).toBe('Do what the stay asks, by Fri, Dec 4, 2026');
    expect(tasks[1]?.why).toContain('“on condition that Defendant pays $910.00');
    expect(tasks[2]?.why).toContain('When it ends, the officer may come');
    expect(keys(tasks)).not.toContain('judgment out');
    expect(keys(tasks)).not.toContain('writ stay');
  });

  test('needs no writ among its papers', () => {
    const tasks = decidedTasks({ ...DECIDED, calls: [], tenancy: { ...NONE, stay: stay({}) } });
    expect(keys(tasks)).toEqual(['stay know', 'stay keep', 'stay after']);
  });

  test.each([
    ['unsure', stay({ state: 'unsure' }), 'stay check'],
    ['over', stay({ state: 'ended' }), 'stay over'],
  ])('%s: what a writ asks for stays', (_name, unsure, first) => {
    const tasks = decidedTasks({ ...DECIDED, tenancy: { ...NONE, stay: unsure } });
    expect(tasks[0]?.key).toBe(first);
    expect(keys(tasks)).toContain('writ help');
  });

  test('that has run out is over', () => {
    const tasks = decidedTasks({ ...DECIDED, tenancy: { ...NONE, today: '2026-12-16', stay: stay({}) } });
    expect(keys(tasks)).toEqual(['stay over', 'writ help', 'writ stay', 'writ pack', 'writ not-named']);
  });

  test('stands after the judgment, and says what holds the officer back', () => {
    const found = stageOf({
      ...{ side: 'defendant', kind: 'eviction', isAtCourt: true, today: TODAY, hearings: [] },
      ...{ docket: [], timeline: [] },
      papers: [{ title: 'Writ.pdf', kind: 'eviction-writ' }],
      stay: stayInShort('Order.pdf', READ, TODAY),
    });
    expect(found.key).toBe('after');
    expect(found.why).toBe(
      'Order.pdf holds the officer back until Tue, Dec 15, 2026. It rests on a condition.',
    );
  });
});

describe('what can still be asked in California', () => {
  const law = { jurisdiction: 'california', kind: 'eviction' } as const;

  test('stands with the writ, each with its law', () => {
    const tasks = decidedTasks({ ...DECIDED, law, judgment: JUDGMENT });
    expect(keys(tasks).slice(0, 5)).toEqual([
      'writ help',
      'writ stay',
      'writ keep-lease',
      'writ not-named',
      'writ pack',
    ]);
    const whys = tasks.map(({ why }) => why).join(' ');
    expect(whys).toContain('(CCP 918.)');
    expect(whys).toContain('(CCP 1179.)');
    expect(whys).toContain('form CP10');
    expect(keys(tasks)).not.toContain('judgment stay');
  });

  test('stands with the judgment while no writ is there', () => {
    const tasks = decidedTasks({ ...DECIDED, law, judgment: JUDGMENT, calls: [] });
    expect(keys(tasks)).toEqual(
      expect.arrayContaining(['judgment stay', 'judgment keep-lease', 'judgment not-named']),
    );
  });
});

describe('a place of business in New Mexico', () => {
  test('has the doubt beside each day of the law on homes', () => {
    const tasks = decidedTasks({
      ...DECIDED,
      judgment: JUDGMENT,
      tenancy: { ...NONE, isCommercial: true },
    });
    const doubted = tasks.filter(({ why }) => why.includes('the rule for homes may not be this one'));
    expect(keys(doubted)).toEqual(['judgment out', 'judgment rent']);
  });
});

describe('whoever won', () => {
  test('gives the writ to the officer and puts nobody out alone', () => {
    expect(keys(wonTasks(DECIDED))).toEqual(['owner writ', 'owner locks']);
    expect(keys(wonTasks({ ...DECIDED, calls: [], judgment: JUDGMENT }))).toEqual([
      'owner ask',
      'owner locks',
    ]);
    expect(keys(wonTasks({ ...DECIDED, calls: [] }))).toEqual([]);
  });

  test('waits while a stay lasts', () => {
    const [first, second] = wonTasks({ ...DECIDED, tenancy: { ...NONE, stay: stay({}) } });
    expect(first?.why).toMatch(/lasts until Tue, Dec 15, 2026.*“on condition/);
    expect(second).toMatchObject({ key: 'owner writ', state: 'later' });
  });

  test('who rents the home is let back in', () => {
    const tenancy = { ...NONE, isRenters: true };
    expect(keys(wonTasks({ ...DECIDED, tenancy }))).toEqual(['back-in renter']);
    const owner = decidedTasks({ ...DECIDED, judgment: JUDGMENT, tenancy });
    expect(owner[0]?.key).toBe('back-in owner');
    expect(keys(owner)).not.toContain('judgment out');
  });
});
