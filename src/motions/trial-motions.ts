import { SUMMARY_JUDGMENT_FROM_DAYS } from '../law/further-days.ts';
import { daysOf } from '../law/rule-days.ts';
import { amount } from '../text/words.ts';
import { LAST_DAY, withAnswering, withAnsweringSummaryJudgment } from './deadlines.ts';
import { MOTION_TITLES, type Motion } from './schema.ts';
import { SERVE } from './serving.ts';

const MAGISTRATE_UNREAD =
  'We could not read the rule of magistrate and metropolitan courts on this motion. Ask the clerk whether and how the court takes it.';
const ORDER_SETS_DATE =
  'No general rule that we know sets a day. Look for it in the pretrial or scheduling order; commonly it is 2 to 4 weeks before trial.';

/** To win without a trial. */
export const MOTION_FOR_SUMMARY_JUDGMENT: Motion = {
  id: 'motion-for-summary-judgment',
  title: MOTION_TITLES['motion-for-summary-judgment'],
  description:
    'Ask the court to decide the case, or a part of it, without a trial. The reason is that nobody really disputes the facts that matter.',
  priority: 'high',
  purpose:
    'Summary judgment is for a case in which nobody can honestly dispute the facts that matter, so that only the law is left to decide. The side that shows this wins the claim, or a part of it, without a trial.',
  timeline: {
    general:
      'Most people file a motion for summary judgment after discovery. The last day stands in the scheduling order.',
    note: "A date in the judge's order always comes before the numbers here.",
    courts: {
      federal: [
        {
          text: `At any time until ${daysOf('F15')} after discovery closes, unless the judge set another day.`,
          citations: ['FRCP 56(b)'],
          isUnchecked: true,
        },
      ],
      new_mexico_district: [
        {
          text: `The side with the claim may file it from ${amount(SUMMARY_JUDGMENT_FROM_DAYS, 'day')} after the case began. The scheduling order sets the last day.`,
          citations: ['Rule 1-056 NMRA'],
          isUnchecked: true,
        },
        {
          text: `The response is due ${daysOf('N7a')} after the motion was served, the reply ${daysOf('N7b')} after the response.`,
          citations: ['Rule 1-056(D) NMRA'],
          isUnchecked: true,
        },
      ],
      new_mexico_magistrate: [{ text: MAGISTRATE_UNREAD, isUnchecked: true }],
      california: [
        {
          text: `Notice at least ${daysOf('C6a')} before the hearing, the opposition ${daysOf('C6b')} and the reply ${daysOf('C6c')} before it. The notice goes earlier still when you send it by mail. These are the numbers since Jan 1, 2025.`,
          citations: ['CCP 437c'],
        },
      ],
    },
  },
  requirements: [
    {
      text: 'Number the facts that nobody disputes. Give each its own number and the page of the proof that shows it.',
      citations: ['FRCP 56', 'Rule 1-056 NMRA'],
    },
    {
      text: 'Put them into a paper of their own, the separate statement, with your motion or with your opposition to one. Without it the court can decide against you for that alone.',
      citations: ['CCP 437c'],
      courts: ['california'],
    },
    {
      text: 'Attach proof that a court can use. That may be affidavits of people who saw or know it, papers, or depositions.',
    },
    { text: 'Go through the elements of each claim or defense, and show which fact proves each.' },
    { text: 'Explain the law that then decides the case.' },
    {
      text: 'Answer a motion in the form New Mexico asks for. Dispute each numbered fact by its number, with your proof.',
      citations: ['Rule 1-056(D) NMRA'],
      courts: ['new_mexico_district'],
      isUnchecked: true,
    },
    { text: 'Ask for a hearing, and prepare a proposed order.' },
    ...SERVE,
  ],
  considerations: [
    {
      text: 'A fact that is not disputed by its number counts as admitted. If this motion is filed against you, answer every number.',
      citations: ['Rule 1-056 NMRA'],
      courts: ['new_mexico_district'],
    },
    {
      text: 'Answer every numbered fact if this motion is filed against you.',
      courts: ['federal', 'new_mexico_magistrate', 'california'],
    },
    { text: 'A complaint or an answer is not evidence. Bring the papers and the affidavits.' },
    {
      text: 'If you need more time to gather facts, ask the court for it, and say what you still need.',
      citations: ['FRCP 56(d)'],
    },
    { text: 'Where it depends on whom to believe, the case goes to trial.' },
    { text: 'A win on a part still makes the trial shorter.' },
    {
      text: 'New Mexico courts grant it more cautiously than federal courts do.',
      courts: ['federal', 'new_mexico_district'],
    },
  ],
  deadlines: withAnsweringSummaryJudgment({
    federal: [{ deadlineType: 'summary_judgment_motion_due', meaning: LAST_DAY }],
    california: [
      {
        deadlineType: 'summary_judgment_notice_due',
        meaning: 'The last day to serve it before the hearing',
      },
    ],
  }),
};

/** To settle before trial what the jury may hear. */
export const MOTION_IN_LIMINE: Motion = {
  id: 'motion-in-limine',
  title: MOTION_TITLES['motion-in-limine'],
  description: 'Ask the court to decide before trial which evidence the jury may hear.',
  priority: 'medium',
  purpose:
    'A motion in limine (Latin for "at the threshold") asks for a ruling on a piece of evidence before the trial begins. Then the jury does not hear what it should not. Or you know what you may show.',
  timeline: {
    general:
      'File a motion in limine by the day the pretrial order sets. That is often 2 to 4 weeks before trial.',
    note: null,
    courts: {
      federal: [{ text: ORDER_SETS_DATE }],
      new_mexico_district: [{ text: ORDER_SETS_DATE }],
      new_mexico_magistrate: [
        {
          text: 'No general rule that we know sets a day. Ask the clerk before the trial is near.',
          isUnchecked: true,
        },
      ],
      california: [{ text: ORDER_SETS_DATE }],
    },
  },
  requirements: [
    { text: 'Name the exact piece of evidence, or the exact topic, it is about.' },
    {
      text: 'Give the rule of evidence. There are rules on what is relevant, on unfair prejudice, on character and other acts, on offers to settle, and on hearsay.',
      citations: ['FRE 401', 'FRE 402', 'FRE 403', 'FRE 404', 'FRE 408', 'FRE 802'],
      courts: ['federal'],
    },
    {
      text: 'Give the rule of evidence. There are rules on what is relevant, on unfair prejudice, on character and other acts, on offers to settle, and on hearsay. New Mexico numbers its rules like the federal ones, with 11- before them.',
      citations: [
        'Rule 11-401 NMRA',
        'Rule 11-402 NMRA',
        'Rule 11-403 NMRA',
        'Rule 11-404 NMRA',
        'Rule 11-408 NMRA',
        'Rule 11-802 NMRA',
      ],
      courts: ['new_mexico_district', 'new_mexico_magistrate'],
      isUnchecked: true,
    },
    {
      text: 'Give the rule of evidence. California has a code of its own for it, which we could not read.',
      courts: ['california'],
      isUnchecked: true,
    },
    { text: 'Weigh it: how it would turn the jury against you, against how little it proves.' },
    { text: 'Say what you want: keep it out, limit it, or tell the jury how to take it.' },
    { text: 'Attach the exhibit or the page of the deposition.' },
    { text: 'Keep to one topic in each motion, with a proposed order for each.' },
  ],
  considerations: [
    {
      text: 'A ruling can be provisional. When the evidence comes up at trial, object again.',
      citations: ['FRE 103'],
      courts: ['federal'],
    },
    {
      text: 'A ruling can be provisional. When the evidence comes up at trial, object again.',
      citations: ['Rule 11-103 NMRA'],
      courts: ['new_mexico_district', 'new_mexico_magistrate'],
      isUnchecked: true,
    },
    {
      text: 'A ruling can be provisional. When the evidence comes up at trial, object again.',
      courts: ['california'],
    },
    { text: 'Do not show the other side more of your plan than you must.' },
    { text: 'A vague motion ("keep out everything unfair") fails.' },
    { text: 'It is worth less where the judge decides without a jury.' },
    {
      text: 'You can also ask for a ruling that your own evidence comes in.',
      citations: ['FRE 104', 'Rule 11-104 NMRA'],
    },
    { text: 'Tell your witnesses what was ruled, so that they do not break it.' },
  ],
  deadlines: withAnswering({}),
};
