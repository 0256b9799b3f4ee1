import type { CaseLaw } from '../law/case-law.ts';
import type { KindCall } from '../papers/kind-row.ts';
import { claimedAt } from './exemption.ts';
import { saleTasks } from './sale-tasks.ts';
import type { NextStep } from './schema.ts';
import { step, type Task } from './task-step.ts';

const clerkOf = (caseId: string) => ({ label: 'Your court', path: `/?case=${caseId}#your-court` });

type Claiming = { caseId: string; isGarnishment: boolean; answerForm?: string | null } & Pick<
  CaseLaw,
  'jurisdiction'
>;

/** Who is asked for the last day, and who answers the paper: a bank or an employer has one of its own to answer. */
function claimTask({ caseId, jurisdiction, isGarnishment }: Claiming): Task {
  const whose = isGarnishment ? 'The bank or the employer answers the writ, not you.' : NO_ANSWER;
  return {
    key: 'garnishment exemption',
    title: 'Claim what is protected',
    why: `Use a claim of exemption, by the day in the notice. ${claimedAt({ jurisdiction })} Most often a form came with it; if not, ask the clerk today. ${whose}`,
    action: clerkOf(caseId),
  };
}

const NO_ANSWER = 'There is no lawsuit to answer in this paper: a judge has decided before.';

const protectedTask = (caseId: string): Task => ({
  key: 'garnishment protected',
  title: 'Find out which money is protected',
  why: 'Social Security, veterans’ and most other benefits are, and so is a part of your wages. Bring bank statements and pay stubs that show where the money came from.',
  action: { label: 'Add a paper', path: `/cases/${caseId}/documents?upload=new` },
});

const asideTask = (follows: string): Task => ({
  key: 'garnishment aside',
  title: 'If you never got the lawsuit, ask the judge to set the judgment aside',
  why: `${follows} follows a judgment. Ask the clerk for the paper that says how and when you were served. If it is wrong, tell the judge in writing.`,
});

const helpTask = (caseId: string, first: string): Task => ({
  key: 'garnishment help',
  title: 'Call legal help today',
  why: `Say first that ${first} has come, and on which day.`,
  action: { label: 'Who can help', path: `/?case=${caseId}#who-helps` },
});

/** What helps whose wages, money or things are reached for, what cannot wait first. */
function claimTasks(claiming: Claiming): NextStep[] {
  const { caseId, isGarnishment } = claiming;
  return [
    claimTask(claiming),
    protectedTask(caseId),
    asideTask(isGarnishment ? 'A garnishment' : 'Such a paper'),
    helpTask(caseId, isGarnishment ? 'a writ of garnishment' : 'a paper about taking money or things'),
  ].map(step);
}

/** What helps whoever has to come and say what money and things there are. */
function examinationTasks(caseId: string): NextStep[] {
  return [
    {
      key: 'examination go',
      title: 'Be there on the day that the paper names',
      why: `It orders you to come and be asked about your money. If you do not come, you can be arrested. You file no answer: a judge has decided before. If you cannot come, ask the court for another day before that, in writing.`,
    },
    {
      key: 'examination papers',
      title: 'Bring the papers that it asks for',
      why: 'Most often pay stubs, bank statements, and what shows who owns a car or a home. You answer under oath: say what is true. Say also which money is a benefit.',
      action: { label: 'Add a paper', path: `/cases/${caseId}/documents?upload=new` },
    },
    protectedTask(caseId),
    asideTask('Such a paper'),
    helpTask(caseId, 'an order to come and be asked about your money'),
  ].map((task) => step(task));
}

/** What helps whoever has to answer questions about money and things in writing. */
function questionTasks(caseId: string): NextStep[] {
  return [
    {
      key: 'questions answer',
      title: 'Answer the questions in writing, in the time that the paper gives',
      why: 'You answer them under oath, and send them where the paper says. This is no lawsuit to answer: a judge has decided before. Who does not answer can be held in contempt. Keep a copy, and what shows that you sent it.',
    },
    protectedTask(caseId),
    asideTask('Such a paper'),
    helpTask(caseId, 'a paper with questions about your money'),
  ].map((task) => step(task));
}

/** What an order asks that holds the whole case. */
export function waitTasks(caseId: string, isOpen: boolean): NextStep[] {
  const clerk = clerkOf(caseId);
  const answer = isOpen
    ? ' Ask also if your time to answer waits. Until you know, take it that the time runs.'
    : '';
  return [
    {
      key: 'hold read',
      title: 'Read until when the case waits',
      why: 'The judge holds the whole case. Most often nobody has to file anything in the meantime. Look for a day on which it goes on, or a report that is due.',
    },
    {
      key: 'hold ask',
      title: 'Ask the clerk which of your days still stand',
      why: `A hearing may be called off by it, or may stand.${answer} Write down who told you, and when.`,
      action: clerk,
    },
    {
      key: 'hold after',
      title: 'Be ready for when it goes on',
      why: 'Your days may run again from then, and be short. Tell the court if you move, so that its mail reaches you.',
      state: 'soon' as const,
    },
  ].map((task) => step(task));
}

/** What helps whoever is said not to have answered, before there is a judgment. */
function defaultTasks(caseId: string, isEntered: boolean): NextStep[] {
  const first: Task = isEntered
    ? {
        key: 'default undo',
        title: 'Ask the judge this week to set the default aside',
        why: 'The clerk noted that you did not answer. There is no judgment yet. Ask in writing, and send your answer with it. Say why you did not answer, what your defense is, and if you never got the first papers.',
      }
    : {
        key: 'default answer',
        title: 'File your answer with the clerk today',
        why: 'The other side asks the court to decide without you, because it says that you did not answer. File it before the default is entered. Did you answer? Take your stamped copy to the clerk.',
      };
  return [
    first,
    {
      key: 'default clerk',
      title: 'Ask the clerk: is a default or a judgment entered?',
      why: 'If one is, ask the judge at once to set it aside. Ask also on which form.',
      action: clerkOf(caseId),
    },
    helpTask(caseId, isEntered ? 'an entry of default' : 'a request for default'),
  ].map((task) => step(task));
}

/** What an order to keep away from somebody asks of whoever it is against. */
function keepAwayTasks(caseId: string, answerForm: string | null): NextStep[] {
  return [
    {
      key: 'protection obey',
      title: 'Read what the order forbids, and do as it says from now on',
      why: 'Do not call, write or go near the people it names, and have nobody do it for you. To break it is a crime, even if they ask you to come. Read what it orders about your home, your children and firearms.',
    },
    helpTask(caseId, 'an order of protection'),
    {
      key: 'protection hearing',
      title: 'Be at the hearing that the order names',
      why: 'There you can tell the judge your side. Bring papers, and people who saw it. If you are not there, the judge can make the order longer without you.',
    },
    ...(answerForm === null
      ? []
      : [
          {
            key: 'protection answer',
            title: `To answer in writing, fill in form ${answerForm}`,
            why: 'File it with the court before the hearing. The form says who brings a copy to the person who asked. You can come to the hearing without it.',
          },
        ]),
  ].map((task) => step(task));
}

/** What is left to do for whoever asked for such an order. */
export function askedOrderTasks(): NextStep[] {
  return [
    {
      key: 'protection serve',
      title: 'Have another adult hand the papers over in time',
      why: 'You may not do it yourself. The paper says how many days before the hearing. If that is not possible, ask the court for another day.',
    },
    {
      key: 'protection come',
      title: 'Be at the hearing, or the judge can let the order end',
      why: 'Bring your proof, and people who saw it. A court’s self-help center or an advocate can help.',
    },
    {
      key: 'protection keep',
      title: 'Keep a copy of the order with you',
      why: 'If the other person breaks it, call 911, and write down what they did and when.',
    },
  ].map((task) => step(task));
}

/** What a bankruptcy asks of whoever filed it and of whoever is owed money; nobody here knows which of them reads it. */
function bankruptcyTasks(caseId: string): NextStep[] {
  return [
    {
      key: 'bankruptcy lawyer',
      title: 'Ask a bankruptcy lawyer before you do anything else',
      why: 'Do not sign, pay, sue or collect before that. Most collecting has to stop as soon as somebody files for bankruptcy.',
    },
    {
      key: 'bankruptcy days',
      title: 'Look for the days that the bankruptcy court set',
      why: 'Its notice names a meeting of creditors. Whoever filed must be there. It also names last days for those who are owed money.',
    },
    {
      key: 'bankruptcy clerk',
      title: 'Ask the clerk of each lawsuit which days still stand',
      why: 'Most often a lawsuit against whoever filed stops. One against somebody else may go on. Until you know, take it that the time runs.',
      action: clerkOf(caseId),
    },
  ].map((task) => step(task));
}

/** What each call asks, what cannot wait first; null of what other tasks tell. */
const TASKS: Readonly<Record<KindCall, ((claiming: Claiming) => NextStep[]) | null>> = {
  'keep-away': ({ caseId, answerForm = null }) => keepAwayTasks(caseId, answerForm),
  bankruptcy: ({ caseId }) => bankruptcyTasks(caseId),
  'stop-sale': ({ caseId }) => saleTasks(caseId),
  'undo-default': ({ caseId }) => defaultTasks(caseId, true),
  'answer-now': ({ caseId }) => defaultTasks(caseId, false),
  come: ({ caseId }) => examinationTasks(caseId),
  questions: ({ caseId }) => questionTasks(caseId),
  claim: claimTasks,
  // A home is told with its writ, an agreed judgment among the judgments, a hold by how far the case has come.
  leave: null,
  keep: null,
  wait: null,
};

/** What papers that are answered in a way of their own call for, a day to come before all else; none of what calls for nothing here. */
export function afterTasks(calls: readonly KindCall[], claiming: Claiming): NextStep[] {
  const all = Object.entries(TASKS).flatMap(([call, tasks]) =>
    calls.some((each) => each === call) ? (tasks?.(claiming) ?? []) : [],
  );
  const seen = new Set<string>();
  return all.filter(({ key }) => !seen.has(key) && seen.add(key));
}
