import type { Jurisdiction } from '../law/court-systems.ts';
import { remediesOf, remedyWords } from '../law/remedies.ts';
import type { NextStep } from './schema.ts';
import { step, type Task } from './task-step.ts';

/** What the courts of this law can be asked after they gave a place back, as tasks. */
export function remedyTasks(
  jurisdiction: Jurisdiction | null,
  of: 'writ' | 'judgment',
  action: Task['action'] = null,
): Task[] {
  return remediesOf(jurisdiction).map((remedy) => ({
    key: `${of} ${remedy.id}`,
    title: remedy.title,
    why: remedyWords(remedy),
    action,
  }));
}

interface Leaving {
  caseId: string;
  jurisdiction: Jurisdiction | null;
}

/** What cannot wait for whoever an officer is to put out: there is nothing to answer, and days are few. */
export function writTasks({ caseId, jurisdiction }: Leaving): NextStep[] {
  const court = { label: 'Your court', path: `/?case=${caseId}#your-court` };
  const known = remedyTasks(jurisdiction, 'writ', court);
  const stay: Task = {
    key: 'writ stay',
    title: 'Ask the court for a stay, today',
    why: 'A stay lets you remain for a time. Ask the clerk for the form, what you must pay in, and if an appeal can still be filed. It has to be there before the officer comes.',
    action: court,
  };
  const unnamed: Task = {
    key: 'writ not-named',
    title: 'If you live there and are not named, ask the court today',
    why: 'The paper is against the persons named and, most often, all occupants. That is from memory. Say at the court that you are not named, since when you live there, and ask what you can do.',
    action: court,
  };
  return [
    {
      key: 'writ help',
      title: 'Do this today: call legal help',
      why: 'Say first that an officer is to put you out, and on which day. If the paper names no day, call the clerk today and ask for it.',
      action: { label: 'Who can help', path: `/?case=${caseId}#who-helps` },
    },
    ...(known.length > 0 ? known : [stay]),
    {
      key: 'writ pack',
      title: 'Pack what matters before that day',
      why: 'Papers, medicine, clothes, school things, phones. Take pets with you. Ask the officer how long you can come back for the rest. Only the officer may put you out: the owner may not change the locks alone.',
    },
    ...(known.length > 0 ? [] : [unnamed]),
  ].map(step);
}
