import { periodWords } from '../facts/fact-words.ts';
import { RENT_TO_CLERK } from '../facts/times/no-name.ts';
import { dayNumber, spell } from '../law/calendar-days.ts';
import { takesNoAnswer, whyNoRules } from '../law/case-law.ts';
import { runsFromOwnPaper } from '../next/own-answer.ts';
import { amount } from '../text/words.ts';
import { startsAnswer } from './answer-day.ts';
import { countable, isAnswerDue } from './answer-time.ts';
import { type Counting, noCourtWords } from './counting.ts';
import { isLandlords, sendsFirst } from './own-paper.ts';
import type { Day, Proposal } from './schema.ts';

/** What to do about a time that no day could be counted from. */
function timeInWords({ deadlines }: Proposal): string {
  const [time] = deadlines.flatMap(({ period }) => (period === null ? [] : [periodWords(period)]));
  return time === undefined
    ? 'We found no day in what we could read of these papers. Read them yourself, or ask the clerk whether a day is set.'
    : `The paper gives a time: “${time}”. Ask the clerk on which day it ends, and if it is for you.`;
}

const NOT_FILED =
  'No time runs yet. File it with the clerk of the court, and keep a copy with the stamp. Then have it served on the other side.';

const FILED =
  'The next step is yours: have the papers served on the other side. Their time to answer starts then. Ask the clerk by when they must be served, and who may serve them.';

const HEARD =
  'This is an eviction. Be there on the day that the paper names, and ask the clerk whether a written answer is due before it. You can bring a written answer. Bring proof of rent paid and of repairs you asked for.';

/** Nobody is sent to a hearing that was not read: what the paper asks for comes first, and may decide if there is one. */
function noHearingWords(proposal: Proposal): string {
  const rent = rentWords(proposal);
  return `This is an eviction. Do all that the paper asks by the day above. We read no day of a hearing. Look on the paper for one, and ask the clerk. Ask the clerk also how to hand in a written answer, and keep a stamped copy.${rent === null ? '' : ` ${rent}`}`;
}

/** What has to be done beside the answer where the paper wants the rent paid in. */
function rentWords({ deadlines }: Proposal): string | null {
  if (!deadlines.some(({ label }) => label === RENT_TO_CLERK)) return null;
  return 'The paper wants two things: a written answer, and the rent paid to the clerk. Do both in time, or the judge may decide without a hearing. Ask the clerk how to pay, and keep the receipt. Is the sum wrong? Ask the clerk how to ask the judge to set it.';
}

/** What is missing for the day of the answer, with a way on; null where nothing more is to be known. */
function whyNot({ proposal, law, service, started }: Counting, day: Day | null): string | null {
  const dues = proposal.deadlines.filter(isAnswerDue);
  if (isLandlords(proposal)) return noCourtWords(proposal);
  const [hearing] = proposal.hearings.flatMap(({ date }) => date ?? []).toSorted();
  // A paper that neither begins a case nor sets a hearing sends nobody to one.
  const leadsToHearing = hearing !== undefined || proposal.begins === true;
  if (takesNoAnswer(law) && leadsToHearing && proposal.role.value !== 'plaintiff') {
    const on = hearing === undefined ? 'that the paper names' : `on ${spell(dayNumber(hearing))}`;
    return `You file no answer here. Go to the hearing ${on} and bring your proof.`;
  }
  if (proposal.asks === 'filed-when' && day === null) return service === null ? NOT_FILED : FILED;
  const awaits = startsAnswer(proposal, dues);
  if (!awaits) {
    if (day !== null) return null;
    return proposal.asks === 'letter'
      ? 'This paper is not from a court, and it names no day. No day at a court starts with it. Keep it, and look at your mail for papers of a court.'
      : timeInWords(proposal);
  }
  if (service === null)
    return 'Your time to answer starts when you get the papers. Come back when you have them, and enter the day.';
  if (started === null)
    return 'We could not read when the paper was made. Enter the earliest day on which you can have got it, and we count from there.';
  const rules = whyNoRules(law);
  if (law.kind === 'eviction' && day !== null)
    return hearing === undefined ? noHearingWords(proposal) : HEARD;
  return rules === null
    ? 'We found no time to answer in what we could read of these papers. Ask the clerk: “On which day is my answer due?”'
    : rules;
}

/** Where the paper wants the answer sent to the other side before it is filed: both, and in which order. */
function howToAnswer(proposal: Proposal, { date }: Day): string | null {
  if (!sendsFirst(proposal)) return null;
  const then = proposal.deadlines.flatMap(({ period }) => {
    const time = countable(period);
    return time !== null && runsFromOwnPaper(time.from)
      ? [amount(time.count, time.unit.replace(/s$/, '').replace('_', ' '))]
      : [];
  })[0];
  const within = then === undefined ? '' : ` within ${then}`;
  return `Send your answer to the other side by ${spell(dayNumber(date))}. Then file it with the court${within} after you sent it. Best: do both on the same day.`;
}

/** What has to be known with the day of the answer, or of why there is none; null where nothing more is. */
export const answerWords = (counting: Counting, answer: Day | null, day: Day | null): string | null =>
  answer === null
    ? whyNot(counting, day)
    : (howToAnswer(counting.proposal, answer) ?? rentWords(counting.proposal));
