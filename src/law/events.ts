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
    words: 'the day you got notice of the judge, as Rule 1-088.1 says for your side',
    question: 'On which day did you get notice of the judge?',
  },
  'complaint-served': {
    words: 'the day you were served with the complaint',
    question: 'On which day were you served with the complaint?',
  },
  'first-answer-due': {
    words: 'the day your answer to the first complaint is due',
    question: 'By which day was your answer to the first complaint due?',
  },
} as const satisfies Record<string, EventWords>;

export type EventKey = keyof typeof EVENTS;
