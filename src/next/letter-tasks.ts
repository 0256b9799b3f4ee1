import type { NextStep } from './schema.ts';

interface Letters {
  caseId: string;
  /** Whether a landlord's notice is among them. */
  isNotice: boolean;
}

/** What helps whoever got letters while no paper of a court is here: nothing of it is an answer to a lawsuit. */
export function letterTasks({ caseId, isNotice }: Letters): NextStep[] {
  const add = { label: 'Add a paper', path: `/cases/${caseId}/documents?upload=new` };
  const tasks: Pick<NextStep, 'key' | 'title' | 'why' | 'state' | 'action'>[] = [
    {
      key: 'letter help',
      title: isNotice ? 'Call legal help before the day in the notice' : 'Ask for free legal help',
      why: isNotice
        ? 'A notice is not an order of a court, and what to do before its day differs by state.'
        : 'Somebody who knows the law can read the letter before you answer it.',
      state: 'now',
      action: { label: 'Who can help', path: `/?case=${caseId}#who-helps` },
    },
    {
      key: 'letter reply',
      title: 'Reply in writing, and keep a copy',
      why: 'Say what is right and what is not. Sign or pay nothing that you have not understood: it may count as saying that you owe it.',
      state: 'now',
      action: null,
    },
    {
      key: 'letter proof',
      title: 'Put your proof together',
      why: 'The contract or the lease, receipts, messages, photos, the envelope. Write down the day on which the letter came.',
      state: 'soon',
      action: add,
    },
    {
      key: 'letter court',
      title: 'If papers of a court come, add them the same day',
      why: 'They start a time that no letter moves. Not sure if a case was begun already? Ask the clerk of the court where you live, by your name.',
      state: 'unknown',
      action: add,
    },
  ];
  return tasks.map((task) => ({ ...{ date: null, time: null, sources: [], factIds: [] }, ...task }));
}
