import { describe, expect, it } from 'vitest';
import { lawOf, UNKNOWN_CASE } from '#src/law/case-law.ts';
import { type Command, commandIn } from '#src/next/command-tasks.ts';
import { stepsFromPapers } from '#src/next/from-papers.ts';
import type { KeptFact } from '#src/next/paper-of-case.ts';
import { tasksOf } from '#src/next/tasks.ts';
import type { KindId } from '#src/papers/kinds.ts';

const EVIDENCE = {
  caseId: 'c1',
  side: 'defendant',
  hasNoticeToLeave: false,
  stage: { key: 'served' },
  law: { jurisdiction: 'new_mexico_district', kind: 'civil' },
  answerFee: null,
  judgment: null,
  motion: null,
  hasFirstPaper: false,
  answerFiled: null,
  complaints: { count: 0, paragraphs: 0, answered: 0 },
  likelyComplaint: null,
  longSummons: null,
  defenses: { chosen: 0, declined: 0 },
  version: null,
  summonses: [],
} as const;

const held = (...kinds: (KindId | null)[]) => ({ kinds, hasDocket: false, timeline: [] });

describe('a case that holds nothing but a subpoena', () => {
  const command = commandIn(held('subpoena', 'subpoena'));

  it('asks for no answer', () => {
    const tasks = tasksOf({ ...EVIDENCE, side: 'defendant', command });
    expect(tasks.map(({ key }) => key)).toEqual([
      'subpoena read',
      'subpoena object',
      'subpoena call',
      'subpoena help',
    ]);
    expect(JSON.stringify(tasks)).not.toMatch(/\/answer|complaint/);
  });

  it('is none where a summons is there too, or nothing', () => {
    expect(commandIn(held('subpoena', 'summons'))).toBeNull();
    expect(commandIn(held('subpoena', null))).toBeNull();
    expect(commandIn(held())).toBeNull();
  });

  it('is none where a docket or the timeline knows of a lawsuit, which a garnishment is all the same', () => {
    const subpoena = held('subpoena');
    expect(commandIn({ ...subpoena, hasDocket: true })).toBeNull();
    expect(commandIn({ ...subpoena, timeline: ['Summons Served'] })).toBeNull();
    expect(commandIn({ ...subpoena, timeline: ['Trial'] })).toBe('subpoena');
    expect(commandIn({ ...held('garnishment'), hasDocket: true })).toBe('garnishment');
  });

  const fact = {
    ...{ id: 'f1', page: 1, start: 0, end: 4, quote: 'produce your lease on June 13, 2031' },
    ...{
      certainty: 'certain',
      status: 'found',
      isCurrent: true,
      kind: 'deadline',
      label: 'Produce your lease',
    },
    value: { what: 'produce your lease', who: 'other', date: '2031-06-13' },
  } as KeptFact;
  const steps = (command: Command | null) =>
    stepsFromPapers({
      ...{ caseId: 'c1', today: '2031-05-10', side: 'defendant', timeline: [], law: lawOf(UNKNOWN_CASE) },
      command,
      papers: [
        {
          ...{ documentId: 'd1', filename: 'a.pdf', title: 'a.pdf', docDate: null, docType: 'Subpoena' },
          facts: [fact],
        },
      ],
    }).map(({ date, title }) => [date, title]);

  it('has the day of the subpoena among what comes next', () => {
    expect(steps('subpoena')).toEqual([['2031-06-13', 'Produce your lease']]);
  });

  it('has not that of a witness where the person is a party', () => {
    expect(steps(null)).toEqual([]);
  });
});

describe('a garnishment', () => {
  it('asks first for what is protected', () => {
    const tasks = tasksOf({
      ...{ ...EVIDENCE, side: 'defendant', stage: { key: 'after' } },
      command: commandIn(held('garnishment')),
    });
    expect(tasks.map(({ key }) => key)).toEqual([
      'garnishment exemption',
      'garnishment protected',
      'garnishment aside',
      'garnishment help',
    ]);
  });

  it.each(['civil', 'eviction'] as const)('hides nothing of a judgment in a case of kind %s', (kind) => {
    const tasks = tasksOf({
      ...{ ...EVIDENCE, side: 'defendant', stage: { key: 'after' } },
      ...{ judgment: { proof: 'A judgment is in the case.', isDefault: true, isOnDocket: true } },
      law: { ...EVIDENCE.law, kind },
      command: commandIn(held('default-judgment', 'garnishment')),
    });
    const keys = tasks.map(({ key }) => key);
    expect(keys).toContain('garnishment exemption');
    expect(keys).not.toContain('garnishment aside');
    expect(keys.some((key) => key.includes('judgment'))).toBe(true);
    expect(keys[0]?.startsWith('garnishment')).toBe(kind === 'civil');
  });
});
