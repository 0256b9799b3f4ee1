import { describe, expect, it } from 'vitest';
import { lawOf, UNKNOWN_CASE } from '#src/law/case-law.ts';
import { judgmentIn } from '#src/next/stage.ts';
import { type TaskEvidence, tasksOf } from '#src/next/tasks.ts';

const NOTHING: TaskEvidence = {
  caseId: 'c1',
  side: 'defendant',
  hasNoticeToLeave: false,
  stage: { key: 'answer' },
  law: { jurisdiction: 'new_mexico_district', kind: 'civil' },
  answerFee: null,
  judgment: null,
  motion: null,
  hasFirstPaper: false,
  answerFiled: null,
  complaints: { count: 1, paragraphs: 21, answered: 0 },
  likelyComplaint: null,
  longSummons: null,
  defenses: { chosen: 0, declined: 0 },
  version: null,
  summonses: [],
};
const states = (change: Partial<TaskEvidence>) =>
  Object.fromEntries(tasksOf({ ...NOTHING, ...change }).map(({ key, state }) => [key, state]));

describe('letters before a case', () => {
  it('ask for no answer to a lawsuit', () => {
    const tasks = tasksOf({ ...NOTHING, stage: { key: 'before' } });
    expect(tasks.map(({ key }) => key)).toEqual([
      'letter help',
      'letter reply',
      'letter proof',
      'letter court',
    ]);
    const [first] = tasksOf({ ...NOTHING, stage: { key: 'before' }, hasNoticeToLeave: true });
    expect(first?.title).toContain('before the day in the notice');
  });
});

describe('the answer', () => {
  it('begins with the paragraphs that the complaint has', () => {
    const [first] = tasksOf(NOTHING);
    expect(first).toMatchObject({
      title: 'Say true or not true, 0 of 21',
      state: 'now',
      action: { label: 'Begin', path: '/cases/c1/answer?step=allegations' },
    });
    expect(states({})).toEqual({
      'answer ledger': 'now',
      'answer defenses': 'soon',
      'answer write': 'soon',
      'answer sign': 'later',
      'answer file': 'later',
      'answer send': 'later',
    });
  });

  it('has the rent beside it, first, where a paper wants it paid in', () => {
    const [first, second] = tasksOf({ ...NOTHING, rent: { by: '2026-12-03', isDone: false } });
    expect([first?.title, second?.key]).toEqual(['Pay the rent to the clerk', 'answer ledger']);
    expect(tasksOf({ ...NOTHING, side: 'plaintiff', rent: { by: null, isDone: false } })).not.toContainEqual(
      expect.objectContaining({ key: 'answer rent' }),
    );
  });

  it('each task leads to its own step', () => {
    const paths = tasksOf(NOTHING).map(({ key, action }) => [key, action?.path.split('?step=')[1]]);
    expect(paths.slice(0, 3)).toEqual([
      ['answer ledger', 'allegations'],
      ['answer defenses', 'defenses'],
      ['answer write', 'answer'],
    ]);
  });

  it('asks for the complaint where none is here', () => {
    const [first] = tasksOf({ ...NOTHING, complaints: { count: 0, paragraphs: 0, answered: 0 } });
    expect(first).toMatchObject({ title: 'Add the complaint', state: 'now' });
  });

  it('asks about a paper that reads as the complaint before it asks for another', () => {
    const [first] = tasksOf({
      ...NOTHING,
      complaints: { count: 0, paragraphs: 0, answered: 0 },
      likelyComplaint: { id: 'd1', title: 'Complaint (IMG_2231.pdf)' },
    });
    expect(first?.title).toBe('Say whether Complaint (IMG_2231.pdf) is the complaint');
    expect(first?.action?.path).toBe('/cases/c1/documents/d1');
  });

  it('asks whether the complaint stands in the same file as a long summons', () => {
    const [first] = tasksOf({
      ...NOTHING,
      complaints: { count: 0, paragraphs: 0, answered: 0 },
      longSummons: { id: 'd2', title: 'Summons (scan.pdf)', pages: 9 },
    });
    expect(first?.title).toBe('Is the complaint among the pages of “Summons (scan.pdf)”?');
    expect(first?.why).toContain('It has 9 pages.');
    expect(first?.why).toContain('as a paper of their own');
    expect(first?.action?.path).toBe('/cases/c1/documents/d2');
  });

  it('names the page of the summons that is titled as the complaint', () => {
    const [first] = tasksOf({
      ...NOTHING,
      complaints: { count: 0, paragraphs: 0, answered: 0 },
      longSummons: { id: 'd2', title: 'Summons', pages: 2, complaintOn: 2 },
    });
    expect(first?.why).toContain('Page 2 is titled as one.');
  });

  it('never says that there is no complaint', () => {
    const [first] = tasksOf({ ...NOTHING, complaints: { count: 0, paragraphs: 0, answered: 0 } });
    expect(first?.why).toContain('No paper here is filed as the complaint.');
    expect(first?.why).not.toMatch(/found no|saw no/);
  });

  it('is not said to be answered while its paragraphs could not be listed', () => {
    expect(states({ complaints: { count: 1, paragraphs: 0, answered: 0 } })['answer ledger']).toBe('now');
  });

  it('that was put together is neither signed nor filed by that', () => {
    const written = {
      complaints: { count: 1, paragraphs: 21, answered: 21 },
      defenses: { chosen: 2, declined: 1 },
      version: { number: 2, date: '2026-03-03' },
    };
    expect(states(written)).toEqual({
      'answer ledger': 'done',
      'answer defenses': 'done',
      'answer write': 'done',
      'answer sign': 'now',
      'answer file': 'now',
      'answer send': 'later',
    });
    expect(tasksOf({ ...NOTHING, ...written }).find(({ key }) => key === 'answer write')?.why).toBe(
      'Version 2 was made Tue, Mar 3, 2026. It is not filed by that.',
    );
  });

  it('is filed by what shows it, and whether it was sent is not known by that', () => {
    const proof = 'The docket says: “ANSWER by Rosalind Quay”.';
    const tasks = tasksOf({ ...NOTHING, stage: { key: 'exchange' }, answerFiled: proof });
    expect(tasks.find(({ key }) => key === 'answer file')).toMatchObject({ state: 'done', why: proof });
    expect(tasks.find(({ key }) => key === 'answer send')).toMatchObject({ state: 'unknown' });
    expect(tasks.some(({ state }) => state === 'now')).toBe(false);
  });

  it('is no task at later stages, and of an attorney only once it was begun', () => {
    expect(tasksOf({ ...NOTHING, stage: { key: 'motions' }, answerFiled: 'x' })).toEqual([]);
    expect(tasksOf({ ...NOTHING, side: 'attorney' })).toEqual([]);
    expect(tasksOf({ ...NOTHING, side: 'attorney', version: { number: 1, date: '2026-03-03' } })).not.toEqual(
      [],
    );
  });
});

describe('the summons', () => {
  const sues = { side: 'plaintiff', stage: { key: 'served' } } as const;
  const summons = {
    id: 's1',
    defendantName: 'Per Lindqvist',
    isServed: false,
    isReturnFiled: false,
    servedDate: null,
  };

  it('is made, served, and its return filed', () => {
    expect(states(sues)).toEqual({ 'summons create': 'now' });
    expect(states({ ...sues, summonses: [summons] })).toEqual({
      'summons serve s1': 'now',
      'summons return s1': 'later',
    });
    const served = { ...summons, isServed: true, servedDate: '2026-03-02' };
    expect(states({ ...sues, summonses: [served] })).toEqual({
      'summons serve s1': 'done',
      'summons return s1': 'now',
    });
    expect(states({ ...sues, summonses: [{ ...served, isReturnFiled: true }] })).toEqual({
      'summons serve s1': 'done',
      'summons return s1': 'done',
    });
  });

  it('is made here only by the form of its own court', () => {
    const california = { law: { jurisdiction: 'california', kind: 'civil' } } as const;
    expect(states({ ...sues, ...california })).toEqual({ 'summons ask': 'now' });
  });

  it('is nothing to make where the court has made it: somebody serves it, and the court is told', () => {
    const claim = {
      side: 'plaintiff',
      hasCourtsSummons: true,
      law: { jurisdiction: 'california', kind: 'small_claims' },
    } as const;
    expect(states({ ...claim, stage: { key: 'served' } })).toEqual({
      'claim serve': 'now',
      'claim proof': 'soon',
    });
    const ahead = tasksOf({ ...NOTHING, ...claim, stage: { key: 'hearing' } });
    expect(ahead.map(({ key }) => key).slice(0, 3)).toEqual(['claim serve', 'claim proof', 'hearing proof']);
    expect(ahead[1]?.why).toContain('small claims advisor');
    expect(states({ ...claim, stage: { key: 'hearing' }, hasProofOfService: true })).not.toHaveProperty([
      'claim serve',
    ]);
  });

  it('is nothing to make once the case has gone on without one here', () => {
    expect(tasksOf({ ...NOTHING, side: 'plaintiff', stage: { key: 'exchange' } })).toEqual([]);
  });
});

describe('words of the court', () => {
  const whyOf = (key: string, change: Partial<TaskEvidence>) =>
    tasksOf({ ...NOTHING, ...change }).find((task) => task.key === key)?.why;
  const inCourt = (jurisdiction: TaskEvidence['law']['jurisdiction']) =>
    ({ law: { jurisdiction, kind: 'civil' } }) as const;

  it('has somebody else mail the copy in California, and asks the clerk where the court is not known', () => {
    expect(whyOf('answer send', inCourt('california'))).toMatch(/over 18 and not a party.*CCP 1013a/);
    expect(whyOf('answer send', inCourt('new_mexico_district'))).toMatch(/you may mail/);
    expect(whyOf('answer send', inCourt(null))).toMatch(/Ask the clerk/);
  });

  it.each(['california', 'texas_district'] as const)(
    'in %s an answer alone keeps no such defense',
    (court) => {
      expect(whyOf('answer defenses', inCourt(court))).toMatch(
        /answer without a paper of their own before it/,
      );
    },
  );

  it('elsewhere the first paper has to name them', () => {
    expect(whyOf('answer defenses', inCourt('federal'))).toMatch(/first paper does not name them/);
  });

  it('names the fee of an answer, and the form not to pay it, where the court has one', () => {
    const answerFee = { waiver: 'Form FW-001, Request to Waive Court Fees' };
    expect(whyOf('answer fee', { ...inCourt('california'), answerFee })).toMatch(/Form FW-001/);
    expect(whyOf('answer fee', inCourt('federal'))).toBeUndefined();
    expect(whyOf('answer fee', { answerFee, answerFiled: 'x' })).toBeUndefined();
  });

  it('has the summons served by whom the court lets serve it, who signs for that', () => {
    const summons = {
      ...{ id: 's1', defendantName: 'Per Lindqvist' },
      ...{ isServed: false, isReturnFiled: false, servedDate: null },
    };
    const sues = { side: 'plaintiff', stage: { key: 'served' }, summonses: [summons] } as const;
    const why = (jurisdiction: TaskEvidence['law']['jurisdiction']) =>
      whyOf('summons serve s1', { ...sues, ...inCourt(jurisdiction) });
    expect(why('texas_justice')).toMatch(/sheriff, a constable/);
    expect(why(null)).toMatch(/over 18 who is not in the case hands it over\. Whoever serves it signs/);
  });
});

describe('an order of protection', () => {
  const order = { calls: ['keep-away'], answerForm: 'DV-120', hasFirstPaper: true } as const;

  it('is answered by its own form and at the hearing, and no complaint is asked for', () => {
    const tasks = tasksOf({ ...NOTHING, ...order, calls: [...order.calls] });
    expect(tasks.map(({ key }) => key)).toEqual([
      'protection obey',
      'garnishment help',
      'protection hearing',
      'protection answer',
    ]);
    expect(tasks[0]?.title).toContain('Read what the order forbids');
    expect(tasks[3]?.title).toContain('DV-120');
  });

  it('has whoever asked for it serve the papers and come', () => {
    const tasks = tasksOf({ ...NOTHING, ...order, calls: [...order.calls], side: 'plaintiff' });
    expect(tasks.map(({ key }) => key)).toEqual(['protection serve', 'protection come', 'protection keep']);
  });
});

describe('a default judgment', () => {
  const proof = 'Judgment.pdf is in the case.';
  const lost = {
    judgment: { proof, isDefault: true, isOnDocket: false },
    stage: { key: 'judgment' },
  } as const;

  it('calls for help, for setting it aside, and for the days of the court', () => {
    const tasks = tasksOf({ ...NOTHING, ...lost });
    expect(tasks.map(({ key, state }) => [key, state])).toEqual([
      ['judgment help', 'now'],
      ['judgment aside', 'now'],
      ['judgment protected', 'now'],
      ['judgment appeal', 'now'],
      ['judgment times', 'now'],
      ['judgment collect', 'now'],
    ]);
    expect(tasks[1]?.action).toEqual({ label: 'Find free legal help', path: '/?case=c1#who-helps' });
    expect(tasks[1]?.why).toMatch(/why you did not answer.*never got the papers/);
    expect(tasks[4]?.points?.join(' ')).toMatch(/30 days after.*Rule 1-060\(B\) NMRA/);
  });

  it('explains an appeal by the rule of its own court, behind what protects without one', () => {
    const law = lawOf({
      ...UNKNOWN_CASE,
      courtName: 'San Juan County Magistrate Court',
      state: 'NM',
      kind: 'debt',
    });
    for (const isDefault of [true, false]) {
      const tasks = tasksOf({ ...NOTHING, ...lost, judgment: { ...lost.judgment, isDefault }, law });
      const keys = tasks.map(({ key }) => key);
      expect(keys.indexOf('judgment appeal')).toBeGreaterThan(keys.indexOf('judgment protected'));
      const why = tasks.find(({ key }) => key === 'judgment appeal')?.why ?? '';
      expect(why).toMatch(/higher court.*fee.*San Juan County Magistrate Court.*district court/);
      expect(why).toMatch(/You do not have to appeal.*set the judgment aside.*may not be taken/);
      expect(JSON.stringify(tasks)).not.toMatch(/metropolitan/i);
    }
  });

  it('promises no number of days where the court is not known', () => {
    const tasks = tasksOf({ ...NOTHING, ...lost, law: { jurisdiction: null, kind: 'civil' } });
    const times = tasks.find(({ key }) => key === 'judgment times');
    expect(JSON.stringify(tasks)).not.toMatch(/\d days/);
    expect(times?.action).toBeNull();
  });

  it('is no task of whoever sues', () => {
    expect(tasksOf({ ...NOTHING, ...lost, side: 'plaintiff' })).toEqual([]);
  });

  it('is told by a paper or the docket, until an order sets it aside', () => {
    const papers = [{ title: 'Judgment.pdf', kind: 'default-judgment' }] as const;
    const entry = { text: 'DEFAULT JUDGMENT', event: 'default-judgment' } as const;
    const aside = { text: 'ORDER setting aside the default judgment', event: 'order-granting' } as const;
    expect(judgmentIn({ papers, docket: [] })).toEqual({ proof, isDefault: true, isOnDocket: false });
    expect(judgmentIn({ papers: [], docket: [entry] })?.proof).toBe('The docket says: “DEFAULT JUDGMENT”.');
    expect(judgmentIn({ papers, docket: [entry, aside] })).toBeNull();
    expect(judgmentIn({ papers: [], docket: [aside, entry] })).not.toBeNull();
    const tried = [{ title: 'Ruling.pdf', kind: 'judgment' }] as const;
    expect(judgmentIn({ papers: tried, docket: [] })).toMatchObject({ isDefault: false });
  });

  it('tells with the times what else is to be known of them', () => {
    const times = (courtName: string) => {
      const law = lawOf({ ...UNKNOWN_CASE, courtName, state: 'NM', kind: 'debt' });
      const task = tasksOf({ ...NOTHING, ...lost, law }).find(({ key }) => key === 'judgment times');
      return [...(task?.points ?? []), ...(task?.notes ?? [])].join(' ');
    };
    const metropolitan = times('Bernalillo County Metropolitan Court');
    expect(metropolitan).toContain('Notice of Appeal: 15 days');
    expect(metropolitan).not.toMatch(/Notice of Appeal to District Court|In an eviction/);
    for (const caveat of [
      /may go to the Court of Appeals/,
      /no appeal was taken in time/,
      /have to decide within/,
      /metropolitan court has a rule of its own/,
    ])
      expect(metropolitan).toMatch(caveat);
    const magistrate = times('San Juan County Magistrate Court');
    expect(magistrate).toContain('Notice of Appeal to District Court: 15 days');
    expect(magistrate).not.toMatch(/metropolitan/i);
  });
});

describe('a motion', () => {
  const motion = {
    title: 'Order',
    documentId: 'd1',
    respondBy: '2026-12-14',
    isLate: false,
    hearing: null,
    isSummary: true,
  };
  const keys = (change: Partial<TaskEvidence>) =>
    tasksOf({ ...NOTHING, motion, ...change }).map(({ key }) => key);

  it('comes first where no first paper is here, and after what the answer to a lawsuit asks for now', () => {
    expect(keys({}).slice(0, 3)).toEqual(['motion get', 'motion respond', 'motion answer']);
    const late = keys({ hasFirstPaper: true });
    expect(late.slice(0, 3)).toEqual(['answer ledger', 'motion get', 'motion respond']);
    expect(late.indexOf('answer file')).toBeGreaterThan(2);
    expect(keys({ stage: { key: 'motions' }, answerFiled: 'x' })).toEqual(['motion get', 'motion respond']);
  });

  it('is met by the side that has to respond', () => {
    expect(keys({ side: 'plaintiff', stage: { key: 'motions' } })).toEqual(['motion get', 'motion respond']);
    expect(
      keys({ side: 'plaintiff', stage: { key: 'motions' }, motion: { ...motion, respondBy: null } }),
    ).toEqual([]);
  });
});

describe('a paper that looks like a judgment beside an unanswered lawsuit', () => {
  const keys = (isOnDocket: boolean) =>
    tasksOf({
      ...NOTHING,
      hasFirstPaper: true,
      judgment: { proof: 'Judgment.pdf is in the case.', isDefault: true, isOnDocket },
      stage: { key: 'judgment' },
    }).map(({ key }) => key);

  it('hides no step of the answer, until the docket shows the judgment', () => {
    expect(keys(false)).toEqual(expect.arrayContaining(['judgment help', 'decision check', 'answer ledger']));
    expect(keys(true)).not.toContain('answer ledger');
  });
});

describe('a paper that looks like a judgment, in an account of an attorney', () => {
  const tasksWith = (change: Partial<TaskEvidence>) =>
    tasksOf({
      ...NOTHING,
      side: 'attorney',
      hasFirstPaper: true,
      judgment: { proof: 'Judgment.pdf is in the case.', isDefault: true, isOnDocket: false },
      stage: { key: 'judgment' },
      ...change,
    });

  it('hides no step of an answer that is begun, until the docket shows it', () => {
    const begun = { complaints: { count: 1, paragraphs: 21, answered: 3 } };
    expect(tasksWith(begun).map(({ key }) => key)).toEqual(
      expect.arrayContaining(['decision check', 'answer ledger', 'answer file']),
    );
    const isOnDocket = { proof: 'The docket says it.', isDefault: true, isOnDocket: true };
    expect(tasksWith({ ...begun, judgment: isOnDocket })).toEqual([]);
  });

  it('is asked about whichever side the attorney is on', () => {
    const [only, ...others] = tasksWith({});
    expect(only).toMatchObject({ key: 'decision check' });
    expect(only?.why).toContain('those on the summons');
    expect(others).toEqual([]);
  });
});

describe('an order by which an officer puts somebody out', () => {
  const keysWith = (change: Partial<TaskEvidence>) =>
    tasksOf({
      ...NOTHING,
      law: { jurisdiction: null, kind: 'eviction' },
      stage: { key: 'after' },
      calls: ['leave'],
      ...change,
    }).map(({ key }) => key);

  it('asks for help, a stay and packing today, and for no answer', () => {
    expect(keysWith({})).toEqual(['writ help', 'writ stay', 'writ pack', 'writ not-named']);
    const judgment = { proof: 'Judgment.pdf is in the case.', isDefault: true, isOnDocket: true };
    expect(keysWith({ judgment }).slice(0, 5)).toEqual([
      'writ help',
      'writ stay',
      'writ pack',
      'writ not-named',
      'judgment help',
    ]);
  });

  it('hides no open lawsuit that nothing else shows as decided', () => {
    const open = { hasFirstPaper: true, law: { jurisdiction: null, kind: 'civil' } } as const;
    expect(keysWith(open)).toEqual(expect.arrayContaining(['writ help', 'decision check', 'answer ledger']));
  });
});

describe('a writ in the case of whoever sued', () => {
  it('goes to the officer, hides no service and asks for no answer', () => {
    const keys = tasksOf({
      ...NOTHING,
      side: 'plaintiff',
      law: { jurisdiction: null, kind: 'eviction' },
      stage: { key: 'after' },
      hasFirstPaper: true,
      calls: ['leave'],
      summonses: [
        { id: 's1', defendantName: 'Odalys Fern', isServed: true, isReturnFiled: false, servedDate: null },
      ],
    }).map(({ key }) => key);
    expect(keys).toEqual(['owner writ', 'owner locks', 'summons serve s1', 'summons return s1']);
  });
});

describe('a judgment that is none by default', () => {
  const proof = 'Judgment.pdf is in the case.';
  const decided = {
    judgment: { proof, isDefault: false, isOnDocket: false },
    stage: { key: 'judgment' },
  } as const;
  const tasksIn = (law: TaskEvidence['law']) => tasksOf({ ...NOTHING, ...decided, law });

  it('of an eviction says when the officer comes, what an appeal needs and what helps who was absent', () => {
    const tasks = tasksIn({ jurisdiction: 'new_mexico_magistrate', kind: 'eviction' });
    expect(tasks.map(({ key }) => key)).toEqual([
      'judgment help',
      'judgment out',
      'judgment absent',
      'judgment times',
      'judgment rent',
      'judgment protected',
    ]);
    expect(tasks[1]?.why).toMatch(/between the third and the seventh.*47-8-46/);
    const [, , , times, rent] = tasks;
    expect([...(times?.points ?? []), ...(times?.notes ?? [])].join(' ')).toMatch(
      /15 days.*only while the rent is paid in/,
    );
    expect(rent?.why).toMatch(/5 days.*47-8-47/);
  });

  it('invents no days of a court whose rules are not known', () => {
    expect(
      tasksIn({ jurisdiction: null, kind: 'eviction' })
        .map(({ why }) => why)
        .join(' '),
    ).not.toMatch(/\d/);
  });

  it('for money says how to appeal, what helps who was absent and how it is collected', () => {
    const tasks = tasksIn({ jurisdiction: 'new_mexico_district', kind: 'debt' });
    expect(tasks.map(({ key }) => key)).toEqual([
      'judgment help',
      'judgment absent',
      'judgment protected',
      'judgment appeal',
      'judgment times',
      'judgment collect',
    ]);
    expect(tasks[4]?.points?.join(' ')).toContain('30 days after');
  });
});

describe('a hearing that is ahead', () => {
  const tasksIn = (law: TaskEvidence['law']) =>
    tasksOf({ ...NOTHING, stage: { key: 'hearing' }, law }).map(({ key }) => key);

  it('has what to have ready, and asks whether an answer is due where none was filed', () => {
    expect(tasksIn({ jurisdiction: 'new_mexico_magistrate', kind: 'eviction' })).toEqual([
      'hearing proof',
      'hearing answer',
      'hearing help',
      'hearing way',
    ]);
  });

  it('asks for no answer in a court that takes none', () => {
    expect(tasksIn({ jurisdiction: 'california', kind: 'small_claims' })).not.toContain('hearing answer');
  });
});
