import type { CaseLaw } from '../law/case-law.ts';
import { caveatsOf } from '../law/caveats-of-case.ts';
import { type CourtRule, lengthOf, periodOf } from '../law/court-rule.ts';
import { COURT_SYSTEMS } from '../law/court-systems.ts';
import { isForHomes, NOT_A_HOME } from '../law/homes-only.ts';
import { appealWords, WHAT_AN_APPEAL_IS } from './appeal-words.ts';
import { APPEALS, actOf, rulesStarted, SETS_ASIDE } from './judgment-rules.ts';
import type { NextStep } from './schema.ts';
import { step, type Task } from './task-step.ts';
import { remedyTasks } from './writ-tasks.ts';

const MOST_RULES = 4;

export type Law = Pick<CaseLaw, 'jurisdiction' | 'kind'> & Partial<Pick<CaseLaw, 'court'>>;

const sentence = (rule: CourtRule, law: Law) => {
  const unsure = rule.isUnchecked ? '; verify with the clerk' : '';
  return `${actOf(rule, law)}: ${periodOf(rule)} after ${rule.startsFrom} (${rule.citation}${unsure}).`;
};

const SHORT = 'The times are short, and you may have less. Ask the clerk which one holds.';

/** The rules of the court by which a judgment is set aside or appealed, the shortest time first, and what to know of them. */
function timesOf(law: Law): Pick<Task, 'why' | 'points' | 'notes'> {
  const rules = rulesStarted(law, [...SETS_ASIDE, ...APPEALS])
    .sort((one, other) => lengthOf(one) - lengthOf(other))
    .slice(0, MOST_RULES);
  if (rules.length === 0) {
    return {
      why: 'The times to ask and to appeal are short. Ask the clerk today how many days you have, and from which day.',
    };
  }
  return {
    why: SHORT,
    points: rules.map((rule) => sentence(rule, law)),
    notes: [...new Set(rules.flatMap((rule) => caveatsOf(rule, law)))],
  };
}

export interface Lost {
  caseId: string;
  /** What shows that there is a judgment, as a sentence. */
  proof: string;
  /** Whether it was entered because somebody did not answer or come. */
  isDefault: boolean;
  law: Law;
  /** Whether both sides agreed to it. */
  isAgreed?: boolean;
  /** It gives a home back, and its case is kept as another kind than an eviction. */
  isOtherKind?: boolean;
  /** The papers speak of a store or an office: a law on homes may not govern it. */
  isCommercial?: boolean;
  /** It lets whoever rents a home back in: nobody is put out by it. */
  isLetIn?: boolean;
  /** What can still be asked stands among the tasks of a writ. */
  hasWrit?: boolean;
}

/** What helps whoever a judgment may be against, what cannot wait first. */
export function judgmentTasks(lost: Lost): NextStep[] {
  const { caseId, isDefault, law } = lost;
  const protects = protectsTask(caseId);
  const tasks =
    law.kind === 'eviction'
      ? [...evictionTasks(lost), protects]
      : lost.isAgreed === true
        ? [...agreedTasks, protects, timesTask(lost), collectTask]
        : [
            ...(isDefault ? [asideTask(lost)] : [absentTask]),
            protects,
            appealTask(lost),
            timesTask(lost),
            collectTask,
          ];
  return [helpTask(lost), ...tasks].map(step);
}

function protectsTask(caseId: string): Task {
  return {
    key: 'judgment protected',
    title: 'Ask what may not be taken from you',
    why: 'The law protects some money and things. Ask the clerk for the form to say so, before something is taken.',
    action: { label: 'Your court', path: `/?case=${caseId}#your-court` },
  };
}

function helpTask({ caseId, proof, isDefault, law }: Lost): Task {
  const then =
    law.kind === 'eviction'
      ? 'If it gives the home back, an officer can come within days. Say the day first.'
      : isDefault
        ? 'If it does, the court decided against you.'
        : 'If it orders you to pay or to do something, the time to fight it is short.';
  return {
    key: 'judgment help',
    title: 'Call legal help today',
    why: `${proof} Look if it names you. ${then}`,
    action: { label: 'Who can help', path: `/?case=${caseId}#who-helps` },
  };
}

function timesTask({ law }: Lost): Task {
  const system = law.jurisdiction === null ? null : COURT_SYSTEMS[law.jurisdiction].id;
  return {
    key: 'judgment times',
    title: 'Find the last day to ask, and to appeal',
    ...timesOf(law),
    action: system === null ? null : { label: 'The rules', path: `/rules/${system}` },
  };
}

function asideTask({ caseId }: Lost): Task {
  return {
    key: 'judgment aside',
    title: 'Ask the judge to set it aside',
    why: 'Say why you did not answer, and what your defense is. Say if you never got the papers. Bring the answer that you would file.',
    action: { label: 'Find free legal help', path: `/?case=${caseId}#who-helps` },
  };
}

/** What an appeal is, behind what protects without one. */
function appealTask({ law }: Lost): Task {
  return {
    key: 'judgment appeal',
    title: 'Ask legal help if an appeal makes sense',
    why: appealWords(law),
  };
}

const absentTask: Task = {
  key: 'judgment absent',
  title: 'If you were not there, ask the judge to set it aside',
  why: 'Say why you did not come or answer, and what your defense is. Say if you never got the papers. Do it today: the court may need time to decide.',
};

/** What both sides agreed to is kept, and seldom undone. */
const agreedTasks: readonly Task[] = [
  {
    key: 'judgment keep',
    title: 'Do what was agreed, by each day in it',
    why: 'Put every day and every sum on your timeline. If one is missed, the other side can often have all of it at once. Keep each receipt. If you cannot pay in time, ask the other side for more time before the day, and have it in writing.',
  },
  {
    key: 'judgment agreed',
    title: 'If you did not agree to it, or did not know what it said, ask for help today',
    why: 'The right to appeal is most often given up in such a paper. A lawyer or a self-help center can say if that holds, and if the judge can be asked to undo it. The time is short.',
  },
];

const collectTask: Task = {
  key: 'judgment collect',
  title: 'Know what they can do to collect',
  why: 'If it orders you to pay and you do not, they can ask to take money from your bank account, in most states part of your pay, or things you own. You get a paper first or with it. You can also offer to pay in parts.',
};

const OTHER_KIND =
  'The judgment gives a home back, as in an eviction, and this case is kept as another kind. In an eviction there is most often less time. Please check with the clerk today.';

function evictionTasks(lost: Lost): Task[] {
  const { law, isCommercial, isLetIn, hasWrit, isAgreed } = lost;
  if (isLetIn === true) return [timesTask(lost), absentTask];
  const agreed = isAgreed === true ? agreedTasks : [];
  const homes = (rule: CourtRule) => (isCommercial === true && isForHomes(rule) ? [NOT_A_HOME] : []);
  const [rent] = rulesStarted(law, ['rent-on-appeal']);
  const [out] = rulesStarted(law, ['put-out']);
  const asks =
    'Ask the clerk how much rent you must pay to the court, and by when, so that the appeal stops the officer.';
  return [
    ...agreed,
    {
      key: 'judgment out',
      title: 'Find the day on which the officer may come',
      why: [
        ...(out === undefined
          ? ['Read it in the judgment, or ask the clerk today.']
          : [out.warnings[0] ?? '', `(${out.citation}.)`, ...homes(out), ...caveatsOf(out, law)]),
        'Only an officer with an order may put you out. Before that day take papers, medicine and pets with you.',
      ].join(' '),
      action: { label: 'Your court', path: `/?case=${lost.caseId}#your-court` },
    },
    ...(isAgreed === true ? [] : [absentTask]),
    ...(hasWrit === true ? [] : remedyTasks(law.jurisdiction, 'judgment')),
    {
      ...timesTask(lost),
      title: 'Appeal in time, if legal help says so',
      why: `${lost.isOtherKind === true ? `${OTHER_KIND} ` : ''}${WHAT_AN_APPEAL_IS} ${timesOf(law).why}`,
    },
    {
      key: 'judgment rent',
      title: 'Pay the rent in, if you appeal',
      why:
        rent === undefined
          ? asks
          : [
              `${rent.description} You have ${periodOf(rent)} (${rent.citation}).`,
              ...(rent.consequence === null ? [] : [`If not: ${rent.consequence}`]),
              ...homes(rent),
              ...caveatsOf(rent, law),
            ].join(' '),
    },
  ];
}
