import type { FilingFee } from '../law/courts/court-record.ts';

type Payer = Pick<FilingFee, 'payer'>;

/** Whether a court's fee is for an answer. */
export const isAnswerFee = ({ payer }: Payer): boolean => payer === 'defendant';

interface Fees<Fee> {
  own: Fee[];
  /** What the other side pays. */
  others: Fee[];
}

/** The fees of a court by who pays them; an attorney, who may be on either side, is shown all. */
export function feesOfSide<Fee extends Payer>(
  fees: readonly Fee[],
  side: 'plaintiff' | 'defendant' | 'attorney' | null,
): Fees<Fee> {
  const isOthers = ({ payer }: Fee) =>
    payer !== null && (side === 'plaintiff' || side === 'defendant') && payer !== side;
  return { own: fees.filter((fee) => !isOthers(fee)), others: fees.filter(isOthers) };
}
