import { BellPlus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { isCalendarDate } from '#src/calendar-date.ts';
import { reminderDates } from '#src/law/reminders.ts';
import { type Milestone, MOST_REMINDERS } from '#src/timeline/schema.ts';
import { daysText, dayText } from '../text/due-text.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { DateInput } from '../ui/date-input.tsx';
import { Field } from '../ui/field.tsx';
import { nearestOf } from './nearest-row.ts';

interface RemindersCardProps {
  stage: Milestone;
  today: string;
  canEdit: boolean;
  busy: boolean;
  /** `isUsual` adds 14 days before and the last open day of the court. */
  onChange(reminders: string[] | null, onDone?: () => void, isUsual?: boolean): void;
}

/** The days on which the people of the case are reminded. Each change is saved at once. */
export function RemindersCard({ stage, today, canEdit, busy, onChange }: RemindersCardProps) {
  const [day, setDay] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const reminders = stage.reminderDates ?? [];
  const usual = stage.date === null ? [] : reminderDates(stage.date, today);
  const isUsual = usual.length > 0 && usual.every((date) => reminders.includes(date));
  const error = problemWith(day, { reminders, due: stage.date, today });
  const save = (dates: readonly string[], onDone?: () => void) =>
    onChange(dates.length > 0 ? [...new Set(dates)].sort() : null, onDone);
  return (
    <Card>
      <CardHeader
        title="Reminders"
        description={
          stage.finishedAt === null
            ? 'Shown under the bell. Your profile says whether mail and your phone tell you too.'
            : 'Nobody is reminded of a milestone that is done.'
        }
        actions={
          canEdit &&
          !isUsual &&
          usual.length > 0 && (
            <Button
              variant="secondary"
              size="small"
              disabled={busy}
              onClick={() => onChange([...new Set([...reminders, ...usual])].sort(), undefined, true)}
            >
              <BellPlus aria-hidden="true" />
              The usual days
            </Button>
          )
        }
      />
      <CardBody className="flex flex-col gap-4">
        {reminders.length === 0 ? (
          <p className="text-muted">No reminder is set.</p>
        ) : (
          <ul aria-label="Reminder dates" className="divide-y divide-line">
            {reminders.map((date) => (
              <li key={date} className="flex min-h-10 items-center justify-between gap-3">
                <p className="figures">
                  <time dateTime={date} className="font-medium">
                    {dayText(date, today)}
                  </time>
                  <span className="text-muted">
                    {date > today
                      ? ` · ${daysText(date, today)}`
                      : date === today
                        ? ' · today'
                        : ' · has passed'}
                  </span>
                </p>
                {canEdit && (
                  <IconButton
                    label={`Remove the reminder on ${dayText(date, today)}`}
                    icon={<X aria-hidden="true" />}
                    data-remove=""
                    onClick={(event) => {
                      const next = nearestOf(event.currentTarget, '[data-remove]', 'ul') ?? field.current;
                      save(
                        reminders.filter((other) => other !== date),
                        () => next?.focus(),
                      );
                    }}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        {canEdit && (
          <form
            noValidate
            className="flex flex-wrap items-end gap-2"
            onSubmit={(event) => {
              event.preventDefault();
              if (!isCalendarDate(day) || error) return;
              save([...reminders, day]);
              setDay('');
            }}
          >
            <Field label="Remind on" error={error}>
              <DateInput ref={field} value={day} onChange={setDay} />
            </Field>
            <Button
              type="submit"
              variant="secondary"
              disabled={
                busy || !isCalendarDate(day) || error !== undefined || reminders.length >= MOST_REMINDERS
              }
            >
              Add Reminder
            </Button>
          </form>
        )}
      </CardBody>
    </Card>
  );
}

function problemWith(
  day: string,
  known: { reminders: readonly string[]; due: string | null; today: string },
): string | undefined {
  if (!isCalendarDate(day)) return undefined;
  if (known.reminders.includes(day)) return 'This reminder is set already.';
  if (day <= known.today) return 'Please choose a day after today.';
  if (known.due !== null && day > known.due) return 'This day is after the deadline.';
  return undefined;
}
