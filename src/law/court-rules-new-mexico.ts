import { type CourtRule, courtRule, type RuleEntry } from './court-rule.ts';

const OTHER_COURT = 'New Mexico district court gives 30 days; magistrate and metro courts 20.';
const DEFENDANT_45 =
  'A defendant need not answer before 45 days after the summons was served. Verify with the clerk.';
const SHORT = 'Rule 1-006 NMRA';

const DISTRICT: readonly RuleEntry[] = [
  {
    id: 'N1',
    isAnswer: true,
    name: 'Answer to Complaint Due',
    days: 30,
    citation: 'Rule 1-012(A) NMRA',
    description: 'File your answer to the complaint, or a motion to dismiss.',
    event: 'summons-served',
    caveats: [
      OTHER_COURT,
      'If it came by mail or courier, service is complete on the day the receipt was signed, not the day it was mailed. Verify with the clerk.',
    ],
  },
  {
    id: 'N2',
    name: 'Reply to Counterclaim or Answer to Crossclaim Due',
    days: 30,
    extension: 'nmra_1_006',
    citation: 'Rule 1-012(A) NMRA',
    description: 'Reply to the counterclaim, or answer the crossclaim, against you.',
    event: 'counterclaim-served',
  },
  {
    id: 'N3',
    name: 'Answer After Denied Motion Due',
    days: 10,
    extension: 'nmra_1_006_unsettled',
    citation: `Rule 1-012(A)(1) NMRA, counted by ${SHORT}`,
    description: 'File your answer after the court denied your motion to dismiss.',
    event: 'decision-noticed',
  },
  {
    id: 'N4',
    name: 'Motion to Strike Due',
    days: 30,
    extension: 'nmra_1_006_unsettled',
    citation: 'Rule 1-012(F) NMRA',
    description: 'Ask the court to strike parts of a pleading that you need not respond to.',
    event: 'pleading-served',
    caveats: ['If you have to respond to the pleading, file this motion before you respond.'],
  },
  {
    id: 'N5',
    name: 'Response to Motion Due',
    days: 15,
    extension: 'nmra_1_006',
    citation: 'Rule 1-007.1(D) NMRA',
    description: "File your response to the other side's motion.",
    event: 'motion-served',
  },
  {
    id: 'N6',
    name: 'Reply to Response Due',
    days: 15,
    extension: 'nmra_1_006',
    citation: 'Rule 1-007.1(F) NMRA',
    description: 'File your reply to the response to your motion.',
    event: 'response-served',
    isUnchecked: true,
  },
  {
    id: 'N7a',
    name: 'Response to Summary Judgment Motion Due',
    days: 15,
    extension: 'nmra_1_006',
    citation: 'Rule 1-056(D) NMRA',
    description: 'Respond to a motion for summary judgment, fact by fact.',
    event: 'motion-served',
    isUnchecked: true,
    caveats: ['Facts that you do not dispute by their number count as admitted.'],
  },
  {
    id: 'N7b',
    name: 'Reply on Summary Judgment Due',
    days: 15,
    extension: 'nmra_1_006',
    citation: 'Rule 1-056(D) NMRA',
    description: 'Reply to the response to your motion for summary judgment.',
    event: 'response-served',
    isUnchecked: true,
  },
  {
    id: 'N8',
    name: 'Answers to Interrogatories or Admissions Due',
    days: 30,
    extension: 'nmra_1_006',
    citation: 'Rules 1-033, 1-036 NMRA',
    description: 'Answer interrogatories or requests to admit.',
    event: 'requests-served',
    caveats: [DEFENDANT_45, 'Requests to admit that you do not answer in time count as admitted.'],
  },
  {
    id: 'N9',
    name: 'Response to Request for Documents Due',
    days: 30,
    extension: 'nmra_1_006',
    citation: 'Rule 1-034 NMRA',
    description: 'Respond to a request for documents.',
    event: 'request-served',
    isUnchecked: true,
    caveats: [DEFENDANT_45],
  },
  {
    id: 'N10',
    name: 'Motion for New Trial Due',
    days: 30,
    citation: 'Rule 1-059 NMRA',
    description: 'Ask for a new trial, or ask the court to reconsider the judgment.',
    event: 'judgment-entered',
    caveats: ['The court cannot give you more time for this.'],
  },
  {
    id: 'N11',
    name: 'Notice of Appeal Due',
    days: 30,
    citation: 'Rule 12-201(A) NMRA',
    description: 'File the notice of appeal.',
    event: 'judgment-filed',
  },
  {
    id: 'N12',
    name: 'Peremptory Excusal of Judge Due',
    days: 10,
    extension: 'nmra_1_006_unsettled',
    citation: `Rule 1-088.1 NMRA, counted by ${SHORT}`,
    description: 'Excuse the judge without giving a reason. You can do it once.',
    event: 'judge-noticed',
  },
  {
    id: 'N13',
    name: 'Jury Demand Due',
    days: 10,
    extension: 'nmra_1_006_unsettled',
    citation: `Rule 1-038 NMRA, counted by ${SHORT}`,
    description: 'Ask for a jury.',
    event: 'last-pleading-served',
    isUnchecked: true,
  },
];

/** Deadlines of the New Mexico district courts: NMRA Sets 1 and 12. */
export const NEW_MEXICO_DISTRICT_RULES: readonly CourtRule[] = DISTRICT.map((entry) => courtRule(entry));

/** Deadlines of the New Mexico magistrate and metropolitan courts: NMRA Sets 2 and 3. */
export const NEW_MEXICO_MAGISTRATE_RULES: readonly CourtRule[] = [
  courtRule({
    id: 'N14',
    isAnswer: true,
    name: 'Answer to Complaint Due',
    days: 20,
    citation: 'Rules 2-202, 3-202 NMRA, Form 4-204',
    description: 'File your answer to the complaint.',
    event: 'summons-served',
    caveats: [OTHER_COURT, 'The summons itself says how many days you have. Keep to it if they are fewer.'],
  }),
];
