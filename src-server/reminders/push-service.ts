import { AppError } from '#src/errors.ts';
import { isId } from '#src/ids.ts';
import type { PushDevice, PushDeviceInput } from '#src/reminders/push-schema.ts';
import { digest } from '../auth/lucia.ts';
import type { Deps } from '../deps.ts';
import { pushKey } from './push-keys.ts';
import { publicKeyOf } from './push-message.ts';
import { isPushService, sendPush } from './push-sender.ts';
import {
  deleteDevice,
  findTarget,
  forgetDevice,
  insertDevice,
  listDevices,
  updateDevice,
} from './push-store.ts';

interface Asker {
  userId: string;
  sessionId: string | null;
}

async function ownDevices(deps: Deps, { userId, sessionId }: Asker): Promise<PushDevice[]> {
  const own = sessionId === null ? null : digest(sessionId);
  const devices = await listDevices(deps.db, userId, deps.clock.now());
  return devices.map(({ sessionSid, ...device }) => ({ ...device, current: sessionSid === own }));
}

/** The server's public key, and the devices on which this person is reminded. */
export async function getPushSettings(deps: Deps, asker: Asker) {
  const jwk = await pushKey(deps.db, deps.clock.now());
  return { publicKey: publicKeyOf(jwk), devices: await ownDevices(deps, asker) };
}

/** Lets reminders go to the browser that asks, until its session ends. BAD_REQUEST for a push service nobody knows. */
export async function addDevice(deps: Deps, asker: Asker, input: PushDeviceInput): Promise<PushDevice> {
  const { userId, sessionId } = asker;
  if (sessionId === null) throw new AppError('UNAUTHORIZED');
  if (!isPushService(input.endpoint, deps.env.PUSH_SERVICES)) {
    throw new AppError(
      'BAD_REQUEST',
      'This server does not know the push service of your browser. Reminders still show under the bell.',
    );
  }
  const id = deps.ids.next();
  const of = { id, userId, sessionSid: digest(sessionId), createdAt: deps.clock.now() };
  await deps.db.transaction().execute((db) => insertDevice(db, of, input));
  const made = (await ownDevices(deps, asker)).find((device) => device.id === id);
  if (made === undefined) throw new AppError('UNAUTHORIZED');
  deps.events.tell(userId, { type: 'reminders-changed' });
  return made;
}

export async function changeDevice(
  deps: Deps,
  userId: string,
  { id, showsDetails }: { id: string; showsDetails: boolean },
): Promise<void> {
  if (!isId(id) || !(await updateDevice(deps.db, userId, id, showsDetails))) throw new AppError('NOT_FOUND');
  deps.events.tell(userId, { type: 'reminders-changed' });
}

export async function removeDevice(deps: Deps, userId: string, id: string): Promise<void> {
  if (!isId(id) || !(await deleteDevice(deps.db, userId, id))) throw new AppError('NOT_FOUND');
  deps.events.tell(userId, { type: 'reminders-changed' });
}

/** Sends a reminder on trial. UNAVAILABLE where the push service does not take it. */
export async function tryDevice(deps: Deps, userId: string, id: string): Promise<void> {
  const target = isId(id) ? await findTarget(deps.db, userId, id) : undefined;
  if (target === undefined) throw new AppError('NOT_FOUND');
  await deps.limits.spend('push-trial', userId);
  const outcome = await sendPush(deps, target, {
    title: 'Proceed',
    body: 'This is a test. Your reminders will look like this.',
    path: '/profile',
    tag: 'trial',
  });
  if (outcome === 'sent') return;
  if (outcome !== 'gone') {
    throw new AppError('UNAVAILABLE', 'The test was not sent. Please try again in a few minutes.');
  }
  await forgetDevice(deps.db, id);
  throw new AppError(
    'UNAVAILABLE',
    'That device takes no reminders any more, so we took it off the list. Turn reminders on there again.',
  );
}
