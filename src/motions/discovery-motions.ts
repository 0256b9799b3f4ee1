import { daysOf } from '../law/rule-days.ts';
import { CALIFORNIA_NOTICE, withAnswering } from './deadlines.ts';
import { MOTION_TITLES, type Motion, type MotionPoint } from './schema.ts';
import { SERVE } from './serving.ts';

const MAGISTRATE: readonly MotionPoint[] = [
  {
    text: `In magistrate court each side shows the other before the trial, without being asked, the papers and things it will use and names its witnesses: the plaintiff at least ${daysOf('N35')} before it, the defendant ${daysOf('N36')}. The trial of an eviction comes sooner than that. Ask the clerk.`,
    citations: ['Rule 2-501 NMRA'],
  },
  {
    text: 'Whether and how the court takes this motion we could not read, nor the rule of the metropolitan court. Ask the clerk what the court allows.',
    isUnchecked: true,
  },
];
const ANSWERS_DUE =
  'If the requests were served on you: the day your answers are due. File the motion before it';

/** To make the other side answer. */
export const MOTION_TO_COMPEL: Motion = {
  id: 'motion-to-compel',
  title: MOTION_TITLES['motion-to-compel'],
  description: 'Ask the court to order the other side to answer your discovery requests.',
  priority: 'medium',
  purpose:
    'A motion to compel makes the other side answer discovery. That may be interrogatories, requests for papers, e-mails, photos and files, or questions at a deposition. It is for what that side skipped, refused or did not really answer.',
  timeline: {
    general: 'File a motion to compel after an answer is late or falls short. Do so before discovery closes.',
    note: null,
    courts: {
      federal: [
        {
          text: 'After the answer was due or fell short, and before discovery closes. Look in the scheduling order for the last day.',
          citations: ['FRCP 37(a)'],
        },
        {
          text: 'In the federal court of New Mexico (D.N.M.) a local rule sets a short time after an objection. Look it up in the local rules, or the objection may count as accepted.',
          isUnchecked: true,
        },
      ],
      new_mexico_district: [
        {
          text: 'After the answer was due or fell short, and before discovery closes. Look in the scheduling order for the last day.',
          citations: ['Rule 1-037(A) NMRA'],
        },
      ],
      new_mexico_magistrate: MAGISTRATE,
      california: [
        {
          text: `Where answers came and fall short: notice of the motion within ${daysOf('C8')} after the verified answers were served on you. Later you give up the right to better ones. As far as we know it is the same for requests for documents and for admissions. Where no answer came at all, ask the clerk which rule holds.`,
          citations: ['CCP 2030.300'],
          isUnchecked: true,
        },
      ],
    },
  },
  requirements: [
    {
      text: 'Have a proper request that was served earlier, and an answer that is late or falls short.',
    },
    {
      text: 'Try in earnest to settle it with the other side first, and say in the motion what you did and when.',
      citations: ['FRCP 37(a)', 'Rule 1-037(A) NMRA'],
    },
    {
      text: 'Attach the request and whatever was answered to it.',
      citations: ['Rule 1-037(A) NMRA'],
      courts: ['new_mexico_district'],
    },
    {
      text: 'Where answers came and fall short, put each request, its answer and your reasons into a paper of their own, the separate statement. Where no answer came at all it is not needed.',
      citations: ['CRC 3.1345'],
      courts: ['california'],
    },
    { text: 'Go item by item: what you asked, what came back, why it falls short.' },
    { text: 'Say why each item matters to the case and why answering it is no undue burden.' },
    { text: 'Write out the exact order you want.' },
    { text: 'Prove the dates: when the request was served, when the answer was due, when it came.' },
    ...SERVE,
  ],
  considerations: [
    {
      text: 'An answer that dodges the question counts as no answer.',
      courts: ['federal', 'new_mexico_district'],
    },
    {
      text: 'Whoever loses the motion may have to pay what it cost the other side. That can be you.',
      citations: ['FRCP 37(a)', 'Rule 1-037(A) NMRA'],
    },
    { text: 'Keep a trail: letters and e-mails show that you tried first.' },
    { text: 'Narrow your request before you file. Fewer and clearer items are easier to grant.' },
    { text: 'Where the other side claims privilege, ask for a privilege log.' },
    { text: 'Ask for a date in the order by which the answer has to come.' },
  ],
  deadlines: withAnswering({
    california: [
      {
        deadlineType: 'motion_to_compel_further_responses_due',
        meaning: 'The last day to give notice of it',
      },
    ],
  }),
};

/** To be spared discovery that goes too far. */
export const MOTION_FOR_PROTECTIVE_ORDER: Motion = {
  id: 'motion-for-protective-order',
  title: MOTION_TITLES['motion-for-protective-order'],
  description: 'Ask the court to limit discovery that is abusive, too costly, private or confidential.',
  priority: 'medium',
  purpose:
    'A protective order limits what the other side may ask for, how it may ask, or who may see what you hand over. It is for requests that harass, or that cost far more than they are worth. It is also for requests that reach for what is private or confidential.',
  timeline: {
    general:
      'File a motion for a protective order early. It must come before the answer is due or the deposition begins.',
    note: null,
    courts: {
      federal: [
        {
          text: 'Before your answer is due or before the day of the deposition.',
          citations: ['FRCP 26(c)'],
        },
      ],
      new_mexico_district: [
        {
          text: 'Before your answer is due or before the day of the deposition.',
          citations: ['Rule 1-026(C) NMRA'],
        },
      ],
      new_mexico_magistrate: MAGISTRATE,
      california: [
        {
          text: 'Before your answer is due or before the day of the deposition. We could not read the California rule.',
          isUnchecked: true,
        },
      ],
    },
  },
  requirements: [
    {
      text: 'Show good cause: annoyance, embarrassment, oppression, or an undue burden or expense.',
      citations: ['FRCP 26(c)', 'Rule 1-026(C) NMRA'],
    },
    { text: 'Describe the harm exactly, with facts. A general complaint is not enough.' },
    {
      text: 'Certify that you talked with the other side, or tried to, before you filed.',
      citations: ['FRCP 26(c)'],
      courts: ['federal'],
    },
    {
      text: 'Attach the request, or set out its words in the motion.',
      citations: ['Rule 1-026(C) NMRA'],
      courts: ['new_mexico_district'],
    },
    { text: 'Propose precise limits: which questions, which years, who may see it.' },
    { text: 'Offer redactions or terms of confidentiality where they would do.' },
    { text: 'Prepare a proposed order that the judge can sign.' },
    ...SERVE,
  ],
  considerations: [
    {
      text: 'Objecting alone may not excuse silence. Ask the court for protection before the day passes.',
      citations: ['Rule 1-037 NMRA'],
    },
    { text: 'Ask for limits on a part rather than on everything.' },
    { text: 'An order that both sides agree to is the fastest way.' },
    { text: 'Filing does not by itself stop the clock. Until the court says so, the day still counts.' },
    { text: 'Whoever loses may have to pay what the motion cost the other side.' },
    {
      text: 'Keeping a paper out of the public file needs an order of its own.',
      citations: ['Rule 1-079 NMRA'],
    },
  ],
  deadlines: withAnswering({
    ...CALIFORNIA_NOTICE,
    federal: [{ deadlineType: 'discovery_responses_due', meaning: ANSWERS_DUE }],
    new_mexico_district: [
      { deadlineType: 'answers_to_interrogatories_or_admissions_due', meaning: ANSWERS_DUE },
      { deadlineType: 'response_to_request_for_documents_due', meaning: ANSWERS_DUE },
    ],
  }),
};
