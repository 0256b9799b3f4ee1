import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgmentIn, type StageEvidence, stageOf } from '#src/next/stage.ts';
import { KINDS } from '#src/papers/kinds.ts';
import { makeFact } from '#tests/factories/facts.ts';

const NOTHING: StageEvidence = {
  side: 'defendant',
  kind: null,
  isAtCourt: false,
  today: '2026-03-10',
  papers: [],
  docket: [],
  timeline: [],
  hearings: [],
};
const paper = (kind: StageEvidence['papers'][number]['kind']) => ({ title: `${kind}.pdf`, kind });
const SUED = [paper('summons'), paper('complaint')];
const SERVED = { text: 'SUMMONS Returned Executed', event: 'served' } as const;
const ANSWERED = { text: 'ANSWER to Complaint by Rosalind Quay', event: 'answer' } as const;

const keyOf = (evidence: Partial<StageEvidence>) => stageOf({ ...NOTHING, ...evidence }).key;

describe('the stage of a case', () => {
  test('nothing is here yet', () => {
    expect(stageOf(NOTHING)).toMatchObject({
      key: 'served',
      label: 'The papers reach you',
      why: 'No paper of the court is in the case yet.',
    });
  });

  test('whoever holds the summons has to answer; whoever sues waits for service, then for the answer', () => {
    expect(stageOf({ ...NOTHING, papers: SUED })).toMatchObject({
      key: 'answer',
      label: 'Your answer',
      why: 'summons.pdf is in the case. Nothing here shows yet that an answer was filed.',
    });
    expect(keyOf({ side: 'plaintiff', papers: SUED })).toBe('served');
    expect(keyOf({ side: 'plaintiff', papers: [...SUED, paper('return')] })).toBe('answer');
    expect(stageOf({ ...NOTHING, side: 'plaintiff', docket: [SERVED] })).toMatchObject({
      key: 'answer',
      label: 'Their answer',
    });
  });

  test.each<[string, Partial<StageEvidence>]>([
    ['an answer that may be a draft', { papers: [...SUED, paper('answer')] }],
    ['their discovery requests', { papers: [...SUED, paper('interrogatories')] }],
    ['their motion', { papers: [...SUED, paper('motion')] }],
    ['a hearing ahead', { papers: SUED, hearings: ['2026-04-01'] }],
    [
      'an answer that is on the timeline and open',
      { papers: SUED, timeline: [{ kind: 'Answer', isDone: false }] },
    ],
    [
      'what is done with another name',
      { papers: SUED, timeline: [{ kind: 'Call about my answer', isDone: true }] },
    ],
  ])('%s does not lead a person past their own answer', (_, evidence) => {
    expect(keyOf(evidence)).toBe('answer');
  });

  test('an answer on the docket, marked as done, or received by whoever sues leads on', () => {
    expect(keyOf({ papers: SUED, docket: [SERVED, ANSWERED] })).toBe('exchange');
    expect(keyOf({ papers: SUED, timeline: [{ kind: 'Answer', isDone: true }] })).toBe('exchange');
    expect(keyOf({ side: 'plaintiff', papers: [...SUED, paper('answer')] })).toBe('exchange');
    expect(keyOf({ docket: [ANSWERED], papers: [paper('motion')] })).toBe('motions');
    expect(keyOf({ docket: [ANSWERED], hearings: ['2026-03-09', '2026-03-10'] })).toBe('hearing');
    expect(keyOf({ docket: [ANSWERED], hearings: ['2026-03-09'] })).toBe('exchange');
  });

  test('an order without the first papers is said to be there, and leads nobody past the answer', () => {
    const order = { ...NOTHING, papers: [paper('order')], hearings: ['2026-04-01'] };
    const stage = stageOf(order);
    expect(stage.key).toBe('answer');
    expect(stage.why).toBe(
      'order.pdf is in the case. A hearing or a trial is ahead: Wed, Apr 1, 2026. Nothing here shows yet that an answer was filed. If you filed one, mark it as done on the timeline.',
    );
    expect(stage.done).not.toContain(true);
    expect(stageOf({ ...order, side: 'plaintiff' })).toMatchObject({
      key: 'served',
      why: 'order.pdf is in the case. A hearing or a trial is ahead: Wed, Apr 1, 2026.',
    });
    for (const kind of ['notice-hearing', 'motion', 'minute-entry', 'interrogatories'] as const)
      expect(stageOf({ ...NOTHING, papers: [paper(kind)] }).why).toContain(`${kind}.pdf is in the case.`);
    expect(keyOf({ papers: [paper('other'), paper('lease'), paper(null)] })).toBe('served');
  });

  test('a paper that only a court sends, or that comes in a lawsuit alone, is a paper of the court', () => {
    const sent = KINDS.filter(
      ({ id, group, calls }) => (group === 'court' || calls !== undefined) && id !== 'debtor-questions',
    );
    for (const { id } of sent)
      expect(stageOf({ ...NOTHING, isAtCourt: true, papers: [paper(id)] }).why, id).toContain(`${id}.pdf`);
  });

  test('a bankruptcy asks for no answer to a lawsuit', () => {
    for (const kind of ['bankruptcy-notice', 'bankruptcy-discharge', 'bankruptcy-stay'] as const)
      expect(stageOf({ ...NOTHING, papers: [paper(kind)] })).toMatchObject({
        key: 'served',
        why: `${kind}.pdf is in the case.`,
      });
  });

  test.each(KINDS.filter(({ decides }) => decides).map(({ id }) => id))('a paper that decides: %s', (id) => {
    expect(stageOf({ ...NOTHING, papers: [paper(id)] }).key).toBe('judgment');
    expect(judgmentIn({ docket: [], papers: [paper(id)] })).not.toBeNull();
  });

  test('a judgment stands, answered or not, until it is taken back; an order that refuses that takes nothing back', () => {
    const judgment = { text: 'DEFAULT JUDGMENT against Rosalind Quay', event: 'default-judgment' } as const;
    const vacating = { text: 'ORDER setting aside default judgment', event: 'order-granting' } as const;
    const refusing = { text: 'ORDER denying motion to set aside', event: 'order-denying' } as const;
    const papers = [...SUED, paper('default-judgment')];
    expect(keyOf({ papers })).toBe('judgment');
    expect(keyOf({ papers, docket: [judgment] })).toBe('judgment');
    expect(keyOf({ papers, docket: [judgment, vacating] })).toBe('answer');
    expect(keyOf({ papers, docket: [judgment, refusing] })).toBe('judgment');
    expect(keyOf({ papers, docket: [judgment, vacating, judgment] })).toBe('judgment');
    expect(keyOf({ papers: [...papers, paper('garnishment')] })).toBe('after');
  });

  test('an eviction and a small claim go from the papers to the trial, answered or not', () => {
    for (const kind of ['eviction', 'small_claims'] as const) {
      const stage = stageOf({ ...NOTHING, kind, papers: SUED, hearings: ['2026-04-01'] });
      expect(stage).toMatchObject({
        key: 'hearing',
        why: 'A hearing or a trial is ahead. Go there, even if you filed nothing.',
      });
      expect(stage.stages).toEqual([
        'The papers reach you',
        'Your answer',
        'Hearing or trial',
        'Judgment',
        'After the judgment',
      ]);
      expect(keyOf({ kind, papers: SUED })).toBe('answer');
      expect(keyOf({ kind, papers: SUED, docket: [ANSWERED] })).toBe('answer');
    }
  });

  test('the label is one of the stages, for every side', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<StageEvidence['side']>('plaintiff', 'defendant', 'attorney'),
        fc.subarray([
          ...SUED,
          paper('answer'),
          paper('motion'),
          paper('judgment'),
          paper('other'),
          paper(null),
        ]),
        fc.subarray<StageEvidence['docket'][number]>([SERVED, ANSWERED]),
        (side, papers, docket) => {
          const { label, stages } = stageOf({ ...NOTHING, side, papers, docket });
          expect(stages).toContain(label);
          expect(new Set(stages).size).toBe(7);
        },
      ),
    );
  });
});

describe('the days of stages', () => {
  test('each is the first day that shows the stage, as far as one does; days to come show nothing', () => {
    const docket = [
      { ...SERVED, date: '2026-02-10' },
      { ...ANSWERED, date: '2026-03-02' },
    ];
    const { stages, days, answered } = stageOf({ ...NOTHING, docket, hearings: ['2026-04-01'] });
    expect(stages).toHaveLength(days.length);
    expect(days).toEqual(['2026-02-10', '2026-03-02', '2026-03-02', null, null, null, null]);
    expect(answered).toBe('The docket says: “ANSWER to Complaint by Rosalind Quay”.');
  });

  test.each<[string, Partial<StageEvidence>, string]>([
    ['letters alone', { papers: [paper('demand-letter'), paper('lease')] }, 'before'],
    ['a notice to leave', { kind: 'eviction', papers: [paper('eviction-notice')] }, 'before'],
    ['a lease alone: nobody asks for anything', { papers: [paper('lease')] }, 'served'],
    ['a paper that nobody could tell', { papers: [paper('letter'), paper(null)] }, 'served'],
    ['a number of a court', { papers: [paper('letter')], isAtCourt: true }, 'served'],
    ['a docket', { papers: [paper('letter')], docket: [SERVED] }, 'answer'],
    ['a summons beside it', { papers: [paper('letter'), ...SUED] }, 'answer'],
    ['whoever writes the letters', { side: 'plaintiff', papers: [paper('demand-letter')] }, 'served'],
  ])('before a case: %s', (_, evidence, key) => {
    const stage = stageOf({ ...NOTHING, ...evidence });
    expect(stage.key).toBe(key);
    expect(stage.stages.includes('What they do next')).toBe(key === 'before');
    expect(stage.stages.includes('Judgment')).toBe(key !== 'before');
    expect(stage.stages).toContain(stage.label);
  });

  test('a letter has steps of its own, and none of a lawsuit', () => {
    const papers = [{ ...paper('demand-letter'), date: '2026-01-04' }];
    const timeline = [{ kind: 'You may dispute this debt in writing', isDone: false }];
    expect(stageOf({ ...NOTHING, papers, timeline })).toMatchObject({
      stages: ['The letter came', 'Your answer to it', 'What they do next'],
      ...{ label: 'Your answer to it', done: [true, false, false], days: ['2026-01-04', null, null] },
    });
    const answered = timeline.map((entry) => ({ ...entry, isDone: true }));
    expect(stageOf({ ...NOTHING, papers, timeline: answered }).label).toBe('What they do next');
  });

  test.each([
    ['Talk to my neighbor', null, false],
    ['Talk to my neighbor', '2026-03-20', false],
    ['Pay or move out', '2026-03-20', true],
    ['You may dispute this debt in writing', null, true],
  ])('only what the letter asks for answers it: %s, %s', (kind, date, isAnswered) => {
    const content = {
      kind: 'deadline',
      value: { what: 'Pay or move out', who: 'unsaid', date: '2026-03-20' },
    } as const;
    const quote = 'Pay or move out by March 20, 2026.';
    const letter = {
      ...{ documentId: 'a-letter', filename: 'letter.pdf', title: 'A letter', docDate: '2026-03-01' },
      docType: 'Demand Letter',
      facts: [{ ...makeFact(content, { label: 'Pay or move out', quote }), isCurrent: true }],
    };
    const stage = stageOf({
      ...{ ...NOTHING, papers: [paper('demand-letter')], read: [letter] },
      timeline: [{ kind, date, isDone: true }],
    });
    expect(stage.done).toEqual([true, isAnswered, false]);
  });

  test('an entry that was made from the letter answers it, and the act of whoever wrote it does not', () => {
    const done = (kind: string, documentId: string) =>
      stageOf({
        ...{ ...NOTHING, papers: [{ ...paper('demand-letter'), id: 'a-letter' }] },
        timeline: [{ kind, documentId, isDone: true }],
      }).done[1];
    expect(done('Call the number in it', 'a-letter')).toBe(true);
    expect(done('Call the number in it', 'another')).toBe(false);
    expect(done('They say they will sue', 'a-letter')).toBe(false);
  });

  test('nothing shows an answer that is only on the timeline', () => {
    expect(stageOf({ ...NOTHING, timeline: [{ kind: 'Answer', isDone: false }] }).answered).toBeNull();
  });
});

describe('what is checked off', () => {
  const eviction = { kind: 'eviction', hearings: ['2026-04-01'] } as const;
  const dated = SUED.map((each) => ({ ...each, date: '2026-02-20' }));

  test('an eviction passes an answer by that nobody filed: its day is not the day of the paper', () => {
    const { stages, done, days } = stageOf({ ...NOTHING, ...eviction, papers: dated });
    expect(stages.filter((_, index) => done[index])).toEqual(['The papers reach you']);
    expect(days[stages.indexOf('Your answer')]).toBeNull();
  });

  test('a stage of the timeline with a day proves nothing; one that was marked as done does', () => {
    const filled = { kind: 'Answer', date: '2026-02-20', isDone: false };
    const at = (timeline: StageEvidence['timeline']) =>
      stageOf({ ...NOTHING, ...eviction, papers: dated, timeline }).done[1];
    expect(at([filled])).toBe(false);
    expect(at([{ ...filled, isDone: true }])).toBe(true);
  });

  test('an answer on the docket is done, a judgment without one leaves it open', () => {
    const judgment = { text: 'DEFAULT JUDGMENT', event: 'default-judgment', date: '2026-03-01' } as const;
    expect(stageOf({ ...NOTHING, docket: [SERVED, ANSWERED] }).done).toEqual([
      ...[true, true],
      ...Array(5).fill(false),
    ]);
    const late = stageOf({ ...NOTHING, papers: SUED, docket: [SERVED, judgment] });
    expect(late.key).toBe('judgment');
    expect(late.done).toEqual([true, ...Array(6).fill(false)]);
  });
});
