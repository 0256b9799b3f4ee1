import type { CaseRecord } from '../conversations/reply-schema.ts';
import { withoutEnd } from '../text/sentence-end.ts';
import { amount } from '../text/words.ts';
import { unsaidKind } from './called.ts';
import { entryKey } from './entry-key.ts';
import type { CaseFacts, DeadlineFact, FactLine } from './facts-schema.ts';
import { answerDayFrom, readSituation } from './situation.ts';
import { serviceTime } from './to-do-plaintiff.ts';
import { day, dayAndDistance, shortened } from './words.ts';

const MOST_PARTICIPANTS = 30;
const MOST_DOCUMENTS = 40;
const MOST_DEADLINES = 60;
const MOST_ENTRIES = 20;
const MOST_OTHERS = 20;
const LONGEST_ENTRY = 220;

/** A line under the name that rules find it by: the kind and the row's id, or what was counted. */
interface KeyedRecord extends CaseRecord {
  key: string;
}

function keyed(kind: CaseRecord['kind'], id: string | null, text: string, key = id): KeyedRecord {
  return { kind, id, text, key: `${kind}:${key ?? ''}` };
}

function caseLines({ case: item, side }: CaseFacts): KeyedRecord[] {
  const parts = [
    ['title', `Case: ${item.title}`],
    ['number', item.caseNumber === null ? 'Case number: none entered' : `Case number: ${item.caseNumber}`],
    ['court', `Court: ${item.courtName ?? 'none entered'}; state: ${item.state ?? 'none entered'}`],
    ['type', `Type of case: ${item.caseType ?? 'none entered'}`],
    ['plaintiff', `Plaintiff: ${item.plaintiffName ?? 'no name entered'}`],
    ['defendant', `Defendant: ${item.defendantName ?? 'no name entered'}`],
    ['side', `You are ${side === 'attorney' ? 'an attorney' : `the ${side}`} in this product`],
  ] as const;
  return parts.map(([key, text]) => keyed('case', item.id, text, key));
}

function participantLines({ participants }: CaseFacts): KeyedRecord[] {
  return participants.slice(0, MOST_PARTICIPANTS).map(({ id, name, role, organization }) => {
    const of = organization !== null && organization !== name ? `, ${organization}` : '';
    return keyed('participant', id, `${name || 'No name'} (${role}${of})`);
  });
}

function documentLines({ documents }: CaseFacts): KeyedRecord[] {
  const { total, ready, failed, byType, listed: newest, unread } = documents;
  const waiting = total - ready - failed;
  const states = [
    failed > 0 && `${failed.toLocaleString('en-US')} could not be read`,
    waiting > 0 && `${waiting.toLocaleString('en-US')} not read yet`,
  ].filter((state) => state !== false);
  const counts = [
    keyed('document', null, [amount(total, 'document'), ...states].join(', '), 'total'),
    ...byType.map(({ type, count }) =>
      keyed('document', null, `Filed as ${type}: ${count.toLocaleString('en-US')}`, `type ${type}`),
    ),
  ];
  const rows = newest.slice(0, MOST_DOCUMENTS).map(({ id, filename, docType, docDate, pageCount }) => {
    const kind = unsaidKind(filename, docType);
    const of = [kind, docDate && `dated ${day(docDate)}`, pageCount && amount(pageCount, 'page')].filter(
      Boolean,
    );
    const what = of.length > 0 || docType !== null ? of.join(', ') : 'no category';
    return keyed('document', id, what === '' ? filename : `${filename} (${what})`);
  });
  const lost = unread
    .filter(({ isFailed }) => isFailed)
    .map(({ id, filename, reason }) =>
      keyed('document', id, `${filename} could not be read${reason ? `: ${reason}` : ''}`, `unread ${id}`),
    );
  return [...counts, ...lost, ...rows];
}

const DONE = 'done';

/** 'Answer to Complaint Due: Mon, Mar 23, 2026 (in 5 days), Rule 1-012(A) NMRA'. */
export function deadlineText(
  { kind, date, status, ruleReference, doubts }: DeadlineFact,
  today: string,
): string {
  const rule = ruleReference === null ? '' : `, ${ruleReference}`;
  if (date === null) return `${kind}: no date${status === DONE ? ', done' : ''}${rule}`;
  const when = status === DONE ? `${day(date)}, done` : dayAndDistance(date, today);
  const check = status === DONE || !doubts?.length ? '' : `. Please check: ${withoutEnd(doubts.join(' '))}`;
  return `${kind}: ${when}${status === 'overdue' ? ', overdue' : ''}${rule}${check}`;
}

function docketLines({ docket }: CaseFacts): KeyedRecord[] {
  const entries = [
    ...docket.newest.slice(0, MOST_ENTRIES),
    ...docket.telling.filter((entry) => !docket.newest.includes(entry)),
  ];
  const total = keyed('docket', null, amount(docket.total, 'docket entry', 'docket entries'), 'total');
  const seen = new Set<string>();
  const rows = entries.flatMap(({ id, entryNumber, date, description }) => {
    const number = entryNumber === null ? '' : ` no. ${entryNumber}`;
    const key = entryKey({ id, entryNumber, date, description });
    if (seen.has(key)) return [];
    seen.add(key);
    const text = `Docket${number}, ${date === null ? 'no date' : day(date)}: ${shortened(description, LONGEST_ENTRY)}`;
    return [keyed('docket', id, text, key)];
  });
  return [total, ...rows];
}

function summonsLines({ summonses, today }: CaseFacts): KeyedRecord[] {
  return summonses.slice(0, MOST_OTHERS).map((summons) => {
    const { id, defendantName, serviceStatus, servedDate, attempts, response, issuedDate } = summons;
    const served = servedDate === null ? '' : ` on ${day(servedDate)}`;
    const parts = [
      issuedDate && `issued ${day(issuedDate)}`,
      `service: ${serviceStatus}${served}`,
      amount(attempts, 'attempt'),
      response.state === 'counted' &&
        `answer due ${dayAndDistance(response.date, today)} by ${response.citation}`,
    ];
    return keyed('summons', id, `Summons to ${defendantName}: ${parts.filter(Boolean).join(', ')}`);
  });
}

function discoveryLines({ discovery, today }: CaseFacts): KeyedRecord[] {
  return discovery.slice(0, MOST_OTHERS).map(({ id, title, party, items, answered, dueDate }) => {
    const open = items === 0 ? 'not looked through' : `${answered} of ${amount(items, 'request')} answered`;
    const due = dueDate === null ? 'no day of service entered' : `due ${dayAndDistance(dueDate, today)}`;
    return keyed('discovery', id, `${title}: asked by the ${party}, ${open}, ${due}`);
  });
}

/** Days that the deadline engine counts from what is known and that stand in no row. */
function countedLines(facts: CaseFacts): KeyedRecord[] {
  const situation = readSituation(facts);
  const { served, unserved, answerRule, today, isCivil } = situation;
  if (!isCivil) return [];
  const answerDay = served === null ? null : answerDayFrom(served.date, situation);
  const limit = unserved[0] === undefined ? null : serviceTime(situation, unserved[0]).date;
  return [
    ...(served === null || answerDay === null
      ? []
      : [
          keyed(
            'deadline',
            null,
            `Counted, not entered: answer to a summons served on ${day(served.date)} (by ${served.text}) due ${dayAndDistance(answerDay, today)}, ${answerRule?.citation ?? ''}`,
            'counted answer',
          ),
        ]),
    ...(limit === null
      ? []
      : [
          keyed(
            'deadline',
            null,
            `Counted, not entered: last day to serve ${dayAndDistance(limit, today)}, FRCP 4(m)`,
            'counted service',
          ),
        ]),
  ];
}

function keyedRecords(facts: CaseFacts): KeyedRecord[] {
  const { answer, today } = facts;
  return [
    ...caseLines(facts),
    ...participantLines(facts),
    ...facts.deadlines
      .slice(0, MOST_DEADLINES)
      .map((deadline) => keyed('deadline', deadline.id, deadlineText(deadline, today))),
    ...countedLines(facts),
    ...documentLines(facts),
    ...docketLines(facts),
    ...summonsLines(facts),
    ...discoveryLines(facts),
    ...(answer === null
      ? []
      : [
          keyed(
            'answer',
            answer.id,
            `Draft answer made here: ${answer.total - answer.needsAnswer} of ${amount(answer.total, 'paragraph')} answered`,
          ),
        ]),
  ];
}

/**
 * The facts as lines that a person and a model can read, each with the name an answer refers to it by ('F1', 'F2' …).
 * The same facts always give the same lines. About 300 at most.
 */
export function factLines(facts: CaseFacts): FactLine[] {
  return keyedRecords(facts).map(({ kind, id, text }, at) => ({
    ref: `F${at + 1}`,
    record: { kind, id, text },
  }));
}

/** The name of each line by its key ('deadline:<id>', 'document:total', 'case:court'). */
export function lineRefs(facts: CaseFacts): ReadonlyMap<string, string> {
  return new Map(keyedRecords(facts).map(({ key }, at) => [key, `F${at + 1}`]));
}
