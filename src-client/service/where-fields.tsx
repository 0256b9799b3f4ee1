import { format } from 'date-fns';
import { Clock } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { DayEntry, EntryGroup, TextEntry } from './entries.tsx';
import type { ReturnFormState } from './use-return-form.ts';

/** When and where it was tried. */
export function WhereFields({ form }: { form: ReturnFormState }) {
  return (
    <EntryGroup title="When and where">
      <div className="grid gap-4 sm:grid-cols-2">
        <DayEntry form={form} name="attemptDate" label="Service date *" />
        <div className="flex items-end gap-2">
          <TextEntry
            form={form}
            name="attemptTime"
            label="Time"
            placeholder="2:30 PM"
            className="flex-1 sm:max-w-36"
          />
          <Button
            variant="secondary"
            aria-label="Enter the time now"
            onClick={() => form.setValue('attemptTime', format(new Date(), 'h:mm a'), { shouldDirty: true })}
          >
            <Clock aria-hidden="true" />
            Now
          </Button>
        </div>
        <TextEntry
          form={form}
          name="countyServed"
          label="County served *"
          hint="Where it happened, such as Santa Fe."
        />
        <TextEntry form={form} name="serviceLocation" label="Place" hint="Such as front door or reception." />
      </div>
      <TextEntry form={form} name="serviceAddress" label="Service address *" rows={2} />
    </EntryGroup>
  );
}
