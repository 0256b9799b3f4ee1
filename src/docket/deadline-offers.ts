import { deadlineTypeOf } from '../law/calculate.ts';
import type { Jurisdiction } from '../law/calculation-schema.ts';
import { type CaseLaw, rulesOfCase } from '../law/case-law.ts';
import { type EntryEvent, eventOf } from './entry-event.ts';
import type { DeadlineOffer, DocketRow, OfferSide } from './schema.ts';
import { onlyDate, type StatedDate, type StatedKind, statedDates } from './stated-dates.ts';

type Entry = Pick<DocketRow, 'date' | 'enteredDate' | 'description' | 'documentType'>;

const FILED_NOT_SERVED =
  'This counts from the day it was filed. “Filed” is not “served”: most times run from the day it was served on you, so correct the date if they differ.';
const COURT_DATE_WINS = 'A date that the judge or the entry sets comes before any rule.';
const NOT_FOR_ALL = 'Check first that this entry is about you: a case may have several parties.';
const ENTERED_COUNTS =
  'The time runs from the day the clerk entered it on the docket, not from the day you heard of it.';
const MAYBE_NOT_FINAL =
  'Only a final judgment starts this time. An order that ends the whole case may be one even without that name. Ask the clerk or a lawyer at once.';

/** What an event may start: rules of the deadline engine for each court, by their ids. */
interface Start {
  rules: Readonly<Partial<Record<Jurisdiction, readonly string[]>>>;
  trigger: 'filed' | 'entered' | 'served' | 'sent' | 'unknown' | 'hearing';
  side: OfferSide;
  sideText: string;
  why: string;
  states?: StatedKind;
  caveats: readonly string[];
}

const SERVED_TEXT = 'For the person who was served. If that is you, this is your time to answer.';
const OTHER_SIDE = 'For the side that did not file it. If you filed it, the other side has this time.';
const EITHER = 'For any side that wants to do something about it.';

const RESPONSE_RULES = { federal: ['F14a'], new_mexico_district: ['N5'], california: ['C4'] } as const;
const RESPOND: Start = {
  rules: RESPONSE_RULES,
  trigger: 'filed',
  side: 'other-side',
  sideText: OTHER_SIDE,
  why: 'A motion asks the court for something. If nobody responds in time, the court may decide without hearing the other side.',
  states: 'response',
  caveats: [FILED_NOT_SERVED, COURT_DATE_WINS],
};
const ANSWER: Start = {
  rules: { federal: ['F1'], new_mexico_district: ['N1'], new_mexico_magistrate: ['N14'], california: ['C1'] },
  trigger: 'served',
  side: 'served-party',
  sideText: SERVED_TEXT,
  why: 'Once the summons and complaint are served, the time to answer runs. Without an answer the other side can ask for a default.',
  states: 'answer',
  caveats: [
    NOT_FOR_ALL,
    'The time runs from the day of service, not from the day the proof of it was filed.',
  ],
};
const JUDGMENT: Start = {
  rules: {
    federal: ['F17', 'F16', 'F17u'],
    new_mexico_district: ['N11', 'N10'],
  },
  trigger: 'entered',
  side: 'losing-side',
  sideText: 'For the side that lost, wholly or in part.',
  why: 'A judgment starts short times that courts hardly ever make longer: to ask for a new trial, and to appeal.',
  caveats: [ENTERED_COUNTS, MAYBE_NOT_FINAL],
};
const REQUESTS: Start = {
  rules: { federal: ['F10'], new_mexico_district: ['N8', 'N9'], california: ['C7'] },
  trigger: 'filed',
  side: 'other-side',
  sideText: 'For the side that was asked.',
  why: 'Questions and requests must be answered in time. Requests to admit that nobody answers count as admitted.',
  states: 'response',
  caveats: [FILED_NOT_SERVED],
};

const STARTS: Readonly<Partial<Record<EntryEvent, readonly Start[]>>> = {
  served: [ANSWER],
  waiver: [
    {
      ...ANSWER,
      rules: { federal: ['F2'] },
      trigger: 'sent',
      sideText: 'For the person who waived service.',
      why: 'Who waives service has more time to answer, counted from the day the request was sent.',
    },
  ],
  complaint: [
    {
      ...ANSWER,
      trigger: 'unknown',
      sideText: 'For each defendant, from the day that person is served.',
      why: 'Filing alone starts no time to answer. It starts when the summons and complaint are served.',
    },
    {
      rules: { federal: ['F9'] },
      trigger: 'filed',
      side: 'everyone',
      sideText: 'For the plaintiff.',
      why: 'The plaintiff must have every defendant served in this time, or the court may dismiss the case.',
      caveats: [],
    },
  ],
  'amended-complaint': [
    {
      ...ANSWER,
      // Not New Mexico: its Rule 1-015(A) gives what is left of the time, or ten days.
      rules: { federal: ['F8b'], california: ['C1'] },
      trigger: 'filed',
      sideText: 'For each defendant.',
      why: 'A changed complaint must be answered again, even where the first one was answered.',
      caveats: [
        FILED_NOT_SERVED,
        COURT_DATE_WINS,
        'Whoever is sued for the first time has the full time from service.',
      ],
    },
  ],
  removal: [
    {
      rules: { federal: ['F18b'] },
      trigger: 'filed',
      side: 'other-side',
      sideText: 'For the side that wants the case back in state court.',
      why: 'The case was moved to federal court. Faults in the way it was moved must be raised in this time.',
      caveats: [
        'The times of the state court no longer count; FRCP 81(c) says when the answer is due after removal.',
      ],
    },
  ],
  counterclaim: [
    {
      rules: { federal: ['F4'], new_mexico_district: ['N2'] },
      trigger: 'filed',
      side: 'other-side',
      sideText: 'For the side against which the claim is made.',
      why: 'A counterclaim or crossclaim must be answered like a complaint. What is not denied counts as admitted.',
      states: 'answer',
      caveats: [FILED_NOT_SERVED],
    },
  ],
  answer: [
    {
      rules: { federal: ['F11'], new_mexico_district: ['N13'] },
      trigger: 'filed',
      side: 'everyone',
      sideText: EITHER,
      why: 'Who wants a jury must ask soon after the last pleading, and the answer often is the last.',
      caveats: [
        FILED_NOT_SERVED,
        'If the complaint or answer already asks for a jury, nothing more is needed.',
      ],
    },
  ],
  'motion-dismiss': [
    RESPOND,
    {
      rules: { federal: ['F8a'] },
      trigger: 'filed',
      side: 'other-side',
      sideText: 'For the side whose pleading is attacked.',
      why: 'Instead of arguing, the pleading may be changed once without asking.',
      caveats: [FILED_NOT_SERVED],
    },
  ],
  'motion-summary-judgment': [
    { ...RESPOND, rules: { federal: ['F14a'], new_mexico_district: ['N7a'], california: ['C6b'] } },
  ],
  'motion-default-judgment': [RESPOND],
  'motion-extension': [RESPOND],
  'motion-compel': [RESPOND],
  motion: [RESPOND],
  response: [
    {
      rules: { federal: ['F14b'], new_mexico_district: ['N6'], california: ['C5'] },
      trigger: 'filed',
      side: 'other-side',
      sideText: 'For the side that made the motion.',
      why: 'Who made the motion may reply once to the response.',
      states: 'reply',
      caveats: [FILED_NOT_SERVED, COURT_DATE_WINS],
    },
  ],
  'order-denying-dismissal': [
    {
      rules: { federal: ['F6'], new_mexico_district: ['N3'] },
      trigger: 'entered',
      side: 'losing-side',
      sideText: 'For the side whose motion to dismiss was denied.',
      why: 'The motion stopped the time to answer. Now that it is denied, the answer is due soon.',
      states: 'answer',
      caveats: ['The time runs from the day you got notice of the order.', COURT_DATE_WINS],
    },
  ],
  'order-dismissing': [JUDGMENT],
  'order-summary-judgment': [JUDGMENT],
  'default-judgment': [JUDGMENT],
  judgment: [JUDGMENT],
  'requests-admission': [
    { ...REQUESTS, rules: { federal: ['F10'], new_mexico_district: ['N8'], california: ['C7'] } },
  ],
  'discovery-requests': [REQUESTS],
  'hearing-set': [
    {
      rules: { federal: ['F13'], california: ['C4', 'C5'] },
      trigger: 'hearing',
      side: 'everyone',
      sideText: EITHER,
      why: 'Papers against a motion are counted back from its hearing.',
      caveats: ['Only where the hearing is about a motion.', COURT_DATE_WINS],
    },
  ],
  'judge-assigned': [
    {
      rules: { new_mexico_district: ['N12'] },
      trigger: 'filed',
      side: 'everyone',
      sideText: 'For each side, once in the case.',
      why: 'Each side may excuse one judge without a reason, but only within a few days of learning who it is.',
      caveats: ['The time runs from the day you got notice of the judge.'],
    },
  ],
};

/**
 * Deadlines that an entry may have started, as offers of the deadline engine's own rules. Nothing is set by it: a
 * person checks the day it counts from. No offer for a court or a kind of case without such a rule.
 */
export function deadlineOffers(entry: Entry, law: Pick<CaseLaw, 'jurisdiction' | 'kind'>): DeadlineOffer[] {
  const { jurisdiction } = law;
  if (jurisdiction === null) return [];
  const dates = statedDates(entry.description);
  const offers = (STARTS[eventOf(entry)] ?? []).flatMap((start) =>
    (start.rules[jurisdiction] ?? []).flatMap((id) => offerOf(id, start, { entry, law, dates })),
  );
  const seen = new Set<string>();
  return offers.filter(({ deadlineType }) => !seen.has(deadlineType) && seen.add(deadlineType));
}

interface Place {
  entry: Entry;
  law: Pick<CaseLaw, 'jurisdiction' | 'kind'>;
  dates: readonly StatedDate[];
}

function offerOf(id: string, start: Start, { entry, law, dates }: Place): DeadlineOffer[] {
  const rule = rulesOfCase(law).find((each) => each.id === id);
  if (!rule) return [];
  const countsBack = rule.direction === 'backward';
  const hearingDate = onlyDate(dates, 'hearing');
  if (start.trigger === 'hearing' && hearingDate === null) return [];
  const trigger = countsBack ? { date: null, is: 'the day of the hearing' } : triggerOf(start, entry, dates);
  const caveats = countsBack
    ? [
        'This counts back from the hearing. Enter the day of the hearing.',
        ...start.caveats.filter((text) => text !== FILED_NOT_SERVED),
      ]
    : start.caveats;
  return [
    {
      name: rule.name,
      deadlineType: deadlineTypeOf(rule.name),
      triggerDate: trigger.date,
      triggerIs: trigger.is,
      hearingDate: countsBack ? hearingDate : null,
      side: start.side,
      sideText: start.sideText,
      why: start.why,
      caveats: [...caveats],
      statedDate: start.states ? onlyDate(dates, start.states) : null,
    },
  ];
}

function triggerOf(
  start: Start,
  entry: Entry,
  dates: readonly StatedDate[],
): { date: string | null; is: string } {
  switch (start.trigger) {
    case 'filed':
      return { date: entry.date, is: 'the day it was filed' };
    case 'entered':
      return entry.enteredDate === null
        ? { date: entry.date, is: 'the day it was filed' }
        : { date: entry.enteredDate, is: 'the day it was entered' };
    case 'served':
      return { date: onlyDate(dates, 'served'), is: 'the day of service that the entry names' };
    case 'sent':
      return { date: onlyDate(dates, 'sent'), is: 'the day the request to waive was sent' };
    default:
      return { date: null, is: 'the day you were served' };
  }
}
