import type { Stay } from '../facts/stay.ts';
import type { CaseLaw } from '../law/case-law.ts';
import { noteOf, noteWords } from '../law/notes.ts';
import type { NextStep } from './schema.ts';
import { hasRunOut, lastsWords, quotedConditions } from './stay-words.ts';
import { step } from './task-step.ts';

interface Owner {
  hasWrit: boolean;
  stay: Stay | null;
  today: string;
}

/** What a landlord does to whom the court gave a place back: only the officer puts somebody out. */
export function ownersTasks({ hasWrit, stay, today }: Owner): NextStep[] {
  const isHeld = stay !== null && stay.state !== 'ended' && !hasRunOut(stay, today);
  return [
    ...(isHeld
      ? [
          {
            key: 'owner stay',
            title: 'Wait while the stay lasts',
            why: [
              'A paper of the court holds the officer back, or may. Ask the clerk until when.',
              lastsWords(stay),
              ...(stay.conditions.length === 0
                ? []
                : [
                    `It rests on a condition: ${quotedConditions(stay)} If that is not kept, ask the clerk what to do.`,
                  ]),
            ].join(' '),
          },
        ]
      : []),
    hasWrit
      ? {
          key: 'owner writ',
          title: 'Give the writ to the officer',
          why: 'Take it to the sheriff, marshal or constable, if the clerk has not sent it. There is a fee. Ask for the day and the hour, and be there.',
          state: isHeld ? ('later' as const) : ('now' as const),
        }
      : {
          key: 'owner ask',
          title: 'If the judgment gives the place back to you, ask the clerk for the writ',
          why: 'Then give it to the sheriff, marshal or constable. There is a fee. The judgment alone lets you put nobody out.',
          state: isHeld ? ('later' as const) : ('now' as const),
        },
    {
      key: 'owner locks',
      title: 'Do not put anybody out yourself',
      why: 'Only the officer may. Do not change the locks, move things out, or shut off water or power: you may have to pay for it. Ask the officer what to do with what is left behind.',
    },
  ].map(step);
}

/** What holds where the court lets somebody who rents a home back in. */
export function backInTasks(side: 'owner' | 'renter', law: Pick<CaseLaw, 'jurisdiction'>): NextStep[] {
  const note = noteOf(law, 'let-back-in');
  const when = note === null ? 'Ask when it will be.' : noteWords(note);
  const tasks = {
    owner: {
      key: 'back-in owner',
      title: 'Let the person who rents the home back in',
      why: 'The court ordered it, as it reads. Do not keep the locks changed. Ask legal help today what you can still do. Ask the clerk when the officer comes.',
    },
    renter: {
      key: 'back-in renter',
      title: 'Ask the clerk for the writ that lets you back in, today',
      why: `Take it to the sheriff. ${when} Keep a copy with you.`,
    },
  };
  return [step(tasks[side])];
}
