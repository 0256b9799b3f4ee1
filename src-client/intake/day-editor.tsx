import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { DateInput } from '../ui/date-input.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';

interface DayEditorProps {
  date: string | null;
  /** HH:MM */
  time: string | null;
  onSave(said: { date: string; time: string | null }): void;
  /** It is no day of theirs. */
  onNone(): void;
  onClose(): void;
}

/** Another day than the one that was read, or none. */
export function DayEditor({ date, time, onSave, onNone, onClose }: DayEditorProps) {
  const [day, setDay] = useState(date ?? '');
  const [hour, setHour] = useState(time ?? '');
  const [isTried, setTried] = useState(false);
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (day !== '') onSave({ date: day, time: hour === '' ? null : hour });
      }}
    >
      <div className="flex flex-wrap gap-3">
        <Field
          label="The day, as on the paper"
          error={isTried && day === '' ? 'Please enter the day.' : undefined}
        >
          <DateInput value={day} onChange={setDay} />
        </Field>
        <Field label="Time, if it names one">
          <Input type="time" value={hour} onChange={(event) => setHour(event.target.value)} />
        </Field>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small">
          Save
        </Button>
        <Button variant="secondary" size="small" onClick={onNone}>
          This is no day for me
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
