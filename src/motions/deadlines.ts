import type { MotionCourt, MotionDeadline } from './schema.ts';

type ByCourt = Record<MotionCourt, readonly MotionDeadline[]>;

const RESPONSE = 'If the other side files this motion: the day your response is due';
const REPLY = 'If you file it and the other side responds: the day your reply is due';
export const LAST_DAY = 'The last day to file it';
/** Where no motion stands in place of the answer. */
export const LAST_DAY_TO_ANSWER = 'The last day to file your answer';
export const AFTER_DENIAL = 'If you file it and the court denies it: the day your answer is due';
const NOTICE = 'The last day to serve it before the hearing';

const ANSWERING: ByCourt = {
  federal: [
    { deadlineType: 'response_to_motion_due', meaning: RESPONSE },
    { deadlineType: 'reply_to_response_due', meaning: REPLY },
  ],
  new_mexico_district: [
    { deadlineType: 'response_to_motion_due', meaning: RESPONSE },
    { deadlineType: 'reply_to_response_due', meaning: REPLY },
  ],
  new_mexico_magistrate: [],
  california: [
    { deadlineType: 'opposition_to_motion_due', meaning: RESPONSE },
    { deadlineType: 'reply_to_opposition_due', meaning: REPLY },
  ],
};

const ANSWERING_SUMMARY_JUDGMENT: ByCourt = {
  ...ANSWERING,
  new_mexico_district: [
    { deadlineType: 'response_to_summary_judgment_motion_due', meaning: RESPONSE },
    { deadlineType: 'reply_on_summary_judgment_due', meaning: REPLY },
  ],
  california: [
    { deadlineType: 'summary_judgment_opposition_due', meaning: RESPONSE },
    { deadlineType: 'summary_judgment_reply_due', meaning: REPLY },
  ],
};

const NOTICE_BEFORE_HEARING: MotionDeadline = { deadlineType: 'motion_notice_due', meaning: NOTICE };

function merge(own: Partial<ByCourt>, answering: ByCourt): ByCourt {
  return {
    federal: [...(own.federal ?? []), ...answering.federal],
    new_mexico_district: [...(own.new_mexico_district ?? []), ...answering.new_mexico_district],
    new_mexico_magistrate: [...(own.new_mexico_magistrate ?? []), ...answering.new_mexico_magistrate],
    california: [...(own.california ?? []), ...answering.california],
  };
}

/** The dates of the motion itself, then those of the response and the reply to it. */
export function withAnswering(own: Partial<ByCourt>): ByCourt {
  return merge(own, ANSWERING);
}

/** The same for summary judgment, which has days of its own for both. */
export function withAnsweringSummaryJudgment(own: Partial<ByCourt>): ByCourt {
  return merge(own, ANSWERING_SUMMARY_JUDGMENT);
}

/** For a motion whose only general date in California is the notice before the hearing. */
export const CALIFORNIA_NOTICE: Partial<ByCourt> = { california: [NOTICE_BEFORE_HEARING] };
