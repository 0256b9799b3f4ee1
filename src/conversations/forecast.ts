const DECIDERS = '(?:judges?|jury|juries|court|magistrate|clerk)';

/** What somebody will decide, who will win, what it will come to. */
const FORETELLS = new RegExp(
  [
    `\\b(?:will|would|going to|gonna|wanna)\\b.{0,40}\\b${DECIDERS}\\b.{0,40}\\b(?:decide|give|care|believe|think|side|rule|award|grant|agree|listen|understand|see)\\b`,
    `\\b${DECIDERS}\\b.{0,24}\\b(?:will|would|going to|gonna)\\b.{0,24}\\b(?:decide|give|care|believe|think|side|rule|award|grant|agree|listen|understand|see)\\b`,
    '\\b(?:will|would|am|are|can|could) (?:i|we|they|he|she) (?:\\w+ )?(?:going to |gonna )?(?:\\w+ )?(?:win|lose)\\b',
    '\\b(?:end up|in the end|at the end of (?:it|this|the day)|my (?:odds|chances)|how likely|what are the odds)\\b',
    '\\bhow much (?:\\w+ )?(?:will|would|can|could) (?:i|we|the jury|the judge) (?:\\w+ )?(?:get|win|give|award)\\b',
  ].join('|'),
  'i',
);

/** Whether something is fair, true, wise or usual. */
const JUDGES = new RegExp(
  [
    '\\b(?:is|are|was|were)\\b.{0,60}\\b(?:fair|unfair|lying|lie|liar|honest|truthful|telling the truth|reasonable|a good (?:idea|deal|offer)|worth it|on (?:my|our|their|his|her|\\w+s) side|usually|biased)\\b',
    '\\bshould (?:i|we) (?:take|accept|settle|trust|believe|sign|fight|agree)\\b',
    '\\b(?:do you think|what would you do|in your opinion)\\b',
  ].join('|'),
  'i',
);

/**
 * Whether a question asks what no paper holds: how somebody will decide, or whether something is true, fair or wise. Words
 * of a paper about the same matter do not answer it.
 */
export function asksForForecast(question: string): boolean {
  return FORETELLS.test(question) || JUDGES.test(question);
}
