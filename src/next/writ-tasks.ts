import type { NextStep } from './schema.ts';
import { step } from './task-step.ts';

/** What cannot wait for whoever an officer is to put out: there is nothing to answer, and days are few. */
export function writTasks(caseId: string): NextStep[] {
  return [
    {
      key: 'writ help',
      title: 'Do this today: call legal help',
      why: 'Say first that an officer is to put you out, and on which day. If the paper names no day, call the clerk today and ask for it.',
      action: { label: 'Who can help', path: `/?case=${caseId}#who-helps` },
    },
    {
      key: 'writ stay',
      title: 'Ask the court for a stay, today',
      why: 'A stay lets you remain for a time. Ask the clerk for the form, what you must pay in, and if an appeal can still be filed. It has to be there before the officer comes.',
      action: { label: 'Your court', path: `/?case=${caseId}#your-court` },
    },
    {
      key: 'writ pack',
      title: 'Pack what matters before that day',
      why: 'Papers, medicine, clothes, school things, phones. Take pets with you. Ask the officer how long you can come back for the rest. Only the officer may put you out: the owner may not change the locks alone.',
    },
  ].map(step);
}
