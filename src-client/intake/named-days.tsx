import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { periodWords } from '#src/facts/fact-words.ts';
import { money } from '#src/intake/line-words.ts';
import type { Changes } from '#src/intake/proposal-lines.ts';
import type { Proposal } from '#src/intake/schema.ts';
import { dayNumber, spell } from '#src/law/calendar-days.ts';
import { timeOfDay } from '#src/text/day-words.ts';
import { Button } from '../ui/button.tsx';
import { DayEditor } from './day-editor.tsx';
import type { Later } from './proposal-card.tsx';
import { ReadLine } from './read-line.tsx';

interface NamedDaysProps {
  proposal: Proposal;
  sourceOf(factIds: readonly string[], isSure: boolean): ReactNode;
}

function dayWords(date: string | null, time: string | null, otherwise: string | null): string {
  if (date === null) return otherwise ?? 'The paper names no day';
  return `${spell(dayNumber(date))}${time === null ? '' : `, ${timeOfDay(time)}`}`;
}

interface DayLinesProps extends NamedDaysProps {
  onSay(changes: Changes): void;
  later: Later | undefined;
}

type Lines = 'hearings' | 'deadlines';

/** The days that the paper names, each with its words, to be said right, changed or put aside. */
export function DayLines({ proposal, sourceOf, onSay, later }: DayLinesProps) {
  // Several lines may rest on one fact: each is changed by its place.
  const put = (of: Lines, place: number, change: object | null) =>
    onSay({
      [of]: proposal[of].flatMap((line, at) =>
        at !== place ? [line] : change === null ? [] : [{ ...line, ...change }],
      ),
    });
  const lines = [
    ...proposal.hearings.map((line, at) => ({ ...line, at, of: 'hearings' as const, period: null })),
    ...proposal.deadlines.map((line, at) => ({ ...line, at, of: 'deadlines' as const, place: null })),
  ];
  return lines.map(({ of, at, factId, label, date, time, place, period, certainty }) => {
    const isSure = certainty === 'certain';
    return (
      <ReadLine
        key={`${of} ${label} ${factId}`}
        label={label}
        text={[dayWords(date, time, period && periodWords(period)), place].filter(Boolean).join(', ')}
        isSure={isSure}
        source={
          <>
            {sourceOf([factId], isSure)}
            {later && <Effect later={later} factId={factId} />}
          </>
        }
        onRight={() => put(of, at, { certainty: 'certain' })}
        editor={(close) => (
          <DayEditor
            date={date}
            time={time}
            onSave={(said) => {
              put(of, at, {
                ...said,
                // How the day was counted, or what else the paper gives, is of another day than the one said now.
                ...(of === 'deadlines' && { period: null, counted: null, shorter: null }),
                certainty: 'certain',
              });
              close();
            }}
            onNone={() => put(of, at, null)}
            onClose={close}
          />
        )}
      />
    );
  });
}

/** What becomes of the day on the timeline, and the question where it may move another. */
function Effect({ later, factId }: { later: Later; factId: string }) {
  const found = later.effects.find((each) => each.factId === factId);
  if (found === undefined) return null;
  const { text, moves } = found;
  const said = later.moves[factId];
  if (moves === null) return <p className="text-sm text-muted">{text}</p>;
  return (
    <div data-question="" className="flex flex-col gap-2 rounded-control bg-due-soft p-3">
      <p className="font-medium">{text}</p>
      <p>Does this paper move it?</p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant={said === moves.id ? 'primary' : 'secondary'}
          aria-pressed={said === moves.id}
          onClick={() => later.onMove(factId, moves.id)}
        >
          Yes, move it here
        </Button>
        <Button
          size="small"
          variant={said === null ? 'primary' : 'secondary'}
          aria-pressed={said === null}
          onClick={() => later.onMove(factId, null)}
        >
          No, it stays
        </Button>
      </div>
    </div>
  );
}

interface OfferLinesProps extends NamedDaysProps {
  /** Of a letter in a case: what becomes of the day that it names. */
  onSay?: ((changes: Changes) => void) | undefined;
}

/** What a letter offers or asks, with the trap in it. */
export function OfferLines({ proposal, sourceOf, onSay }: OfferLinesProps) {
  return proposal.offers.map((offer) => {
    const { factId, label, until, amount, warning } = offer;
    return (
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
        {onSay && <OfferChoice proposal={proposal} offer={offer} onSay={onSay} />}
      </li>
    );
  });
}

interface OfferChoiceProps {
  proposal: Proposal;
  offer: Proposal['offers'][number];
  onSay(changes: Changes): void;
}

/** Whether somebody wants to be reminded of the day of an offer, or wants nothing of it. */
function OfferChoice({ proposal, offer: { factId, label, until }, onSay }: OfferChoiceProps) {
  const isWanted = proposal.deadlines.some((due) => due.factId === factId);
  if (isWanted) return null;
  const want = (date: string) => ({
    ...{ label, date, factId, time: null, period: null },
    certainty: 'certain' as const,
  });
  return (
    <div className="-mb-1 flex flex-wrap gap-2">
      {until !== null && (
        <Button
          variant="secondary"
          size="small"
          onClick={() => onSay({ deadlines: [...proposal.deadlines, want(until)] })}
        >
          Remind me of that day
        </Button>
      )}
      <Button
        variant="secondary"
        size="small"
        onClick={() => onSay({ offers: proposal.offers.filter((each) => each.factId !== factId) })}
      >
        I do not want it
      </Button>
    </div>
  );
}
