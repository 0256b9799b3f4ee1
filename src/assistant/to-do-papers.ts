import { type EntryEvent, eventOf } from '../docket/entry-event.ts';
import { daysBetween } from '../law/calendar-days.ts';
import { periodOf } from '../law/court-rule.ts';
import {
  dealsWithMotion,
  isDisclosure,
  isDiscoveryRequest,
  isDiscoveryResponse,
  isMotion,
} from '../papers/kind-of.ts';
import { amount, listed } from '../text/words.ts';
import { filerOf } from './docket-facts.ts';
import { asTitle } from './draft.ts';
import { entryKey } from './entry-key.ts';
import type { DiscoveryFact } from './facts-schema.ts';
import { rulesOn } from './rule-lines.ts';
import { countOfType, ruleWords, type Situation } from './situation.ts';
import { type ToDo, toDo } from './to-do.ts';
import { day, dayAndDistance } from './words.ts';

/** Days for which a motion without a response in sight is worth a word. */
const FRESH_MOTION = 45;

function discoveryNeed(request: DiscoveryFact, today: string): ToDo | null {
  const { id, title, direction, items, answered, dueDate, hasAdmissions } = request;
  const open = items - answered;
  if (items > 0 && open <= 0) return null;
  const howMany = items === 0 ? 'its requests' : amount(open, 'request');
  const keys = [`discovery:${id}`];
  const action = { type: 'open', label: 'Open discovery', place: 'ediscovery' } as const;
  const silence = hasAdmissions
    ? ' If you do not answer a request to admit in time, it can count as admitted.'
    : '';
  if (direction === 'theirs') {
    return toDo({
      id: `discovery ${id}`,
      what: `Answer ${howMany} in ${title}${dueDate === null ? '' : ` by ${day(dueDate)}`}.`,
      why: `The other side asked, and no answer to ${items === 0 ? 'them' : howMany} is here.${silence}${dueDate === null ? ' Enter the day on which you were served with it, and the last day is counted.' : ''}`,
      date: dueDate,
      urgency: dueDate !== null && dueDate < today ? 'at-once' : 'soon',
      paper: `Your responses to ${title}`,
      keys,
      action,
    });
  }
  if (direction === 'unknown' || dueDate === null || dueDate >= today) return null;
  return toDo({
    id: `discovery ${id}`,
    what: `Write to the other side about ${title}: ${howMany} without an answer here.`,
    why: `The answers were due ${dayAndDistance(dueDate, today)}. Ask for them in writing first; a motion to compel has to say that you tried.`,
    urgency: 'soon',
    keys,
    action,
  });
}

/** 'A response is due N days from the day … (Rule 1-007.1(D) NMRA).' */
function responseTime(situation: Situation): string {
  const [rule] = rulesOn('motion', situation);
  if (!rule) return 'The rules of this court on the time to respond are not known here; ask the clerk today.';
  if (rule.localDefault !== undefined) {
    return `The local rules of your court set the time to respond (in ${rule.localDefault} it is ${periodOf(rule)}); ask the clerk today.`;
  }
  const way = rule.direction === 'backward' ? 'before' : 'from';
  return `A response is due ${periodOf(rule)} ${way} ${rule.startsFrom} (${ruleWords(rule)}).`;
}

function isFresh(date: string | null, today: string): boolean {
  return date !== null && date <= today && daysBetween(date, today) <= FRESH_MOTION;
}

const MOTIONS: readonly EntryEvent[] = [
  'motion-dismiss',
  'motion-summary-judgment',
  'motion-compel',
  'motion',
];

/** A recent motion, not by this side, after which the docket shows neither a response nor an order. */
function docketMotion({ facts, today }: Situation) {
  const recent = facts.docket.newest;
  const at = recent.findIndex((entry) => MOTIONS.includes(eventOf(entry)) && isFresh(entry.date, today));
  const motion = recent[at];
  if (motion === undefined || motion.date === null) return null;
  const later = recent.slice(0, at).map((entry) => entry.documentType);
  const filer = filerOf(motion, facts);
  if (filer === 'ours' || later.includes('Response') || later.includes('Order')) return null;
  return {
    key: `docket:${entryKey(motion)}`,
    date: motion.date,
    isTheirs: filer === 'theirs',
    from: 'on the docket',
  };
}

/** The same among the papers, where no docket says who filed what. */
function paperMotion({ facts, today }: Situation) {
  const papers = facts.documents.listed;
  const motion = papers.find(({ docType, docDate }) => isMotion(docType) && isFresh(docDate, today));
  if (!motion?.docDate || facts.docket.total > 0) return null;
  const since = motion.docDate;
  const isDealtWith = papers.some(
    ({ docType, docDate }) => dealsWithMotion(docType) && docDate !== null && docDate >= since,
  );
  return isDealtWith
    ? null
    : { key: `document:${motion.id}`, date: since, isTheirs: false, from: `in ${motion.filename}` };
}

function motionNeeds(situation: Situation): ToDo[] {
  if (!situation.isCivil || situation.ended?.isClosed) return [];
  const motion = docketMotion(situation) ?? paperMotion(situation);
  if (motion === null) return [];
  const when = day(motion.date);
  return [
    toDo({
      id: 'motion',
      what: motion.isTheirs
        ? `Write a response to the motion of ${when}.`
        : `See who filed the motion of ${when}; if the other side did, write a response.`,
      why: `It stands ${motion.from}, and no response and no order after it ${motion.from === 'on the docket' ? 'there' : 'are here'}. ${responseTime(situation)} Where nobody responds, the court may decide without hearing you.`,
      paper: `A response to the motion of ${when}${motion.isTheirs ? '' : ', if the other side filed it'}`,
      keys: [motion.key],
      action: { type: 'open', label: 'Open the docket', place: 'docket' },
    }),
  ];
}

/** A paper of discovery that is not filed under a side: nothing is counted from it. */
function unsortedRequests(situation: Situation): ToDo[] {
  const { facts, isCivil } = situation;
  const request = facts.documents.listed.find(({ docType }) => isDiscoveryRequest(docType));
  if (!isCivil || request === undefined || countOfType(facts, isDiscoveryResponse) > 0) return [];
  const [rule] = rulesOn('discovery', situation);
  const time = rule
    ? ` Answers are usually due ${periodOf(rule)} from ${rule.startsFrom} (${ruleWords(rule)}).`
    : '';
  return [
    toDo({
      id: `discovery ${request.id}`,
      what: `If the other side sent you ${request.filename}, answer it in time. File it on the Discovery page, so that we count its last day.`,
      why: `It asks questions or asks for papers. No response is here.${time} If you do not answer a request to admit in time, it can count as admitted.`,
      paper: `Your responses to ${request.filename}, if the other side sent it`,
      keys: [`document:${request.id}`],
      action: {
        type: 'open-document',
        label: `Open ${asTitle(request.filename, 40)}`,
        documentId: request.id,
        page: null,
      },
    }),
  ];
}

function disclosureNeeds({ facts, court, isCivil, answered }: Situation): ToDo[] {
  const isHere =
    countOfType(facts, isDisclosure) > 0 ||
    facts.documents.listed.some(({ filename }) => /disclosure/i.test(filename));
  if (!isCivil || court !== 'federal' || !answered?.isSure || isHere) return [];
  return [
    toDo({
      id: 'disclosures',
      what: 'Ask the clerk whether and when you have to give initial disclosures.',
      why: 'In most federal civil cases each side must give the other names, papers and sums, soon after they planned discovery. It must do so without being asked (FRCP 26(a)(1)). We have not checked this rule. Ask the clerk.',
      urgency: 'later',
      paper: 'Initial disclosures, if your case is one that has them',
      keys: [answered.key],
    }),
  ];
}

const EXHIBIT = /\b(?:Exhibits?|Exs?\.) ((?:[A-Z]|\d{1,2})(?:-\d{1,2})?)(?=[\s,.;:)”"’']|$)/g;

function exhibitNeeds({ complaint, facts, ended }: Situation): ToDo[] {
  if (complaint === null || ended?.isClosed) return [];
  const names = new Set<string>();
  for (const { text } of complaint.analysis.factual_allegations) {
    for (const [, name = ''] of text.matchAll(EXHIBIT)) names.add(name);
  }
  const here = facts.documents.listed.map(({ filename }) => filename.toLowerCase());
  const missing = [...names].filter(
    (name) =>
      !here.some((file) => new RegExp(`\\bex(?:hibit|h)?\\W{0,2}${name.toLowerCase()}\\b`).test(file)),
  );
  if (missing.length === 0) return [];
  const which = `${missing.length === 1 ? 'Exhibit' : 'Exhibits'} ${listed(missing, 5)}`;
  return [
    toDo({
      id: 'exhibits',
      what: `Look for ${which} of the complaint, and upload what you do not have here.`,
      why: `${complaint.filename} names ${missing.length === 1 ? 'it' : 'them'}, and no file here is named so; ${missing.length === 1 ? 'it' : 'they'} may stand at the end of the complaint itself.`,
      urgency: 'later',
      paper: `${which}, named in the complaint`,
      keys: [`document:${complaint.documentId}`],
      action: {
        type: 'open-document',
        label: 'Open the complaint',
        documentId: complaint.documentId,
        page: null,
      },
    }),
  ];
}

/** Papers that either side may still have to make: responses to requests and motions, disclosures, exhibits. */
export function paperToDos(situation: Situation): ToDo[] {
  const { facts, today } = situation;
  return [
    ...facts.discovery.flatMap((request) => discoveryNeed(request, today) ?? []),
    ...unsortedRequests(situation),
    ...motionNeeds(situation),
    ...disclosureNeeds(situation),
    ...exhibitNeeds(situation),
  ];
}
