import type { HelpNear } from '#src/help/schema.ts';
import { dayNumber, spell } from '#src/law/calendar-days.ts';
import { timeOfDay } from '#src/text/day-words.ts';

const MOST_HELP = 3;
/** So many beside several days: the sheet is one page. */
const FEW_HELP = 2;

/** A day on the sheet; dates are 'YYYY-MM-DD', `daysLeft` is negative once it has passed. */
export interface SheetDay {
  what: string;
  date: string;
  time: string | null;
  daysLeft: number;
  isSure: boolean;
  /** Somebody has to be there; nothing is only handed in. */
  takesPlace: boolean;
  /** The written answer to a lawsuit. */
  isAnswer: boolean;
  aimFor: string | null;
  place: string | null;
}

export interface SheetCourt {
  name: string | null;
  address: string | null;
  phone: string | null;
  hours: string | null;
}

interface FridgeSheetProps {
  title: string;
  days: readonly SheetDay[];
  /** What asks: a court in a lawsuit or by a subpoena, or who wrote; a landlord can do other things than who asks for money. */
  from: 'court' | 'subpoena' | 'letter' | 'landlord';
  number: string | null;
  court: SheetCourt;
  help: HelpNear['help'];
}

interface PrintedDayProps {
  day: SheetDay;
  isFirst: boolean;
  from: FridgeSheetProps['from'];
}

/** No court stands behind it. */
const isWritten = (from: FridgeSheetProps['from']): boolean => from === 'letter' || from === 'landlord';

/** The day to keep, large; the others after it, small. */
function PrintedDay({ day, isFirst, from }: PrintedDayProps) {
  const isLetter = isWritten(from);
  const date = `${spell(dayNumber(day.date))}${day.time === null ? '' : `, ${timeOfDay(day.time)}`}`;
  if (!isFirst) {
    return (
      <li className="figures px-4 text-xl">
        {day.what}: {date}
        {day.place !== null && `, ${day.place}`}
        {day.takesPlace && !isLetter && '. Be there'}
        {day.daysLeft < 0 && ' (passed)'}
        {!day.isSure && !isLetter && ' (ask the clerk: is this the right day?)'}
      </li>
    );
  }
  return (
    <li className="border-2 border-sheet-ink p-4">
      <p className="font-court text-2xl">{day.what}</p>
      <p className="figures text-5xl font-bold">
        {date}
        {day.daysLeft < 0 && <span className="text-2xl font-semibold"> (passed)</span>}
      </p>
      {!day.isSure && !isLetter && (
        <p className="text-xl font-semibold">Ask the clerk: is this the right day?</p>
      )}
      {day.isAnswer && (
        <p className="text-xl">It must be at the court by then. Mail it days before, or bring it.</p>
      )}
      {day.takesPlace && !isLetter && (
        <p className="text-xl">
          {from === 'subpoena'
            ? 'Be there: the court can punish me if I stay away.'
            : 'Be there: without me the judge can decide against me.'}
        </p>
      )}
      {day.aimFor !== null && <p className="text-xl">Aim for {spell(dayNumber(day.aimFor))}.</p>}
      {day.place !== null && <p className="text-xl">{day.place}</p>}
    </li>
  );
}

/** Where to go, and what to bring. */
function CourtLines({ number, court }: Pick<FridgeSheetProps, 'number' | 'court'>) {
  return (
    <>
      <div className="mt-4 flex flex-col text-lg">
        <p className="font-bold">{court.name ?? 'Court: ____________________'}</p>
        <p>{court.address ?? 'Go to the place that the paper names.'}</p>
        {court.phone !== null && <p className="figures">Telephone {court.phone}</p>}
        <p>{court.hours === null ? 'Hours: ask the clerk' : `Hours: ${court.hours}`}</p>
        <p className="figures">Case number: {number ?? '____________________'}</p>
      </div>
      <div className="mt-4 text-lg">
        <p className="font-bold">Bring with me</p>
        <ul className="list-disc pl-6">
          <li>This paper and every paper I got, with the envelope</li>
          <li>A photo ID</li>
          <li>What shows my side: letters, receipts, photos, messages</li>
          <li>Two copies of what I hand in</li>
        </ul>
      </div>
    </>
  );
}

/** A letter sends nobody to a court. */
function LetterLines({ isLandlords }: { isLandlords: boolean }) {
  const lines = isLandlords
    ? [
        'Nobody may put me out without a court order',
        'Pay, or get help, by the day above, and keep the receipt',
        'Keep the notice. Note the day it came, and how',
        'Open every letter: papers of a court leave little time',
      ]
    : [
        'Keep it, with its envelope',
        'Sign nothing that I do not understand',
        'Dispute it in writing, and keep a copy',
        'Do not write that I owe it, and pay no part of it, before I asked for help',
        'Open every letter: papers of a court may come',
      ];
  return (
    <div className="mt-5 text-xl">
      <p className="font-bold">
        {isLandlords ? 'It is a notice, not an order of a court' : 'It is a letter, not an order of a court'}
      </p>
      <ul className="list-disc pl-6">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** One US Letter page in large type, for the door of the fridge; on paper alone. */
export function FridgeSheet(props: FridgeSheetProps) {
  const { title, days, from, number, court, help } = props;
  const isLetter = isWritten(from);
  return (
    <article aria-hidden="true" className="hidden bg-sheet text-sheet-ink print:block">
      <h1 className="text-3xl font-bold">{title}</h1>
      <ul className="mt-4 flex flex-col gap-3">
        {days.map((day, at) => (
          <PrintedDay key={`${day.what} ${day.date}`} {...{ day, isFirst: at === 0, from }} />
        ))}
      </ul>
      {days.length === 0 && !isLetter && (
        <p className="mt-4 text-xl">My day: ____________________ (ask the clerk)</p>
      )}
      {isLetter ? (
        <LetterLines isLandlords={from === 'landlord'} />
      ) : (
        <CourtLines number={number} court={court} />
      )}
      {help.length > 0 && (
        <div className="mt-4 text-lg">
          <p className="font-bold">Who helps</p>
          <ul>
            {help.slice(0, days.length > 1 ? FEW_HELP : MOST_HELP).map(({ name, phone, url }) => (
              <li key={name} className="figures">
                {[name, phone ?? (url === undefined ? undefined : new URL(url).host)]
                  .filter(Boolean)
                  .join(', ')}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="mt-4">
        General information, not legal advice.
        {!isLetter && ' Check each day with the clerk of the court.'}
      </p>
    </article>
  );
}
