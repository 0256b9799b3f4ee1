import { eventOf } from '../docket/entry-event.ts';
import { addDays } from '../law/calendar-days.ts';
import { type CourtRule, periodOf } from '../law/court-rule.ts';
import { isServiceRecord, isSummons } from '../papers/kind-of.ts';
import { amount, listed } from '../text/words.ts';
import { filerOf } from './docket-facts.ts';
import { entryKey } from './entry-key.ts';
import type { SummonsFact } from './facts-schema.ts';
import { rulesOn } from './rule-lines.ts';
import { countOfType, ruleWords, type Situation } from './situation.ts';
import { type ToDo, toDo } from './to-do.ts';
import { day, dayAndDistance } from './words.ts';

/** The rule on the time to serve, by its name in the deadline engine. */
const TO_SERVE = 'Service of Complaint Due';
const INACTIVE = 'Rule 1-041(E) NMRA; check it with the clerk';

function complaintNeeds({ complaint, complaints, facts }: Situation): ToDo[] {
  if (complaint !== null || complaints > 0) return [];
  const onDocket = facts.docket.telling.some(({ documentType }) => documentType === 'Complaint');
  return [
    toDo({
      id: 'complaint',
      what: onDocket
        ? 'Upload the complaint that you filed.'
        : 'Write and file your complaint, or upload it if you did.',
      why: onDocket
        ? 'The docket shows it, and no paper here is filed as a complaint.'
        : 'No paper here is filed as a complaint. It says who sues whom, for what, and what the court is asked to do; everything else follows from it.',
      paper: 'The complaint',
      keys: ['document:total'],
      action: { type: 'upload', label: 'Upload the complaint' },
    }),
  ];
}

function summonsNeeds(situation: Situation): ToDo[] {
  const { facts, complaints, court, served, answered, issuedUnserved, underWay } = situation;
  if (
    issuedUnserved !== null ||
    complaints === 0 ||
    facts.summonses.length > 0 ||
    served !== null ||
    answered !== null
  )
    return [];
  if (countOfType(facts, isSummons) > 0) return [];
  const isOurForm = court === 'new_mexico_district';
  if (underWay !== null) {
    return [
      toDo({
        id: 'summons',
        what: 'If a defendant has not been served yet, have the clerk issue a summons for that one and have it served.',
        why: `No summons and no proof of service is kept here. ${underWay.text} So somebody was probably served; the docket shows who.`,
        urgency: 'last',
        keys: [underWay.key],
      }),
    ];
  }
  return [
    toDo({
      id: 'summons',
      what: isOurForm
        ? 'Make a summons for each defendant and have the clerk sign and seal it.'
        : 'Get the summons form of your court, fill it in for each defendant, and have the clerk issue it.',
      why: `There is a complaint here and no summons. The other side’s time to answer starts only when the summons is served with the complaint${isOurForm ? ' (Rule 1-004 NMRA)' : ''}.`,
      paper: 'A summons for each defendant',
      keys: ['document:type Complaint'],
      action: isOurForm ? { type: 'open', label: 'Make the summons', place: 'summons' } : null,
    }),
  ];
}

/** The last day to serve in federal court, from the earliest day that can be the day of filing. */
function federalLimit(
  { facts }: Situation,
  summons: SummonsFact,
  { days }: CourtRule,
): { date: string; from: string } | null {
  const filed = facts.deadlines.find(({ kind, date }) => kind.trim().toLowerCase() === 'complaint' && date);
  const entry = facts.docket.telling.findLast(
    ({ documentType, date }) => documentType === 'Complaint' && date,
  );
  const from = filed?.date ?? entry?.date;
  if (from) return { date: addDays(from, days), from: `the complaint was filed on ${day(from)}` };
  if (summons.issuedDate === null) return null;
  return {
    date: addDays(summons.issuedDate, days),
    from: `counted from ${day(summons.issuedDate)}, the day of issue; the complaint was filed that day or before`,
  };
}

/** By when a summons has to be served, and by which rule. */
export function serviceTime(
  situation: Situation,
  summons: SummonsFact,
): { date: string | null; words: string } {
  const rule = situation.rules.find(({ name }) => name === TO_SERVE);
  if (rule !== undefined) {
    const limit = federalLimit(situation, summons, rule);
    const words = `Federal court gives ${periodOf(rule)} from the filing of the complaint (${ruleWords(rule)})`;
    if (limit === null) return { date: null, words: `${words}.` };
    return {
      date: limit.date,
      words: `${words}: ${dayAndDistance(limit.date, situation.today)}, ${limit.from}.`,
    };
  }
  if (situation.court === 'new_mexico_district') {
    return {
      date: null,
      words: `New Mexico sets no number of days. The papers must be served with reasonable diligence (Rule 1-004(C)(2) NMRA). A case in which nothing is done for long may be dismissed (${INACTIVE}).`,
    };
  }
  return { date: null, words: 'Ask the clerk how many days you have to serve it.' };
}

function serviceNeeds(situation: Situation): ToDo[] {
  const { unserved, answered } = situation;
  const [first] = unserved;
  if (first === undefined || answered !== null) return [];
  const names = listed(
    unserved.map(({ defendantName }) => defendantName),
    4,
  );
  const tried = unserved.reduce((sum, { attempts }) => sum + attempts, 0);
  const { date, words } = serviceTime(situation, first);
  return [
    toDo({
      id: 'serve',
      what: `Have the summons and complaint served on ${names}.`,
      why: `By your records ${unserved.length === 1 ? 'it is' : 'they are'} not served${tried > 0 ? ` after ${amount(tried, 'attempt')}` : ''}, so no time to answer is running. ${words}`,
      date,
      urgency: 'soon',
      keys: unserved.slice(0, 4).map(({ id }) => `summons:${id}`),
      action: { type: 'open', label: 'Open the summons', place: 'summons' },
    }),
  ];
}

function returnNeeds({ facts, answered }: Situation): ToDo[] {
  const served = facts.summonses.filter(
    ({ response, status, serviceStatus }) =>
      response.state !== 'not-started' && status !== 'filed' && serviceStatus !== 'filed',
  );
  if (served.length === 0 || answered !== null || countOfType(facts, isServiceRecord) > 0) return [];
  return [
    toDo({
      id: 'return',
      what: 'File the return of service with the clerk.',
      why: `The summons to ${listed(
        served.map(({ defendantName }) => defendantName),
        4,
      )} is served and no return is filed here. The court sees from it that the time to answer runs.`,
      paper: 'The return (proof) of service, signed by the person who served',
      keys: served.slice(0, 4).map(({ id }) => `summons:${id}`),
      action: { type: 'open', label: 'Open the return of service', place: 'summons' },
    }),
  ];
}

function silenceNeeds({ facts, answered, today, inDefault }: Situation): ToDo[] {
  if (answered !== null || inDefault !== null) return [];
  const late = facts.summonses.flatMap((summons) =>
    summons.response.state === 'counted' && summons.response.date < today
      ? [{ summons, date: summons.response.date, citation: summons.response.citation }]
      : [],
  );
  const [first] = late;
  if (first === undefined) return [];
  return [
    toDo({
      id: 'silence',
      what: `See on the docket whether ${first.summons.defendantName} answered.`,
      why: `By the rule the answer was due ${dayAndDistance(first.date, today)} (${first.citation}), and nothing here shows one. Check the day of service first; if no answer is there, the clerk can tell you what the court needs before it enters a default.`,
      urgency: 'soon',
      keys: [`summons:${first.summons.id}`],
      action: { type: 'open', label: 'Open the docket', place: 'docket' },
    }),
  ];
}

/** The docket shows a summons as issued, and nothing here says that anybody was served with it. */
function proofNeeds(situation: Situation): ToDo[] {
  const { issuedUnserved: issued, answered } = situation;
  if (issued === null || answered !== null) return [];
  const rule = situation.rules.find(({ name }) => name === TO_SERVE);
  const time =
    rule === undefined
      ? 'Ask the clerk how long you have to serve it.'
      : `Federal court gives ${periodOf(rule)} from the filing of the complaint to serve it (${ruleWords(rule)}).`;
  return [
    toDo({
      id: 'serve',
      what: 'Have the summons and complaint served on every defendant, and file the proof.',
      why: `The docket shows a summons issued on ${day(issued.date)}, and neither a proof of service nor an answer after it. ${time}`,
      paper: 'The proof of service for each defendant',
      keys: [issued.key],
      action: { type: 'open', label: 'Open the docket', place: 'docket' },
    }),
  ];
}

/** A counterclaim on the docket, with no reply to it after. */
function counterclaimNeeds(situation: Situation): ToDo[] {
  const { facts } = situation;
  const { telling, newest } = facts.docket;
  const entry = telling.find(({ description }) => /\bcounter-?claims?\b/i.test(description));
  const reply = [...newest, ...telling].some(
    (each) => eventOf(each) === 'reply-to-counterclaim' && (each.date ?? '') >= (entry?.date ?? ''),
  );
  if (entry === undefined || entry.date === null || reply || filerOf(entry, facts) === 'ours') return [];
  const [rule] = rulesOn('counterclaim', situation);
  const time = rule
    ? `It has to be answered ${periodOf(rule)} from ${rule.startsFrom} (${ruleWords(rule)}).`
    : 'The rules of this court on the time to answer it are not known here; ask the clerk today.';
  return [
    toDo({
      id: 'counterclaim',
      what: `See whether the counterclaim of ${day(entry.date)} is against you, and answer it like a complaint.`,
      why: `The docket has it, and no reply after it. ${time} What is not denied can count as admitted.`,
      paper: `Your answer to the counterclaim of ${day(entry.date)}`,
      keys: [`docket:${entryKey(entry)}`],
      action: { type: 'open', label: 'Open the docket', place: 'docket' },
    }),
  ];
}

/** What a plaintiff in a civil case has to do about complaint, summons and service. */
export function plaintiffToDos(situation: Situation): ToDo[] {
  return [
    ...complaintNeeds(situation),
    ...summonsNeeds(situation),
    ...serviceNeeds(situation),
    ...proofNeeds(situation),
    ...returnNeeds(situation),
    ...silenceNeeds(situation),
    ...counterclaimNeeds(situation),
  ];
}
