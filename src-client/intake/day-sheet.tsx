import { isLandlords } from '#src/intake/own-paper.ts';
import { lineText } from '#src/intake/proposal-lines.ts';
import type { Day, DayAnswer, Proposal } from '#src/intake/schema.ts';
import { isSitting } from '#src/intake/sittings.ts';
import { FridgeSheet } from '../help/fridge-sheet.tsx';

/** As the count names the duty that starts with being served. */
export const ANSWER = 'Your answer is due';

interface DaySheetProps {
  proposal: Proposal;
  answer: DayAnswer;
  days: readonly Day[];
}

/** The days of papers that are not kept yet, for the fridge. */
export function DaySheet({ proposal, answer: { court, help }, days }: DaySheetProps) {
  const isLetter = proposal.asks === 'letter';
  return (
    <FridgeSheet
      title={lineText(proposal, 'parties') ?? (isLetter ? 'A letter I got' : 'My court paper')}
      days={days.map((day) => ({
        ...day,
        takesPlace: isSitting(proposal, day),
        isAnswer: day.what === ANSWER,
      }))}
      from={isLetter ? (isLandlords(proposal) ? 'landlord' : 'letter') : 'court'}
      isSubpoena={proposal.command === 'subpoena'}
      number={proposal.caseNumber.value}
      court={court}
      help={help.help}
    />
  );
}
