import { DOCKET_NOTES } from '../law/docket-notes.ts';
import type { EntryEvent } from './entry-event.ts';
import { AFTER_JUDGMENT, JUDGMENT, type Start } from './judgment-starts.ts';
import {
  AFTER_VERDICT,
  ANSWERED_ON_ORDER,
  COURT_DATE_WINS,
  ENTERED_COUNTS,
  FILED_NOT_SERVED,
  NO_LOSS,
  NO_MOTION,
  NOT_FOR_ALL,
  SUMMARY_DENIED,
} from './start-caveats.ts';

const SERVED_TEXT = 'For the person who was served. If that is you, this is your time to answer.';
const OTHER_SIDE = 'For the side that did not file it. If you filed it, the other side has this time.';
const EITHER = 'For any side that wants to do something about it.';

const RESPOND: Start = {
  starts: 'respond',
  trigger: 'filed',
  side: 'other-side',
  sideText: OTHER_SIDE,
  why: 'A motion asks the court for something. If nobody responds in time, the court may decide without hearing the other side.',
  states: 'response',
  caveats: [FILED_NOT_SERVED, COURT_DATE_WINS],
};
const ANSWER: Start = {
  starts: 'answer',
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
const QUASH: Start = {
  ...ANSWER,
  starts: 'quash',
  sideText: 'For the person who was served, or who was not served as the law asks.',
  why: null,
};
const SET_ASIDE: Start = {
  starts: 'set-aside',
  trigger: 'entered',
  side: 'losing-side',
  sideText: 'For the person against whom it was entered.',
  why: 'A default can be set aside for a good reason. The sooner you ask, the better: this is the last day, not the time you have.',
  caveats: [ENTERED_COUNTS],
};
const PUT_OUT: Start = {
  ...{ ...AFTER_JUDGMENT, unless: NO_LOSS, starts: 'put-out', trigger: 'entered' },
  why: 'If the judgment gives the home back, an officer can come within days. An appeal may stop it.',
  caveats: [ENTERED_COUNTS],
};
const SET_ASIDE_SMALL_CLAIMS: Start = {
  ...SET_ASIDE,
  starts: 'set-aside-small-claims',
  trigger: 'unknown',
  caveats: [],
};
const REQUESTS: Start = {
  starts: 'discovery-requests',
  trigger: 'filed',
  side: 'other-side',
  sideText: 'For the side that was asked.',
  why: 'Questions and requests must be answered in time. Requests to admit that nobody answers count as admitted.',
  states: 'response',
  caveats: [FILED_NOT_SERVED],
};
const JUDGE: Start = {
  starts: 'excuse-judge',
  trigger: 'filed',
  side: 'everyone',
  sideText: 'For each side, once in the case.',
  why: 'Each side may excuse one judge without a reason, but only within a few days of learning who it is.',
  caveats: ['The time runs from the day you got notice of the judge.'],
};

const ANSWER_AFTER: Start = {
  starts: 'answer-after-denial',
  trigger: 'entered',
  side: 'losing-side',
  sideText: 'For the side whose motion to dismiss was denied.',
  why: 'The motion stopped the time to answer. Now that it is denied, the answer is due soon.',
  states: 'answer',
  caveats: ['The time runs from the day you got notice of the order.', COURT_DATE_WINS],
};

/** The deadlines that an entry of each event may have started. */
export const STARTS: Readonly<Partial<Record<EntryEvent, readonly Start[]>>> = {
  served: [ANSWER, QUASH],
  waiver: [
    {
      ...ANSWER,
      starts: 'waiver',
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
      unless: ANSWERED_ON_ORDER,
    },
    {
      starts: 'serve-complaint',
      trigger: 'filed',
      side: 'everyone',
      sideText: 'For the plaintiff.',
      why: 'The plaintiff must have every defendant served in this time, or the court may dismiss the case.',
      unless: ANSWERED_ON_ORDER,
      caveats: [],
    },
  ],
  'amended-complaint': [
    {
      ...ANSWER,
      starts: 'answer-amended',
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
      ...ANSWER,
      starts: 'answer-after-removal',
      trigger: 'unknown',
      sideText: 'For each defendant who had not answered in the state court.',
      why: DOCKET_NOTES['answer-after-removal'],
      caveats: [NOT_FOR_ALL, COURT_DATE_WINS],
    },
    {
      starts: 'remand',
      trigger: 'filed',
      side: 'other-side',
      sideText: 'For the side that wants the case back in state court.',
      why: 'The case was moved to federal court. Faults in the way it was moved must be raised in this time.',
      caveats: [],
    },
  ],
  counterclaim: [
    {
      starts: 'reply-to-counterclaim',
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
      starts: 'jury',
      trigger: 'filed',
      side: 'everyone',
      sideText: EITHER,
      why: 'Who wants a jury must ask soon after the last pleading, and the answer often is the last.',
      caveats: [
        FILED_NOT_SERVED,
        'If the complaint or answer already asks for a jury, nothing more is needed.',
      ],
    },
    {
      starts: 'amend-own',
      trigger: 'filed',
      side: 'everyone',
      sideText: 'For the side that filed the answer.',
      why: 'You can change an answer once and need not ask anybody, for example to add a defense.',
      caveats: ['This counts from the day it was filed. The time runs from the day you served it.'],
    },
  ],
  'motion-dismiss': [
    RESPOND,
    {
      starts: 'amend-instead',
      trigger: 'filed',
      side: 'other-side',
      sideText: 'For the side whose pleading is attacked.',
      why: 'Instead of arguing, the pleading may be changed once without asking.',
      caveats: [FILED_NOT_SERVED],
    },
  ],
  'motion-summary-judgment': [{ ...RESPOND, starts: 'respond-summary-judgment' }],
  'motion-default-judgment': [RESPOND],
  'motion-extension': [RESPOND],
  'motion-compel': [{ ...RESPOND, starts: 'respond-discovery-motion' }],
  motion: [RESPOND],
  response: [
    {
      starts: 'reply',
      trigger: 'filed',
      side: 'other-side',
      sideText: 'For the side that made the motion.',
      why: 'Who made the motion may reply once to the response.',
      states: 'reply',
      caveats: [FILED_NOT_SERVED, COURT_DATE_WINS],
    },
  ],
  'order-denying-dismissal': [ANSWER_AFTER],
  'order-dismissing-part': [
    {
      ...ANSWER_AFTER,
      sideText: 'For the side that asked for the dismissal, where a part of it was denied.',
      why: 'The motion stopped the time to answer. For what is left of the case, the answer is due soon.',
    },
  ],
  'order-denying-new-trial': [
    {
      ...AFTER_JUDGMENT,
      starts: 'appeal-after-motion',
      trigger: 'entered',
      why: 'Where such a motion was made in time, the time to appeal starts anew with the order that decides it.',
      caveats: [
        ENTERED_COUNTS,
        'A motion that came too late does not move the time. Then it ran from the judgment.',
      ],
    },
  ],
  'motion-dismiss-own': [RESPOND],
  objections: [
    {
      starts: 'respond-objections',
      trigger: 'filed',
      side: 'other-side',
      sideText: 'For the side that did not object.',
      why: 'The objections say that the report of the magistrate judge is wrong. The other side may respond once.',
      states: 'response',
      caveats: [FILED_NOT_SERVED, COURT_DATE_WINS],
    },
  ],
  'report-recommendation': [
    {
      starts: 'object-to-recommendation',
      trigger: 'filed',
      side: 'everyone',
      sideText: EITHER,
      why: 'The district judge has the last word. What nobody objects to is hardly looked at again, there or on appeal.',
      caveats: [FILED_NOT_SERVED, COURT_DATE_WINS],
    },
  ],
  'order-dismissing': JUDGMENT,
  'order-denying-petition': JUDGMENT,
  'order-summary-judgment': JUDGMENT.map((start) => ({ ...start, unless: SUMMARY_DENIED })),
  'default-entered': [{ ...SET_ASIDE, starts: 'set-aside-default' }],
  'default-judgment': [...JUDGMENT, PUT_OUT, SET_ASIDE_SMALL_CLAIMS, SET_ASIDE],
  judgment: [...JUDGMENT, PUT_OUT],
  verdict: JUDGMENT.map((start) => ({ ...start, trigger: 'unknown', caveats: [AFTER_VERDICT] })),
  appeal: [
    {
      starts: 'cross-appeal',
      trigger: 'filed',
      side: 'other-side',
      sideText: 'For a side that did not appeal yet and wants something changed, too.',
      why: 'After the appeal of another party there is a little more time for your own.',
      caveats: [FILED_NOT_SERVED],
    },
    {
      starts: 'rent-on-appeal',
      trigger: 'filed',
      side: 'everyone',
      sideText: 'For the tenant who appealed.',
      why: 'The appeal alone does not stop the eviction. The rent must be paid in time.',
      caveats: [],
    },
  ],
  'requests-admission': [{ ...REQUESTS, starts: 'requests-admission' }],
  'discovery-requests': [REQUESTS],
  'hearing-set': [
    {
      starts: 'hearing',
      trigger: 'hearing',
      side: 'everyone',
      sideText: EITHER,
      why: 'Papers against a motion are counted back from its hearing.',
      caveats: ['Only where the hearing is about a motion.', COURT_DATE_WINS],
      unless: NO_MOTION,
    },
  ],
  'judge-assigned': [
    JUDGE,
    {
      ...JUDGE,
      starts: 'excuse-judge-later',
      trigger: 'unknown',
      caveats: [],
    },
  ],
};
