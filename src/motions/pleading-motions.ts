import { answerSpan, daysOf, numberOf, timeOf } from '../law/rule-days.ts';
import { AFTER_DENIAL, LAST_DAY, LAST_DAY_TO_ANSWER, withAnswering } from './deadlines.ts';
import { MOTION_COURTS, MOTION_TITLES, type Motion } from './schema.ts';
import { SERVE } from './serving.ts';

const MAGISTRATE_UNREAD =
  'We could not read the rule of magistrate and metropolitan courts on this motion. Ask the clerk whether and how the court takes it.';

/** Against a whole case or claim, before an answer. */
export const MOTION_TO_DISMISS: Motion = {
  id: 'motion-to-dismiss',
  title: MOTION_TITLES['motion-to-dismiss'],
  description:
    'Ask the court to end some or all of the claims early. The reason is a legal problem with them or with how the case began.',
  priority: 'high',
  purpose:
    'A motion to dismiss says that some or all of the case cannot go on, even if all of the complaint were true. The court may have no power over the case or over you. The papers may not have been served as they must be. Or the facts told may not add up to a claim that the law knows.',
  timeline: {
    general: `A motion to dismiss is filed within the time allowed to serve the answer (typically ${answerSpan(MOTION_COURTS)}). It must come before the answer.`,
    note: 'Which number counts depends on your court. Use the one that stands first here.',
    courts: {
      federal: [
        {
          text: `Within ${daysOf('F1')} after the summons and complaint were served on you, and before you answer.`,
          citations: ['FRCP 12(a)(1)(A)(i)', 'FRCP 12(b)'],
        },
        {
          text: `If the court denies it, your answer is due ${timeOf('F6')}.`,
          citations: ['FRCP 12(a)(4)'],
        },
      ],
      new_mexico_district: [
        {
          text: `Within ${daysOf('N1')} after the summons and complaint were served on you, and before you answer.`,
          citations: ['Rule 1-012(A) NMRA', 'Rule 1-012(B) NMRA'],
        },
        {
          text: `If the court denies it, your answer is due ${timeOf('N3')}. Whether weekends and holidays are left out of so few days we read only as others quote it since the rule changed on Dec 31, 2024: keep to the earlier date.`,
          citations: ['Rule 1-012(A)(1) NMRA', 'Rule 1-006 NMRA'],
          isUnchecked: true,
        },
      ],
      new_mexico_magistrate: [
        {
          text: `In magistrate court defenses stand in the answer and not in a motion. File an answer that names every one of them by the day that the summons gives, ${daysOf('N14')} after service.`,
          citations: ['Rule 2-302(B) NMRA', 'Rule 2-202 NMRA', 'Rule 3-202 NMRA'],
        },
        {
          text: 'The metropolitan court has a rule of its own, which we could not read: file the answer there too. In an eviction the day of the hearing stands in the summons or in a notice of the court. Be there.',
          isUnchecked: true,
        },
      ],
      california: [
        {
          text: `California courts take a demurrer or a motion to strike instead, within the ${daysOf('C2')} you have to answer. In an eviction you have ${daysOf('C9')} only.`,
          citations: ['CCP 430.40', 'CCP 435', 'CCP 412.20'],
          isUnchecked: true,
        },
      ],
    },
  },
  requirements: [
    {
      text: 'Name every ground you rely on. The court may have no power over this kind of case (subject-matter jurisdiction) or over you (personal jurisdiction). It may be the wrong place (venue). The summons may be faulty (process), or how it was brought to you (service). There may be no claim stated. Or a person may be missing who has to be part of the case.',
      citations: ['FRCP 12(b)', 'Rule 1-012(B) NMRA'],
      courts: ['federal', 'new_mexico_district'],
    },
    {
      text: 'Write into your answer every ground you have. The court may have no power over this kind of case (subject-matter jurisdiction) or over you (personal jurisdiction). It may be the wrong place (venue). The summons may be faulty (process), or how it was brought to you (service). Or there may be no claim stated.',
      citations: ['Rule 2-302(B) NMRA'],
      courts: ['new_mexico_magistrate'],
    },
    {
      text: 'Name every ground of the demurrer. There may be no claim stated. The complaint may be too unclear to answer. The court may have no power over this kind of case (subject-matter jurisdiction). Or a person may be missing who has to be part of the case.',
      courts: ['california'],
      isUnchecked: true,
    },
    {
      text: 'Talk with the other side first (meet and confer), and file a declaration of what came of it. If you could not talk in time, a declaration that says why, filed and served by the day the demurrer is due, gives more time once. An eviction needs none of this, and gets no more time by it.',
      citations: ['CCP 430.41'],
      courts: ['california'],
    },
    { text: 'For each ground, give the numbers of the paragraphs in the complaint that show it.' },
    {
      text: 'Explain the law behind each ground, in the motion or in a brief filed with it.',
      courts: ['federal', 'new_mexico_district', 'california'],
    },
    {
      text: 'Where you say that no claim is stated, take the facts of the complaint as true. Argue that they are not enough, never that they are false.',
      citations: ['FRCP 12(b)(6)', 'Rule 1-012(B) NMRA'],
      courts: ['federal', 'new_mexico_district', 'california'],
    },
    {
      text: 'Say in simple words why you deny the claim, and deny what is not true. An answer is the place for both.',
      citations: ['Rule 2-302(B) NMRA'],
      courts: ['new_mexico_magistrate'],
    },
    {
      text: 'Add an affidavit only about jurisdiction, service or venue.',
      courts: ['federal', 'new_mexico_district'],
    },
    {
      text: 'Prepare a proposed order that the judge can sign.',
      courts: ['federal', 'new_mexico_district', 'california'],
    },
    {
      text: 'Sign the answer, file it with the clerk, and keep a copy with the stamp of the court.',
      courts: ['new_mexico_magistrate'],
    },
    ...SERVE,
  ],
  considerations: [
    {
      text: "Look at four defenses before you file: personal jurisdiction, venue, process and service. All that you want to use must be in your first motion to dismiss. What it leaves out is lost, even if your answer names it. If you file no such motion, put them in your answer. If you forget one then, you can add it by a change that needs nobody's leave.",
      citations: ['FRCP 12(h)(1)', 'Rule 1-012(H) NMRA'],
      courts: ['federal', 'new_mexico_district'],
    },
    {
      text: 'Four defenses can be lost when the answer leaves them out: personal jurisdiction, venue, process and service. Look at all four before you file anything.',
      courts: ['new_mexico_magistrate'],
      isUnchecked: true,
    },
    {
      text: 'An objection to the service, or to the power of the court over you, is a motion to quash there. File it before your answer, your demurrer or your motion to strike, or with it. If you do not, you give the objection up.',
      citations: ['CCP 418.10'],
      courts: ['california'],
    },
    {
      text: 'That no claim is stated can still be said later. That the court has no power over this kind of case can be said at any time.',
      courts: ['federal', 'new_mexico_district'],
    },
    {
      text: 'As far as we know it can still be said later that no claim is stated, and at any time that the court has no power over this kind of case. Say it now all the same.',
      courts: ['new_mexico_magistrate', 'california'],
      isUnchecked: true,
    },
    { text: 'The other side may simply amend the complaint and mend what you pointed at.' },
    {
      text: 'If you use proof from outside the complaint, your motion can turn into one for summary judgment. That is more work for both sides.',
      courts: ['federal', 'new_mexico_district'],
    },
    {
      text: 'Federal courts want a claim that is plausible. New Mexico asks for less, only fair notice of it, so the same motion is harder to win there.',
      courts: ['federal', 'new_mexico_district'],
    },
    {
      text: 'It stops the clock on your answer, but usually not on discovery. Keep answering requests.',
      courts: ['federal', 'new_mexico_district'],
    },
    {
      text: 'A demurrer that is filed in time stands in place of the answer, but it does not stop discovery. Keep answering requests.',
      courts: ['california'],
      isUnchecked: true,
    },
    {
      text: 'A motion does not take the place of the answer there, and the time to answer goes on.',
      citations: ['Rule 2-302(B) NMRA'],
      courts: ['new_mexico_magistrate'],
    },
    {
      text: 'The other side can ask the court to have a short answer made clearer. The judge can also set a conference for it.',
      citations: ['Rule 2-302(B) NMRA'],
      courts: ['new_mexico_magistrate'],
    },
    { text: 'Winning on a part may change little. Ask what is left of the case if you win.' },
  ],
  deadlines: withAnswering({
    federal: [
      { deadlineType: 'answer_to_complaint_due', meaning: LAST_DAY },
      { deadlineType: 'answer_after_denied_motion_due', meaning: AFTER_DENIAL },
    ],
    new_mexico_district: [
      { deadlineType: 'answer_to_complaint_due', meaning: LAST_DAY },
      { deadlineType: 'answer_after_denied_motion_due', meaning: AFTER_DENIAL },
    ],
    new_mexico_magistrate: [{ deadlineType: 'answer_to_complaint_due', meaning: LAST_DAY_TO_ANSWER }],
    california: [{ deadlineType: 'demurrer_or_motion_to_strike_due', meaning: LAST_DAY }],
  }),
};

/** Against parts of a pleading. */
export const MOTION_TO_STRIKE: Motion = {
  id: 'motion-to-strike',
  title: MOTION_TITLES['motion-to-strike'],
  description:
    'Ask the court to take a defense that cannot stand, or words that do not belong there, out of a pleading.',
  priority: 'low',
  purpose:
    'A motion to strike takes something out of a pleading. It may be a defense that the law does not allow, or words that are repeated, beside the point, improper or insulting. The rest of the pleading stays as it is.',
  timeline: {
    general: `A motion to strike is filed within ${daysOf('F7')} after service of the pleading.`,
    note: `The ${daysOf('F7')} are those of federal court. A New Mexico district court gives ${numberOf('N4')}. Where you have to respond to the pleading, file the motion before you respond.`,
    courts: {
      federal: [
        {
          text: `Before you respond to the pleading; where no response is allowed, within ${daysOf('F7')} after it was served on you.`,
          citations: ['FRCP 12(f)'],
          isUnchecked: true,
        },
      ],
      new_mexico_district: [
        {
          text: `Before you respond to the pleading; where no response is allowed, within ${daysOf('N4')} after it was served on you.`,
          citations: ['Rule 1-012(F) NMRA'],
        },
      ],
      new_mexico_magistrate: [
        { text: MAGISTRATE_UNREAD, isUnchecked: true },
        {
          text: 'It does not take the place of the answer, and the time to answer goes on.',
          citations: ['Rule 2-302(B) NMRA'],
        },
      ],
      california: [
        {
          text: `Within the ${daysOf('C2')} you have to respond to the pleading. In an eviction you have ${daysOf('C9')} only.`,
          citations: ['CCP 435', 'CCP 412.20'],
          isUnchecked: true,
        },
      ],
    },
  },
  requirements: [
    { text: 'Quote the exact words you want out, with the number of their paragraph.' },
    {
      text: 'Name the ground for each. It may be a defense that falls short (insufficient). Or it may be words that are redundant, immaterial, impertinent or scandalous.',
      citations: ['FRCP 12(f)', 'Rule 1-012(F) NMRA'],
      courts: ['federal', 'new_mexico_district'],
    },
    {
      text: 'Name the ground for each. It may be words that are irrelevant, false or improper. Or it may be a pleading that was not drawn or filed as the law, a rule or an order asks.',
      courts: ['california'],
      isUnchecked: true,
    },
    {
      text: 'Talk with the other side first (meet and confer), as before a demurrer. An eviction does not need it.',
      courts: ['california'],
      isUnchecked: true,
    },
    { text: 'Show how leaving the words in harms you.' },
    {
      text: 'Aim at a pleading, such as a complaint or an answer. Do not aim at a motion, a letter or an affidavit.',
    },
    { text: 'Prepare a proposed order that repeats the words to be struck.' },
    ...SERVE,
  ],
  considerations: [
    {
      text: 'Courts do not like this motion and seldom grant it.',
      courts: ['federal', 'new_mexico_district', 'new_mexico_magistrate'],
    },
    {
      text: 'People often use it against a demand that the law does not allow. One is for lawyer fees that no contract and no statute gives.',
      courts: ['california'],
      isUnchecked: true,
    },
    { text: 'It is often cheaper to deny the paragraph in your answer.' },
    { text: 'It draws eyes to the very words you want gone.' },
    { text: 'The court often lets the other side file the pleading again, mended.' },
    { text: 'Against an affidavit or an exhibit, object to the evidence instead.' },
  ],
  deadlines: withAnswering({
    federal: [{ deadlineType: 'motion_to_strike_due', meaning: LAST_DAY }],
    new_mexico_district: [{ deadlineType: 'motion_to_strike_due', meaning: LAST_DAY }],
    california: [{ deadlineType: 'demurrer_or_motion_to_strike_due', meaning: LAST_DAY }],
  }),
};
