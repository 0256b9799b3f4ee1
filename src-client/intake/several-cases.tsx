import { amount } from '#src/text/words.ts';
import { Alert } from '../ui/alert.tsx';

interface SeveralCasesProps {
  /** Cases of these papers that are kept. */
  kept: number;
  /** Cases that wait to be kept, the one on the screen included. */
  left: number;
  /** The first screen of one of them, which says how it goes on. */
  isFirst: boolean;
}

/** Papers of several cases were added at once: which of them are safe, as long as some are not. */
export function SeveralCases({ kept, left, isFirst }: SeveralCasesProps) {
  if (left === 0 || kept + left < 2) return null;
  if (kept > 0) {
    return (
      <Alert>
        {amount(kept, 'case')} of {kept + left} {kept === 1 ? 'is' : 'are'} kept.{' '}
        {left === 1
          ? 'This one is not kept yet.'
          : `This one and ${amount(left - 1, 'other')} are not kept yet.`}
      </Alert>
    );
  }
  return isFirst ? (
    <Alert>
      These papers are of {left} cases. Each has a day of its own. Check and keep them one by one.
    </Alert>
  ) : null;
}
