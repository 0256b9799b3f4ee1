import { X } from 'lucide-react';
import { useState } from 'react';
import { isCalendarDate } from '#src/calendar-date.ts';
import { dayText } from '../text/due-text.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { DateInput } from '../ui/date-input.tsx';
import { Field } from '../ui/field.tsx';

interface ClosedDaysProps {
  days: readonly string[];
  today: string;
  error?: string | undefined;
  onChange(days: readonly string[]): void;
}

/** Days on which the court is closed beyond weekends and holidays. */
export function ClosedDays({ days, today, error, onChange }: ClosedDaysProps) {
  const [day, setDay] = useState('');
  const canAdd = isCalendarDate(day) && !days.includes(day);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-end gap-2">
        <Field
          label="Days the court is closed"
          hint="Weekends and court holidays are known already. Add closures for weather and the like."
          error={error}
          className="flex-1"
        >
          <DateInput value={day} onChange={setDay} />
        </Field>
        <Button
          variant="secondary"
          disabled={!canAdd}
          onClick={() => {
            onChange([...days, day].sort());
            setDay('');
          }}
        >
          Add day
        </Button>
      </div>
      {days.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {days.map((each) => (
            <li key={each} className="figures flex items-center gap-1 rounded-control bg-sunken pl-3 text-sm">
              {dayText(each, today)}
              <IconButton
                label={`Remove ${dayText(each, today)}`}
                icon={<X aria-hidden="true" />}
                onClick={() => onChange(days.filter((other) => other !== each))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
