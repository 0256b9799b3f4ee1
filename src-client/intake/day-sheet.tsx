import { CARD } from '#src/intake/card-lines.ts';
import { isLandlords } from '#src/intake/own-paper.ts';
import type { Day, DayAnswer, Proposal } from '#src/intake/schema.ts';
import { takesPlace } from '#src/intake/sittings.ts';
import { ANSWER_DAY } from '#src/next/day-names.ts';
import { FridgeSheet } from '../help/fridge-sheet.tsx';

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
      title={CARD.parties.text(proposal) ?? (isLetter ? 'A letter I got' : 'My court paper')}
      days={days.map((day) => ({
        ...day,
        takesPlace: takesPlace(proposal, day),
        isAnswer: day.what === ANSWER_DAY,
      }))}
      from={senderOf(proposal)}
      number={proposal.caseNumber.value}
      court={court}
      help={help.help}
    />
  );
}

function senderOf(proposal: Proposal): 'court' | 'subpoena' | 'letter' | 'landlord' {
  if (proposal.asks === 'letter') return isLandlords(proposal) ? 'landlord' : 'letter';
  return proposal.command === 'subpoena' ? 'subpoena' : 'court';
}
