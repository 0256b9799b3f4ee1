/** What helps after a day has passed; `act` names where in the product it is done. */
export interface MissedStep {
  text: string;
  act?: 'clerk' | 'answer' | 'rules' | 'help';
}

const HELP: MissedStep = {
  text: 'Show your papers to somebody who knows the court. Many of them help free of charge.',
  act: 'help',
};

const SET_ASIDE: MissedStep = {
  text: 'If one was entered, ask the court to set it aside. There is a last day for that too, and the sooner you ask, the better. Say why you were late and what you would have answered.',
  act: 'rules',
};

/** Whether an entry of a timeline is for the answer to the lawsuit itself. */
export function isAnswerEntry(kind: string): boolean {
  return /^(?:your |their )?answer\b(?! to (?:discovery|interrog|request|counter|cross))/i.test(kind.trim());
}

/** What to do today where the day of an entry has passed and nothing shows that it was done. */
export function missedSteps(kind: string, side: 'plaintiff' | 'defendant' | 'attorney'): MissedStep[] {
  if (isAnswerEntry(kind)) {
    if (side === 'plaintiff') {
      return [
        { text: 'Ask the clerk for the docket: was an answer filed?', act: 'clerk' },
        {
          text: 'If none was, you may be able to ask for a default. It does not come by itself: the rules of the court say how and when.',
          act: 'rules',
        },
        HELP,
      ];
    }
    return [
      {
        text: 'Ask the clerk for the docket, and whether a default or a judgment was entered against you.',
        act: 'clerk',
      },
      {
        text: 'If none was, file your answer now, and send the other side a copy. An answer that reaches the court before a default is entered can still count.',
        act: 'answer',
      },
      SET_ASIDE,
      HELP,
    ];
  }
  return [
    { text: 'Ask the clerk what the docket says, and whether it can still be filed.', act: 'clerk' },
    {
      text: 'Do it today. If you need more time, ask the court in writing, and say why you are late.',
      act: 'rules',
    },
    HELP,
  ];
}
