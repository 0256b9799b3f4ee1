import { Copy } from 'lucide-react';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { showToast } from '../ui/toast-store.ts';

const STEPS: { program: string; steps: string }[] = [
  {
    program: 'Google Calendar',
    steps:
      'On a computer, open calendar.google.com. Beside “Other calendars” press +. Choose “From URL”. Paste the address. Press “Add calendar”.',
  },
  {
    program: 'Outlook',
    steps:
      'Open the calendar in Outlook on the web. Choose “Add calendar”, then “Subscribe from web”, paste the address and press “Import”.',
  },
  {
    program: 'Apple Calendar',
    steps:
      'On a Mac choose File, then “New Calendar Subscription”. On an iPhone open Calendars, “Add Calendar”, “Add Subscription Calendar”. Paste the address.',
  },
];

const OWN_MACHINE = /^(?:localhost|127\.|\[::1\])/;

/** The address, while it can be seen, and what to do with it. */
export function FeedAddress({ url }: { url: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: 'Address copied' });
    } catch {
      showToast({
        title: 'Copy Failed',
        description: 'Select the address and copy it by hand.',
        tone: 'danger',
      });
    }
  };
  return (
    <div className="flex flex-col gap-4">
      <Alert tone="due" title="Copy it now: it is shown only this once">
        Whoever has this address can read your deadlines. Give it to your own calendar and to nobody else.
      </Alert>
      <div className="flex flex-col gap-2 sm:flex-row sm:items-end">
        <Field label="Calendar address" className="min-w-0 flex-1">
          <Input readOnly value={url} onFocus={(event) => event.target.select()} />
        </Field>
        <Button variant="secondary" className="self-start sm:self-auto" onClick={copy}>
          <Copy aria-hidden="true" />
          Copy
        </Button>
      </div>
      {OWN_MACHINE.test(new URL(url).hostname) && (
        <Alert title="This address works on this computer alone">
          Google Calendar and Outlook on the web fetch it from elsewhere and cannot reach it. A calendar
          program on this computer can.
        </Alert>
      )}
      <dl className="flex flex-col gap-3 text-sm">
        {STEPS.map(({ program, steps }) => (
          <div key={program}>
            <dt className="font-semibold">{program}</dt>
            <dd className="max-w-[70ch] text-muted">{steps}</dd>
          </div>
        ))}
      </dl>
      <p className="max-w-[70ch] text-sm text-muted">
        Calendar programs look for changes when they choose to, some only once a day. What Proceed itself
        shows is always the newest.
      </p>
    </div>
  );
}
