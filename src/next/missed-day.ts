import {
  DISPUTE,
  isAnswerToLawsuit,
  isAppealDay,
  isAsideDay,
  isSitting,
  OUT_DAY,
  SALE_DAY,
} from './day-names.ts';

/** What helps after a day has passed; `act` names where in the product it is done. */
export interface MissedStep {
  text: string;
  act?: 'clerk' | 'answer' | 'discovery' | 'rules' | 'help';
}

const HELP: MissedStep = {
  text: 'Show your papers to somebody who knows the court. Many of them help free of charge.',
  act: 'help',
};

const SET_ASIDE: MissedStep = {
  text: 'If one was entered, ask the court to set it aside. There is a last day for that too, and the sooner you ask, the better. Say why you were late. Say if you were never served. Bring the answer that you would file.',
  act: 'rules',
};

type Side = 'plaintiff' | 'defendant' | 'attorney';

/** What goes to the other side and not to the court: answers to its questions and requests. */
const DISCOVERY_ANSWERS =
  /\b(?:answers?|responses?)\b.*\b(?:interrogator|admissions?\b|discovery\b|requests?\b|production\b)|\bdiscovery (?:answers|responses)\b|\brequests? (?:for|to) admi/i;
const ADMISSIONS = /\badmissions?\b|\bto admit\b/i;
/** Times after a judgment, which courts hardly ever make longer. */
const AFTER_JUDGMENT =
  /\bnew trial\b|\breconsider|\brelief from\b|\b(?:alter|amend) (?:or amend )?(?:the |a )?judgment\b/i;
const isAfterJudgment = (kind: string): boolean =>
  AFTER_JUDGMENT.test(kind) || isAppealDay(kind) || isAsideDay(kind);
const RENT = /\brent\b/i;

function discoverySteps(kind: string): MissedStep[] {
  const admitted = ADMISSIONS.test(kind)
    ? ' Requests to admit that nobody answered count as admitted in many courts now. Ask the court in writing to let you take the admissions back.'
    : '';
  return [
    {
      text: `Were they for you to answer? Send your answers to the other side today, not to the court.${admitted}`,
      act: 'discovery',
    },
    HELP,
  ];
}

const AFTER_JUDGMENT_STEPS: readonly MissedStep[] = [
  { ...HELP, text: 'This day can seldom be moved. Ask legal help today.' },
  {
    text: 'Ask the clerk for the docket: on which day was the judgment entered, and was notice of it given? Your time may have begun later than you thought.',
    act: 'clerk',
  },
  {
    text: 'In federal court you can ask for more time to appeal for a short while after the day. Elsewhere look at the rules of the court.',
    act: 'rules',
  },
];

function hearingSteps(side: Side): MissedStep[] {
  return [
    { text: 'Ask the clerk what happened, and if there is an order or a judgment.', act: 'clerk' },
    {
      text: 'If there is, ask how to have it set aside, and by when. Ask in writing, soon, and say why you were not there.',
      act: 'rules',
    },
    ...(side === 'plaintiff'
      ? []
      : [{ text: 'In an eviction ask the clerk if a writ to put you out is coming.' }]),
    HELP,
  ];
}

const OUT_STEPS: readonly MissedStep[] = [
  {
    ...HELP,
    text: 'Call free legal help today. Say that a judge gave your home back, and that the day has passed.',
  },
  {
    text: 'Ask the clerk if the officer has the order, on what day they come, and if an appeal can still stop it.',
    act: 'clerk',
  },
  { text: 'Take papers, medicine and pets with you. Only the officer may put you out.' },
];

const SALE_STEPS: readonly MissedStep[] = [
  {
    ...HELP,
    text: 'Call legal help today. Can you still buy it back? Can the judge undo the sale? Is money left over for you?',
  },
  { text: 'Ask whoever sells, or the clerk, if it was sold or the sale was put off.', act: 'clerk' },
  { text: 'Do not move out only because of this paper. Nobody may put you out without a court order.' },
];

const DISPUTE_STEPS: readonly MissedStep[] = [
  {
    text: 'This was a day of the letter, not of a court. You can still write that you do not owe it, and ask for proof. Keep a copy.',
  },
  { text: 'Look at your mail for papers of a court. If some come, your time to answer starts.' },
  HELP,
];

/** An entry of a timeline whose day has passed. */
interface MissedEntry {
  kind: string;
  /** It is a day to be somewhere, and nothing to hand in. */
  takesPlace: boolean;
}

/** What to do today where the day of an entry has passed and nothing shows that it was done. */
export function missedSteps({ kind, takesPlace }: MissedEntry, side: Side): MissedStep[] {
  if (kind === OUT_DAY && side !== 'plaintiff') return [...OUT_STEPS];
  if (kind === SALE_DAY && side !== 'plaintiff') return [...SALE_STEPS];
  if (kind === DISPUTE) return [...DISPUTE_STEPS];
  if (takesPlace) return hearingSteps(side);
  if (DISCOVERY_ANSWERS.test(kind) && !/\bmotion\b/i.test(kind)) return discoverySteps(kind);
  if (isAnswerToLawsuit(kind)) {
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
  if (isAfterJudgment(kind) && !RENT.test(kind)) return [...AFTER_JUDGMENT_STEPS];
  if (isSitting(kind)) return hearingSteps(side);
  return [
    { text: 'Ask the clerk what the docket says, and whether it can still be filed.', act: 'clerk' },
    {
      text: 'Do it today. If you need more time, ask the court in writing, and say why you are late.',
      act: 'rules',
    },
    HELP,
  ];
}
