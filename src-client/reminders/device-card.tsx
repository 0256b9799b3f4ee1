import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { SESSION_DAYS } from '#src/auth/schema.ts';
import type { PushDevice } from '#src/reminders/push-schema.ts';
import { trpc } from '../lib/trpc.ts';
import { Alert } from '../ui/alert.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../ui/card.tsx';
import { PanelFailure } from '../ui/panel-failure.tsx';
import { Switch } from '../ui/switch.tsx';
import { showToast } from '../ui/toast-store.ts';
import { Waiting } from '../ui/waiting.tsx';
import { type PushAbility, pushAbility, subscribe, unsubscribe } from './push-browser.ts';

/** Reminders on phones and computers while Proceed is closed: which have them, and whether this one can. */
export function DeviceCard() {
  const settings = trpc.reminders.devices.useQuery(undefined, { meta: { silent: true } });
  const devices = settings.data?.devices ?? [];
  const isOnHere = devices.some(({ current }) => current);
  return (
    <Card aria-label="Reminders on your phone">
      <CardHeader
        title="Reminders on your phone"
        description="A short message when a date is near, even while Proceed is closed."
      />
      <CardBody className="flex flex-col gap-4">
        {settings.isPending && <Waiting text="Loading your devices" blocks={['h-12']} />}
        {settings.isError && settings.data === undefined && (
          <PanelFailure title="We couldn't load this" onRetry={() => settings.refetch()} />
        )}
        {settings.data && !isOnHere && <TurnOn publicKey={settings.data.publicKey} />}
        {devices.length > 0 && (
          <ul className="divide-y divide-line rounded-card border border-line">
            {devices.map((device) => (
              <DeviceRow key={device.id} device={device} />
            ))}
          </ul>
        )}
        {devices.length > 0 && (
          <p className="max-w-[70ch] text-sm text-muted">
            A device gets reminders until you sign out there, or do not use Proceed there for {SESSION_DAYS}{' '}
            days. A phone can miss a message. Your timeline is what counts.
          </p>
        )}
      </CardBody>
    </Card>
  );
}

const CANNOT: Record<Exclude<PushAbility, 'ready'>, { title: string; how: string }> = {
  'install-first': {
    title: 'First put Proceed on your home screen',
    how: 'Open this page in Safari. Press Share, then Add to Home Screen. Open Proceed from there and come back to this page. This works from iOS 16.4 on.',
  },
  insecure: {
    title: 'This address is not secure',
    how: 'Browsers show reminders only for an address that begins with https. Ask whoever runs this server. Until then, look under the bell at the top.',
  },
  unsupported: {
    title: 'This browser cannot show reminders',
    how: 'Chrome, Edge, Firefox and Safari can, but not in a private window. You can also put your dates in your calendar: see Calendar feed.',
  },
  blocked: {
    title: 'This browser blocks messages from Proceed',
    how: 'Open the settings of this site in your browser, next to its address. Allow notifications, then reload this page.',
  },
};

function TurnOn({ publicKey }: { publicKey: string }) {
  const [ability, setAbility] = useState(pushAbility);
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState(false);
  const add = trpc.reminders.addDevice.useMutation({
    meta: { errorFallback: 'Reminders are not on yet. Please try again.' },
    onSuccess: () =>
      showToast({ title: 'Reminders are on', description: 'Send a test to see how they look.' }),
  });

  async function turnOn() {
    setAsking(true);
    setFailed(false);
    try {
      const device = await subscribe(publicKey);
      setAbility(pushAbility());
      if (device !== null) add.mutate(device);
    } catch {
      setFailed(true);
    } finally {
      setAsking(false);
    }
  }

  if (ability !== 'ready') {
    const { title, how } = CANNOT[ability];
    return <Alert title={title}>{how}</Alert>;
  }
  return (
    <>
      <p className="max-w-[70ch]">
        The message says only “A date is near. Open Proceed.” It names nothing of your case, unless you choose
        that.
      </p>
      <Button className="self-start" busy={asking || add.isPending} onClick={() => void turnOn()}>
        <BellRing aria-hidden="true" />
        Turn On Reminders Here
      </Button>
      {failed && (
        <Alert tone="due" title="Your browser could not turn them on">
          Its push service did not answer. Check that you are online and not in a private window, then try
          again.
        </Alert>
      )}
    </>
  );
}

function DeviceRow({ device }: { device: PushDevice }) {
  const { id, current, showsDetails } = device;
  const change = trpc.reminders.changeDevice.useMutation({
    meta: { errorFallback: 'Nothing was changed. Please try again.' },
  });
  const attempt = trpc.reminders.tryDevice.useMutation({
    meta: { errorFallback: 'The test was not sent. Please try again.' },
    onSuccess: () =>
      showToast({ title: 'A test is on its way', description: 'It should show within a minute.' }),
  });
  const remove = trpc.reminders.removeDevice.useMutation({
    meta: { errorFallback: 'That device still gets reminders. Please try again.' },
    onSuccess: async () => {
      if (current) await unsubscribe();
      showToast({ title: 'That device gets no more reminders' });
    },
  });
  const name = device.device ?? 'A browser that does not say what it is';
  return (
    <li className="flex flex-col gap-3 px-4 py-3">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        {name}
        {current && <Badge tone="accent">This browser</Badge>}
      </p>
      <Switch
        checked={showsDetails}
        busy={change.isPending}
        onChange={(next) => change.mutate({ id, showsDetails: next })}
        label="Name the date and the case"
        hint="Anyone who sees the locked screen can then read them."
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" busy={attempt.isPending} onClick={() => attempt.mutate({ id })}>
          Send a Test
        </Button>
        <Button
          variant="danger-quiet"
          busy={remove.isPending}
          aria-label={`Turn off reminders on ${name}`}
          onClick={() => remove.mutate({ id })}
        >
          Turn Off
        </Button>
      </div>
    </li>
  );
}
