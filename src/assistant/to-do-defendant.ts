import { firstPaper, termOf } from '../law/court-rule.ts';
import { COURT_SYSTEMS } from '../law/court-systems.ts';
import { personSentence } from '../law/person-sentence.ts';
import { letterSteps } from '../next/letter-tasks.ts';
import { isCertificate, kindOf } from '../papers/kind-of.ts';
import { amount } from '../text/words.ts';
import { numberedParagraphs } from './complaint-facts.ts';
import { asTitle } from './draft.ts';
import { answerSpokenOf } from './fact-answer-seen.ts';
import { hearingsAhead } from './hearings-ahead.ts';
import { ABSENCE_FOLLOWS, countAction, hearingWords, keepDefense } from './rule-lines.ts';
import { answerDayFrom, countOfType, ruleWords, type Situation } from './situation.ts';
import { type ToDo, toDo } from './to-do.ts';
import { decidedHere } from './to-do-decided.ts';
import { day, dayAndDistance } from './words.ts';

const openAnswer = { type: 'open', label: 'Open your answer', place: 'answer' } as const;

/** 'In federal court it is usually N days from … (FRCP 12(a)(1)(A)(i)); the summons says how long you have.' */
export function answerTime(situation: Situation): string {
  const { answerRule, courtWords, isEviction, whyNoRules } = situation;
  if (answerRule === null) {
    if (isEviction) return `An eviction moves faster than most other cases. ${hearingWords(situation)}`;
    return `${whyNoRules ?? `Among the rules of ${courtWords} that are kept here, none gives the time to answer in such a case. Ask the clerk.`} The summons says how many days you have.`;
  }
  const kind = isEviction ? ', in an eviction,' : '';
  return `In ${courtWords}${kind} it is usually ${termOf(answerRule)} from ${answerRule.startsFrom} (${ruleWords(answerRule)}); the ${firstPaper(answerRule)} says how long you have.`;
}

/** In an eviction without a written answer that a rule gives a time for, the hearing is what counts. */
function evictionNeeds(situation: Situation): ToDo[] {
  const { isEviction, answered, answerRule } = situation;
  if (!isEviction || answerRule !== null || answered?.isSure) return [];
  const [ahead] = hearingsAhead(situation);
  if (ahead !== undefined)
    return [
      toDo({
        id: `deadline ${ahead.id}`,
        what: `Be at the court: ${ahead.kind}, ${dayAndDistance(ahead.date, situation.today)}.`,
        why: `${ABSENCE_FOLLOWS} Ask the clerk or a legal aid office today whether you also have to answer in writing.`,
        date: ahead.date,
        urgency: 'at-once',
        keys: [`deadline:${ahead.id}`],
        action: { type: 'open-milestone', label: `Open “${asTitle(ahead.kind, 40)}”`, milestoneId: ahead.id },
      }),
    ];
  return [
    toDo({
      id: 'eviction',
      what: 'Read the summons or notice today for the day of the hearing, and go to it.',
      why: 'By what you entered or by your papers this is about leaving a home. Such cases usually move faster than others and have times of their own. Ask the clerk or a legal aid office today whether you also have to answer in writing.',
      urgency: 'at-once',
      action: {
        type: 'create-deadline',
        label: 'Put the hearing on the timeline',
        name: 'Hearing',
        date: null,
        deadlineType: null,
        triggerDate: null,
      },
    }),
  ];
}

function defaultNeeds({ inDefault }: Situation): ToDo[] {
  if (inDefault === null) return [];
  const when = inDefault.date === null ? '' : ` of ${day(inDefault.date)}`;
  return [
    toDo({
      id: 'default',
      what: 'See at once whether the default on the docket is against you.',
      why: `The entry${when} speaks of a default: the court may then decide without hearing you. If it is about you, ask the clerk today how to ask the court to set it aside or refuse it, and file your answer.`,
      urgency: 'at-once',
      keys: [inDefault.key],
      action: { type: 'open', label: 'Open the docket', place: 'docket' },
    }),
  ];
}

function draftWords({ facts: { answer } }: Situation): string {
  if (answer === null) return '';
  const { needsAnswer, total } = answer;
  return needsAnswer === 0
    ? ' The answer made here has words for every paragraph; read it once more before you sign.'
    : ` In the answer made here ${amount(needsAnswer, 'paragraph')} of ${total.toLocaleString('en-US')} still ${needsAnswer === 1 ? 'needs' : 'need'} your own answer.`;
}

function paragraphWords({ complaint, facts }: Situation): string {
  const count = complaint === null ? 0 : numberedParagraphs(complaint);
  return count === 0 || facts.answer !== null
    ? ''
    : ` The complaint has ${amount(count, 'numbered paragraph')}, and the answer has to deal with each.`;
}

/** An answer is there, and nothing shows that the court has it or that it is this person's. */
function filedNeeds(situation: Situation): ToDo[] {
  const { answered, answerDue, docketAnswerDay, today } = situation;
  if (answered === null || answered.isSure) return [];
  const due = answerDue ?? docketAnswerDay;
  const isLate = due !== null && due.date < today;
  const time =
    due === null
      ? answerTime(situation)
      : `Its day ${isLate ? 'was' : 'is'} ${dayAndDistance(due.date, today)}.`;
  return [
    toDo({
      id: 'answer',
      what: 'Make sure that your own answer was filed with the clerk and a copy sent to the other side.',
      why: `By your records, ${answered.text}; nothing here shows that it is yours and that the court has it. ${time} If it was filed, mark Answer as done on your timeline.`,
      date: due?.date ?? null,
      urgency: isLate || due === null ? 'at-once' : 'soon',
      paper: 'Your answer to the complaint, if it is not filed yet',
      keys: [answered.key, ...(answerDue === null ? [] : [`deadline:${answerDue.id}`])],
      action: openAnswer,
    }),
  ];
}

/** The answer itself: late, dated, or without a day. */
function answerNeeds(situation: Situation): ToDo[] {
  const { facts, answered, answerDue, complaint, complaints, today, docketAnswerDay } = situation;
  if (answered !== null) return filedNeeds(situation);
  const toWhat = complaint === null ? 'the complaint' : `the complaint (${complaint.filename})`;
  const due = answerDue ?? docketAnswerDay;
  const source = answerDue === null ? docketAnswerDay?.key : `deadline:${answerDue.id}`;
  const keys = [
    ...(source === undefined ? [] : [source]),
    ...(facts.answer === null ? [] : [`answer:${facts.answer.id}`]),
    ...(complaint ? [`document:${complaint.documentId}`] : []),
  ];
  const shared = { id: 'answer', paper: 'Your answer to the complaint', keys, action: openAnswer };
  const from =
    answerDue === null && due !== null
      ? ' The day is the one that the docket names; check that it is about you.'
      : '';
  const rest = `${from}${paragraphWords(situation)}${draftWords(situation)}`;
  if (due !== null && due.date < today) {
    return [
      toDo({
        ...shared,
        what: `File your answer at once: its day was ${dayAndDistance(due.date, today)}.`,
        why: `Nothing here shows that you answered ${toWhat}. Ask the clerk whether a default has been asked for or entered; if it has, you may need a motion to set it aside.${rest}`,
        date: due.date,
        urgency: 'at-once',
      }),
    ];
  }
  if (due !== null) {
    return [
      toDo({
        ...shared,
        what: `File your answer to ${toWhat}, and send the other side a copy.`,
        why: `Without an answer the other side can ask for a default. It must reach the court by that day; do not count on the mail of the last day.${rest}`,
        date: due.date,
      }),
    ];
  }
  if (complaints === 0 && complaint === null) return [];
  return [
    toDo({
      ...shared,
      what: `Write your answer to ${toWhat}.`,
      why: `Nothing here shows that you answered, and without an answer the other side can ask for a default.${rest}`,
    }),
  ];
}

/** The day to answer is not on the timeline: how to get it. */
function clockNeeds(situation: Situation): ToDo[] {
  const { answered, answerDue, served, today, underWay, orderedAnswerDay: ordered, answerRule } = situation;
  if (answered !== null || answerDue !== null) return [];
  if (ordered !== null) {
    return [
      toDo({
        id: 'clock',
        what: `File your answer by ${dayAndDistance(ordered.date, today)}, if it is you whom ${ordered.text} means, and put that day on your timeline.`,
        why: 'A paper of the court sets that day for the answer; it comes before the days of the rules. Your timeline has nothing on it.',
        date: ordered.date,
        keys: [ordered.key],
        place: ordered.place,
        action: {
          type: 'create-deadline',
          label: `Put ${day(ordered.date)} on the timeline`,
          name: answerRule?.name ?? 'Answer',
          date: ordered.date,
          deadlineType: null,
          triggerDate: null,
        },
      }),
    ];
  }
  // The hearing that the summons names is what comes first; it has its own words.
  if (situation.isEviction && answerRule === null) return [];
  const action =
    answerRule === null
      ? null
      : countAction(answerRule, 'Count the day for your answer', served?.date ?? null);
  const spoken = served === null ? answerSpokenOf(situation.facts) : null;
  if (spoken !== null) {
    return [
      toDo({
        id: 'clock',
        what: 'Make sure that your answer was filed: look at the docket or ask the clerk.',
        why: `${spoken.filename}, page ${spoken.page}, speaks of an answer in this case; the answer itself is not among the papers here. If none of yours was filed, the time may be running. ${answerTime(situation)}`,
        urgency: 'at-once',
        keys: [`document:${spoken.documentId}`],
        place: spoken,
        action: { type: 'open', label: 'Look at the docket', place: 'docket' },
      }),
    ];
  }
  if (served === null && underWay !== null) {
    return [
      toDo({
        id: 'clock',
        what: 'Find out today whether an answer was filed for you: look at the docket or ask the clerk.',
        why: `${underWay.text} So the case has been going on, and nothing here shows an answer of yours or the day on which you were served. If you were served and did not answer, the other side can ask for a default; if you never were, ${keepDefense(situation)} ${answerTime(situation)}`,
        urgency: 'at-once',
        keys: [underWay.key],
        action: { type: 'open', label: 'Look at the docket', place: 'docket' },
      }),
    ];
  }
  if (served === null) {
    return [
      toDo({
        id: 'clock',
        what: 'Write down the day on which you were handed the summons and complaint, and count the last day for your answer from it.',
        why: `Neither that day nor a deadline is recorded here, and the time may be running. ${answerTime(situation)} If you were never served, ${keepDefense(situation)}`,
        urgency: 'at-once',
        action,
      }),
    ];
  }
  const counted = answerDayFrom(served.date, situation);
  const isOver = counted !== null && counted < today;
  const result =
    counted === null
      ? answerTime(situation)
      : `If that was service on you, the last day by the rule ${isOver ? 'was' : 'is'} ${dayAndDistance(counted, today)}. ${answerTime(situation)}`;
  return [
    toDo({
      id: 'clock',
      what: isOver
        ? `File your answer at once if the summons of ${day(served.date)} was served on you.`
        : 'Put the last day for your answer on your timeline.',
      why: `By ${served.text}, ${isOver ? 'it was served then' : `a summons was served on ${day(served.date)}`}; your timeline has no day for the answer. ${result}`,
      urgency: 'at-once',
      keys: [served.key, 'deadline:counted answer'],
      action,
    }),
  ];
}

function certificateNeeds({ court, answered, complaints, facts }: Situation): ToDo[] {
  if (answered !== null || complaints === 0) return [];
  if (court === 'california') {
    return [
      toDo({
        id: 'certificate',
        what: 'Have somebody else mail the copy of your answer, and have that person sign the proof of service.',
        why: personSentence(COURT_SYSTEMS.california.persons.later),
        urgency: 'later',
        paper: 'A proof of service by mail, with the answer and with each later paper',
      }),
    ];
  }
  const rule =
    court === 'federal'
      ? ' (FRCP 5)'
      : court === 'new_mexico_district'
        ? ' (Rule 1-005 NMRA)'
        : '. This court’s own rule was not checked; ask the clerk for its form';
  return [
    toDo({
      id: 'certificate',
      what: 'Put a certificate of service at the end of your answer.',
      why: `It tells the court who got a copy, when and how${rule}. Sign it only after you sent the copies.`,
      urgency: 'later',
      paper: 'A certificate of service, with the answer and with each later paper',
      keys: countOfType(facts, isCertificate) > 0 ? ['document:type Certificate of Service'] : [],
    }),
  ];
}

function complaintNeeds({ complaint, complaints, facts, amended }: Situation): ToDo[] {
  const upload = { type: 'upload', label: 'Upload the complaint' } as const;
  if (amended !== null) {
    return [
      toDo({
        id: 'complaint',
        what: 'Get the amended complaint from the clerk or the other side, and upload it.',
        why: `The docket has an amended complaint of ${day(amended.date)}, and the one that is here is older. The amended one takes its place and has to be answered.`,
        paper: `The amended complaint of ${day(amended.date)} (you receive it)`,
        keys: [amended.key],
        action: upload,
      }),
    ];
  }
  if (complaint !== null || complaints > 0 || facts.documents.total === 0) return [];
  return [
    toDo({
      id: 'complaint',
      what: 'Find the complaint, and upload it if it is not among your papers.',
      why: 'None of your papers was recognized as a complaint; it may stand inside another file, behind the summons for instance. It says what you have to answer.',
      urgency: 'at-once',
      paper: 'The complaint (you receive it with the summons; ask the clerk for a copy if you have none)',
      keys: ['document:total'],
      action: upload,
    }),
  ];
}

/** Letters alone call for no answer to a lawsuit. */
function letterNeeds({ facts }: Situation): ToDo[] {
  const isToLeave = countOfType(facts, (type) => kindOf(type) === 'eviction-notice') > 0;
  return letterSteps(isToLeave).map(({ key, title, why, state, place }) =>
    toDo({
      ...{ id: key, what: `${title}.`, why },
      urgency: state === 'now' ? 'at-once' : state === 'soon' ? 'soon' : 'later',
      keys: ['document:total'],
      action: place === 'papers' ? { type: 'upload', label: 'Add a paper' } : null,
    }),
  );
}

/** What a defendant in a civil case has to do about the complaint. */
export function defendantToDos(situation: Situation): ToDo[] {
  if (situation.isBeforeCase) return letterNeeds(situation);
  const decided = decidedHere(situation);
  if (decided !== null) {
    const { first, after, isOpen } = decided;
    const open = isOpen ? [...clockNeeds(situation), ...answerNeeds(situation)] : [];
    return [...defaultNeeds(situation), ...first, ...open, ...after];
  }
  return [
    ...defaultNeeds(situation),
    ...evictionNeeds(situation),
    ...clockNeeds(situation),
    ...answerNeeds(situation),
    ...complaintNeeds(situation),
    ...certificateNeeds(situation),
  ];
}
