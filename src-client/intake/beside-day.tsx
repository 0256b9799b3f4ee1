import { MapPin, Phone } from 'lucide-react';
import type { Day, DayAnswer, Proposal } from '#src/intake/schema.ts';
import { takesPlace } from '#src/intake/sittings.ts';
import { addDays, dayNumber, spell } from '#src/law/calendar-days.ts';
import { phoneLink } from '#src/participants/contact-links.ts';
import { byTime } from '#src/text/day-words.ts';
import { buttonClass } from '../ui/button-class.ts';
import { DatePlate } from '../ui/date-plate.tsx';

/** Today at the court, as the count had it. */
export function todayOf({ date, daysLeft }: Day): string {
  return addDays(date, -daysLeft);
}

/** The other days of the same papers, soonest first. */
export function OtherDays({ days, hearings }: { days: readonly Day[]; hearings: Proposal['hearings'] }) {
  return (
    <section aria-label="Other days" className="flex flex-col gap-2">
      <h2 className="font-semibold">Other days on these papers</h2>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {days.map((day) => (
          <li key={`${day.what} ${day.date}`} className="flex items-center gap-4 p-3">
            <DatePlate size="row" date={day.date} today={todayOf(day)} isSure={day.isSure} />
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{day.what}</p>
              <p className="figures text-sm text-muted">
                {spell(dayNumber(day.date))}
                {byTime(day.time, takesPlace({ hearings }, day))}
              </p>
              {day.place !== null && <p className="text-sm wrap-anywhere">{day.place}</p>}
              {day.warnings.map((warning) => (
                <p key={warning} className="text-sm">
                  {warning}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where the court is, when it is open, and its telephone. */
export function CourtPlace({
  court,
  place,
  isLetter,
  isSale,
}: {
  court: DayAnswer['court'];
  place: string | null;
  isLetter: boolean;
  /** A sale without a court: no clerk knows of it. */
  isSale: boolean;
}) {
  const { name, address, phone, hours } = court;
  if (isLetter) return null;
  if (name === null && place === null) return null;
  const link = phone === null ? null : phoneLink(phone);
  return (
    <section
      aria-label={isSale ? 'The place of the sale' : 'The court'}
      className="flex flex-col gap-1 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      {name !== null && <h2 className="font-semibold wrap-anywhere">{name}</h2>}
      <p className="flex items-start gap-2">
        <MapPin aria-hidden="true" className="mt-1 size-4 shrink-0 text-muted" />
        {place ?? address ?? 'Go to the place that the paper names. Ask the clerk if you are not sure.'}
      </p>
      <p className="text-sm text-muted">
        {isSale
          ? 'The day of a sale can change. Ask whoever sells before you go.'
          : hours === null
            ? 'We do not know when it is open. Ask the clerk before you go.'
            : `Hours: ${hours}`}
      </p>
      {phone !== null &&
        (link === null ? (
          <p className="figures">{phone}</p>
        ) : (
          <a
            href={link}
            className={buttonClass({ variant: 'secondary', className: 'figures mt-2 self-start' })}
          >
            <Phone aria-hidden="true" />
            Call {phone}
          </a>
        ))}
    </section>
  );
}
