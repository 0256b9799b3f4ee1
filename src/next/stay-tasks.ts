import type { Stay } from '../facts/stay.ts';
import { dayNumber, spell } from '../law/calendar-days.ts';
import type { NextStep } from './schema.ts';
import {
  AFTER_STAY,
  ASK_STAY,
  conditionWords,
  hasRunOut,
  lastsWords,
  nextOfStay,
  STAY_OVER,
} from './stay-words.ts';
import { step, type Task } from './task-step.ts';

interface Held {
  caseId: string;
  title: string;
  documentId: string;
  read: Stay;
  /** YYYY-MM-DD */
  today: string;
}

/** What a stay asks of whoever it protects: to know its end, to keep what it rests on, and to be ready for the day after. */
export function stayTasks({ caseId, title, documentId, read, today }: Held): NextStep[] {
  const look = { label: 'Look at it', path: `/cases/${caseId}/papers/${documentId}` };
  const help = { label: 'Who can help', path: `/?case=${caseId}#who-helps` };
  if (read.state === 'ended' || hasRunOut(read, today)) {
    const why =
      read.state === 'ended'
        ? STAY_OVER
        : `The stay in ${title} lasted until a day that has passed: the officer may come now. Call legal help today, and ask the clerk if there is more time.`;
    return [step({ key: 'stay over', title: 'Call legal help today: the stay is over', why, action: help })];
  }
  const isSure = read.state === 'holds';
  const until = read.until === null ? '' : ` until ${spell(dayNumber(read.until))}`;
  const next = nextOfStay(read, today);
  const tasks: Task[] = [
    isSure
      ? {
          key: 'stay know',
          title: `Know that the officer may not come${until}`,
          why: `${title} holds the officer back. This is called a stay. ${lastsWords(read)} Keep a copy at the door, to show the officer.`,
          action: look,
        }
      : {
          key: 'stay check',
          title: 'Ask the clerk today if there is a stay',
          why: `${title} may hold the officer back${until}. We are not sure. ${ASK_STAY} Until you know, take it that the officer may come.`,
          action: look,
        },
    {
      key: 'stay keep',
      title: `Do what the stay asks${next === null ? '' : `, by ${spell(dayNumber(next))}`}`,
      why: conditionWords(read, today).join(' '),
      action: look,
    },
    {
      key: 'stay after',
      title: 'Be ready for the day the stay ends',
      why: AFTER_STAY,
      state: isSure ? 'soon' : 'now',
      action: help,
    },
  ];
  const [first, second, ...rest] = tasks;
  // A stay that waits for a deed is nothing without it.
  const ordered = read.isPending && first && second ? [second, first, ...rest] : tasks;
  return ordered.map(step);
}
