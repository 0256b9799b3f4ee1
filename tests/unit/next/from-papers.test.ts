import { describe, expect, test } from 'vitest';
import { lawOf, UNKNOWN_CASE } from '#src/law/case-law.ts';
import { DISPUTE, OUT_DAY } from '#src/next/day-names.ts';
import { stepsFromPapers } from '#src/next/from-papers.ts';
import type { CaseOfSteps, KeptFact, PaperOfCase } from '#src/next/paper-of-case.ts';

const place = {
  page: 1,
  start: 0,
  end: 4,
  quote: 'Text',
  certainty: 'certain',
  status: 'found',
  isCurrent: true,
} as const;

const hearing = (id: string, date: string, more: Partial<KeptFact> = {}): KeptFact =>
  ({ id, ...place, kind: 'hearing', label: 'Trial', value: { what: 'trial', date }, ...more }) as KeptFact;

const clock = (id: string, who = 'defendant', label = 'Answer the lawsuit'): KeptFact =>
  ({
    id,
    ...place,
    kind: 'deadline',
    label,
    value: {
      what: 'file a written answer with the clerk',
      who,
      period: { count: 30, unit: 'days', from: 'service of this summons on you' },
    },
  }) as KeptFact;

const paper = (documentId: string, ...facts: KeptFact[]): PaperOfCase => ({
  documentId,
  filename: `${documentId}.pdf`,
  title: `${documentId}.pdf`,
  docDate: '2031-05-01',
  docType: null,
  facts,
});

const item = (papers: PaperOfCase[], more: Partial<CaseOfSteps> = {}): CaseOfSteps => ({
  caseId: 'c1',
  today: '2031-05-10',
  side: 'defendant',
  papers,
  timeline: [],
  command: null,
  law: lawOf({ ...UNKNOWN_CASE, courtName: 'First Judicial District Court, Santa Fe County, New Mexico' }),
  ...more,
});

test('the day to dispute a debt that is kept is not asked for again', () => {
  const right = {
    ...clock('d', 'unsaid', 'Notify us'),
    quote:
      'If you notify us in writing within 30 days after receiving this notice that you dispute the validity of this debt',
    value: {
      what: 'notify us',
      who: 'unsaid',
      period: { count: 30, unit: 'days', from: 'receiving this notice' },
    },
  } as KeptFact;
  expect(stepsFromPapers(item([paper('p', right)]))).toHaveLength(1);
  const timeline = [{ kind: DISPUTE, date: '2031-06-01' }];
  expect(stepsFromPapers(item([paper('p', right)], { timeline }))).toEqual([]);
});

describe('a time that is counted back', () => {
  const back = (value: object): KeptFact =>
    ({
      ...clock('b', 'both', 'Exchange exhibits'),
      value: { what: 'exchange exhibits', who: 'both', ...value },
    }) as KeptFact;

  test('has its last day where the paper names the day it is counted from', () => {
    const period = { count: 10, unit: 'days', from: 'before the trial' };
    const [step] = stepsFromPapers(item([paper('order', back({ period, latest: '2031-06-13' }))]));
    expect(step).toMatchObject({ date: '2031-06-13', title: 'Exchange exhibits', state: 'unknown' });
    expect(step?.why).toMatch(/^order\.pdf gives 10 days before the trial, and names that day\./);
  });

  test('‘before the trial’ falls on no later day than the trial', () => {
    const [step] = stepsFromPapers(item([paper('order', back({ period: null, latest: '2031-06-23' }))]));
    expect(step).toMatchObject({ date: '2031-06-23', state: 'unknown' });
  });
});

describe('what papers demand and no timeline holds', () => {
  test('a summons without a day of service stands first, with its time and no day', () => {
    const steps = stepsFromPapers(
      item([paper('notice', hearing('h', '2031-06-02')), paper('summons', clock('a'))]),
    );
    expect(steps.map(({ key, state, date }) => [key, state, date])).toEqual([
      ['clock the answer', 'unknown', null],
      ['day 2031-06-02 h', 'unknown', '2031-06-02'],
    ]);
    expect(steps[0]?.why).toBe(
      'summons.pdf says so. The day is not on your timeline yet: it is counted from the day on which the time began. When and how did you get it?',
    );
    expect(steps[0]?.title).toBe('Answer the lawsuit: 30 days after service of this summons on you');
    expect(steps[0]?.action?.path).toBe('/cases/c1/papers/summons');
    expect(steps[0]?.question).toMatch(/^When did you get (?:the summons|this paper)\?$/);
  });

  test('a need that two papers name is one step with both as sources', () => {
    const [step, ...others] = stepsFromPapers(
      item([
        paper('summons', clock('a')),
        paper('complaint', clock('b', 'defendant', 'Respond to the complaint')),
        paper('order', hearing('h', '2031-06-02')),
        paper('notice', hearing('i', '2031-06-02')),
      ]),
    );
    expect(step?.factIds).toEqual(['a', 'b']);
    expect(others).toHaveLength(1);
    expect(others[0]?.sources.map(({ documentId, n }) => [n, documentId])).toEqual([
      [1, 'order'],
      [2, 'notice'],
    ]);
  });

  test.each(['Answer', 'Answer to Complaint', 'Your answer is due'])(
    'nothing of it once the timeline has “%s”',
    (kind) => {
      const timeline = [{ kind, date: '2031-05-30' }];
      expect(stepsFromPapers(item([paper('summons', clock('a'))], { timeline }))).toEqual([]);
    },
  );

  test('a time that no rule of court counts is entered on the card of its paper', () => {
    const [step] = stepsFromPapers(item([paper('letter', clock('a', 'defendant', 'Pay & move out'))]));
    expect(step?.action).toEqual({
      label: 'Enter the day',
      path: '/cases/c1/papers/letter',
    });
  });

  test('requests for discovery are answered too, and are another need than the lawsuit', () => {
    const requests = { ...clock('r', 'defendant', 'Answer the requests') } as KeptFact & { kind: 'deadline' };
    requests.value = { ...requests.value, what: 'answer these interrogatories' };
    const papers = [paper('requests', requests), paper('summons', clock('a'))];
    expect(stepsFromPapers(item(papers)).map(({ factIds }) => factIds)).toEqual([['a'], ['r']]);
    const timeline = [{ kind: 'Answer', date: '2031-05-30' }];
    expect(stepsFromPapers(item(papers, { timeline })).map(({ factIds }) => factIds)).toEqual([['r']]);
  });

  test('times without a name of their own are needs of their own', () => {
    const papers = [
      paper('order', clock('a', 'both', 'Deadline')),
      paper('letter', clock('b', 'both', 'Deadline')),
    ];
    expect(stepsFromPapers(item(papers))).toHaveLength(2);
  });

  test('of two times for one need the sure one stands first, and of these the shorter', () => {
    const long = { ...clock('l'), certainty: 'unsure' } as KeptFact & { kind: 'deadline' };
    const short = clock('s') as KeptFact & { kind: 'deadline' };
    short.value = {
      ...short.value,
      period: { count: 21, unit: 'days', from: 'service of this summons on you' },
    };
    const [step, ...others] = stepsFromPapers(item([paper('summons', long, clock('a'), short)]));
    expect(others).toEqual([]);
    expect(step?.factIds).toEqual(['s', 'a', 'l']);
  });

  test('another deadline of the timeline is none of the answer', () => {
    const timeline = [{ kind: 'Settlement Conference', date: '2031-05-30' }];
    expect(stepsFromPapers(item([paper('summons', clock('a'))], { timeline }))).toHaveLength(1);
  });

  test('what is for the other side, the court or somebody else is no step', () => {
    for (const who of ['plaintiff', 'court', 'other'])
      expect(stepsFromPapers(item([paper('order', clock('a', who))]))).toEqual([]);
    for (const who of ['both', 'unsaid'])
      expect(stepsFromPapers(item([paper('order', clock('a', who))]))).toHaveLength(1);
    expect(stepsFromPapers(item([paper('order', clock('a'))], { side: 'plaintiff' }))).toEqual([]);
    expect(
      stepsFromPapers(item([paper('order', clock('a', 'plaintiff'))], { side: 'attorney' })),
    ).toHaveLength(1);
  });

  test('a day that has passed, or is on the timeline for the same, is no step', () => {
    const papers = [paper('notice', hearing('h', '2031-05-09'), hearing('i', '2031-06-02'))];
    expect(stepsFromPapers(item(papers)).map(({ date }) => date)).toEqual(['2031-06-02']);
    const timeline = [{ kind: 'Trial before Judge Moss', date: '2031-06-02' }];
    expect(stepsFromPapers(item(papers, { timeline }))).toEqual([]);
  });

  test('another thing that day does not hide it, and is named', () => {
    const timeline = [{ kind: 'Dentist', date: '2031-06-02' }];
    const [step] = stepsFromPapers(item([paper('notice', hearing('h', '2031-06-02'))], { timeline }));
    expect(step?.why).toContain(
      'That day your timeline has “Dentist”: if that is the same, choose “Not so”.',
    );
  });

  test('two duties of one day are two steps; a hearing told twice is one, with its hour', () => {
    const due = (id: string, label: string, what: string) =>
      ({
        id,
        ...place,
        kind: 'deadline',
        label,
        value: { what, who: 'both', date: '2031-06-02' },
      }) as KeptFact;
    const steps = stepsFromPapers(
      item([
        paper('mail', hearing('h', '2031-06-02')),
        paper(
          'notice',
          hearing('i', '2031-06-02', { value: { what: 'trial', date: '2031-06-02', time: '13:30' } }),
        ),
        paper(
          'order',
          due('d', 'Produce documents', 'produce the documents'),
          due('e', 'Witness list', 'file a list'),
        ),
      ]),
    );
    expect(steps.map(({ title, time, takesPlace, factIds }) => [title, time, takesPlace, factIds])).toEqual([
      ['Trial', '13:30', true, ['i', 'h']],
      ['Produce documents', null, undefined, ['d']],
      ['Witness list', null, undefined, ['e']],
    ]);
  });

  test('an offer says that nothing is due unless it is taken', () => {
    const offer = {
      id: 'o',
      ...place,
      kind: 'offer',
      label: 'They offer until',
      value: { what: 'settle for $2,000', until: '2031-06-02' },
    } as KeptFact;
    expect(stepsFromPapers(item([paper('letter', offer)]))[0]?.why).toContain('It is an offer');
  });

  test('a day that nobody could read for sure says so, until somebody has put it down as right', () => {
    const doubt = 'It could not be read for sure: compare it with the paper.';
    const unsure = hearing('h', '2031-06-02', { certainty: 'unsure' });
    expect(stepsFromPapers(item([paper('notice', unsure)]))[0]?.why).toContain(doubt);
    const confirmed = { ...unsure, status: 'confirmed' } as KeptFact;
    expect(stepsFromPapers(item([paper('notice', confirmed)]))[0]?.why).not.toContain(doubt);
  });

  test('what follows where it is missed is told in the words of the paper', () => {
    const words = 'judgment by default will be entered against you';
    const consequence = {
      id: 'c',
      ...place,
      quote: words,
      kind: 'consequence',
      label: 'If you do nothing',
      value: { what: words },
    } as KeptFact;
    const [step] = stepsFromPapers(item([paper('summons', clock('a'), consequence)]));
    expect(step?.sources.map(({ quote }) => quote)).toEqual(['Text', words]);
  });
});

describe('a time that a paper sets and whose beginning it bears itself', () => {
  const started = { date: '2026-05-06', page: 1, start: 0, end: 17, quote: 'FILED May 6, 2026' };
  const timed = (from: string, more: Partial<KeptFact> = {}, begun: typeof started | null = started) =>
    ({
      id: 'o',
      ...place,
      kind: 'deadline',
      label: 'File an amended complaint',
      value: {
        what: 'file an amended complaint',
        who: 'plaintiff',
        period: { count: 14, unit: 'days', from, started: begun },
      },
      ...more,
    }) as KeptFact;
  const law = (courtName: string, state: string) =>
    lawOf({ ...UNKNOWN_CASE, courtName, state, kind: 'civil' });
  const FEDERAL = law('United States District Court for the District of New Mexico', 'NM');
  const stepOf = (fact: KeptFact, of = FEDERAL) => {
    const order = { ...paper('order', fact), docType: 'Order' };
    return stepsFromPapers(item([order], { today: '2026-05-10', side: 'plaintiff', law: of }))[0];
  };

  test('is counted by the law of the court and proposed with its steps and the words it began with', () => {
    const step = stepOf(timed('entry of this Order'));
    expect(step).toMatchObject({ state: 'unknown', date: '2026-05-20', title: 'File an amended complaint' });
    expect(step?.counted).toEqual({
      citation: 'FRCP 6(a)',
      caveats: [],
      steps: [
        'Day 0 is Wed, May 6, 2026, the day it says it was entered or filed. It is not counted.',
        'Count 14 days, every day: Thu, May 7 is day 1 … Wed, May 20 is day 14.',
        'The deadline is Wed, May 20, 2026.',
      ],
    });
    expect(step?.sources.at(-1)).toMatchObject({ documentId: 'order', quote: 'FILED May 6, 2026', n: 2 });
    expect(step?.why).toContain('Counted by FRCP 6(a)');
  });

  test('a last day on which the court is closed runs on', () => {
    const begun = { ...started, date: '2026-05-11' };
    expect(stepOf(timed('entry of this Order', {}, begun))?.date).toBe('2026-05-26');
  });

  test.each([
    [
      'without the day of its beginning it asks for that day alone',
      timed('entry of this Order', {}, null),
      FEDERAL,
      /On which day was it entered\?/,
    ],
    [
      'from service it asks for that',
      timed('service of this Order', {}, null),
      FEDERAL,
      /When and how did you get it\?/,
    ],
    [
      'of notice too',
      timed('this Order', { quote: 'within 14 days of notice of this Order' }),
      FEDERAL,
      /When and how did you get it\?/,
    ],
    [
      'where the court is not known it is not counted',
      timed('entry of this Order'),
      lawOf(UNKNOWN_CASE),
      /Choose your court first/,
    ],
    [
      'where its rules are not known it is not counted, and that is said',
      timed('entry of this Order'),
      law('Circuit Court of Cook County, Illinois', 'IL'),
      /not known|Choose your court first/,
    ],
  ])('%s', (_, fact, of, asks) => {
    const step = stepOf(fact, of);
    expect(step?.date).toBeNull();
    expect(step?.counted).toBeUndefined();
    expect(step?.why).toMatch(asks);
  });

  test('in doubt nothing is counted', () => {
    expect(stepOf(timed('entry of this Order', { certainty: 'unsure' }))?.date).toBeNull();
  });
});

test('what is only allowed is named as that, behind what is demanded', () => {
  const reply = clock('r', 'defendant', 'File a reply') as KeptFact & { kind: 'deadline' };
  reply.quote = 'Defendant may file a reply within 5 days';
  reply.value = {
    ...reply.value,
    what: 'file a reply',
    period: { count: 5, unit: 'days', from: 'the response' },
  };
  const steps = stepsFromPapers(item([paper('order', reply, hearing('h', '2031-06-02'))]));
  expect(steps.map(({ title }) => title)).toEqual([
    'Trial',
    'Allowed: File a reply: 5 days after the response',
  ]);
  expect(steps[1]?.why).toContain('allows this and does not demand it');
});

describe('the day on which an officer may come', () => {
  const due = (label: string, value: object): KeptFact =>
    ({
      ...clock('d', 'unsaid', label),
      value: { what: 'the writ is executed', who: 'unsaid', ...value },
    }) as KeptFact;
  const timeline = [{ kind: OUT_DAY, date: '2031-05-20' }];

  test.each(['Deadline', 'A day is named', 'Move out'])('‘%s’ on that day is the same', (label) => {
    const papers = [paper('writ', due(label, { date: '2031-05-20' }))];
    expect(stepsFromPapers(item(papers, { timeline }))).toEqual([]);
    expect(stepsFromPapers(item(papers))).toHaveLength(1);
  });

  test('a payment on that day is another thing, and so is a nameless day after it', () => {
    const papers = [
      paper('order', due('Pay the clerk', { date: '2031-05-20' })),
      paper('writ', due('Deadline', { date: '2031-05-21' })),
    ];
    expect(stepsFromPapers(item(papers, { timeline }))).toHaveLength(2);
  });

  test('the time in words that leads to it is not asked for again', () => {
    const period = { count: 14, unit: 'days', from: 'the date of this notice' };
    const papers = [paper('notice', due('Move out', { period }))];
    expect(stepsFromPapers(item(papers, { timeline }))).toEqual([]);
  });
});
