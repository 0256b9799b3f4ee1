import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { money } from '#src/intake/proposal-lines.ts';
import type { Proposal } from '#src/intake/schema.ts';
import { dayNumber, spell } from '#src/law/calendar-days.ts';
import { timeOfDay } from '#src/text/day-words.ts';
import { ReadLine } from './read-line.tsx';

interface NamedDaysProps {
  proposal: Proposal;
  sourceOf(factIds: readonly string[], isSure: boolean): ReactNode;
}

function dayWords(date: string | null, time: string | null, otherwise: string | null): string {
  if (date === null) return otherwise ?? 'The paper names no day';
  return `${spell(dayNumber(date))}${time === null ? '' : `, ${timeOfDay(time)}`}`;
}

/** The days that the paper names, each with its words. */
export function DayLines({ proposal: { deadlines, hearings }, sourceOf }: NamedDaysProps) {
  return (
    <>
      {hearings.map(({ factId, label, date, time, place, certainty }) => (
        <ReadLine
          key={factId}
          label={label}
          text={[dayWords(date, time, null), place].filter(Boolean).join(', ')}
          isSure={certainty === 'certain'}
          source={sourceOf([factId], certainty === 'certain')}
        />
      ))}
      {deadlines.map(({ factId, label, date, time, period, certainty }) => (
        <ReadLine
          key={factId}
          label={label}
          text={dayWords(date, time, period)}
          isSure={certainty === 'certain'}
          source={sourceOf([factId], certainty === 'certain')}
        />
      ))}
    </>
  );
}

/** What a letter offers or asks, with the trap in it. */
export function OfferLines({ proposal: { offers }, sourceOf }: NamedDaysProps) {
  return offers.map(({ factId, label, until, amount, warning }) => (
    <li key={factId} className="flex flex-col gap-2 px-4 py-3 sm:px-5">
      <p className="font-medium wrap-anywhere">{label}</p>
      {(amount !== null || until !== null) && (
        <p className="figures text-sm">
          {[amount === null ? '' : money(amount), until === null ? '' : `by ${spell(dayNumber(until))}`]
            .filter(Boolean)
            .join(', ')}
        </p>
      )}
      {sourceOf([factId], false)}
      {warning !== null && (
        <p className="flex items-start gap-2 rounded-control bg-due-soft p-3 text-sm font-medium">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-due" />
          {warning}
        </p>
      )}
    </li>
  ));
}
