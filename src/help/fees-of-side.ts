/** What begins a case costs whoever sues, what answers one whoever is sued. */
const BEGINS = /^File an?\b(?!.*\banswer\b).*\b(?:case|complaint|eviction|action|petition)\b/i;
const ANSWERS = /^(?:File an )?Answer\b/i;

/** Whether a court's fee is for an answer. */
export const isAnswerFee = ({ what }: { what: string }): boolean => ANSWERS.test(what);

interface Fees<Fee> {
  own: Fee[];
  /** What the other side pays. */
  others: Fee[];
  /** Whether what an answer costs is among them. */
  hasAnswer: boolean;
}

/** The fees of a court by who pays them; an attorney, who may be on either side, is shown all. */
export function feesOfSide<Fee extends { what: string }>(
  fees: readonly Fee[],
  side: 'plaintiff' | 'defendant' | 'attorney' | null,
): Fees<Fee> {
  const isOthers = ({ what }: Fee) =>
    side === 'defendant' ? BEGINS.test(what) : side === 'plaintiff' && isAnswerFee({ what });
  return {
    own: fees.filter((fee) => !isOthers(fee)),
    others: fees.filter(isOthers),
    hasAnswer: fees.some(isAnswerFee),
  };
}
