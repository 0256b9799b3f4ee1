import { answerCourtIn, ownMotion } from '../answers/court-rules.ts';
import { dayNumber, spell } from '../law/calendar-days.ts';
import { takesNoAnswer } from '../law/case-law.ts';
import { COURT_SYSTEMS } from '../law/court-systems.ts';
import { personSentence } from '../law/person-sentence.ts';
import { leavesOpen } from '../papers/kind-of.ts';
import { amount } from '../text/words.ts';
import { askedOrderTasks } from './after-tasks.ts';
import { subpoenaTasks } from './command-tasks.ts';
import { type Decided, decidedTasks, wonTasks } from './decided-tasks.ts';
import { letterTasks } from './letter-tasks.ts';
import { type Motion, motionTasks } from './motion-tasks.ts';
import { type RentIn, rentTask } from './rent-task.ts';
import type { NextStep } from './schema.ts';
import { filedTasks, type ServiceEvidence, serviceTasks } from './service-tasks.ts';
import type { Stage } from './stage.ts';
import { step, type Task } from './task-step.ts';

/** What the rooms of a case hold of the paper that is due from this side. */
export interface TaskEvidence extends Decided, ServiceEvidence {
  side: 'plaintiff' | 'defendant' | 'attorney';
  /** Of an answer in this court, with the form that asks to be freed of it; null where none was read. */
  answerFee: { waiver: string | null } | null;
  stage: Pick<Stage, 'key'>;
  /** Whether a landlord's notice to leave is among the papers. */
  hasNoticeToLeave: boolean;
  /** A motion that a paper of the case sets a day for; null where none does. */
  motion: Motion | null;
  /** Whether a summons or a complaint is among the papers. */
  hasFirstPaper: boolean;
  /** What shows that an answer was filed, as a sentence; null while nothing does. */
  answerFiled: string | null;
  /** Complaints of the case; `paragraphs` and `answered` of those that could be read. */
  complaints: { count: number; paragraphs: number; answered: number };
  /** A paper that reads as a complaint and that nobody filed as one. */
  likelyComplaint: { id: string; title: string } | null;
  /** A summons of so many pages that the complaint may be among them; `complaintOn` is the page that is titled as one. */
  longSummons: { id: string; title: string; pages: number; complaintOn?: number | null } | null;
  /** Defenses that were chosen or put aside. */
  defenses: { chosen: number; declined: number };
  /** Rent that a paper wants paid in beside the answer. */
  rent?: RentIn | null;
  /** The answer as it was put together last; `date` is YYYY-MM-DD. */
  version: { number: number; date: string } | null;
}

const KEEP_PROOF = 'Keep what shows it: the stamped copy, the receipt.';

/** When a defense is lost, in this court: where an answer gives it up, a motion of its own keeps it. */
function lostDefenses({ jurisdiction }: TaskEvidence['law']): string {
  return ownMotion(answerCourtIn(jurisdiction), 'personal-jurisdiction') === null
    ? 'Some are lost if your first paper does not name them.'
    : 'Some are lost if you file an answer without a paper of their own before it.';
}

/** Who sends the copy, and what says so. */
function sendsCopy({ jurisdiction }: TaskEvidence['law']): string {
  if (jurisdiction === null) {
    return 'In many courts you may mail it yourself and say so on its last page. In some, somebody else has to. Ask the clerk.';
  }
  return personSentence(COURT_SYSTEMS[jurisdiction].persons.later);
}

/** What is known of the complaint of a case in which none is filed: it is asked for only where it is nowhere else. */
function complaintTask({ caseId, likelyComplaint, longSummons, answerFiled }: TaskEvidence): Task {
  const task = { key: 'answer complaint', state: answerFiled === null ? 'now' : 'later' } as const;
  if (likelyComplaint !== null) {
    return {
      ...task,
      title: `Say whether ${likelyComplaint.title} is the complaint`,
      why: 'It reads as one. Once it is filed as a complaint, your answer can go through it line by line.',
      action: { label: 'Look at it', path: `/cases/${caseId}/documents/${likelyComplaint.id}` },
    };
  }
  if (longSummons !== null) {
    const { id, title, pages, complaintOn = null } = longSummons;
    const seen =
      complaintOn === null
        ? `It has ${amount(pages, 'page')}. The complaint says what they want, often in numbered lines.`
        : `Page ${complaintOn} is titled as one.`;
    return {
      ...task,
      title: `Is the complaint among the pages of “${title}”?`,
      why: `${seen} If it is there, file this paper under Complaint, or add the pages of the complaint once more as a paper of their own. If it is not, add the complaint, or ask the clerk for a copy.`,
      action: { label: 'Look at it', path: `/cases/${caseId}/documents/${id}` },
    };
  }
  return {
    ...task,
    title: 'Add the complaint',
    why: 'No paper here is filed as the complaint. It most often comes with the summons and says what they want. If it is here under another name, file it under Complaint. If you did not get one, ask the clerk for a copy.',
    action: { label: 'Add it', path: `/start?case=${caseId}` },
  };
}

/** The way of an answer from the complaint to the other side. A step is done only where something shows that it is. */
function answerTasks(evidence: TaskEvidence): NextStep[] {
  const { caseId, complaints, defenses, version, answerFiled, answerFee, law } = evidence;
  const at = (step: 'allegations' | 'defenses' | 'answer') => ({
    path: `/cases/${caseId}/answer?step=${step}`,
  });
  const isFiled = answerFiled !== null;
  const isSaid = complaints.paragraphs > 0 && complaints.answered === complaints.paragraphs;
  const decided = defenses.chosen + defenses.declined;
  const ledger: Task =
    complaints.count === 0
      ? complaintTask(evidence)
      : {
          key: 'answer ledger',
          title: `Say true or not true, ${complaints.answered} of ${complaints.paragraphs}`,
          why: isSaid
            ? 'Each paragraph that was read has your word.'
            : complaints.paragraphs === 0
              ? 'The paragraphs of the complaint could not be listed yet.'
              : 'What you do not deny may count as admitted.',
          state: isSaid ? 'done' : isFiled ? 'later' : 'now',
          action: { label: complaints.answered === 0 ? 'Begin' : 'Go on', ...at('allegations') },
        };
  return [
    ledger,
    {
      key: 'answer defenses',
      title: 'Choose the reasons you should not lose',
      why:
        decided === 0
          ? lostDefenses(law)
          : `You chose ${amount(defenses.chosen, 'reason')} and put ${defenses.declined} aside. You can change that until you file.`,
      state: decided > 0 ? 'done' : isFiled ? 'later' : 'soon',
      action: { label: 'Look at them', ...at('defenses') },
    } satisfies Task,
    {
      key: 'answer write',
      title: 'Put the answer together',
      why:
        version === null
          ? 'From what you said, laid out for your court.'
          : `Version ${version.number} was made ${spell(dayNumber(version.date))}. It is not filed by that.`,
      state: version !== null ? 'done' : isFiled ? 'later' : 'soon',
      action: { label: version === null ? 'Open' : 'Read it', ...at('answer') },
    } satisfies Task,
    ...(isFiled
      ? []
      : [
          {
            key: 'answer sign',
            title: 'Print and sign it',
            why: 'A paper without a signature may be sent back. Sign after you have read all of it.',
            state: version === null ? 'later' : 'now',
            action: version === null ? null : { label: 'Print it', ...at('answer') },
          } satisfies Task,
        ]),
    ...(isFiled || answerFee === null
      ? []
      : [
          {
            key: 'answer fee',
            title: 'Pay the fee, or ask to be freed of it',
            why: `An answer has a fee in this court, and the clerk may send it back unpaid. ${answerFee.waiver === null ? 'If you cannot pay, ask the clerk for the form that says so.' : `If you cannot pay, hand in ${answerFee.waiver}.`}`,
            state: version === null ? 'later' : 'now',
          } satisfies Task,
        ]),
    {
      key: 'answer file',
      title: 'File it with the court',
      why: answerFiled ?? `Nothing here shows yet that it was filed. ${KEEP_PROOF}`,
      state: isFiled ? 'done' : version === null ? 'later' : 'now',
      action: isFiled ? null : { label: 'How to file', path: `/?case=${caseId}#your-court` },
    } satisfies Task,
    {
      key: 'answer send',
      title: 'Send the other side a copy',
      why: `Do it on the day you file. ${sendsCopy(law)} Nothing here shows that it was sent. ${KEEP_PROOF}`,
      state: isFiled ? 'unknown' : 'later',
      action: isFiled ? { label: 'Add the proof', path: `/cases/${caseId}/documents?upload=new` } : null,
    } satisfies Task,
  ].map(step);
}

/** What to have ready for a hearing or a trial that is ahead. */
function hearingTasks({ side, law, answerFiled }: TaskEvidence): NextStep[] {
  const proof =
    law.kind === 'eviction'
      ? 'The lease, receipts for rent, photos of the place, what you wrote about repairs. Bring two copies of each.'
      : 'Contracts, receipts, photos, letters, messages. Bring two copies of each.';
  return [
    step({ key: 'hearing proof', title: 'Put your proof together', why: proof, state: 'now' }),
    ...(side === 'defendant' && answerFiled === null && !takesNoAnswer(law)
      ? [
          step({
            key: 'hearing answer',
            title: 'Ask the clerk whether a written answer is due',
            why: 'Some courts take it at the hearing, some want it before. Ask today, and write down who told you.',
            state: 'now',
          }),
        ]
      : []),
    step({
      key: 'hearing help',
      title: 'Ask for free legal help',
      why: 'Say the day of the hearing first. Who helps near you stands further down.',
      state: 'now',
    }),
    step({
      key: 'hearing way',
      title: 'Plan the way there',
      why: 'Be there half an hour early. If you cannot come, call the clerk before that day and ask what to do.',
      state: 'soon',
    }),
  ];
}

/**
 * What this side has to write, sign, file and send at the stage where the case is, and what a motion asks of it: after
 * the answer to a lawsuit that is here and unanswered, else before all.
 */
export function tasksOf(evidence: TaskEvidence): NextStep[] {
  const { caseId, side, stage, law, motion, answerFiled } = evidence;
  if (stage.key === 'before') return letterTasks(caseId, evidence.hasNoticeToLeave);
  // A command is no lawsuit: whoever got nothing else has nothing to answer.
  if (side === 'defendant' && evidence.command === 'subpoena' && evidence.summonses.length === 0)
    return subpoenaTasks(caseId);
  if (side === 'plaintiff' && evidence.calls?.includes('keep-away')) return askedOrderTasks();
  const isUnanswered = evidence.hasFirstPaper && answerFiled === null && !takesNoAnswer(law);
  const decided = side === 'defendant' ? decidedTasks({ ...evidence, isUnanswered }) : [];
  // Who made a motion goes to its hearing too, and responds to nothing.
  const isMet =
    motion !== null && stage.key !== 'after' && (side === 'defendant' || motion.respondBy !== null);
  const isAnswered =
    answerFiled !== null ||
    side !== 'defendant' ||
    evidence.hasFirstPaper ||
    takesNoAnswer(law) ||
    decided.length > 0;
  const met = isMet ? motionTasks({ caseId, law, motion, isAnswered }) : [];
  if (decided.length > 0) return [...decided, ...met, ...stillOpen(evidence)];
  if (side === 'attorney' && evidence.judgment !== null) return [...met, ...stillOpen(evidence)];
  const own = [...(side === 'plaintiff' ? wonTasks(evidence) : []), ...stageTasks(evidence)];
  if (stage.key !== 'answer' || !evidence.hasFirstPaper) return [...met, ...own];
  // What can be done now stands before what has to wait, whichever paper asks for it.
  const isNow = ({ state }: NextStep) => state === 'now';
  return [...own.filter(isNow), ...met, ...own.filter((each) => !isNow(each))];
}

/**
 * The answer to a lawsuit whose papers are here, while only a paper says that it was decided: it may be of another case,
 * or no court's at all.
 */
function stillOpen(evidence: TaskEvidence): NextStep[] {
  const { side, law, judgment, answerFiled, hasFirstPaper } = evidence;
  if (evidence.answerForm) return [];
  if (!hasFirstPaper || answerFiled !== null || judgment?.isOnDocket === true || takesNoAnswer(law))
    return [];
  const isOnlyHeld = judgment === null && (evidence.calls ?? []).every(leavesOpen);
  if (isOnlyHeld && evidence.command !== 'garnishment')
    return isOursToAnswer(evidence) ? answerTasks(evidence) : [];
  return [
    step({
      key: 'decision check',
      title: 'Ask the clerk: is that decision real, and is it in this case?',
      why: `Compare its court and its number with those on ${side === 'attorney' ? 'the' : 'your'} summons. Until the clerk says that a judgment stands in this case, the time to answer runs${side === 'attorney' ? '. If you are for the defendant, go on with the answer.' : ': go on with the answer. If a default was entered, the clerk takes no answer: ask the judge to set it aside, and attach the answer.'}`,
      state: 'now',
    }),
    ...(isOursToAnswer(evidence) ? answerTasks(evidence) : []),
  ];
}

/** An attorney may be on either side: the answer is theirs once a paper of it is here. */
const isOursToAnswer = ({ side, version, complaints }: TaskEvidence) =>
  side !== 'attorney' || version !== null || complaints.answered > 0;

function stageTasks(evidence: TaskEvidence): NextStep[] {
  const { side, stage, answerFiled, summonses } = evidence;
  if (side === 'plaintiff') {
    if (stage.key === 'hearing' && summonses.length === 0) {
      const isUnserved = evidence.hasCourtsSummons === true && evidence.hasProofOfService !== true;
      return [...(isUnserved ? filedTasks(evidence) : []), ...hearingTasks(evidence)];
    }
    return stage.key === 'served' || summonses.length > 0 ? serviceTasks(evidence) : [];
  }
  const isOpen = stage.key === 'served' || stage.key === 'answer';
  if (!isOursToAnswer(evidence)) return [];
  const rent = evidence.rent && side === 'defendant' ? [rentTask(evidence.caseId, evidence.rent)] : [];
  if (stage.key === 'hearing' && side === 'defendant') return [...rent, ...hearingTasks(evidence)];
  if (!isOpen && (answerFiled === null || stage.key !== 'exchange')) return [];
  return [...rent, ...answerTasks(evidence)];
}
