import { type CourtRule, firstPaper, termOf } from '../law/court-rule.ts';
import { daysOf } from '../law/rule-days.ts';
import { findMotion } from '../motions/catalog.ts';
import type { MotionId } from '../motions/schema.ts';
import { byTime } from '../text/day-words.ts';
import {
  QUASH_IN_CALIFORNIA,
  SPECIAL_APPEARANCE,
  SUMMONS_SAYS_WHEN,
  TRANSFER_IN_TEXAS,
} from './court-rules.ts';
import { undecidedLost } from './defenses.ts';
import type { AnswerCourt, DefenseOption } from './schema.ts';

export interface NotesInput {
  court: AnswerCourt;
  /** By which the answer is due; null where it is not here. */
  rule: CourtRule | null;
  motion: MotionId | null;
  defenses: readonly DefenseOption[];
  /** How many complaints are answered. */
  complaints: number;
  /** Names of auxiliary documents. */
  auxiliary: readonly string[];
  instructions: string | null;
  /** Whether words came from a language model. */
  isPhrased: boolean;
}

/** By when the answer is due, in words made of the rule. */
function dueNote(rule: CourtRule | null): string {
  if (rule === null) return SUMMONS_SAYS_WHEN;
  const caution = rule.isUnchecked ? ' Verify with the clerk.' : '';
  const side = rule.landing === 'monday' ? 'from' : 'after';
  return `Your answer is due ${termOf(rule)} ${side} ${rule.startsFrom}${byTime(rule.dueTime)} (${rule.citation}). The ${firstPaper(rule)} says it, too.${caution}`;
}

/** What a person should know beside the draft; no part of the paper. */
export function answerNotes(input: NotesInput): string[] {
  const { rule, complaints, auxiliary } = input;
  return [
    'This is a draft for you to check, and no legal advice. Nothing has been filed or served.',
    `${dueNote(rule)} Look at the deadlines of this case.`,
    ...(complaints > 1
      ? [
          'You answer several complaints in one draft. If one of them takes the place of another (an amended complaint), answer that one alone.',
        ]
      : []),
    ...(auxiliary.length > 0
      ? [
          `${auxiliary.join(', ')}: figures, dates and names in your words were looked up there. Nothing of ${auxiliary.length === 1 ? 'it' : 'them'} was put into the draft.`,
        ]
      : []),
    ...instructionNotes(input),
    ...motionNotes(input),
  ];
}

function instructionNotes({ instructions, isPhrased }: NotesInput): string[] {
  if (instructions === null) return [];
  return [
    isPhrased
      ? 'Your instructions were given to the language model for its wording. They change no answer that you chose.'
      : 'Your instructions are kept with this draft. Rules put it together from your choices and cannot follow instructions; change your words where you want it to say something else.',
  ];
}

type Fit = (input: NotesInput) => string[];

const LATER: Fit = () => [
  'It belongs to a later stage and is a paper of its own. It does not change this answer, and it does not stop the time to answer.',
];

/** Where a rule that we read, or know, has it filed before who files it responds: FRCP 12(f), 1-012(F), CCP 435. */
const STRIKES_FIRST: readonly AnswerCourt[] = ['federal', 'new_mexico_district', 'california'];

const FITS: Readonly<Record<MotionId, Fit>> = {
  'motion-to-dismiss': ({ court, defenses }) => {
    if (court === 'california') {
      return [
        'California has no such motion. What the complaint itself lacks is raised there by a demurrer, in place of the answer and within the time to answer.',
        `On jurisdiction, process and service ${QUASH_IN_CALIFORNIA}`,
      ];
    }
    if (court === 'new_mexico_magistrate') {
      return [
        'In magistrate court defenses stand in the answer and not in a motion (Rule 2-302(B) NMRA): file this answer in time, with every defense that you have. In metropolitan court verify with the clerk.',
      ];
    }
    if (court === 'texas_district') {
      return [
        `In Texas it is for a claim that has no basis in law or in fact, filed within ${daysOf('T2')} after the first pleading with that claim was served on you (TRCP 91a.3). As far as we know it does not take the place of the answer: file the answer in time. Verify with the clerk or a lawyer.`,
        `An objection to the power of the court over you, or to the place, comes first. On personal jurisdiction ${SPECIAL_APPEARANCE} On venue ${TRANSFER_IN_TEXAS}`,
      ];
    }
    if (court === 'texas_justice') {
      return [
        'We do not know whether a justice court takes it. It has not taken the place of an answer in any rule that we read: file this answer in time, and ask the clerk or a lawyer.',
      ];
    }
    if (court === 'other') {
      return [
        'We do not know whether it takes the place of an answer in this court, or which of the two comes first. Ask the clerk or a lawyer; until you know, file this answer in time, with the same grounds in it as defenses.',
      ];
    }
    const grounds = defenses.filter(
      ({ chosen, citation }) => chosen && /12\(b\)|1-012\(B\)/.test(citation ?? ''),
    );
    const open = undecidedLost(defenses);
    return [
      'It is filed before the answer or in its place, within the time to answer. If you file none, the same grounds can stand in this answer as defenses.',
      grounds.length > 0
        ? `Grounds for it that you chose as defenses: ${grounds.map(({ title }) => title).join(', ')}.`
        : 'You have chosen no defense that would be a ground for it.',
      ...(open.length > 0
        ? [
            `Lost if you file that motion and leave them out of it, even if this answer names them: ${open.map(({ title }) => title).join(', ')}.`,
          ]
        : []),
    ];
  },
  'motion-to-strike': ({ court }) => [
    `${STRIKES_FIRST.includes(court) ? 'It is filed before the answer.' : 'We have not read whether this court takes it, or when.'} It asks the court to take words out of the complaint. Until the court does, answer each paragraph here, those words too. Do not let the day to answer pass for it.`,
  ],
  'motion-to-compel': LATER,
  'motion-for-protective-order': LATER,
  'motion-for-summary-judgment': (input) => [
    ...LATER(input),
    'What you admit here counts as settled in it, so read your admissions once more.',
  ],
  'motion-in-limine': LATER,
};

/** Whether the motion that the person came from fits an answer, and what it asks for. */
function motionNotes(input: NotesInput): string[] {
  const motion = findMotion(input.motion);
  if (motion === undefined) return [];
  return [`You came here from ${motion.title}. ${motion.purpose}`, ...FITS[motion.id](input)];
}
