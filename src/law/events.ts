interface EventWords {
  /** As words that follow 'counted from'. */
  words: string;
  question: string;
}

/** The events that deadlines are counted from. A closed list: a rule names one of them, and a person is asked for its day. */
export const EVENTS = {
  'summons-served': {
    words: 'the day the summons and complaint were served on you',
    question: 'On which day were the summons and complaint served on you?',
  },
  'service-complete': {
    words: 'the day service of the summons on you was complete',
    question: 'On which day was service of the summons on you complete?',
  },
  'motion-decided': {
    words: 'the day the court decided your motion',
    question: 'On which day did the court decide your motion?',
  },
  'decision-noticed': {
    words: "the day you got notice of the court's decision",
    question: "On which day did you get notice of the court's decision?",
  },
  'discovery-closes': {
    words: 'the day discovery closes',
    question: 'On which day does discovery close?',
  },
  hearing: {
    words: 'the day of the hearing',
    question: 'On which day is the hearing?',
  },
  'us-attorney-served': {
    words: 'the day the United States attorney was served',
    question: 'On which day was the United States attorney served?',
  },
  'amended-complaint-served': {
    words: 'the day the amended complaint was served on you',
    question: 'On which day was the amended complaint served on you?',
  },
  'answer-to-you-served': {
    words: 'the day the answer or the motion against your pleading was served on you',
    question: 'On which day was the answer or the motion against your pleading served on you?',
  },
  'complaint-filed': {
    words: 'the day the complaint was filed',
    question: 'On which day was the complaint filed?',
  },
  'counterclaim-served': {
    words: 'the day the counterclaim or crossclaim was served on you',
    question: 'On which day was the counterclaim or crossclaim served on you?',
  },
  'judgment-entered': {
    words: 'the day the judgment was entered',
    question: 'On which day was the judgment entered?',
  },
  'judgment-filed': {
    words: 'the day the judgment was filed',
    question: 'On which day was the judgment filed?',
  },
  'last-pleading-served': {
    words: 'the day the last pleading on the question was served',
    question: 'On which day was the last pleading on the question served?',
  },
  'motion-served': {
    words: 'the day the motion was served on you',
    question: 'On which day was the motion served on you?',
  },
  'removal-filed': {
    words: 'the day the notice of removal was filed',
    question: 'On which day was the notice of removal filed?',
  },
  'pleading-served': {
    words: 'the day the pleading was served on you',
    question: 'On which day was the pleading served on you?',
  },
  'waiver-sent': {
    words: 'the day the request to waive service was sent to you',
    question: 'On which day was the request to waive service sent to you?',
  },
  'receipt-mailed': {
    words: 'the day the form of receipt was mailed to you',
    question: 'On which day was the form of receipt mailed to you?',
  },
  'request-served': {
    words: 'the day the request was served on you',
    question: 'On which day was the request served on you?',
  },
  'requests-served': {
    words: 'the day the requests were served on you',
    question: 'On which day were the requests served on you?',
  },
  'response-served': {
    words: 'the day the response was served on you',
    question: 'On which day was the response served on you?',
  },
  'verified-answers-served': {
    words: 'the day the verified answers were served on you',
    question: 'On which day were the verified answers served on you?',
  },
  'judge-noticed': {
    words: 'the day notice of the judge was served on you',
    question: 'On which day was notice of the judge served on you?',
  },
  'complaint-served': {
    words: 'the day you were served with the complaint',
    question: 'On which day were you served with the complaint?',
  },
  'first-answer-due': {
    words: 'the day your answer to the first complaint is due',
    question: 'By which day was your answer to the first complaint due?',
  },
  'complaint-received': {
    words: 'the day you received a copy of the complaint, by service or otherwise',
    question: 'On which day did you receive a copy of the complaint, by service or otherwise?',
  },
  'removable-paper-received': {
    words: 'the day you received the paper that first showed that the case can be moved',
    question: 'On which day did you receive the paper that first showed that the case can be moved?',
  },
  'own-pleading-served': {
    words: 'the day you served your own pleading',
    question: 'On which day did you serve your own pleading?',
  },
  'individual-served': {
    words: 'the day the federal officer or employee was served in person',
    question: 'On which day was the federal officer or employee served in person?',
  },
  'planning-conference-held': {
    words: 'the day the parties held their planning conference',
    question: 'On which day did the parties hold their planning conference?',
  },
  'subpoena-served': {
    words: 'the day the subpoena was served on you',
    question: 'On which day was the subpoena served on you?',
  },
  'offer-served': {
    words: 'the day the offer of judgment was served on you',
    question: 'On which day was the offer of judgment served on you?',
  },
  'order-served': {
    words: "the day the magistrate judge's order was served on you",
    question: "On which day was the magistrate judge's order served on you?",
  },
  'recommendation-served': {
    words: "the day the magistrate judge's recommendation was served on you",
    question: "On which day was the magistrate judge's recommendation served on you?",
  },
  'objections-served': {
    words: "the day the other side's objections were served on you",
    question: "On which day were the other side's objections served on you?",
  },
  'costs-taxed': {
    words: 'the day the clerk taxed the costs',
    question: 'On which day did the clerk tax the costs?',
  },
  'last-motion-decided': {
    words: 'the day the order on the last of the motions after judgment was entered',
    question: 'On which day was the order on the last of the motions after judgment entered?',
  },
  'appeal-time-ended': {
    words: 'the day your time to appeal ended',
    question: 'On which day did your time to appeal end?',
  },
  'appeal-filed': {
    words: 'the day the first notice of appeal was filed',
    question: 'On which day was the first notice of appeal filed?',
  },
  'entry-noticed': {
    words: 'the day you got notice that the judgment or order was entered',
    question: 'On which day did you get notice that the judgment or order was entered?',
  },
  'notice-of-entry-served': {
    words: 'the day notice of entry of the judgment was served on you',
    question: 'On which day was notice of entry of the judgment served on you?',
  },
  'order-notice-served': {
    words: 'the day written notice of entry of the order was served on you',
    question: 'On which day was written notice of entry of the order served on you?',
  },
  'small-claims-notice-mailed': {
    words: 'the day the clerk handed over or mailed the notice of entry of the judgment',
    question: 'On which day did the clerk hand over or mail the notice of entry of the judgment?',
  },
  'denial-mailed': {
    words: 'the day the clerk handed over or mailed the notice that your motion was denied',
    question: 'On which day did the clerk hand over or mail the notice that your motion was denied?',
  },
  'default-entered': {
    words: 'the day the default, dismissal or order was entered',
    question: 'On which day was the default, dismissal or order entered?',
  },
  'default-notice-served': {
    words: 'the day written notice of the default or default judgment was served on you',
    question: 'On which day was written notice of the default or default judgment served on you?',
  },
  'cross-complaint-served': {
    words: 'the day the cross-complaint was served on you',
    question: 'On which day was the cross-complaint served on you?',
  },
  'all-purpose-judge-noticed': {
    words: 'the day you got notice that the judge was assigned for all purposes',
    question: 'On which day did you get notice that the judge was assigned for all purposes?',
  },
  'first-appearance': {
    words: 'the day you first appeared in the case',
    question: 'On which day did you first appear in the case?',
  },
  'levy-noticed': {
    words: 'the day the notice of levy was served on you',
    question: 'On which day was the notice of levy served on you?',
  },
  'first-paper-filed': {
    words: 'the day you filed your first pleading or your motion to dismiss',
    question: 'On which day did you file your first pleading or your motion to dismiss?',
  },
  'definite-statement-served': {
    words: 'the day the more definite statement was served on you',
    question: 'On which day was the more definite statement served on you?',
  },
  'own-answer-filed': {
    words: 'the day you filed your answer',
    question: 'On which day did you file your answer?',
  },
  'appeal-served': {
    words: 'the day the first notice of appeal was served on you',
    question: 'On which day was the first notice of appeal served on you?',
  },
  'exemption-notice-served': {
    words: 'the day the notice of your right to claim exemptions was served on you',
    question: 'On which day was the notice of your right to claim exemptions served on you?',
  },
  'judgment-signed': {
    words: 'the day the judge signed the judgment or order',
    question: 'On which day did the judge sign the judgment or order?',
  },
  trial: {
    words: 'the day of the trial',
    question: 'On which day is the trial?',
  },
  'citation-served': {
    words: 'the day the citation and petition were served on you',
    question: 'On which day were the citation and petition served on you?',
  },
  'first-answer-filed': {
    words: 'the day the first answer in the case was filed',
    question: 'On which day was the first answer in the case filed?',
  },
  'motion-filed': {
    words: 'the day the motion was filed',
    question: 'On which day was the motion filed?',
  },
  'response-filed': {
    words: 'the day the response was filed',
    question: 'On which day was the response filed?',
  },
  'first-pleading-served': {
    words: 'the day the first pleading with the claim was served on you',
    question: 'On which day was the first pleading with the claim served on you?',
  },
  'compliance-due': {
    words: 'the day by which the subpoena tells you to comply',
    question: 'By which day does the subpoena tell you to comply?',
  },
  'eviction-notice-served': {
    words: 'the day the written notice of your landlord was given to you',
    question: "On which day was your landlord's written notice given to you?",
  },
} as const satisfies Record<string, EventWords>;

export type EventKey = keyof typeof EVENTS;
export const EVENT_KEYS = Object.keys(EVENTS) as [EventKey, ...EventKey[]];
