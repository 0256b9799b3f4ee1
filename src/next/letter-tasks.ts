import type { NextStep } from './schema.ts';
import { step } from './task-step.ts';

type State = Exclude<NextStep['state'], 'done'>;

interface LetterStep {
  key: string;
  /** What to do, without a period. */
  title: string;
  why: string;
  state: State;
  /** Where it is done: at the list of who helps, or where papers are added. */
  place: 'who-helps' | 'papers' | null;
}

/** What helps whoever got letters while no paper of a court is here: nothing of it is an answer to a lawsuit. */
export function letterSteps(hasNoticeToLeave: boolean): LetterStep[] {
  return [
    {
      key: 'letter help',
      title: hasNoticeToLeave ? 'Call legal help before the day in the notice' : 'Ask for free legal help',
      why: hasNoticeToLeave
        ? 'A notice is not an order of a court, and what to do before its day differs by state.'
        : 'Somebody who knows the law can read the letter before you answer it.',
      state: 'now',
      place: 'who-helps',
    },
    {
      key: 'letter reply',
      title: hasNoticeToLeave
        ? 'Do what the notice asks before its day, or answer it in writing'
        : 'Reply in writing, and keep a copy',
      why: hasNoticeToLeave
        ? 'If it asks for rent that you owe and you can pay, pay all of it before the day ends, and get a receipt. If it is not right, write to the landlord why, and keep a copy.'
        : 'Say what is not right, and ask for proof. Do not write that you owe it: in many states that gives them new time to sue. Sign or pay nothing before you have asked for help: it may count as saying that you owe it.',
      state: 'now',
      place: null,
    },
    {
      key: 'letter proof',
      title: 'Put your proof together',
      why: 'The contract or the lease, receipts, messages, photos, the envelope. Write down the day on which the letter came.',
      state: 'soon',
      place: 'papers',
    },
    {
      key: 'letter court',
      title: 'If papers of a court come, add them the same day',
      why: 'They start a time that no letter moves. Not sure if a case was begun already? Ask the clerk of the court where you live, by your name.',
      state: 'unknown',
      place: 'papers',
    },
  ];
}

/** The same as steps of a case. */
export function letterTasks(caseId: string, hasNoticeToLeave: boolean): NextStep[] {
  const ways = {
    'who-helps': { label: 'Who can help', path: `/?case=${caseId}#who-helps` },
    papers: { label: 'Add a paper', path: `/cases/${caseId}/documents?upload=new` },
  };
  return letterSteps(hasNoticeToLeave).map(({ place, ...task }) =>
    step({ ...task, action: place === null ? null : ways[place] }),
  );
}
