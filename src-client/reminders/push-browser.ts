import { PushDeviceInput } from '#src/reminders/push-schema.ts';

/** What this browser can do: it may have to be installed first, or be reached over https, or be allowed in its settings. */
export type PushAbility = 'ready' | 'install-first' | 'insecure' | 'unsupported' | 'blocked';

const WORKER = '/push-worker.js';

/** iPads say that they are Macs, which have no touch screen. */
function isApplePhone({ userAgent, maxTouchPoints }: Navigator): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

export function pushAbility(): PushAbility {
  if (!window.isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return isApplePhone(navigator) ? 'install-first' : 'unsupported';
  }
  return Notification.permission === 'denied' ? 'blocked' : 'ready';
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Asks the person and the browser's push service. Null where the person says no. Throws where the service cannot. */
export async function subscribe(publicKey: string): Promise<PushDeviceInput | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  // One made for another key, before a restore say, would take nothing of ours.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(publicKey),
  });
  return PushDeviceInput.parse(made.toJSON());
}

/** The browser takes nothing more; whatever it had is forgotten. */
export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration(WORKER);
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  await worker?.unregister();
}
